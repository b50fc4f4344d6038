"""A region lies on its sheet where it should, whatever the projection."""

from math import asin, cos, radians, sin, sqrt

import numpy as np
import pytest
import shapely

from engine.board.earth import PROJECTIONS, ProjectionName
from engine.geography.frames import (
    Box,
    Frame,
    Grid,
    box_between,
    framed,
    projection_for,
)
from engine.geography.layers import GeographyError
from engine.hexes.sheet import Top
from tests.engine.geography.invented import BOX

RADIUS_KM = 6371.0


def great_circle(one: tuple[float, float], other: tuple[float, float]) -> float:
    """Return the kilometres between two places in degrees (haversine formula)."""
    (x1, y1), (x2, y2) = (tuple(map(radians, place)) for place in (one, other))
    half = sin((y2 - y1) / 2) ** 2 + cos(y1) * cos(y2) * sin((x2 - x1) / 2) ** 2
    return 2 * RADIUS_KM * asin(sqrt(half))


@pytest.mark.parametrize("name", PROJECTIONS)
def test_distances_on_the_sheet_are_those_on_the_earth(name: ProjectionName) -> None:
    frame = framed(BOX, Grid(km=6), name)
    places = np.array([(-3.2, 51.5), (-2.6, 51.4), (-1.1, 50.9)])
    mm = frame.mm(places)
    for one, other in ((0, 1), (1, 2), (0, 2)):
        on_sheet = float(np.hypot(*(mm[one] - mm[other]))) * 6 / frame.sheet.across_flats_mm
        assert on_sheet == pytest.approx(great_circle(tuple(places[one]), tuple(places[other])), rel=0.005)


@pytest.mark.parametrize("name", PROJECTIONS)
def test_places_come_back_in_degrees(name: ProjectionName) -> None:
    frame = framed(BOX, Grid(columns=30), name)
    places = np.array([(-3.9, 50.1), (-0.1, 51.9), (-2, 51)])
    assert frame.degrees(frame.mm(places)) == pytest.approx(places, abs=1e-6)
    assert frame.mm(places)[0, 1] > frame.mm(places)[1, 1]


@pytest.mark.parametrize("top", ["pointy", "flat"])
@pytest.mark.parametrize(("columns", "km"), [(25, None), (None, 11.0)])
def test_the_sheet_fills_the_region(top: Top, columns: int | None, km: float | None) -> None:
    frame = framed(BOX, Grid(km, columns, top))
    (west, south), (east, north) = (
        each(frame.projection.km(BOX.outline()), axis=0) for each in (np.min, np.max)
    )
    width, height = (size * frame.km / frame.sheet.across_flats_mm for size in frame.sheet.size_mm)
    assert -1e-6 <= east - west - width < 1.1 * frame.km
    assert -1e-6 <= north - south - height < 1.1 * frame.km
    assert frame.sheet.columns == (columns or frame.sheet.columns)
    assert frame.km == pytest.approx(km or frame.km)


def test_a_wide_region_keeps_areas_on_a_cone() -> None:
    assert projection_for(Box(-127, 23, -65, 52)).name == "albers"
    assert projection_for(Box(-30, -20, 30, 20)).name == "laea"
    assert projection_for(BOX).name == "laea"


def test_a_region_across_the_antimeridian_is_in_one_piece() -> None:
    frame = framed(box_between(177, -19, -179, -16), Grid(columns=20))
    west, east = frame.mm(np.array([(178.0, -17.5), (-179.5, -17.5)]))
    width, height = frame.sheet.size_mm
    assert 0 < west[0] < east[0] < width
    assert 0 < west[1] < height
    (islands,) = frame.placed(
        [shapely.MultiPolygon([shapely.box(179, -18, 180, -17), shapely.box(-180, -18, -179.5, -17)])]
    )
    assert shapely.union_all(islands.buffer(1e-6)).geom_type == "Polygon"


def test_what_is_far_away_is_not_on_the_sheet(frame: Frame) -> None:
    near, far = frame.placed([shapely.box(-3, 51, -2, 51.5), shapely.box(30, 51, 31, 52)])
    assert near.area > 0
    assert far.is_empty


@pytest.mark.parametrize(
    ("box", "grid", "said"),
    [
        ((0, 51, 10, 50), Grid(columns=10), "below its north"),
        ((0, 80, 10, 89), Grid(columns=10), "below its north"),
        ((0, 0, 200, 10), Grid(columns=10), "at most 179 degrees wide"),
        ((0, 50, 2, 51), Grid(), "Choose the size of a hex"),
        ((0, 50, 2, 51), Grid(km=0.01), "Choose larger hexes."),
    ],
)
def test_what_no_sheet_can_show_gets_a_sentence(
    box: tuple[float, float, float, float], grid: Grid, said: str
) -> None:
    with pytest.raises(GeographyError, match=said):
        framed(Box(*box), grid)


def test_a_cone_cannot_show_the_equator() -> None:
    with pytest.raises(GeographyError, match="Choose laea"):
        projection_for(Box(-30, -20, 30, 20), "albers")
