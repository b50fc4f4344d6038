"""Whether to enter a race, and by which route (6.B2)."""

from functools import lru_cache

from engine.bots.odds import arrivals_of, sooner
from engine.game.entries import entry_along, entry_by
from engine.game.facts import Facts
from engine.game.moves import Decline, Enter
from engine.game.people import third_of
from engine.game.prizes import prizes
from engine.game.races import need
from engine.game.routes import CHEAPEST, best_way, holding_ways
from engine.game.runs import run_of, search_of
from engine.game.state import Pair, State
from engine.rulesets.ruleset import RuleSet


def choose_entry(facts: Facts, state: State, player: int, pair: Pair) -> Enter | Decline:
    """Return the entry by the route that takes least time and payments, or stay out if it brings no profit.

    Rivals who have declared run as they said; the others are taken to run such a route as well, if they
    have one they can pay for within the limit.
    """
    limited = search_of(facts, state, run_of(facts, state, pair.origins, pair.goals))
    ways = holding_ways(limited, range(state.players))
    rivals = (ways[rival] for rival in state.undeclared[1:])
    others = [need(facts, entry.route) for entry in state.entries]
    others += [way.time for way in rivals if way is not None]
    way = ways[player] or (None if others else best_way(limited, player, CHEAPEST))
    if way is None:
        return Decline()
    by_all = player != third_of(state)
    entry = entry_along(facts, state, way) if by_all else entry_by(facts, state, player, way.nodes)
    prize = _prize(facts, way.time, tuple(sorted(others)))
    return entry if prize > sum(entry.pay) else Decline()


@lru_cache(maxsize=1 << 14)
def _prize(facts: Facts, mine: int, others: tuple[int, ...]) -> float:
    """Return about what a train may expect to win, as if who is in before it were told for each by itself.

    ``mine`` and ``others`` are the points that the trains need, those of the others in order.
    """
    die, purse, ahead = facts.rules.race_die, _purse(facts, len(others) + 1), [1.0]
    for other in others:
        chance = _chance_before(die, mine, other)
        rest = 1 - chance
        # The chances that none, one, two … of the others are in before.
        ahead = [
            (ahead[place] * rest if place < len(ahead) else 0) + (ahead[place - 1] * chance if place else 0)
            for place in range(len(ahead) + 1)
        ]
    return sum([chance * prize for chance, prize in zip(ahead, purse, strict=False)])


@lru_cache(maxsize=1 << 14)
def _chance_before(die: tuple[int, ...], mine: int, other: int) -> float:
    """Return the chance that a train which needs so many points is in before one's own; a tie counts half."""
    own, rival = arrivals_of(die, mine), arrivals_of(die, other)
    return sum(chance * sooner(rival, arrival) for arrival, chance in zip(own.when, own.chance, strict=True))


@lru_cache(maxsize=64)
def _purse(facts: Facts, entrants: int) -> tuple[int, ...]:
    """Return what each place of a race is worth when nobody ties, for a board."""
    return purse_for(facts.rules, entrants)


@lru_cache(maxsize=64)
def purse_for(rules: RuleSet, entrants: int) -> tuple[int, ...]:
    """Return what each place of a race is worth when nobody ties."""
    seats = range(entrants)
    won = prizes(rules, tuple((seat,) for seat in seats), entrants, seats)
    return tuple(won[seat] for seat in seats)
