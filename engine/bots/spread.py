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
    """The spans of a network: for each player from every destination to every hex, and what it is of.

    ``between`` has those between destinations: players × destinations × destinations.
    """

    owners: bytes
    ferries: tuple[int, ...]
    to_hexes: tuple[Spans, ...]
    between: Spans


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
    between: Spans = np.array([_to_destinations(facts, each) for each in rows])
    return Spread(bytes(state.owners), state.ferries, rows, between)


def _with_links(facts: Facts, state: State, last: Spread, links: list[int]) -> Spread:
    """Reckon in what goes over new links: to an end, and on from there.

    The spans from the ends are those over all the new network, so the order of links does not matter.
    """
    spur = _spur(facts, last, links[0]) if len(links) == 1 else None
    if spur is not None:
        return _with_spur(facts, state, last, links[0], spur)
    web = network(facts, state).web
    ends = [[hex_] for hex_ in _passed(facts, links)]
    between = last.between.copy()
    found = []
    for player in range(state.players):
        around = spans(web, ends, 1 << player, FEE)
        to_ends = _to_destinations(facts, around)
        rows = last.to_hexes[player].copy()
        for row, to_end in zip(around, to_ends, strict=True):
            reached = np.flatnonzero(to_end < UNSPANNED)
            rows[reached] = np.minimum(rows[reached], to_end[reached, None] + row)
            np.minimum(between[player], to_end[:, None] + to_end, out=between[player])
        found.append(rows)
    return Spread(bytes(state.owners), state.ferries, tuple(found), between)


def _spur(facts: Facts, last: Spread, link: int) -> tuple[int, int] | None:
    """Return the hex with track that a link leads from, and the one it leads to, if that had none.

    None where more than that hex's own spans may change, as it is a destination's or a ferry's.
    """
    ends = link // 6, facts.neighbours[link]
    joined = [any(last.owners[6 * hex_ : 6 * hex_ + 6]) for hex_ in ends]
    if joined[0] == joined[1]:
        return None
    known, new = ends if joined[0] else ends[::-1]
    sailed = any(new in ferry.way for ferry in facts.ferries)
    return None if sailed or new in _destined(facts) else (known, new)


def _with_spur(facts: Facts, state: State, last: Spread, link: int, spur: tuple[int, int]) -> Spread:
    """Reckon in a link to a hex from which no other leads on: nothing else comes nearer by it."""
    known, new = spur
    time = 2 + facts.delays[link] + facts.delays[facts.backs[link]]
    found = []
    for player, before in enumerate(last.to_hexes):
        fee = 0 if state.owners[link] >> player & 1 else FEE * min(1, facts.rules.toll)
        rows = before.copy()
        rows[:, new] = np.minimum(rows[:, known] + (time + fee), UNSPANNED)
        found.append(rows)
    return Spread(bytes(state.owners), state.ferries, tuple(found), last.between)


def _passed(facts: Facts, links: list[int]) -> list[int]:
    """Return hexes, each once, of which every way over one of some links passes one.

    One end of each would do; but a destination may only now have come to be joined to itself.
    """
    destined = _destined(facts)
    found: dict[int, None] = {}
    for link in links:
        ends = link // 6, facts.neighbours[link]
        found.update(dict.fromkeys([hex_ for hex_ in ends if hex_ in destined] or ends[:1]))
    return list(found)


@lru_cache(maxsize=8)
def _destined(facts: Facts) -> frozenset[int]:
    """Return the hexes of all destinations."""
    return frozenset(ends_of(facts)[0])


def _to_destinations(facts: Facts, rows: Spans) -> Spans:
    """Return the spans to every destination out of rows of those to every hex."""
    hexes, first = ends_of(facts)
    found: Spans = np.minimum.reduceat(rows[:, hexes], first, axis=1)
    return found
