"""Curves: bends around corners, smooth lines through points, and points along them."""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from studio.drawing.shapes.boxes import Point
from studio.drawing.shapes.marks import Close, Curve, Move, Step, To


class Bend(NamedTuple):
    """A line that leaves ``start``, bends towards ``corner`` and comes to ``end`` (a parabola)."""

    start: Point
    corner: Point
    end: Point

    @property
    def steps(self) -> tuple[Step, ...]:
        """The bend as a path."""
        return Move(*self.start), bend(*self)

    def point(self, at: float) -> Point:
        """Return a point of the bend, for ``at`` from 0 to 1."""
        return point_on(bend(*self), self.start, at)


def bend(start: Point, corner: Point, end: Point) -> Curve:
    """Return the curve from ``start`` to ``end`` drawn towards ``corner``."""
    return Curve(
        start[0] + (corner[0] - start[0]) * 2 / 3,
        start[1] + (corner[1] - start[1]) * 2 / 3,
        end[0] + (corner[0] - end[0]) * 2 / 3,
        end[1] + (corner[1] - end[1]) * 2 / 3,
        *end,
    )


def point_on(curve: Curve, start: Point, at: float) -> Point:
    """Return a point of a curve that begins at ``start``, for ``at`` from 0 to 1."""
    a, b, c, d = (1 - at) ** 3, 3 * at * (1 - at) ** 2, 3 * at * at * (1 - at), at**3
    return (
        a * start[0] + b * curve.x1 + c * curve.x2 + d * curve.x,
        a * start[1] + b * curve.y1 + c * curve.y2 + d * curve.y,
    )


def flattened(steps: Iterable[Step], parts: int = 6) -> list[list[Point]]:
    """Return the pieces of a path as points, each curve as ``parts`` straight lines.

    A piece that is closed ends where it began.
    """
    pieces: list[list[Point]] = []
    for step in steps:
        match step:
            case Move(x, y):
                pieces.append([(x, y)])
            case Curve():
                start = pieces[-1][-1]
                pieces[-1] += [point_on(step, start, at / parts) for at in range(1, parts + 1)]
            case Close():
                pieces[-1].append(pieces[-1][0])
            case To(x, y):
                pieces[-1].append((x, y))
    return pieces


def smooth(points: Sequence[Point]) -> tuple[Step, ...]:
    """Return a smooth line through points (Catmull-Rom); it is straight through two."""
    steps: list[Step] = [Move(*points[0])]
    for at in range(len(points) - 1):
        before, start = points[max(at - 1, 0)], points[at]
        end, after = points[at + 1], points[min(at + 2, len(points) - 1)]
        steps.append(
            Curve(
                start[0] + (end[0] - before[0]) / 6,
                start[1] + (end[1] - before[1]) / 6,
                end[0] - (after[0] - start[0]) / 6,
                end[1] - (after[1] - start[1]) / 6,
                *end,
            )
        )
    return tuple(steps)


def length_of(points: Iterable[Point]) -> float:
    """Return the length of a line through points."""
    return sum(math.dist(one, other) for one, other in pairwise(points))


def place_along(points: Sequence[Point], distance: float) -> tuple[Point, float]:
    """Return the point so far along a line, and the angle of the line there in degrees clockwise.

    Beyond its ends the line goes straight on. There must be two points at least.
    """
    start, end, left = points[0], points[1], distance
    for start, end in pairwise(points):
        length = math.dist(start, end)
        if left <= length:
            break
        left -= length
    else:
        left += math.dist(start, end)
    length = math.dist(start, end)
    share = left / length if length else 0.0
    dx, dy = end[0] - start[0], end[1] - start[1]
    return (start[0] + share * dx, start[1] + share * dy), math.degrees(math.atan2(dy, dx))
