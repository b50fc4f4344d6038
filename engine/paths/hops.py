"""The fewest links over lines that bear a mark, from a node to another or to where somebody is."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from engine.paths.speed import Search, blank, compiled

ANYBODY: Final = 255
"""The mask that has all marks."""


class Lattice:
    """Six entries a node of where its links lead, below 0 for nowhere."""

    def __init__(self, neighbours: Sequence[int]) -> None:
        self.numbers = neighbours
        self.array = np.array(neighbours, np.int64)


def fewest(
    lattice: Lattice,
    marks: tuple[bytearray, bytearray],
    start: int,
    goal: int,
    *,
    mask: int = ANYBODY,
    home: int = 0,
    far: int = 1 << 30,
) -> tuple[int, ...]:
    """Return the nodes of a way from a start to a goal, or to the nearest node that bears a mark of ``home``.

    ``marks`` are those on nodes, one each, and on links, six a node; the way goes over links that bear a mark
    of ``mask``, of which it takes no more than ``far``. Nothing where there is no such way.
    """
    on_nodes, on_links = marks
    terms = (start, goal, mask, home, far)
    if compiled(light=True):
        return tuple(_FEWEST.swift(lattice.array, on_nodes, on_links, terms).tolist())
    return tuple(_FEWEST.plain(lattice.numbers, on_nodes, on_links, terms))


def fewest_links(neighbours: Any, on_nodes: Any, on_links: Any, terms: tuple[int, int, int, int, int]) -> Any:
    """Look at nodes in the order of links from the start."""
    start, goal, mask, home, far = terms
    before, length, waiting = blank(len(on_nodes), -1), blank(len(on_nodes), 0), blank(len(on_nodes), 0)
    before[start], waiting[0] = start, start
    at, end = 0, 1
    while at < end:
        node = waiting[at]
        at += 1
        if node == goal or on_nodes[node] & home:
            found = blank(length[node] + 1, node)
            for place in range(length[node] - 1, -1, -1):
                node = before[node]
                found[place] = node
            return found
        if length[node] >= far:
            continue
        for link in range(6 * node, 6 * node + 6):
            there = neighbours[link]
            if on_links[link] & mask and before[there] < 0:
                before[there], length[there], waiting[end] = node, length[node] + 1, there
                end += 1
    return blank(0, 0)


_FEWEST: Final = Search(fewest_links)
