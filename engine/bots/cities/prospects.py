"""What cities are worth that are there, and that may still appear (TC)."""

from collections import Counter
from functools import lru_cache
from typing import Any, Final

import numpy as np

from engine.game.city_progress import City
from engine.game.city_terms import CityTerms
from engine.game.facts import Facts
from engine.game.state import State
from engine.game.track.starts import is_start
from engine.paths.floods import UNREACHED, cost_map

_A_RACE: Final = 9
"""What a race is worth on average to somebody whose track joins both ends."""
_SHARE: Final = 0.45
"""The part of all cities that a network comes to in the end, at least."""
_EARLY: Final = 5
"""The rounds in whose open hexes a start is to have cities near."""
_FAR: Final = 24
"""Points of building beyond which a hex is no neighbourhood of a start."""


def terms_of(facts: Facts) -> CityTerms:
    """Return the terms of a board whose game goes by rounds."""
    assert facts.cities is not None
    return facts.cities


def aims(facts: Facts, state: State, player: int) -> Counter[int]:
    """Return what track in the hex of each city is worth to a player who has none there."""
    present, places = state.present, state.map_places
    keys, own, lacking = 0, 0, list[City]()
    for city in state.progress.founded:
        keys += city.keys
        if present[city.hex] >> player & 1:
            own += city.keys
        else:
            lacking.append(city)
    key = worth_of_key(facts, state, keys, own)
    found: Counter[int] = Counter()
    for city in lacking:
        town = places.town_at[city.hex]
        bonus = places.towns[town].bonus
        if bonus and (state.served >> town & 1 or is_start(state, city.hex)):
            bonus = 0
        found[city.hex] = round(city.keys * key) + bonus
    return found


def worth_of_key(facts: Facts, state: State, keys: int, own: int) -> float:
    """Return what it brings by races to have track at a city, for each time it may be drawn in a round.

    ``keys`` are those of all cities, ``own`` those of cities with the player's track.
    """
    terms = terms_of(facts)
    rounds = terms.last_round - state.round
    if rounds <= 0:
        return 0.0
    coming = _cities_to_come(facts, state.round, state.players) / 2
    drawn = 2 * terms.races_of(state.players) * rounds / max(2, keys + coming)
    return _A_RACE * drawn * max(_SHARE, own / max(1, keys))


@lru_cache(maxsize=256)
def _cities_to_come(facts: Facts, round_: int, players: int) -> int:
    """Return how many cities chance makes from a round on."""
    terms = terms_of(facts)
    return sum(terms.due_in(later, players) for later in range(round_, terms.last_round))


@lru_cache(maxsize=8)
def values_of_starts(facts: Facts) -> dict[int, float]:
    """Return how many early cities are to be expected near each start, the nearer the more."""
    terms = terms_of(facts)
    early = np.zeros(facts.hexes)
    for round_ in range(min(_EARLY, len(terms.open_in))):
        early[list(terms.open_in[round_])] += 1 / max(1, len(terms.open_in[round_]))
    links: Any = np.array(facts.neighbours, np.int64), np.array(facts.costs, np.int64)
    found = {}
    for start in facts.starts:
        costs = np.array(cost_map(links[0], links[1], [start]), np.float64)
        near = (costs != UNREACHED) & (costs <= _FAR)
        found[start] = float((early * near / (costs + 3)).sum())
    return found
