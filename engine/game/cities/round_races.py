"""Which races a round may have, between the cities there are (TC.races1, TC.races2, TC.trans1)."""

from collections import Counter
from collections.abc import Sequence

from engine.game.city_progress import Offer
from engine.game.facts import Facts
from engine.game.routes.runs import joined
from engine.game.state import Pair, State
from engine.messages import Phrase, say
from engine.turns.chance import Dice

Races = tuple[tuple[str, str], ...]


def keys_to_draw(facts: Facts, state: State) -> Counter[str]:
    """Return how often each city may be drawn in a round, by key, in the order of founding.

    Not those that chance has made at the end of the round before.
    """
    terms = facts.cities
    assert terms is not None
    newest = state.round - 1 if terms.not_the_newest else -1
    return Counter(
        {
            facts.labels[city.hex]: city.keys
            for city in state.progress.founded
            if not (city.by == "chance" and city.round == newest and newest > 0)
        }
    )


def number_of_races(facts: Facts, state: State) -> int:
    """Return how many new races the round has: fewer than the rules say where there are not keys enough."""
    terms, keys = facts.cities, keys_to_draw(facts, state)
    assert terms is not None
    total, most = keys.total(), max(keys.values(), default=0)
    return min(terms.races_of(state.players), total // 2, total - most)


def drawn_races(facts: Facts, state: State, chance: Dice) -> Races:
    """Return the races of a round as drawn: keys without return, no city against itself (TC.races2).

    A second key of the same city is drawn again; where the rest cannot be paired, all are.
    """
    wanted = number_of_races(facts, state)
    while True:
        keys, races = list(keys_to_draw(facts, state).elements()), list[tuple[str, str]]()
        while len(races) < wanted:
            first = keys.pop(int(chance.random() * len(keys)))
            others = [place for place, key in enumerate(keys) if key != first]
            if not others:
                break
            races.append((first, keys.pop(others[int(chance.random() * len(others))])))
        if len(races) == wanted:
            return tuple(races)


def why_not_drawn(facts: Facts, state: State, races: Races) -> Phrase:
    """Say why chance cannot bring these races, or nothing."""
    left = keys_to_draw(facts, state)
    wanted = number_of_races(facts, state)
    if len(races) != wanted:
        return say("The round has {wanted} new races, not {n}.", wanted=wanted, n=len(races))
    for one, other in races:
        if one == other:
            return say("{key} is drawn against itself.", key=one)
        for key in (one, other):
            if not left[key]:
                return say("{key} is no city that may be drawn, or is drawn too often.", key=key)
            left[key] -= 1
    return ""


def pair_of_offer(facts: Facts, state: State, offer: Offer) -> Pair:
    """Return a race with the hexes to choose from at either end; of a coast those with track."""
    if not is_coast_race(facts, offer.keys):
        places = state.map_places.destinations
        one, other = (places[key] for key in offer.keys)
        return Pair(offer.race, offer.keys, (one.name, other.name), one.hexes, other.hexes)
    race = facts.cities.coast_race if facts.cities else None
    assert race is not None
    origins, goals = (_with_track(state, hexes) for hexes in (race.origins, race.goals))
    return Pair(offer.race, offer.keys, offer.keys, origins, goals)


def is_coast_race(facts: Facts, keys: tuple[str, str]) -> bool:
    """Return whether a race is that between the coasts."""
    race = facts.cities.coast_race if facts.cities else None
    return race is not None and keys == race.coasts


def coasts_joined(facts: Facts, state: State) -> bool:
    """Return whether built track leads from coast to coast, whoever owns it (TC.trans1)."""
    race = facts.cities.coast_race if facts.cities else None
    if race is None:
        return False
    origins, goals = (_with_track(state, hexes) for hexes in (race.origins, race.goals))
    return any(joined(facts, state, one, other) for one in origins for other in goals if one != other)


def _with_track(state: State, hexes: Sequence[int]) -> tuple[int, ...]:
    return tuple(hex_ for hex_ in hexes if state.present[hex_])
