"""The fewest links over lines that bear a mark, from a node to another or to where somebody is."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.paths.compilation import blank


class Lattice:
    """Six entries a node of where its links lead, below 0 for nowhere."""

    def __init__(self, neighbours: Sequence[int]) -> None:
        self.numbers = neighbours
        self.array = np.array(neighbours, np.int64)


def fewest_links(neighbours: Any, on_nodes: Any, on_links: Any, terms: tuple[int, int, int, int, int]) -> Any:
    """Look at nodes in the order of links from the start, for a goal or the nearest with a mark of ``home``.

    The way goes over links that bear a mark of ``mask``, of which it takes no more than ``far``; nothing is
    found where there is none. A node has one entry of marks, a link too, six a node.
    """
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
