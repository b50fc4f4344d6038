"""The best way over a web for somebody who may pay others no more than a limit, or move only as allowed."""

from collections.abc import Iterable, Mapping
from heapq import heappop, heappush
from typing import Any, Final, NamedTuple

import numpy as np

from engine.paths.compilation import EMPTY, Search, blank, compiled, put, queue, take
from engine.paths.routes import Way
from engine.paths.track_graph import Web

_BITS: Final = 24
_NODE: Final = (1 << _BITS) - 1
"""The low bits of a number that waits in a queue: a place, of which no web has more."""


def limited_way(
    web: Web, origins: Iterable[int], goals: Iterable[int], mine: int, weights: tuple[int, int], limit: int
) -> Way | None:
    """Return the best way that pays no other more than a limit, or None.

    As :func:`engine.paths.routes.best_way`, but fees go to the marks on a step, to any of several, each no
    more than ``limit`` in all. Exact: labels are taken by the least that the whole way can take without a
    limit (an A* search). One is dropped when an earlier label of its place has paid no group of others
    more, or when what it has paid and what lies on every way to the goals is more than some group may
    receive.

    By Hall's condition fees can be shared out within the limit exactly when no group of others is owed more
    than all of it may receive, by steps that only they have marked. So a label needs to know for each group
    how much that is, and not who is paid for what.
    """
    others = 0
    for marks in web.kinds:
        others |= 0 if marks & mine else marks
    groups = [group for group in range(1, others + 1) if not group & ~others]
    most = {group: limit * group.bit_count() for group in groups}
    # The groups between would cost more to ask about than they save.
    asked = [group for group in groups if group == others or group.bit_count() == 1]
    return _way(web, (origins, goals), (mine, *weights, web.nodes, 1), (most, asked), NO_GATES)


class Gates(NamedTuple):
    """Nodes that a way may pass through only if it comes or goes by one of the ``permitted`` steps."""

    nodes: frozenset[int] = frozenset()
    permitted: frozenset[tuple[int, int]] = frozenset()


NO_GATES: Final = Gates()


def allowed_way(
    web: Web,
    ends: tuple[Iterable[int], Iterable[int]],
    terms: tuple[int, int, int, int],
    gates: Gates,
    most: Mapping[int, int],
) -> Way | None:
    """Return the best way that turns and passes gates only where it may, or None.

    ``ends`` are the origins and the goals, ``terms`` one's own marks, the weights of a unit of time and of a
    fee, and the first node from which on a way may not turn round. ``most`` is how much some groups (a bit
    each) may receive for steps that only they have marked.

    As :func:`limited_way`, but of labels that promise the same the one made last is taken first: where many
    ways differ only in whom they pay, one is followed to its end before all are begun.
    """
    return _way(web, ends, (*terms, -1), (most, list(most)), gates)


def _way(
    web: Web,
    ends: tuple[Iterable[int], Iterable[int]],
    terms: tuple[int, int, int, int, int],
    owed: tuple[Mapping[int, int], list[int]],
    gates: Gates,
) -> Way | None:
    """Return the best way on which no group is owed more than it may, or None.

    ``owed`` are how much groups may be owed, and the groups of which it is worked out what every way to the
    goals owes them. The last of the terms says which of labels alike is taken first: the one made first (1)
    or last (-1).
    """
    most, asked = owed
    dear = 1 + max(most.values(), default=0)
    # Room in the packed number for twice what all may receive, and a guard bit on top.
    bits = (2 * dear).bit_length() + 1
    # Numbers too large for compiled code want lists.
    swift = compiled() and bits * len(most) <= _WORD
    starts, goals = web.ends(tuple(ends[0])[:: terms[-1]], tuple(ends[1]), swift=swift)
    if not len(starts) or not len(goals):
        return None
    units = {group: 1 << bits * turn for turn, group in enumerate(most)}
    counted = [0] * (1 + max(web.kinds, default=0))
    for marks in web.kinds:
        counted[marks] = sum(unit for group, unit in units.items() if not marks & ~group)
    full = sum(most[group] * unit for group, unit in units.items())
    guards = sum(unit << bits - 1 for unit in units.values())
    numbers = (*terms, dear, full, guards)
    groups = asked, [most[group] for group in asked], [units[group] for group in asked], counted
    barriers = web.kept(gates, _barriers)
    if swift:
        packed = tuple(np.array(each, np.int64) for each in groups)
        found = _LIMITED.swift(web.arrays, (starts, goals), numbers, packed, barriers).tolist()
    else:
        plain = tuple(each.tolist() for each in barriers)
        found = _LIMITED.plain(web.numbers, (starts, goals), numbers, groups, plain)
    return _way_of(web, terms[0], found) if found else None


def _way_of(web: Web, mine: int, found: list[int]) -> Way:
    """Return the way that a search gives as its weight, the spot of its origin, and steps."""
    _, to, marks, time, _, fees, _, names, _ = web.arrays
    weight, origin, *steps = found
    nodes, kinds = names[[origin, *to[steps]]].tolist(), marks[steps].tolist()
    owed: dict[int, int] = {}
    for kind, fee in zip(kinds, fees[steps].tolist(), strict=True):
        if fee and not kind & mine:
            owed[kind] = owed.get(kind, 0) + fee
    return Way(tuple(nodes), tuple(kinds), weight, int(time[steps].sum()), tuple(owed.items()))


