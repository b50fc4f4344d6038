"""Where sheets lie on the earth."""

import numpy as np
import pytest

from engine.board.earth import PROJECTIONS, Earth, EarthError, Globe, Projection, ProjectionName, pinned
from engine.hexes.sheet import Sheet

SHEET = Sheet(20, 16)
EDGES = np.array([(0.0, 0.0), SHEET.size_mm, (40.0, 90.0)])


def earth_of(name: ProjectionName, sheet: Sheet = SHEET, longitude: float = -3.0) -> Earth | None:
    """Return a sheet of hexes 10 km wide around a place."""
    projection = Projection(name, (longitude, 51), None if name == "laea" else (50, 52))
    middle = np.array(sheet.size_mm) / 2
    return pinned(sheet, projection, lambda mm: projection.degrees((mm - middle) * (1, -1)))


@pytest.mark.parametrize("name", PROJECTIONS)
def test_places_go_to_the_earth_and_come_back(name: ProjectionName) -> None:
    earth = earth_of(name)
    assert earth is not None
    globe = Globe(SHEET, earth)
    assert globe.mm(globe.degrees(EDGES)) == pytest.approx(EDGES, abs=1e-3)
    middle = globe.degrees(np.array([np.array(SHEET.size_mm) / 2]))
    assert middle == pytest.approx(np.array([(-3.0, 51.0)]), abs=1e-5)


def test_longitudes_go_on_across_the_antimeridian() -> None:
    earth = earth_of("laea", longitude=179.9)
    assert earth is not None
    longitudes = Globe(SHEET, earth).degrees(EDGES)[:, 0]
    assert longitudes[0] < 179
    assert longitudes[1] > 180


@pytest.mark.parametrize("size", [(1, 1), (1, 20), (20, 1), (2, 1)])
def test_a_sheet_too_small_has_no_place(size: tuple[int, int]) -> None:
    assert earth_of("laea", Sheet(*size)) is None


def test_hexes_in_one_line_or_a_cone_without_parallels_fix_no_place() -> None:
    earth = earth_of("laea")
    assert earth is not None
    in_line = tuple((SHEET.hex_at(column, 2), (float(column), 50.0)) for column in range(3))
    with pytest.raises(EarthError):
        Globe(SHEET, Earth(earth.projection, in_line))
    with pytest.raises(EarthError):
        Globe(SHEET, Earth(Projection("lcc", (0, 0)), earth.at))
    with pytest.raises(EarthError):
        Globe(SHEET, Earth(Projection("laea", (177, -51)), ((SHEET.hex_at(0, 0), (-3, 51)), *earth.at)))
