"""Whether to enter a race, and by which route (6.B2)."""

from collections.abc import Iterator
from dataclasses import replace

from engine.bots.odds import expected_prize
from engine.game.entries import entry_by
from engine.game.facts import Facts
from engine.game.moves import Decline, Enter
from engine.game.prizes import prizes
from engine.game.races import need
from engine.game.routes import CHEAPEST, FASTEST, Search, Weights, best_route
from engine.game.runs import UNLIMITED, limit_of, run_of, search_of
from engine.game.state import Pair, State
from engine.game.tolls import payable, tolls_on

_EVEN = Weights(time=1, toll=1)
"""A point of the roll saved is worth about a point of the account."""


def choose_entry(facts: Facts, state: State, player: int, pair: Pair) -> Enter | Decline:
    """Return the entry from which most may be expected beyond its payments, or stay out.

    Rivals who have declared run as they said; the others are taken to run their fastest route, if
    they can pay for it within the limit.
    """
    run = run_of(facts, state, pair.origins, pair.goals)
    # Routes that keep to the limit only by a detour are left out: they take long to find, and seldom win.
    search = replace(search_of(facts, state, run), limit=UNLIMITED)
    others = [need(facts, entry.route) for entry in state.entries]
    for rival in state.undeclared[1:]:
        others += [need(facts, route) for route in _routes(facts, search, rival, (FASTEST,))]
    die, purse = facts.rules.race_die, _purse(facts, len(others) + 1)
    best, most = None, 0.0
    for route in _routes(facts, search, player, (FASTEST, _EVEN, CHEAPEST)):
        entry = entry_by(facts, state, player, route)
        profit = expected_prize(die, need(facts, route), others, purse) - sum(entry.pay)
        if profit > most:
            best, most = entry, profit
    return best or Decline()


def _routes(
    facts: Facts, search: Search, player: int, ways: tuple[Weights, ...]
) -> Iterator[tuple[int, ...]]:
    """Yield a player's best routes by each of the weights, each once, if it keeps to the limit."""
    seen = set()
    for weights in ways:
        route = best_route(search, player, weights)
        if route is None:
            return
        if route not in seen and payable(tolls_on(search.net, player, route), limit_of(facts)):
            yield route
        seen.add(route)


def _purse(facts: Facts, entrants: int) -> list[int]:
    """Return what each place of a race is worth when nobody ties."""
    seats = range(entrants)
    won = prizes(facts.rules, tuple((seat,) for seat in seats), entrants, seats)
    return [won[seat] for seat in seats]
