"""The best route where the best of all would pay a rival more than the limit (6.B2)."""

from collections import defaultdict
from heapq import heappop, heappush
from typing import NamedTuple

from engine.game.network import Network

_BITS = 20
"""Bits of a field: room for more links than a route can have, and a guard bit on top."""


class Question(NamedTuple):
    """What is sought: from where to where for whom, with how many payments to one rival at most.

    ``time`` and ``toll`` are the prices of a point of the roll and of a payment of the toll.
    """

    net: Network
    player: int
    origins: tuple[int, ...]
    goals: frozenset[int]
    limit: int
    time: int
    toll: int


class _Groups(NamedTuple):
    """Every group of rivals has a field in one packed number.

    A label counts in each field the links that only members of the group own. By Hall's condition
    (:func:`engine.game.tolls.fits`) the links can be paid for exactly when no group's count is above
    the limit times its members; so no label need say who is paid for which link. ``counts`` is what
    a link adds, by its owners; ``most`` the limits, ``guards`` the top bit of every field.
    """

    counts: dict[int, int]
    most: int
    guards: int
    fields: dict[int, int]


class _Label(NamedTuple):
    """A way to a node: what the whole will take at least, what it took, its counts, whence."""

    least: int
    serial: int
    weight: int
    node: int
    counts: int
    before: "_Label | None"


def limited_way(question: Question) -> tuple[int, tuple[int, ...]] | None:
    """Return the weight and hexes of the best way that keeps the limit, or None.

    Exact. A *node* is a hex before (``2 * hex``) or after (``2 * hex + 1``) the first link of the player's
    own track. Labels are taken by the least that the whole way can take, which is known for each node
    without the limit (an A* search). One is dropped when an earlier label of its node
    counts no more in any group, or when what it counts and what lies on every way to the goals is
    more than some group may be paid for.
    """
    net, bit = question.net, 1 << question.player
    groups = _groups_of(question)
    counts_of, guards = groups.counts, groups.guards
    roof = groups.most | guards
    dear = question.limit + 1
    ahead, onward = _counts_ahead(question, groups), _onward(question)
    joined = [hex_ for hex_ in question.origins if 2 * hex_ in onward]
    heap = [_Label(onward[2 * hex_], -hex_, 0, 2 * hex_, 0, None) for hex_ in joined]
    heap.sort()
    settled: defaultdict[int, list[int]] = defaultdict(list)
    serial = 0
    while heap:
        label = heappop(heap)
        node = label.node
        guarded = label.counts | guards
        if any((guarded - other) & guards == guards for other in settled[node]):
            continue
        settled[node].append(label.counts)
        if not onward[node]:
            return label.weight, _hexes(label)
        for step in net[node >> 1]:
            mine = step.owners & bit
            after = 2 * step.hex + (1 if mine else node & 1)
            counts = label.counts if mine else label.counts + counts_of[step.owners] * min(step.toll, dear)
            if after not in onward or (roof - counts - ahead[step.hex]) & guards != guards:
                continue
            weight = (
                label.weight + question.time * (1 + step.delay) + (0 if mine else question.toll * step.toll)
            )
            serial += 1
            heappush(heap, _Label(weight + onward[after], serial, weight, after, counts, label))
    return None


def _onward(question: Question) -> dict[int, int]:
    """Return what it takes at least from each node to a goal, no matter what each rival gets.

    Dijkstra's algorithm backwards from the goals, which count only after an own link.
    """
    net, bit, time, toll = question.net, 1 << question.player, question.time, question.toll
    onward: dict[int, int] = {}
    heap = [(0, 2 * goal + 1) for goal in sorted(question.goals)]
    while heap:
        weight, node = heappop(heap)
        if node in onward:
            continue
        onward[node] = weight
        own = node & 1
        for step in net.get(node >> 1, ()):
            mine = step.owners & bit
            cost = weight + time * (1 + step.back) + (0 if mine else toll * step.back_toll)
            # Over an own link one comes from either kind of node, but only to one after it.
            before = 2 * step.hex
            if own and before + 1 not in onward:
                heappush(heap, (cost, before + 1))
            if bool(own) is bool(mine) and before not in onward:
                heappush(heap, (cost, before))
    return onward


def _groups_of(question: Question) -> _Groups:
    """Return the groups of the rivals who have track on the network."""
    bit = 1 << question.player
    kinds = {step.owners for steps in question.net.values() for step in steps}
    foreign = {owners for owners in kinds if not owners & bit}
    rivals = 0
    for owners in foreign:
        rivals |= owners
    members = [group for group in range(1, rivals + 1) if not group & ~rivals]
    fields = {group: place * _BITS for place, group in enumerate(members)}
    counts = {
        owners: sum(1 << field for group, field in fields.items() if not owners & ~group)
        for owners in foreign
    }
    most = sum(question.limit * group.bit_count() << field for group, field in fields.items())
    guards = sum(1 << field + _BITS - 1 for field in fields.values())
    return _Groups(counts, most, guards, fields)


def _counts_ahead(question: Question, groups: _Groups) -> dict[int, int]:
    """Return what every way from each hex to a goal counts at least.

    Asked of each rival alone and of all together; the groups between would cost more to ask than
    they save.
    """
    everybody = max(groups.fields, default=0)
    ahead: dict[int, int] = defaultdict(int)
    for group, field in groups.fields.items():
        if group == everybody or group.bit_count() == 1:
            for hex_, links in _links_of(question, group).items():
                ahead[hex_] += links << field
    return ahead


def _links_of(question: Question, group: int) -> dict[int, int]:
    """Return the fewest payments to only a group on the way from each hex to a goal.

    Counted no further than just above what the whole group may receive.
    """
    net, others = question.net, ~group
    dear = question.limit * group.bit_count() + 1
    found: dict[int, int] = {}
    heap = [(0, goal) for goal in sorted(question.goals)]
    while heap:
        count, hex_ = heappop(heap)
        if hex_ in found:
            continue
        found[hex_] = count
        for step in net.get(hex_, ()):
            if step.hex not in found:
                more = 0 if step.owners & others else step.back_toll
                heappush(heap, (min(dear, count + more), step.hex))
    return found


def _hexes(label: _Label) -> tuple[int, ...]:
    """Return the hexes from the origin to a label's."""
    hexes = []
    at: _Label | None = label
    while at is not None:
        hexes.append(at.node >> 1)
        at = at.before
    return tuple(reversed(hexes))
