"""The best way over a web for somebody who may pay no other more than a limit."""

from collections.abc import Iterable
from heapq import heappop, heappush
from typing import Any, Final

import numpy as np

from engine.paths.compilation import EMPTY, Search, blank, compiled, put, queue, take
from engine.paths.track_graph import Web

_BITS: Final = 24
_NODE: Final = (1 << _BITS) - 1
"""The low bits of a number that waits in a queue: a place, of which no web has more."""


def limited_way(
    web: Web, origins: Iterable[int], goals: Iterable[int], mine: int, weights: tuple[int, int], limit: int
) -> tuple[int, tuple[int, ...]] | None:
    """Return weight and nodes of the best way that pays no other more than a limit, or None.

    As :func:`engine.paths.routes.best_way`, but fees go to the marks on a step, to any of several, each no
    more than ``limit`` in all. Exact: labels are taken by the least that the whole way can take without a
    limit (an A* search). One is dropped when an earlier label of its place has paid no group of others
    more, or when what it has paid and what lies on every way to the goals is more than some group may
    receive.

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
    if swift and bits * len(groups) > _WORD:
        # Numbers too large for compiled code want lists.
        swift, (starts, ends) = False, web.ends(tuple(origins), tuple(goals), swift=False)
    if swift:
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
    while top < EMPTY:
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
    """Return whether some earlier label of a place, from the last of them on, has paid no group more."""
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
    while top < EMPTY:
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
_LIMITED: Final = Search(_limited, _flow, _ahead, _owed_to, _outdone, _back)
