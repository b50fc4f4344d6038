"""Searches over a web: how long ways are, and which is the best for somebody."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from engine.paths.compilation import EMPTY, Search, blank, compiled, put, queue, take
from engine.paths.track_graph import Web

_BITS: Final = 24
_NODE: Final = (1 << _BITS) - 1
"""The low bits of a number that waits in a queue: a place, of which no web has more."""
_HOPS: Final = 12
_MOST_HOPS: Final = (1 << _HOPS) - 1
"""The bits above them, for the steps that are left at least, and the most that is reported these."""


class Way(NamedTuple):
    """A way over a web: its nodes, the mark of every step, what it weighs, and its time.

    ``owed`` are the fees of steps that are not one's own, in all for each kind of marks.
    """

    nodes: tuple[int, ...]
    marks: tuple[int, ...]
    weight: int
    time: int
    owed: tuple[tuple[int, int], ...]


def lengths(web: Web, origin: int, goals: Iterable[int]) -> dict[int, int]:
    """Return the steps on the shortest way from a node to each of the goals it is joined to."""
    wanted = dict.fromkeys(goals)
    starts = web.spots([origin])
    if not starts:
        return {origin: 0} if origin in wanted else {}
    built = [goal for goal in wanted if web.spots([goal])]
    spots = web.spots(built)
    if compiled():
        found = _LENGTHS.swift(web.arrays, starts[0], np.array(spots, np.int64)).tolist()
    else:
        found = _LENGTHS.plain(web.numbers, starts[0], spots)
    return {goal: length for goal, length in zip(built, found, strict=True) if length >= 0}


def _lengths(web: Any, origin: int, goals: Any) -> Any:
    """Return the steps to each goal, -1 where no way leads; spots are looked at in the order of steps."""
    first, to = web[0], web[1]
    spots = len(first) - 1
    seen = blank(spots, -1)
    waiting = blank(spots, 0)
    waiting[0], seen[origin] = origin, 0
    missing = blank(spots, 0)
    for goal in goals:
        missing[goal] = 1
    left, at, end = len(goals), 0, 1
    while at < end and left:
        spot = waiting[at]
        at += 1
        left -= missing[spot]
        for step in range(first[spot], first[spot + 1]):
            there = to[step]
            if seen[there] < 0:
                seen[there] = seen[spot] + 1
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
    return best_ways(web, origins, goals, [(mine, *weights)])[0]


def best_ways(
    web: Web,
    origins: Iterable[int],
    goals: Iterable[int],
    asked: Sequence[tuple[int, int, int]],
    *,
    sparing: bool = False,
) -> list[Way | None]:
    """Return what :func:`best_way` does for each of the marks and weights asked for, in one search.

    With ``sparing`` none is looked for after one that owes nothing, or after two in turn that are the same,
    until other marks are asked for.
    """
    swift = compiled()
    starts, ends = web.ends(tuple(origins), tuple(goals), swift=swift)
    if not len(starts) or not len(ends):
        return [None] * len(asked)
    terms = [number for each in asked for number in each]
    if swift:
        found = _BEST.swift(web.arrays, starts, ends, np.array(terms, np.int64), sparing).tolist()
    else:
        found = _BEST.plain(web.numbers, starts, ends, terms, sparing)
    ways, at = [], 0
    for _ in asked:
        size = found[at]
        ways.append(_way_of(found[at + 1 : at + 1 + size]))
        at += 1 + size
    return ways


def _way_of(found: list[int]) -> Way | None:
    """Return the way that a search gives as numbers, or None."""
    if not found:
        return None
    marks = 4 + found[2]
    owed = marks + found[2]
    return Way(
        tuple(found[3:marks]),
        tuple(found[marks:owed]),
        found[0],
        found[1],
        tuple(zip(found[owed::2], found[owed + 1 :: 2], strict=True)),
    )


def _best(web: Any, origins: Any, goals: Any, asked: Any, sparing: bool) -> Any:
    """Return a way for every three numbers asked, each after how many numbers it takes.

    These are weight, time, steps, nodes, marks, and what is owed for every kind of marks after these marks;
    none where there is no way, or none is looked for.
    """
    hops, found, last, enough = _hops(web, origins, goals), blank(0, 0), blank(0, 0), False
    for turn in range(0, len(asked), 3):
        if asked[turn] != asked[turn - 3]:
            last, enough = blank(0, 0), False
        if sparing and enough:
            one = blank(0, 0)
        else:
            one = _way_back(web, origins, goals, hops, (asked[turn], asked[turn + 1], asked[turn + 2]))
            enough = len(one) > 0 and (len(one) == 4 + 2 * one[2] or _same_nodes(one, last))
            last = one
        before = len(found)
        both = blank(before + 1 + len(one), len(one))
        # Number by number: what copies slices takes numba seconds to compile.
        for place in range(before):
            both[place] = found[place]
        for place in range(len(one)):
            both[before + 1 + place] = one[place]
        found = both
    return found


def _same_nodes(one: Any, other: Any) -> bool:
    """Return whether two ways, each as numbers, go over the same nodes; no way is like another."""
    same = len(other) > 0 and one[2] == other[2]
    for place in range(3, 4 + one[2] if same else 0):
        same = same and one[place] == other[place]
    return bool(same)


def _hops(web: Any, origins: Any, goals: Any) -> Any:
    """Return the least steps from an origin to every spot, or fewer; nothing where no goal can be come to.

    What is further than the furthest goal has that one's, and nothing more than _MOST_HOPS.
    """
    first, to = web[0], web[1]
    spots = len(first) - 1
    hops, missing, waiting = blank(spots, -1), blank(spots, 0), blank(spots, 0)
    left = at = end = last = 0
    for goal in goals:
        left, missing[goal] = left + 1, 1
    lacking = left
    for origin in origins:
        hops[origin], waiting[end] = 0, origin
        left, end = left - missing[origin], end + 1
    while at < end and left:
        spot = waiting[at]
        at += 1
        for step in range(first[spot], first[spot + 1]):
            there = to[step]
            if hops[there] < 0:
                last = min(hops[spot] + 1, _MOST_HOPS)
                hops[there], waiting[end] = last, there
                left, end = left - missing[there], end + 1
    if left == lacking:
        return blank(0, 0)
    for spot in range(spots):
        hops[spot] = hops[spot] if hops[spot] >= 0 else last
    return hops


def _way_back(web: Any, origins: Any, goals: Any, hops: Any, terms: tuple[int, int, int]) -> Any:
    """Return the numbers of one way, found from the goals to the origins.

    The A* algorithm, ``hops`` being the steps that are left at least. A place is a spot from which on to a
    goal no step is one's own (``2 * spot``) or some is (``2 * spot + 1``); where the latter takes no more,
    the former leads to nothing. In one number waits what the whole way weighs at least, what of its steps is
    left, so that of ways that promise the same the furthest goes on, and the place.
    """
    if len(hops) == 0:
        return blank(0, 0)
    first, to, marks, time_back, fees_back = web[0], web[1], web[2], web[4], web[6]
    mine, time_weight, fee_weight = terms
    places = 2 * len(hops)
    onward, beyond, by, wanted = blank(places, -1), blank(places, -1), blank(places, -1), blank(places, 0)
    for origin in origins:
        wanted[2 * origin + 1] = 1
    waiting = queue(2 * len(to) + len(goals))
    for goal in goals:
        onward[2 * goal] = 0
        put(waiting, (time_weight * hops[goal] << _HOPS) + hops[goal] << _BITS | 2 * goal)
    top = take(waiting)
    while top < EMPTY:
        place = top & _NODE
        if wanted[place]:
            return _along(web, beyond, by, (onward[place], place, mine))
        weight, own = onward[place], place & 1
        if weight == (top >> _BITS + _HOPS) - time_weight * hops[place >> 1] and (
            own or not 0 <= onward[place + 1] <= weight
        ):
            for step in range(first[place >> 1], first[(place >> 1) + 1]):
                spot, after = to[step], weight + time_weight * time_back[step]
                there = 2 * spot + own
                if marks[step] & mine:
                    there = 2 * spot + 1
                else:
                    after += fee_weight * fees_back[step]
                if not 0 <= onward[there] <= after:
                    onward[there], beyond[there], by[there] = after, place, step
                    put(waiting, (after + time_weight * hops[spot] << _HOPS) + hops[spot] << _BITS | there)
        top = take(waiting)
    return blank(0, 0)


def _along(web: Any, beyond: Any, by: Any, terms: tuple[int, int, int]) -> Any:
    """Return the way on from a place: the place beyond each, and the step back from there."""
    marks, time_back, fees_back, names = web[2], web[4], web[6], web[7]
    weight, place, mine = terms
    length, at = 0, place
    while beyond[at] >= 0:
        at = beyond[at]
        length += 1
    size = 2 * length + 4
    found = blank(size + 2 * length, weight)
    found[1], found[2], found[3] = 0, length, names[place // 2]
    for turn in range(length):
        step, place = by[place], beyond[place]
        found[1] += time_back[step]
        found[turn + 4] = names[place // 2]
        found[length + 4 + turn] = marks[step]
        if fees_back[step] and not marks[step] & mine:
            kind = 2 * length + 4
            while kind < size and found[kind] != marks[step]:
                kind += 2
            if kind == size:
                found[kind], found[kind + 1], size = marks[step], 0, size + 2
            found[kind + 1] += fees_back[step]
    return found[:size]


_LENGTHS: Final = Search(_lengths)
_BEST: Final = Search(_best, _same_nodes, _hops, _way_back, _along)
