"""Each hex is what covers most of it, then islands, straits and lakes are put right."""

import numpy as np
import pytest
import shapely
import shapely.affinity
from shapely import Point
from shapely.geometry.base import BaseGeometry

from engine.board.terrain import LAKE, OFF, OPEN, SEA
from engine.geography.bodies import Neighbours, bodies
from engine.geography.coast import Coast, coast_of, flood_lakes
from engine.geography.countries import owners_of
from engine.geography.coverage import Coverage
from engine.geography.frames import Frame
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet


def everywhere(coverage: Coverage) -> BaseGeometry:
    """Return the whole sheet and more."""
    width, height = coverage.sheet.size_mm
    return shapely.box(-100, -100, width + 100, height + 100)


def place_of(sheet: Sheet, hex_: Hex) -> int:
    column, row = sheet.place_of(hex_)
    return row * sheet.columns + column


def hex_area(sheet: Sheet, column: int, row: int, share: float = 1.0) -> BaseGeometry:
    """Return the shape of a hex, or the middle of it with so much of its area."""
    hex_ = sheet.hex_at(column, row)
    scale = share**0.5
    return shapely.affinity.scale(shapely.Polygon(sheet.outline_mm(hex_)), scale, scale)


def coast(land: BaseGeometry, coverage: Coverage, neighbours: Neighbours) -> Coast:
    return coast_of(land, everywhere(coverage), coverage, neighbours)


@pytest.mark.parametrize("points", [8, 64, 2000])
def test_the_shares_of_all_hexes_sum_to_the_area(coverage: Coverage, points: int) -> None:
    island = Point(90, 80).buffer(43, quad_segs=points // 4)
    shares = coverage.shares(island)
    assert shares.sum() * coverage.area == pytest.approx(island.area, rel=1e-9)
    exact = shapely.Polygon(coverage.sheet.outline_mm(coverage.sheet.hex_under(50, 60)))
    share = shares[place_of(coverage.sheet, coverage.sheet.hex_under(50, 60))]
    assert share == pytest.approx(island.intersection(exact).area / exact.area, abs=1e-9)


def test_a_hex_is_land_where_half_of_it_is(coverage: Coverage, neighbours: Neighbours) -> None:
    found = coast(Point(90, 80).buffer(40), coverage, neighbours)
    assert ((found.ground == OPEN) == (found.shares >= 0.5)).all()
    hexland = (found.ground == OPEN).sum() * coverage.area
    assert hexland == pytest.approx(Point(90, 80).buffer(40).area, rel=0.05)


def test_an_island_smaller_than_a_hex_gets_one_and_a_rock_none(
    coverage: Coverage, neighbours: Neighbours
) -> None:
    sheet = coverage.sheet
    x, y = sheet.outline_mm(sheet.hex_at(5, 5))[0]
    radius = (0.5 * coverage.area / np.pi) ** 0.5
    island, rock = Point(x, y).buffer(radius), Point(150, 60).buffer(radius / 3)
    found = coast(shapely.union_all([island, rock]), coverage, neighbours)
    assert (found.ground == OPEN).sum() == 1


def test_a_bay_is_opened_to_the_sea_by_a_strait(coverage: Coverage, neighbours: Neighbours) -> None:
    bay, sea = shapely.box(50, 50, 90, 90), shapely.box(-100, -100, 30, 300)
    strait = shapely.box(20, 66, 60, 72)
    land = everywhere(coverage).difference(shapely.union_all([bay, sea, strait]))
    found = coast(land, coverage, neighbours)
    assert LAKE not in found.ground
    assert len(bodies(found.ground == SEA, neighbours)) == 1


def test_water_without_a_way_to_the_sea_is_a_lake_and_a_puddle_is_filled(
    coverage: Coverage, neighbours: Neighbours
) -> None:
    sheet = coverage.sheet
    lake, puddle = shapely.box(40, 40, 90, 90), hex_area(sheet, 14, 10)
    land = everywhere(coverage).difference(shapely.union_all([lake, puddle]))
    found = coast(land, coverage, neighbours)
    assert SEA not in found.ground
    assert found.ground[10 * sheet.columns + 14] == OPEN
    assert (found.ground == LAKE).sum() * coverage.area == pytest.approx(lake.area, rel=0.15)


def test_a_narrow_lake_is_one_chain_worth_its_area(coverage: Coverage, neighbours: Neighbours) -> None:
    lake = shapely.LineString([(40, 30), (90, 90), (150, 100)]).buffer(3)
    found = coast(everywhere(coverage), coverage, neighbours)
    (body,) = flood_lakes(found, [lake], coverage, neighbours)
    assert len(body) == round(lake.area / coverage.area)
    assert len(bodies(found.ground == LAKE, neighbours)) == 1
    assert (coverage.shares(lake)[body] > 0.2).all()


def test_a_small_lake_is_left_out(coverage: Coverage, neighbours: Neighbours) -> None:
    found = coast(everywhere(coverage), coverage, neighbours)
    lake = hex_area(coverage.sheet, 9, 9, 0.5)
    assert flood_lakes(found, [lake], coverage, neighbours) == [[]]
    assert flood_lakes(found, [lake], coverage, neighbours, least=0.4) != [[]]


def test_beyond_what_is_known_the_coast_goes_on_and_then_the_map_ends(
    coverage: Coverage, neighbours: Neighbours
) -> None:
    width, height = coverage.sheet.size_mm
    region = shapely.box(0, 0, width / 2, height)
    land = shapely.box(0, height / 2, width / 2, height)
    found = coast_of(land, region, coverage, neighbours).ground.reshape(-1, coverage.sheet.columns)
    assert (found[:, :10] != OFF).all()
    assert (found[:, 13:] == OFF).all()
    assert (found[2, :11] == SEA).all()
    assert (found[-2, :11] == OPEN).all()


def test_land_belongs_to_the_country_that_covers_most_of_it(
    frame: Frame, coverage: Coverage, neighbours: Neighbours
) -> None:
    width, height = frame.sheet.size_mm
    west, east = shapely.box(0, 0, width * 0.4, height), shapely.box(width * 0.42, 0, width, height)
    sliver = hex_area(frame.sheet, 3, 5)
    countries = [west.difference(sliver), shapely.union_all([east, sliver])]
    is_land = np.ones(frame.sheet.columns * frame.sheet.rows, dtype=np.bool_)
    owners = owners_of(countries, is_land, coverage, neighbours)
    assert set(owners.tolist()) == {1, 2}
    assert owners[5 * frame.sheet.columns + 3] == 1
    assert (owners.reshape(-1, frame.sheet.columns)[:, :7] == 1).all()
    assert (owners.reshape(-1, frame.sheet.columns)[:, 9:] == 2).all()
