"""Names spread over areas: waters and countries, in wide-set capitals where there is most room."""

import math
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby, product
from typing import Final, NamedTuple

from engine.hexes.lattice import Hex
from studio.drawing.lettering.area_curves import CurvedLetters, curve_through, letters_along
from studio.drawing.lettering.area_ground import AreaGround
from studio.drawing.lettering.names import Lettering, Named, candidates_of, written
from studio.drawing.lettering.obstacles import CLASH, Obstacles
from studio.drawing.lettering.placing import Place, Put
from studio.drawing.maps.themes import Theme
from studio.drawing.shapes.boxes import Box, Point
from studio.drawing.shapes.extent import Extent
from studio.drawing.shapes.fonts import Face, cap_mm, width_mm
from studio.drawing.shapes.marks import Stroke, Text

_SIZES = (7.5, 6.0, 5.0, 4.2, 3.5, 2.9, 2.4)
_FILL = 0.8
"""How much of a row of hexes a name may take."""
_WIDEST, _TIGHTEST = 0.9, 0.12
"""The widest and the narrowest gap between letters, in sizes of the font."""
_SPREADS = (1.0, 0.6, 0.3, 0.0)
"""How far apart, between the two, letters are tried."""
_TIGHT = 3.0
"""What it costs to be set as tight as can be."""
_OFF_CENTRE = 0.25
"""What it costs to stand a millimetre farther from the hexes of the area than one has to."""
_SMALLER = 6.0
"""What it costs to be written a size smaller."""
_ASTRAY = 2.0
"""What each millimetre costs over drawn hills, in which letters are hard to read, or off the area."""
_TILTED = 0.03
"""What each degree costs that a name as a whole is off level."""
_LEVEL = math.radians(8.0)
"""Below this a straight name is as good as one that follows its area."""
_SMALL: Final = 2.4
"""The size of a name next to its area."""
_SLIDE = 0.5
"""In what steps a name is tried along its row, in hexes."""


_MIDDLE: Final = (0.0, 0.0)
"""Where the middle of a name is that a hand is still to put."""
Along = Callable[[Box, float, float], Iterator[Point]]


class AreaLook(NamedTuple):
    """How an area's name is written, and how far it keeps off the edge of its area, in hexes."""

    face: Face
    colour: str
    opacity: float
    margin: float
    halo: Stroke | None = None


class _Try(NamedTuple):
    """A way to write a name; ``cost`` is what is wrong with it wherever other things stand."""

    cost: float
    middle: Point
    size: float
    spacing: float


def area_place(
    extent: Extent, hexes: Collection[Hex], text: str, look: AreaLook, obstacles: Obstacles
) -> Place | None:
    """Return where an area's name fits best, large, near the middle and off the hills; None if nowhere.

    It may cross lines but not signs or other names.
    """
    if not hexes:
        return None
    own, room = AreaGround.of(extent, hexes, look.margin), _Room.of(extent, hexes)
    best, least = _curved(extent, own, text.upper(), look, obstacles)
    for order in range(len(_SIZES)):
        for each in sorted(_tries(room, order, text.upper(), look)):
            if each.cost >= least:
                break
            place = _spread_out(each, text.upper(), look)
            cost = each.cost + obstacles.cost(place.boxes)
            if cost < least:
                cost += _ASTRAY * own.astray(place.boxes[0])
            if cost < least:
                best, least = place, cost
        if _SMALLER * (order + 1) >= least:
            break
    return best and best._replace(put=_put(extent, room, text.upper(), look))


