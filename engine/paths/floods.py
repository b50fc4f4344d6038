"""The cheapest way from anywhere to everywhere: a flood over six-neighboured nodes."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.paths.compilation import EMPTY, Search, blank, compiled, put, queue, take

UNREACHED: Final = -1
"""The cost of a node that no way leads to."""

Costs = NDArray[np.int32]


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
    nearest = blank(nodes, EMPTY)
    limit = EMPTY if far < 0 else far
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
                step, there = costs[link], neighbours[link]
                if step <= 0 or there < 0:
                    continue
                after = cost + step
                if after < nearest[there] and after <= limit:
                    nearest[there] = after
                    put(waiting, after * nodes + there)
        place = take(waiting)
    return found


_FLOOD: Final = Search(_flood)


def cost_table(nodes: int, ways: NDArray[np.intp], sources: Sequence[int], none: int) -> Costs:
    """Return what it costs to come from each source to every node, a row a source; ``none`` where one cannot.

    ``ways`` has a row a link: the node it leads from, the one it leads to, and what it costs, above 0.
    ``none`` is more than any way costs. For many sources this takes a quarter of the time of a flood each,
    where nothing is compiled: all links are tried for all sources at once, until nothing gets cheaper.
    """
    ways = ways[np.argsort(ways[:, 1], kind="stable")]
    start, end, cost = ways.T
    # Each turn takes one link to every node; where a node has fewer, one from nowhere, which is no gain.
    turn = np.arange(len(end)) - np.searchsorted(end, end)
    before = np.full((turn.max(initial=-1) + 1, nodes), nodes)
    before[turn, end] = start
    price = np.zeros((*before.shape, 1), np.int32)
    price[turn, end, 0] = cost
    found = np.full((nodes + 1, len(sources)), none, np.int32)
    found[sources, np.arange(len(sources))] = 0
    here, after = found[:nodes], np.empty((nodes, len(sources)), np.int32)
    last, total = -1, int(found.sum(dtype=np.int64))
    while total != last:
        for each, step in zip(before, price, strict=True):
            np.take(found, each, axis=0, out=after, mode="clip")
            after += step
            np.minimum(here, after, out=here)
        last, total = total, int(found.sum(dtype=np.int64))
    return np.ascontiguousarray(here.T)
