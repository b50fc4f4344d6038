"""Smooth shapes from hexes: their tips rounded off where an area ends in them.

Where two sides of an edge meet in a corner, the edge leaves the middle of one, bends towards
the corner and comes to the middle of the other. Each bend is drawn from its corner alone, so a
part of a map can be drawn again without its surroundings and no seam shows.
"""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.hexes.lattice import DIRECTIONS, ORIGIN, Hex, neighbours
from engine.hexes.sheet import Sheet
from engine.hexes.sides import corner_of
from studio.drawing.shapes.boxes import Point
from studio.drawing.shapes.curves import Bend, bend
from studio.drawing.shapes.extent import Extent
from studio.drawing.shapes.interruption import heeded
from studio.drawing.shapes.marks import Close, Form, Move, Step, To, placed

Belongs = Callable[[Hex], bool]
Around = tuple[bool, ...]
"""Which of some hexes belong to an area: all six around a hex, or it and the first three of them."""

COAST_OFF = 0.125
"""How far a bend passes its corner, as a part of the way from there to the centre of a hex.

The bend of two half sides, 120 degrees apart, comes within a quarter of a half side of it.
"""

_UNDER_LAND = 1.4
"""By how much water is drawn larger, so that it lies under the rounded coast all the way."""
_HAIR_MM = 1e-6
"""So near each other lines are taken to meet."""


class _Offsets(NamedTuple):
    """Where corners and the middles of sides lie from a hex's centre, in the order of the directions."""

    corners: tuple[Point, ...]
    middles: tuple[Point, ...]

    @classmethod
    def on(cls, sheet: Sheet) -> "_Offsets":
        """Return those of a sheet's hexes."""
        x, y = sheet.centre_mm(ORIGIN)
        around = map(sheet.centre_mm, neighbours(ORIGIN))
        return cls(
            tuple((cx - x, cy - y) for cx, cy in sheet.outline_mm(ORIGIN)),
            tuple(((cx - x) / 2, (cy - y) / 2) for cx, cy in around),
        )


class Hexes(dict[Around, Form]):
    """The outlines of a hex of an area, its tips rounded where the area ends in them."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__()
        self._offsets = _Offsets.on(sheet)

    def __missing__(self, inside: Around) -> Form:
        """Make the outline of a hex around which some hexes belong to the area."""
        corners, middles = self._offsets
        steps: list[Step] = []
        last = 0.0, 0.0
        for direction in DIRECTIONS:
            after, corner = (direction + 1) % 6, corners[direction]
            if inside[direction] or inside[after]:
                steps.append(To(*corner))
                last = corner
                continue
            start, last = middles[direction], middles[after]
            steps += [To(*start), bend(start, corner, last)]
        found = self[inside] = Form((Move(*last), *steps, Close()))
        return found


class Tips(dict[Around, Form | None]):
    """What an area takes of a hex that is not its own: the tips that stick into it, None if none do."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__()
        self._offsets = _Offsets.on(sheet)

    def __missing__(self, inside: Around) -> Form | None:
        """Make the tips in a hex around which some hexes belong to the area."""
        corners, middles = self._offsets
        steps: list[Step] = []
        for direction in DIRECTIONS:
            after = (direction + 1) % 6
            if inside[direction] and inside[after]:
                start, end = middles[direction], middles[after]
                steps += [Move(*end), To(*corners[direction]), To(*start)]
                steps += [bend(start, corners[direction], end), Close()]
        found = self[inside] = Form(steps) if steps else None
        return found


class Edges(dict[tuple[Around, float], Form]):
    """The edge of an area around a hex, and how smooth it is, from 0 to 1.

    At 0 it bends round each corner, and less the smoother it is. At 1 it is a spline along the middles of
    sides, straight along a row of hexes: it bends next to the middle of a side and not at a corner.
    """

    def __init__(self, sheet: Sheet) -> None:
        super().__init__()
        self._sheet = sheet

    def __missing__(self, asked: tuple[Around, float]) -> Form:
        """Make the edge at the first two corners, or along the first three sides, of a hex.

        It and its neighbours, in the order of :func:`edges`, belong to the area or not.
        """
        around, smooth = asked
        x, y = self._sheet.centre_mm(ORIGIN)
        if smooth < 1.0:
            ring = (ORIGIN, *neighbours(ORIGIN)[:3])
            steps = _in_one(*(_drawn_in(each, smooth) for each in _bends(self._sheet, ring, around[:4])))
        else:
            steps = tuple(step for each in _spline(self._sheet, around) for step in each.steps)
        found = self[asked] = Form(placed(steps, (-x, -y), 1.0))
        return found


def _drawn_in(bend: Bend, share: float) -> Bend:
    """Return a bend, its corner drawn in by a share towards the straight line between its ends."""
    (x, y), (to_x, to_y) = bend.corner, _halfway(bend.start, bend.end)
    return bend._replace(corner=(x + share * (to_x - x), y + share * (to_y - y)))


