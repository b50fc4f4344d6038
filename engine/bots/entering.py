"""Whether to enter a race, and by which route (6.B2)."""

from dataclasses import replace
from functools import lru_cache
from typing import Final

from engine.bots.odds import expected_prize
from engine.game.entries import entry_by
from engine.game.facts import Facts
from engine.game.moves import Decline, Enter
from engine.game.network import Lines
from engine.game.prizes import prizes
from engine.game.races import need
from engine.game.routes import CHEAPEST, FASTEST, Search, Weights, ask_ahead, best_way
from engine.game.runs import UNLIMITED, run_of, search_of
from engine.game.state import Pair, State
from engine.game.tolls import payable, tolls_on
from engine.paths.routes import Way
from engine.rulesets.ruleset import RuleSet

EVEN = Weights(time=1, toll=1)
"""A point of the roll saved is worth about a point of the account."""
_TASTES: Final = (FASTEST, EVEN, CHEAPEST)
"""What one's own routes are looked for by."""


def choose_entry(facts: Facts, state: State, player: int, pair: Pair) -> Enter | Decline:
    """Return the entry from which most may be expected beyond its payments, or stay out.

    Rivals who have declared run as they said; the others are taken to run their fastest route, if
    they can pay for it within the limit.
    """
    limited = search_of(facts, state, run_of(facts, state, pair.origins, pair.goals))
    ask_ahead(limited, (player, *state.undeclared[1:]), _TASTES)
    others = [need(facts, entry.route) for entry in state.entries]
    for rival in state.undeclared[1:]:
        others += [way.time for way in ways_of(limited, rival, (FASTEST,))]
    die, purse = facts.rules.race_die, purse_for(facts.rules, len(others) + 1)
    best, most = None, 0.0
    for way in ways_of(limited, player, _TASTES) or _detour(limited, player, max(purse)):
        entry = entry_by(facts, state, player, way.nodes)
        profit = expected_prize(die, way.time, others, purse) - sum(entry.pay)
        if profit > most:
            best, most = entry, profit
    return best or Decline()


def ways_of(limited: Search, player: int, tastes: tuple[Weights, ...]) -> list[Way]:
    """Return a player's best routes by each of the weights, each once, that keep to the limit anyhow.

    The fastest comes first, so one on which nothing is paid is the best by all weights after it.
    """
    kept = limited.net.kept if type(limited.net) is Lines else {}
    question = ("ways", player, tastes, limited.limit, limited.turns, tuple(limited.ends))
    if question not in kept:
        kept[question] = _ways(limited, player, tastes)
    ways: list[Way] = kept[question]
    return ways


def _ways(limited: Search, player: int, tastes: tuple[Weights, ...]) -> list[Way]:
    """Work out what :func:`ways_of` returns."""
    free = replace(limited, limit=UNLIMITED)
    found: dict[tuple[int, ...], Way] = {}
    for weights in tastes:
        way = best_way(free, player, weights)
        if way is None:
            break
        tolls = tolls_on(limited.net, player, way.nodes)
        if payable(tolls, limited.limit):
            found[way.nodes] = way
        if not tolls:
            break
    return list(found.values())


def _detour(limited: Search, player: int, prize: int) -> list[Way]:
    """Return the cheapest route that keeps to the limit by a detour; it takes long to find.

    It is not sought where even the cheapest of all costs as much as may be won.
    """
    free = best_way(Search(limited.net, limited.ends, UNLIMITED), player, CHEAPEST)
    if free is None or tolls_on(limited.net, player, free.nodes).total() >= prize:
        return []
    way = best_way(limited, player, CHEAPEST)
    return [] if way is None else [way]


@lru_cache(maxsize=64)
def purse_for(rules: RuleSet, entrants: int) -> tuple[int, ...]:
    """Return what each place of a race is worth when nobody ties."""
    seats = range(entrants)
    won = prizes(rules, tuple((seat,) for seat in seats), entrants, seats)
    return tuple(won[seat] for seat in seats)
