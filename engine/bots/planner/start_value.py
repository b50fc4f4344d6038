"""What starts promise: how the towns are shared out when each player builds to what is worth most."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any, Final, NamedTuple

import numpy as np

from engine.bots.common.compiled_sums import CLOSE, FINE, FURTHEST, ONE, TOO_FAR
from engine.bots.common.ground import ground_of
from engine.bots.common.race_chances import Numbers
from engine.bots.planner.first_connection import Firsts
from engine.bots.planner.race_value import RIVALS, prizes_by_spans
from engine.bots.planner.span_sums import prizes_for
from engine.game.facts import Facts
from engine.paths.grid import BEYOND

_ROUNDS: Final = 22
"""Rounds of building that are looked ahead; with four players a building stage has about as many."""
_SPAN: Final = 8
"""What a point of building is taken to lengthen a run by, in the units of spans."""
_RACES: Final = 60
"""How many points a point of the mean prize of a race is worth, if all ran from their starts.

That is more than there are races: who is near to the keys at first stays so.
"""
_Cells = np.ndarray[Any, np.dtype[Any]]


class Tastes(NamedTuple):
    """How companies are taken to build: what a key is worth, that others come nearer, and first entries.

    ``nearer`` are hundredths.
    """

    key: int
    nearer: int
    firsts: Firsts


class _Country(NamedTuple):
    """All places that are towns, destinations or starts, by numbers: what it costs to build between them.

    ``bonuses`` are what is paid for the first entry to each, ``keys`` how many each has, ``rates`` how near
    they are from each other.
    """

    lengths: Numbers
    rates: Numbers
    bonuses: Numbers
    keys: Numbers


def prospects(facts: Facts, tables: Sequence[tuple[int, ...]], tastes: Tastes) -> _Cells:
    """Return what each company has from its start, in points: tables × companies.

    A table is the starts of all its companies. They build in turn, each to the place that is worth most for
    its cost, by lengths without fees, from any place it has come to (6.A4); and the nearer their starts are
    to the ends of races to come, next to the others', the better.
    """
    places = {hex_: number for number, hex_ in enumerate(_places(facts))}
    starts = np.array([[places[start] for start in table] for table in tables]).T
    taken = _Stage(facts, starts, tastes).played()
    found: _Cells = taken.T + _RACES * _prizes(facts, starts).T
    return found


class _Stage:
    """The Building Stages of many tables, all played at once: arrays are companies × tables (× places)."""

    def __init__(self, facts: Facts, starts: Numbers, tastes: Tastes) -> None:
        """Begin with every company at its start, whose town pays no one (6.A4)."""
        self.land, self.tastes, rules = _country(facts), tastes, facts.rules
        self.players, self.tables = starts.shape
        self.allowance = 100 * sum(rules.build_die) // len(rules.build_die)
        self.unserved = rules.unserved_towns
        self.near = self.land.lengths[starts]
        self.purse, self.taken = np.zeros_like(starts), np.zeros_like(starts)
        self.open = np.tile(self.land.bonuses, (self.tables, 1))
        for own in starts:
            self.open[range(self.tables), own] = 0

    def played(self) -> Numbers:
        """Return what each company has taken in for first entries when the stage is over (6.A7)."""
        for turn in range(_ROUNDS * self.players):
            # The first turn moves on by one each round (6.A6).
            player = (turn + turn // self.players) % self.players
            self.purse[player] += self.allowance
            going = np.arange(self.tables)
            while len(going):
                going = self._built(player, going)
        return self.taken

    def _built(self, player: int, going: Numbers) -> Numbers:
        """Let a company build to its next place at some tables; return those at which it could."""
        going = going[np.count_nonzero(self.open[going], axis=1) > self.unserved]
        near, worths = self.near[player, going], self._worths(player, going)
        best = np.where(worths > 0, worths / np.maximum(near, 1), 0.0).argmax(axis=1)
        at = np.arange(len(going)), best
        cost = 100 * near[at]
        able = (worths[at] > 0) & (cost <= self.purse[player, going])
        going, best = going[able], best[able]
        self.purse[player, going] -= cost[able]
        self.taken[player, going] += self.open[going, best]
        self.open[going, best] = 0
        self.near[player, going] = np.minimum(self.near[player, going], self.land.lengths[best])
        return going

    def _worths(self, player: int, going: Numbers) -> Numbers:
        """Return what each place is worth to a company at some tables, in hundredths: tables × places."""
        lost, contested, safe, turn = self.tastes.firsts
        near = self.near[:, going]
        mine = near[player].copy()
        near[player] = BEYOND
        behind = near.min(axis=0) - mine
        counted = np.where(behind > 2 * turn, safe, contested)
        counted[behind < -turn] = lost
        worths = np.where(mine > 0, 100 * self.tastes.key * self.land.keys + self.open[going] * counted, 0)
        now = FINE // (np.minimum(mine, FURTHEST) + CLOSE)
        nearer = self.land.rates - now[:, None, :]
        more = np.einsum("tij,tj->ti", np.maximum(nearer, 0, out=nearer), worths)
        more = self.tastes.nearer * more // FINE // 100
        found: Numbers = np.where(worths > 0, worths + more, 0)
        return found


def _prizes(facts: Facts, starts: Numbers) -> _Cells:
    """Return the mean prize of a race for each company, if all ran from their starts: companies × tables."""
    lengths, _, _, keys = _country(facts)
    pairs = np.array(list(combinations(np.nonzero(keys)[0], 2)), np.int64).reshape(-1, 2)
    one, other = pairs.T
    chances, near = keys[one] * keys[other], lengths[starts]
    spans = np.minimum(_SPAN * (near[:, :, one] + near[:, :, other]), TOO_FAR)
    found, shape = np.zeros(starts.shape), spans.shape[1:]
    for player, mine in enumerate(spans):
        rivals = np.sort(np.delete(spans, player, axis=0), axis=0)[:RIVALS]
        prizes = prizes_for(prizes_by_spans(facts), mine.ravel(), rivals.reshape(len(rivals), mine.size))
        found[player] = (prizes.reshape(shape) * chances).sum(axis=1) / (ONE * max(1, chances.sum()))
    return found


@lru_cache(maxsize=8)
def _places(facts: Facts) -> tuple[int, ...]:
    """Return the hexes of towns, destinations and starts."""
    ground_of(facts).add_targets(facts.starts)
    keyed = (hex_ for destination in facts.map_places.destinations.values() for hex_ in destination.hexes)
    return tuple(dict.fromkeys([*keyed, *(town.hex for town in facts.map_places.towns), *facts.starts]))


@lru_cache(maxsize=8)
def _country(facts: Facts) -> _Country:
    """Return the country between all places."""
    places, ground = _places(facts), ground_of(facts)
    lengths = np.array([[ground.length(one, other) for other in places] for one in places], np.int64)
    rates = FINE // (np.minimum(lengths, FURTHEST) + CLOSE)
    np.fill_diagonal(rates, 0)
    bonuses, keys = np.zeros((2, len(places)), np.int64)
    for town in facts.map_places.towns:
        bonuses[places.index(town.hex)] = town.bonus
    for destination in facts.map_places.destinations.values():
        for hex_ in destination.hexes:
            keys[places.index(hex_)] += 1
    return _Country(lengths, rates, bonuses, keys)
