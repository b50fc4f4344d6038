"""Searches over a web: how long ways are, and which is the best for somebody."""

from collections.abc import Iterable
from heapq import heappop, heappush
from typing import Any, Final, NamedTuple

import numpy as np

from engine.paths.speed import Search, blank, compiled
from engine.paths.webs import Web


class Way(NamedTuple):
    """A way over a web: its nodes, the mark and the fee of every step, and what it weighs."""

    nodes: tuple[int, ...]
    marks: tuple[int, ...]
    fees: tuple[int, ...]
    weight: int


def lengths(web: Web, origin: int, goals: Iterable[int]) -> dict[int, int]:
    """Return the steps on the shortest way from a node to each of the goals it is joined to."""
    wanted = list(dict.fromkeys(goals))
    if compiled():
        found = _LENGTHS.swift(web.arrays, origin, np.array(wanted, np.int64)).tolist()
    else:
        found = _LENGTHS.plain(web.numbers, origin, wanted)
    return {goal: length for goal, length in zip(wanted, found, strict=True) if length >= 0}


def _lengths(web: Any, origin: int, goals: Any) -> Any:
    """Return the steps to each goal, -1 where no way leads; nodes are looked at in the order of steps."""
    first, to = web[0], web[1]
    nodes = len(first) - 1
    seen = blank(nodes, -1)
    waiting = blank(nodes, 0)
    waiting[0], seen[origin] = origin, 0
    missing = blank(nodes, 0)
    for goal in goals:
        missing[goal] = 1
    left, at, end = len(goals), 0, 1
    while at < end and left:
        node = waiting[at]
        at += 1
        left -= missing[node]
        for step in range(first[node], first[node + 1]):
            there = to[step]
            if seen[there] < 0:
                seen[there] = seen[node] + 1
                waiting[end] = there
                end += 1
    found = blank(len(goals), -1)
    for place in range(len(goals)):
        found[place] = seen[goals[place]]
    return found


def best_way(
    web: Web, origins: Iterable[int], goals: Iterable[int], mine: int, weights: tuple[int, int]
) -> Way | None:
    """Return the lightest way from any origin to any goal with a step of one's own, or None.

    ``mine`` are one's own marks, whose steps take no fee; ``weights`` are those of a unit of time and of
    a fee. Each is 1 or more, so that a way has an end, or no time is free where a fee weighs nothing.
    """
    if compiled():
        ends = np.array(list(origins), np.int64), np.array(list(goals), np.int64)
        found = _BEST.swift(web.arrays, *ends, mine, *weights).tolist()
    else:
        found = _BEST.plain(web.numbers, list(origins), list(goals), mine, *weights)
    if not found:
        return None
    steps = (len(found) - 2) // 3
    nodes, marks, fees = found[1 : steps + 2], found[steps + 2 : 2 * steps + 2], found[2 * steps + 2 :]
    return Way(tuple(nodes), tuple(marks), tuple(fees), found[0])


def _best(web: Any, origins: Any, goals: Any, mine: int, time_weight: int, fee_weight: int) -> Any:
    """Return weight, nodes, marks and fees; nothing when there is no way.

    Dijkstra's algorithm backwards from the goals. A place is a node before (``2 * node``) or after
    (``2 * node + 1``) the first step of one's own; goals count only after it, origins before.
    """
    first, to, marks, _, time_back, _, fees_back = web
    places = 2 * (len(first) - 1)
    onward, beyond, by = blank(places, -1), blank(places, -1), blank(places, -1)
    wanted = blank(places, 0)
    heap = [0]
    heap.pop()
    for origin in origins:
        wanted[2 * origin] = 1
    for goal in goals:
        onward[2 * goal + 1] = 0
        heappush(heap, 2 * goal + 1)
    while heap:
        top = heappop(heap)
        weight, place = top // places, top % places
        if weight > onward[place]:
            continue
        if wanted[place]:
            return _along(web, beyond, by, weight, place)
        after = place % 2
        for step in range(first[place // 2], first[place // 2 + 1]):
            own = int(marks[step] & mine != 0)
            least = weight + time_weight * time_back[step] + (1 - own) * fee_weight * fees_back[step]
            for kind in range(2):
                # By a step of one's own one comes to a place after it, from either kind of place.
                before = 2 * to[step] + kind
                if (after if kind else own == after) and not 0 <= onward[before] <= least:
                    onward[before], beyond[before], by[before] = least, place, step
                    heappush(heap, least * places + before)
    return blank(0, 0)


def _along(web: Any, beyond: Any, by: Any, weight: int, place: int) -> Any:
    """Return the way on from a place: the place beyond each, and the step back from there."""
    marks, fees_back = web[2], web[6]
    length, at = 0, place
    while beyond[at] >= 0:
        at = beyond[at]
        length += 1
    found = blank(3 * length + 2, weight)
    found[1] = place // 2
    for turn in range(length):
        step, place = by[place], beyond[place]
        found[turn + 2] = place // 2
        found[length + 2 + turn] = marks[step]
        found[2 * length + 2 + turn] = fees_back[step]
    return found


_LENGTHS: Final = Search(_lengths)
_BEST: Final = Search(_best, _along)
