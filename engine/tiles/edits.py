"""Edits of a tile set: the one vocabulary of its window, quick fixes and tables."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.edits.listing import replaced
from engine.messages import Phrase, say
from engine.tiles.set import BLANK, CityTile, Edges, Railroad, TileSet

_LABELS: Final[Mapping[str, Phrase]] = {
    "title": "Change title",
    "designer": "Change designer",
    "licence": "Change licence",
    "railroads": "Change railroads",
    "cities": "Change city tiles",
    "stock": "Change stock",
    "goods": "Change goods",
    "bags": "Change bag",
    "starts": "Change start cities",
    "two_players": "Change game for two",
    "solitaire": "Change game alone",
    "locomotives": "Change locomotives",
    "sizes": "Change sizes",
    "special_rules": "Change special rules",
    "errata": "Change errata",
    "waivers": "Change waivers",
}


@dataclass(frozen=True)
class SetFieldOfSet:
    """Set one field of a tile set to a new value."""

    field: str
    value: Any
    merge_key: Hashable | None = None

    @property
    def label(self) -> Phrase:
        """Name the field for the undo menu."""
        return _LABELS[self.field]

    def apply(self, tile_set: TileSet) -> TileSet:
        """Set the field, unless it has that value."""
        if getattr(tile_set, self.field) == self.value:
            return tile_set
        return tile_set.edited(**{self.field: self.value})


@dataclass(frozen=True)
class ChangeCity:
    """Put a changed city tile in the place of an old one; a new name is followed where the set uses it.

    ``place`` is the index among the city tiles: two of them may be equal. A stale edit changes nothing.
    """

    place: int
    old: CityTile
    new: CityTile
    label: Phrase = "Change city tile"
    merge_key: Hashable | None = None

    def apply(self, tile_set: TileSet) -> TileSet:
        """Replace the tile, unless another is in its place by now."""
        cities = tile_set.cities
        if self.old == self.new or not _is_at(cities, self.place, self.old):
            return tile_set
        after = tile_set.edited(cities=(*cities[: self.place], self.new, *cities[self.place + 1 :]))
        is_renamed = self.old.name != self.new.name and self.old.name not in after.city_of
        return _renamed(after, self.old.name, self.new.name) if is_renamed else after


@dataclass(frozen=True)
class AddCity:
    """Put a city tile at the end of the set."""

    city: CityTile
    label: Phrase = "Add city tile"
    merge_key: Hashable | None = None

    def apply(self, tile_set: TileSet) -> TileSet:
        """Add the tile."""
        return tile_set.edited(cities=(*tile_set.cities, self.city))


@dataclass(frozen=True)
class RemoveCity:
    """Remove a city tile."""

    place: int
    city: CityTile
    label: Phrase = "Remove city tile"
    merge_key: Hashable | None = None

    def apply(self, tile_set: TileSet) -> TileSet:
        """Remove the tile, unless another is in its place by now."""
        cities = tile_set.cities
        if not _is_at(cities, self.place, self.city):
            return tile_set
        return tile_set.edited(cities=cities[: self.place] + cities[self.place + 1 :])


@dataclass(frozen=True)
class AddRailroad:
    """Put a railroad at the end of the set."""

    railroad: Railroad
    label: Phrase = "Add railroad"
    merge_key: Hashable | None = None

    def apply(self, tile_set: TileSet) -> TileSet:
        """Add the railroad, unless its code is taken."""
        if self.railroad.code in tile_set.codes:
            return tile_set
        return tile_set.edited(railroads=(*tile_set.railroads, self.railroad))


@dataclass(frozen=True)
class ChangeRailroad:
    """Put a changed railroad in the place of an old one; a new code is followed at the edges."""

    old: Railroad
    new: Railroad
    label: Phrase = "Change railroad"
    merge_key: Hashable | None = None

    def apply(self, tile_set: TileSet) -> TileSet:
        """Replace the railroad; no change where it is not there or the new code is taken."""
        if self.old == self.new or self.old not in tile_set.railroads:
            return tile_set
        if self.new.code != self.old.code and self.new.code in tile_set.codes:
            return tile_set
        after = tile_set.edited(railroads=replaced(tile_set.railroads, self.old, self.new))
        return after if self.new.code == self.old.code else _recoded(after, self.old.code, self.new.code)


@dataclass(frozen=True)
class RemoveRailroad:
    """Remove a railroad: its edges become blank."""

    railroad: Railroad
    merge_key: Hashable | None = None

    @property
    def label(self) -> Phrase:
        """Name the railroad for the undo menu."""
        return say("Remove {name}", name=self.railroad.name)

    def apply(self, tile_set: TileSet) -> TileSet:
        """Remove the railroad with its edges and its own number of stock tiles."""
        if self.railroad not in tile_set.railroads:
            return tile_set
        code = self.railroad.code
        after = tile_set.edited(railroads=replaced(tile_set.railroads, self.railroad))
        counts = tuple(pair for pair in after.stock.by_code if pair[0] != code)
        return _with_edges(after, code, BLANK).edited(stock=replace(after.stock, by_code=counts))


def with_edge(city: CityTile, side: int, code: str) -> CityTile:
    """Return a city tile with another railroad, or ``BLANK``, at a side from 0 for N."""
    return replace(city, edges=_edges(code if at == side else old for at, old in enumerate(city.edges)))


def _edges(codes: Any) -> Edges:
    north, east, south, west = codes
    return north, east, south, west


def _is_at(cities: tuple[CityTile, ...], place: int, city: CityTile) -> bool:
    return place < len(cities) and cities[place] == city


def _renamed(tile_set: TileSet, old: str, new: str) -> TileSet:
    """Return the set with a city under its new name among the starts and in the game alone."""
    starts = tuple(new if name == old else name for name in tile_set.starts)
    solo = tile_set.solitaire
    if solo is not None:
        solo = replace(solo, cities=tuple(new if name == old else name for name in solo.cities))
    return tile_set.edited(starts=starts, solitaire=solo)


def _recoded(tile_set: TileSet, old: str, new: str) -> TileSet:
    """Return the set with a railroad under its new code everywhere."""
    stock = replace(
        tile_set.stock,
        by_code=tuple((new if code == old else code, count) for code, count in tile_set.stock.by_code),
    )
    solo = tile_set.solitaire
    if solo is not None:
        solo = replace(solo, links=tuple(new if code == old else code for code in solo.links))
    return _with_edges(tile_set, old, new).edited(stock=stock, solitaire=solo)


def _with_edges(tile_set: TileSet, old: str, new: str) -> TileSet:
    cities = tuple(
        replace(city, edges=_edges(new if code == old else code for code in city.edges))
        for city in tile_set.cities
    )
    return tile_set.edited(cities=cities)
