"""Every route of a race that no other betters in both points of the roll and payments (6.B2)."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Set
from heapq import heapify, heappop, heappush
from itertools import count
from typing import Final, NamedTuple

from engine.game.companies import lines_of
from engine.game.facts import NOWHERE, Facts
from engine.game.moves import Enter
from engine.game.network import Lines, Network
from engine.game.races import need
from engine.game.routes.movement import Movement, movement_of
from engine.game.routes.race_entries import entry_by, why_not_enter
from engine.game.routes.runs import limit_of, run_of
from engine.game.routes.tolls import UNLIMITED, at_home, overdrawn, tolls_on
from engine.game.state import Entry, State

_Stand = tuple[int, int, bool]
"""A hex, the hex before where it matters for going on (else NOWHERE), and whether own track was used."""


_BOTH: Final = (True, False)


class _Label(NamedTuple):
    """A way to a stand: what the whole takes at least in points and payments, and what it took so far.

    ``counts`` are the payments that only the owners of each watched group may receive.
    """

    least: int
    least_owed: int
    serial: int
    points: int
    owed: int
    stand: _Stand
    counts: tuple[int, ...]
    route: tuple[int, ...]


class _Search(NamedTuple):
    """Who goes over which network from where to which goals, and how trains may move.

    ``ahead`` are the points and the payments from each hex to the goals at least; a way takes no more of both
    than ``most``. With ``by_links`` each link counts one point, whatever delays there are.
    """

    net: Network
    player: int
    origins: tuple[int, ...]
    goals: Set[int]
    movement: Movement
    ahead: tuple[dict[int, int], ...]
    most: tuple[int, int] = (UNLIMITED, UNLIMITED)
    by_links: bool = False


def undominated_entries(facts: Facts, state: State, player: int, partner: int = NOWHERE) -> list[Enter]:
    """Return a player's entries by every route that no other betters, the fastest first.

    A route is bettered by one that needs no more points and pays no more, and less of either. With a partner
    the routes lead over both players' lines (6.B3). Those that only an exchange of running powers makes good
    come last where the rules allow them now (6.B4); they better no other.
    """
    if state.pair is None:
        return []
    ends = run_of(facts, state, state.pair.origins, state.pair.goals).ends
    net, movement, limit = lines_of(facts, state, player, partner), movement_of(facts), limit_of(facts)
    searches = [
        _Search(
            net, player, origins, goals, movement, tuple(_ahead(net, player, goals, points=p) for p in _BOTH)
        )
        for origins, goals in _groups(ends)
    ]
    within = _best([way for search in searches for way in _limited(search, limit)])
    far = searches if facts.rules.exchange else []
    beyond = [
        way
        for way in _best([way for search in far for way in _ways(search, (), 0)])
        if _overdrawn(net, player, way, limit)
    ]
    found = []
    for way in (*within, *beyond):
        entry = entry_by(facts, state, player, way.route, partner)
        if why_not_enter(facts, state, Entry(player, way.route, entry.pay, partner)) is None:
            found.append(entry)
    return found


def better_route(facts: Facts, state: State, entry: Entry) -> tuple[int, ...]:
    """Return a route of a race that is better than an entry's, empty where there is none (TC.route1).

    Better is one between the same ends that is shorter and pays no more, or pays less and is no longer; it
    must keep to the limit to one rival, and lead over some own track, or that of the partner.
    """
    net, by_links = lines_of(facts, state, entry.player, entry.partner), facts.rules.length_by == "links"
    if type(net) is not Lines:
        return _better_route(facts, net, entry, by_links=by_links)
    if not by_links and (entry.player, entry.route) in net.best:
        return ()
    question = "better", entry.player, entry.route
    if question not in net.kept:
        net.kept[question] = _better_route(facts, net, entry, by_links=by_links)
    found: tuple[int, ...] = net.kept[question]
    return found


def _better_route(facts: Facts, net: Network, entry: Entry, *, by_links: bool) -> tuple[int, ...]:
    """Search what :func:`better_route` returns."""
    length = len(entry.route) - 1 if by_links else need(facts, entry.route)
    owed = sum(tolls_on(net, entry.player, entry.route).values())
    origins, goals = entry.route[:1], frozenset(entry.route[-1:])
    ahead = (
        _ahead(net, entry.player, goals, points=True, by_links=by_links),
        _ahead(net, entry.player, goals, points=False),
    )
    search = _Search(
        net, entry.player, origins, goals, movement_of(facts), ahead, (length, owed), by_links=by_links
    )
    better = (way for way in _limited(search, limit_of(facts)) if (way.points, way.owed) != (length, owed))
    return next((way.route for way in better), ())


def _groups(ends: Iterable[tuple[int, int]]) -> Iterator[tuple[tuple[int, ...], frozenset[int]]]:
    """Yield the origins that share all their goals, with these."""
    goals_of = defaultdict[int, set[int]](set)
    for origin, goal in ends:
        goals_of[origin].add(goal)
    origins_of = defaultdict[frozenset[int], list[int]](list)
    for origin, goals in goals_of.items():
        origins_of[frozenset(goals)].append(origin)
    for shared, origins in origins_of.items():
        yield tuple(origins), shared


def _best(ways: list[_Label]) -> list[_Label]:
    """Return the ways that no other betters, the fastest first."""
    found, least = list[_Label](), UNLIMITED
    for way in sorted(ways):
        if way.owed < least:
            found.append(way)
            least = way.owed
    return found


def _limited(search: _Search, limit: int) -> list[_Label]:
    """Return the ways that no other betters and that keep to the limit to one rival.

    Groups of owners are watched as soon as a way owes them more than they may be paid: mostly none is.
    """
    watched: tuple[int, ...] = ()
    while True:
        ways = list(_ways(search, watched, limit))
        over = {_overdrawn(search.net, search.player, way, limit) for way in ways} - {0}
        if not over:
            return ways
        watched = (*watched, *sorted(over))


def _overdrawn(net: Network, player: int, way: _Label, limit: int) -> int:
    """Return a group of owners that a way owes more than all of it may be paid, or 0."""
    return overdrawn(at_home(tolls_on(net, player, way.route)), limit)


def _ways(search: _Search, watched: tuple[int, ...], limit: int) -> Iterator[_Label]:
    """Yield the ways over some own track that no other betters, the fastest first.

    At a stand a way is bettered by one that needs no more points, and owes no more in all and to any watched
    group of owners.
    """
    serials, (far, dear), movement = count(), search.ahead, search.movement
    most = [limit * group.bit_count() for group in watched]
    settled = defaultdict[_Stand, list[_Label]](list)
    nothing = (0,) * len(watched)
    waiting = [
        _Label(far[hex_], dear[hex_], next(serials), 0, 0, (hex_, NOWHERE, False), nothing, (hex_,))
        for hex_ in search.origins
        if hex_ in far
    ]
    heapify(waiting)
    least = UNLIMITED
    while waiting:
        label = heappop(waiting)
        hex_, before, own = label.stand
        if label.least_owed >= least or _is_bettered(label, settled):
            continue
        settled[label.stand].append(label)
        if hex_ in search.goals and own:
            least = label.owed
            yield label
            continue
        for step in search.net.get(hex_, ()):
            there, mine = step.hex, step.owners >> search.player & 1
            toll = 0 if mine else step.toll
            owed = label.owed + toll
            if there not in far or owed + dear[there] >= least or owed + dear[there] > search.most[1]:
                continue
            if not movement.allows(before, hex_, there):
                continue
            counts = label.counts
            if toll and watched:
                counts = tuple(
                    sum_ + (0 if step.owners & ~group else toll)
                    for sum_, group in zip(counts, watched, strict=True)
                )
                if any(sum_ > bound for sum_, bound in zip(counts, most, strict=True)):
                    continue
            points = label.points + 1 + (0 if search.by_links else step.delay)
            if points + far[there] > search.most[0]:
                continue
            stand = (there, hex_ if movement.looks_back(there) else NOWHERE, own or bool(mine))
            total, in_all, route = points + far[there], owed + dear[there], (*label.route, there)
            heappush(waiting, _Label(total, in_all, next(serials), points, owed, stand, counts, route))


def _is_bettered(label: _Label, settled: dict[_Stand, list[_Label]]) -> bool:
    """Return whether a way that is no slower is settled at a stand, and owes no more."""
    hex_, before, own = label.stand
    stands = ((hex_, before, True),) if own else ((hex_, before, True), label.stand)
    return any(
        other.owed <= label.owed
        and all(one <= two for one, two in zip(other.counts, label.counts, strict=True))
        for stand in stands
        for other in settled.get(stand, ())
    )


def _ahead(
    net: Network, player: int, goals: Set[int], *, points: bool, by_links: bool = False
) -> dict[int, int]:
    """Return the points, or the payments, of a way from each hex to the nearest of some goals, at least."""
    found: dict[int, int] = {}
    waiting = [(0, goal) for goal in goals]
    while waiting:
        weight, hex_ = heappop(waiting)
        if hex_ in found:
            continue
        found[hex_] = weight
        for step in net.get(hex_, ()):
            mine = step.owners >> player & 1
            more = 1 + (0 if by_links else step.back) if points else 0 if mine else step.back_toll
            if step.hex not in found:
                heappush(waiting, (weight + more, step.hex))
    return found
