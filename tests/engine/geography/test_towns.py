"""Towns are the largest places, on land, each on its own hex and not too near another."""

import numpy as np
import pytest

from engine.board.terrain import OPEN, SEA
from engine.geography.bodies import Neighbours
from engine.geography.coast import Ground
from engine.geography.frames import Frame
from engine.geography.towns import TownRule, placed_towns, ranked
from engine.hexes.lattice import distance
from tests.engine.geography.invented import place

RULE = TownRule(most=10, gap=2)


@pytest.fixture
def ground(frame: Frame) -> Ground:
    """Land except for the first three columns, and for the twelfth, behind which there is an island."""
    ground = np.full((frame.sheet.rows, frame.sheet.columns), OPEN, dtype=np.uint8)
    ground[:, :3] = ground[:, 12:14] = SEA
    return ground.ravel()


def test_the_largest_places_come_first_without_boroughs_and_double_names() -> None:
    places = [
        place("Ross", -2, 51, population=100),
        place("Usk", -2, 51, rank=1),
        place("Bristol", -2, 51, population=900),
        place("ross", -3, 51, population=50),
        place("Bristol District", -2, 51, population=800),
        place("", -2, 51, population=1000),
        place("Ely", -2, 51, rank=3),
    ]
    assert [each.name for each in ranked(places)] == ["Bristol", "Ross", "Usk", "Ely"]


def test_each_town_is_on_its_hex_and_far_enough_from_the_next(
    frame: Frame, ground: Ground, neighbours: Neighbours
) -> None:
    rng = np.random.default_rng(7)
    many = [
        place(f"Town {number}", *degrees, population=1000 - number)
        for number, degrees in enumerate(rng.uniform((-3.2, 50.2), (-1.9, 51.8), (60, 2)).tolist())
    ]
    towns = placed_towns(frame, many, ground, neighbours, TownRule(most=8, gap=3)).towns
    assert len(towns) == 8
    assert towns[0].name == "Town 0"
    hexes = [town.hex for town in towns]
    assert min(distance(one, other) for one in hexes for other in hexes if one != other) >= 3
    for town in towns:
        number = int(town.name.split()[1])
        x, y = frame.mm(np.array([many[number].shape.coords[0]]))[0].tolist()
        assert town.hex == frame.sheet.hex_under(x, y)


def test_a_town_at_the_coast_comes_to_land_and_one_at_sea_is_named(
    frame: Frame, ground: Ground, neighbours: Neighbours
) -> None:
    sheet = frame.sheet
    coast, sea = (
        frame.degrees(np.array([sheet.centre_mm(sheet.hex_at(column, 8))]))[0].tolist() for column in (2, 0)
    )
    found = placed_towns(frame, [place("Port", *coast), place("Deep", *sea)], ground, neighbours, RULE)
    assert [sheet.place_of(town.hex)[0] for town in found.towns] == [3]
    assert found.at_sea == ["Deep"]


def test_towns_across_the_water_are_named(frame: Frame, ground: Ground, neighbours: Neighbours) -> None:
    places = [
        place("Capital", -0.4, 51, population=99),
        place("Hill", -3.2, 51, population=9),
        place("Dale", -2.6, 51, population=8),
    ]
    found = placed_towns(frame, places, ground, neighbours, RULE)
    assert [town.name for town in found.towns] == ["Hill", "Dale"]
    assert found.cut_off == ["Capital"]
