"""Which hexes a player would like track in, and how many points of the account that is worth."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from engine.bots.common.distances import bearings_of
from engine.bots.common.ground import ground_of
from engine.bots.common.held_runs import missing_ends
from engine.game.facts import Facts
from engine.game.keys import keys_drawn
from engine.game.state import State
from engine.game.track.connections import open_connections
from engine.paths.compilation import compiled
from engine.paths.grid import Grid
from engine.paths.reaching import listed


class Aims(NamedTuple):
    """What each of the first targets of a ground is worth, as the next search takes it."""

    ground: Grid
    worths: Any

    @property
    def most(self) -> int:
        """What the dearest aim is worth."""
        return max([0, *listed(self.worths)])

    @property
    def points(self) -> dict[int, int]:
        """The points of the hexes that are worth any."""
        return {
            hex_: int(worth)
            for hex_, worth in zip(self.ground.targets, self.worths, strict=False)
            if worth > 0
        }


def aims_at(facts: Facts, points: Mapping[int, int]) -> Aims:
    """Return aims from their points by hex; hexes that were none of the ground's targets become some."""
    ground = ground_of(facts)
    ground.add_targets(points)
    worths = np.zeros(len(ground.targets), np.int64)
    worths[[ground.place[hex_] for hex_ in points]] = list(points.values())
    return Aims(ground, worths if compiled() else worths.tolist())


def worths_of_places(facts: Facts, state: State, key: int, *, swift: bool) -> Any:
    """Return what track in each place of the bearings is worth, as a search for a turn takes it.

    ``key`` is what it is worth to have track at a destination that will surely be drawn. Towns without track
    are worth a bonus besides (6.A4).
    """
    pays = state.stage == "building" or facts.rules.bonus_in_operating
    starts = tuple(state.starts) if pays else None
    return _worths(facts, key, state.used, state.drawn, starts, swift)


@lru_cache(maxsize=256)
def _worths(
    facts: Facts, key: int, used: frozenset[str], drawn: int, starts: tuple[int, ...] | None, swift: bool, /
) -> Any:
    """Return the same as lists, or an array for a ``swift`` search."""
    bearings = bearings_of(facts)
    bonuses = [0] * len(bearings.spots)
    if starts is not None:
        bonuses[: len(facts.map_places.towns)] = bonuses_of(facts, starts)
    found = worths_of_keys(facts, key, used, drawn), bonuses, list(bearings.spots)
    return np.array(found, np.int64) if swift else found


def worths_of_keys(facts: Facts, worth: int, used: frozenset[str] = frozenset(), drawn: int = 0) -> list[int]:
    """Value the keys still to come up by the chance that they do, by the places of the bearings."""
    places, found = bearings_of(facts).of_key, [0] * len(bearings_of(facts).spots)
    coming = keys_drawn(facts, facts.map_places) - used
    draws = 2 * (facts.rules.races - drawn) if facts.rules.races else len(coming)
    for key in coming:
        found[places[key]] += worth * min(draws, len(coming)) // len(coming)
    return found


def bonuses_of(facts: Facts, starts: tuple[int, ...]) -> list[int]:
    """Return what the first to enter each town receives; one where anybody starts pays no one (6.A4)."""
    return [0 if town.hex in starts else town.bonus for town in facts.map_places.towns]


def openings(facts: Facts, state: State, player: int, worth: int) -> Counter[int]:
    """Value the hexes that would join a run held over to the player's track (6.B1e)."""
    found: Counter[int] = Counter()
    for each in missing_ends(facts, state, player, worth):
        found.update(dict.fromkeys(each.hexes, each.worth))
    return found


def connections_left(facts: Facts, state: State, player: int) -> Counter[int]:
    """Value the last places that a player lacks of connections no one has made by their bonuses (6.C4)."""
    found: Counter[int] = Counter()
    for _, terms in open_connections(facts, state):
        lacking = [place for place in terms.places if not state.present[place] >> player & 1]
        if len(lacking) == 1:
            found[lacking[0]] += terms.bonus
    return found
