"""Bonuses for the first company that joins some places by its own track (6.C4)."""

from collections.abc import Mapping

from engine.game.events import BANK, Purpose, Reason
from engine.game.facts import ConnectionTerms, Facts
from engine.game.ledger import Ledger
from engine.game.prizes import shares
from engine.game.state import State


def credit_connections(facts: Facts, state: State, laid: Mapping[int, int], ledger: Ledger) -> None:
    """Credit those who have just laid links, the last of each by player, with what they first connect.

    Those who connect it at the same moment share the bonus, odd units going to the poorer (E.C4, VP.B7).
    """
    for index, terms in open_connections(facts, state):
        first = [seat for seat in state.poorest_first() if seat in laid and joins(facts, state, seat, terms)]
        if not first:
            continue
        state.joined |= 1 << index
        for player, amount in shares(terms.bonus, first).items():
            link = laid[player]
            purpose = Purpose(Reason.CONNECTION, facts.neighbours[link], (link,), connected=terms.places)
            ledger.pay(BANK, player, amount, "6.C4", purpose)


def open_connections(facts: Facts, state: State) -> list[tuple[int, ConnectionTerms]]:
    """Return the connections whose bonus may still be had, with their places in ``Facts.connections``."""
    return [
        (index, terms)
        for index, terms in enumerate(facts.connections)
        if not state.joined >> index & 1 and (state.stage == "building" or not terms.building_only)
    ]


def joins(facts: Facts, state: State, player: int, terms: ConnectionTerms) -> bool:
    """Return whether own track leads from each place of a connection to all its others."""
    first, *others = terms.places
    if not all(state.present[place] >> player & 1 for place in (first, *others)):
        return False
    found = reached(facts, state, player, first)
    return all(place in found for place in others)


def reached(facts: Facts, state: State, player: int, start: int) -> set[int]:
    """Return the hexes that a player's own track leads to from one of them, with that one."""
    found, ahead = {start}, [start]
    while ahead:
        here = ahead.pop()
        for link in range(6 * here, 6 * here + 6):
            there = facts.neighbours[link]
            if state.owners[link] >> player & 1 and there not in found:
                found.add(there)
                ahead.append(there)
    return found
