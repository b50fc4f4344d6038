"""How far it is between all hexes with track for every player, kept up link by link."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from threading import local
from typing import Any, Final

import numpy as np

from engine.bots.chances import Numbers
from engine.bots.shortening import FOLLOW, SHORTEN, UNSPANNED, leading_on
from engine.game.facts import NOWHERE, Facts
from engine.game.network import unit
from engine.game.state import State

FEE: Final = 4
"""What a payment adds to a span, whose unit is half a point of the roll: as much as two points."""
_ROOM: Final = 256
"""For how many hexes there is room at first."""

Spans = np.ndarray[Any, np.dtype[np.int16]]


@dataclass(eq=False)
class Spread:
    """The spans of a network: the time there and back, and ``FEE`` for each payment.

    They are players × slots × slots; a hex has a slot when it is a destination's, a ferry's port or has
    track, ``slots`` telling which (NOWHERE for the others). Those of destinations are the first. A span is
    the same there and back: it is sure to stand in the row of the later slot, and of any to a destination's
    (:meth:`span`). ``between`` are those between destinations, the
    least of their hexes', players × destinations × destinations. It goes on with the network: nothing of it
    is to be kept.
    """

    facts: Facts
    spans: Spans
    between: Spans
    owners: bytes
    ferries: tuple[int, ...]
    slots: Any
    joined: Any
    """A 1 for every slot from which some way leads; there is room for all hexes."""
    count: int = 0
    """How many slots there are."""

    @property
    def players(self) -> int:
        """How many players it is for."""
        return len(self.spans)

    def span(self, player: int, one: int, other: int) -> int:
        """Return a player's span between two slots."""
        return int(self.spans[player, max(one, other), min(one, other)])

    def slot(self, hex_: int) -> int:
        """Return the slot of a hex, which has one from now on."""
        slot = int(self.slots[hex_])
        if slot == NOWHERE:
            slot = self.slots[hex_] = self.count
            self.count += 1
            if slot == self.spans.shape[1]:
                more = _blank(self.players, 2 * slot)
                more[:, :slot, :slot] = self.spans
                self.spans = more
        return slot


def _blank(players: int, room: int) -> Spans:
    """Return the spans where nothing is built."""
    spans = np.full((players, room, room), UNSPANNED, np.int16)
    spans[:, range(room), range(room)] = 0
    return spans


@lru_cache(maxsize=8)
def ends_of(facts: Facts) -> tuple[list[int], list[int]]:
    """Return the hexes of all destinations in order, and where each destination's begin."""
    hexes: list[int] = []
    first: list[int] = []
    for destination in facts.destinations.values():
        first.append(len(hexes))
        hexes += destination.hexes
    return hexes, first


def spread_of(facts: Facts, state: State, *, swift: bool) -> Spread:
    """Return the spans of a state's network.

    They follow from it alone. Those asked for last are a start from which new links are soon reckoned in, as
    games go on link by link.
    """
    last = _last.spreads[swift]
    if last is not None and not (last.facts is facts and last.players == state.players):
        last = None
    if last is not None and last.owners == state.owners and last.ferries == state.ferries:
        return last
    if swift and last is not None and _followed(last, state):
        return last
    new = None if last is None else _added(last, state)
    if last is None or new is None:
        last = _empty(facts, state.players)
        new = _added(last, state) or []
        new += [link for link in facts.permits if not state.owners[link]]
    edges = _edges(last, state, [link for link in new if link < facts.backs[link]])
    last.owners, last.ferries = bytes(state.owners), state.ferries
    ends = _ends(facts)
    if swift:
        numbers = np.array(edges, np.int64).reshape(-1, 6)
        SHORTEN.swift(last.spans, last.count, numbers, last.between, ends)
    elif _shortened(last.spans, last.count, edges, len(ends[0])):
        last.between = _between(last.spans, ends)
    _last.spreads[swift] = last
    return last


class _Last(local):
    """The spans a thread asked for last, in plain Python and compiled.

    They are shortened in place, which no other thread may see.
    """

    def __init__(self) -> None:
        self.spreads: list[Spread | None] = [None, None]


_last = _Last()


def _added(last: Spread, state: State) -> list[int] | None:
    """Return the links on which there is more than before; None where something has gone."""
    before, now = np.frombuffer(last.owners, np.uint8), np.frombuffer(state.owners, np.uint8)
    sold = zip(last.ferries, state.ferries, strict=True)
    if any(old not in (NOWHERE, owner) for old, owner in sold):
        return None
    (changed,) = np.nonzero(before != now)
    if (before[changed] & ~now[changed]).any():
        return None
    found: list[int] = changed.tolist()
    return found


def _empty(facts: Facts, players: int) -> Spread:
    """Return the spans where nothing is built."""
    spans = _blank(players, _ROOM)
    found = Spread(
        facts,
        spans,
        _between(spans, _ends(facts)),
        bytes(6 * facts.hexes),
        (NOWHERE,) * len(facts.ferries),
        np.full(facts.hexes, NOWHERE, np.int64),
        np.zeros(facts.hexes, np.int64),
    )
    for hex_ in ends_of(facts)[0]:
        found.slot(hex_)
    return found


