"""Hills are the highest land, swamps what areas cover."""

import numpy as np
import pytest
import shapely

from engine.geography.coverage import Coverage
from engine.geography.frames import Frame
from engine.geography.layers import Heights
from engine.geography.relief import HillRule, hills_by_height, mean_heights, mostly


def slope(cell: float, west: float = -5.0, east: float = 1.0) -> Heights:
    """Return a grid whose heights are 100 m for each degree of longitude from 5 west on."""
    columns, rows = round((east - west) / cell), round(4 / cell)
    along = (west + (np.arange(columns) + 0.5) * cell + 5) * 100
    return Heights(np.tile(along, (rows, 1)).astype(np.float32), west, 53.0, cell)


@pytest.mark.parametrize("cell", [0.02, 0.5])
def test_a_hex_is_as_high_as_its_cells_or_as_the_height_between_them(frame: Frame, cell: float) -> None:
    heights = mean_heights(frame, [slope(cell)])
    sheet = frame.sheet
    centres = sheet.centres_mm(range(sheet.columns), range(sheet.rows)).reshape(-1, 2)
    assert heights == pytest.approx((frame.degrees(centres)[:, 0] + 5) * 100, abs=5)


def test_a_finer_grid_is_filled_up_by_a_coarser_one(frame: Frame) -> None:
    fine, coarse = slope(0.02, west=-5.0, east=-2.5), slope(0.5)
    heights = mean_heights(frame, [fine, coarse])
    assert not np.isnan(heights).any()
    assert np.isnan(mean_heights(frame, [fine])).any()
    assert np.isnan(mean_heights(frame, [])).all()


def test_hills_are_from_a_height_on_or_a_share_of_the_land() -> None:
    heights = np.array([100.0, 300.0, 200.0, np.nan, 400.0, 500.0])
    is_land = np.array([True, True, True, True, True, False])
    by_height = hills_by_height(heights, is_land, HillRule(metres=200, share=None))
    assert by_height.tolist() == [False, True, True, False, True, False]
    by_share = hills_by_height(heights, is_land, HillRule(share=0.5))
    assert by_share.tolist() == [False, True, False, False, True, False]
    assert not hills_by_height(heights, is_land, HillRule(share=0.0)).any()


def test_areas_take_the_hexes_that_they_cover_more_than_half(coverage: Coverage) -> None:
    areas = [shapely.box(20, 20, 90, 90), shapely.box(60, 60, 120, 120)]
    taken = mostly(areas, coverage)
    assert (taken == (coverage.shares(shapely.union_all(areas)) > 0.5)).all()
    assert 0 < taken.sum() * coverage.area < 2 * 70 * 70
