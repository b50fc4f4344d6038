"""Smooth shapes from hexes: their tips rounded off where an area ends in them.

Where two sides of an edge meet in a corner, the edge leaves the middle of one, bends towards
the corner and comes to the middle of the other. Each bend is drawn from its corner alone, so a
part of a map can be drawn again without its surroundings and no seam shows.
"""

from collections.abc import Callable, Iterator

from engine.hexes.lattice import DIRECTIONS, Hex
from engine.hexes.sides import corner_of
from studio.drawing.boxes import Point
from studio.drawing.curves import Bend, bend
from studio.drawing.extent import Extent
from studio.drawing.heeding import heeded
from studio.drawing.marks import Close, Move, Step, To

Belongs = Callable[[Hex], bool]

COAST_OFF = 0.125
"""How far a bend passes its corner, as a part of the way from there to the centre of a hex.

The bend of two half sides, 120 degrees apart, comes within a quarter of a half side of it.
"""


def shape(extent: Extent, hex_: Hex, belongs: Belongs) -> tuple[Step, ...]:
    """Return the outline of a hex of an area, its tips rounded where the area ends in them."""
    x, y = extent.sheet.centre_mm(hex_)
    inside = [belongs(other) for other in extent.neighbours(hex_)]
    steps: list[Step] = []
    last = x, y
    for direction in DIRECTIONS:
        after = (direction + 1) % 6
        corner = _at(x, y, extent.corner_offsets[direction])
        if inside[direction] or inside[after]:
            steps.append(To(*corner))
            last = corner
            continue
        start, last = (_at(x, y, extent.middle_offsets[at]) for at in (direction, after))
        steps += [To(*start), bend(start, corner, last)]
    return (Move(*last), *steps, Close())


def fillets(extent: Extent, hex_: Hex, belongs: Belongs) -> Iterator[tuple[Step, ...]]:
    """Yield what an area takes of a hex that is not its own: the tips that stick into it."""
    inside = [belongs(other) for other in extent.neighbours(hex_)]
    if not any(inside):
        return
    x, y = extent.sheet.centre_mm(hex_)
    for direction in DIRECTIONS:
        after = (direction + 1) % 6
        if inside[direction] and inside[after]:
            corner = _at(x, y, extent.corner_offsets[direction])
            start, end = (_at(x, y, extent.middle_offsets[at]) for at in (direction, after))
            yield Move(*end), To(*corner), To(*start), bend(start, corner, end), Close()


def _at(x: float, y: float, offset: Point) -> Point:
    """Return the place of an offset."""
    return x + offset[0], y + offset[1]


def rims(extent: Extent, belongs: Belongs, reach: float = 0.0) -> Iterator[Bend]:
    """Yield the edge of an area, a bend at each of its corners, the area to the left of its way.

    ``reach`` is how far off its edge, in millimetres, is painted what is drawn along it.
    """
    sheet = extent.sheet
    for hex_ in heeded(extent.near(2 * sheet.radius_mm + reach)):
        ring = (hex_, *extent.neighbours(hex_)[:3])
        in_ring = [belongs(other) for other in ring]
        if in_ring[0] == in_ring[1] == in_ring[2] == in_ring[3]:
            continue
        for first in (0, 1):
            # The three lie clockwise around the corner.
            meeting = (hex_, ring[first + 1], ring[first + 2])
            inside = (in_ring[0], in_ring[first + 1], in_ring[first + 2])
            if inside[0] == inside[1] == inside[2]:
                continue
            odd = inside.index(sum(inside) == 1)
            lone, after, before = (meeting[(odd + turn) % 3] for turn in range(3))
            centre = sheet.centre_mm(lone)
            start, end = (_halfway(centre, sheet.centre_mm(other)) for other in (before, after))
            if not inside[odd]:
                start, end = end, start
            yield Bend(start, sheet.corner_mm(corner_of(hex_, first)), end)


def _halfway(one: Point, other: Point) -> Point:
    """Return the point halfway between two."""
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
