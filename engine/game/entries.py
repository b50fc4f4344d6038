"""Entering a race: which routes the rules allow, and what they cost (6.B2)."""

from itertools import pairwise

from engine.game.facts import Facts
from engine.game.ferries import fares
from engine.game.illegal import IllegalMove
from engine.game.moves import Enter
from engine.game.routes import CHEAPEST, FASTEST, best_route
from engine.game.runs import UNLIMITED, limit_of, run_of, search_of
from engine.game.state import State, network, unit
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
    due = shared_out(tolls, state.poorest_first(), limit if payable(tolls, limit) else UNLIMITED)
    return Enter(route, tuple(payments * unit(facts) for payments in due))


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
        least = facts.rules.min_run
        return IllegalMove("6.B1d", f"{one} and {other} are nearer than the {least} links a run must have.")
    return None


def _wrong_way(facts: Facts, state: State, player: int, move: Enter) -> IllegalMove | None:
    """Refuse a route off the track, with nothing of the player's own, or wrongly paid."""
    net = network(facts, state)
    own = False
    for start, end in pairwise(move.route):
        owners = owners_between(net, start, end)
        if not owners:
            return IllegalMove(
                "6.B2", f"There is no track or ferry from {facts.name(start)} to {facts.name(end)}."
            )
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
    due = tolls.total() * unit(facts)
    if sum(move.pay) != due or not fits(tolls, [amount // unit(facts) for amount in move.pay]):
        sailing = sum(fares(facts, state, player, move.route))
        message = f"{rules.toll} for each link, to one of the players who own it"
        if sailing:
            message = f"{sailing} for ferries, to their owners, and {message}"
        return IllegalMove("6.C1c" if sailing else "6.B2", f"The route owes {due}: {message}.")
    if not rules.debt and due > max(0, state.accounts[player]):
        return IllegalMove("6.B2", f"The route takes {due} off an account that holds less.")
    return None
