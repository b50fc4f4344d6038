"""Finding routes over the built track.

The queries are few and take plain numbers, so that a compiled search may one day answer them:
:func:`lengths`, :func:`has_route` and :func:`best_route`.
"""

from collections import defaultdict, deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from engine.game.payments import seats
from engine.game.state import Network
from engine.game.tolls import payable, tolls_on


@dataclass(frozen=True, slots=True)
class Search:
    """Where routes are sought: the network, the ends that may be chosen, and the limit to one rival.

    ``ends`` are pairs of origin and goal; ``limit`` is in links (6.B2).
    """

    net: Network
    ends: Mapping[tuple[int, int], int]
    players: int
    limit: int


class Weights(NamedTuple):
    """What a route is judged by: the price of a point of the roll, and of a link to be paid for."""

    time: int
    toll: int


FASTEST = Weights(time=1000, toll=1)
"""Least time, and among equals least to pay."""
CHEAPEST = Weights(time=1, toll=1000)
"""Least to pay, and among equals least time."""


def lengths(net: Network, origin: int, goals: Iterable[int]) -> dict[int, int]:
    """Return the links on the shortest built way from a hex to each of the goals it is joined to."""
    wanted = set(goals)
    found: dict[int, int] = {}
    if origin not in net:
        return {origin: 0} if origin in wanted else found
    seen = {origin: 0}
    waiting = deque((origin,))
    while waiting and wanted:
        hex_ = waiting.popleft()
        if hex_ in wanted:
            wanted.discard(hex_)
            found[hex_] = seen[hex_]
        for step in net[hex_]:
            if step.hex not in seen:
                seen[step.hex] = seen[hex_] + 1
                waiting.append(step.hex)
    return found


def has_route(search: Search, player: int) -> bool:
    """Tell whether a player has any route the rules allow (6.B2)."""
    return best_route(search, player, CHEAPEST) is not None


def best_route(search: Search, player: int, weights: Weights) -> tuple[int, ...] | None:
    """Return the hexes of a player's best route by the weights, or None when he has none.

    Every route has a link of his own and takes him over no more links of one rival than the limit
    (6.B2), where links of several rivals go to whom he likes. Exact: the way without the limit is
    tried first, and where it breaks it every way to share out the payments is followed.
    """
    best: _Way | None = None
    for origins, goals in _groups(search.ends):
        way = _free_way(search, player, origins, goals, weights)
        if way is not None and not payable(tolls_on(search.net, player, way.hexes), search.limit):
            way = _limited_way(search, player, origins, goals, weights)
        if way is not None and (best is None or way.weight < best.weight):
            best = way
    return None if best is None else best.hexes


class _Way(NamedTuple):
    """A route found, and its weight."""

    weight: int
    hexes: tuple[int, ...]


def _groups(ends: Iterable[tuple[int, int]]) -> list[tuple[tuple[int, ...], frozenset[int]]]:
    """Return the ends as groups of origins that share all their goals."""
    goals_of: defaultdict[int, list[int]] = defaultdict(list)
    for origin, goal in ends:
        goals_of[origin].append(goal)
    origins_of: defaultdict[frozenset[int], list[int]] = defaultdict(list)
    for origin, goals in goals_of.items():
        origins_of[frozenset(goals)].append(origin)
    return [(tuple(origins), goals) for goals, origins in origins_of.items()]


def _free_way(
    search: Search, player: int, origins: tuple[int, ...], goals: frozenset[int], weights: Weights
) -> _Way | None:
    """Return the best way with a link of the player's own, whatever each rival gets.

    Dijkstra's algorithm over hexes, each twice: before and after the first own link.
    """
    net, bit = search.net, 1 << player
    before: dict[int, int] = {}
    serial = count()
    heap = [(0, next(serial), 2 * origin, -1) for origin in origins if origin in net]
    while heap:
        weight, _, node, parent = heappop(heap)
        if node in before:
            continue
        before[node] = parent
        hex_, own = node >> 1, node & 1
        if own and hex_ in goals:
            return _Way(weight, _traced(before, node))
        for step in net[hex_]:
            mine = bool(step.owners & bit)
            after = 2 * step.hex + (own | mine)
            if after not in before:
                cost = weights.time * (1 + step.delay) + (0 if mine else weights.toll)
                heappush(heap, (weight + cost, next(serial), after, node))
    return None


def _traced(before: dict[int, int], node: int) -> tuple[int, ...]:
    """Return the hexes from the origin to a node."""
    hexes = []
    while node != -1:
        hexes.append(node >> 1)
        node = before[node]
    return tuple(reversed(hexes))


class _Label(NamedTuple):
    """A way to a node: its weight, what each rival got so far, and the label it came from."""

    weight: int
    serial: int
    node: int
    paid: tuple[int, ...]
    parent: "_Label | None"


def _limited_way(
    search: Search, player: int, origins: tuple[int, ...], goals: frozenset[int], weights: Weights
) -> _Way | None:
    """Return the best way that pays no rival more than the limit.

    Labels are taken by weight; one that paid each rival no less than an earlier label of its node
    leads nowhere better and is dropped.
    """
    net, bit = search.net, 1 << player
    serial = count()
    nothing = (0,) * search.players
    heap = [_Label(0, next(serial), 2 * origin, nothing, None) for origin in origins if origin in net]
    settled: defaultdict[int, list[tuple[int, ...]]] = defaultdict(list)
    while heap:
        label = heappop(heap)
        hex_, own = label.node >> 1, label.node & 1
        if any(_no_more(paid, label.paid) for paid in settled[label.node]):
            continue
        settled[label.node].append(label.paid)
        if own and hex_ in goals:
            return _Way(label.weight, _unrolled(label))
        for step in net[hex_]:
            mine = bool(step.owners & bit)
            node = 2 * step.hex + (own | mine)
            weight = label.weight + weights.time * (1 + step.delay) + (0 if mine else weights.toll)
            for paid in (label.paid,) if mine else _paying(label.paid, step.owners, search.limit):
                heappush(heap, _Label(weight, next(serial), node, paid, label))
    return None


def _no_more(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """Tell whether nobody is paid more in the one than in the other."""
    return all(mine <= theirs for mine, theirs in zip(one, other, strict=True))


def _paying(paid: tuple[int, ...], owners: int, limit: int) -> list[tuple[int, ...]]:
    """Return the payments after one more link, for each owner who may still be paid."""
    return [(*paid[:seat], paid[seat] + 1, *paid[seat + 1 :]) for seat in seats(owners) if paid[seat] < limit]


def _unrolled(label: _Label) -> tuple[int, ...]:
    """Return the hexes from the origin to a label's."""
    hexes = []
    at: _Label | None = label
    while at is not None:
        hexes.append(at.node >> 1)
        at = at.parent
    return tuple(reversed(hexes))
