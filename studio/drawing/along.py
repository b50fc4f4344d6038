"""Names written along lines, letter by letter."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from studio.drawing.boxes import Box, Point
from studio.drawing.curves import length_of, place_along
from studio.drawing.fonts import Face, cap_mm, laid_out, metrics, width_mm
from studio.drawing.marks import Stroke, Text
from studio.drawing.obstacles import Obstacles
from studio.drawing.placing import Place

_STEP_MM = 2.5
_BEND_COST, _STEEP_COST = 0.08, 0.02
"""What a name costs for each degree it turns on its way, and for each it stands off level."""
_SHARPEST, _TOO_SHARP = 30.0, 1000.0
"""The most degrees one letter may turn against the last, and what is counted where it does."""
_SMOOTHING = 2
"""How many neighbours on each side a point is averaged with."""


class LineName(NamedTuple):
    """A name to be written along a line and how: ``off`` is the gap to the line's middle."""

    text: str
    size: float
    colour: str
    halo: Stroke
    spacing: float
    off: float


def evened(points: Sequence[Point]) -> list[Point]:
    """Return a line without its small turns: each point becomes the mean of its neighbours."""
    found = []
    for at in range(len(points)):
        reach = min(_SMOOTHING, at, len(points) - 1 - at)
        near = points[at - reach : at + reach + 1]
        found.append((sum(x for x, _ in near) / len(near), sum(y for _, y in near) / len(near)))
    return found


def best_place(name: LineName, points: Sequence[Point], obstacles: Obstacles, most: float) -> Place | None:
    """Return the best place along a line; None when none costs less than ``most`` or it is too short."""
    places = list(_places(name, points))
    costs = [place.cost + obstacles.cost(place.boxes) for place in places]
    if not places or min(costs) >= most:
        return None
    return places[costs.index(min(costs))]


def _places(name: LineName, points: Sequence[Point]) -> Iterator[Place]:
    """Yield places on both sides of a line, read from the left, every few millimetres."""
    long = width_mm(name.text, Face.ITALIC, name.size, name.spacing)
    total = length_of(points)
    for step in range(int((total - long) / _STEP_MM) + 1 if total >= long else 0):
        start = min(step * _STEP_MM, total - long)
        (x1, _), _ = place_along(points, start)
        (x2, _), _ = place_along(points, start + long)
        way, first = (points, start) if x1 <= x2 else (points[::-1], total - start - long)
        eccentric = abs(start + long / 2 - total / 2) / total
        for side in (-1, 1):
            off = -name.off if side < 0 else name.off + cap_mm(Face.ITALIC, name.size)
            yield _written(name, way, first, off, eccentric)


def _written(name: LineName, points: Sequence[Point], first: float, off: float, cost: float) -> Place:
    """Return a name set letter by letter from a distance along a line, moved off it by ``off`` down."""
    unit = name.size / metrics(Face.ITALIC).units
    lines: list[Text] = []
    boxes, turned, before = [], 0.0, None
    for order, (letter, (glyph, pen)) in enumerate(
        zip(name.text, laid_out(name.text, Face.ITALIC)[0], strict=True)
    ):
        half = metrics(Face.ITALIC).advance(glyph) * unit / 2
        (x, y), turn = place_along(points, first + pen * unit + order * name.spacing + half)
        angle = math.radians(turn)
        at = (x - off * math.sin(angle), y + off * math.cos(angle))
        if before is not None:
            step = abs((turn - before + 180) % 360 - 180)
            turned += step if step < _SHARPEST else _TOO_SHARP
        before = turn
        lines.append(
            Text(
                at, letter, Face.ITALIC, name.size, name.colour, "middle", turn=round(turn, 2), halo=name.halo
            )
        )
        # The letter's middle lies half a small letter above its baseline.
        up = 0.3 * name.size
        middle = (at[0] + up * math.sin(angle), at[1] - up * math.cos(angle))
        boxes.append(Box(*middle, *middle).grown(0.36 * name.size))
    steep = sum(abs(line.turn) for line in lines) / max(1, len(lines))
    # The letters once more without their halos, which else would cover the letter before.
    lines += [replace(line, halo=None) for line in lines]
    return Place(tuple(lines), tuple(boxes), cost + _BEND_COST * turned + _STEEP_COST * steep)
