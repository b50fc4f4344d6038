"""Where cities will come, and whose network will be near them (TC.gm1, TC.gm2)."""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Final

import numpy as np

from engine.bots.cities.prospects import terms_of
from engine.game.facts import Facts
from engine.game.state import State
from engine.game.track.laying import footing
from engine.game.track.starts import is_start
from engine.paths.compilation import compiled
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
_NEVER: Final = 1000
"""What it costs to build to a hex that no track can come to, and at most to any other."""
_KEPT: Final = 20_000_000
"""How many lengths from one hex to another are kept: 40 MB."""


def lengths_from(facts: Facts, hexes: Iterable[int]) -> Numbers:
    """Return what it costs to build from the nearest of some hexes to each hex of the map."""
    rows = [_lengths_of(facts)(hex_) for hex_ in hexes]
    if not rows:
        return np.full(facts.hexes, float(_NEVER))
    found: Numbers = np.minimum.reduce(rows).astype(np.float64)
    return found


@lru_cache(maxsize=4)
def _lengths_of(facts: Facts) -> Callable[[int], Any]:
    """Return a function of a hex: what it costs from there to each other hex. It keeps its answers."""
    links: tuple[Any, Any] = np.array(facts.neighbours, np.int64), np.array(facts.costs, np.int64)
    plain = links[0].tolist(), links[1].tolist()

    def lengths(hex_: int) -> Any:
        neighbours, costs = links if compiled() else plain
        found = np.array(cost_map(neighbours, costs, (hex_,)), np.int64)
        return np.where(found == UNREACHED, _NEVER, np.minimum(found, _NEVER)).astype(np.int16)

    return lru_cache(maxsize=_KEPT // facts.hexes)(lengths)


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
        unreached = np.full(facts.hexes, float(_NEVER))
        self._nearest = np.minimum.reduce([unreached, *self._rivals.values()])
        self._coming = coming_cities(facts, state.round, state.players)
        terms = terms_of(facts)
        founded = state.progress.founded
        self._worth_now: Numbers | None = None
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
        state, bit = self._state, 1 << self._player
        founded = state.progress.founded
        hexes = [city.hex for city in founded]
        keys = np.array([city.keys for city in founded], np.float64)
        is_own = np.array([state.present[hex_] & bit > 0 for hex_ in hexes], bool)
        chances = np.array([self._chances(rival, hexes) for rival in self._rivals]).reshape(-1, len(hexes))
        # For each city that is lacking and each of one's own: how many rivals run between them as well.
        rivals = chances.T[~is_own] @ chances[:, is_own]
        races = np.minimum(_ALONE, _PRIZES / (1 + rivals)) @ keys[is_own] * keys[~is_own]
        # Cities that the player will come to yet count as well.
        share = 0.5 * (self._keys - keys[is_own].sum()) * keys[~is_own] * _PRIZES / state.players
        lacking = [city.hex for city, own in zip(founded, is_own, strict=True) if not own]
        worths = np.round(self._drawn * (races + share)).astype(int).tolist()
        return Counter(
            {hex_: worth + self._bonus_of(hex_) for hex_, worth in zip(lacking, worths, strict=True)}
        )

    def _bonus_of(self, hex_: int) -> int:
        """Return what the first track in a city's hex still brings."""
        state = self._state
        town = state.map_places.town_at[hex_]
        is_open = not state.served >> town & 1 and not is_start(state, hex_)
        return state.map_places.towns[town].bonus if is_open else 0

    def _chances(self, rival: int, hexes: list[int]) -> Numbers:
        """Return how likely a rival has track in each of some hexes by the time its races come."""
        lengths = self._rivals[rival][hexes]
        there = np.array([self._state.present[hex_] >> rival & 1 for hex_ in hexes], bool)
        return np.where(there, 1.0, _LIKELY * np.exp(-lengths / _REACH))

    def gain(self, way: tuple[int, ...]) -> float:
        """Return what track in some more hexes is worth by the cities that may appear near it."""
        if self._worth_now is None:
            self._worth_now = self._prospect(self.own)
        new = np.minimum(self.own, lengths_from(self._facts, way))
        return float((self._coming * (self._prospect(new) - self._worth_now)).sum())

    def _prospect(self, lengths: Numbers) -> Numbers:
        """Return what a city in each hex would be worth to a network that is so far from it."""
        first = 1 / (1 + np.exp((lengths - self._nearest) / _CLOSE))
        near = np.exp(-lengths / _REACH)
        worth: Numbers = near * (self._key + self._bonus * first)
        return worth
