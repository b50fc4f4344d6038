"""Gentle curves next to a line for a name to stand on: a flat parabola that keeps clear of the line."""

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from studio.drawing.shapes.boxes import Point

Run = NDArray[np.float64]
"""Points of a line, one a row: x and y in millimetres, y down."""

SHARPEST, STEEPEST = 6.0, 85.0
"""The most degrees one letter is turned against the last, and any of them against the level."""
_TILT, _TOTAL = 78.0, 45.0
"""The most degrees a name as a whole is turned, and the most it turns from end to end."""
_PARTS = 48


class Baseline(NamedTuple):
    """A parabola: its middle, its angle there (radians, clockwise), its bend, and how it fits.

    A point ``x`` millimetres along it lies ``bend`` times x² below its tangent. ``stray`` is how
    far it had to be moved off to clear the line, beyond what a perfect fit would have needed.
    """

    middle: Point
    angle: float
    bend: float
    stray: float


def resampled(points: Sequence[Point], step: float) -> Run:
    """Return points evenly spaced along a line through two or more, about ``step`` millimetres apart."""
    line = np.array(points, dtype=np.float64)
    gone = np.concatenate(([0.0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))))
    places = np.linspace(0.0, gone[-1], max(2, round(gone[-1] / step) + 1))
    return np.column_stack([np.interp(places, gone, line[:, axis]) for axis in (0, 1)])


class Fit(NamedTuple):
    """The name a baseline is for: its length, the widest gap between two letters' middles, its offs.

    ``above`` and ``below`` are how far off the line it stands on either side, in millimetres.
    """

    long: float
    widest: float
    above: float
    below: float


def baselines(run: Run, around: Run, fit: Fit) -> tuple[Baseline, Baseline]:
    """Return the baselines above and below a run of a line, clear of all that is ``around`` it.

    No letter turns more than SHARPEST against the one before it or stands steeper than STEEPEST.
    """
    centre = run.mean(axis=0)
    dx, dy = (run - centre).T
    tilt = 0.5 * math.atan2(2 * float(dx @ dy), float(dx @ dx - dy @ dy))
    angle = max(-math.radians(_TILT), min(math.radians(_TILT), tilt))
    cos, sin = math.cos(angle), math.sin(angle)
    frame = np.array(((cos, -sin), (sin, cos)))
    along, across = ((run - centre) @ frame).T
    squares = along**2 - (along**2).mean()
    most = _most_bend(angle, fit)
    bend = max(-most, min(most, float(squares @ across) / (float(squares @ squares) or 1.0)))
    mean = float((across - bend * along**2).mean())
    along, across = ((around - centre) @ frame).T
    # A name of one narrow letter may stand between two points: the nearest is always next to it.
    beside = np.abs(along) <= max(fit.long / 2, float(np.abs(along).min()))
    rest = (across - bend * along**2)[beside]
    found = []
    for edge, off in ((float(rest.min()), -fit.above), (float(rest.max()), fit.below)):
        down = edge + off
        middle = float(centre[0]) - down * sin, float(centre[1]) + down * cos
        found.append(Baseline(middle, angle, bend, abs(edge - mean)))
    return found[0], found[1]


def _most_bend(angle: float, fit: Fit) -> float:
    """Return the sharpest bend a baseline may have: along it the angle changes by up to twice that a mm."""
    upright = 2 * (math.radians(STEEPEST) - abs(angle))
    return min(math.radians(SHARPEST) / fit.widest, math.radians(_TOTAL) / fit.long, upright / fit.long) / 2


def stations(baseline: Baseline, distances: Sequence[float]) -> list[tuple[Point, float]]:
    """Return the points so far along a baseline from its middle, and its angle there in degrees.

    The distances are measured on the curve, so that equal ones look equal.
    """
    (mx, my), angle, bend, _ = baseline
    reach = max(abs(distance) for distance in distances)
    along = np.linspace(-reach, reach, _PARTS + 1)
    gone = np.concatenate(([0.0], np.cumsum(np.hypot(np.diff(along), np.diff(bend * along**2)))))
    places = np.interp(np.array(distances) + gone[_PARTS // 2], gone, along)
    cos, sin = math.cos(angle), math.sin(angle)
    return [
        (
            (mx + x * cos - bend * x * x * sin, my + x * sin + bend * x * x * cos),
            math.degrees(angle + math.atan(2 * bend * x)),
        )
        for x in map(float, places)
    ]
