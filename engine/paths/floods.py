"""The cheapest way from anywhere to everywhere: a flood over six-neighboured nodes."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np

from engine.paths.compilation import EMPTY, Search, blank, compiled, put, queue, take

UNREACHED: Final = -1
"""The cost of a node that no way leads to."""


def cost_map(
    neighbours: Sequence[int], costs: Sequence[int], sources: Iterable[int], far: int | None = None
) -> list[int]:
    """Return what it costs to come from the nearest source to every node, UNREACHED where none can.

    ``neighbours`` and ``costs`` have six entries a node, as `Facts.neighbours` and `Facts.costs` have:
    entry ``6 * node + direction`` is the node beyond (below 0 where there is none) and what going there
    costs (whole; 0 or less where one may not). Tuples, lists and arrays of numpy will do. Sources cost
    0. Beyond a cost of ``far`` nothing is searched. The result has an entry a node.

    The costs are those of links out of a node: for the cost to come from every node *to* a target on a
    board where that differs, hand in the costs of the links in reverse.
    """
    starts = list(sources)
    limit = -1 if far is None else far
    if compiled():
        arrays = np.asarray(neighbours, np.int64), np.asarray(costs, np.int64), np.array(starts, np.int64)
        found: list[int] = _FLOOD.swift(*arrays, limit).tolist()
        return found
    return list(_FLOOD.plain(neighbours, costs, starts, limit))


def _flood(neighbours: Sequence[int], costs: Sequence[int], sources: Sequence[int], far: int) -> Any:
    """Dijkstra's algorithm; a place in the heap is a cost and a node in one number."""
    nodes = len(neighbours) // 6
    found = blank(nodes, -1)
    nearest = blank(nodes, -1)
    waiting = queue(len(neighbours) + len(sources))
    for source in sources:
        nearest[source] = 0
        put(waiting, source)
    place = take(waiting)
    while place < EMPTY:
        node, cost = place % nodes, place // nodes
        if found[node] < 0:
            found[node] = cost
            for link in range(6 * node, 6 * node + 6):
                there, after = neighbours[link], cost + costs[link]
                if costs[link] <= 0 or there < 0 or (0 <= far < after):
                    continue
                if nearest[there] < 0 or after < nearest[there]:
                    nearest[there] = after
                    put(waiting, after * nodes + there)
        place = take(waiting)
    return found


_FLOOD: Final = Search(_flood)
