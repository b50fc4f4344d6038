"""How often a draw comes to an impasse: simulated as it is, and nothing where it never can."""

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.checks.check_runner import check, picked
from engine.checks.keys.draws import outcomes
from engine.checks.keys.draws.drawing import draw_of, percent
from engine.checks.keys.draws.exact import exact_share
from engine.checks.keys.draws.lengths import runs_of
from engine.checks.keys.draws.outcomes import Chance, chance_of, may_fail, simulated
from engine.checks.keys.draws.process import Process, process_of
from engine.game.keys import next_free
from engine.rulesets.editions import rules_of
from tests.engine.checks.keys.draws.small import card_draw, dice_draw, exact_chance, legal_but
from tests.shipped import shipped

DRAWS = {
    "six towns": dice_draw(("11", "12", "13", "21", "22", "23")),
    "seven towns": dice_draw(("11", "12", "13", "21", "22", "23", "31")),
    "specials": dice_draw(("11", "12", "21", "22"), ("1", "2"), (False, True)),
    "specials at last": dice_draw(
        ("11", "12", "13", "21", "22", "23"), ("1", "2"), (False, True, False, True)
    ),
    "cards": card_draw(6),
    "drawn again whole": replace(dice_draw(("11", "12", "13", "21", "22", "23")), whole=True),
    "specials drawn again whole": replace(
        dice_draw(("11", "12", "21", "22"), ("1", "2"), (True, False, True)), whole=True
    ),
    "twice": replace(dice_draw(("11", "12", "13", "21")), uses=2, races=(False,) * 4),
    "twice and drawn again whole": replace(
        dice_draw(("11", "12", "13", "21")), uses=2, races=(False,) * 4, whole=True
    ),
    "cards twice and drawn again whole": replace(card_draw(4), uses=2, races=(False,) * 4, whole=True),
}


def pairs_of(process: Process) -> st.SearchStrategy[list[tuple[int, int]]]:
    return st.lists(st.sampled_from(list(combinations(range(len(process.keys)), 2))), unique=True)


@given(data=st.data(), name=st.sampled_from(sorted(DRAWS)))
@settings(max_examples=30, deadline=None)
def test_the_simulated_chance_is_that_of_following_every_throw(data: st.DataObject, name: str) -> None:
    process = DRAWS[name]
    legal = legal_but(len(process.keys), *data.draw(pairs_of(process)))
    exact, found = exact_chance(process, legal), simulated(process, legal, 4000)
    assert abs(found.share - exact) <= 5 * max(found.error, 0.002)


@given(data=st.data(), name=st.sampled_from(sorted(DRAWS)))
@settings(max_examples=80, deadline=None)
def test_a_draw_that_cannot_fail_never_does(data: st.DataObject, name: str) -> None:
    process = DRAWS[name]
    legal = legal_but(len(process.keys), *data.draw(pairs_of(process)))
    if not may_fail(process, legal):
        assert exact_chance(process, legal) == pytest.approx(0)
        assert chance_of(process, legal, 10).draws == 0


@given(data=st.data(), cards=st.sampled_from([4, 6, 7]))
@settings(max_examples=30, deadline=None)
def test_the_chance_of_cards_is_that_of_following_every_card(data: st.DataObject, cards: int) -> None:
    """6.B1b, 6.B1d."""
    process = card_draw(cards)
    legal = legal_but(cards, *data.draw(pairs_of(process)))
    found = exact_share(process, legal)
    assert found is None or found == pytest.approx(exact_chance(process, legal))
    chance = chance_of(process, legal, 10)
    assert chance.is_exact is (found is not None or not may_fail(process, legal))
    if chance.is_exact:
        assert chance.share == pytest.approx(exact_chance(process, legal))


