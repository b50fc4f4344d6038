"""Chains of corners without loops, and without hooks round a single hex."""

from collections.abc import Sequence, Set
from itertools import pairwise
from typing import Any, Final

import shapely

from engine.geography.rivers.ground import Place, RiverGround
from engine.hexes.lattice import DIRECTIONS, Hex
from engine.hexes.sides import Corner, corner_of, hexes_at

_HOOK: Final = 4
"""A chain along this many sides of one hex goes the other way round it."""
_FAR: Final = 0.7
"""Unless that takes it farther than this from its line, in hex widths."""


def without_loops(corners: Sequence[Corner]) -> list[Corner]:
    """Return a chain that comes to each corner once."""
    found: list[Corner] = []
    places: dict[Corner, int] = {}
    for corner in corners:
        if corner in places:
            for dropped in found[places[corner] + 1 :]:
                del places[dropped]
            del found[places[corner] + 1 :]
        else:
            places[corner] = len(found)
            found.append(corner)
    return found


def without_hooks(
    ground: RiverGround, corners: Sequence[Corner], samples: Sequence[Place], closed: Set[Corner]
) -> list[Corner]:
    """Return a chain that goes round hexes the short way, as far as its line allows."""
    found = list(corners)
    points = shapely.points(samples)
    start = 0
    while start + _HOOK < len(found):
        hook = _hook_at(found, start)
        if hook is not None:
            hex_, end = hook
            turned = _other_way(hex_, found[start], found[end])
            changed = [*found[:start], *turned, *found[end + 1 :]]
            if _is_free(ground, turned, {*closed, *found[:start], *found[end + 1 :]}) and _off(
                ground, changed, points
            ) <= max(_FAR, _off(ground, found, points)):
                found = changed
        start += 1
    return found


def _hook_at(corners: Sequence[Corner], start: int) -> tuple[Hex, int] | None:
    """Return the hex that a chain goes round from a place on, and the last place at that hex."""
    for hex_ in hexes_at(corners[start]):
        end = start
        while end + 1 < len(corners) and hex_ in hexes_at(corners[end + 1]):
            end += 1
        if end - start >= _HOOK:
            return hex_, end
    return None


def _other_way(hex_: Hex, first: Corner, last: Corner) -> list[Corner]:
    """Return the corners of a hex from one to another by the shorter way."""
    ring = [corner_of(hex_, direction) for direction in DIRECTIONS]
    start, count = ring.index(first), len(ring)
    onward = (ring.index(last) - start) % count
    step, far = (1, onward) if onward <= count - onward else (-1, count - onward)
    return [ring[(start + step * each) % count] for each in range(far + 1)]


def _is_free(ground: RiverGround, corners: Sequence[Corner], taken: Set[Corner]) -> bool:
    """Return whether a river may run along corners, of which none is taken."""
    if not taken.isdisjoint(corners):
        return False
    return all(after in {step.corner for step in ground.steps(before)} for before, after in pairwise(corners))


def _off(ground: RiverGround, corners: Sequence[Corner], points: Any) -> float:
    """Return how far a line's points lie from a chain, at most."""
    path = shapely.LineString([ground.place(corner) for corner in corners])
    return float(shapely.distance(points, path).max())
