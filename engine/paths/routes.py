"""Searches over a web: how long ways are, and which is the best for somebody."""

from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from typing import Any, Final, NamedTuple

import numpy as np

from engine.paths.speed import Search, blank, compiled, put, queue, take
from engine.paths.webs import Web

_BITS: Final = 24
_NODE: Final = (1 << _BITS) - 1
"""The low bits of a number that waits in a queue: a place, of which no web has more."""
_HOPS: Final = 12
_MOST_HOPS: Final = (1 << _HOPS) - 1
"""The bits above them, for the steps that are left at least, and the most that is told of these."""


class Way(NamedTuple):
    """A way over a web: its nodes, the mark and the fee of every step, what it weighs, and its time.

    ``owed`` are the fees of steps that are not one's own, in all for each kind of marks.
    """

    nodes: tuple[int, ...]
    marks: tuple[int, ...]
    fees: tuple[int, ...]
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
    till_free: bool = False,
) -> list[Way | None]:
    """Return what :func:`best_way` does for each of the marks and weights asked for, in one search.

    With ``till_free`` none is looked for after one that owes nothing, until other marks are asked for.
    """
    swift = compiled()
    starts, ends = web.ends(tuple(origins), tuple(goals), swift=swift)
    if not len(starts) or not len(ends):
        return [None] * len(asked)
    terms = [number for each in asked for number in each]
    if swift:
        found = _BEST.swift(web.arrays, starts, ends, np.array(terms, np.int64), till_free).tolist()
    else:
        found = _BEST.plain(web.numbers, starts, ends, terms, till_free)
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
    steps = found[2]
    marks, fees, owed = 4 + steps, 4 + 2 * steps, 4 + 3 * steps
    return Way(
        tuple(found[3:marks]),
        tuple(found[marks:fees]),
        tuple(found[fees:owed]),
        found[0],
        found[1],
        tuple(zip(found[owed::2], found[owed + 1 :: 2], strict=True)),
    )


