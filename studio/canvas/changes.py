"""What of a picture changes when one board takes another's place: boxes to draw again."""

from collections.abc import Iterable, Iterator

import numpy as np

from engine.board.document import Board
from engine.board.layers import Layer
from engine.board.lines import LineKind, SideLine
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from engine.hexes.sides import Side, hexes_of
from studio.drawing.boxes import Box
from studio.drawing.extent import touched_box

_BLOCK = 6
"""Changed hexes are gathered in blocks of so many columns and rows, one box a block."""

_EVERYWHERE = (
    *("sheet", "keys", "kinds", "countries", "specials", "ferries", "permitted_builds"),
    *("special_rules", "waters", "underlay"),
)
"""Fields that may show anywhere on the map, and change seldom."""


def changed_boxes(before: Board, after: Board) -> tuple[Box, ...] | None:
    """Return the boxes within which two boards' pictures differ, names left aside.

    Returns None where everything has to be drawn again. The boxes may overlap; equal boards have
    none.
    """
    if any(getattr(before, name) != getattr(after, name) for name in _EVERYWHERE):
        return None
    sheet = after.sheet
    hexes = {*_repainted(before, after), *_rebuilt(before, after)}
    blocks: dict[tuple[int, int], list[Hex]] = {}
    for hex_ in hexes:
        column, row = sheet.place_of(hex_)
        blocks.setdefault((column // _BLOCK, row // _BLOCK), []).append(hex_)
    return tuple(touched_box(sheet, block) for block in blocks.values())


def _repainted(before: Board, after: Board) -> Iterator[Hex]:
    """Yield the hexes whose ground differs."""
    for one, other in ((before.terrain, after.terrain), (before.country, after.country)):
        if one is not other:
            yield from _differing(one, other, after.sheet)


def _differing(one: Layer, other: Layer, sheet: Sheet) -> Iterator[Hex]:
    """Yield the hexes at which two layers differ."""
    for row, column in np.argwhere(one != other).tolist():
        yield sheet.hex_at(column, row)


def _rebuilt(before: Board, after: Board) -> Iterator[Hex]:
    """Yield the hexes at which lines or towns differ."""
    if before.lines is not after.lines:
        sides = _sides(before.lines) ^ _sides(after.lines)
        yield from (hex_ for _, side in sides for hex_ in hexes_of(side))
    if before.towns is not after.towns:
        yield from {town.hex for town in set(before.towns) ^ set(after.towns)}


def _sides(lines: Iterable[SideLine]) -> set[tuple[LineKind, Side]]:
    """Return every side of some lines, with the kind of the line."""
    return {(line.kind, side) for line in lines for side in line.sides}
