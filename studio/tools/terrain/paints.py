"""What the brush, the fill and their like lay on: ground, countries, regions, and the names of waters.

Each paint touches its own layer alone: a country painted over hills leaves them hills.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, assert_never

import numpy as np
from numpy.typing import NDArray

from engine.board.document import Board
from engine.board.lines import sides_of_kind
from engine.board.places import CityRegion, Country, Water
from engine.board.terrain import FIRST_OWN, OFF, WATER, TerrainKind
from engine.edits.protocol import Edit
from engine.edits.terrain import PaintCountry, PaintRegion, PaintTerrain, PaintWater, painting_of
from engine.hexes.hex_arrays import Hexes, axial_of, masked
from engine.hexes.lattice import Hex
from engine.hexes.sides import Side


@dataclass(frozen=True)
class Ground:
    """A terrain, by its code."""

    code: int


@dataclass(frozen=True)
class Land:
    """A country, by its number from 1; 0 makes ground no one's."""

    number: int


@dataclass(frozen=True)
class Body:
    """A named body of water, by its number from 1; 0 removes the name."""

    number: int


@dataclass(frozen=True)
class Zone:
    """A city region, by its number from 1; 0 takes ground out of every region."""

    number: int


Paint = Ground | Land | Body | Zone

_TAKING: Final = frozenset((Ground(OFF), Land(0), Body(0), Zone(0)))


def painting(board: Board, paint: Paint, hexes: Hexes) -> Edit:
    """Return the edit that lays a paint on hexes, named by what the board calls it."""
    thing = thing_of_paint(board, paint)
    name = thing.name if thing is not None else ""
    named = {"label": painting_of(name)} if name else {}
    match paint:
        case Ground(code):
            return PaintTerrain(hexes, code, name=name)
        case Land(number):
            return PaintCountry(hexes, number, **named)
        case Body(number):
            return PaintWater(hexes, number, **named)
        case Zone(number):
            return PaintRegion(hexes, number, **named)
    assert_never(paint)


def thing_of_paint(board: Board, paint: Paint) -> TerrainKind | Country | Water | CityRegion | None:
    """Return the thing of the board that a paint paints, None for what every board has."""
    match paint:
        case Ground(code) if FIRST_OWN <= code < FIRST_OWN + len(board.kinds):
            return board.kinds[code - FIRST_OWN]
        case Land(number) if 0 < number <= len(board.countries):
            return board.countries[number - 1]
        case Body(number) if 0 < number <= len(board.waters):
            return board.waters[number - 1]
        case Zone(number) if 0 < number <= len(board.city_regions):
            return board.city_regions[number - 1]
    return None


def takes_away(paint: Paint) -> bool:
    """Return whether a paint removes something from the board rather than putting it there."""
    return paint in _TAKING


def paint_under(board: Board, paint: Paint, hex_: Hex) -> Paint:
    """Return the paint of the same layer that lies on a hex of the sheet."""
    column, row = board.sheet.place_of(hex_)
    match paint:
        case Ground():
            return Ground(board.terrain_at(hex_))
        case Land():
            return Land(int(board.country[row, column]))
        case Body():
            return Body(_number_of(board.waters, hex_))
        case Zone():
            return Zone(_number_of(board.city_regions, hex_))
    assert_never(paint)


def _number_of(areas: Sequence[Water | CityRegion], hex_: Hex) -> int:
    """Return the number from 1 of the first area that covers a hex, 0 for none."""
    return next((number for number, area in enumerate(areas, 1) if hex_ in area.hexes), 0)


def patches(board: Board, paint: Paint) -> NDArray[np.int64]:
    """Return a number for every place of the sheet, equal where a fill with the paint may flow on.

    Terrain flows over equal terrain; a country as far as its ground is one country's and all land,
    all water or all off the map; the name of a water over what is water; a region as far as a country
    would and as all of it is in one region or in none, so that a fill takes nothing from another region.
    """
    match paint:
        case Ground():
            return board.terrain.astype(np.int64)
        case Land():
            return _lands(board)
        case Zone():
            zones = np.zeros(board.terrain.shape, dtype=np.int64)
            for number, region in enumerate(board.city_regions, 1):
                zones[masked(board.sheet, axial_of(region.hexes))] = number
            return (len(board.city_regions) + 1) * _lands(board) + zones
        case Body():
            return np.isin(board.terrain, list(WATER)).astype(np.int64)
    assert_never(paint)


def _lands(board: Board) -> NDArray[np.int64]:
    """Return a number for every place, equal where the country and whether it is land, water or off are."""
    sort = np.where(np.isin(board.terrain, list(WATER)), 1, np.where(board.terrain == OFF, 2, 0))
    return 3 * board.country.astype(np.int64) + sort


def walls(board: Board, paint: Paint) -> frozenset[Side]:
    """Return the sides over which a fill with a paint does not flow: the borders drawn, except for ground.

    Hills and woods lie on both sides of a border, and a sea has one name on both; what people made does not.
    """
    is_made_by_people = isinstance(paint, Land | Zone)
    return sides_of_kind(board.lines, "border") if is_made_by_people else frozenset()


def is_known(board: Board, paint: Paint) -> bool:
    """Return whether a board has the thing that a paint paints."""
    match paint:
        case Ground(code):
            return code <= OFF + len(board.kinds)
        case Land(number):
            return number <= len(board.countries)
        case Body(number):
            return number <= len(board.waters)
        case Zone(number):
            return number <= len(board.city_regions)
    assert_never(paint)
