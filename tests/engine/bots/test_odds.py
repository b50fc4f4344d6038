"""The chances of trains, against counting every throw."""

from collections import defaultdict
from fractions import Fraction
from itertools import product
from math import isclose

import pytest

from engine.bots.odds import arrivals_of, expected_prize, sooner
from engine.game.prizes import prizes
from engine.game.races import Train, arrivals
from engine.rulesets.ruleset import AVERAGE_DIE
from engine.rulesets.sixth import SIXTH


def test_a_train_comes_in_by_every_way_its_rolls_can_fall() -> None:
    die = (1, 2)
    found = arrivals_of(die, 3)
    # 1+2, 2+1 in two turns to the point; 2+2 one over; 1+1 and any third roll.
    assert dict(zip(found.when, found.chance, strict=True)) == {
        (2, -1): 0.25,
        (2, 0): 0.5,
        (3, -1): 0.125,
        (3, 0): 0.125,
    }
    assert found.by_then == (0.25, 0.75, 0.875, 1.0)


@pytest.mark.parametrize("need", [1, 7, 30])
def test_every_train_comes_in_at_last(need: int) -> None:
    assert isclose(arrivals_of(AVERAGE_DIE, need).by_then[-1], 1.0)


def test_a_tie_counts_half() -> None:
    train = arrivals_of((2, 4), 2)
    assert sooner(train, (1, 0)) == 0.5 + 0.25
    assert sooner(train, (1, -2)) == 0.25
    assert sooner(train, (2, 0)) == 1.0
    assert sooner(train, (0, 0)) == 0.0


def played_out(die: tuple[int, ...], needs: tuple[int, ...]) -> list[Fraction]:
    """Return what each train wins on average over every fall of the dice, by the game's own steps."""
    turns = max(-(-need // min(die)) for need in needs)
    won: defaultdict[int, Fraction] = defaultdict(Fraction)
    games = list(product(product(die, repeat=len(needs)), repeat=turns))
    for rolls in games:
        trains = tuple(Train(seat, need) for seat, need in enumerate(needs))
        places: tuple[tuple[int, ...], ...] = ()
        for turn in rolls:
            moved = [Train(train.player, train.need, train.rolled + turn[train.player]) for train in trains]
            came, trains = arrivals(moved)
            places += came
        for seat, prize in prizes(SIXTH, places, len(needs), range(len(needs))).items():
            won[seat] += prize
    return [won[seat] / len(games) for seat in range(len(needs))]


@pytest.mark.parametrize("needs", [(2, 2), (3, 4), (4, 2), (2, 3, 3)])
def test_what_a_train_may_expect_is_what_playing_out_gives(needs: tuple[int, ...]) -> None:
    """6.B5: 20 and 10; a tie shares, which counting half for each rival comes near to."""
    die, near = (1, 2), 0.01 if len(needs) == 2 else 0.6
    for seat, average in enumerate(played_out(die, needs)):
        others = [need for other, need in enumerate(needs) if other != seat]
        purse = [*SIXTH.prizes, *[0] * (len(needs) - 2)]
        assert abs(expected_prize(die, needs[seat], others, purse) - average) < near


def test_a_sole_entrant_expects_the_whole_prize() -> None:
    assert isclose(expected_prize(AVERAGE_DIE, 12, [], [20]), 20)


def test_equals_share_what_there_is() -> None:
    assert isclose(expected_prize(AVERAGE_DIE, 12, [12], [20, 10]), 15)
    assert 20 > expected_prize(AVERAGE_DIE, 9, [12], [20, 10]) > 18
    assert expected_prize(AVERAGE_DIE, 15, [12], [20, 10]) < 12
