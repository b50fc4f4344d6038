"""Entries of races in scenarios: alone, in joint runs, and by exchange of running powers."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.game.events import BANK, Paid, RaceDecided
from engine.game.facts import NOWHERE
from engine.game.moves import Decline, Enter, Join, Propose
from engine.game.races import Places, arrivals
from engine.game.routes.race_entries import entry_by
from engine.scenarios.sailing import voyages
from engine.scenarios.table import Table
from engine.scenarios.values import Fields, ScenarioError
from engine.scenarios.vocabulary import ENTRY, fields_of, list_of

Entries = Mapping[int, tuple[tuple[int, ...], Fields]]
"""By seat, who runs together in their entry, and what the file says of it."""


def entries_of(table: Table, value: Fields) -> Entries:
    """Return the entries of a race."""
    entries: dict[int, tuple[tuple[int, ...], Fields]] = {}
    for data in list_of(value.get("entries"), table.where):
        entry = fields_of(data, ENTRY, table.where)
        seats = tuple(table.seat(name) for name in list_of(entry.get("players"), table.where))
        partners = seats + tuple(table.seat(entry[name]) for name in ("with", "joins") if name in entry)
        if not 1 <= len(set(partners)) == len(partners) <= 2:
            raise ScenarioError(f"{table.where}: an entry needs one player, or two in a joint run.")
        for seat in seats:
            if seat in entries:
                raise ScenarioError(f"{table.where}: {table.players[seat]} enters the race twice.")
            entries[seat] = (partners, entry)
    return entries


def declaration(
    table: Table, player: int, entered: tuple[tuple[int, ...], Fields] | None, *, again: bool
) -> Enter | Propose | Join | Decline:
    """Return what a player declares; of two partners the first to declare proposes, the other joins.

    Where the entry is of one who joins, they do so whether or not it was proposed. Without payments named,
    the poorest owners are paid. Who declares ``again`` takes the other route that the file may give them.
    """
    if entered is None:
        return Decline()
    seats, entry = entered
    if again and "again" in entry:
        entry = {"route": entry["again"]}
    partner = next((seat for seat in seats if seat != player), NOWHERE)
    if "joins" in entry or any(
        (offer.player, offer.partner) == (partner, player) for offer in table.state.offers
    ):
        return Join(partner)
    route = voyages(table, table.chain(entry.get("route")))
    move = entry_by(table.game.facts, table.state, player, route, partner)
    if "pay" in entry:
        amounts = table.amounts(entry["pay"])
        move = replace(move, pay=tuple(amounts.get(seat, 0) for seat in range(table.state.players)))
    return move if partner == NOWHERE else Propose(partner, move.route, move.pay)


def check_exchange(table: Table, value: Fields, paid: list[Paid]) -> None:
    """Refuse a pair that the file says exchanges running powers, and that does not pay each other."""
    between = {(event.payer, event.payee) for event in paid}
    for pair in list_of(value.get("exchange", []), table.where):
        one, other = _two(table, pair)
        if not {(one, other), (other, one)} <= between:
            raise ScenarioError(f"{table.where}: {pair[0]} and {pair[1]} do not pay each other in this race.")


def _two(table: Table, pair: Any) -> tuple[int, int]:
    seats = [table.seat(name) for name in list_of(pair, table.where)]
    if len(seats) != 2:
        raise ScenarioError(f"{table.where}: an exchange needs two players.")
    return seats[0], seats[1]


def payments_of(table: Table, paid: list[Paid]) -> dict[str, dict[str, int]]:
    """Return what players paid each other, by names."""
    found: dict[str, dict[str, int]] = {}
    for event in paid:
        if BANK not in {event.payer, event.payee}:
            by_payer = found.setdefault(table.players[event.payer], {})
            payee = table.players[event.payee]
            by_payer[payee] = by_payer.get(payee, 0) + event.amount
    return found


def all_places(table: Table, decided: RaceDecided, rolls: list[int], entries: Entries) -> Places:
    """Return the places of a race, rolling on for trains that can win nothing while there are rolls.

    Removes the rolls it needs from the list.
    """
    places, trains = decided.places, decided.under_way
    impossible = [roll for roll in rolls if roll not in table.game.facts.rules.race_die]
    if impossible:
        raise ScenarioError(f"{table.where}: the die of the races has no {impossible[0]}.")
    while len(trains) > 1 and len(rolls) >= len(trains):
        moved = [train.moved(rolls.pop(0)) for train in trains]
        later, trains = arrivals(moved, table.game.facts.rules.race_judged)
        if len(trains) == 1:
            later += ((trains[0].player,),)
        places += tuple(tuple(seat for lead in place for seat in entries[lead][0]) for place in later)
    return places
