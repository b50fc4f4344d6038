"""The chances of trains, against counting every throw."""

from collections import defaultdict
from fractions import Fraction
from itertools import product
from math import isclose
from typing import Literal

import pytest

from engine.bots.planner.race_odds import arrivals_of, expected_prizes
from engine.game.prizes import prizes
from engine.game.races import Train, arrivals
from engine.paths.compilation import at_pace
from engine.rulesets.ruleset import AVERAGE_DIE
from engine.rulesets.sixth import SIXTH
from tests.engine.paths.graphs import PACES


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


@pytest.mark.parametrize("need", [1, 7, 30])
def test_every_train_comes_in_at_last(need: int) -> None:
    assert isclose(sum(arrivals_of(AVERAGE_DIE, need).chance), 1.0)


@pytest.mark.parametrize("pace", PACES)
def test_a_tie_counts_half(pace: Literal["plain", "compiled"]) -> None:
    """By a die of 2 and 4 a train that needs 2 ties only with one that does, half the time."""
    with at_pace(pace):
        # As often one is first for having more left over as the other.
        assert expected_prizes((2, 4), (2, 2), (20, 10)) == [15, 15]
        # One that needs 3 is before it where it throws 4 and the other 2.
        assert expected_prizes((2, 4), (2, 3), (20, 10)) == [17.5, 12.5]


def test_where_the_order_of_throwing_decides_what_is_left_over_counts_for_nothing() -> None:  # E.B5
    # Both are home in the first turn for certain: neither is ahead of the other more often.
    assert expected_prizes((2, 4), (1, 2), (20, 10), "in_order") == [15, 15]
    ahead, _ = expected_prizes((2, 4), (1, 2), (20, 10))
    assert ahead > 15


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
            came, trains = arrivals(moved, "furthest")
            places += came
        for seat, prize in prizes(SIXTH, places, len(needs), range(len(needs))).items():
            won[seat] += prize
    return [won[seat] / len(games) for seat in range(len(needs))]


@pytest.mark.parametrize("needs", [(2, 2), (3, 4), (4, 2), (2, 3, 3)])
def test_what_a_train_may_expect_is_what_playing_out_gives(needs: tuple[int, ...]) -> None:
    """6.B5: 20 and 10; a tie shares, which counting half for each rival comes near to."""
    die, near = (1, 2), 0.01 if len(needs) == 2 else 0.6
    expected = expected_prizes(die, sorted(needs), [*SIXTH.prizes, *[0] * (len(needs) - 2)])
    for seat, average in enumerate(played_out(die, needs)):
        assert abs(expected[sorted(needs).index(needs[seat])] - average) < near


@pytest.mark.parametrize("pace", PACES)
def test_a_sole_entrant_expects_the_whole_prize(pace: Literal["plain", "compiled"]) -> None:
    """However many points it needs, for which room is made."""
    with at_pace(pace):
        for need in (12, 200, 13):
            assert expected_prizes(AVERAGE_DIE, [need], [20]) == pytest.approx([20])


def test_equals_share_what_there_is() -> None:
    assert expected_prizes(AVERAGE_DIE, [12, 12], [20, 10]) == pytest.approx([15, 15])
    ahead, behind = expected_prizes(AVERAGE_DIE, [9, 12], [20, 10])
    assert 20 > ahead > 18
    assert 12 > behind > 10
