"""How far it is to all destinations from everywhere for every player, kept up link by link."""

from dataclasses import dataclass
from functools import lru_cache
from threading import local
from typing import Any

import numpy as np

from engine.bots.common.race_chances import Numbers
from engine.bots.planner.span_rows import blank_slots
from engine.bots.planner.span_updates import GO_ON, UNSPANNED
from engine.bots.planner.spans import Spans, Spread, ends_of, owners_of, sailing, times_of, toll_of
from engine.game.facts import NOWHERE, Facts
from engine.game.state import State


def spread_of(facts: Facts, state: State, *, swift: bool) -> Spread:
    """Return the spans of a state's network.

    They follow from it alone. Those asked for last are a start to which what is new is added quickly, as
    games go on link by link.
    """
    last = _last.spreads[swift]
    if last is None or not last.is_of(facts, state):
        goes_on = last is not None and last.facts is facts and last.players == state.players
        if last is None or not (goes_on and last.goes_on(state)):
            last = (_blank_hexes if swift else blank_slots)(facts, state.players)
            last.goes_on(state)
        last.owners, last.ferries = bytes(state.owners), state.ferries
        _last.spreads[swift] = last
    return last


class _Last(local):
    """The spans a thread asked for last, in plain Python and compiled.

    They are shortened in place, which no other thread may see.
    """

    def __init__(self) -> None:
        self.spreads: list[Spread | None] = [None, None]


_last = _Last()


@dataclass(eq=False)
class _ByHexes(Spread):
    """Spans for compiled searches: hexes × players × destinations."""

    is_new: bool = True
    """Whether nothing has been added yet."""

    def to_goals(self, player: int, hexes: Numbers) -> Spans:
        """Return a player's spans from some hexes to all destinations: hexes × destinations."""
        found: Spans = self.spans[hexes, player]
        return found

    def goes_on(self, state: State) -> bool:
        """Add what is new in a state; return False where something was removed, which cannot be done."""
        facts, ends, begin, sold = self.facts, ends_of(self.facts), _NOWHERE, self.sold(state)
        if sold is None:
            return False
        if self.is_new:
            begin, self.is_new = ends[0], False
        elif sold:
            begin = np.array([port for ferry in sold for port in facts.ferries[ferry].ports])
        owners = owners_of(facts, self.owners), owners_of(facts, state.owners)
        known, ferries = (self.spans, self.between, ends), _ferries(facts, state.ferries)
        return GO_ON.swift(known, owners, _board(facts), ferries, begin)


_NOWHERE = np.zeros(0, np.int64)


def _blank_hexes(facts: Facts, players: int) -> Spread:
    hexes, first = ends_of(facts)
    goals = len(first) - 1
    spans = np.full((facts.hexes, players, goals), UNSPANNED, np.int16)
    spans[hexes, :, np.repeat(np.arange(goals), np.diff(first))] = 0
    between = np.full((players, goals, goals), UNSPANNED, np.int16)
    return _ByHexes(facts, bytes(6 * facts.hexes), (NOWHERE,) * len(facts.ferries), spans, between)


@lru_cache(maxsize=8)
def _board(facts: Facts) -> tuple[Numbers, Numbers, Any, int]:
    """Return where links lead, what they take there and back, which are open unbuilt, and what tolls add."""
    free = np.zeros(6 * facts.hexes, np.uint8)
    free[list(facts.permits)] = 1
    return np.array(facts.neighbours, np.int64), np.array(times_of(facts), np.int64), free, toll_of(facts)


@lru_cache(maxsize=64)
def _ferries(facts: Facts, owners: tuple[int, ...]) -> Numbers:
    """Return five numbers for each ferry that has an owner: its ports, and what it adds to a span."""
    sold = [(ferry, owner) for ferry, owner in enumerate(owners) if owner != NOWHERE]
    found = [(*facts.ferries[ferry].ports, *sailing(facts, ferry, owner)) for ferry, owner in sold]
    return np.array(found, np.int64).reshape(-1, 5)
