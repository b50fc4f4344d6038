"""Finding routes over the built track.

The queries are few: :func:`lengths`, :func:`has_route`, :func:`best_route` and :func:`best_way`, which says
of a route whose track it runs over as well. Their answers are kept with the network they hold for.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.game.facts import NOWHERE
from engine.game.network import Lines, Network, web_of_network
from engine.game.routes.allowed_way import Errand, allowed_way
from engine.game.routes.movement import Movement
from engine.game.routes.tolls import Tolls, keep_tolls, payable
from engine.paths import routes as searches
from engine.paths.limited_routes import limited_way
from engine.paths.routes import Way

_Ends = tuple[tuple[int, int], ...]


class Search(NamedTuple):
    """Where routes are sought: the network, the ends that may be chosen, and the limit to one rival.

    ``ends`` are pairs of origin and goal; ``limit`` is in payments of the toll.
    """

    net: Network
    ends: Collection[tuple[int, int]]
    limit: int
    movement: Movement = Movement()


class Weights(NamedTuple):
    """What a route is judged by: the price of a point of the roll, and of a payment of the toll."""

    time: int
    toll: int


FASTEST = Weights(time=1000, toll=1)
"""Least time, and among equals least to pay."""
CHEAPEST = Weights(time=1, toll=1000)
"""Least to pay, and among equals least time."""
EVEN = Weights(time=1, toll=1)
"""A point of the roll saved is worth about a payment of the toll."""


def lengths(net: Lines, movement: Movement, origin: int, goals: Iterable[int]) -> dict[int, int]:
    """Return the links on the shortest built way from a hex to each of the goals that a train can come to."""
    if meets_abroad(net, movement):
        walked = lengths_walked(net, movement, (origin,))
        return {goal: walked[goal] for goal in goals if goal in walked}
    return searches.lengths(net.web, origin, goals)


def lengths_walked(net: Lines, movement: Movement, origins: Iterable[int]) -> dict[int, int]:
    """Return the links from any origin to all that a train can come to, step by step as it may move."""
    found: dict[int, int] = {}
    ahead, length = dict.fromkeys((NOWHERE, origin) for origin in origins), 0
    seen = set(ahead)
    while ahead:
        for _, at in ahead:
            found.setdefault(at, length)
        steps = dict.fromkeys(
            (at, step.hex)
            for before, at in ahead
            for step in net.get(at, ())
            if movement.allows(before, at, step.hex)
        )
        ahead, length = dict.fromkeys(step for step in steps if step not in seen), length + 1
        seen.update(ahead)
    return found


def meets_abroad(net: Lines, movement: Movement) -> bool:
    """Return whether track meets in a hex abroad that no train may pass through, so it joins less (6.C2)."""
    if not movement.abroad:
        return False
    if "meets abroad" not in net.kept:
        plain = (
            [step for step in net.get(hex_, ()) if (hex_, step.hex) not in movement.permitted]
            for hex_ in movement.abroad
        )
        net.kept["meets abroad"] = any(len(steps) > 1 for steps in plain)
    found: bool = net.kept["meets abroad"]
    return found


def has_route(search: Search, player: int) -> bool:
    """Return whether a player has any route the rules allow (6.B2)."""
    return best_way(search, player, CHEAPEST) is not None


def anybody_has_route(search: Search, players: Sequence[int]) -> bool:
    """Return whether any of the players has a route the rules allow, looking at easy ones first."""
    # A way that keeps to the limit anyhow needs no search for one that does.
    if any(holding_ways(search, players)) or any(holding_ways(search, players, CHEAPEST)):
        return True
    return any(has_route(search, player) for player in players)


def holding_ways(search: Search, players: Sequence[int], weights: Weights = EVEN) -> list[Way | None]:
    """Return for each player their best way by weights where it keeps to the limit, else None.

    There may be others that do, which take long to find (:func:`best_way`). They are searched for together,
    and kept where the network keeps answers.
    """
    net, ends = search.net, tuple(search.ends)
    asked = [(player, weights) for player in players]
    if type(net) is Lines and net.tolls_differ and len(players) > 1:
        return [way for player in players for way in holding_ways(search, (player,), weights)]
    if type(net) is Lines and players:
        net = net.by_tolls_of(players[0])
    if type(net) is not Lines:
        ways = _least_ways(net, ends, asked)
        return [_if_holds(search, way) for way in ways]
    question = "holding", tuple(players), weights, search.limit, search.movement, ends
    found: list[Way | None] | None = net.kept.get(question)
    if found is None:
        _keep_ways(net, ends, [each for each in asked if (*each, ends) not in net.kept])
        found = [_if_holds(search, net.kept[player, weights, ends]) for player in players]
        net.kept[question] = found
    return found


def _if_holds(search: Search, way: Way | None) -> Way | None:
    """Return a way if there is one and it keeps to the limit, else None."""
    return way if way is not None and _holds(search, way) else None


def best_route(search: Search, player: int, weights: Weights) -> tuple[int, ...] | None:
    """Return the hexes of a player's best route by the weights, or None when they have none."""
    way = best_way(search, player, weights)
    return None if way is None else way.nodes


def best_way(search: Search, player: int, weights: Weights) -> Way | None:
    """Return a player's best route by the weights, with owners and tolls of its links, or None.

    Every route has a link of their own and takes them over no more links of one rival than the limit
    (6.B2), where links of several rivals go to whom they like. Exact: the way without the limit is
    tried first, and where it breaks it every way to share out the payments is followed.
    """
    net = search.net
    if type(net) is not Lines:
        return _best_way(search, player, weights)
    net = net.by_tolls_of(player)
    search = search._replace(net=net)
    free = _free_way(net, search, player, weights)
    if free is None:
        return None
    if _holds(search, free):
        net.best.add((player, free.nodes))
        return free
    question = (player, weights, search.limit, search.movement, tuple(search.ends))
    if question not in net.kept:
        way = net.kept[question] = _best_way(search, player, weights, free)
        if way is not None:
            net.sound.add((player, way.nodes))
            net.best.add((player, way.nodes))
    found: Way | None = net.kept[question]
    return found


