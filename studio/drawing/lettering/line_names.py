"""Names written along lines, letter by letter, on gentle curves next to them."""

import math
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from studio.drawing.lettering.baselines import (
    Baselines,
    Fit,
    Measures,
    Run,
    baselines,
    resampled,
    spaced,
    stations,
)
from studio.drawing.lettering.obstacles import Obstacles
from studio.drawing.lettering.placing import Place, cheapest
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


def best_place(
    name: LineName,
    points: Sequence[Point],
    obstacles: Obstacles,
    most: float,
    drawn: Sequence[Point] | None = None,
) -> Place | None:
    """Return the best place along a line; None when none costs less than ``most`` or it is too short.

    ``drawn`` is the line as it winds on the map, if it does: the name follows ``points`` and clears that.
    """
    ways = _ways(name, points, points if drawn is None else drawn)
    if ways is None:
        return None
    least, best = cheapest(
        ways.costs.tolist(), lambda at: float(ways.costs[at]) + obstacles.cost(ways.boxes(at))
    )
    return ways.written(best) if least < most else None


class _Ways(NamedTuple):
    """The ways to write a name along a line, a row each: where its letters stand and turn, and the drawbacks.

    ``points`` has the shape (ways, letters, 2), ``turns``, in degrees, the shape (ways, letters).
    """

    name: LineName
    points: Run
    turns: Measures
    costs: Measures

    def boxes(self, at: int) -> tuple[Box, ...]:
        """Return the boxes of the letters."""
        # The letter's middle lies half a small letter above its baseline.
        up, angles = 0.3 * self.name.size, np.radians(self.turns[at])
        middles = self.points[at] + up * np.column_stack((np.sin(angles), -np.cos(angles)))
        reach = 0.36 * self.name.size
        return tuple(Box(x - reach, y - reach, x + reach, y + reach) for x, y in middles.tolist())

    def written(self, at: int) -> Place:
        """Return the name set letter by letter on its baseline."""
        name = self.name
        lines = [
            Text((x, y), letter, Face.ITALIC, name.size, name.colour, "middle", turn=round(turn, 2))
            for letter, (x, y), turn in zip(
                name.text, self.points[at].tolist(), self.turns[at].tolist(), strict=True
            )
        ]
        # All halos lie below all letters: each else would cover the letter before.
        halos = (replace(line, halo=name.halo) for line in lines)
        return Place((*halos, *lines), self.boxes(at))


def _ways(name: LineName, points: Sequence[Point], drawn: Sequence[Point]) -> _Ways | None:
    """Return the places above and below a line, read from the left, every few millimetres.

    Where the line winds too much for a name to follow it there is none; None where it is too short.
    """
    long = width_mm(name.text, Face.ITALIC, name.size, name.spacing)
    # A single accent has no width, and no letters to go along anything.
    if len(points) < 2 or long <= 0.0:
        return None
    sample = _SAMPLE * name.size
    line = resampled(points, sample)
    count = math.ceil(long / sample) + 1
    starts = np.arange(0, len(line) - count + 1, _STEP)
    if not len(starts):
        return None
    middles = _letter_middles(name)
    widest = max((other - one for one, other in pairwise(middles)), default=long)
    fit = Fit(long, widest, name.off, name.off + cap_mm(Face.ITALIC, name.size))
    around = np.clip(starts[:, None] + np.arange(-count, 2 * count), 0, len(line) - 1)
    winding = spaced(drawn, len(line))
    found = baselines(line[starts[:, None] + np.arange(count)], winding[around], fit)
    near = found.stray <= _MOST_STRAY * name.size
    if not near.any():
        return None
    eccentric = np.repeat(np.abs(starts + count / 2 - len(line) / 2) / len(line), 2)[near]
    found = Baselines(*(each[near] for each in found))
    letters, turns = stations(found, middles)
    turned = np.round(turns, 2)
    steep, bent = np.abs(turned).mean(axis=1), np.abs(turned[:, -1] - turned[:, 0])
    stray = _STRAY_COST * found.stray / name.size
    return _Ways(name, letters, turns, eccentric + (_BEND_COST * bent + _STEEP_COST * steep + stray))


def _letter_middles(name: LineName) -> list[float]:
    """Return how far the middle of each letter lies from the middle of the name."""
    unit = name.size / metrics(Face.ITALIC).units
    long = width_mm(name.text, Face.ITALIC, name.size, name.spacing)
    return [
        pen * unit + order * name.spacing + metrics(Face.ITALIC).advance(glyph) * unit / 2 - long / 2
        for order, (glyph, pen) in enumerate(laid_out(name.text, Face.ITALIC)[0])
    ]