def _best(web: Any, origins: Any, goals: Any, asked: Any, till_free: bool) -> Any:
    """Return a way for every three numbers asked, each after how many numbers it takes.

    These are weight, time, steps, nodes, marks, fees, and what is owed for every kind of marks after these
    marks; none where there is no way, or none is looked for.
    """
    hops, found, free = _hops(web, origins, goals), blank(0, 0), False
    for turn in range(0, len(asked), 3):
        if till_free and free and asked[turn] == asked[turn - 3]:
            one = blank(0, 0)
        else:
            one = _way_back(web, origins, goals, hops, (asked[turn], asked[turn + 1], asked[turn + 2]))
            free = len(one) > 0 and len(one) == 4 + 3 * one[2]
        before = len(found)
        both = blank(before + 1 + len(one), len(one))
        both[:before] = found
        both[before + 1 :] = one
        found = both
    return found


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
    while top >= 0:
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
    size = 3 * length + 4
    found = blank(size + 2 * length, weight)
    found[1], found[2], found[3] = 0, length, names[place // 2]
    for turn in range(length):
        step, place = by[place], beyond[place]
        found[1] += time_back[step]
        found[turn + 4] = names[place // 2]
        found[length + 4 + turn] = marks[step]
        found[2 * length + 4 + turn] = fees_back[step]
        if fees_back[step] and not marks[step] & mine:
            kind = 3 * length + 4
            while kind < size and found[kind] != marks[step]:
                kind += 2
            if kind == size:
                found[kind], found[kind + 1], size = marks[step], 0, size + 2
            found[kind + 1] += fees_back[step]
    return found[:size]


def limited_way(
    web: Web, origins: Iterable[int], goals: Iterable[int], mine: int, weights: tuple[int, int], limit: int
) -> tuple[int, tuple[int, ...]] | None:
    """Return weight and nodes of the best way that pays no other more than a limit, or None.

    As :func:`best_way`, but fees go to the marks on a step, to any of several, each no more than
    ``limit`` in all. Exact: labels are taken by the least that the whole way can take without a limit (an A*
    search). One is dropped when an earlier label of its place has paid no group of others more, or when
    what it has paid and what lies on every way to the goals is more than some group may receive.

    By Hall's condition fees can be shared out within the limit exactly when no group of others is owed more
    than all of it may receive, by steps that only they have marked. So a label needs to know for each group
    how much that is, and not who is paid for what.
    """
    swift = compiled()
    starts, ends = web.ends(tuple(origins), tuple(goals), swift=swift)
    if not len(starts) or not len(ends):
        return None
    others = 0
    for marks in web.kinds:
        others |= 0 if marks & mine else marks
    groups = [group for group in range(1, others + 1) if not group & ~others]
    # Room in the packed number for twice what all may receive, and a guard bit on top.
    bits = (2 * limit * others.bit_count() + limit + 3).bit_length() + 1
    units = [1 << bits * turn for turn in range(len(groups))]
    counted = [0] * (1 + max(web.kinds, default=0))
    for marks in web.kinds:
        counted[marks] = sum(unit for group, unit in zip(groups, units, strict=True) if not marks & ~group)
    most = sum(limit * group.bit_count() * unit for group, unit in zip(groups, units, strict=True))
    guards = sum(unit << bits - 1 for unit in units)
    terms = (mine, *weights, limit, most, guards)
    if swift and bits * len(groups) <= _WORD:
        packed = tuple(np.array(each, np.int64) for each in (groups, units, counted))
        found = _LIMITED.swift(web.arrays, (starts, ends), terms, packed).tolist()
    else:
        found = _LIMITED.plain(web.numbers, (starts, ends), terms, (groups, units, counted))
    return (found[0], tuple(found[1:])) if found else None


def _flow(web: Any, goals: Any, terms: tuple[int, int, int]) -> Any:
    """Return what it takes from all places to a goal, -1 where none can be come to.

    Dijkstra's algorithm backwards from the goals. A place is a spot before (``2 * spot``) or after
    (``2 * spot + 1``) the first step of one's own; goals count only after it.
    """
    first, to, marks, time_back, fees_back = web[0], web[1], web[2], web[4], web[6]
    mine, time_weight, fee_weight = terms
    onward = blank(2 * (len(first) - 1), -1)
    waiting = queue(4 * len(to) + len(goals))
    for goal in goals:
        onward[2 * goal + 1] = 0
        put(waiting, 2 * goal + 1)
    top = take(waiting)
    while top >= 0:
        weight, place = top >> _BITS, top & _NODE
        if weight == onward[place]:
            after = place % 2
            for step in range(first[place // 2], first[place // 2 + 1]):
                own, least = marks[step] & mine, weight + time_weight * time_back[step]
                if not own:
                    least += fee_weight * fees_back[step]
                elif not after:
                    continue
                # By a step of one's own one comes to a place after it, from either kind of place.
                for before in range(2 * to[step] + (0 if own else after), 2 * to[step] + 1 + after):
                    if not 0 <= onward[before] <= least:
                        onward[before] = least
                        put(waiting, least << _BITS | before)
        top = take(waiting)
    return onward


def _limited(web: Any, ends: Any, terms: Any, groups: Any) -> Any:
    """Return weight and nodes, nothing when there is no way."""
    first, to, marks, time, fees = web[0], web[1], web[2], web[3], web[5]
    mine, time_weight, fee_weight, limit, most, guards = terms
    onward = _flow(web, ends[1], terms[:3])
    ahead = _ahead(web, ends[1], groups, limit)
    last = blank(len(onward), -1)
    labels, heap = [(0, 0, 0, -1, -1)], [0]
    heap.pop()
    for origin in ends[0]:
        if onward[2 * origin] >= 0:
            heappush(heap, onward[2 * origin] << _SERIAL_BITS | len(labels))
            labels.append((2 * origin, 0, 0, -1, -1))
    while heap:
        label = heappop(heap) & _SERIAL
        place, weight, paid, before, _ = labels[label]
        if _outdone(labels, last[place], paid, guards):
            continue
        labels[label] = (place, weight, paid, before, last[place])
        last[place] = label
        if onward[place] == 0:
            return _back(labels, label, web[7])
        for step in range(first[place // 2], first[place // 2 + 1]):
            own = int(marks[step] & mine != 0)
            after = 2 * to[step] + max(own, place % 2)
            more = paid + (1 - own) * groups[2][marks[step]] * min(fees[step], limit + 1)
            if onward[after] < 0 or ((most | guards) - more - ahead[to[step]]) & guards != guards:
                continue
            then = weight + time_weight * time[step] + (1 - own) * fee_weight * fees[step]
            heappush(heap, (then + onward[after]) << _SERIAL_BITS | len(labels))
            labels.append((after, then, more, label, -1))
    return blank(0, 0)


def _outdone(labels: Any, other: int, paid: int, guards: int) -> bool:
    """Tell whether some earlier label of a place, from the last of them on, has paid no group more."""
    while other >= 0:
        if ((paid | guards) - labels[other][2]) & guards == guards:
            return True
        other = labels[other][4]
    return False


def _back(labels: Any, label: int, names: Any) -> Any:
    """Return the weight of a label and the nodes it has come by."""
    length, at = 0, label
    while at >= 0:
        at = labels[at][3]
        length += 1
    found = blank(length + 1, labels[label][1])
    for place in range(length, 0, -1):
        found[place] = names[labels[label][0] // 2]
        label = labels[label][3]
    return found


def _ahead(web: Any, goals: Any, groups: Any, limit: int) -> Any:
    """Return what every way from each spot to a goal counts at least.

    Asked of each other one alone and of all together; the groups between would cost more to ask than
    they save.
    """
    masks, units, _ = groups
    ahead = blank(len(web[0]) - 1, 0)
    for turn in range(len(masks)):
        group = masks[turn]
        if turn == len(masks) - 1 or group & (group - 1) == 0:
            size, rest = 0, group
            while rest:
                rest &= rest - 1
                size += 1
            found = _owed_to(web, goals, group, limit * size + 1)
            for spot in range(len(ahead)):
                ahead[spot] += max(found[spot], 0) * units[turn]
    return ahead


def _owed_to(web: Any, goals: Any, group: int, dear: int) -> Any:
    """Return the least that goes to a group alone on the way from each spot to a goal, at most so much."""
    first, to, marks, fees_back = web[0], web[1], web[2], web[6]
    spots = len(first) - 1
    found = blank(spots, -1)
    waiting = queue(2 * len(to) + len(goals))
    for goal in goals:
        found[goal] = 0
        put(waiting, goal)
    top = take(waiting)
    while top >= 0:
        owed, spot = top >> _BITS, top & _NODE
        if owed == found[spot]:
            for step in range(first[spot], first[spot + 1]):
                more = owed if marks[step] & ~group else min(dear, owed + fees_back[step])
                if not 0 <= found[to[step]] <= more:
                    found[to[step]] = more
                    put(waiting, more << _BITS | to[step])
        top = take(waiting)
    return found


_SERIAL_BITS: Final = 28
_SERIAL: Final = (1 << _SERIAL_BITS) - 1
"""The low bits of a number that waits: the serial number of a label, of which a search makes fewer."""
_WORD: Final = 62
"""The bits of a compiled number that can be used."""
_LENGTHS: Final = Search(_lengths)
_BEST: Final = Search(_best, _hops, _way_back, _along)
_LIMITED: Final = Search(_limited, _flow, _ahead, _owed_to, _outdone, _back)