def least_needs(search: Search, player: int, others: Iterable[int] = ()) -> tuple[int, int] | None:
    """Return the points of the roll and the payments of the toll that any route of a player takes at least.

    They may be those of two routes, and break the limit to one rival. None where there is no route at all.
    Those of others are searched for together with them, which is faster than one by one.
    """
    net = search.net
    if type(net) is not Lines:
        return 0, 0
    ends, players = tuple(search.ends), (player,) if net.tolls_differ else (player, *others)
    net = net.by_tolls_of(player)
    asked = [(each, weights) for each in players for weights in (CHEAPEST, FASTEST)]
    if (player, FASTEST, ends) not in net.kept:
        _keep_ways(net, ends, [each for each in asked if (*each, ends) not in net.kept])
    cheapest, fastest = (_free_way(net, search, player, weights) for weights in (CHEAPEST, FASTEST))
    if cheapest is None or fastest is None:
        return None
    return fastest.time, sum(payments for _, payments in cheapest.owed)


def ask_ahead(search: Search, players: Iterable[int], tastes: Sequence[Weights]) -> None:
    """Search the best ways of players by each of the weights at once, which is faster than one by one.

    Of each player's they are searched for as far as one that owes nothing, or two in turn that are the same;
    the answers are kept for :func:`best_way`.
    """
    if type(search.net) is Lines and not search.net.tolls_differ:
        ends = tuple(search.ends)
        asked = [(player, weights) for player in players for weights in tastes]
        asked = [each for each in asked if (*each, ends) not in search.net.kept]
        _keep_ways(search.net, ends, asked, sparing=len(_groups(ends)) == 1)


def _free_way(net: Lines, search: Search, player: int, weights: Weights) -> Way | None:
    """Return a player's best way by weights, whatever they pay and however it moves."""
    ends = tuple(search.ends)
    if (player, weights, ends) not in net.kept:
        _keep_ways(net, ends, [(player, weights)])
    found: Way | None = net.kept[player, weights, ends]
    return found


def _keep_ways(
    net: Lines, ends: _Ends, questions: Sequence[tuple[int, Weights]], *, sparing: bool = False
) -> None:
    """Keep with a network the best ways of players by weights, whatever they pay and however they move."""
    ways = _least_ways(net, ends, questions, sparing=sparing)
    joined = set()
    for (player, weights), way in zip(questions, ways, strict=True):
        if way is not None:
            joined.add(player)
            net.kept[player, weights, ends] = way
            keep_tolls(net, player, way.nodes, tolls_of(way))
            net.sound.add((player, way.nodes))
        elif player not in joined:
            net.kept[player, weights, ends] = None


def _least_ways(
    net: Network, ends: _Ends, questions: Sequence[tuple[int, Weights]], *, sparing: bool = False
) -> list[Way | None]:
    """Search the best ways of players by weights, whatever they pay and however they move."""
    best: list[Way | None] = [None] * len(questions)
    asked = [(1 << player, *weights) for player, weights in questions]
    for starts, goals in _groups(ends) if asked else ():
        ways = searches.best_ways(web_of_network(net), starts, goals, asked, sparing=sparing)
        for place, way in enumerate(ways):
            before = best[place]
            if way is not None and (before is None or way.weight < before.weight):
                best[place] = way
    return best


def _holds(search: Search, way: Way) -> bool:
    """Return whether a way keeps to the limit, and a train may move along it."""
    # Most ways owe too little in all to break it.
    if sum([payments for _, payments in way.owed]) > search.limit and not payable(
        tolls_of(way), search.limit
    ):
        return False
    return search.movement.allows_route(way.nodes)


def _best_way(search: Search, player: int, weights: Weights, free: Way | None = None) -> Way | None:
    """Search what :func:`best_way` returns; ``free`` is the best way without limits, where it is known."""
    best: Way | None = None
    web, groups = web_of_network(search.net), _groups(tuple(search.ends))
    for starts, ends in groups:
        way = free if len(groups) == 1 else None
        way = way or searches.best_way(web, starts, ends, 1 << player, weights)
        if way is None or (best is not None and way.weight >= best.weight):
            continue
        if not payable(tolls_of(way), search.limit):
            limited = limited_way(web, starts, ends, 1 << player, weights, search.limit)
            if limited is None or (best is not None and limited.weight >= best.weight):
                continue
            way = limited
        if not search.movement.allows_route(way.nodes):
            errand = Errand(player, starts, ends, search.limit, search.movement, *weights)
            allowed = allowed_way(search.net, errand)
            if allowed is None or (best is not None and allowed.weight >= best.weight):
                continue
            way = allowed
        best = way
    return best


def tolls_of(way: Way) -> Tolls:
    """Return what is owed for a way."""
    return dict(way.owed)


@lru_cache(maxsize=256)
def _groups(ends: _Ends) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Return the ends as groups of origins that share all their goals."""
    goals_of: defaultdict[int, list[int]] = defaultdict(list)
    for origin, goal in ends:
        goals_of[origin].append(goal)
    origins_of: defaultdict[frozenset[int], list[int]] = defaultdict(list)
    for origin, goals in goals_of.items():
        origins_of[frozenset(goals)].append(origin)
    return [(tuple(origins), tuple(sorted(goals))) for goals, origins in origins_of.items()]
