"""The way of a train that may run over its own lines, and over few links of others to come to them."""

from typing import Any, Final

from engine.paths.hops import Lattice, fewest_links
from engine.paths.speed import Search, blank, compiled


def way_over_own(
    lattice: Lattice, marks: tuple[bytearray, bytearray], mine: int, ends: tuple[int, int], *, far: int
) -> tuple[int, ...]:
    """Return the nodes of a way from the first to the second of two ends, or none.

    It takes the fewest links from either end to where one is oneself, no more than ``far`` together, and the
    fewest over one's own between.
    """
    terms = (mine, *ends, far)
    if compiled(light=True):
        return tuple(_OVER_OWN.swift(lattice.array, *marks, terms).tolist())
    return tuple(_OVER_OWN.plain(lattice.numbers, *marks, terms))


def way_links(neighbours: Any, on_nodes: Any, on_links: Any, terms: tuple[int, int, int, int]) -> Any:
    """Look from both ends for nodes of one's own, and from one of them to the other."""
    mine, start, goal, far = terms
    before = fewest_links(neighbours, on_nodes, on_links, (start, -1, 255, mine, far))
    if len(before) == 0:
        return before
    beyond = fewest_links(neighbours, on_nodes, on_links, (goal, -1, 255, mine, far + 1 - len(before)))
    if len(beyond) == 0:
        return beyond
    between = fewest_links(neighbours, on_nodes, on_links, (before[-1], beyond[-1], mine, 0, 1 << 30))
    if len(between) < 2:
        return between[:0]
    found, size = blank(len(before) + len(between) + len(beyond) - 2, 0), 0
    for place in range(len(before) - 1):
        found[size] = before[place]
        size += 1
    for place in range(len(between)):
        found[size] = between[place]
        size += 1
    for place in range(len(beyond) - 2, -1, -1):
        found[size] = beyond[place]
        size += 1
    return found


OVER_OWN: Final = (way_links, fewest_links)
_OVER_OWN: Final = Search(*OVER_OWN)
