"""How far it is from all hexes with track to the destinations for every player, kept up link by link."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from threading import local
from typing import Any, Final, NamedTuple

import numpy as np

from engine.bots.chances import Numbers
from engine.bots.shortening import FOLLOW, UNSPANNED
from engine.game.facts import NOWHERE, Facts
from engine.game.network import unit
from engine.game.state import State

FEE: Final = 4
"""What a payment adds to a span, whose unit is half a point of the roll: as much as two points."""

Spans = np.ndarray[Any, np.dtype[np.int16]]


@dataclass(eq=False)
class Spread:
    """The spans of a network: the time there and back, and ``FEE`` for each payment.

    ``spans`` are those from every hex to every destination, to the nearest of its hexes: players × hexes ×
    destinations; a hex without track is UNSPANNED from all but the destination it is itself. ``between`` are
    those between destinations, from the nearest hex of the first, players × destinations × destinations. It
    goes on with the network: nothing of it is to be kept.
    """

    facts: Facts
    spans: Spans
    between: Spans
    owners: bytes
    ferries: tuple[int, ...]

    @property
    def players(self) -> int:
        """How many players it is for."""
        return len(self.spans)


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
    if last is not None and last.facts is facts and last.players == state.players:
        if last.owners == state.owners and last.ferries == state.ferries:
            return last
        if _followed(last, state, swift=swift):
            return last
    last = _last.spreads[swift] = _empty(facts, state.players)
    _followed(last, state, swift=swift, fresh=True)
    return last


class _Last(local):
    """The spans a thread asked for last, in plain Python and compiled.

    They are shortened in place, which no other thread may see.
    """

    def __init__(self) -> None:
        self.spreads: list[Spread | None] = [None, None]


_last = _Last()


def _empty(facts: Facts, players: int) -> Spread:
    """Return the spans where nothing is built."""
    spans = np.full((players, facts.hexes, len(facts.destinations)), UNSPANNED, np.int16)
    for place, destination in enumerate(facts.destinations.values()):
        spans[:, list(destination.hexes), place] = 0
    found = Spread(facts, spans, spans[:, :0], bytes(6 * facts.hexes), (NOWHERE,) * len(facts.ferries))
    found.between = _between(spans, facts)
    return found


def _between(spans: Spans, facts: Facts) -> Spans:
    """Return the spans between destinations."""
    hexes, first = ends_of(facts)
    found: Spans = np.minimum.reduceat(spans[:, hexes], first, axis=1) if first else spans[:, :0]
    return found


def _followed(last: Spread, state: State, *, swift: bool, fresh: bool = False) -> bool:
    """Reckon in what is new; tell whether that could be done, for nothing may have gone.

    In ``fresh`` spans the permitted builds are new, over which trains run before anybody builds them (6.C2).
    """
    facts = last.facts
    sold = zip(last.ferries, state.ferries, strict=True)
    if any(old not in (NOWHERE, owner) for old, owner in sold):
        return False
    marks = np.frombuffer(last.owners, np.uint8), np.frombuffer(state.owners, np.uint8)
    sailings, terms = _sailings(facts, state.ferries), (_toll(facts), fresh)
    if swift:
        done = FOLLOW.swift((last.spans, last.between), marks, _board(facts), sailings, terms, _ends(facts))
    else:
        done = _follow_plainly(last.spans, marks, facts, sailings, terms)
        last.between = _between(last.spans, facts)
    last.owners, last.ferries = bytes(state.owners), state.ferries
    return done


def _follow_plainly(
    spans: Spans, marks: Any, facts: Facts, sailings: Numbers, terms: tuple[int, bool]
) -> bool:
    """Shorten spans by all that is new, those of all players at once; what FOLLOW does."""
    (before, now), always, (toll, fresh) = marks, _board(facts)[2], terms
    if (before & ~now).any():
        return False
    there_and_back = [(one, other, *rest) for one, other, *rest in sailings.tolist()]
    there_and_back += [(other, one, *rest) for one, other, *rest in there_and_back]
    by_sea: dict[int, list[_Way]] = {}
    for one, *rest in there_and_back:
        by_sea.setdefault(one, []).append(_Way(*rest))

    def ways(links: Iterable[int]) -> Iterator[_Way]:
        for link in links:
            if now[link] or always[link]:
                yield _Way(facts.neighbours[link], _times(facts)[link], toll, int(now[link]))

    new = ((before != now) | (always > 0)) if fresh else before != now
    waiting: dict[int, None] = {}
    for link in np.nonzero(new)[0].tolist():
        waiting |= _led_over(spans, link // 6, ways([link]))
    for port, out in by_sea.items():
        waiting |= _led_over(spans, port, out)
    while waiting:
        here = next(iter(waiting))
        del waiting[here]
        waiting |= _led_over(spans, here, [*ways(range(6 * here, 6 * here + 6)), *by_sea.get(here, ())])
    return True


class _Way(NamedTuple):
    """A way out of a hex: where to, its time there and back, what it adds for a payment, whose it is."""

    to: int
    time: int
    fee: int
    owners: int


def _led_over(spans: Spans, here: int, ways: Iterable[_Way]) -> dict[int, None]:
    """Shorten everybody's spans of the hexes that ways out of a hex lead to; return those now nearer."""
    found: dict[int, None] = {}
    for to, time, fee, owners in ways:
        over = spans[:, here] + (time + _fees(len(spans), owners, fee))
        if (over < spans[:, to]).any():
            np.minimum(over, spans[:, to], out=spans[:, to])
            found[to] = None
    return found


@lru_cache(maxsize=1 << 10)
def _fees(players: int, owners: int, fee: int) -> Spans:
    """Return what each player pays for a step, as a column."""
    return np.array([[0 if owners >> player & 1 else fee] for player in range(players)], np.int16)


@lru_cache(maxsize=8)
def _ends(facts: Facts) -> tuple[Numbers, Numbers]:
    """Return the hexes of all destinations, and where each destination's begin and they end."""
    hexes, first = ends_of(facts)
    return np.array(hexes, np.int64), np.array([*first, len(hexes)], np.int64)


@lru_cache(maxsize=64)
def _sailings(facts: Facts, ferries: tuple[int, ...]) -> Numbers:
    """Return five numbers for each ferry that is sold: its ports, its time there and back, fee, owner."""
    sold = [
        (*line.ports, passage(facts, ferry), FEE * (line.fee // unit(facts)), 1 << owner)
        for ferry, (line, owner) in enumerate(zip(facts.ferries, ferries, strict=True))
        if owner != NOWHERE
    ]
    return np.array(sold, np.int64).reshape(-1, 5)


@lru_cache(maxsize=8)
def _board(facts: Facts) -> tuple[Numbers, ...]:
    """Return where links lead, what they take there and back, and which can be run over unbuilt (6.C2)."""
    always = [int(link in facts.permits) for link in range(len(facts.neighbours))]
    return tuple(np.array(each, np.int64) for each in (facts.neighbours, _times(facts), always))


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