def test_the_chance_of_a_whole_pack_is_worked_out_exactly() -> None:
    """6.B1b: of the Irish board's, next to 40,000 draws."""
    board = shipped("ireland")
    rules = rules_of(board)
    runs = runs_of(board, rules)
    process = process_of(board, rules, runs.keys)
    chance, drawn = chance_of(process, runs.legal, 100), simulated(process, runs.legal, 40_000)
    assert chance.is_exact
    assert chance.share > 0
    assert abs(chance.share - drawn.share) < 4 * drawn.error
    assert percent(chance) == "exactly 1.6 %"


def test_a_sound_draw_whose_chance_is_exact_is_not_simulated(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is to blame, which only simulating says, is asked where too many draws fail."""
    ireland = shipped("ireland")
    draw = draw_of(ireland)
    assert draw is not None
    monkeypatch.setattr(outcomes, "Table", None)
    assert draw.chance().is_exact
    assert picked(check(ireland), ["R102"], []) == []
    monkeypatch.undo()
    assert sum(draw.blame()) > 0


@pytest.mark.parametrize("name", ["six towns", "twice", "cards twice and drawn again whole"])
def test_other_draws_are_simulated(name: str) -> None:
    process = DRAWS[name]
    assert exact_share(process, legal_but(len(process.keys), (1, 2))) is None


def test_two_towns_left_to_the_end_are_to_blame() -> None:
    process = DRAWS["six towns"]
    chance = chance_of(process, legal_but(6, (1, 2)), 1000)
    assert 0 < chance.failed < 1000
    assert chance.blame == (0, chance.failed, chance.failed, 0, 0, 0)
    assert chance.error == pytest.approx((chance.share * (1 - chance.share) / 1000) ** 0.5)


def test_the_second_of_a_short_run_is_replaced() -> None:
    """6.B1d: a special near one of two towns left takes the other."""
    process = dice_draw(("11", "12"), ("1",), (True,))
    assert chance_of(process, legal_but(3, (0, 1)), 100).failed == 0
    assert chance_of(process, legal_but(3, (0, 1), (0, 2)), 100).share == 1


def draw_of_shipped(name: str) -> Process:
    board = shipped(name)
    rules = rules_of(board)
    return process_of(board, rules, runs_of(board, rules).keys)


def test_dice_draw_six_specials_in_their_races_and_towns_else() -> None:
    """6.B1a: races 4, 7, 11, 14, 18 and 21 of 21."""
    process = draw_of_shipped("severn")
    assert [race for race, special in enumerate(process.races, 1) if special] == [4, 7, 11, 14, 18, 21]
    assert len(process.races) == 21
    assert list(process.left())[-3:] == [(False, 4), (False, 2), (True, 1)]


def test_cards_are_one_pack_for_twenty_six_races() -> None:
    """6.B1b."""
    process = draw_of_shipped("ireland")
    assert process.races == (False,) * 26
    assert not process.special.any()


def test_every_key_comes_up_as_often_as_the_rules_say() -> None:
    """E.C2: each key twice, and no special races."""
    board = shipped("severn").edited(rules="tournament")
    rules = rules_of(board)
    assert process_of(board, rules, runs_of(board, rules).keys).races == (False,) * 36


def test_a_throw_finds_the_key_it_finds_in_the_game() -> None:
    """6.B1a."""
    process = draw_of_shipped("severn")
    towns = shipped("severn").key_scheme.towns
    random = Random(6)
    for _ in range(200):
        free = random.sample(towns, random.randint(1, 36))
        throw = random.randrange(36)
        passed = (process.keys[place] for place in process.town_throws[throw])
        assert next(key for key in passed if key in free) == next_free(towns[throw], towns, free)


@pytest.mark.parametrize(
    ("draws", "failed", "told"),
    [
        (0, 0, "exactly 0 %"),
        (10_000, 0, "under 0.03 %"),
        (10_000, 3, "about 0.03 % (±0.02)"),
        (10_000, 52, "about 0.5 % (±0.1)"),
        (2_000, 500, "about 25.0 % (±1.0)"),
    ],
)
def test_what_happened_is_never_shown_as_nothing(draws: int, failed: int, told: str) -> None:
    assert percent(Chance(draws, failed, ())) == told
