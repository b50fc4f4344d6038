"""How far it is between all destinations for every player, kept up link by link."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np

from engine.game.facts import Facts
from engine.game.state import State, network
from engine.paths.spans import UNSPANNED, Spans, spans

FEE: Final = 4
"""What a payment adds to a span, whose unit is half a point of the roll: as much as two points."""
_MOST_NEW: Final = 8
"""Up to so many new links a network is brought up to date by; with more it is looked at anew."""


@dataclass(frozen=True, eq=False)
class Spread:
    """The spans of a network: for each player from every destination to every hex, and what it is of."""

    owners: bytes
    ferries: tuple[int, ...]
    to_hexes: tuple[Spans, ...]

    def between(self, facts: Facts) -> "np.ndarray[tuple[int, int, int], np.dtype[np.int16]]":
        """Return the spans between destinations for each player: players × destinations × destinations."""
        hexes, first = ends_of(facts)
        found = [np.minimum.reduceat(rows[:, hexes], first, axis=1) for rows in self.to_hexes]
        return np.array(found)


@lru_cache(maxsize=8)
def ends_of(facts: Facts) -> tuple[list[int], list[int]]:
    """Return the hexes of all destinations in order, and where each destination's begin."""
    hexes: list[int] = []
    first: list[int] = []
    for destination in facts.destinations.values():
        first.append(len(hexes))
        hexes += destination.hexes
    return hexes, first


def spread_of(facts: Facts, state: State) -> Spread:
    """Return the spans of a state's network.

    They follow from it alone. What was asked for last is a start from which few new links are soon
    reckoned in, as games go on link by link.
    """
    net = network(facts, state)
    found: Spread | None = net.kept.get("spread")
    if found is None:
        last = next((spread for board, spread in _LAST if board is facts), None)
        new = None if last is None else _new_links(facts, state, last)
        found = _afresh(facts, state) if last is None or new is None else _with_links(facts, state, last, new)
        net.kept["spread"] = found
        _LAST[:] = [(facts, found)]
    return found


_LAST: list[tuple[Facts, Spread]] = []


def _new_links(facts: Facts, state: State, last: Spread) -> list[int] | None:
    """Return the links on which there is more track than before, or None where that does not tell it all."""
    if last.ferries != state.ferries or facts.permits or len(last.to_hexes) != state.players:
        return None
    before, now = np.frombuffer(last.owners, np.uint8), np.frombuffer(state.owners, np.uint8)
    (changed,) = np.nonzero(before != now)
    if len(changed) > 2 * _MOST_NEW or np.any(before[changed] & ~now[changed]):
        return None
    return [int(link) for link in changed if link < facts.backs[link]]


def _afresh(facts: Facts, state: State) -> Spread:
    """Look at a whole network."""
    web = network(facts, state).web
    groups = [destination.hexes for destination in facts.destinations.values()]
    rows = tuple(spans(web, groups, 1 << player, FEE) for player in range(state.players))
    return Spread(bytes(state.owners), state.ferries, rows)


def _with_links(facts: Facts, state: State, last: Spread, links: list[int]) -> Spread:
    """Reckon in what goes over new links: to one end, over it, and on from the other.

    The spans from both ends are those over all the new network, so the order of links does not matter.
    """
    web = network(facts, state).web
    ends = [hex_ for link in links for hex_ in (link // 6, facts.neighbours[link])]
    hexes, first = ends_of(facts)
    found = []
    for player in range(state.players):
        around = spans(web, [[hex_] for hex_ in ends], 1 << player, FEE)
        to_ends = np.minimum.reduceat(around[:, hexes], first, axis=1)
        rows = last.to_hexes[player].copy()
        for row, to_end in zip(around, to_ends, strict=True):
            np.minimum(rows, to_end[:, None] + row[None, :], out=rows)
        found.append(rows)
    return Spread(bytes(state.owners), state.ferries, tuple(np.minimum(rows, UNSPANNED) for rows in found))
