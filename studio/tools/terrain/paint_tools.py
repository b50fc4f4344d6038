"""The tools that paint: brush, straight stroke, rectangle and fill."""

from collections.abc import Callable
from functools import partial
from itertools import product

import numpy as np

from engine.board.document import Board
from engine.hexes.hex_arrays import axial_of, hexes_of, masked, unmasked
from engine.hexes.lattice import ORIGIN, Hex, disc, line
from studio.tools.areas import hexes_in, mask_of
from studio.tools.gestures import (
    NOTHING,
    Gesture,
    Outcome,
    Pointer,
    Preview,
    ToolSettings,
    Underway,
    dragging,
    hovering,
)
from studio.tools.outlines import edged
from studio.tools.preview_marks import Shade, shaded
from studio.tools.terrain.flooding import flooded
from studio.tools.terrain.paints import Paint, paint_under, painting, patches, takes_away, walls
from studio.tools.trails import HexTrail

Spread = Callable[[Board, Hex, Hex, int], tuple[Hex, ...]]
"""Gives the hexes between where a drag began and where it is, for a size of the brush."""
Show = Callable[[Board, Hex, Hex, ToolSettings], Preview]
"""Shows them."""

MOST_SHADED = 3000
"""Larger rectangles are shown by their rim: shading 100,000 hexes takes more than a second."""

MOST_IN_STROKE = 400
"""A straight stroke of more hexes is shown by its rim."""


def brush(board: Board, settings: ToolSettings) -> Gesture:
    """Paint every hex a drag crosses, as widely as the brush is.

    With Shift the stroke goes on straight to the pointer; the right button picks the paint up.
    """
    removes = takes_away(settings.paint)

    def hovered(pointer: Pointer) -> Preview:
        return shaded(board, disc(pointer.hex_on(board.sheet), settings.size), dashed=removes)

    pointer = yield from hovering(hovered)
    if pointer.button == "right":
        return _picked(board, settings.paint, pointer)
    trail = HexTrail(board.sheet, pointer.hex_on(board.sheet), settings.size)
    shade = Shade(board.sheet, dashed=removes)
    shade.add(trail.hexes)
    straight: tuple[Hex, ...] = ()
    while pointer.phase != "release":
        pointer = yield Underway(
            shade.marks(straight), partial(_brushed, board, settings.paint, trail, straight)
        )
        straight = ()
        if pointer.shift:
            straight = trail.new_on_way(pointer.hex_on(board.sheet))
        else:
            shade.add(trail.go(pointer.hex_on(board.sheet)))
    return _brushed(board, settings.paint, trail, straight)


def _brushed(board: Board, paint: Paint, trail: HexTrail, straight: tuple[Hex, ...]) -> Outcome:
    """Return what painting a trail, and straight on from it, comes to."""
    return Outcome(edit=painting(board, paint, (*trail.hexes, *straight)))


def stroke(board: Board, settings: ToolSettings) -> Gesture:
    """Paint straight from where a drag begins to where it ends, as widely as the brush is."""
    return (yield from _spread_out(board, settings, _straight, _shaded))


def rectangle(board: Board, settings: ToolSettings) -> Gesture:
    """Paint the columns and rows between where a drag begins and where it ends."""
    return (yield from _spread_out(board, settings, _between, _framed))


def fill(board: Board, settings: ToolSettings) -> Gesture:
    """Paint the whole patch that is clicked; the right button picks the paint up."""

    def hovered(pointer: Pointer) -> Preview:
        hexes = [pointer.hex_on(board.sheet)]
        return shaded(board, hexes, dashed=takes_away(settings.paint))

    def filled(release: Pointer) -> Outcome:
        patch = patch_at(board, release.hex_on(board.sheet), settings.paint)
        return Outcome(edit=painting(board, settings.paint, patch))

    press = yield from hovering(hovered)
    if press.button == "right":
        return _picked(board, settings.paint, press)
    return (yield from dragging(press, hovered, filled))


