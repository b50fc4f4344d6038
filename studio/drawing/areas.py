"""Names spread over areas: waters and countries, in wide-set capitals where there is most room."""

import math
from collections.abc import Collection, Iterable, Iterator
from itertools import groupby
from typing import NamedTuple

from engine.hexes.lattice import Hex
from studio.drawing.boxes import Box
from studio.drawing.extent import Extent
from studio.drawing.fonts import Face, cap_mm, width_mm
from studio.drawing.marks import Text
from studio.drawing.obstacles import CLASH, Obstacles
from studio.drawing.placing import Place

_SIZES = (7.5, 6.0, 5.0, 4.2, 3.5, 2.9, 2.4)
_FILL = 0.8
"""How much of a row of hexes a name may take."""
_MOST_SPACING = 0.9
"""The widest gap between letters, in sizes of the font."""
_OFF_CENTRE = 0.25
"""What it costs to stand a millimetre away from the middle of the area."""
_SMALLER = 6.0
"""What it costs to be written a size smaller."""


class AreaLook(NamedTuple):
    """How an area's name is written."""

    face: Face
    colour: str
    opacity: float


def area_place(
    extent: Extent, hexes: Collection[Hex], text: str, look: AreaLook, obstacles: Obstacles
) -> Place | None:
    """Return where an area's name fits best, large and near the middle; None if it fits nowhere.

    It may cross lines but not signs or other names.
    """
    centres = [extent.sheet.centre_mm(hex_) for hex_ in hexes]
    runs = list(_runs(extent, hexes))
    scale, best, least = extent.sheet.across_flats_mm / 10, None, CLASH
    for order, size in enumerate(_SIZES):
        for run in runs:
            place = _fitted(run, text.upper(), look, size * scale)
            if place is None:
                continue
            x, y = place.boxes[0].centre
            off = sum(math.hypot(x - cx, y - cy) for cx, cy in centres) / len(centres)
            cost = obstacles.cost(place.boxes) + _OFF_CENTRE * off / scale + _SMALLER * order
            if cost < least:
                best, least = place, cost
    return best


def _runs(extent: Extent, hexes: Iterable[Hex]) -> Iterator[Box]:
    """Yield the boxes of the unbroken runs of hexes in each row."""
    sheet = extent.sheet
    half = sheet.across_flats_mm / 2
    places = sorted((row, column) for column, row in map(sheet.place_of, hexes))
    for _, numbered in groupby(enumerate(places), key=lambda item: (item[1][0], item[1][1] - item[0])):
        run = [place for _, place in numbered]
        (row, first), (_, last) = run[0], run[-1]
        (left, y), (right, y2) = (sheet.centre_mm(sheet.hex_at(column, row)) for column in (first, last))
        yield Box(left - half, min(y, y2), right + half, max(y, y2))


def _fitted(run: Box, text: str, look: AreaLook, size: float) -> Place | None:
    """Return a name set into a run at a size, spread as wide as it may be; None if it is too long."""
    natural, room = width_mm(text, look.face, size), _FILL * run.width
    least = 0.12 * size
    gaps = max(1, len(text) - 1)
    if natural + least * gaps > room:
        return None
    spacing = min((room - natural) / gaps, _MOST_SPACING * size)
    wide, cap = natural + spacing * gaps, cap_mm(look.face, size)
    x, y = run.centre
    box = Box(x - wide / 2, y - cap / 2, x + wide / 2, y + cap / 2)
    at = (box.left, box.bottom)
    line = Text(at, text, look.face, size, look.colour, spacing=round(spacing, 3), opacity=look.opacity)
    return Place((line,), (box.grown(0.4),), 0.0)
