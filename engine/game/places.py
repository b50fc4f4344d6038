"""Towns, and what keys mean: everything about places is asked here.

The places a game begins with are those of its board (``Facts.map_places``); those there are now are the
state's (``State.map_places``). The rules ask the latter, so that a game may add places while it is played.
"""

from collections.abc import Mapping
from dataclasses import dataclass

_NONE = -1


@dataclass(frozen=True, slots=True)
class Destination:
    """What a key means: a name, and the hexes to choose from (6.B1c)."""

    name: str
    hexes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """A town with keys, as the game knows it; ``bonus`` is what the first into it receives (6.A4)."""

    name: str
    hex: int
    bonus: int
    start: bool


@dataclass(frozen=True, eq=False, slots=True)
class MapPlaces:
    """The towns there are, and what every key means.

    ``towns`` has one place for each hex with a keyed town, ``town_at`` for each hex of the map an index into
    them, or NOWHERE (-1). ``destinations`` are by key, in the scheme's order; keys of towns and specials
    outside it come after them.
    """

    towns: tuple[Place, ...]
    town_at: tuple[int, ...]
    destinations: Mapping[str, Destination]

    def is_town(self, hex_: int) -> bool:
        """Return whether a hex holds a town, that is a place with keys (6.A4)."""
        return self.town_at[hex_] != _NONE

    def name_of(self, key: str) -> str:
        """Return the name of what a key means; a coast, which is no key, is its own name (TC.trans1)."""
        return self.destinations[key].name if key in self.destinations else key


def with_town(places: MapPlaces, town: Place, key: str, destination: Destination) -> MapPlaces:
    """Return places with a town more, and a key that means it."""
    town_at = list(places.town_at)
    town_at[town.hex] = len(places.towns)
    return MapPlaces((*places.towns, town), tuple(town_at), {**places.destinations, key: destination})


def places_of(towns: tuple[Place, ...], hexes: int, destinations: Mapping[str, Destination]) -> MapPlaces:
    """Return the places of a map with this many hexes."""
    by_hex = {town.hex: index for index, town in enumerate(towns)}
    return MapPlaces(towns, tuple(by_hex.get(hex_, _NONE) for hex_ in range(hexes)), destinations)
