"""The best route where the best of all would pay a rival more than the limit (6.B2)."""

from collections import defaultdict, deque
from collections.abc import Mapping
from heapq import heappop, heappush
from typing import NamedTuple

from engine.game.payments import seats
from engine.game.state import Network

_BITS = 16
_FIELD = (1 << _BITS) - 1
_GUARDS = sum(1 << (_BITS * seat + _BITS - 1) for seat in range(8))
"""The top bit of each seat's field in payments packed into one number."""


class Question(NamedTuple):
    """What is sought: from where to where for whom, over how many links of one rival at most.

    ``time`` and ``toll`` are the prices of a point of the roll and of a link to be paid for.
    """

    net: Network
    player: int
    origins: tuple[int, ...]
    goals: frozenset[int]
    limit: int
    time: int
    toll: int


class _Label(NamedTuple):
    """A way to a node: what the whole will take at least, what it took, whom it paid, whence."""

    least: int
    serial: int
    weight: int
    node: int
    paid: int
    before: "_Label | None"


def limited_way(question: Question, onward: Mapping[int, int]) -> tuple[int, tuple[int, ...]] | None:
    """Return the weight and hexes of the best way that keeps the limit, or None.

    Exact. Labels are taken by the least that the whole way can take, which ``onward`` knows for
    each node without the limit (an A* search). One is dropped when an earlier label of its node
    paid nobody more, or when the track that only one rival has on every way to the goals would
    take it over the limit.
    """
    net, bit, limit = question.net, 1 << question.player, question.limit
    ahead = _sole_links_ahead(question)
    heap = [_Label(onward[2 * hex_], -hex_, 0, 2 * hex_, 0, None) for hex_ in question.origins]
    heap.sort()
    settled: defaultdict[int, list[int]] = defaultdict(list)
    serial = 0
    while heap:
        label = heappop(heap)
        node, paid = label.node, label.paid
        guarded = paid | _GUARDS
        if any((guarded - other) & _GUARDS == _GUARDS for other in settled[node]):
            continue
        settled[node].append(paid)
        if not onward[node]:
            return label.weight, _hexes(label)
        for step in net[node >> 1]:
            mine = step.owners & bit
            after = 2 * step.hex + (1 if mine else node & 1)
            if after not in onward:
                continue
            weight = label.weight + question.time * (1 + step.delay) + (0 if mine else question.toll)
            for then in (paid,) if mine else _paying(paid, step.owners):
                if all((then >> _BITS * seat & _FIELD) + links[step.hex] <= limit for seat, links in ahead):
                    serial += 1
                    heappush(heap, _Label(weight + onward[after], serial, weight, after, then, label))
    return None


def _paying(paid: int, owners: int) -> tuple[int, ...]:
    """Return the payments after one more link, for each owner who may be paid for it."""
    return tuple(paid + (1 << _BITS * seat) for seat in seats(owners))


def _sole_links_ahead(question: Question) -> list[tuple[int, dict[int, int]]]:
    """Return for each rival the least number of links that only he owns from each hex to a goal."""
    everybody = 0
    for steps in question.net.values():
        for step in steps:
            everybody |= step.owners
    return [(rival, _sole_links(question, rival)) for rival in seats(everybody & ~(1 << question.player))]


def _sole_links(question: Question, rival: int) -> dict[int, int]:
    """Return the least number of links only one rival owns on the way from each hex to a goal."""
    sole = 1 << rival
    found: dict[int, int] = {}
    waiting = deque((goal, 0) for goal in question.goals)
    while waiting:
        hex_, links = waiting.popleft()
        if hex_ in found:
            continue
        found[hex_] = links
        for step in question.net.get(hex_, ()):
            if step.hex not in found:
                if step.owners == sole:
                    waiting.append((step.hex, links + 1))
                else:
                    waiting.appendleft((step.hex, links))
    return found


def _hexes(label: _Label) -> tuple[int, ...]:
    """Return the hexes from the origin to a label's."""
    hexes = []
    at: _Label | None = label
    while at is not None:
        hexes.append(at.node >> 1)
        at = at.before
    return tuple(reversed(hexes))
