"""A river that loses its middle is two rivers, whatever took the middle away."""

import pytest

from engine.board.document import Board, new_board
from engine.board.lines import SideLine
from engine.board.patches import lifted
from engine.board.terrain import SEA
from engine.edits.lines import EraseSides
from engine.edits.patches import ClearHexes, Move
from engine.edits.protocol import Edit, Foreseen, Several
from engine.edits.terrain import PaintTerrain
from engine.hexes.lattice import Hex
from engine.hexes.motions import Motion
from studio.tools.carrying import floating, put_down
from studio.tools.gestures import Outcome
from studio.tools.river_splitting import parting
from studio.tools.trails import CornerTrail
from tests.studio.tools.hand import SHEET, at, edited


def river(first: str, last: str) -> SideLine:
    """A river along the upper edges of a row of hexes."""
    (start, y), (end, _) = at(first), at(last)
    trail = CornerTrail(SHEET, start, y - SHEET.radius_mm * 0.7)
    trail.go(end, y - SHEET.radius_mm * 0.7)
    return SideLine("river", "Wye", trail.sides)


WYE = river("D2", "D9")
BOARD = new_board(SHEET, lines=(WYE,))
MIDDLE = frozenset(SHEET.hex_named(label) for label in ("C5", "C6", "D5", "D6"))
MOVED = Move(lifted(BOARD, MIDDLE).carried(Motion(by=Hex(0, 4))), MIDDLE)


def lengths(board: Board) -> list[tuple[str, int]]:
    return [(line.name, len(line.sides)) for line in board.lines]


@pytest.mark.parametrize("edit", [ClearHexes(MIDDLE), ClearHexes(MIDDLE, ground=True, label="Cut"), MOVED])
def test_a_river_whose_middle_is_taken_away_is_two_rivers_in_one_step(edit: Edit) -> None:
    broken = edit.apply(BOARD)
    assert "Wye" in [line.name for line in broken.lines]
    outcome = parting(BOARD, edit)
    assert outcome.edit is not None
    assert outcome.edit.label == edit.label
    assert outcome.said == "Wye is now two rivers; the longer one keeps the name."
    sides = [line.sides for line in edited(BOARD, outcome).lines]
    assert len(sides) == len(broken.lines) + 1
    assert all(set(one).isdisjoint(other) for one in sides for other in sides if one is not other)


@pytest.mark.parametrize("drawn", [WYE, SideLine("river", "Wye", WYE.sides[::-1])])
def test_each_piece_of_a_river_goes_on_running_the_way_it_was_drawn(drawn: SideLine) -> None:
    board = new_board(SHEET, lines=(drawn,))
    for gap in (drawn.sides[5], drawn.sides[11]):
        board = edited(board, parting(board, EraseSides((gap,), "river")))
    thrice = Several("Erase", tuple(EraseSides((gap,), "river") for gap in (drawn.sides[5], drawn.sides[11])))
    assert parting(new_board(SHEET, lines=(drawn,)), thrice).said == (
        "Wye is now 3 rivers; the longest keeps the name."
    )
    places = [[drawn.sides.index(side) for side in line.sides] for line in board.lines]
    assert sorted(map(len, places)) == sorted((5, 5, len(drawn.sides) - 12))
    assert places == [sorted(each) for each in places]


def test_a_river_that_only_grows_shorter_or_runs_on_through_water_stays_one() -> None:
    edge = ClearHexes(frozenset(SHEET.hex_named(label) for label in ("C8", "C9", "D8", "D9")))
    assert parting(BOARD, edge) == Outcome(Foreseen(edge, BOARD, edge.apply(BOARD)))
    assert len(edited(BOARD, parting(BOARD, edge)).lines) == 1
    wet = PaintTerrain(tuple(SHEET.hexes()), SEA).apply(BOARD)
    cut = ClearHexes(MIDDLE, ground=True, label="Cut")
    assert parting(wet, cut) == Outcome(Foreseen(cut, wet, cut.apply(wet)))
    assert parting(BOARD, ClearHexes(frozenset())).said == ""


def test_carrying_the_middle_of_a_river_away_says_so_and_leaves_two() -> None:
    load = floating(lifted(BOARD, MIDDLE), "Move", MIDDLE)
    outcome = put_down(BOARD, load, SHEET.hex_named("H6"))
    assert outcome.said == "Wye is now two rivers; the longer one keeps the name."
    assert len(edited(BOARD, outcome).lines) == 3
    home = put_down(BOARD, load, load.at or SHEET.hex_named("A1"))
    assert (home.said, edited(BOARD, home)) == ("", BOARD)
