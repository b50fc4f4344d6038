"""Whether to enter a race, and by which route (6.B2)."""

from functools import lru_cache
from itertools import pairwise

from engine.bots.common.plan_following import allowed
from engine.game.facts import Facts
from engine.game.moves import Decline, Move
from engine.game.people import third_of
from engine.game.play import Game
from engine.game.prizes import prizes, scoring_of
from engine.game.routes.movement import movement_of
from engine.game.routes.race_entries import entry_along, entry_by
from engine.game.routes.routes import CHEAPEST, best_way
from engine.game.routes.runs import limit_of, run_of, search_of
from engine.game.routes.tolls import keep_tolls
from engine.game.state import Pair, State, network
from engine.paths.entering import way_over_own
from engine.paths.hops import Lattice
from engine.rulesets.ruleset import RuleSet


def choose_entry(game: Game, state: State, player: int, pair: Pair) -> Move:
    """Return the entry over own track with the fewest links of others to either end, if it may bring profit.

    Each of those who run is taken to win as much as the others: who has declared, and who has yet to and
    has track at both ends.
    """
    facts, bit = game.facts, 1 << player
    here, there = _seats(state, pair.origins), _seats(state, pair.goals)
    if not (here | there) & bit:
        return Decline()
    both = here & there
    later = sum([both >> rival & 1 for rival in state.undeclared if rival != player])
    far = most_links(facts, len(state.entries) + later + 1)
    ends = run_of(facts, state, pair.origins, pair.goals).ends
    origin, goal = ends[0] if len(ends) == 1 else max(ends, key=lambda each: _count(state, bit, each))
    route = way_over_own(_lattice(facts), (state.present, state.owners), bit, (origin, goal), far=far)
    if route and not movement_of(facts).allows_route(route):
        route = _allowed_route(facts, state, player, far)
    if not route:
        return Decline()
    net = network(facts, state)
    if player == third_of(state) or net.by_tolls_of(player) is not net:
        return allowed(game, state, entry_by(facts, state, player, route), Decline())
    owed = _owed(facts, state, bit, route)
    # So no one looks at every link again.
    net.sound.add((player, route))
    keep_tolls(net, player, route, owed)
    entry = entry_along(facts, state, route, owed)
    return entry if _takes_any(facts) else allowed(game, state, entry, Decline())


def _allowed_route(facts: Facts, state: State, player: int, far: int) -> tuple[int, ...]:
    """Return the cheapest route along which a train may move that owes for no more links than ``far``."""
    assert state.pair is not None
    run = run_of(facts, state, state.pair.origins, state.pair.goals)
    way = best_way(search_of(facts, state, run, player), player, CHEAPEST)
    return way.nodes if way is not None and sum(links for _, links in way.owed) <= far else ()


@lru_cache(maxsize=8)
def _takes_any(facts: Facts) -> bool:
    """Return whether a board's rules let players enter by every route that keeps to the limit."""
    return facts.rules.debt and not scoring_of(facts.rules).longest


def _seats(state: State, hexes: tuple[int, ...]) -> int:
    """Return who has track in any of some hexes, a bit each."""
    found = 0
    for hex_ in hexes:
        found |= state.present[hex_]
    return found


def _count(state: State, bit: int, hexes: tuple[int, ...]) -> int:
    """Return in how many of some hexes a player has track."""
    return sum([state.present[hex_] & bit > 0 for hex_ in hexes])


def _owed(facts: Facts, state: State, bit: int, route: tuple[int, ...]) -> dict[int, int]:
    owed: dict[int, int] = {}
    for step in pairwise(route if facts.rules.toll else ()):
        owners = state.owners[facts.links[step]]
        if not owners & bit:
            owed[owners] = owed.get(owners, 0) + 1
    return owed


@lru_cache(maxsize=64)
def most_links(facts: Facts, entrants: int) -> int:
    """Return over how many links of others to run where each of the entrants is as likely to win."""
    toll, purse = facts.rules.toll, purse_for(facts.rules, entrants)
    return min(limit_of(facts), (sum(purse) - 1) // (len(purse) * toll)) if toll else facts.hexes


@lru_cache(maxsize=8)
def _lattice(facts: Facts) -> Lattice:
    """Return where the links of a board lead."""
    return Lattice(facts.neighbours)


@lru_cache(maxsize=64)
def purse_for(rules: RuleSet, entrants: int) -> tuple[int, ...]:
    """Return what each place of a race is worth when no one ties."""
    seats = range(entrants)
    won = prizes(rules, tuple((seat,) for seat in seats), entrants, seats)
    return tuple(won[seat] for seat in seats)
