"""What a part of a board asks of its hexes."""

import pytest

from engine.board.document import Board, new_board
from engine.board.terrain import SEA
from engine.edits.terrain import PaintTerrain
from engine.hexes.sheet import Sheet
from studio.drawing.shapes import extent
from studio.drawing.shapes.boxes import around
from studio.drawing.shapes.extent import Extent

BOARD = new_board(Sheet(24, 24))


def part(board: Board, reach: float) -> Extent:
    """A part of a board in the middle of it, so many hexes wide to each side."""
    sheet = board.sheet
    return Extent(board, around([sheet.centre_mm(sheet.hex_at(12, 12))], reach * sheet.across_flats_mm))


def test_a_hex_touched_up_has_nothing_forgotten_that_larger_parts_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    board, hex_ = BOARD.edited(title="asked"), BOARD.sheet.hex_at(12, 12)
    assert not part(board, 5.0).is_water(hex_)
    for column in range(10):  # as many edits as would have it forgotten
        edited = PaintTerrain((board.sheet.hex_at(column, 12),), SEA).apply(board)
        assert not part(edited, 0.5).is_water(hex_)
    asked = list[object]()
    monkeypatch.setattr(extent, "_nearest", lambda *of: asked.append(of))
    assert not part(board, 5.0).is_water(hex_)
    assert asked == []


def test_what_a_board_is_like_is_not_taken_for_another() -> None:
    hex_ = BOARD.sheet.hex_at(12, 12)
    wet = PaintTerrain((hex_,), SEA).apply(BOARD)
    for reach in (0.5, 5.0):
        assert [part(board, reach).is_water(hex_) for board in (BOARD, wet, BOARD)] == [False, True, False]
