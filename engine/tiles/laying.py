"""Laying tiles at random by the rules: tables to look at, and what many of them say of a set.

This is the placing of the game alone (DR.3): no stock, bids or hidden hands.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from engine.tiles.set import BLANK, CityTile, TileSet

Cell = tuple[int, int]
"""A place on the table: x to the east, y to the south."""
NEXT: Final[tuple[Cell, ...]] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The way to the neighbour at N, E, S, W."""


@dataclass(frozen=True)
class Laid:
    """A tile on the table: where, after how many quarter turns clockwise, and what it links."""

    city: CityTile
    cell: Cell
    turns: int
    links: tuple[str, ...] = ()


@dataclass
class Table:
    """Tiles laid so far, with the edges that still lie open."""

    cells: dict[Cell, Laid] = field(default_factory=dict)
    open_edges: dict[tuple[Cell, int], str] = field(default_factory=dict)
    """What lies open, by the free cell and the side at which a tile there would meet it."""

    def places_for(self, city: CityTile) -> list[tuple[Cell, int]]:
        """Return the places and turns in which a tile makes a link; if none, where blank meets blank."""
        return self._meeting(city, blank=False) or self._meeting(city, blank=True)

    def can_match(self, city: CityTile) -> bool:
        """Return whether a tile can make a link somewhere."""
        codes = city.railroads
        return any(code in codes for code in self.open_edges.values())

    def _meeting(self, city: CityTile, *, blank: bool) -> list[tuple[Cell, int]]:
        return [
            (cell, (side - at) % 4)
            for (cell, side), code in self.open_edges.items()
            if (code == BLANK) == blank
            for at, own in enumerate(city.edges)
            if own == code
        ]

    def lay(self, city: CityTile, cell: Cell, turns: int) -> Laid:
        """Put a tile on a free cell; every edge that meets its like is a link."""
        edges, links = city.turned(turns), []
        for side, code in enumerate(edges):
            met = self.open_edges.pop((cell, side), None)
            if met is not None and met == code != BLANK:
                links.append(code)
        laid = self.cells[cell] = Laid(city, cell, turns, tuple(links))
        for side, code in enumerate(edges):
            beyond = cell[0] + NEXT[side][0], cell[1] + NEXT[side][1]
            if beyond not in self.cells:
                self.open_edges[(beyond, (side + 2) % 4)] = code
        return laid


def start_of(tile_set: TileSet, chance: Random) -> CityTile:
    """Return the tile a table begins with: one of the start cities, or any where there are none."""
    starts = [tile_set.city_of[name] for name in tile_set.starts if name in tile_set.city_of]
    return chance.choice(starts or list(tile_set.cities))


def lay_some(table: Table, tiles: Sequence[CityTile], chance: Random) -> Iterator[Laid | None]:
    """Lay tiles one after the other, each in a legal place; yield each, or None for one that fits nowhere."""
    for city in tiles:
        places = table.places_for(city)
        yield table.lay(city, *chance.choice(places)) if places else None


def random_table(tile_set: TileSet, seed: int, count: int | None = None) -> tuple[Laid, ...]:
    """Return a table of at most ``count`` tiles laid legally at random, in the order they were laid."""
    if not tile_set.cities:
        return ()
    chance = Random(seed)
    first = start_of(tile_set, chance)
    others = [city for city in tile_set.cities if city is not first]
    chance.shuffle(others)
    table = Table()
    laid = [table.lay(first, (0, 0), 0)]
    laid += [each for each in lay_some(table, others, chance) if each is not None]
    return tuple(laid[:count])
