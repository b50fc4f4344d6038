"""A note next to what it is about, where it covers least of the map."""

import math
from collections.abc import Iterator, Sequence
from typing import Final

from engine.board.document import Board
from engine.hexes.lattice import Hex
from studio.drawing.shapes.boxes import Box, Point
from studio.drawing.shapes.extent import frame
from studio.drawing.shapes.fonts import Face, width_mm
from studio.drawing.shapes.marks import Mark, Text

INK: Final = "#7a2e05"
_SIZE, _LEADING, _PAD = 0.42, 0.56, 0.24
"""Sizes against the distance between centres: of letters, from line to line, and next to them."""
_LONGER: Final = 1.2
"""Room for the words of other languages, which are longer."""
_FAR: Final = 8
"""So many hexes from what it is about a note may stand."""
_BESIDE: Final = 0.6
"""How far from the middle of its hex a town and its name reach, and what a way passes."""
_TOWN, _WAY, _OFF = 8.0, 2.0, 30.0
"""What covering a town, covering a hex of the way and lying off the map weigh, in hexes further off."""


def note_marks(board: Board, lines: Sequence[str], way: Sequence[Hex]) -> Iterator[Mark]:
    """Yield lines of text near the last hex of a way; who shows them sets them on a ground of their own."""
    unit = board.sheet.across_flats_mm
    wide = _LONGER * max(width_mm(line, Face.BOLD, _SIZE * unit) for line in lines) + 2 * _PAD * unit
    high = (len(lines) * _LEADING + 2 * _PAD) * unit
    box = place_of_note(board, (wide, high), way)
    for row, line in enumerate(lines, start=1):
        at = (box.left + _PAD * unit, box.top + (_PAD + _LEADING * row - 0.14) * unit)
        yield Text(at, line, Face.BOLD, _SIZE * unit, INK)


def place_of_note(board: Board, size: Point, way: Sequence[Hex]) -> Box:
    """Return where a box of a size covers least of towns, of a way and of what lies off the map.

    Among such places it is the one nearest to the way's last hex.
    """
    sheet, unit = board.sheet, board.sheet.across_flats_mm
    (x, y), (wide, high), room = sheet.centre_mm(way[-1]), size, frame(board.sheet)
    reach = Box(x, y, x, y).grown(2 * _FAR * unit + max(size))
    kept = [
        (_around(sheet.centre_mm(hex_), unit), weight)
        for hexes, weight in ((board.towns_by_hex, _TOWN), (way, _WAY))
        for hex_ in hexes
    ]
    kept = [(box, weight) for box, weight in kept if box.touches(reach)]

    def cost(box: Box) -> float:
        covered = sum(weight for other, weight in kept if box.touches(other))
        outside = 1 - box.common(room) / (wide * high)
        middle = (box.left + box.right) / 2, (box.top + box.bottom) / 2
        return covered + _OFF * outside + math.dist(middle, (x, y)) / unit

    steps = [step * unit / 2 for step in range(-2 * _FAR, 2 * _FAR + 1)]
    middles = ((x + across, y + down) for across in steps for down in steps)
    boxes = (Box(cx - wide / 2, cy - high / 2, cx + wide / 2, cy + high / 2) for cx, cy in middles)
    return min(boxes, key=cost)


def _around(centre: Point, unit: float) -> Box:
    """Return the box around what stands in a hex."""
    return Box(*centre, *centre).grown(_BESIDE * unit)
