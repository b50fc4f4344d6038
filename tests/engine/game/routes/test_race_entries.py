"""Routes and payments that are refused, whoever declares them."""

import pytest

from engine.game.compiling import facts_of
from engine.game.facts import Facts
from engine.game.moves import Enter
from engine.game.play import Game
from engine.game.routes.runs import run_of
from engine.game.state import Pair, State
from tests.engine.game.boards import board_of, hexes_of, position


def offered(facts: Facts, start: str, end: str) -> State:
    """Return a position in which a run is offered to Red, whose track goes half way, and Blue."""
    state = position(facts, [["A1 A2 A3"], ["A3 A4 A5"]], stage="operating", starts=[0, 0])
    (origin,), (goal,) = hexes_of(facts, start), hexes_of(facts, end)
    state.pair = Pair(1, ("11", "12"), ("Ayton", "Beeby"), (origin,), (goal,))
    state.undeclared = (0, 1)
    return state


@pytest.mark.parametrize("strange", [999, 10, -1])
@pytest.mark.parametrize("turn", [1, 2])
def test_a_route_keeps_to_the_map(strange: int, turn: int) -> None:  # 6.B2
    facts = facts_of(board_of([".....", "....."], keys="none"))
    route = list(hexes_of(facts, "A1 A2 A3 A4 A5"))
    route[turn] = strange
    refused = Game(facts).why_illegal(offered(facts, "A1", "A5"), Enter(tuple(route), (0, 2)))
    assert refused is not None
    assert refused.rule == "6.B2"
    assert refused.message == "A route leads from one hex of the map to another."


@pytest.mark.parametrize("pay", [(0, 0), (0, 2), (2, 0)])
def test_where_rivals_track_is_free_a_route_takes_no_payment(pay: tuple[int, int]) -> None:  # 6.B2
    facts = facts_of(board_of([".....", "....."], keys="none", override=[("toll", 0)]))
    move = Enter(hexes_of(facts, "A1 A2 A3 A4 A5"), pay)
    refused = Game(facts).why_illegal(offered(facts, "A1", "A5"), move)
    assert (refused is None) is (sum(pay) == 0)


@pytest.mark.parametrize("least", [0, 1])
def test_no_run_leads_from_a_hex_to_itself(least: int) -> None:  # 6.B1d
    facts = facts_of(board_of([".....", "....."], keys="none", override=[("min_run", least)]))
    state = offered(facts, "A2", "A2")
    (two,) = hexes_of(facts, "A2")
    assert run_of(facts, state, (two,), (two,)).too_short
    refused = Game(facts).why_illegal(state, Enter(hexes_of(facts, "A2 A1 A2"), (0, 0)))
    assert refused is not None
    assert refused.rule == "6.B1d"
    assert "a run needs at least 1 links" in refused.message
