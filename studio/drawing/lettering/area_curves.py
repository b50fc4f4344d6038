"""Gentle curves through long areas, for their names to follow."""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np

from studio.drawing.lettering.baselines import SHARPEST, STEEPEST, Baselines, Measures, Run, stations
from studio.drawing.shapes.boxes import Box, Point
from studio.drawing.shapes.fonts import Face, cap_mm, laid_out, metrics, width_mm

_FEWEST: Final = 6
"""An area of fewer hexes is no place for a curve."""
_LONG: Final = 1.6
"""How many times as long as wide an area is whose name may follow it, by its hexes' spread."""
_MOST_TURN: Final = 60.0
"""The most degrees that a name turns from end to end."""
_SLIDES: Final = (0.0, -0.5, 0.5, -1.0, 1.0)
"""Where along a curve names are tried, in parts of what they are shorter than it."""


class Curve(NamedTuple):
    """A flat parabola through an area: its middle, angle there in radians clockwise, bend, half length.

    A point ``x`` millimetres along it lies ``bend`` times x² below its tangent.
    """

    middle: Point
    angle: float
    bend: float
    half: float


class CurvedLetters(NamedTuple):
    """A name on a curve: where each letter's baseline has its middle, its turn in degrees, its box."""

    places: tuple[Point, ...]
    turns: tuple[float, ...]
    boxes: tuple[Box, ...]


def curve_through(points: Sequence[Point]) -> Curve | None:
    """Return the curve along the middle of an area's hexes, read from the left; None for one not long."""
    run: Run = np.array(points, dtype=np.float64)
    if len(run) < _FEWEST:
        return None
    centre = run.mean(axis=0)
    dx, dy = (run - centre).T
    # Python's own sines are the same on every processor.
    angle = 0.5 * math.atan2(2 * float(dx @ dy), float(dx @ dx - dy @ dy))
    along, across = _turned(dx, dy, angle)
    if float(along.std()) < _LONG * max(float(across.std()), 1e-9):
        return None
    bend, slope, _ = _parabola(along, across)
    angle = _upright(angle + math.atan(slope))
    along, across = _turned(dx, dy, angle)
    bend, _, off = _parabola(along, across)
    low, high = float(along.min()), float(along.max())
    middle = (low + high) / 2
    # The tangent in the middle of the length, about which the name is centred.
    x, y = middle, off + bend * middle**2
    half = (high - low) / 2
    most = math.radians(_MOST_TURN) / (4 * half) if half else 0.0
    sin, cos = math.sin(angle), math.cos(angle)
    tangent = math.atan(2 * bend * middle)
    return Curve(
        (float(centre[0]) + x * cos - y * sin, float(centre[1]) + x * sin + y * cos),
        _upright(angle + tangent),
        min(max(bend, -most), most),
        half,
    )


def letters_along(
    curve: Curve, text: str, face: Face, size: float, spacing: float
) -> Iterator[tuple[float, CurvedLetters]]:
    """Yield the ways a name stands along a curve, each with how far it is off the middle in millimetres.

    None where its letters would turn too sharply.
    """
    long = width_mm(text, face, size) + spacing * max(0, len(text) - 1)
    free = max(0.0, curve.half - long / 2)
    unit, up = size / metrics(face).units, cap_mm(face, size) / 2
    middles = [
        pen * unit + order * spacing + metrics(face).advance(glyph) * unit / 2 - long / 2
        for order, (glyph, pen) in enumerate(laid_out(text, face)[0])
    ]
    for slide in _SLIDES:
        off = slide * free
        points, turns = _stood(curve, [each + off for each in middles])
        if max((abs(b - a) for a, b in pairwise(turns)), default=0.0) > SHARPEST:
            continue
        if max(map(abs, turns)) > STEEPEST:
            continue
        places = []
        boxes = []
        for (x, y), turn in zip(points, turns, strict=True):
            sin, cos = math.sin(math.radians(turn)), math.cos(math.radians(turn))
            places.append((x - up * sin, y + up * cos))
            boxes.append(Box(x - up, y - up, x + up, y + up))
        yield abs(off), CurvedLetters(tuple(places), tuple(turns), tuple(boxes))


def _stood(curve: Curve, distances: Sequence[float]) -> tuple[list[Point], list[float]]:
    """Return the points so far along a curve from its middle, and its angles there in degrees."""
    line = Baselines(np.array([curve.middle]), np.array([curve.angle]), np.array([curve.bend]), np.zeros(1))
    points, turns = stations(line, distances)
    return [(x, y) for x, y in points[0].tolist()], turns[0].tolist()


def _parabola(along: Measures, across: Measures) -> tuple[float, float, float]:
    """Return the bend, slope and offset of the parabola that lies nearest to points, by least squares."""
    long = max(float(np.abs(along).max()), 1e-9)
    part = along / long
    columns = np.column_stack((part**2, part, np.ones(len(part))))
    (bend, slope, off), *_ = np.linalg.lstsq(columns, across, rcond=None)
    return float(bend) / long**2, float(slope) / long, float(off)


def _turned(dx: Measures, dy: Measures, angle: float) -> tuple[Measures, Measures]:
    """Return distances along and across an axis that is turned clockwise."""
    sin, cos = math.sin(angle), math.cos(angle)
    return dx * cos + dy * sin, dy * cos - dx * sin


def _upright(angle: float) -> float:
    """Return an angle, or the one opposite, so that what is written along it is not upside down."""
    return (angle + math.pi / 2) % math.pi - math.pi / 2
