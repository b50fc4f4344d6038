"""Spans between hexes: the time there and back and what is paid for it, and what they follow from."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Any, Final, NamedTuple

import numpy as np

from engine.bots.common.race_chances import Numbers
from engine.game.facts import NOWHERE, Facts
from engine.game.network import owners_in_races, unit
from engine.game.state import State

FEE: Final = 4
"""What a payment adds to a span, whose unit is half a point of the roll: as much as two points."""

Spans = np.ndarray[Any, np.dtype[np.int16]]


class Terms(NamedTuple):
    """What an edge adds to a span: time, fees, and the owners (a bit each) who do not pay them."""

    time: int
    fees: int
    owners: int


@dataclass(eq=False)
class Spread(ABC):
    """The spans of a network: the time there and back, and ``FEE`` for each payment.

    ``spans`` are kept as each pace works them out, ``between`` are those between destinations, the least of
    their hexes': players × destinations × destinations. It goes on with the network, whose ``owners`` and
    ``ferries`` are what they were when it was asked for last: nothing of it is to be kept.
    """

    facts: Facts
    owners: bytes
    ferries: tuple[int, ...]
    spans: Spans
    between: Spans

    @property
    def players(self) -> int:
        """How many players it is for."""
        return len(self.between)

    @abstractmethod
    def to_goals(self, player: int, hexes: Numbers) -> Spans:
        """Return a player's spans from some hexes to all destinations: hexes × destinations."""

    @abstractmethod
    def goes_on(self, state: State) -> bool:
        """Add what is new in a state; return False where something was removed, which cannot be done."""

    def is_of(self, facts: Facts, state: State) -> bool:
        """Return whether it is that of a state's network already."""
        return self.facts is facts and self.owners == state.owners and self.ferries == state.ferries

    def sold(self, state: State) -> list[int] | None:
        """Return the ferries sold since; None where one is no longer its owner's."""
        changed = zip(self.ferries, state.ferries, strict=True)
        found = [ferry for ferry, (before, owner) in enumerate(changed) if before != owner]
        return None if any(self.ferries[ferry] != NOWHERE for ferry in found) else found


@lru_cache(maxsize=8)
def ends_of(facts: Facts) -> tuple[Numbers, Numbers]:
    """Return the hexes of all destinations in order, and where each destination's begin and they end."""
    hexes: list[int] = []
    first: list[int] = []
    for destination in facts.map_places.destinations.values():
        first.append(len(hexes))
        hexes += destination.hexes
    return np.array(hexes, np.int64), np.array([*first, len(hexes)], np.int64)


def owners_of(facts: Facts, owners: bytes | bytearray) -> Numbers:
    """Return the owners of all links as trains see them."""
    return np.frombuffer(owners_in_races(facts, owners), np.uint8)


def toll_of(facts: Facts) -> int:
    """Return what a link of others' adds to a span."""
    return FEE * min(1, facts.rules.toll)


@lru_cache(maxsize=8)
def times_of(facts: Facts) -> tuple[int, ...]:
    """Return what every link takes there and back."""
    pairs = zip(facts.delays, facts.backs, strict=True)
    return tuple(0 if back == NOWHERE else 2 + delay + facts.delays[back] for delay, back in pairs)


@lru_cache(maxsize=64)
def passage(facts: Facts, ferry: int) -> int:
    """Return the time that a ferry takes there and back."""
    way = facts.ferries[ferry].way
    return sum(2 + facts.delay(here, there) + facts.delay(there, here) for here, there in pairwise(way))


def sailing(facts: Facts, ferry: int, owner: int) -> Terms:
    """Return what a ferry adds to a span."""
    fees = FEE * (facts.ferries[ferry].fee // unit(facts))
    return Terms(passage(facts, ferry), fees, 1 << owner)
