"""Stock tiles: one railroad each, drafted with the cities."""

from collections.abc import Iterator
from typing import Final

from engine.messages import ENGLISH, Tongue
from engine.tiles.set import Railroad
from studio.drawing.maps.tints import mixed
from studio.drawing.shapes.boxes import Box, Point
from studio.drawing.shapes.fonts import Face, cap_mm, fitting_size
from studio.drawing.shapes.marks import Line, Mark, Path, Polygon, Stroke, Text
from studio.drawing.tiles.city import rounded
from studio.drawing.tiles.patterns import pattern_marks
from studio.drawing.tiles.units import ACCENT, BLEED_MM, INK, PAPER, accent_on, ink_on

_BACK: Final = ACCENT


def stock_marks(
    railroad: Railroad, size: Point, bleed: float = BLEED_MM, tongue: Tongue = ENGLISH
) -> Iterator[Mark]:
    """Return a stock tile between (0, 0) and its size, its ground going on by the bleed."""
    wide, high = size
    yield Polygon(_around(size, bleed), PAPER)
    block = 0.36 * wide
    left = ((-bleed, -bleed), (block, -bleed), (block, high + bleed), (-bleed, high + bleed))
    yield Polygon(left, railroad.colour)
    strip = 0.15 * high
    for top in (0.1 * high, 0.9 * high - strip):
        box = Box(0.06 * wide, top, block - 0.02 * wide, top + strip)
        yield from pattern_marks(railroad.pattern, box, accent_on(railroad.colour))
    code = fitting_size(railroad.code, Face.BOLD, 0.42 * high, block - 0.08 * wide)
    base = (high + cap_mm(Face.BOLD, code)) / 2
    yield Text((0.5 * block, base), railroad.code, Face.BOLD, code, ink_on(railroad.colour), "middle")
    frame = Box(block + 0.03 * wide, 0.1 * high, 0.96 * wide, 0.9 * high)
    yield Path(tuple(rounded(frame, 0.06 * high)), "#fffdf6", Stroke(mixed(INK, PAPER, 0.5), 0.014 * high))
    middle, room = frame.centre[0], frame.width - 0.05 * wide
    name = fitting_size(railroad.name, Face.BOLD, 0.2 * high, room)
    yield Text((middle, 0.48 * high), railroad.name, Face.BOLD, name, INK, "middle")
    said = tongue.says("One share")
    small = fitting_size(said, Face.ITALIC, 0.13 * high, room)
    yield Line(
        (frame.left + 0.05 * wide, 0.58 * high),
        (frame.right - 0.05 * wide, 0.58 * high),
        Stroke(railroad.colour, 0.03 * high, cap="butt"),
    )
    yield Text((middle, 0.75 * high), said, Face.ITALIC, small, INK, "middle")


def stock_back_marks(
    title: str, size: Point, bleed: float = BLEED_MM, tongue: Tongue = ENGLISH
) -> Iterator[Mark]:
    """Return the back of a stock tile, the same for all."""
    wide, high = size
    yield Polygon(_around(size, bleed), _BACK)
    light = mixed(_BACK, "#ffffff", 0.7)
    frame = Box(0.04 * wide, 0.08 * high, 0.96 * wide, 0.92 * high)
    yield Path(tuple(rounded(frame, 0.08 * high)), None, Stroke(light, 0.02 * high))
    pale = mixed(_BACK, "#ffffff", 0.15)
    size_of_title = fitting_size(title, Face.BOLD, 0.24 * high, 0.8 * wide)
    yield Text((wide / 2, 0.52 * high), title, Face.BOLD, size_of_title, pale, "middle")
    yield Text((wide / 2, 0.74 * high), tongue.says("Stock"), Face.ITALIC, 0.15 * high, pale, "middle")


def _around(size: Point, bleed: float) -> tuple[Point, ...]:
    wide, high = size
    return (-bleed, -bleed), (wide + bleed, -bleed), (wide + bleed, high + bleed), (-bleed, high + bleed)
