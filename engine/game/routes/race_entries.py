"""Entering a race, alone or together: which routes the rules allow, and what they cost (6.B2, 6.B3)."""

from collections.abc import Sequence
from itertools import pairwise

from engine.game.companies import divided, lines_of
from engine.game.facts import NOWHERE, Facts
from engine.game.moves import Enter, Propose
from engine.game.network import Lines, unit
from engine.game.people import third_of
from engine.game.prizes import scoring_of
from engine.game.routes.exchange import why_no_exchange
from engine.game.routes.movement import movement_of, turns_round
from engine.game.routes.routes import CHEAPEST, FASTEST, best_route
from engine.game.routes.runs import least_length, limit_of, run_of, search_of
from engine.game.routes.tolls import (
    UNLIMITED,
    Tolls,
    abroad,
    at_home,
    fits,
    owners_between,
    payable,
    shared_out,
    tolls_on,
)
from engine.game.state import Entry, State
from engine.game.track.ferries import fares
from engine.messages import say
from engine.rulesets.ruleset import RuleSet
from engine.turns.illegal import IllegalMove


def entries(facts: Facts, state: State, player: int) -> list[Enter]:
    """Return a player's fastest and cheapest entries, each once; none when they have no route."""
    if state.pair is None:
        return []
    run = run_of(facts, state, state.pair.origins, state.pair.goals)
    search = search_of(facts, state, run, player)
    # Where no route keeps to the limit, the cheapest shows it soonest.
    cheapest = best_route(search, player, CHEAPEST)
    routes = (best_route(search, player, FASTEST), cheapest) if cheapest else ()
    found = [entry_by(facts, state, player, route) for route in dict.fromkeys(routes) if route]
    return [
        move for move in found if why_not_enter(facts, state, Entry(player, move.route, move.pay)) is None
    ]


def entry_by(
    facts: Facts, state: State, player: int, route: tuple[int, ...], partner: int = NOWHERE
) -> Enter:
    """Return the entry by a route, paying the poorest of those who own each link where it may choose.

    With a partner, both lines are free. Where the limit to one player cannot be kept it is broken: only
    an exchange of running powers makes such an entry good (6.B4).
    """
    owed = tolls_on(lines_of(facts, state, player, partner), player, route)
    return Enter(route, _paid_for(facts, state, owed))


def entry_along(facts: Facts, state: State, route: tuple[int, ...], owed: Tolls) -> Enter:
    """Return what :func:`entry_by` does for a route over everybody's track that owes ``owed``."""
    pay, toll = [0] * state.players, unit(facts)
    for owners, payments in owed.items():
        seat = owners.bit_length() - 1
        if owners != 1 << seat or seat >= state.players:
            return Enter(route, _paid_for(facts, state, owed))
        pay[seat] = payments * toll
    return Enter(route, tuple(pay))


def _paid_for(facts: Facts, state: State, owed: Tolls) -> tuple[int, ...]:
    """Return what each seat receives for what a route owes, the poorest first where it may choose."""
    tolls, limit = at_home(owed), limit_of(facts)
    due = shared_out(tolls, state.poorest_first(), limit if payable(tolls, limit) else UNLIMITED)
    return tuple(payments * unit(facts) for payments in due)


def why_not_enter(facts: Facts, state: State, entry: Entry) -> IllegalMove | None:
    """Say which rule forbids a company to enter by a route and with these payments, or None.

    A route may take any built links in any order, even one of them twice; but out and straight back over
    it only where the rules let trains turn round, and through a foreign country by permitted builds only.
    """
    return (
        why_no_route(facts, state, entry)
        or why_not_paid(facts, state, entry)
        or why_no_exchange(facts.rules, state, entry)
        or _too_long(facts.rules, state, entry)
    )


def why_no_route(facts: Facts, state: State, entry: Entry) -> IllegalMove | None:
    """Say why a company cannot run by a route at all, whatever it pays, or None."""
    return _wrong_ends(facts, state, entry.route) or _wrong_way(facts, state, entry)


