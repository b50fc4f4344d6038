"""Entering a race: which routes the rules allow, and what they cost (6.B2)."""

from itertools import pairwise

from engine.game.facts import Facts
from engine.game.illegal import IllegalMove
from engine.game.moves import Enter
from engine.game.routes import CHEAPEST, FASTEST, best_route
from engine.game.runs import UNLIMITED, least_length, limit_of, run_of, search_of
from engine.game.state import State, network
from engine.game.tolls import fits, owners_between, payable, shared_out, tolls_on


def entries(facts: Facts, state: State, player: int) -> list[Enter]:
    """Return a player's fastest and cheapest entries, each once; none when he has no route."""
    if state.pair is None:
        return []
    run = run_of(facts, state, state.pair.origins, state.pair.goals)
    search = search_of(facts, state, run)
    routes = (best_route(search, player, weights) for weights in (FASTEST, CHEAPEST))
    found = [entry_by(facts, state, player, route) for route in dict.fromkeys(routes) if route]
    return [entry for entry in found if why_not_enter(facts, state, player, entry) is None]


def entry_by(facts: Facts, state: State, player: int, route: tuple[int, ...]) -> Enter:
    """Return the entry by a route, paying the poorest of those who own each link where it may choose.

    Where the limit to one player cannot be kept it is broken: the rules refuse such an entry.
    """
    tolls = tolls_on(network(facts, state), player, route)
    limit = limit_of(facts)
    links = shared_out(tolls, state.poorest_first(), limit if payable(tolls, limit) else UNLIMITED)
    return Enter(route, tuple(amount * facts.rules.toll for amount in links))


def why_not_enter(facts: Facts, state: State, player: int, move: Enter) -> IllegalMove | None:
    """Say which rule forbids a player to enter by a route and with these payments, or None.

    A route may take any built links in any order, even one of them twice.
    """
    return _wrong_ends(facts, state, move) or _wrong_way(facts, state, player, move)


def _wrong_ends(facts: Facts, state: State, move: Enter) -> IllegalMove | None:
    """Refuse a route that does not lead from one destination to the other, or too short a run."""
    pair = state.pair
    if pair is None:
        return IllegalMove("6.B2", "There is no race to enter.")
    if len(move.route) < 2 or move.route[0] not in pair.origins or move.route[-1] not in pair.goals:
        return IllegalMove("6.B2", f"The route must lead from {pair.names[0]} to {pair.names[1]}.")
    run = run_of(facts, state, move.route[:1], move.route[-1:])
    if run.too_short:
        one, other = facts.name(move.route[0]), facts.name(move.route[-1])
        least = least_length(facts)
        return IllegalMove("6.B1d", f"{one} and {other} are too near: a run takes {least} or more links.")
    return None


def _wrong_way(facts: Facts, state: State, player: int, move: Enter) -> IllegalMove | None:
    """Refuse a route off the track, with nothing of the player's own, or wrongly paid."""
    net = network(facts, state)
    own = False
    for start, end in pairwise(move.route):
        owners = owners_between(net, start, end)
        if not owners:
            if not (0 <= start < facts.hexes and 0 <= end < facts.hexes):
                return IllegalMove("6.B2", "A route runs from one hex of the map to another.")
            return IllegalMove("6.B2", f"There is no track from {facts.name(start)} to {facts.name(end)}.")
        own = own or bool(owners & 1 << player)
    if not own:
        return IllegalMove("6.B2", "Some of the route must be your own track.")
    return _wrong_pay(facts, state, player, move)


def _wrong_pay(facts: Facts, state: State, player: int, move: Enter) -> IllegalMove | None:
    """Refuse payments that are not one a link to one of its owners, or too much to one player."""
    rules, tolls = facts.rules, tolls_on(network(facts, state), player, move.route)
    if len(move.pay) != state.players or min(move.pay) < 0:
        return IllegalMove("6.B2", "Say what each player at the table receives, nobody less than 0.")
    if max(move.pay) > rules.most_to_one:
        return IllegalMove("6.B2", f"No more than {rules.most_to_one} may go to one player in a race.")
    due = tolls.total() * rules.toll
    # Nothing due leaves nothing to share out, be it for want of others' links or of a toll.
    if sum(move.pay) != due or (due and not fits(tolls, [amount // rules.toll for amount in move.pay])):
        message = f"The route owes {due}: {rules.toll} for each link, to one of the players who own it."
        return IllegalMove("6.B2", message)
    if not rules.debt and due > max(0, state.accounts[player]):
        return IllegalMove("6.B2", f"The route takes {due} off an account that holds less.")
    return None
