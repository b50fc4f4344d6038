"""Where cities may appear by the rule of dynamic cities, round by round, and its coasts (TC)."""

import numpy as np
import pytest

from engine.board.cities import DYNAMIC_CITIES, coasts, ever_open, open_in
from engine.board.document import Board, new_board
from engine.board.places import CityRegion, Country, Town, Water
from engine.board.rules import Fields, OtherRule, Plain
from engine.board.terrain import SEA
from engine.edits.terrain import PaintCountry, PaintTerrain
from engine.hexes.lattice import Hex
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


def rule(**eligible: Plain) -> OtherRule:
    return OtherRule(DYNAMIC_CITIES, (("eligible", Fields(tuple(eligible.items()))),))


def columns(board: Board, cities: OtherRule, round_: int) -> list[int]:
    return [int(at) + 1 for at in np.flatnonzero(open_in(board, cities, round_).any(axis=0))]


def test_columns_open_and_grow_to_the_west_each_round(board: Board) -> None:
    grown = Fields((("rounds", (1, 3)), ("from_column", 6), ("west_each_round", 2)))
    later = Fields((("rounds", (4, 5)), ("from_column", 1)))
    cities = rule(country="US", regions=(grown, later))
    assert columns(board, cities, 1) == [6, 7]
    assert columns(board, cities, 3) == [2, 3, 4, 5, 6, 7]
    assert columns(board, cities, 4) == [1, 2, 3, 4, 5, 6, 7]
    assert columns(board, cities, 6) == []
    assert np.count_nonzero(ever_open(board, cities)) == 27


def test_painted_regions_open_in_their_rounds(board: Board) -> None:
    painted = board.edited(city_regions=(CityRegion("East", hexes(5), 2, 3),))
    assert columns(painted, rule(country="US"), 1) == []
    assert columns(painted, rule(country="US"), 2) == [6]
    assert np.count_nonzero(ever_open(painted, rule())) == 4


def test_water_towns_and_other_countries_are_left_out(board: Board) -> None:
    everywhere = open_in(board, rule(country="US", **{"except": ("city", "water")}), 1)
    assert np.count_nonzero(everywhere) == 7 * 4 - 2
    assert not everywhere[2, 6]
    assert not everywhere[0, 6]
    assert not everywhere[:, 7].any()


def test_a_coast_is_land_of_its_country_beside_its_waters(board: Board) -> None:
    shore = Fields((("name", "East Coast"), ("country", "US"), ("next_to", ("Atlantic",))))
    ((name, found),) = coasts(board, OtherRule(DYNAMIC_CITIES, (("coasts", (shore,)),)))
    assert name == "East Coast"
    assert set(found) == {SHEET.hex_at(6, row) for row in (1, 2, 3)}
