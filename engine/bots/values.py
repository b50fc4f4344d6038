"""What track is worth for the races to come: the chances of pairs, and prizes by how far it is for whom."""

from collections import Counter
from functools import lru_cache
from itertools import pairwise
from math import exp
from typing import Any, Final

import numpy as np

from engine.bots.entering import purse_for
from engine.bots.ground import ground_of
from engine.bots.spread import ends_of, spread_of
from engine.game.building import footing
from engine.game.facts import Facts
from engine.game.keys import keys_drawn
from engine.game.state import State
from engine.paths.spans import UNSPANNED, Spans
from engine.rulesets.ruleset import RuleSet

Numbers = np.ndarray[Any, np.dtype[np.int64]]

_ONE: Final = 1 << 10
"""Chances are whole numbers of this, so that they are the same on every machine."""
_BEHIND: Final = 8
"""A train whose span is longer by so much is in first once in 1 + e times."""
_TOO_FAR: Final = 120
"""A span above this nobody runs over: thirty links there and back, and what is paid for them."""
_WIDEST: Final = 80
"""Beyond this a difference of spans tells no more."""


def worth_of_keys(facts: Facts, state: State, player: int, trust: int, least: int) -> Counter[int]:
    """Return the points it is worth by hex to come with own track to destinations that may be drawn yet.

    What it brings in prizes beyond the rivals, times ``trust``, for what is built there serves later track as
    well; and ``least`` for each key that has still to come up.
    """
    hexes, which = _hexes(facts)
    coming = _coming(facts, state.used)
    come_to = {place for hex_, place in zip(hexes, which, strict=True) if state.present[hex_] >> player & 1}
    places = [turn for turn, place in enumerate(which) if place not in come_to]
    found: Counter[int] = Counter()
    if places:
        for place, gain in zip(places, _gains(facts, state, player, places), strict=True):
            found[hexes[place]] += trust * gain // _ONE + least * int(coming[which[place]])
    return found


def worth_of_ferry(facts: Facts, state: State, player: int, ferry: int) -> float:
    """Return the points that the shorter ways over a ferry of his own are worth to a player (6.C1)."""
    way, (one, other) = facts.ferries[ferry].way, facts.ferries[ferry].ports
    passage = sum(2 + facts.delay(here, there) + facts.delay(there, here) for here, there in pairwise(way))
    spans = spread_of(facts, state).to_hexes[player].astype(np.int64)
    to_ports = []
    for port in (one, other):
        column = spans[:, port].copy()
        for place, destination in enumerate(facts.destinations.values()):
            if port in destination.hexes:
                column[place] = 0
        to_ports.append(column)
    over = to_ports[0][:, None] + passage + to_ports[1][None, :]
    between, odds = spread_of(facts, state).between, chances(facts, state)
    new = np.minimum(over, over.T)
    shorter = _shorter(new, between[player], odds)
    gained = _gained(facts.rules, new[shorter], between[:, shorter[0], shorter[1]], player)
    return float((gained * odds[shorter]).sum()) / (2 * _ONE * _ONE)


