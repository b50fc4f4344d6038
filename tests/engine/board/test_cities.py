"""Where cities may appear by the rule of dynamic cities, round by round, and its coasts (TC)."""

import numpy as np
import pytest

from engine.board.cities import coast_named, coasts, ever_open, hexes_of_coast, open_in
from engine.board.city_rules import Coast, DynamicCities, Eligible, OpenColumns
from engine.board.document import Board, new_board
from engine.board.places import CityRegion, Country, Town, Water
from engine.board.terrain import SEA
from engine.edits.terrain import PaintCountry, PaintTerrain
from engine.hexes.lattice import Hex, neighbours
from engine.hexes.sheet import Sheet

SHEET = Sheet(8, 4)


def hexes(column: int) -> tuple[Hex, ...]:
    return tuple(SHEET.hex_at(column, row) for row in range(SHEET.rows))


@pytest.fixture
def board() -> Board:
    east = new_board(SHEET, countries=(Country("US"), Country("Canada", foreign=True)))
    east = PaintTerrain(hexes(7), SEA).apply(east)
    east = PaintCountry(tuple(hex_ for at in range(7) for hex_ in hexes(at)), 1).apply(east)
    east = PaintCountry((SHEET.hex_at(6, 0),), 2).apply(east)
    return east.edited(
        waters=(Water("Atlantic", hexes(7)),),
        towns=(Town("Boston", SHEET.hex_at(6, 2), ("11",)),),
    )


def rule(country: str = "", *regions: OpenColumns) -> DynamicCities:
    return DynamicCities(eligible=Eligible(country, regions=regions))


def columns(board: Board, cities: DynamicCities, round_: int) -> list[int]:
    return [int(at) + 1 for at in np.flatnonzero(open_in(board, cities, round_).any(axis=0))]


def test_columns_open_and_grow_to_the_west_each_round(board: Board) -> None:
    cities = rule("US", OpenColumns((1, 3), 6, 2), OpenColumns((4, 5), 1))
    assert columns(board, cities, 1) == [6, 7]
    assert columns(board, cities, 3) == [2, 3, 4, 5, 6, 7]
    assert columns(board, cities, 4) == [1, 2, 3, 4, 5, 6, 7]
    assert columns(board, cities, 6) == []
    assert np.count_nonzero(ever_open(board, cities)) == 26


def test_painted_regions_open_in_their_rounds(board: Board) -> None:
    painted = board.edited(city_regions=(CityRegion("East", hexes(5), 2, 3),))
    assert columns(painted, rule("US"), 1) == []
    assert columns(painted, rule("US"), 2) == [6]
    assert np.count_nonzero(ever_open(painted, rule())) == 4


def test_water_towns_and_other_countries_are_left_out(board: Board) -> None:
    everywhere = open_in(board, rule("US"), 1)
    assert np.count_nonzero(everywhere) == 7 * 4 - 2
    assert not everywhere[2, 6]
    assert not everywhere[0, 6]
    assert not everywhere[:, 7].any()


def test_a_coast_is_land_of_its_country_beside_its_waters(board: Board) -> None:
    shore = Coast("East Coast", "US", ("Atlantic",))
    ((name, found),) = coasts(board, DynamicCities(coasts=(shore,)))
    assert name == "East Coast"
    assert set(found) == {SHEET.hex_at(6, row) for row in (1, 2, 3)}


def test_a_hex_beside_a_water_that_a_coast_excepts_is_none_of_it(board: Board) -> None:
    gulf = board.edited(
        waters=(Water("Atlantic", hexes(7)[:3]), Water("Gulf", hexes(7)[3:])),
    )
    shore = Coast("East Coast", "", ("Atlantic",), ("Gulf",))
    beside_both = {near for near in neighbours(SHEET.hex_at(7, 3)) if near in SHEET}
    assert beside_both
    assert not beside_both & set(hexes_of_coast(gulf, shore))
    assert SHEET.hex_at(6, 0) in hexes_of_coast(gulf, shore)


def test_a_coast_is_found_by_its_name(board: Board) -> None:
    cities = DynamicCities(coasts=(Coast("East Coast", "US", ("Atlantic",)),))
    assert coast_named(board, cities, "east coast") == hexes_of_coast(board, cities.coasts[0])
    assert coast_named(board, cities, "West Coast") == ()