def why_not_propose(facts: Facts, state: State, player: int, move: Propose) -> IllegalMove | None:
    """Say which rule forbids a player to propose a joint run, or None (6.B3)."""
    if third_of(state) in {player, move.partner} - {NOWHERE}:
        return IllegalMove("6.C7b", "The imaginary company takes part in no joint run.")
    if move.partner == player or move.partner not in state.undeclared:
        return IllegalMove("6.B3", "A joint run needs another player who has not declared yet.")
    return why_not_enter(facts, state, Entry(player, move.route, move.pay, move.partner))


def _wrong_ends(facts: Facts, state: State, route: tuple[int, ...]) -> IllegalMove | None:
    """Refuse a route that does not lead from one destination to the other, or too short a run."""
    pair = state.pair
    if pair is None:
        return IllegalMove("6.B2", "There is no race to enter.")
    # 6.B1c
    if len(route) < 2 or route[0] not in pair.origins or route[-1] not in pair.goals:
        return IllegalMove(
            "6.B2", say("The route must lead from {one} to {other}.", one=pair.names[0], other=pair.names[1])
        )
    if (route[0], route[-1]) in run_of(facts, state, pair.origins, pair.goals).ends:
        return None
    if run_of(facts, state, route[:1], route[-1:]).too_short:
        one, other = facts.name(route[0]), facts.name(route[-1])
        least = least_length(facts)
        return IllegalMove(
            "6.B1d",
            say(
                "{one} and {other} are too near; a run needs at least {least} links.",
                one=one,
                other=other,
                least=least,
            ),
        )
    return None


def _wrong_way(facts: Facts, state: State, entry: Entry) -> IllegalMove | None:
    """Refuse a route off the track, or with nothing of the company's own."""
    net = lines_of(facts, state, entry.player, entry.partner)
    own = type(net) is Lines and (entry.player, entry.route) in net.sound
    for start, end in pairwise(() if own else entry.route):
        owners = owners_between(net, start, end)
        if not owners:
            if not (0 <= start < len(facts.labels) and 0 <= end < len(facts.labels)):
                return IllegalMove("6.B2", "A route leads from one hex of the map to another.")
            one, other = facts.name(start), facts.name(end)
            return IllegalMove(
                "6.B2", say("There is no track or ferry from {one} to {other}.", one=one, other=other)
            )
        own = own or bool(owners & 1 << entry.player)
    if not own:
        return IllegalMove("6.B2", "Part of the route must be your own track.")
    return _wrong_movement(facts, entry.route)


def _wrong_movement(facts: Facts, route: tuple[int, ...]) -> IllegalMove | None:
    """Refuse to turn round at sea or where the rules do not let trains, and to pass through abroad."""
    movement = movement_of(facts)
    if turns_round(route, facts.hexes):
        return IllegalMove("6.C1c", "Trains cannot turn round at sea; a ferry goes from port to port.")
    if turns_round(route, movement.turns):
        return IllegalMove("6.B2", "In these rules trains cannot turn round on the way.")
    passed = movement.passing_abroad(route)
    if passed == NOWHERE:
        return None
    message = say(
        "Trains cannot pass through the foreign hex {hex}, except by a permitted build.",
        hex=facts.name(passed),
    )
    return IllegalMove("6.C2", message)