def _gains(facts: Facts, state: State, player: int, places: list[int]) -> list[int]:
    """Return the prizes gained by track to some of the destinations' hexes, in 1024ths of a point.

    It is taken to go the shortest way from what is the player's, by lengths without fees.
    """
    spread, own = spread_of(facts, state), np.array(footing(facts, state, player))
    which = np.array(_hexes(facts)[1])[places]
    odds = chances(facts, state)[which]
    goals = np.flatnonzero(odds.any(axis=0))
    lengths = _lengths(facts)[np.array(places)[:, None], own]
    nearest = own[lengths.argmin(axis=1)]
    least = np.minimum(lengths.min(axis=1), UNSPANNED)
    new = spread.to_hexes[player][np.ix_(goals, nearest)].T + 2 * least[:, None]
    old, odds = spread.between[player][np.ix_(which, goals)], odds[:, goals]
    rows, columns = shorter = _shorter(new, old, odds)
    between = spread.between[:, which[rows], goals[columns]]
    gained = np.zeros(len(places), np.int64)
    np.add.at(gained, rows, _gained(facts.rules, new[shorter], between, player) * odds[shorter])
    found: list[int] = (gained // _ONE).tolist()
    return found


def _shorter(new: Numbers, old: Spans, odds: Numbers) -> tuple[Numbers, ...]:
    """Return where spans become shorter, so that somebody can run there who may have to."""
    return np.nonzero((new < old) & (new < _TOO_FAR) & (odds > 0))


def _gained(rules: RuleSet, new: Numbers, between: Spans, player: int) -> Numbers:
    """Return what it is worth that spans become new ones, in 1024ths of a point.

    ``between`` has a layer for each player: the spans there are.
    """
    rivals = np.delete(between, player, axis=0).astype(np.int64)
    mine = np.concatenate((new, between[player]))
    prizes = _prizes(rules, mine, np.concatenate((rivals, rivals), axis=1))
    found: Numbers = prizes[: len(new)] - prizes[len(new) :]
    return found


@lru_cache(maxsize=8)
def _hexes(facts: Facts) -> tuple[list[int], list[int]]:
    """Return the hexes of all destinations, and the place of the destination that each belongs to."""
    hexes, first = ends_of(facts)
    sizes = np.diff([*first, len(hexes)])
    return hexes, np.repeat(np.arange(len(first)), sizes).tolist()


@lru_cache(maxsize=8)
def _lengths(facts: Facts) -> Numbers:
    """Return what it costs without fees to build to each hex of a destination, from every hex."""
    ground = ground_of(facts)
    found: Numbers = ground.rows(swift=True)[[ground.place[hex_] for hex_ in ends_of(facts)[0]]]
    return found


def chances(facts: Facts, state: State) -> Numbers:
    """Return the chance of each pair of destinations to be run yet, in 1024ths; all of it if held over."""
    found = _chances(facts, state.used, state.drawn)
    if state.held:
        found, places = found.copy(), list(facts.destinations)
        for pair in state.held:
            one, other = map(places.index, pair.keys)
            found[one, other] = found[other, one] = _ONE
    return found


@lru_cache(maxsize=64)
def _chances(facts: Facts, used: frozenset[str], drawn: int) -> Numbers:
    """Return the chances of pairs still to be drawn: all alike."""
    coming = _coming(facts, used)
    left = int(coming.sum())
    races = min(left // 2, facts.rules.races - drawn) if facts.rules.races else left // 2
    found: Numbers = np.outer(coming, coming) * (_ONE * races // max(1, left * (left - 1) // 2))
    np.fill_diagonal(found, 0)
    return found


@lru_cache(maxsize=64)
def _coming(facts: Facts, used: frozenset[str]) -> Numbers:
    """Return 1 for each destination that may come up yet, else 0."""
    possible = keys_drawn(facts)
    return np.array([key in possible and key not in used for key in facts.destinations], np.int64)


@lru_cache(maxsize=1)
def _ahead() -> Numbers:
    """Return the chance to be in before a rival whose span is longer by -80 to 80."""
    by = range(-_WIDEST, _WIDEST + 1)
    return np.array([round(_ONE / (1 + exp(-each / _BEHIND))) for each in by], np.int64)


def _prizes(rules: RuleSet, mine: Numbers, rivals: Numbers) -> Numbers:
    """Return what spans are worth, in 1024ths of a point: the prize less a third of what rivals lose less.

    ``rivals`` has a layer for each of them. Who can run at all is taken to enter.
    """
    inside = rivals < _TOO_FAR
    chance = _ahead()[np.clip(rivals - mine, -_WIDEST, _WIDEST) + _WIDEST]
    places = [np.full(mine.shape, _ONE, np.int64)]
    for after in np.where(inside, chance, _ONE):
        before = _ONE - after
        places.append(places[-1] * before // _ONE)
        for place in range(len(places) - 2, 0, -1):
            places[place] = (places[place] * after + places[place - 1] * before) // _ONE
        places[0] = places[0] * after // _ONE
    entrants = inside.sum(axis=0)
    won, (purses, paid) = np.zeros(mine.shape, np.int64), _purses(rules, len(rivals))
    for share, prizes in zip(places, purses, strict=True):
        won += share * prizes[entrants]
    lost = paid[entrants] - (paid[entrants + 1] - won)
    found: Numbers = np.where(mine < _TOO_FAR, won + lost // 3, 0)
    return found


@lru_cache(maxsize=64)
def _purses(rules: RuleSet, rivals: int) -> tuple[Numbers, Numbers]:
    """Return the prize of every place against none to so many rivals; and all prizes, in 1024ths.

    The first are places × rivals who enter; the others have an entry for each number of entrants.
    """
    purses = [purse_for(rules, count) for count in range(1, rivals + 2)]
    prizes = [[*purse, *[0] * (rivals + 1 - len(purse))] for purse in purses]
    return np.array(prizes, np.int64).T, np.array([0, *map(sum, purses)], np.int64) * _ONE
