"""What a start promises: how the towns are shared out when everybody builds to what is worth most."""

from functools import lru_cache
from random import Random
from typing import Any, Final

import numpy as np

from engine.bots.ground import ground_of
from engine.game.facts import NOWHERE, Facts
from engine.game.moves import Start
from engine.game.starts import first_starts
from engine.game.state import State
from engine.paths.speed import Search, blank, compiled

_ROUNDS: Final = 22
"""Rounds of building that are looked ahead; with four players a building stage has about as many."""
_AS_GOOD: Final = 4.0
"""Starts that promise as much as the best but for so many points are drawn among."""


def promising_start(facts: Facts, state: State, player: int, key: int, random: Random) -> Start:
    """Return one of the starts that promise most beside those who have chosen."""
    taken = tuple(start for start in state.starts if start != NOWHERE)
    marks = {
        start: _lead(prospects(facts, (*taken, start), key)) for start in first_starts(facts, state, player)
    }
    most = max(marks.values())
    return Start(random.choice([start for start, mark in marks.items() if mark >= most - _AS_GOOD]))


def _lead(taken: tuple[int, ...]) -> float:
    """Return what the last of some companies takes in beyond the others."""
    others = taken[:-1]
    return taken[-1] - (sum(others) / len(others) if others else 0)


def prospects(facts: Facts, starts: tuple[int, ...], key: int) -> tuple[int, ...]:
    """Return what each of some companies takes in for first entries, if all build from their starts.

    Each in turn builds to the town that is worth most for its cost, by lengths without fees, from any town it
    has come to; ``key`` is what a destination is worth beside what is paid for being there first (6.A4).
    """
    return _prospects(facts, starts, key, swift=compiled())


@lru_cache(maxsize=1 << 14)
def _prospects(facts: Facts, starts: tuple[int, ...], key: int, *, swift: bool) -> tuple[int, ...]:
    """Return what :func:`prospects` does, kept: a board has few ways to start."""
    places = [_places(facts).index(start) for start in starts]
    die = facts.rules.build_die
    terms = (_ROUNDS, 100 * sum(die) // len(die), key)
    if swift:
        lengths, bonuses, keys = (np.array(each, np.int64) for each in _country(facts))
        return tuple(_SHARED.swift(lengths, bonuses, keys, np.array(places, np.int64), terms).tolist())
    return tuple(_SHARED.plain(*_country(facts), places, terms))


@lru_cache(maxsize=8)
def _places(facts: Facts) -> tuple[int, ...]:
    """Return the hexes of towns, destinations and starts."""
    ground_of(facts).add_targets(facts.starts)
    keyed = (hex_ for destination in facts.destinations.values() for hex_ in destination.hexes)
    return tuple(dict.fromkeys([*keyed, *(town.hex for town in facts.towns), *facts.starts]))


@lru_cache(maxsize=8)
def _country(facts: Facts) -> tuple[list[list[int]], list[int], list[int]]:
    """Return the lengths between all places, what is paid for the first entry to each, and its keys."""
    places, ground, rules = _places(facts), ground_of(facts), facts.rules
    lengths = [[ground.length(one, other) for other in places] for one in places]
    bonuses, keys = [0] * len(places), [0] * len(places)
    for town in facts.towns:
        bonuses[places.index(town.hex)] = rules.small_bonus if town.small else rules.bonus
    for destination in facts.destinations.values():
        for hex_ in destination.hexes:
            keys[places.index(hex_)] += 1
    return lengths, bonuses, keys


def _shared(lengths: Any, bonuses: Any, keys: Any, starts: Any, terms: Any) -> Any:
    """Return what each takes in; amounts to build with are in hundredths."""
    rounds, allowance, key = terms
    players, count = len(starts), len(bonuses)
    near, purse, taken = blank(players * count, 0), blank(players, 0), blank(players, 0)
    served = blank(count, 0)
    for player in range(players):
        served[starts[player]] = 1
        for place in range(count):
            near[player * count + place] = lengths[starts[player]][place]
    for turn in range(rounds * players):
        # The first turn moves on by one each round (6.A6).
        player = (turn + turn // players) % players
        purse[player] += allowance
        while True:
            place = _next(near, bonuses, keys, served, (player * count, key))
            if place < 0 or 100 * near[player * count + place] > purse[player]:
                break
            purse[player] -= 100 * near[player * count + place]
            if not served[place]:
                taken[player] += bonuses[place]
                served[place] = 1
            for other in range(count):
                at = player * count + other
                near[at] = min(near[at], lengths[place][other])
    return taken


def _next(near: Any, bonuses: Any, keys: Any, served: Any, terms: Any) -> int:
    """Return the place that is worth most for its cost, -1 where none is worth anything."""
    first, key = terms
    best, most, cost = -1, 0, 1
    for place in range(len(bonuses)):
        length = near[first + place]
        worth = key * keys[place] + (1 - served[place]) * bonuses[place]
        if length > 0 and worth * cost > most * length:
            best, most, cost = place, worth, length
    return best


_SHARED: Final = Search[Any](_shared, _next)
