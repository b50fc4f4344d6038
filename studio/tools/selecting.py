"""The tools that select hexes: box, lasso and wand; Shift adds, Ctrl or Alt removes."""

from collections.abc import Callable, Sequence

from engine.board.document import Board
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Point, Sheet
from studio.drawing.shapes.marks import Polygon
from studio.tools.areas import crossed, enclosed, hexes_meant
from studio.tools.gestures import (
    Gesture,
    Outcome,
    Pointer,
    Preview,
    ToolSettings,
    clicking,
    dragging,
    hovering,
)
from studio.tools.preview_marks import HAND, REFUSED, pen, shaded
from studio.tools.selection import Thing, area_of
from studio.tools.terrain.paint_tools import patch_at
from studio.tools.terrain.paints import Ground

_NARROW = 0.5
"""Below which width, as a part of the distance between centres, a box is taken for a line."""
_EDGE = 0.25
"""How far next to a box a middle may lie that belongs to it, against the distance between centres."""


def box(board: Board, settings: ToolSettings) -> Gesture:
    """Select the hexes in a rectangle from where a drag begins to where it ends."""
    press = yield from hovering(_pointed(board))
    return (yield from boxed(board, settings, press))


def boxed(board: Board, settings: ToolSettings, press: Pointer) -> Gesture:
    """Go on from a press: the hexes whose middles lie in the rectangle that is dragged are selected.

    It forgives a hand that is a little next to the middles of a row. Of a rectangle too narrow to hold any
    row the hexes belong that the drag crosses, shaded meanwhile.
    """
    sheet = board.sheet

    def struck(pointer: Pointer) -> frozenset[Hex]:
        return crossed(sheet, (press.x_mm, press.y_mm), (pointer.x_mm, pointer.y_mm))

    def is_narrow(pointer: Pointer) -> bool:
        sides = abs(pointer.x_mm - press.x_mm), abs(pointer.y_mm - press.y_mm)
        return min(sides) < _NARROW * sheet.across_flats_mm

    def dragged(pointer: Pointer) -> Preview:
        band = _banded(sheet, _corners((press.x_mm, press.y_mm), (pointer.x_mm, pointer.y_mm)), pointer)
        return (*shaded(board, struck(pointer), dashed=pointer.alt), *band) if is_narrow(pointer) else band

    def held(release: Pointer) -> frozenset[Hex]:
        if is_narrow(release):
            return struck(release)
        edge = _EDGE * sheet.across_flats_mm
        across, down = sorted((press.x_mm, release.x_mm)), sorted((press.y_mm, release.y_mm))
        outline = _corners((across[0] - edge, down[0] - edge), (across[1] + edge, down[1] + edge))
        return enclosed(sheet, outline) or struck(release)

    return (
        yield from dragging(
            press, dragged, lambda release: chosen(board, settings.subject, held(release), release)
        )
    )


def _corners(one: Point, other: Point) -> tuple[Point, ...]:
    """Return the corners of the rectangle between two of them."""
    return one, (other[0], one[1]), other, (one[0], other[1])


def lasso(board: Board, settings: ToolSettings) -> Gesture:
    """Select the hexes whose middles lie in what a drag goes around; the hex clicked where there are none."""
    press = yield from hovering(_pointed(board))
    way: list[Point] = []

    def dragged(pointer: Pointer) -> Preview:
        way.append((pointer.x_mm, pointer.y_mm))
        return _banded(board.sheet, way, pointer)

    def gone_around(release: Pointer) -> Outcome:
        hexes = enclosed(board.sheet, tuple(way)) or frozenset([press.hex_on(board.sheet)])
        return chosen(board, settings.subject, hexes, release)

    return (yield from dragging(press, dragged, gone_around))


def wand(board: Board, settings: ToolSettings) -> Gesture:
    """Select the patch of one terrain that is clicked."""

    def clicked(release: Pointer) -> Outcome:
        hex_ = release.hex_on(board.sheet)
        patch = patch_at(board, hex_, Ground(board.terrain_at(hex_)))
        return chosen(board, settings.subject, frozenset(patch), release)

    return (yield from clicking(_pointed(board), clicked))


def chosen(board: Board, subject: Thing | None, hexes: frozenset[Hex], pointer: Pointer) -> Outcome:
    """Return hexes as selected: besides the subject's with Shift, taken from them with Ctrl or Alt."""
    before = hexes_meant(board, subject)
    if pointer.shift:
        hexes = before | hexes
    elif pointer.alt:
        hexes = before - hexes
    return Outcome(selection=area_of(hexes, board))


def _pointed(board: Board) -> Callable[[Pointer], Preview]:
    """Return what shows the hex a press would begin with."""

    def shown(pointer: Pointer) -> Preview:
        return shaded(board, [pointer.hex_on(board.sheet)], dashed=pointer.alt)

    return shown


def _banded(sheet: Sheet, outline: Sequence[Point], pointer: Pointer) -> Preview:
    """Show the outline of a drag; dashed where it removes."""
    colour = REFUSED if pointer.alt else HAND
    band = pen(sheet, colour, dashed=pointer.alt, width=0.04)
    inner = Polygon(tuple(outline), fill=colour, opacity=0.15)
    return (inner, Polygon(tuple(outline), stroke=band))
