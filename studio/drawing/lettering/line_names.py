"""Names written along lines, letter by letter, on gentle curves next to them."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from studio.drawing.lettering.baselines import Baseline, Fit, baselines, resampled, stations
from studio.drawing.lettering.obstacles import Obstacles
from studio.drawing.lettering.placing import Place
from studio.drawing.shapes.boxes import Box, Point
from studio.drawing.shapes.fonts import Face, cap_mm, laid_out, metrics, width_mm
from studio.drawing.shapes.marks import Stroke, Text

_SAMPLE, _STEP = 0.4, 2
"""How close the points are that a name's curve is fitted to, in sizes of the font, and how many of them to
the next place."""
_BEND_COST, _STEEP_COST = 0.08, 0.02
"""What a name costs for each degree it turns on its way, and for each it stands off level."""
_STRAY_COST, _MOST_STRAY = 3.0, 1.1
"""What each size of the font costs that a name strays from its line, and the most that is let pass."""


class LineName(NamedTuple):
    """A name to be written along a line and how: ``off`` is the gap to the line's middle."""

    text: str
    size: float
    colour: str
    halo: Stroke
    spacing: float
    off: float


def best_place(name: LineName, points: Sequence[Point], obstacles: Obstacles, most: float) -> Place | None:
    """Return the best place along a line; None when none costs less than ``most`` or it is too short."""
    places = list(_places(name, points))
    costs = [place.cost + obstacles.cost(place.boxes) for place in places]
    if not places or min(costs) >= most:
        return None
    best = places[costs.index(min(costs))]
    # The letters once more without their halos, which else would cover the letter before.
    return best._replace(lines=best.lines + tuple(replace(line, halo=None) for line in best.lines))


def _places(name: LineName, points: Sequence[Point]) -> Iterator[Place]:
    """Yield places above and below a line, read from the left, every few millimetres.

    Where the line winds too much for a name to follow it there is none.
    """
    long = width_mm(name.text, Face.ITALIC, name.size, name.spacing)
    # A single accent has no width, and no letters to go along anything.
    if len(points) < 2 or long <= 0.0:
        return
    sample = _SAMPLE * name.size
    line = resampled(points, sample)
    middles = _letter_middles(name)
    widest = max((other - one for one, other in pairwise(middles)), default=long)
    count = math.ceil(long / sample) + 1
    fit = Fit(long, widest, name.off, name.off + cap_mm(Face.ITALIC, name.size))
    for start in range(0, len(line) - count + 1, _STEP):
        eccentric = abs(start + count / 2 - len(line) / 2) / len(line)
        around = line[max(0, start - count) : start + 2 * count]
        for baseline in baselines(line[start : start + count], around, fit):
            if baseline.stray <= _MOST_STRAY * name.size:
                yield _written(name, baseline, middles, eccentric)


def _letter_middles(name: LineName) -> list[float]:
    """Return how far the middle of each letter lies from the middle of the name."""
    unit = name.size / metrics(Face.ITALIC).units
    long = width_mm(name.text, Face.ITALIC, name.size, name.spacing)
    return [
        pen * unit + order * name.spacing + metrics(Face.ITALIC).advance(glyph) * unit / 2 - long / 2
        for order, (glyph, pen) in enumerate(laid_out(name.text, Face.ITALIC)[0])
    ]


def _written(name: LineName, baseline: Baseline, middles: Sequence[float], cost: float) -> Place:
    """Return a name set letter by letter on its baseline."""
    lines: list[Text] = []
    boxes = []
    for letter, (at, turn) in zip(name.text, stations(baseline, middles), strict=True):
        lines.append(
            Text(
                at, letter, Face.ITALIC, name.size, name.colour, "middle", turn=round(turn, 2), halo=name.halo
            )
        )
        # The letter's middle lies half a small letter above its baseline.
        up, angle = 0.3 * name.size, math.radians(turn)
        middle = (at[0] + up * math.sin(angle), at[1] - up * math.cos(angle))
        boxes.append(Box(*middle, *middle).grown(0.36 * name.size))
    steep = sum(abs(line.turn) for line in lines) / len(lines)
    turned = abs(lines[-1].turn - lines[0].turn)
    cost += _BEND_COST * turned + _STEEP_COST * steep + _STRAY_COST * baseline.stray / name.size
    return Place(tuple(lines), tuple(boxes), cost)