def why_not_paid(facts: Facts, state: State, entry: Entry) -> IllegalMove | None:
    """Say why payments do not hold, or None: one a link to one of its owners, and no more than there is."""
    rules, pay = facts.rules, entry.pay
    owed = tolls_on(lines_of(facts, state, entry.player, entry.partner), entry.player, entry.route)
    tolls = at_home(owed)
    if len(pay) != state.players or min(pay) < 0:
        return IllegalMove("6.B2", "State what each player receives, at least 0.")
    due = sum(tolls.values()) * unit(facts)
    if sum(pay) != due or not fits(tolls, [amount // unit(facts) for amount in pay]):
        sailing = sum(fares(facts, state, entry.players, entry.route))
        return _wrong_sum(due, rules.toll, sailing)
    fees = abroad(owed, len(facts.abroad)) if facts.abroad else ()
    refused = _too_much_abroad(facts, fees)
    if refused is not None:
        return refused
    due += sum(fees) * unit(facts)
    if not rules.debt:
        (parts,) = divided(state, entry.players, [due])
        if any(part > max(0, state.accounts[player]) for player, part in parts.items()):
            return IllegalMove("6.B2", say("The route costs {due}, more than the accounts hold.", due=due))
    return None


def _too_much_abroad(facts: Facts, fees: Sequence[int]) -> IllegalMove | None:
    """Refuse more to a foreign railway or a public ferry than it may be paid."""
    for railway, fee in enumerate(fees):
        if fee > limit_of(facts):
            return _too_much_to_bank(facts, railway, fee * unit(facts))
    return None


def _too_much_to_bank(facts: Facts, railway: int, fee: int) -> IllegalMove:
    """Return the refusal of what a route would pay to a foreign railway (6.C2), or a public ferry (6.C1c)."""
    most, ferry = facts.rules.most_to_one, facts.public_ferry(railway)
    if ferry is not None:
        return IllegalMove(
            "6.C1c",
            say(
                "At most {most} may be paid for a public ferry in a race; {ferry} would receive {fee}.",
                most=most,
                ferry=ferry.name,
                fee=fee,
            ),
        )
    return IllegalMove(
        "6.C2",
        say(
            "At most {most} may be paid to the railway of a foreign country; {country} would receive {fee}.",
            most=most,
            country=facts.abroad[railway],
            fee=fee,
        ),
    )


def owed_at_home(facts: Facts, state: State, entry: Entry) -> Tolls | None:
    """Return what an entry owes to players, in payments of the toll, by the owners of whom one is paid.

    None where no race is to be entered, or the route is not built.
    """
    net = lines_of(facts, state, entry.player, entry.partner)
    if state.pair is None or not all(owners_between(net, *step) for step in pairwise(entry.route)):
        return None
    return at_home(tolls_on(net, entry.player, entry.route))


def _wrong_sum(due: int, toll: int, sailing: int) -> IllegalMove:
    """Return the refusal of payments that are not what a route owes: tolls, and fares for ferries."""
    if not sailing:
        message = say(
            "The route owes {due}: {toll} for each link, to one of the players who own it.",
            due=due,
            toll=toll,
        )
        return IllegalMove("6.B2", message)
    message = say(
        "The route owes {due}: {fares} for ferries, to their owners, and {toll} for each link, to one of the "
        "players who own it.",
        due=due,
        fares=sailing,
        toll=toll,
    )
    return IllegalMove("6.C1c", message)


def _too_long(rules: RuleSet, state: State, entry: Entry) -> IllegalMove | None:
    """Refuse a route too many times as long as the shortest declared, where the scoring asks (6.C6).

    Who was outrun keeps to twice what outran them though that be taken back: else two could outrun each other
    without end.
    """
    longest = [most for player, most in state.outrun if player in entry.players]
    if longest and len(entry.route) - 1 > min(longest):
        message = say("A shorter route exists, so yours may have at most {most} links.", most=min(longest))
        return IllegalMove("6.C6", message)
    if not scoring_of(rules).longest or entry not in outrun(rules, (*state.entries, entry)):
        return None
    shortest = min(len(other.route) - 1 for other in state.entries)
    message = say(
        "A route of {shortest} links is declared. No other may be more than {longest} times as long.",
        shortest=shortest,
        longest=scoring_of(rules).longest,
    )
    return IllegalMove("6.C6", message)


def outrun(rules: RuleSet, entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """Return the entries whose routes are too long next to the shortest (6.C6)."""
    most = longest_beside(rules, entries)
    return tuple(entry for entry in entries if len(entry.route) - 1 > most) if most else ()


def longest_beside(rules: RuleSet, entries: Sequence[Entry]) -> int:
    """Return how many links a route may have next to these entries; 0 for no limit (6.C6)."""
    return scoring_of(rules).longest * min((len(entry.route) - 1 for entry in entries), default=0)
