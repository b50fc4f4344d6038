"""Whether a player should let the Building Stage go on, and what to build meanwhile."""

from typing import Final

from engine.bots.common.distances import bearings_of
from engine.bots.common.race_entry import purse_for
from engine.game.facts import Facts
from engine.game.moves import Lay
from engine.game.people import fortunes
from engine.game.state import State
from engine.game.target_ending import target_of
from engine.game.track.laying import footing, lays_of, unserved

_IN_A_TURN: Final = 2
"""The towns that a turn may well bring a first railway."""


def better_waits(facts: Facts, state: State, player: int) -> bool:
    """Return whether the end of the stage is near, and would bring somebody else to within a race of winning.

    One race brings them to the target (E.B7), and with its prize they are richer. Whoever builds on has
    to pay where they come to the track of who waits, and need not stay as rich.
    """
    target = target_of(facts, state.players)
    if not target or unserved(state) > facts.rules.notice_at + _IN_A_TURN:
        return False
    wealth = fortunes(state)
    own = wealth.pop(state.people[player])
    return max(wealth.values(), default=0) + purse_for(facts.rules, 1)[0] >= max(target, own + 1)


def spread_out(facts: Facts, state: State, player: int) -> tuple[Lay, ...]:
    """Return links in a player's turn to hexes where no one is, for their cost first to most track of rivals.

    They take nothing off the account, and rivals who build on pay where they come there (6.A5a). None leads
    to a town.
    """
    neighbours, costs = bearings_of(facts).land.numbers[:2]
    own, present, points = list(footing(facts, state, player)), bytearray(state.present), state.points
    found: list[Lay] = []
    while True:
        links = [link for hex_ in own for link in _ways_out(facts, present, hex_) if costs[link] <= points]
        if not links:
            return tuple(found)
        best = max(
            links, key=lambda link: (1 + _rivals_by(facts, present, neighbours[link], player)) / costs[link]
        )
        present[neighbours[best]] |= 1 << player
        own.append(neighbours[best])
        points -= costs[best]
        found.append(lays_of(facts)[best])


def _ways_out(facts: Facts, present: bytearray, hex_: int) -> list[int]:
    """Return the plain links out of a hex to others where no one is, and rivals would pay."""
    neighbours, costs, _, asked, dues = bearings_of(facts).land.numbers
    links = [link for link in range(6 * hex_, 6 * hex_ + 6) if costs[link] and not asked[link]]
    return [link for link in links if dues[neighbours[link]] and not present[neighbours[link]]]


def _rivals_by(facts: Facts, present: bytearray, hex_: int, player: int) -> int:
    """Return how many hexes next to one have rivals' track that can be built on from there."""
    neighbours, costs = bearings_of(facts).land.numbers[:2]
    links = range(6 * hex_, 6 * hex_ + 6)
    return sum(1 for link in links if costs[link] and present[neighbours[link]] & ~(1 << player))