def _curved(
    extent: Extent, own: AreaGround, text: str, look: AreaLook, obstacles: Obstacles
) -> tuple[Place | None, float]:
    """Return the best way to write a name along a long area, and what it costs; None, CLASH if none."""
    centre_mm, scale = extent.sheet.centre_mm, extent.sheet.across_flats_mm / 10
    curve = curve_through([centre_mm(hex_) for hex_ in own.wrong])
    best, least = None, CLASH
    if curve is None or (abs(curve.angle) < _LEVEL and abs(curve.bend) * curve.half**2 < scale):
        return best, least
    tilted = _TILTED * math.degrees(abs(curve.angle))
    for order, size in enumerate(each * scale for each in _SIZES):
        gaps = max(1, len(text) - 1)
        widest = (_FILL * 2 * curve.half - width_mm(text, look.face, size)) / gaps
        if widest < _TIGHTEST * size:
            continue
        for part in _SPREADS:
            spacing = size * _TIGHTEST + part * (min(widest, size * _WIDEST) - size * _TIGHTEST)
            for off, letters in letters_along(curve, text, look.face, size, spacing):
                cost = tilted + _OFF_CENTRE * off / scale + _SMALLER * order + _TIGHT * (1 - part)
                if cost < least:
                    cost += obstacles.cost(letters.boxes)
                if cost < least:
                    cost += _ASTRAY * sum(map(own.astray, letters.boxes))
                if cost < least:
                    best, least = _written_along(letters, text, look, size), cost
        if _SMALLER * (order + 1) + tilted >= least:
            break
    return best, least


def place_next_to(
    extent: Extent, theme: Theme, hexes: Collection[Hex], text: str, look: AreaLook, obstacles: Obstacles
) -> Place | None:
    """Return the name of an area that is too small for it, next to one of its hexes; None if nowhere."""
    across = extent.sheet.across_flats_mm
    middles = sorted(extent.sheet.centre_mm(hex_) for hex_ in hexes)
    signs = tuple(Box(x, y, x, y).grown(across / 2) for x, y in middles)
    named = Named(text, Lettering(look.face, _SMALL * across / 10, look.colour), signs)
    costs = [(each.cost + obstacles.cost(each.boxes), each) for each in candidates_of(extent, named)]
    cost, best = min(costs, key=lambda each: each[0], default=(CLASH, None))
    if best is None or cost >= CLASH:
        return None
    put = _put(extent, _Room.of(extent, hexes), text.upper(), look)
    return written(extent, theme, named, best)._replace(put=put)


def put_place(extent: Extent, hexes: Collection[Hex], text: str, look: AreaLook, middle: Point) -> Place:
    """Return an area's name put on a place by hand, written as large as there is room for in the area."""
    put = _put(extent, _Room.of(extent, hexes) if hexes else None, text.upper(), look)
    (x, y), (left, bottom) = middle, put.line.at
    line = replace(put.line, at=(x + left, y + bottom))
    return Place((line,), (put.box.moved(x, y),), put=put)


def _put(extent: Extent, room: "_Room | None", text: str, look: AreaLook) -> Put:
    """Return how an area's name is written where a hand puts it: as large and wide as the area has room."""
    size = _SIZES[-1] * extent.sheet.across_flats_mm / 10
    best = _Try(math.inf, _MIDDLE, size, _TIGHTEST * size)
    if room is not None:
        near = partial(_nearest, room.centre)
        for order in range(len(_SIZES)):
            best = min((best, *_tries(room, order, text, look, near)))
            # The next size costs more than this everywhere.
            if best.cost < _SMALLER * (order + 1):
                break
    place = _spread_out(best._replace(middle=_MIDDLE), text, look)
    return Put(place.lines[0], place.boxes[0])


class _Room(NamedTuple):
    """Where an area's name may stand: the runs of its rows, its middle, how far its hexes lie off that."""

    across: float
    runs: tuple[Box, ...]
    centre: Point
    spread: float

    @classmethod
    def of(cls, extent: Extent, hexes: Collection[Hex]) -> "_Room":
        """Return the room in some hexes; there must be one."""
        centre, spread = _spread([extent.sheet.centre_mm(hex_) for hex_ in hexes])
        return cls(extent.sheet.across_flats_mm, tuple(_runs(extent, hexes)), centre, spread)


