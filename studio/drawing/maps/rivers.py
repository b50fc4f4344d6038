"""Rivers: smooth lines along the sides, thin at the source, thicker the longer the river."""

from collections.abc import Iterator

from engine.board.lines import SideLine
from engine.hexes.sides import Corner, Side, corners_of, hexes_at, sides_at
from studio.drawing.maps.themes import Theme
from studio.drawing.shapes.board_cache import kept, kept_of_each
from studio.drawing.shapes.curves import Bend
from studio.drawing.shapes.extent import Extent
from studio.drawing.shapes.marks import Mark, Path, Stroke
from studio.drawing.shapes.shapes import COAST_OFF
from studio.drawing.shapes.sidelines import Corners, Stretch, by_hex, stretches, together

_THIN_MM, _THICK_MM = 0.55, 0.95
_INTO_COAST_MM = 0.25
LONG = 30
"""The number of sides from which on a river is drawn at its thickest."""
_FEW = 200
"""In so many hexes rivers are looked for corner by corner."""
_TAPER = (0.55, 0.7, 0.85)
"""How thick the first sides from a source are, as parts of the full width."""


Courses = dict[Side, SideLine]
"""The river on each side."""


@kept
def _courses(lines: tuple[SideLine, ...]) -> Courses:
    """Return the river on each river side; of two rivers on it, the longer counts."""
    found: Courses = {}
    for each in _courses_of(sorted(_rivers_among(lines), key=lambda line: len(line.sides))):
        found.update(each)
    return found


@kept
def _corners(lines: tuple[SideLine, ...]) -> Corners:
    """Return the corners that rivers touch."""
    return together(_corners_of(_rivers_among(lines)))


def _rivers_among(lines: tuple[SideLine, ...]) -> list[SideLine]:
    """Return the rivers of some lines."""
    return [line for line in lines if line.kind == "river"]


@kept_of_each
def _courses_of(river: SideLine) -> Courses:
    """Return a river on each of its sides."""
    return dict.fromkeys(river.sides, river)


@kept_of_each
def _corners_of(river: SideLine) -> Corners:
    """Return the corners that a river touches."""
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
        bend = _to_the_coast(extent, stretch)
        yield Path(bend.steps, stroke=Stroke(theme.river, width))


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
    """Return a stretch, drawn on over its corner to the rounded coast if it ends at water."""
    bend = stretch.bend
    if len(stretch.sides) == 2 or not _meets_water(extent, stretch.corner):
        return bend
    (x1, y1), (x2, y2) = bend.start, bend.end
    # The stretch is half a side long; the coast line takes up the rest.
    share = 2 * COAST_OFF + _INTO_COAST_MM / extent.sheet.radius_mm
    return Bend(bend.start, bend.end, (x2 + (x2 - x1) * share, y2 + (y2 - y1) * share))


def _meets_water(extent: Extent, corner: Corner) -> bool:
    """Return whether one hex at a corner is water and two are land."""
    return sum(extent.is_water(hex_) for hex_ in hexes_at(corner)) == 1
