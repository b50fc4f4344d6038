"""A city tile: bands of its railroads along the edges, the tracks to the city, its name and its goods."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from engine.tiles.set import CityTile, Railroad, TileSet
from studio.drawing.maps.tints import mixed
from studio.drawing.shapes.boxes import Box, Point
from studio.drawing.shapes.fonts import Face, cap_mm, fitting_size, width_mm
from studio.drawing.shapes.marks import (
    Circle,
    Close,
    Curve,
    Line,
    Mark,
    Move,
    Path,
    Polygon,
    Step,
    Stroke,
    Text,
    To,
)
from studio.drawing.tiles.patterns import pattern_marks
from studio.drawing.tiles.units import ACCENT, BACK, BLEED_MM, FAINT, GROUND, INK, PAPER, accent_on, ink_on

_BAND: Final = 0.185
"""How deep a band is, of the side of the tile; of that the strip with the pattern takes a part."""
_STRIP: Final = 0.36
_NAME: Final = 0.094
_CODE: Final = 0.072
_RAILROAD: Final = 0.0445
_HAIR: Final = 0.012


def name_size(name: str, side: float) -> float:
    """Return the size at which the name of a city is printed on a tile of a side, in millimetres."""
    return fitting_size(name, Face.BOLD, _NAME * side, _name_room(side))


def _name_room(side: float) -> float:
    return (1 - 2 * _BAND - 0.07) * side


def city_marks(
    tile_set: TileSet, city: CityTile, side: float, bleed: float = BLEED_MM, turns: int = 0
) -> tuple[Mark, ...]:
    """Return a tile between (0, 0) and (side, side), its ground and bands going on by the bleed.

    ``turns`` are quarter turns clockwise; the name stays upright, as on a table seen from the south.
    """
    edges = tuple(tile_set.railroad_of.get(code) for code in city.edges)
    is_start = city.name in tile_set.starts
    marks = _ground(edges, side, bleed, turns)
    return (*marks, *_plate(city.name, city.goods, side, is_start=is_start))


@lru_cache(maxsize=512)
def _ground(edges: tuple[Railroad | None, ...], side: float, bleed: float, turns: int) -> tuple[Mark, ...]:
    """Return all of a tile but the city; a railroad that is unknown is drawn as a blank edge."""
    corners = ((-bleed, -bleed), (side + bleed, -bleed), (side + bleed, side + bleed), (-bleed, side + bleed))
    marks: list[Mark] = [Polygon(corners, PAPER)]
    marks += _countryside(side)
    placed = [(railroad, (at + turns) % 4) for at, railroad in enumerate(edges)]
    for railroad, at in placed:
        if railroad is not None:
            marks += (_turned(mark, at, side) for mark in _track(railroad, side))
    for railroad, at in placed:
        drawn = _blank_edge(side, bleed) if railroad is None else _band(railroad, side, bleed)
        marks += (_turned(mark, at, side) for mark in drawn)
    return tuple(marks)


def _countryside(side: float) -> Iterator[Mark]:
    """Yield the ground between the bands: rings, as around a town on an old map."""
    middle = (side / 2, side / 2)
    yield Circle(middle, 0.3 * side, GROUND)
    for radius in (0.33, 0.355):
        yield Circle(middle, radius * side, None, Stroke(mixed(GROUND, FAINT, 0.75), _HAIR * side / 2))


def _band(railroad: Railroad, side: float, bleed: float) -> Iterator[Mark]:
    """Yield the band of a railroad along the north edge: its pattern outside, its code and name inside."""
    deep, colour = _BAND * side, railroad.colour
    gap = 0.006 * side
    outline = (
        (gap - bleed, -bleed),
        (side - gap + bleed, -bleed),
        (side - gap - deep, deep),
        (gap + deep, deep),
    )
    yield Polygon(outline, colour)
    strip = _STRIP * deep
    yield from pattern_marks(
        railroad.pattern, Box(1.35 * strip, 0.08 * strip, side - 1.35 * strip, strip), accent_on(colour)
    )
    size, ink = _CODE * side, ink_on(colour)
    base = deep - (deep - strip - cap_mm(Face.BOLD, size)) / 2
    room = side - 2 * deep - 0.04 * side
    wide = width_mm(railroad.code, Face.BOLD, size)
    apart = 0.025 * side
    small = fitting_size(railroad.name, Face.REGULAR, _RAILROAD * side, room - wide - apart)
    whole = wide + apart + width_mm(railroad.name, Face.REGULAR, small)
    left = (side - whole) / 2
    yield Text((left, base), railroad.code, Face.BOLD, size, ink)
    yield Text((left + wide + apart, base), railroad.name, Face.REGULAR, small, ink)


def _blank_edge(side: float, bleed: float) -> Iterator[Mark]:
    """Yield a north edge without a railroad: open country with a buffer stop."""
    deep = _BAND * side
    gap = 0.006 * side
    outline = (
        (gap - bleed, -bleed),
        (side - gap + bleed, -bleed),
        (side - gap - deep, deep),
        (gap + deep, deep),
    )
    yield Polygon(outline, mixed(GROUND, PAPER, 0.8))
    pale = Stroke(mixed(FAINT, PAPER, 0.45), _HAIR * side, cap="round")
    for at in (0.38, 0.5, 0.62):
        x, y = at * side, 0.52 * deep
        yield Path(tuple(_tuft((x, y), 0.02 * side)), None, pale)


def _tuft(at: Point, size: float) -> Iterator[Step]:
    """Yield three blades of grass."""
    for lean in (-0.5, 0.0, 0.5):
        yield Move(at[0] + lean * 0.5 * size, at[1] + size)
        yield To(at[0] + lean * 1.6 * size, at[1])


def _track(railroad: Railroad, side: float) -> Iterator[Mark]:
    """Yield the track from the north band to the city, with its sleepers."""
    x, top, bottom = side / 2, _BAND * side, side / 2
    sleeper = Stroke(mixed(INK, PAPER, 0.6), 0.016 * side, cap="butt")
    step = 0.033 * side
    for at in range(int((bottom - top) / step)):
        y = top + (at + 0.5) * step
        yield Line((x - 0.034 * side, y), (x + 0.034 * side, y), sleeper)
    yield Line((x, top), (x, bottom), Stroke(PAPER, 0.042 * side, cap="butt"))
    yield Line((x, top), (x, bottom), Stroke(railroad.colour, 0.03 * side, cap="butt"))


def _plate(name: str, goods: int, side: float, *, is_start: bool) -> Iterator[Mark]:
    """Yield the name on its plate, and below it the cubes that are drawn; a start city has a star."""
    size = name_size(name, side)
    wide = max(width_mm(name, Face.BOLD, size) + 0.06 * side, 0.3 * side)
    high = 0.145 * side
    middle = side / 2
    top = middle - 0.62 * high - (0.03 * side if goods else -0.12 * high)
    plate = Box(middle - wide / 2, top, middle + wide / 2, top + high)
    edge = Stroke(ACCENT if is_start else INK, 0.014 * side, join="round")
    yield Path(tuple(rounded(plate, 0.03 * side)), "#fffdf6", edge)
    base = plate.centre[1] + cap_mm(Face.BOLD, size) / 2
    yield Text((middle, base), name, Face.BOLD, size, INK, "middle")
    if is_start:
        yield Polygon(_star((middle, plate.top), 0.042 * side), ACCENT, Stroke("#fffdf6", 0.008 * side))
    yield from _cubes((middle, plate.bottom + 0.085 * side), goods, 0.058 * side)


def _cubes(centre: Point, count: int, size: float) -> Iterator[Mark]:
    """Yield as many cubes in a row as are drawn when the tile is placed."""
    step = 1.35 * size * 1.5
    for at in range(count):
        yield from cube((centre[0] + (at - (count - 1) / 2) * step, centre[1]), size, "#c98f4a")


def cube(centre: Point, size: float, colour: str) -> Iterator[Mark]:
    """Yield a wooden cube seen from above a corner, ``size`` from its centre to a corner."""
    x, y = centre
    wide, high = 0.87 * size, size / 2
    top = ((x, y - size), (x + wide, y - high), (x, y), (x - wide, y - high))
    left = ((x - wide, y - high), (x, y), (x, y + size), (x - wide, y + high))
    right = ((x, y), (x + wide, y - high), (x + wide, y + high), (x, y + size))
    edge = Stroke(mixed(INK, colour, 0.7), 0.07 * size, join="round")
    yield Polygon(top, mixed(colour, "#ffffff", 0.75), edge)
    yield Polygon(left, colour, edge)
    yield Polygon(right, mixed(colour, "#000000", 0.8), edge)


def _star(centre: Point, radius: float) -> tuple[Point, ...]:
    x, y = centre
    spans = (radius if at % 2 == 0 else 0.45 * radius for at in range(10))
    return tuple((x + span * sin(at * pi / 5), y - span * cos(at * pi / 5)) for at, span in enumerate(spans))


def rounded(box: Box, radius: float) -> Iterator[Step]:
    """Yield a box with rounded corners."""
    left, top, right, bottom = box
    pull = 0.45 * radius
    yield Move(left + radius, top)
    yield To(right - radius, top)
    yield Curve(right - pull, top, right, top + pull, right, top + radius)
    yield To(right, bottom - radius)
    yield Curve(right, bottom - pull, right - pull, bottom, right - radius, bottom)
    yield To(left + radius, bottom)
    yield Curve(left + pull, bottom, left, bottom - pull, left, bottom - radius)
    yield To(left, top + radius)
    yield Curve(left, top + pull, left + pull, top, left + radius, top)
    yield Close()


def back_marks(title: str, side: float, bleed: float = BLEED_MM) -> Iterator[Mark]:
    """Yield the back of a city tile, the same for all and however it is turned by half."""
    corners = ((-bleed, -bleed), (side + bleed, -bleed), (side + bleed, side + bleed), (-bleed, side + bleed))
    yield Polygon(corners, BACK)
    light = mixed(BACK, "#ffffff", 0.75)
    middle = side / 2
    for at in range(4):
        for mark in _back_track(side, light):
            yield _turned(mark, at, side)
    for radius in (0.27, 0.3):
        yield Circle((middle, middle), radius * side, BACK, Stroke(light, 0.012 * side))
    frame = tuple(rounded(Box(0.05 * side, 0.05 * side, 0.95 * side, 0.95 * side), 0.06 * side))
    yield Path(frame, None, Stroke(light, 0.012 * side))
    size = fitting_size(title, Face.BOLD, 0.1 * side, 0.5 * side)
    base = middle + cap_mm(Face.BOLD, size) / 2
    yield Text((middle, base), title, Face.BOLD, size, mixed(BACK, "#ffffff", 0.15), "middle")


def _back_track(side: float, colour: str) -> Iterator[Mark]:
    """Yield the track that runs from the middle of the back to its north edge."""
    x, top, bottom = side / 2, 0.05 * side, 0.21 * side
    for off in (-0.03, 0.03):
        yield Line((x + off * side, top), (x + off * side, bottom), Stroke(colour, 0.012 * side, cap="butt"))
    for at in range(4):
        y = top + (at + 0.5) * (bottom - top) / 4
        yield Line((x - 0.055 * side, y), (x + 0.055 * side, y), Stroke(colour, 0.014 * side, cap="butt"))


def _turned(mark: Mark, quarters: int, side: float) -> Mark:
    """Return a mark of a tile after quarter turns clockwise about the middle of the tile."""
    if quarters == 0:
        return mark

    def spun(x: float, y: float) -> Point:
        for _ in range(quarters):
            x, y = side - y, x
        return x, y

    match mark:
        case Polygon(points, fill, stroke, opacity):
            return Polygon(tuple(spun(*point) for point in points), fill, stroke, opacity)
        case Line(start, end, stroke, opacity):
            return Line(spun(*start), spun(*end), stroke, opacity)
        case Circle(centre, radius, fill, stroke, opacity):
            return Circle(spun(*centre), radius, fill, stroke, opacity)
        case Path(steps, fill, stroke, opacity):
            return Path(tuple(_spun_step(step, spun) for step in steps), fill, stroke, opacity)
        case Text():
            return replace(mark, at=spun(*mark.at), turn=mark.turn + 90.0 * quarters)
        case _:
            raise TypeError(f"A tile has no {type(mark).__name__}.")


def _spun_step(step: Step, spun: Callable[[float, float], Point]) -> Step:
    flat = [value for at in range(0, len(step), 2) for value in spun(step[at], step[at + 1])]
    return type(step)(*flat)
