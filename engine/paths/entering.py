"""The way of a train that may run over its own lines, and over few links of others to come to them."""

from typing import Any, Final

from engine.paths.compilation import EMPTY, Search, blank, compiled, put, queue, take
from engine.paths.hops import Lattice, fewest_links


def way_over_own(
    lattice: Lattice, marks: tuple[bytearray, bytearray], mine: int, ends: tuple[int, int], *, far: int
) -> tuple[int, ...]:
    """Return the nodes of a way from the first to the second of two ends, or none.

    It takes the fewest links from either end to where one is oneself, no more than ``far`` together, and the
    fewest over one's own between; where one's own are in parts, the fewest of others in all.
    """
    terms = (mine, *ends, far)
    if compiled():
        return tuple(_OVER_OWN.swift(lattice.array, *marks, terms).tolist())
    return tuple(_OVER_OWN.plain(lattice.numbers, *marks, terms))


def _way_links(neighbours: Any, on_nodes: Any, on_links: Any, terms: tuple[int, int, int, int]) -> Any:
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
        return _across(neighbours, on_links, len(on_nodes), terms)
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


def _across(neighbours: Any, on_links: Any, size: int, terms: tuple[int, int, int, int]) -> Any:
    """Look for the nodes of the way with the fewest links of others, then the fewest, some of one's own."""
    mine, start, goal, far = terms
    # A price is the links of others, each as much as all nodes, and the own ones.
    prices, before, waiting = blank(size, EMPTY), blank(size, -1), queue(7 * size)
    prices[start] = 0
    put(waiting, start)
    place = take(waiting)
    while place < EMPTY and place % size != goal:
        at, price = place % size, place // size
        for link in range(6 * at, 6 * at + 6):
            if price > prices[at] or on_links[link] == 0:
                continue
            there = neighbours[link]
            after = price + (1 if on_links[link] & mine else size)
            if after < min(prices[there], (far + 1) * size):
                prices[there], before[there] = after, at
                put(waiting, after * size + there)
        place = take(waiting)
    own = prices[goal] % size if place < EMPTY else 0
    found = blank(own + prices[goal] // size + 1 if own else 0, goal)
    for step in range(len(found) - 2, -1, -1):
        found[step] = before[found[step + 1]]
    return found


_OVER_OWN: Final = Search(_way_links, fewest_links, _across)
