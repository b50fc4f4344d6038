"""The cheapest way from anywhere to everywhere: a flood over six-neighboured nodes."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np

from engine.paths.speed import EMPTY, Search, blank, compiled, put, queue, take

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


def all_pairs(neighbours: Sequence[int], costs: Sequence[int], nodes: Sequence[int]) -> list[list[int]]:
    """Return what it costs to come from each of some nodes to each of them, UNREACHED where none can.

    ``neighbours`` and ``costs`` are as in :func:`cost_map`; a row of the result is one start.
    """
    if compiled():
        arrays = np.asarray(neighbours, np.int64), np.asarray(costs, np.int64), np.array(nodes, np.int64)
        found: list[list[int]] = _PAIRS.swift(*arrays).reshape(len(nodes), len(nodes)).tolist()
        return found
    flat = _PAIRS.plain(neighbours, costs, nodes)
    return [flat[turn * len(nodes) : (turn + 1) * len(nodes)] for turn in range(len(nodes))]


def _pairs(neighbours: Sequence[int], costs: Sequence[int], nodes: Sequence[int]) -> Any:
    """Return the rows of the costs one after the other."""
    found = blank(len(nodes) * len(nodes), -1)
    for turn in range(len(nodes)):
        row = _flood(neighbours, costs, nodes[turn : turn + 1], -1)
        for other in range(len(nodes)):
            found[turn * len(nodes) + other] = row[nodes[other]]
    return found


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
_PAIRS: Final = Search(_pairs, _flood)