def _tries(room: _Room, order: int, text: str, look: AreaLook, along: Along | None = None) -> Iterator[_Try]:
    """Yield every way to write a name into an area at one of the sizes, its middles ``along`` each run."""
    scale = room.across / 10
    size = _SIZES[order] * scale
    natural, gaps = width_mm(text, look.face, size), max(1, len(text) - 1)
    least, most = _TIGHTEST * size, _WIDEST * size
    for run in room.runs:
        widest = (_FILL * run.width - natural) / gaps
        if widest < least:
            continue
        for part in _SPREADS:
            spacing = least + part * (min(widest, most) - least)
            free = (run.width * (1 + _FILL) / 2 - natural - spacing * gaps) / 2
            for middle in (along or _along)(run, free, _SLIDE * room.across):
                off = math.hypot(math.dist(middle, room.centre), room.spread) - room.spread
                cost = _OFF_CENTRE * off / scale + _SMALLER * order + _TIGHT * (1 - part)
                yield _Try(cost, middle, size, spacing)


def _spread(points: Sequence[Point]) -> tuple[Point, float]:
    """Return the mean of points, and how far they lie from it, as the root of the mean square."""
    x, y = (sum(values) / len(points) for values in zip(*points, strict=True))
    return (x, y), math.sqrt(sum((px - x) ** 2 + (py - y) ** 2 for px, py in points) / len(points))


def _along(run: Box, free: float, step: float) -> Iterator[Point]:
    """Yield the middle of a run, and places up to so far before and after it."""
    x, y = run.centre
    count = max(0, int(free / step))
    return ((x + at * step, y) for at in range(-count, count + 1))


def _nearest(centre: Point, run: Box, free: float, step: float) -> Iterator[Point]:
    """Yield that of the places along a run which lies nearest to the middle of the area."""
    x, y = run.centre
    count = max(0, int(free / step))
    at = min(max(round((centre[0] - x) / step), -count), count)
    yield x + at * step, y


def _runs(extent: Extent, hexes: Iterable[Hex]) -> Iterator[Box]:
    """Yield the boxes of the unbroken runs of hexes in each row, and of what two rows have in common."""
    sheet = extent.sheet
    half = sheet.across_flats_mm / 2
    places = sorted((row, column) for column, row in map(sheet.place_of, hexes))
    rows: dict[int, list[Box]] = {}
    for _, numbered in groupby(enumerate(places), key=lambda item: (item[1][0], item[1][1] - item[0])):
        run = [place for _, place in numbered]
        (row, first), (_, last) = run[0], run[-1]
        (left, y), (right, y2) = (sheet.centre_mm(sheet.hex_at(column, row)) for column in (first, last))
        rows.setdefault(row, []).append(Box(left - half, min(y, y2), right + half, max(y, y2)))
    for row, runs in rows.items():
        yield from runs
        for one, other in product(runs, rows.get(row + 1, ())):
            both = Box(max(one.left, other.left), one.centre[1], min(one.right, other.right), other.centre[1])
            if both.left < both.right:
                yield both


def _spread_out(how: _Try, text: str, look: AreaLook) -> Place:
    """Return a name written in a way."""
    wide = width_mm(text, look.face, how.size) + how.spacing * max(1, len(text) - 1)
    cap = cap_mm(look.face, how.size)
    x, y = how.middle
    box = Box(x - wide / 2, y - cap / 2, x + wide / 2, y + cap / 2)
    line = Text(
        (box.left, box.bottom),
        text,
        look.face,
        how.size,
        look.colour,
        spacing=round(how.spacing, 3),
        halo=look.halo,
        opacity=look.opacity,
    )
    return Place((line,), (box.grown(0.4),))


def _written_along(letters: CurvedLetters, text: str, look: AreaLook, size: float) -> Place:
    """Return a name written letter by letter."""
    lines = tuple(
        Text(
            at,
            letter,
            look.face,
            size,
            look.colour,
            "middle",
            turn=round(turn, 2),
            halo=look.halo,
            opacity=look.opacity,
        )
        for letter, at, turn in zip(text, letters.places, letters.turns, strict=True)
    )
    return Place(lines, tuple(box.grown(0.4) for box in letters.boxes))