def patch_at(board: Board, hex_: Hex, paint: Paint) -> tuple[Hex, ...]:
    """Return the hexes a fill with a paint covers from a hex, itself first; none off the sheet."""
    if hex_ not in board.sheet:
        return ()
    column, row = board.sheet.place_of(hex_)
    numbers = patches(board, paint)
    patch = flooded(board.sheet, numbers == numbers[row, column], hex_, walls(board, paint))
    patch[row, column] = False
    return (hex_, *hexes_in(board.sheet, patch))


def _spread_out(board: Board, settings: ToolSettings, spread: Spread, show: Show) -> Gesture:
    """Paint what lies between the ends of a drag; the right button picks the paint up."""
    sheet = board.sheet
    start: Hex | None = None

    def shown(pointer: Pointer) -> Preview:
        hex_ = pointer.hex_on(sheet)
        return show(board, hex_ if start is None else start, hex_, settings)

    press = yield from hovering(shown)
    if press.button == "right":
        return _picked(board, settings.paint, press)
    begun = start = press.hex_on(sheet)

    def spread_out(release: Pointer) -> Outcome:
        hexes = spread(board, begun, release.hex_on(sheet), settings.size)
        return Outcome(edit=painting(board, settings.paint, hexes))

    return (yield from dragging(press, shown, spread_out))


def _shaded(board: Board, start: Hex, end: Hex, settings: ToolSettings) -> Preview:
    """Shade a straight stroke; only the rim of a long and broad one is traced, at each move of the hand."""
    sheet = board.sheet
    about = axial_of(line(start, end))[:, np.newaxis] + axial_of(disc(ORIGIN, settings.size))
    mask = masked(sheet, about.reshape(-1, 2))
    if np.count_nonzero(mask) > MOST_IN_STROKE:
        return edged(board, mask)
    return shaded(board, hexes_of(unmasked(sheet, mask)), dashed=takes_away(settings.paint))


def _framed(board: Board, start: Hex, end: Hex, settings: ToolSettings) -> Preview:
    """Shade a rectangle; only its rim is traced where it is too large to be shaded while a hand moves."""
    columns, rows = _ranges(board, start, end)
    if len(columns) * len(rows) <= MOST_SHADED:
        return shaded(board, _between(board, start, end, settings.size), dashed=takes_away(settings.paint))
    mask = mask_of(board.sheet, ())
    mask[rows.start : rows.stop, columns.start : columns.stop] = True
    return edged(board, mask)


def _straight(board: Board, start: Hex, end: Hex, size: int) -> tuple[Hex, ...]:
    """Return the hexes of the sheet within reach of a straight stroke."""
    trail = HexTrail(board.sheet, start, size)
    trail.go(end)
    return trail.hexes


def _between(board: Board, start: Hex, end: Hex, _size: int) -> tuple[Hex, ...]:
    """Return the hexes of the sheet in the columns and rows from one hex to another."""
    return tuple(board.sheet.hex_at(*place) for place in product(*_ranges(board, start, end)))


def _ranges(board: Board, start: Hex, end: Hex) -> tuple[range, range]:
    """Return the columns and the rows of the sheet from one hex to another."""
    sheet = board.sheet
    (column, row), (other_column, other_row) = sheet.place_of(start), sheet.place_of(end)
    columns = range(max(0, min(column, other_column)), min(sheet.columns - 1, max(column, other_column)) + 1)
    rows = range(max(0, min(row, other_row)), min(sheet.rows - 1, max(row, other_row)) + 1)
    return columns, rows


def _picked(board: Board, paint: Paint, pointer: Pointer) -> Outcome:
    """Return the paint under the pointer as picked up, if it is on the sheet."""
    hex_ = pointer.hex_on(board.sheet)
    return Outcome(paint=paint_under(board, paint, hex_)) if hex_ in board.sheet else NOTHING
