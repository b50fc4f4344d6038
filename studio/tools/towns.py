"""The town tool: place, select and move."""

from dataclasses import replace

from engine.board.document import Board
from engine.board.places import Town
from engine.edits.towns import ChangeTown, PlaceTown
from engine.hexes.lattice import Hex
from studio.tools.gestures import (
    NOTHING,
    Gesture,
    Outcome,
    Pointer,
    Preview,
    ToolSettings,
    dragging,
    hovering,
)
from studio.tools.previews import ringed, towed
from studio.tools.selection import Selection


def town(board: Board, _settings: ToolSettings) -> Gesture:
    """Click an empty hex to place a town there, a town to select it; drag a town to move it.

    A town placed or moved is selected. Nothing is put on a hex that holds a town already.
    """

    def under(pointer: Pointer) -> Hex:
        return board.sheet.hex_under(pointer.x_mm, pointer.y_mm)

    def hovered(pointer: Pointer) -> Preview:
        return ringed(board, under(pointer)) if board.on_map(under(pointer)) else ()

    press = yield from hovering(hovered)
    held = next(iter(board.towns_by_hex.get(under(press), ())), None)

    def dragged(pointer: Pointer) -> Preview:
        if held is None:
            return hovered(pointer)
        return towed(board, held, under(pointer), free=_free(board, under(pointer)))

    release = yield from dragging(press, dragged)
    return _put(board, held, under(release))


def _put(board: Board, held: Town | None, hex_: Hex) -> Outcome:
    """Return what letting go on a hex comes to, with or without a town in the hand."""
    if held is not None and held.hex == hex_:
        return Outcome(selection=Selection(held))
    if not _free(board, hex_):
        return NOTHING
    if held is None:
        new = Town("", hex_)
        return Outcome(PlaceTown(new), Selection(new))
    moved = replace(held, hex=hex_)
    return Outcome(ChangeTown(held, moved, label="Move town"), Selection(moved))


def _free(board: Board, hex_: Hex) -> bool:
    """Tell whether a town can be put on a hex."""
    return board.on_map(hex_) and hex_ not in board.towns_by_hex
