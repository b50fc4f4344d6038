"""Where a player may build on from (6.A6, 6.C1d, 6.C3)."""

from engine.game.facts import NOWHERE, Facts
from engine.game.state import State
from engine.game.track.ferries import bridgeheads
from engine.messages import say
from engine.turns.illegal import IllegalMove


def outposts(facts: Facts, state: State, player: int) -> tuple[int, ...]:
    """Return where they may build on from besides: over bridge ferries, from leaps and a second start."""
    if not state.footholds:
        return bridgeheads(facts, state, player)
    gained = tuple(foothold.hex for foothold in state.footholds if foothold.player == player)
    return bridgeheads(facts, state, player) + gained


def dear_hexes(facts: Facts, state: State, player: int) -> dict[int, int]:
    """Return from which hexes track costs a player a multiple, with the factor (TC.west2).

    Those that track joins to a second start, until it joins them to the first.
    """
    found: dict[int, int] = {}
    for foothold in state.footholds:
        terms = facts.second_starts.get(foothold.hex)
        if foothold.player == player and foothold.rival == NOWHERE and terms and terms.cost_factor != 1:
            part = _joined_to(facts, state, player, foothold.hex)
            if state.starts[player] not in part:
                found |= dict.fromkeys(part, terms.cost_factor)
    return found


def _joined_to(facts: Facts, state: State, player: int, hex_: int) -> set[int]:
    """Return the hexes that a player's own track joins to one."""
    bit, found, waiting = 1 << player, {hex_}, [hex_]
    while waiting:
        here = waiting.pop()
        for link in range(6 * here, 6 * here + 6):
            there = facts.neighbours[link]
            if state.owners[link] & bit and there not in found:
                found.add(there)
                waiting.append(there)
    return found


def may_go_on_from(facts: Facts, state: State, player: int, hex_: int) -> bool:
    """Return whether a player may build on from a hex."""
    if state.hexes[player] and state.present[hex_] & 1 << player:
        return True
    if not state.hexes[player] and state.starts[player] == hex_:
        return True
    return hex_ in outposts(facts, state, player)


def no_foothold(facts: Facts, state: State, player: int, hex_: int) -> IllegalMove:
    """Return why a player may not build on from a hex that they have no track in."""
    sold = zip(facts.ferries, state.ferries, strict=True)
    name = facts.name(hex_)
    if any(owner == player and hex_ in ferry.ports for ferry, owner in sold):
        return IllegalMove(
            "6.C1d",
            say("You reach {name} only by a ferry that does not allow building on from there.", name=name),
        )
    return IllegalMove("6.A6", say("New track must join your own, and you have none in {name}.", name=name))