def _barriers(web: Web, gates: Gates) -> tuple[Any, Any]:
    """Return which spots are gates, and of each step whether it is permitted there (1) and back (2)."""
    first, to, names = web.arrays[0], web.arrays[1], web.arrays[7]
    closed, permits = np.zeros(len(names), np.int64), np.zeros(len(to), np.int64)
    for spot in web.spots(gates.nodes):
        closed[spot] = 1
        for step in range(first[spot], first[spot + 1]):
            here, there = int(names[spot]), int(names[to[step]])
            permits[step] = ((here, there) in gates.permitted) + 2 * ((there, here) in gates.permitted)
    return closed, permits


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


def _limited(web: Any, ends: Any, terms: Any, groups: Any, barriers: Any) -> Any:
    """Return weight, the spot of the origin, and steps; nothing when there is no way.

    At a gate, and unless the way may turn round everywhere, it matters by which step it came to a place.
    """
    closed, permits = barriers
    first, to, marks, time, fees, names = web[0], web[1], web[2], web[3], web[5], web[7]
    mine, time_weight, fee_weight, turns, order, dear, full, guards = terms
    onward = _flow(web, ends[1], (mine, time_weight, fee_weight))
    ahead = _ahead(web, ends[1], groups)
    last = blank(len(onward) + 2 * len(to), -1)
    labels, heap = [(0, 0, 0, -1, -1, -1)], [0]
    heap.pop()
    for origin in ends[0]:
        if onward[2 * origin] >= 0:
            heappush(heap, onward[2 * origin] << _SERIAL_BITS | order * len(labels) & _SERIAL)
            labels.append((2 * origin, 0, 0, -1, -1, -1))
    while heap:
        label = order * heappop(heap) & _SERIAL
        place, weight, paid, before, by, _ = labels[label]
        spot, back, arrival = place // 2, -1, place
        if before >= 0 and (turns < len(web[8]) or closed[spot]):
            back = _step_to(first, to, spot, labels[before][0] // 2)
            arrival = len(onward) + 2 * back + place % 2
        if _outdone(labels, last[arrival], paid, guards):
            continue
        labels[label] = (place, weight, paid, before, by, last[arrival])
        last[arrival] = label
        if onward[place] == 0:
            return _back(labels, label)
        for step in range(first[spot], first[spot + 1]):
            if back >= 0 and not _allows(to, permits, step, back, (names[spot] >= turns, closed[spot])):
                continue
            own = int(marks[step] & mine != 0)
            after = 2 * to[step] + max(own, place % 2)
            more = paid + (1 - own) * groups[3][marks[step]] * min(fees[step], dear)
            if onward[after] < 0 or ((full | guards) - more - ahead[to[step]]) & guards != guards:
                continue
            then = weight + time_weight * time[step] + (1 - own) * fee_weight * fees[step]
            heappush(heap, (then + onward[after]) << _SERIAL_BITS | order * len(labels) & _SERIAL)
            labels.append((after, then, more, label, step, -1))
    return blank(0, 0)


def _allows(to: Any, permits: Any, step: int, back: int, here: Any) -> bool:
    """Return whether a way may go on by a step, having come by the one that ``back`` leads back along.

    ``here`` says whether it may not turn round there, and whether it is a gate.
    """
    if to[step] == to[back]:
        return not here[0]
    return not here[1] or bool(permits[step] & 1 or permits[back] & 2)


def _step_to(first: Any, to: Any, spot: int, there: int) -> int:
    """Return the first step from a spot to one next to it."""
    step = first[spot]
    while to[step] != there:
        step += 1
    return int(step)


def _outdone(labels: Any, other: int, paid: int, guards: int) -> bool:
    """Return whether some earlier label of a place, from the last of them on, has paid no group more."""
    while other >= 0:
        if ((paid | guards) - labels[other][2]) & guards == guards:
            return True
        other = labels[other][5]
    return False


def _back(labels: Any, label: int) -> Any:
    """Return the weight of a label, the spot of its origin, and the steps from there."""
    length, origin = 0, label
    while labels[origin][3] >= 0:
        origin = labels[origin][3]
        length += 1
    found = blank(length + 2, labels[label][1])
    found[1] = labels[origin][0] // 2
    for place in range(length + 1, 1, -1):
        found[place] = labels[label][4]
        label = labels[label][3]
    return found


def _ahead(web: Any, goals: Any, groups: Any) -> Any:
    """Return what every way from each spot to a goal counts at least, of the groups asked about."""
    masks, most, units, _ = groups
    ahead = blank(len(web[0]) - 1, 0)
    for turn in range(len(masks)):
        found = _owed_to(web, goals, masks[turn], most[turn] + 1)
        for spot in range(len(ahead)):
            ahead[spot] += max(found[spot], 0) * units[turn]
    return ahead


def _owed_to(web: Any, goals: Any, group: int, dear: int) -> Any:
    """Return the least that goes to a group alone on the way from each spot to a goal, at most ``dear``."""
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
_LIMITED: Final = Search(_limited, _flow, _ahead, _owed_to, _allows, _step_to, _outdone, _back)
