"""Laying one link, in either stage: whether it may be, what it costs, what it brings."""

from engine.game.events import BANK, Laid, Reached
from engine.game.facts import NOWHERE, Facts
from engine.game.ferries import bridgeheads
from engine.game.illegal import IllegalMove
from engine.game.ledger import Ledger
from engine.game.moves import Lay
from engine.game.payments import dues
from engine.game.state import State


def own_hexes(state: State, player: int) -> tuple[int, ...]:
    """Return the hexes a player may build on from by land: those with his track, at first his start."""
    if state.hexes[player]:
        return state.hexes[player]
    start = state.starts[player]
    return () if start == NOWHERE else (start,)


def _footholds(facts: Facts, state: State, player: int) -> tuple[int, ...]:
    """Return every hex a player may build on from: by land, and over his bridge ferries (6.C1d)."""
    own, beyond = own_hexes(state, player), bridgeheads(facts, state, player)
    return tuple(dict.fromkeys(own + beyond)) if beyond else own


def _may_go_on_from(facts: Facts, state: State, player: int, hex_: int) -> bool:
    """Tell whether a hex has a player's track or a bridge ferry, or is his start while he has none."""
    if state.hexes[player]:
        return bool(state.present[hex_] & 1 << player) or hex_ in bridgeheads(facts, state, player)
    return state.starts[player] == hex_


def lays(facts: Facts, state: State, player: int) -> list[Lay]:
    """Return every link a player may lay now, in a fixed order."""
    bit, owners, costs = 1 << player, state.owners, facts.costs
    most = state.points + state.saved[player]
    # The first two conditions only spare most links the whole question.
    return [
        Lay(hex_, facts.neighbours[link])
        for hex_ in _footholds(facts, state, player)
        for link in range(6 * hex_, 6 * hex_ + 6)
        if 0 < costs[link] <= most
        and not owners[link] & bit
        and _hindrance(facts, state, player, link) is None
    ]


def why_not_lay(facts: Facts, state: State, player: int, move: Lay) -> IllegalMove | None:
    """Say which rule forbids a player to lay a link now, or None."""
    if not (0 <= move.start < facts.hexes and 0 <= move.end < facts.hexes):
        return IllegalMove("6.A3", "Track is laid from one hex of the map to another.")
    link = facts.link(move.start, move.end)
    here, there = facts.name(move.start), facts.name(move.end)
    if link == NOWHERE:
        return IllegalMove("6.A3", f"{here} and {there} are not neighbours: track runs from hex to hex.")
    if not _may_go_on_from(facts, state, player, move.start):
        if move.start in _far_ports(facts, state, player):
            return IllegalMove(
                "6.C1d", f"You come to {here} by ferry only, and this one is no bridge to build on."
            )
        return IllegalMove("6.A6", f"Track must go on from your own, and you have none in {here}.")
    hindrance = _hindrance(facts, state, player, link)
    if hindrance is None:
        return None
    message = {
        "6.A3": f"No track can be laid between {here} and {there}.",
        "6.A3 again": f"Your track between {here} and {there} lies already.",
        "6.C2": f"Track stops in the first hex abroad: {here} is one.",
        "6.A4": f"Your account of {state.accounts[player]} does not hold what this link takes off it.",
        "6.A6": _too_dear(facts, state, player, link),
        "6.B6": f"This link costs {facts.costs[link]}; {state.points} of the extra building is left.",
    }[hindrance]
    return IllegalMove(hindrance.removesuffix(" again"), message)


def _far_ports(facts: Facts, state: State, player: int) -> list[int]:
    """Return the ports of a player's ferries."""
    owned = zip(facts.ferries, state.ferries, strict=True)
    return [port for ferry, owner in owned if owner == player for port in ferry.ports]


def _hindrance(facts: Facts, state: State, player: int, link: int) -> str | None:
    """Return the rule that forbids a player to lay a link out of a hex he may build on from."""
    cost = facts.costs[link]
    if not cost:
        return "6.A3"
    if state.owners[link] & 1 << player:
        return "6.A3 again"
    if facts.foreign[link // 6]:
        return "6.C2"
    operating = state.stage == "operating"
    if state.points + _savings_for(facts, state, player, link) < cost:
        return "6.B6" if operating else "6.A6"
    if not facts.rules.debt:
        owed = sum(due.amount for due in dues(facts, state, player, link))
        if owed + (cost if operating else 0) > state.accounts[player]:
            return "6.A4"
    return None


def _too_dear(facts: Facts, state: State, player: int, link: int) -> str:
    """Return what to say of a link that costs more than the allowance and the savings for it."""
    message = f"This link costs {facts.costs[link]}, and {state.points} of the allowance is left."
    if not state.saved[player]:
        return message
    return f"{message} What was saved is for links that cost {facts.rules.save_from} or more."


def _savings_for(facts: Facts, state: State, player: int, link: int) -> int:
    """Return the saved allowance that may go into a link: all for a dear one, else none (6.A6)."""
    if state.stage != "building" or not 0 < facts.rules.save_from <= facts.costs[link]:
        return 0
    return state.saved[player]


def lay(facts: Facts, state: State, player: int, move: Lay, ledger: Ledger) -> None:
    """Lay a link that may be laid: pay for it, pay the rivals, and credit a first entry."""
    link = facts.link(move.start, move.end)
    cost = facts.costs[link]
    saved = min(cost, _savings_for(facts, state, player, link))
    state.saved[player] -= saved
    state.points -= cost - saved
    owed = dues(facts, state, player, link)
    served = state.served
    state.add_link(facts, player, link)
    ledger.note(Laid(player, move.start, move.end, cost, saved))
    if state.stage == "operating":
        ledger.pay(player, BANK, cost, "6.B6", move.end)
    for due in owed:
        ledger.pay(player, due.payee, due.amount, due.rule, due.hex)
    for hex_ in (move.start, move.end):
        town = facts.town_at[hex_]
        if town != NOWHERE and not served >> town & 1:
            _enter_first(facts, state, player, town, ledger)


def _enter_first(facts: Facts, state: State, player: int, town: int, ledger: Ledger) -> None:
    """Credit the first to enter a town; one where anybody starts pays nobody (6.A4)."""
    place, rules = facts.towns[town], facts.rules
    ledger.note(Reached(player, town))
    if place.hex in state.starts or not (state.stage == "building" or rules.bonus_in_operating):
        return
    ledger.pay(BANK, player, rules.small_bonus if place.small else rules.bonus, "6.A4", place.hex)


def unserved(facts: Facts, state: State) -> int:
    """Return how many towns have no railway yet (6.A7)."""
    return len(facts.towns) - state.served.bit_count()
