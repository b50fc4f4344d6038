"""Joint runs: two players who act as one company, with one train and equal shares (6.B3)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from engine.game.facts import NOWHERE, Facts
from engine.game.network import Neighbour, Network
from engine.game.people import in_charge, third_of
from engine.game.prizes import shares
from engine.game.races import Places
from engine.game.state import Entry, State, network


def lines_of(facts: Facts, state: State, player: int, partner: int = NOWHERE) -> Network:
    """Return the network as a company sees it: all that its partner owns is the player's as well (6.B3).

    An imaginary company runs free over the lines of the player who enters it.
    """
    net = network(facts, state)
    if player == third_of(state):  # 6.C7b
        return _free_of(net.by_tolls_of(player), player, in_charge(facts, state))
    if partner != NOWHERE:
        net = net.shared(player, partner)
    return net.by_tolls_of(player)


def lines_together(facts: Facts, state: State, players: Sequence[int]) -> Network:
    """Return the network on which all that some players own is the first one's as well (6.B4)."""
    net, first = network(facts, state), players[0]
    for other in players[1:]:
        net = net.shared(first, other)
    return net


def _free_of(net: Network, player: int, host: int) -> Network:
    """Return a network on which a player pays nothing to a host, and only the others of several owners."""
    own, free = 1 << player, 1 << host

    def freed(step: Neighbour) -> Neighbour:
        if step.owners & own or not step.owners & free:
            return step
        if step.owners == free:
            return replace(step, toll=0, back_toll=0)
        return replace(step, owners=step.owners & ~free)

    return {hex_: tuple(map(freed, steps)) for hex_, steps in net.items()}


def richest_leads(state: State, entries: Iterable[Entry]) -> list[int]:
    """Return who leads each company, the richest first; a company is as rich as the richer partner."""
    leads = {player: entry.player for entry in entries for player in entry.players}
    return list(dict.fromkeys([leads[player] for player in state.richest_first() if player in leads]))


def poorest_leads(state: State, entries: Iterable[Entry]) -> list[int]:
    """Return who leads each company, the poorest first; a company is as poor as the richer partner."""
    leads = {player: entry.player for entry in entries for player in entry.players}
    order = reversed(state.poorest_first())
    return list(dict.fromkeys([leads[player] for player in order if player in leads]))[::-1]


def divided(state: State, players: tuple[int, ...], amounts: Iterable[int]) -> list[dict[int, int]]:
    """Return what each partner pays of several amounts: half, the odd unit on the richer (6.B3, E.B3)."""
    if len(players) == 1:
        return [{players[0]: amount} for amount in amounts]
    return _halved([player for player in state.richest_first() if player in players], amounts)


def received(state: State, players: tuple[int, ...], amounts: Iterable[int]) -> list[dict[int, int]]:
    """Return what each partner receives of several amounts: half, the odd unit to the poorer (6.B3, E.B3)."""
    return _halved([player for player in state.poorest_first() if player in players], amounts)


def _halved(order: list[int], amounts: Iterable[int]) -> list[dict[int, int]]:
    """Return the shares of several amounts; of the odd units each has one in turn, the first at first."""
    parts = []
    turn = 0
    for amount in amounts:
        parts.append(shares(amount, order[turn:] + order[:turn]))
        if len(order) == 2 and amount % 2:
            turn = 1 - turn
    return parts


def won_by_players(state: State, entries: Iterable[Entry], won: Mapping[int, int]) -> dict[int, int]:
    """Return what each player receives of the companies' prizes, the odd unit going to the poorer (6.B3)."""
    found: dict[int, int] = {}
    for entry in entries:
        if entry.player in won and entry.partner == NOWHERE:
            found[entry.player] = won[entry.player]
        elif entry.player in won:
            found |= received(state, entry.players, [won[entry.player]])[0]
    return found


def with_partners(entries: Sequence[Entry], places: Places) -> Places:
    """Return the places of companies as those of their players."""
    if all(entry.partner == NOWHERE for entry in entries):
        return places
    players = {entry.player: entry.players for entry in entries}
    return tuple(tuple(player for lead in place for player in players[lead]) for place in places)
