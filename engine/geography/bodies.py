"""Hexes that hang together, and the cheapest chain of hexes between two places, on places of a sheet.

A place is the number of a hex, row by row; neighbours are as `neighbour_places` gives them.
"""

from collections.abc import Collection, Iterable
from heapq import heappop, heappush

import numpy as np
from numpy.typing import NDArray

Mask = NDArray[np.bool_]
Neighbours = NDArray[np.intp]


def bodies(mask: Mask, neighbours: Neighbours) -> list[list[int]]:
    """Return the places of a flat mask in bodies that hang together, the largest first."""
    waiting = set(np.flatnonzero(mask).tolist())
    found = []
    while waiting:
        seed = waiting.pop()
        body = [seed]
        for place in body:
            for near in neighbours[place].tolist():
                if near in waiting:
                    waiting.remove(near)
                    body.append(near)
        found.append(body)
    return sorted(found, key=lambda body: (-len(body), min(body)))


def on_rim(places: Iterable[int], neighbours: Neighbours) -> bool:
    """Return whether any of some places is at the edge of the sheet."""
    return bool((neighbours[list(places)] < 0).any())


def cheapest_chain(
    start: Collection[int], goal: Mask, costs: NDArray[np.float64], neighbours: Neighbours
) -> list[int] | None:
    """Return the places between a start and a goal at the least sum of costs; None where there is no chain.

    Places whose cost is infinite are closed; the goal costs nothing.
    """
    best = dict.fromkeys(start, 0.0)
    before: dict[int, int] = {}
    waiting = [(0.0, place) for place in sorted(start)]
    while waiting:
        cost, place = heappop(waiting)
        if cost > best[place]:
            continue
        if goal[place]:
            return _walked(place, before, start)
        for near in neighbours[place].tolist():
            if near < 0:
                continue
            after = cost + (0.0 if goal[near] else float(costs[near]))
            if after < best.get(near, np.inf):
                best[near] = after
                before[near] = place
                heappush(waiting, (after, near))
    return None


def _walked(place: int, before: dict[int, int], start: Collection[int]) -> list[int]:
    """Return the places between the start and a goal that was reached."""
    chain = []
    while (place := before[place]) not in start:
        chain.append(place)
    return chain[::-1]
