"""The sides that follow a line best: a chain of corners matched with the line's points, in their order.

It is the cheapest way through pairs of a point of the line and a corner, where neither ever goes back
(the discrete Fréchet distance of Eiter and Mannila, with sums of squares in place of the maximum). A river
that comes back near its source keeps its loop, which a shortest path between its ends would cut off.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from math import ceil, inf, sqrt
from typing import Final

import numpy as np
import shapely
from numpy.typing import NDArray

from engine.geography.rivers.ground import Place, RiverGround, apart
from engine.hexes.hex_arrays import hexes_under
from engine.hexes.lattice import DIRECTIONS, Hex, disc
from engine.hexes.sides import Corner, corner_of

SAMPLE: Final = 0.25
"""How far apart the points of a line are that corners are matched with, in hex widths."""
RADII: Final = (0.95, 1.25, 2.0)
"""How far a corner may be from its point: a larger one where there is no way with the one before."""

_SIDE: Final = sqrt(1 / 3)
_LONG: Final = 0.1
"""What a hex width of river costs wherever it runs: more makes it shorter, and farther from its line."""
_LATE: Final = 5
"""How many points of a line may be left out at its beginning."""
_TAIL: Final = ceil(3.0 / _SIDE)
"""How many sides a river may go on past the end of its line."""
_EARLY: Final = 2.5
"""How much of a line, in hex widths, may be left out at its end."""
_UNMATCHED: Final = 1.2
"""What a hex width of line that is left out at the end costs."""

Goal = Callable[[Corner, float], float | None]
"""What it costs to end at a corner with this many hex widths of line left; None for one that is no end."""


@dataclass(frozen=True)
class Search:
    """What a river is matched by: where it may begin, at what cost, and end; what it may not touch."""

    starts: dict[Corner, float]
    goal: Goal
    closed: Collection[Corner]
    radius: float
    most_left: float = _EARLY


def sampled(points: NDArray[np.float64]) -> list[Place]:
    """Return points of a line at even distances, about SAMPLE apart."""
    line = shapely.LineString(points)
    count = max(2, ceil(line.length / SAMPLE) + 1)
    even = shapely.line_interpolate_point(line, np.linspace(0, line.length, count))
    return [(float(x), float(y)) for x, y in shapely.get_coordinates(even)]


def corners_near(ground: RiverGround, place: Place, radius: float) -> set[Corner]:
    """Return the corners within a distance of a place."""
    middle = np.array([place]) * ground.sheet.across_flats_mm
    q, r = hexes_under(ground.sheet, middle)[0].tolist()
    hexes = disc(Hex(q, r), ceil(radius + 0.5))
    corners = {corner_of(hex_, direction) for hex_ in hexes for direction in DIRECTIONS}
    return {corner for corner in corners if apart(ground.place(corner), place) <= radius}


def beginnings(
    ground: RiverGround, samples: Sequence[Place], end: int | None, radius: float
) -> dict[Corner, float]:
    """Return what it costs to begin a line at each corner where it can: those that are an ``end``, if any."""
    first = samples[: _LATE + 1]
    found: dict[Corner, float] = {}
    for corner in corners_near(ground, first[len(first) // 2], radius + _LATE * SAMPLE / 2):
        place = ground.place(corner)
        offs = [apart(place, sample) for sample in first]
        costs = [4 * number * SAMPLE + 2 * off**2 for number, off in enumerate(offs) if off <= radius]
        if costs and ground.steps(corner) and (end is None or ground.end(corner) == end):
            found[corner] = min(costs)
    return found


def matched(ground: RiverGround, samples: Sequence[Place], search: Search) -> list[Corner] | None:
    """Return the corners that follow a line best from one of its beginnings to an end; None for no way.

    Point by point it is known what it costs to have come to each corner near it.
    """
    layers: list[_Layer] = []
    reached = {corner: cost for corner, cost in search.starts.items() if corner not in search.closed}
    last = len(samples) - 1
    best: tuple[float, int, Corner | None] = (inf, 0, None)
    for number in range(last + _TAIL + 1):
        if number <= last:
            layer = _moved(ground, samples[number], reached, search)
            reached = {} if number == last else _onward(ground, samples[number + 1], layer, search)
        else:
            layer = _past_end(ground, layers[-1], search)
        layers.append(layer)
        if not layer.costs:
            break
        left = max(0, last - number) * SAMPLE
        if number and left <= search.most_left:
            best = min(best, _ended(layer, number, left, search), key=lambda each: each[0])
        if number >= last and min(layer.costs.values()) > best[0]:
            break
    _, number, corner = best
    return None if corner is None else _walked(layers, number, corner)


@dataclass
class _Layer:
    """What it costs to have come to corners, and from where: None for the same corner, one point before."""

    costs: dict[Corner, float]
    before: dict[Corner, Corner | None]
    is_tail: bool = False


def _moved(ground: RiverGround, sample: Place, reached: dict[Corner, float], search: Search) -> _Layer:
    """Return what it costs to come to corners near a point by sides, from those reached already."""
    (x, y), far, closed = sample, search.radius**2, search.closed
    costs = dict(reached)
    before: dict[Corner, Corner | None] = dict.fromkeys(reached)
    waiting = [(cost, corner) for corner, cost in reached.items()]
    heapify(waiting)
    steps_of = ground.steps
    while waiting:
        cost, corner = heappop(waiting)
        if cost > costs[corner] or corner in closed:
            continue
        for beyond, (cx, cy), (mx, my), _, _ in steps_of(corner):
            known = costs.get(beyond, inf)
            # A side always costs something, so most corners need no sum.
            if known <= cost or (cx - x) ** 2 + (cy - y) ** 2 > far:
                continue
            after = cost + _SIDE * (_LONG + 2 * ((mx - x) ** 2 + (my - y) ** 2))
            if after < known:
                costs[beyond], before[beyond] = after, corner
                heappush(waiting, (after, beyond))
    return _Layer(costs, before)


def _onward(ground: RiverGround, sample: Place, layer: _Layer, search: Search) -> dict[Corner, float]:
    """Return what it costs to stay at corners while the line goes on to its next point."""
    (x, y), far = sample, search.radius**2
    found = {}
    for corner, cost in layer.costs.items():
        cx, cy = ground.place(corner)
        off = (cx - x) ** 2 + (cy - y) ** 2
        if off <= far and corner not in search.closed:
            found[corner] = cost + 2 * off * SAMPLE
    return found


def _past_end(ground: RiverGround, layer: _Layer, search: Search) -> _Layer:
    """Return what it costs to go on by one side past the end of the line: least where it is wettest."""
    costs: dict[Corner, float] = {}
    before: dict[Corner, Corner | None] = {}
    for corner, cost in layer.costs.items():
        if corner in search.closed:
            continue
        for step in ground.steps(corner):
            after = cost + _SIDE * (0.25 + 1.2 * step.dryness)
            if after < costs.get(step.corner, inf):
                costs[step.corner], before[step.corner] = after, corner
    return _Layer(costs, before, is_tail=True)


def _ended(layer: _Layer, number: int, left: float, search: Search) -> tuple[float, int, Corner | None]:
    """Return the least cost of ending at a corner of a layer, with so much of the line left."""
    ends: list[tuple[float, int, Corner | None]] = [(inf, number, None)]
    for corner, cost in layer.costs.items():
        extra = search.goal(corner, left)
        if extra is not None:
            ends.append((cost + extra + _UNMATCHED * left, number, corner))
    return min(ends, key=lambda each: each[0])


def _walked(layers: Sequence[_Layer], number: int, corner: Corner) -> list[Corner]:
    """Return the corners that led to one, each once in a row."""
    corners = [corner]
    while number >= 0:
        layer = layers[number]
        origin = layer.before[corner]
        if origin is None or layer.is_tail:
            number -= 1
        if origin is not None:
            corner = origin
            corners.append(corner)
    return corners[::-1]