@lru_cache(maxsize=8)
def _ends(facts: Facts) -> tuple[Numbers, Numbers]:
    """Return the slots of the hexes of all destinations, and where each destination's begin and they end.

    In all spreads these slots are the first.
    """
    hexes, first = ends_of(facts)
    slots = {hex_: slot for slot, hex_ in enumerate(dict.fromkeys(hexes))}
    return np.array([slots[hex_] for hex_ in hexes], np.int64), np.array([*first, len(hexes)], np.int64)


_Edge = tuple[int, int, int, int, int, int]


def _edges(last: Spread, state: State, links: list[int]) -> list[_Edge]:
    """Return six numbers for each link and ferry that is new, in an order in which each leads on.

    The slots of its ends, its time there and back, its payments, its owners, and whether nothing else leads
    on from the first.
    """
    facts = last.facts
    times, toll = _times(facts), _toll(facts)
    found = [
        _edge(last, (link // 6, facts.neighbours[link]), (times[link], toll, state.owners[link]))
        for link in links
    ]
    for ferry, (before, owner) in enumerate(zip(last.ferries, state.ferries, strict=True)):
        if before != owner:
            fees = FEE * (facts.ferries[ferry].fee // unit(facts))
            terms = passage(facts, ferry), fees, 1 << owner
            found.append(_edge(last, facts.ferries[ferry].ports, terms))
    return found


def _edge(last: Spread, ends: tuple[int, int], terms: tuple[int, int, int]) -> _Edge:
    """Return the numbers of a new edge, whose ends are joined from now on."""
    one, other, alone = leading_on(last.joined, *map(last.slot, ends))
    return one, other, *terms, alone


def _followed(last: Spread, state: State) -> bool:
    """Reckon in new links at once; tell whether that could be done, for it takes track alone, and room."""
    if last.ferries != state.ferries:
        return False
    owners = np.frombuffer(last.owners, np.uint8), np.frombuffer(state.owners, np.uint8)
    known = last.slots, last.joined, last.count
    terms = _toll(last.facts), _ends(last.facts)
    count = FOLLOW.swift((last.spans, last.between), known, owners, _board(last.facts), terms)
    if count:
        last.count, last.owners = count, bytes(state.owners)
    return count > 0


@lru_cache(maxsize=8)
def _board(facts: Facts) -> tuple[Numbers, ...]:
    """Return where links lead, which they are in reverse, and what they take there and back."""
    return tuple(np.array(each, np.int64) for each in (facts.neighbours, facts.backs, _times(facts)))


def _toll(facts: Facts) -> int:
    """Return what a link of others' adds to a span."""
    return FEE * min(1, facts.rules.toll)


@lru_cache(maxsize=64)
def passage(facts: Facts, ferry: int) -> int:
    """Return the time that a ferry takes there and back."""
    way = facts.ferries[ferry].way
    return sum(2 + facts.delay(here, there) + facts.delay(there, here) for here, there in pairwise(way))


@lru_cache(maxsize=8)
def _times(facts: Facts) -> tuple[int, ...]:
    """Return what every link takes there and back."""
    pairs = zip(facts.delays, facts.backs, strict=True)
    return tuple(0 if back == NOWHERE else 2 + delay + facts.delays[back] for delay, back in pairs)


def _shortened(spans: Spans, count: int, edges: list[_Edge], ends: int) -> bool:
    """Shorten the spans between so many slots by new edges, whole rows at once.

    Tell whether any between the first, which are the ends of runs, may be shorter.
    """
    nearer_ends = False
    for one, other, time, fee, owners, alone in edges:
        nearer_ends = nearer_ends or not alone or one < ends
        for player, mine in enumerate(spans[:, :count, :count]):
            span = time + (0 if owners >> player & 1 else fee)
            if alone:
                mine[one] = np.minimum(mine[other] + span, UNSPANNED)
                mine[one, one] = 0
                mine[:, one] = mine[one]
                continue
            # From here to there is as far as back, so that rows will do for columns.
            rows = mine[[one, other]]
            for here, there in (rows, rows[::-1]):
                (nearer,) = np.nonzero(here + span < there)
                if len(nearer):
                    over = (here[nearer] + span)[:, None] + there
                    mine[nearer] = np.minimum(mine[nearer], over)
    return nearer_ends


def _between(spans: Spans, ends: tuple[Numbers, Numbers]) -> Spans:
    """Return the spans between destinations: players × destinations × destinations."""
    (at, first), count = ends, 1 + int(ends[0].max(initial=-1))
    # From here to there is as far as back; whole rows are soonest compared.
    rows = spans[:, :count, :count]
    for _ in range(2):
        rows = np.minimum.reduceat(rows.take(at, axis=1), first[:-1], axis=1).transpose(0, 2, 1)
    return np.ascontiguousarray(rows)
