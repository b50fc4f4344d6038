"""The search for the cheapest way to build, against the game's own prices."""

from collections.abc import Iterator
from random import Random

import pytest

from engine.bots.aimless import RandomBot
from engine.bots.spread import Spread, Terms
from engine.game.building import lay, own_hexes, why_not_lay
from engine.game.compiling import facts_of
from engine.game.facts import Facts
from engine.game.ledger import Ledger
from engine.game.moves import Lay
from engine.game.play import Game, run
from engine.game.state import State
from tests.engine.game.boards import abroad, board_of, hexes_of, position, vale

UNIT = Terms(point=1, money=1, dearest=9)


def reached(facts: Facts, state: State, wanted: str, terms: Terms = UNIT, far: int = 40) -> dict[str, int]:
    """Return what it takes the first player to come to hexes by their labels."""
    spread = Spread(facts, state, 0, terms, far)
    goals = hexes_of(facts, wanted)
    found = spread.reach(own_hexes(state, 0), goals)
    return {facts.labels[hex_]: weight for hex_, weight in found}


def states() -> Iterator[tuple[Facts, State]]:
    """Yield states from the midst of random games."""
    for seed in range(6):
        board = vale(("races", 3))
        facts = facts_of(abroad(board, ["B5", "D9"]) if seed % 2 else board)
        moves = list(run(Game(facts), [RandomBot()] * 3, Random(seed)))
        for played in moves[20::25]:
            if min(map(len, played.state.hexes)):
                yield facts, played.state


def test_the_way_found_costs_what_the_game_takes_for_it() -> None:
    compared = 0
    for facts, state in states():
        spread = Spread(facts, state, 0, UNIT, 30)
        for hex_, weight in spread.reach(own_hexes(state, 0), range(facts.hexes)):
            after = state.copy()
            after.stage, after.points, before = "operating", 99, state.accounts[0]
            for link in spread.way_to(hex_):
                assert why_not_lay(facts, after, 0, Lay(link // 6, facts.neighbours[link])) is None
                lay(facts, after, 0, Lay(link // 6, facts.neighbours[link]), Ledger(after))
            assert before - after.accounts[0] == weight
            compared += bool(weight)
    assert compared > 300


def test_hexes_come_in_the_order_of_what_they_take_and_no_further_than_wanted() -> None:
    facts = facts_of(vale())
    state = position(facts, [["A1 A2"], []])
    spread = Spread(facts, state, 0, UNIT, 4)
    found = list(spread.reach(own_hexes(state, 0), range(facts.hexes)))
    assert [weight for _, weight in found] == sorted(weight for _, weight in found)
    assert found[-1].weight == 4
    assert reached(facts, state, "A3 A4 A5 F1", far=3) == {"A3": 1, "A4": 2, "A5": 3}


def test_the_search_can_be_told_on_the_way_to_go_no_further() -> None:
    facts = facts_of(vale())
    state = position(facts, [["A1 A2"], []])
    spread = Spread(facts, state, 0, UNIT, 20)
    found = []
    for hex_, weight in spread.reach(own_hexes(state, 0), range(facts.hexes)):
        found.append(hex_)
        spread.far = min(spread.far, weight + 2)
    assert 2 < len(found) < facts.hexes
    assert max(reached(facts, state, "A3 A4 A5", far=2).values()) == 2


def test_payments_weigh_as_they_are_told_to() -> None:
    facts = facts_of(board_of(["......", "......"]))
    state = position(facts, [["A1 A2"], ["B3 A4 A5"]])
    assert reached(facts, state, "A4", Terms(1, 0, 9)) == {"A4": 2}
    assert reached(facts, state, "A4", Terms(1, 1, 9)) == {"A4": 3}
    assert reached(facts, state, "A4", Terms(4, 3, 9)) == {"A4": 11}


@pytest.mark.parametrize(("dearest", "expected"), [(9, {"A3": 3}), (3, {"A3": 3}), (2, {})])
def test_links_that_are_too_dear_are_not_taken(dearest: int, expected: dict[str, int]) -> None:
    """6.A3: into a hill 3."""
    facts = facts_of(board_of(["..^...", "......"]))
    state = position(facts, [["A1 A2"], []])
    assert reached(facts, state, "A3", Terms(1, 1, dearest)) == expected


def test_nothing_goes_on_from_a_hex_abroad() -> None:
    """6.C2: track stops in the first foreign hex."""
    facts = facts_of(abroad(board_of(["......"]), ["A4", "A5"]))
    state = position(facts, [["A1 A2"], []])
    assert reached(facts, state, "A3 A4 A5 A6") == {"A3": 1, "A4": 2}
