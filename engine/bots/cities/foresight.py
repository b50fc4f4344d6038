"""Where cities will come, and whose network will be near them (TC.gm1, TC.gm2)."""

from collections import Counter
from functools import lru_cache
from typing import Any, Final

import numpy as np

from engine.bots.cities.prospects import terms_of
from engine.game.facts import Facts
from engine.game.state import State
from engine.game.track.laying import footing
from engine.game.track.starts import is_start
from engine.paths.floods import UNREACHED, cost_map

Numbers = np.ndarray[Any, np.dtype[np.float64]]

_LATER: Final = 0.8
"""What a city of the next round counts against one of this, for much may be built till then."""
_REACH: Final = 10.0
"""The points of building at which track is worth a third of what it is worth in the hex itself."""
_CLOSE: Final = 4.0
"""The points of building by which one player is ahead of another to a hex, for the odds to be clear."""
_ALONE: Final = 20.0
"""What a race brings who runs alone, at most."""
_PRIZES: Final = 30.0
"""What all who run in a race have of it together."""
_LIKELY: Final = 0.7
"""How likely a rival next to a city comes to it in time."""
_NEVER: Final = 1000.0


def lengths_from(facts: Facts, hexes: tuple[int, ...]) -> Numbers:
    """Return what it costs to build from the nearest of some hexes to each hex of the map."""
    found = np.array(cost_map(*_links(facts), hexes), np.float64)
    found[found == UNREACHED] = _NEVER
    return found


@lru_cache(maxsize=8)
def _links(facts: Facts) -> tuple[Any, Any]:
    return np.array(facts.neighbours, np.int64), np.array(facts.costs, np.int64)


@lru_cache(maxsize=64)
def coming_cities(facts: Facts, round_: int, players: int) -> Numbers:
    """Return how many cities are to be expected in each hex from a round on, later ones counting less."""
    terms = terms_of(facts)
    found = np.zeros(facts.hexes)
    for later in range(round_, len(terms.open_in)):
        hexes, due = list(terms.open_in[later]), terms.due_in(later, players)
        if hexes and due:
            found[hexes] += due / len(hexes) * _LATER ** (later - round_)
    return found


class Foresight:
    """What a player's network is worth by the cities it joins, and by those that may still appear near it."""

    def __init__(self, facts: Facts, state: State, player: int) -> None:
        self._facts, self._state, self._player = facts, state, player
        self.own = lengths_from(facts, footing(facts, state, player))
        self._rivals = {
            rival: lengths_from(facts, footing(facts, state, rival))
            for rival in range(state.players)
            if rival != player
        }
        self._nearest = np.minimum.reduce(list(self._rivals.values()))
        self._coming = coming_cities(facts, state.round, state.players)
        terms = terms_of(facts)
        founded = state.progress.founded
        self._keys = sum(city.keys for city in founded)
        self._drawn = self._draws()
        key = self._drawn * _PRIZES / 2 * max(1, self._keys) / 2 / state.players
        self._bonus = terms.bonus
        self._key = key

    def _draws(self) -> float:
        """Return how often two given keys are to be drawn against each other in the rounds to come."""
        terms, state = terms_of(self._facts), self._state
        found, keys = 0.0, float(self._keys)
        for round_ in range(state.round + 1, terms.last_round + 1):
            keys += terms.due_in(round_ - 1, state.players)
            races = terms.races_of(state.players)
            found += 2 * races / max(2.0, keys * (keys - 1))
        return found

    def worths(self) -> Counter[int]:
        """Return what track in the hex of each city is worth that the player lacks, bonuses included."""
        state, player = self._state, self._player
        founded = state.progress.founded
        chances = {
            rival: {city.hex: self._chance(rival, city.hex, lengths) for city in founded}
            for rival, lengths in self._rivals.items()
        }
        own = [city for city in founded if state.present[city.hex] >> player & 1]
        found: Counter[int] = Counter()
        for city in founded:
            if state.present[city.hex] >> player & 1:
                continue
            worth = 0.0
            for other in own:
                rivals = sum(each[city.hex] * each[other.hex] for each in chances.values())
                worth += city.keys * other.keys * min(_ALONE, _PRIZES / (1 + rivals))
            # Cities that the player will come to yet count as well.
            share = 0.5 * (self._keys - sum(each.keys for each in own)) * city.keys * _PRIZES / state.players
            town = state.map_places.town_at[city.hex]
            is_open = not state.served >> town & 1 and not is_start(state, city.hex)
            bonus = state.map_places.towns[town].bonus if is_open else 0
            found[city.hex] = round(self._drawn * (worth + share)) + bonus
        return found

    def _chance(self, rival: int, hex_: int, lengths: Numbers) -> float:
        """Return how likely a rival has track in a hex by the time its races come."""
        if self._state.present[hex_] >> rival & 1:
            return 1.0
        return _LIKELY * float(np.exp(-lengths[hex_] / _REACH))

    def gain(self, way: tuple[int, ...]) -> float:
        """Return what track in some more hexes is worth by the cities that may appear near it."""
        new = np.minimum(self.own, lengths_from(self._facts, way))
        return float((self._coming * (self._prospect(new) - self._prospect(self.own))).sum())

    def _prospect(self, lengths: Numbers) -> Numbers:
        """Return what a city in each hex would be worth to a network that is so far from it."""
        first = 1 / (1 + np.exp((lengths - self._nearest) / _CLOSE))
        near = np.exp(-lengths / _REACH)
        worth: Numbers = near * (self._key + self._bonus * first)
        return worth
