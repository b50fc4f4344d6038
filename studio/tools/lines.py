"""The tool for what lies along sides: rivers, closed sides and borders."""

from engine.board.document import Board
from engine.board.lines import LineKind
from engine.edits.lines import DrawSides, EraseSides
from engine.hexes.sides import Side
from studio.tools.gestures import NOTHING, Gesture, Outcome, Pointer, Preview, ToolSettings, hovering
from studio.tools.previews import dotted, lined
from studio.tools.selection import Selection
from studio.tools.trails import CornerTrail, corner_under


def draw_line(board: Board, settings: ToolSettings) -> Gesture:
    """Draw a line along the sides a drag follows, or along the one side that is clicked.

    Alt or the right button takes lines of the kind off instead. A line that is drawn is selected.
    """
    sheet = board.sheet

    def hovered(pointer: Pointer) -> Preview:
        place = (pointer.x_mm, pointer.y_mm)
        side = _clicked(board, pointer)
        kind = None if pointer.alt else settings.line_kind
        return (*lined(sheet, side, kind), *dotted(sheet, corner_under(sheet, *place)))

    pointer = yield from hovering(hovered)
    erasing = pointer.alt or pointer.button == "right"
    sides = _clicked(board, pointer)
    trail = CornerTrail(sheet, pointer.x_mm, pointer.y_mm)
    while pointer.phase != "release":
        pointer = yield lined(sheet, sides, None if erasing else settings.line_kind)
        trail.go(pointer.x_mm, pointer.y_mm)
        sides = trail.sides or sides
    if erasing:
        return Outcome(edit=EraseSides(sides, settings.line_kind))
    return _drawn(board, settings.line_kind, sides)


def _clicked(board: Board, pointer: Pointer) -> tuple[Side, ...]:
    """Return the side under the pointer, if it belongs to the sheet."""
    side = board.sheet.side_under(pointer.x_mm, pointer.y_mm)
    return (side,) if board.sheet.has_side(side) else ()


def _drawn(board: Board, kind: LineKind, sides: tuple[Side, ...]) -> Outcome:
    """Return the edit that draws along sides, and the line they then belong to as selected."""
    if not sides:
        return NOTHING
    edit = DrawSides(kind, sides)
    lines = edit.apply(board).lines
    line = next(line for line in lines if line.kind == kind and sides[-1] in line.sides)
    return Outcome(edit, Selection(line))
