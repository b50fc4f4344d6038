"""Whether three or more companies could run by paying each other, where that has to be tried (6.B4).

So it is where no train turns round or hardly any difference is allowed: there one cannot run to and fro to
make up for what another pays more.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

from engine.game.companies import lines_of, lines_together
from engine.game.facts import NOWHERE, Facts
from engine.game.network import unit
from engine.game.routes.exchange import unbalanced
from engine.game.routes.routes import CHEAPEST, FASTEST, Search, best_route
from engine.game.routes.tolls import UNLIMITED, at_home, owners_between, shared_out, tolls_on
from engine.game.state import Entry, State

_Parties = tuple[tuple[int, ...], ...]
"""Who runs with whom: companies alone, and two in a joint run."""


def ring_of(facts: Facts, state: State, search: Search, companies: Sequence[int]) -> tuple[Entry, ...]:
    """Return entries by which three or more companies could run together, all by one route; () if none.

    For each such group the fastest and the cheapest route over its lines are tried, with every choice of
    joint runs among its members. Loops that would only make up a difference are not looked for.
    """
    groups = (group for size in range(3, len(companies) + 1) for group in combinations(companies, size))
    rings = (ring for group in groups for ring in _rings(facts, state, search, group))
    return next((ring for ring in rings if not unbalanced(facts.rules, ring)), ())


def _rings(facts: Facts, state: State, search: Search, group: Sequence[int]) -> Iterator[tuple[Entry, ...]]:
    lines = search._replace(net=lines_together(facts, state, group))
    ways = (best_route(lines, group[0], weights) for weights in (FASTEST, CHEAPEST))
    for route in dict.fromkeys(way for way in ways if way is not None):
        for parties in _parties(tuple(group)):
            entries = [_entry(facts, state, route, party, group) for party in parties]
            sound = tuple(entry for entry in entries if entry is not None)
            if len(sound) == len(entries):
                yield sound


def _entry(
    facts: Facts, state: State, route: tuple[int, ...], party: tuple[int, ...], group: Sequence[int]
) -> Entry | None:
    """Return the entry of a party by a route, or None where it has no link of its own there.

    Where it may choose whom to pay, it pays those who enter as well, of these the poorest.
    """
    net, lead = lines_of(facts, state, *party), party[0]
    if not any(owners_between(net, *link) >> lead & 1 for link in pairwise(route)):
        return None
    together = sum(1 << player for player in group)
    owed: dict[int, int] = {}
    for owners, payments in at_home(tolls_on(net, lead, route)).items():
        payees = owners & together or owners
        owed[payees] = owed.get(payees, 0) + payments
    pay = shared_out(owed, state.poorest_first(), UNLIMITED)
    partner = party[1] if len(party) > 1 else NOWHERE
    return Entry(lead, route, tuple(payments * unit(facts) for payments in pay), partner)


def _parties(players: tuple[int, ...]) -> Iterator[_Parties]:
    """Yield every way in which some run alone and others by twos, all alone first."""
    if not players:
        yield ()
        return
    first, rest = players[0], players[1:]
    for others in _parties(rest):
        yield ((first,), *others)
    for place, partner in enumerate(rest):
        for others in _parties(rest[:place] + rest[place + 1 :]):
            yield ((first, partner), *others)
