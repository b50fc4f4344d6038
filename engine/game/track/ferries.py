"""Ferries: who may buy one, where its owner may build on, and what others pay them (6.C1)."""

from collections.abc import Sequence
from itertools import pairwise

from engine.game.events import BANK, Bought, Purpose, Reason
from engine.game.facts import NOWHERE, Facts
from engine.game.ledger import Ledger
from engine.game.moves import Buy
from engine.game.state import State
from engine.messages import say
from engine.turns.illegal import IllegalMove


def buys(facts: Facts, state: State, player: int) -> list[Buy]:
    """Return every ferry a player may buy now, in order (6.C1a, E.E)."""
    # A player without track at a port needs no reason.
    moves = [
        Buy(index)
        for index, ferry in enumerate(facts.ferries)
        if (state.present[ferry.ports[0]] | state.present[ferry.ports[1]]) >> player & 1
    ]
    return [move for move in moves if why_not_buy(facts, state, player, move) is None]


def why_not_buy(facts: Facts, state: State, player: int, move: Buy) -> IllegalMove | None:
    """Say which rule forbids a player to buy a ferry in a building turn, or None."""
    if not 0 <= move.ferry < len(facts.ferries):
        return IllegalMove("6.C1a", "This board has no such ferry.")
    ferry = facts.ferries[move.ferry]
    if ferry.public:
        return IllegalMove("6.C1a", say("The ferry {name} is public. No one can buy it.", name=ferry.name))
    if state.ferries[move.ferry] != NOWHERE:
        return IllegalMove("6.C1a", say("The ferry {name} already has an owner.", name=ferry.name))
    if not any(state.present[port] & 1 << player for port in ferry.ports):
        one, other = (facts.name(port) for port in ferry.ports)
        return IllegalMove(
            "6.C1a",
            say(
                "To buy the ferry {name} you need track in {one} or {other}.",
                name=ferry.name,
                one=one,
                other=other,
            ),
        )
    if not facts.rules.debt and ferry.price > state.accounts[player]:
        return IllegalMove(
            "6.C1b",
            say(
                "The ferry {name} costs {price}; your account is too low.",
                name=ferry.name,
                price=ferry.price,
            ),
        )
    return None


def buy(facts: Facts, state: State, player: int, move: Buy, ledger: Ledger) -> None:
    """Sell a ferry: its price comes off the account, whatever its length and the stage (6.C1b)."""
    owned = list(state.ferries)
    owned[move.ferry] = player
    state.ferries = tuple(owned)
    state.network = None
    state.recheck = True
    ledger.note(Bought(player, move.ferry))
    purpose = Purpose(Reason.FERRY, ferry=move.ferry)
    ledger.pay(player, BANK, facts.ferries[move.ferry].price, "6.C1b", purpose)


def sell_at_once(facts: Facts, state: State, player: int, link: int, ledger: Ledger) -> None:
    """Sell the ferries that are bought at once to who has just laid a link to one of their ports (6.C1a).

    Who may not be in debt and cannot pay buys none; it is for sale then like any other.
    """
    ends = {link // 6, facts.neighbours[link]}
    for index, ferry in enumerate(facts.ferries):
        if ferry.at_once and not ends.isdisjoint(ferry.ports):
            move = Buy(index)
            if why_not_buy(facts, state, player, move) is None:
                buy(facts, state, player, move, ledger)


def bridgeheads(facts: Facts, state: State, player: int) -> tuple[int, ...]:
    """Return the ports of the ferries over which a player may build on: theirs, and bridges (6.C1d)."""
    if player not in state.ferries:
        return ()
    owned = [ferry for ferry, owner in zip(facts.ferries, state.ferries, strict=True) if owner == player]
    return tuple(dict.fromkeys(port for ferry in owned if ferry.bridge for port in ferry.ports))


def fares(facts: Facts, state: State, players: Sequence[int], route: Sequence[int]) -> list[int]:
    """Return the points each seat receives for the ferries of a route, whatever their length (6.C1c).

    Nothing goes to the owners among the players who run; the fee of a public one goes to the bank.
    """
    due = [0] * state.players
    if not facts.ferries or max(route) < facts.hexes:
        return due
    for start, end in pairwise(route):
        if start < facts.hexes <= end:
            line = next(index for index, ferry in enumerate(facts.ferries) if end in ferry.sea)
            owner = state.ferries[line]
            if 0 <= owner < state.players and owner not in players:
                due[owner] += facts.ferries[line].fee
    return due
