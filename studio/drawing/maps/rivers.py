"""Rivers: smooth lines along the sides, thin at the source, thicker the longer the river."""

import math
from collections.abc import Iterator

from engine.board.lines import SideLine
from engine.hexes.sides import Side, corners_of, hexes_at, sides_at
from studio.drawing.maps.themes import Theme
from studio.drawing.shapes.board_cache import kept, kept_of_each
from studio.drawing.shapes.curves import Bend
from studio.drawing.shapes.extent import Extent
from studio.drawing.shapes.marks import Mark, Path, Stroke
from studio.drawing.shapes.shapes import COAST_OFF
from studio.drawing.shapes.sidelines import Corners, Stretch, by_hex, stretches, together

_THIN_MM, _THICK_MM = 0.55, 0.95
_OFF_COAST_MM, _OVERLAP_MM = 0.12, 0.1
"""How far a mouth ends from the middle of the coast line, which then lies unbroken, and how far a stretch
reaches under the one before it."""
LONG = 30
"""The number of sides from which on a river is drawn at its thickest."""
_FEW = 200
"""Up to this many hexes, rivers are looked for corner by corner."""
_TAPER = (0.55, 0.7, 0.85)
"""How thick the first sides from a source are, as parts of the full width."""


Courses = dict[Side, SideLine]
"""The river on each side."""


@kept
def _courses(lines: tuple[SideLine, ...]) -> Courses:
    found: Courses = {}
    for each in _courses_of(sorted(_rivers_among(lines), key=lambda line: len(line.sides))):
        found.update(each)
    return found


@kept
def _corners(lines: tuple[SideLine, ...]) -> Corners:
    return together(_corners_of(_rivers_among(lines)))


def _rivers_among(lines: tuple[SideLine, ...]) -> list[SideLine]:
    return [line for line in lines if line.kind == "river"]


@kept_of_each
def _courses_of(river: SideLine) -> Courses:
    return dict.fromkeys(river.sides, river)


@kept_of_each
def _corners_of(river: SideLine) -> Corners:
    return by_hex({corner for side in river.sides for corner in corners_of(side)})


def rivers(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield the rivers, one stroke for every corner they pass."""
    known = _courses(extent.board.lines)

    def joined(one: Side, other: Side) -> bool:
        return known[one] is known[other]

    # To ask every corner of a few hexes is sooner done than to find all that a long river touches.
    corners = None if len(extent.hexes) <= _FEW else _corners(extent.board.lines)
    drawn = list(stretches(extent, known.__contains__, joined, corners))
    # The thicker are drawn last, so that a tributary ends under its river.
    widths = [max(_width(extent, known, side) for side in stretch.sides) for stretch in drawn]
    for width, stretch in sorted(zip(widths, drawn, strict=True), key=lambda pair: pair[0]):
        if _is_mouth(extent, stretch):
            yield Path(_to_the_coast(extent, stretch).steps, stroke=Stroke(theme.river, width, cap="butt"))
        else:
            yield Path(stretch.bend.steps, stroke=Stroke(theme.river, width))


def _width(extent: Extent, known: Courses, side: Side) -> float:
    """Return how thick a river is on one of its sides."""
    line = known[side]
    full = _THIN_MM + (_THICK_MM - _THIN_MM) * min(1.0, len(line.sides) / LONG)
    many = len(_TAPER)
    ends = (end for chain in line.chains for end in (chain[:many], chain[: -many - 1 : -1]))
    parts = [
        _TAPER[end.index(side)] for end in ends if side in end and _is_source(extent, known, end[0], end[1:2])
    ]
    return round(full * min(parts, default=1.0) * extent.sheet.across_flats_mm / 10, 3)


def _is_source(extent: Extent, known: Courses, end: Side, inner: tuple[Side, ...]) -> bool:
    """Return whether a river's last side ends on dry land and not in another river."""
    joined = {corner for side in inner for corner in corners_of(side)}
    return all(
        not any(extent.is_water(hex_) for hex_ in hexes_at(corner))
        and sum(side in known for side in sides_at(corner)) == 1
        and any(extent.board.on_map(hex_) for hex_ in hexes_at(corner))
        for corner in corners_of(end)
        if corner not in joined
    )


def _to_the_coast(extent: Extent, stretch: Stretch) -> Bend:
    """Return the stretch of a mouth, drawn on over its corner up to the rounded coast."""
    (x1, y1), (x2, y2) = stretch.bend.start, stretch.bend.end
    long = math.dist((x1, y1), (x2, y2))
    dx, dy = (x2 - x1) / long, (y2 - y1) / long
    on = COAST_OFF * extent.sheet.radius_mm - _OFF_COAST_MM
    start = x1 - dx * _OVERLAP_MM, y1 - dy * _OVERLAP_MM
    return Bend(start, (x2, y2), (x2 + dx * on, y2 + dy * on))


def _is_mouth(extent: Extent, stretch: Stretch) -> bool:
    """Return whether a stretch ends in a corner at which one hex is water and two are land."""
    is_end = len(stretch.sides) == 1
    return is_end and sum(extent.is_water(hex_) for hex_ in hexes_at(stretch.corner)) == 1
