"""How far it is on a board to all that is worth having: found once without rivals, and kept up by hexes."""

from collections.abc import Iterable
from functools import lru_cache
from statistics import median_high
from threading import local
from typing import NamedTuple

from engine.bots.common.ground import dearest_link
from engine.game.facts import Facts
from engine.game.track.payments import alongside_due, junction_due
from engine.paths.compilation import compiled
from engine.paths.laying import BEYOND, Land, Near


class Bearings(NamedTuple):
    """The land of a board, whose places are its towns in order and what else there is to reach.

    That is the destinations that are no towns, by key, and the places of connections (6.C4).

    A link too dear for an allowance leads nowhere, in extra building too, nor does one out of a hex
    abroad (6.C2). Where nothing can be saved, that is one for which less than half of the throws are enough,
    unless there is a place to which no other way leads.
    """

    land: Land
    spots: tuple[int, ...]
    """The first hex of each place."""
    of_key: dict[str, int]
    ways_in: Land
    """The same land, whose places are the hexes, one by one, of destinations that have several."""
    doors: tuple[int, ...]
    """These hexes."""


@lru_cache(maxsize=8)
def bearings_of(facts: Facts) -> Bearings:
    """Return the bearings of a board."""
    hexes = {
        key: tuple(sorted(destination.hexes)) for key, destination in facts.map_places.destinations.items()
    }
    towns = [(town.hex,) for town in facts.map_places.towns]
    connected = [(place,) for terms in facts.connections for place in terms.places]
    places = list(dict.fromkeys([*towns, *hexes.values(), *connected]))
    spots = tuple(place[0] for place in places)
    land = _land(facts, dearest_link(facts), places)
    if not facts.rules.save_from:
        # A player who waits for a high throw builds nothing meanwhile.
        easier = _land(facts, median_high(facts.rules.build_die), places)
        if ((easier.rows < BEYOND) == (land.rows < BEYOND))[:, spots].all():
            land = easier
    doors = sorted({hex_ for each in hexes.values() if len(each) > 1 for hex_ in each})
    return Bearings(
        land,
        spots,
        {key: places.index(each) for key, each in hexes.items()},
        Land(land.numbers, facts.backs, [(door,) for door in doors]),
        tuple(doors),
    )


def _land(facts: Facts, most: int, places: Iterable[tuple[int, ...]]) -> Land:
    """Return a board with the links that cost no more than ``most``, and lead on."""
    closed = [cost > most or facts.foreign[link // 6] for link, cost in enumerate(facts.costs)]
    costs = [0 if shut else cost for shut, cost in zip(closed, facts.costs, strict=True)]
    fees = [alongside_due(facts, facts.map_places, link) if cost else 0 for link, cost in enumerate(costs)]
    asked = [link in facts.pieces for link in range(len(costs))]
    junctions = [junction_due(facts, facts.map_places, hex_) for hex_ in range(facts.hexes)]
    return Land((facts.neighbours, costs, fees, asked, junctions), facts.backs, places)


class _Kept(local):
    """What a thread found last for each player of a board: it goes on in place, so each has its own."""

    facts: Facts | None = None
    near: dict[int, Near]


_kept = _Kept()


def near_to(facts: Facts, player: int, own: tuple[int, ...]) -> Near:
    """Return how near all places are to the hexes that a player may build on from."""
    if _kept.facts is not facts:
        _kept.facts, _kept.near = facts, {}
    near, land, swift = _kept.near.get(player), bearings_of(facts).land, compiled()
    if near is None or near.swift != swift or near.own != own[: len(near.own)]:
        near = _kept.near[player] = Near(len(land.lengths), swift=swift)
    if len(near.own) < len(own):
        land.come_to(near, own)
    return near
