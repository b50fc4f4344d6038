"""Gentle curves next to a line for a name to stand on: a flat parabola that keeps clear of the line."""

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from studio.drawing.shapes.boxes import Point
from studio.drawing.shapes.curves import length_of

Run = NDArray[np.float64]
"""Points of a line, one a row: x and y in millimetres, y down."""
Measures = NDArray[np.float64]
"""A number for each of some lines."""

SHARPEST, STEEPEST = 6.0, 85.0
"""The most degrees one letter is turned against the last, and any of them against the level."""
_TILT, _TOTAL = 78.0, 45.0
"""The most degrees a name as a whole is turned, and the most it turns from end to end."""
_PARTS = 48


class Baselines(NamedTuple):
    """Parabolas, in arrays with a row for each: their middles, angles there, bends, and how they fit.

    Angles are in radians, clockwise. A point ``x`` millimetres along one lies ``bend`` times x² below
    its tangent. ``stray`` is how far it had to be moved off to clear the line, beyond what a perfect fit
    would have needed.
    """

    middle: Run
    angle: Measures
    bend: Measures
    stray: Measures


def resampled(points: Sequence[Point], step: float) -> Run:
    """Return points evenly spaced along a line through two or more, about ``step`` millimetres apart."""
    return spaced(points, max(2, round(length_of(points) / step) + 1))


def spaced(points: Sequence[Point], count: int) -> Run:
    """Return a number of points evenly spaced along a line through two or more, its ends among them."""
    line = np.array(points, dtype=np.float64)
    gone = np.concatenate(([0.0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))))
    places = np.linspace(0.0, gone[-1], count)
    return np.column_stack([np.interp(places, gone, line[:, axis]) for axis in (0, 1)])


class Fit(NamedTuple):
    """The name a baseline is for: its length, the widest gap between two letters' middles, its offs.

    ``above`` and ``below`` are how far off the line it stands on either side, in millimetres.
    """

    long: float
    widest: float
    above: float
    below: float


def baselines(runs: Run, around: Run, fit: Fit) -> Baselines:
    """Return the baselines above and below each run of a line, clear of all that is ``around`` it.

    Both arrays have the shape (runs, points, 2); of the baselines those of the first run come first. No
    letter turns more than SHARPEST against the one before it or stands steeper than STEEPEST.
    """
    centre = runs.mean(axis=1, keepdims=True)
    dx, dy = np.moveaxis(runs - centre, -1, 0)
    # numpy's own sines differ in their last digit from processor to processor, which decides among places
    # above and below a straight river that cost the same.
    tilts = zip(2 * _dot(dx, dy), _dot(dx, dx) - _dot(dy, dy), strict=True)
    tilt = np.array([0.5 * math.atan2(*each) for each in tilts])
    angle = np.clip(tilt, -math.radians(_TILT), math.radians(_TILT))
    cos, sin = (np.array([wave(each) for each in angle]) for wave in (math.cos, math.sin))
    frame = np.moveaxis(np.array(((cos, -sin), (sin, cos))), -1, 0)
    along, across = np.moveaxis((runs - centre) @ frame, -1, 0)
    squares = along**2 - (along**2).mean(axis=1, keepdims=True)
    most, straight = _most_bend(angle, fit), _dot(squares, squares)
    bend = np.clip(_dot(squares, across) / np.where(straight > 0, straight, 1.0), -most, most)
    mean = (across - bend[:, None] * along**2).mean(axis=1)
    along, across = np.moveaxis((around - centre) @ frame, -1, 0)
    # Past its ends a name keeps as far off as next to it. One narrow letter may stand between two points: the
    # nearest is always next to it.
    reach = fit.long / 2 + fit.above
    near = np.abs(along) <= np.maximum(reach, np.abs(along).min(axis=1))[:, None]
    rest = across - bend[:, None] * along**2
    edges = np.where(near, rest, np.inf).min(axis=1), np.where(near, rest, -np.inf).max(axis=1)
    edge = np.column_stack(edges).ravel()
    down = edge + np.tile((-fit.above, fit.below), len(runs))
    centre, mean, angle, bend, cos, sin = (
        np.repeat(each, 2, axis=0) for each in (centre[:, 0], mean, angle, bend, cos, sin)
    )
    middle = centre + down[:, None] * np.column_stack((-sin, cos))
    return Baselines(middle, angle, bend, np.abs(edge - mean))


def _dot(ones: Run, others: Run) -> Measures:
    """Return the sum of the products in each row."""
    return (ones[:, None] @ others[:, :, None])[:, 0, 0]


def _most_bend(angle: Measures, fit: Fit) -> Measures:
    """Return the sharpest bends baselines may have: along one the angle changes by up to twice that a mm."""
    upright = 2 * (math.radians(STEEPEST) - np.abs(angle))
    sharpest = min(math.radians(SHARPEST) / fit.widest, math.radians(_TOTAL) / fit.long)
    return np.minimum(sharpest, upright / fit.long) / 2


def stations(lines: Baselines, distances: Sequence[float]) -> tuple[Run, Measures]:
    """Return the points so far along each baseline from its middle, and its angles there in degrees.

    The shapes are (baselines, distances, 2) and (baselines, distances). The distances are measured on the
    curve, so that equal ones look equal.
    """
    reach = max(abs(distance) for distance in distances)
    along = np.linspace(-reach, reach, _PARTS + 1)
    steps = np.hypot(np.diff(along), np.diff(lines.bend[:, None] * along**2))
    gone = np.pad(np.cumsum(steps, axis=1), ((0, 0), (1, 0)))
    x = np.array([np.interp(np.array(distances) + row[_PARTS // 2], row, along) for row in gone])
    bend, cos, sin = (each[:, None] for each in (lines.bend, np.cos(lines.angle), np.sin(lines.angle)))
    y = bend * x * x
    points = lines.middle[:, None] + np.stack((x * cos - y * sin, x * sin + y * cos), axis=-1)
    return points, np.degrees(lines.angle[:, None] + np.arctan(2 * bend * x))
