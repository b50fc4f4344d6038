"""What laying track costs to the checks is what the rules say it costs."""

import pytest

from engine.board.document import Board
from engine.board.rules import Crossing
from engine.board.terrain import HILL
from engine.checks.reach.laying_costs import FAR, Laying, laying_of
from engine.checks.reach.spending_limits import rules_known
from engine.edits.lines import DrawSides
from engine.hexes.sides import sides_of
from tests.engine.checks.boards import FEW_RACES, at, good_board, painted
from tests.engine.checks.network_boards import bridged, two_shores


def _laying(board: Board, *, all_owners: bool = True) -> Laying:
    rules = rules_known(board)
    assert rules is not None
    return laying_of(board, rules, all_owners=all_owners)


def _cost(board: Board, start: str, end: str) -> int:
    """Return the cheapest track between two hexes."""
    laying = _laying(board)
    return laying.costs_from(laying.places([at(start)]))[laying.numbers[at(end)]]


def test_links_cost_by_their_ground_and_rivers() -> None:
    """6.A3: open 1, a hill 2 for each half, a river 2."""
    assert _cost(good_board(), "G1", "G4") == 3
    assert _cost(painted(good_board(), HILL, "A1"), "A2", "A1") == 3
    assert _cost(painted(good_board(), HILL, "G1", "G2"), "G1", "G2") == 5
    assert _cost(good_board(), "F2", "F3") == 1
    assert _cost(DrawSides("river", sides_of(at("G3")), "Moat").apply(good_board()), "G2", "G3") == 3
    assert _cost(DrawSides("closed", sides_of(at("G3")), "Wall").apply(good_board()), "G2", "G3") == FAR


@pytest.mark.parametrize(("whole", "cost"), [(True, 5), (False, 10)])
def test_a_crossing_costs_what_it_says_whole_or_link_by_link(whole: bool, cost: int) -> None:
    """6.C4: a crossing has a price of its own."""
    bridge = Crossing("Bridge", (at("D5"), at("D6"), at("D7")), 5, whole=whole)
    board = two_shores().edited(special_rules=(FEW_RACES, bridge))
    assert _cost(board, "D5", "D7") == _cost(board, "D7", "D5") == cost


def test_a_crossing_for_few_or_for_later_is_left_out_where_it_does_not_count() -> None:
    """6.C4: owners and the first race are the board's."""
    everybody = _laying(bridged(1), all_owners=False)
    costs = everybody.costs_from(everybody.places([at("D5")]))
    assert costs[everybody.numbers[at("D8")]] == FAR
    later = Crossing("Bridge", (at("D5"), at("D6"), at("D7")), 5, from_race=3)
    assert _cost(two_shores().edited(special_rules=(FEW_RACES, later)), "D5", "D8") == FAR