def _spline(sheet: Sheet, around: Around) -> Iterator[Bend]:
    """Yield a bend for each of the first three sides of a hex at which an area ends."""
    is_own, *ahead, last = around
    # The neighbours from the one before the first to the one after the third.
    row = (neighbours(ORIGIN)[5], *neighbours(ORIGIN)[:4])
    inside = (last, *ahead)
    middles = [_halfway(sheet.centre_mm(ORIGIN), sheet.centre_mm(other)) for other in row]
    for at in (1, 2, 3):
        if inside[at] == is_own:
            continue
        ends = []
        for near in (at - 1, at + 1):
            after = middles[near]
            if inside[near] == is_own:
                after = _halfway(sheet.centre_mm(row[at]), sheet.centre_mm(row[near]))
            ends.append(_halfway(middles[at], after))
        yield Bend(ends[0], middles[at], ends[1])


def _in_one(first: Bend, other: Bend | None = None) -> tuple[Step, ...]:
    """Return one bend or two as a path; two that meet are one line, which has no seam in its midst."""
    if other is None:
        return first.steps
    if math.dist(other.end, first.start) < _HAIR_MM:
        first, other = other, first
    is_one = math.dist(first.end, other.start) < _HAIR_MM
    return (*first.steps, *(other.steps[1:] if is_one else other.steps))


class Sides(dict[Around, Form]):
    """Some of the first three sides of a hex, those next to each other at once."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__()
        self._corners = _Offsets.on(sheet).corners

    def __missing__(self, drawn: Around) -> Form:
        """Make the sides to draw."""
        steps: list[Step] = []
        for direction, is_drawn in enumerate(drawn):
            if is_drawn:
                if direction == 0 or not drawn[direction - 1]:
                    steps.append(Move(*self._corners[direction - 1]))
                steps.append(To(*self._corners[direction]))
        found = self[drawn] = Form(steps)
        return found


class Outlines:
    """The forms of what a sheet's hexes and areas are drawn of, each made when it is first met."""

    def __init__(self, sheet: Sheet) -> None:
        self.hexes = Hexes(sheet)
        self.tips = Tips(sheet)
        self.edges = Edges(sheet)
        self.sides = Sides(sheet)
        corners = _Offsets.on(sheet).corners
        start, *others = ((_UNDER_LAND * x, _UNDER_LAND * y) for x, y in corners)
        self.under = Form((Move(*start), *(To(*corner) for corner in others), Close()))
        """A hex of water."""


def outlines(sheet: Sheet) -> Outlines:
    """Return the forms of a sheet, which it shares with all whose hexes lie in the same way."""
    return _outlines(Sheet(1, 1, sheet.top, sheet.shifted, sheet.across_flats_mm))


@lru_cache(maxsize=16)
def _outlines(sheet: Sheet) -> Outlines:
    """Return the forms of a sheet."""
    return Outlines(sheet)


def edges(extent: Extent, belongs: Belongs, reach: float) -> Iterator[tuple[Around, float, float]]:
    """Yield the edge of an area: at each hex on it what belongs to the area around it, and its centre.

    That is by the hex itself, its first four neighbours and the last: what :class:`Edges` is asked for.
    ``reach`` is how far off its edge, in millimetres, is painted what is drawn along it.
    """
    centre_mm, neighbours_of = extent.sheet.centre_mm, extent.neighbours
    for ring, in_ring in _at_edge(extent, belongs, reach):
        around = neighbours_of(ring[0])
        yield (*in_ring, belongs(around[3]), belongs(around[5])), *centre_mm(ring[0])


def rims(
    extent: Extent, belongs: Belongs, reach: float = 0.0, among: Iterable[Hex] | None = None
) -> Iterator[Bend]:
    """Yield the edge of an area, a bend at each of its corners, the area to the left of its way.

    ``reach`` is how far off its edge, in millimetres, is painted what is drawn along it. Who knows ``among``
    which hexes it ends says so.
    """
    for ring, in_ring in _at_edge(extent, belongs, reach, among):
        yield from _bends(extent.sheet, ring, in_ring)


def _at_edge(
    extent: Extent, belongs: Belongs, reach: float, among: Iterable[Hex] | None = None
) -> Iterator[tuple[tuple[Hex, ...], Around]]:
    """Yield each hex at whose first two corners an area may end, with its first three neighbours.

    With them goes which of the four belong to the area.
    """
    neighbours_of = extent.neighbours
    for hex_ in heeded(extent.near(2 * extent.sheet.radius_mm + reach) if among is None else among):
        ring = (hex_, *neighbours_of(hex_)[:3])
        in_ring = tuple(map(belongs, ring))
        if len({*in_ring}) == 2:
            yield ring, in_ring


def _bends(sheet: Sheet, ring: Sequence[Hex], in_ring: Around) -> Iterator[Bend]:
    """Yield the edge of an area at the first two corners of a hex, given with its first three neighbours."""
    for first in (0, 1):
        # The three lie clockwise around the corner.
        meeting = (ring[0], ring[first + 1], ring[first + 2])
        inside = (in_ring[0], in_ring[first + 1], in_ring[first + 2])
        if inside[0] == inside[1] == inside[2]:
            continue
        odd = inside.index(sum(inside) == 1)
        lone, after, before = (meeting[(odd + turn) % 3] for turn in range(3))
        centre = sheet.centre_mm(lone)
        start, end = (_halfway(centre, sheet.centre_mm(other)) for other in (before, after))
        if not inside[odd]:
            start, end = end, start
        yield Bend(start, sheet.corner_mm(corner_of(ring[0], first)), end)


def _halfway(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
