"""Finding routes over the built track.

The queries are few and take plain numbers, so that a compiled search may one day answer them:
:func:`lengths`, :func:`has_route` and :func:`best_route`. A *node* is a hex before (``2 * hex``) or
after (``2 * hex + 1``) the first link of the player's own track.
"""

from collections import defaultdict, deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import NamedTuple

from engine.game.limited import Question, limited_way
from engine.game.state import Network
from engine.game.tolls import payable, tolls_on


@dataclass(frozen=True, slots=True)
class Search:
    """Where routes are sought: the network, the ends that may be chosen, and the limit to one rival.

    ``ends`` are pairs of origin and goal; ``limit`` is in payments of the toll (6.B2).
    """

    net: Network
    ends: Mapping[tuple[int, int], int]
    limit: int


class Weights(NamedTuple):
    """What a route is judged by: the price of a point of the roll, and of a payment of the toll."""

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
    seen = {origin: 0}
    waiting = deque((origin,))
    while waiting and wanted:
        hex_ = waiting.popleft()
        if hex_ in wanted:
            wanted.discard(hex_)
            found[hex_] = seen[hex_]
        for step in net.get(hex_, ()):
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
    best: tuple[int, tuple[int, ...]] | None = None
    for origins, goals in _groups(search.ends):
        onward = _onward(search.net, player, goals, weights)
        joined = [origin for origin in origins if 2 * origin in onward]
        if not joined:
            continue
        origin = min(joined, key=lambda hex_: onward[2 * hex_])
        way = onward[2 * origin], _downhill(search.net, player, onward, origin, weights)
        if best is not None and way[0] >= best[0]:
            continue
        if not payable(tolls_on(search.net, player, way[1]), search.limit):
            question = Question(search.net, player, tuple(joined), goals, search.limit, *weights)
            limited = limited_way(question, onward)
            if limited is None or (best is not None and limited[0] >= best[0]):
                continue
            way = limited
        best = way
    return None if best is None else best[1]


def _groups(ends: Iterable[tuple[int, int]]) -> list[tuple[tuple[int, ...], frozenset[int]]]:
    """Return the ends as groups of origins that share all their goals."""
    goals_of: defaultdict[int, list[int]] = defaultdict(list)
    for origin, goal in ends:
        goals_of[origin].append(goal)
    origins_of: defaultdict[frozenset[int], list[int]] = defaultdict(list)
    for origin, goals in goals_of.items():
        origins_of[frozenset(goals)].append(origin)
    return [(tuple(origins), goals) for goals, origins in origins_of.items()]


def _onward(net: Network, player: int, goals: frozenset[int], weights: Weights) -> dict[int, int]:
    """Return what it takes at least from each node to a goal, no matter what each rival gets.

    Dijkstra's algorithm backwards from the goals, which count only after an own link.
    """
    bit = 1 << player
    onward: dict[int, int] = {}
    heap = [(0, 2 * goal + 1) for goal in sorted(goals)]
    while heap:
        weight, node = heappop(heap)
        if node in onward:
            continue
        onward[node] = weight
        own = node & 1
        for step in net.get(node >> 1, ()):
            mine = step.owners & bit
            cost = weight + weights.time * (1 + step.back) + (0 if mine else weights.toll * step.back_toll)
            # Over an own link one comes from either kind of node, but only to one after it.
            before = 2 * step.hex
            if own and before + 1 not in onward:
                heappush(heap, (cost, before + 1))
            if bool(own) is bool(mine) and before not in onward:
                heappush(heap, (cost, before))
    return onward


def _downhill(
    net: Network, player: int, onward: Mapping[int, int], origin: int, weights: Weights
) -> tuple[int, ...]:
    """Return the way from an origin by which what is left to go falls as fast as it can."""
    bit = 1 << player
    node, hexes = 2 * origin, [origin]
    while onward[node]:
        for step in net[node >> 1]:
            mine = step.owners & bit
            after = 2 * step.hex + (1 if mine else node & 1)
            cost = weights.time * (1 + step.delay) + (0 if mine else weights.toll * step.toll)
            if onward.get(after, -1) == onward[node] - cost:
                node = after
                hexes.append(step.hex)
                break
    return tuple(hexes)
