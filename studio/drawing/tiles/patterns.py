"""The patterns of railroads along a strip, which tell them apart where colours do not."""

from collections.abc import Callable, Iterator, Mapping
from math import ceil
from typing import Final

from engine.messages import Phrase
from engine.tiles.set import Pattern
from studio.drawing.shapes.boxes import Box, Point
from studio.drawing.shapes.marks import Circle, Curve, Line, Mark, Move, Path, Polygon, Step, Stroke, To

PATTERN_TITLES: Final[Mapping[Pattern, Phrase]] = {
    "plain": "Plain",
    "ticks": "Ticks",
    "dashes": "Dashes",
    "dots": "Dots",
    "double": "Double line",
    "chevrons": "Diamonds",
    "waves": "Waves",
    "zigzag": "Zigzag",
}
"""What the patterns are called."""


def pattern_marks(pattern: Pattern, strip: Box, colour: str) -> Iterator[Mark]:
    """Yield a pattern along a strip from left to right, the same on both sides of its middle.

    Two tiles that meet show the same strip in a mirror, so every pattern is symmetric.
    """
    yield from _DRAWN[pattern](strip, colour)


def _plain(_strip: Box, _colour: str) -> Iterator[Mark]:
    yield from ()


def _double(strip: Box, colour: str) -> Iterator[Mark]:
    for at in (0.3, 0.7):
        level = strip.top + at * strip.height
        yield Line((strip.left, level), (strip.right, level), _fine(strip, colour))


def _dashes(strip: Box, colour: str) -> Iterator[Mark]:
    high, y = strip.height, strip.centre[1]
    for x in _steps(strip, 2.4):
        yield Line((x - 0.7 * high, y), (x + 0.7 * high, y), Stroke(colour, 0.3 * high, cap="butt"))


def _dots(strip: Box, colour: str) -> Iterator[Mark]:
    for x in _steps(strip, 1.3):
        yield Circle((x, strip.centre[1]), 0.26 * strip.height, colour)


def _ticks(strip: Box, colour: str) -> Iterator[Mark]:
    inset = 0.14 * strip.height
    for x in _steps(strip, 0.9):
        yield Line((x, strip.top + inset), (x, strip.bottom - inset), _fine(strip, colour))


def _chevrons(strip: Box, colour: str) -> Iterator[Mark]:
    for x in _steps(strip, 1.5):
        yield Polygon(_diamond((x, strip.centre[1]), 0.42 * strip.height), colour)


def _waves(strip: Box, colour: str) -> Iterator[Mark]:
    yield Path(tuple(_wave(strip, 2.2 * strip.height, smooth=True)), None, _fine(strip, colour))


def _zigzag(strip: Box, colour: str) -> Iterator[Mark]:
    yield Path(tuple(_wave(strip, 1.5 * strip.height, smooth=False)), None, _fine(strip, colour))


_DRAWN: Final[Mapping[Pattern, Callable[[Box, str], Iterator[Mark]]]] = {
    "plain": _plain,
    "double": _double,
    "dashes": _dashes,
    "dots": _dots,
    "ticks": _ticks,
    "chevrons": _chevrons,
    "waves": _waves,
    "zigzag": _zigzag,
}


def _fine(strip: Box, colour: str) -> Stroke:
    return Stroke(colour, 0.16 * strip.height, cap="butt", join="miter")


def _steps(strip: Box, heights: float) -> Iterator[float]:
    """Yield places some heights of the strip apart, one of them in the middle, that stay off both ends."""
    step, middle = heights * strip.height, strip.centre[0]
    count = int((strip.width / 2 - 0.4 * step) / step)
    yield from (middle + at * step for at in range(-count, count + 1))


def _diamond(centre: Point, radius: float) -> tuple[Point, ...]:
    x, y = centre
    return (x - 1.2 * radius, y), (x, y - radius), (x + 1.2 * radius, y), (x, y + radius)


def _wave(strip: Box, length: float, *, smooth: bool) -> Iterator[Step]:
    """Yield a line that swings about the middle of a strip, with a crest in the middle."""
    middle, y = strip.centre
    swing, half = 0.28 * strip.height, length / 2
    count = ceil(strip.width / length)
    for at in range(-count, count + 1):
        x, level = middle + at * half, y + (-swing if at % 2 == 0 else swing)
        if abs(x - middle) > strip.width / 2:
            continue
        before = middle + (at - 1) * half
        if abs(before - middle) > strip.width / 2:
            yield Move(x, level)
        elif smooth:
            yield Curve(before + half / 2, 2 * y - level, x - half / 2, level, x, level)
        else:
            yield To(x, level)
