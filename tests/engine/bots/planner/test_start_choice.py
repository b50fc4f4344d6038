"""How the planner chooses a start: by what it promises next to those who have chosen and those to come."""

from dataclasses import replace
from random import Random

import pytest

from engine.board.document import Board
from engine.board.rules import StartRule
from engine.bots.planner.first_connection import Firsts
from engine.bots.planner.start_choice import promising_start
from engine.bots.planner.start_value import Tastes, prospects
from engine.game.compiling import facts_of
from engine.game.facts import NOWHERE, Facts
from engine.game.state import new_state
from engine.rulesets.editions import rules_of
from tests.engine.game.boards import board_of

TASTES = Tastes(4, 150, Firsts())
TOWNS = dict(
    zip(
        ("Wick", "Easton", "Fane", "Gale", "Hythe", "Ings", "Joy"),
        ("B1", "B14", "B11", "A15", "C12", "B18", "C16"),
        strict=True,
    )
)
"""Two starts, the first far from all other towns, the second amidst them."""
DRAWS = 400


def country(*rules: StartRule) -> Board:
    """Return a country of two starts, one of them poor."""
    keyed = [(name, label, [f"1{turn}"]) for turn, (name, label) in enumerate(list(TOWNS.items())[:6], 1)]
    keyed.append(("Joy", TOWNS["Joy"], ["21"]))
    board = board_of(["." * 18] * 3, keyed, ["Wick", "Easton"], [("unserved_towns", 0)], keys="dice-36")
    return board.edited(special_rules=(*board.special_rules, *rules))


def crowding(facts: Facts, players: int, taken: int) -> float:
    """Return how often who chooses next starts at Easton, so many having done so."""
    state = new_state(facts, players)
    wick, easton = facts.starts
    state.starts = [easton] * taken + [NOWHERE] * (players - taken)
    found = [promising_start(facts, state, taken, TASTES, Random(seed)).hex for seed in range(DRAWS)]
    assert {*found} <= {wick, easton}
    return found.count(easton) / DRAWS


def test_the_better_start_is_taken_more_often() -> None:  # 6.A2
    assert crowding(facts_of(country()), 2, 0) > 0.7


def test_the_more_have_a_start_the_less_is_it_taken() -> None:  # 6.A2: two may share one
    facts = facts_of(country())
    assert crowding(facts, 4, 0) > crowding(facts, 4, 2) > crowding(facts, 4, 3)


def test_a_start_that_others_may_share_is_worth_less_to_who_chooses_first() -> None:  # 6.A2, 6.C4
    shared, kept = country(), country(StartRule((country().sheet.hex_named("B14"),), most=1))
    assert crowding(facts_of(kept), 4, 0) > crowding(facts_of(shared), 4, 0)


def test_a_start_kept_for_others_is_not_taken() -> None:  # 6.C4
    kept = country(StartRule((country().sheet.hex_named("B14"),), seats=(2, 3, 4)))
    assert crowding(facts_of(kept), 4, 0) == 0


@pytest.mark.parametrize("players", [1, 8])
def test_any_number_may_choose(players: int) -> None:
    assert 0 < crowding(facts_of(country()), players, players - 1) <= 1


def test_companies_at_one_start_share_what_one_alone_has() -> None:  # 6.A4: who is first has the bonus
    facts = facts_of(country())
    wick, easton = facts.starts
    (apart, together) = prospects(facts, [(easton, wick), (easton, easton)], TASTES)
    assert apart[0] > max(together)
    assert apart[1] < min(together)


def test_where_early_seats_win_more_the_first_draws_more_freely_and_the_last_less() -> None:  # E.A1, E.C2
    rules = rules_of(country(), "tournament")
    moving = facts_of(country(), rules)
    fixed = facts_of(country(), replace(rules, first_turn_moves=False))
    level = facts_of(country(), replace(rules, extra_order="poorest"))
    assert 0.5 < crowding(fixed, 2, 0) < crowding(moving, 2, 0) < crowding(level, 2, 0)
    bias = [abs(crowding(facts, 2, 1) - 0.5) for facts in (fixed, moving, level)]
    assert bias == sorted(bias, reverse=True)


def test_the_planner_keeps_to_the_alternative_that_was_chosen() -> None:  # 6.C4, E.D
    wick, easton, third = (country().sheet.hex_named(label) for label in ("B1", "B14", "B11"))
    board = country(
        StartRule((wick, third), alternative=1), StartRule((easton,), alternative=2), StartRule((third,))
    )
    facts = facts_of(board)
    state = new_state(facts, 3)
    state.starts[0] = facts.starts[0]
    found = {promising_start(facts, state, 1, TASTES, Random(seed)).hex for seed in range(40)}
    assert found == {facts.starts[0], facts.starts[2]}
