"""How likely companies are to win, by what they have and what their track is worth in races."""

import pytest

from engine.bots.searcher.win_chance import expected_prizes, win_chance
from engine.game.facts import Facts
from engine.game.state import NO_PERSON, State
from tests.engine.bots.positions import facts_in, turn

ROW = "A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12"


@pytest.fixture(scope="module")
def facts() -> Facts:
    return facts_in(*["............"] * 3, towns={"Ayton": "A1", "Beeby": "A12", "Ceeley": "C6"})


def placed(facts: Facts, *tracks: str) -> State:
    """Return a state when building is over, with a track for each company."""
    state = turn(facts, *[[track] for track in tracks])
    state.begin("operating")
    return state


def test_companies_alike_are_as_likely_to_win(facts: Facts) -> None:
    state = placed(facts, ROW, ROW, ROW, ROW)
    assert [win_chance(facts, state, seat) for seat in range(4)] == pytest.approx([0.25] * 4)


def test_more_in_the_account_and_more_prizes_make_it_more_likely(facts: Facts) -> None:
    """Who has the line wins more by it than who pays for running over it."""
    state = placed(facts, ROW, ROW)
    state.accounts = [60, 40]
    assert win_chance(facts, state, 0) > 0.7
    assert win_chance(facts, state, 0) + win_chance(facts, state, 1) == pytest.approx(1)
    alone = placed(facts, ROW, "C1 C2")
    one, other = expected_prizes(facts, alone)
    assert one > other > 0
    assert win_chance(facts, alone, 0) > win_chance(facts, alone, 1)


def test_two_companies_of_one_person_win_together(facts: Facts) -> None:  # 6.C7a
    state = placed(facts, ROW, ROW, ROW, ROW)
    state.people, state.accounts = (0, 1, 0, 1), [60, 40, 40, 40]
    assert win_chance(facts, state, 0) == win_chance(facts, state, 2) > 0.5


def test_an_imaginary_company_does_not_win(facts: Facts) -> None:  # 6.C7b
    state = placed(facts, ROW, ROW, ROW)
    state.people, state.accounts = (0, 1, NO_PERSON), [40, 40, 400]
    assert [win_chance(facts, state, seat) for seat in range(3)] == [0.5, 0.5, 0.0]
