"""Which of the entries written for a round of races hold (VP.O1 to VP.O10)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from engine.game.companies import lines_of
from engine.game.facts import NOWHERE, Facts
from engine.game.moves import Missing, RaceOrder, WriteOrders, Written
from engine.game.network import unit
from engine.game.routes.race_entries import outrun, why_no_route, why_not_paid
from engine.game.routes.round_exchanges import Run, settled_pairs
from engine.game.routes.runs import limit_of
from engine.game.routes.tolls import UNLIMITED, at_home, fits, payable, shared_out, tolls_on
from engine.game.state import Entry, Pair, State, network
from engine.messages import say
from engine.turns.illegal import IllegalMove


class Void(NamedTuple):
    """Orders for a race that come to nothing: whose, which race, and why."""

    player: int
    race: int
    why: IllegalMove


@dataclass(slots=True)
class Judgement:
    """The entries that hold, by race, and the orders that came to nothing."""

    entries: dict[int, list[Entry]]
    voids: list[Void]


def judged(facts: Facts, state: State, written: Sequence[Written | None]) -> Judgement:
    """Return which entries hold when all have written theirs.

    Each counts against the limit in the order written, whether it holds or not (VP.O3b). A run that needs an
    exchange of running powers holds only with it (VP.O6c), and with Bus Boss scoring a route of more than
    twice the shortest is disqualified (VP.O10). Whatever falls takes its payments with it.
    """
    network(facts, state)  # Put together once, for all copies.
    state = state.copy()
    judgement = Judgement({pair.race: [] for pair in state.post.offered}, [])
    orders = _within_limit(facts, state, _orders(written), judgement)
    runs = [run for pair in state.post.offered for run in _runs(facts, state, pair, orders, judgement)]
    for run in _that_hold(facts, runs, judgement):
        judgement.entries[run.race].append(run.entry)
    judgement.voids.sort(key=lambda void: (void.race, void.player))
    return judgement


def most_entries(facts: Facts, state: State) -> int | None:
    """Return how many of the new races of a round a player may enter, None for all (VP.O3b, VP.O8)."""
    rules = facts.rules
    if not rules.entry_limit:
        return None
    return rules.entry_limit + (len(_held_over(state)) // 2 if rules.held_over == "one_per_two" else 0)


def counts(facts: Facts, state: State, race: int) -> bool:
    """Return whether an entry for a race counts against the limit: one held over may be free (VP.O8)."""
    return facts.rules.held_over != "free" or race not in _held_over(state)


def _held_over(state: State) -> set[int]:
    """Return the races of this round that were held over."""
    return {race for race, _ in state.post.waited}


def _orders(written: Sequence[Written | None]) -> dict[int, tuple[RaceOrder, ...]]:
    """Return the orders for races by seat."""
    return {
        seat: () if what is None or isinstance(what, WriteOrders | Missing) else what.entries
        for seat, what in enumerate(written)
    }


def _within_limit(
    facts: Facts, state: State, orders: Mapping[int, tuple[RaceOrder, ...]], judgement: Judgement
) -> dict[int, dict[int, RaceOrder]]:
    """Return the orders that count, by race and seat: the first in the order written (VP.O3b)."""
    most, found = most_entries(facts, state), dict[int, dict[int, RaceOrder]]()
    for seat, written in orders.items():
        used = 0
        for order in written:
            used += counts(facts, state, order.race)
            if most is not None and used > most and counts(facts, state, order.race):
                message = say("At most {most} races of a round may be entered.", most=most)
                judgement.voids.append(Void(seat, order.race, IllegalMove("VP.O3b", message)))
                continue
            found.setdefault(order.race, {})[seat] = order
    return found


def _runs(
    facts: Facts,
    state: State,
    pair: Pair,
    orders: Mapping[int, Mapping[int, RaceOrder]],
    judgement: Judgement,
) -> list[Run]:
    """Return the entries of a race whose routes and payments hold by themselves."""
    state.pair = pair
    race_orders, runs = orders.get(pair.race, {}), list[Run]()
    for seat, written in race_orders.items():
        order, refused = written, None
        if written.partner != NOWHERE:
            refused = _no_joint_run(race_orders, pair, seat)
            if refused is None and seat > written.partner:
                continue  # The earlier of two partners stands for both.
            order = _joint_order(race_orders, seat, written.partner)
        entry = Entry(seat, directed(pair, order.route), (), order.partner)
        refused = refused or why_no_route(facts, state, entry)
        if refused is None:
            entry = entry._replace(pay=_pay(facts, state, entry, order.pay))
            refused = why_not_paid(facts, state, entry)
        if refused is None:
            runs.append(Run(pair.race, entry, order.exchanges))
            continue
        both = entry.players if refused.rule != "VP.O6b" else (seat,)
        judgement.voids += [Void(player, pair.race, refused) for player in both]
    return runs


def _no_joint_run(orders: Mapping[int, RaceOrder], pair: Pair, seat: int) -> IllegalMove | None:
    """Refuse a joint run in which the two orders do not agree (VP.O6b)."""
    order = orders[seat]
    other = orders.get(order.partner)
    if other is None or other.partner != seat:
        return IllegalMove("VP.O6b", "The partner has not written the same joint run.")
    routes = [directed(pair, each.route) for each in (order, other) if each.route]
    if not routes or routes[0] != routes[-1]:
        return IllegalMove("VP.O6b", "The two partners have not written the same route.")
    return None


def _joint_order(orders: Mapping[int, RaceOrder], seat: int, partner: int) -> RaceOrder:
    """Return the orders of two partners as one: the route and payments that either has written."""
    one, other = orders[seat], orders.get(partner)
    if other is None:
        return one
    exchanges = one.exchanges + other.exchanges
    return replace(one, route=one.route or other.route, pay=one.pay or other.pay, exchanges=exchanges)


def directed(pair: Pair, route: tuple[int, ...]) -> tuple[int, ...]:
    """Return a route from the first destination of a race to the second, whichever way it is written."""
    if route and route[0] not in pair.origins and route[0] in pair.goals:
        return route[::-1]
    return route


def _pay(facts: Facts, state: State, entry: Entry, stated: tuple[int, ...]) -> tuple[int, ...]:
    """Return what each seat receives: as stated where that is due, else the richest owners (VP.O7)."""
    owed = tolls_on(lines_of(facts, state, entry.player, entry.partner), entry.player, entry.route)
    tolls, toll = at_home(owed), unit(facts)
    if stated and sum(stated) == sum(tolls.values()) * toll:
        payments = [amount // toll for amount in stated]
        if all(amount % toll == 0 for amount in stated) and fits(tolls, payments):
            return stated
    limit = limit_of(facts)
    due = shared_out(tolls, state.richest_first(), limit if payable(tolls, limit) else UNLIMITED)
    return tuple(payments * toll for payments in due)


def _that_hold(facts: Facts, runs: Iterable[Run], judgement: Judgement) -> list[Run]:
    """Return the runs that hold together with the others; each that falls may take others with it."""
    left = list(runs)
    while True:
        agreed = settled_pairs(facts.rules, left)
        falling = {
            id(run): refused for run in left if (refused := _not_exchanged(facts, run, agreed)) is not None
        }
        if not falling:
            falling = {id(run): refused for run, refused in _outrun(facts, left)}
        if not falling:
            return left
        for run in left:
            if id(run) in falling:
                refused = falling[id(run)]
                judgement.voids += [Void(player, run.race, refused) for player in run.entry.players]
        left = [run for run in left if id(run) not in falling]


def _not_exchanged(facts: Facts, run: Run, agreed: set[tuple[int, int, int]]) -> IllegalMove | None:
    """Refuse a run that pays one player more than the limit without an exchange that settles it (VP.O1)."""
    most = facts.rules.most_to_one
    for seat, amount in enumerate(run.entry.pay):
        if amount > most and not any((run.race, player, seat) in agreed for player in run.entry.players):
            if run.exchanges:
                message = say(
                    "The exchange of running powers does not balance what is paid: {amount}.", amount=amount
                )
                return IllegalMove("VP.O6c", message)
            message = say(
                "At most {most} may be paid to one player; this is {amount}.", most=most, amount=amount
            )
            return IllegalMove("VP.O1", message)
    return None


def _outrun(facts: Facts, runs: Sequence[Run]) -> list[tuple[Run, IllegalMove]]:
    """Return the runs disqualified as more than twice as long as the shortest of their race (VP.O10)."""
    found = []
    for race in dict.fromkeys(run.race for run in runs):
        entered = [run for run in runs if run.race == race]
        long = outrun(facts.rules, [run.entry for run in entered])
        shortest = min(len(run.entry.route) - 1 for run in entered)
        message = say(
            "The route is more than twice as long as the shortest, of {links} links.", links=shortest
        )
        found += [(run, IllegalMove("VP.O10", message)) for run in entered if run.entry in long]
    return found
