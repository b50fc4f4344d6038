"""Hills: from a grid of heights, or from areas; swamps from areas."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from engine.geography.bodies import Mask
from engine.geography.coverage import Coverage, Shares
from engine.geography.frames import Frame
from engine.geography.layers import Heights
from engine.hexes.hex_arrays import hexes_under, on_sheet

_ENOUGH: Final = 8.0
"""With fewer cells in a hex its height is that of its middle, between the cells around it."""
_HALF: Final = 0.5


@dataclass(frozen=True)
class HillRule:
    """What is hills: land of at least this many ``metres``, or the highest ``share`` of it, from 0 to 1."""

    metres: float | None = None
    share: float | None = 0.25


def mean_heights(frame: Frame, grids: Sequence[Heights]) -> Shares:
    """Return the mean height of each hex in metres, of the first grid that knows it; NaN where none does."""
    sheet = frame.sheet
    found = np.full(sheet.rows * sheet.columns, np.nan)
    for grid in grids:
        heights = _means(frame, grid)
        found = np.where(np.isnan(found), heights, found)
    return found


def _means(frame: Frame, grid: Heights) -> Shares:
    """Return the mean of a grid's cells in each hex, or where they are few the height between them."""
    sheet = frame.sheet
    rows, columns = np.nonzero(~np.isnan(grid.metres))
    places = np.column_stack([grid.west + (columns + 0.5) * grid.cell, grid.north - (rows + 0.5) * grid.cell])
    mm = frame.mm(places)
    width, height = sheet.size_mm
    is_near = ((mm >= 0) & (mm <= (width, height))).all(axis=1)
    axial = hexes_under(sheet, mm[is_near])
    is_there = on_sheet(sheet, axial)
    across, down = sheet.places_of(axial[is_there])
    place = down * sheet.columns + across
    metres = grid.metres[rows[is_near], columns[is_near]][is_there]
    count = sheet.rows * sheet.columns
    cells = np.bincount(place, minlength=count)
    if not cells.any() or cells[cells > 0].mean() < _ENOUGH:
        return _between(frame, grid)
    with np.errstate(invalid="ignore", divide="ignore"):
        means: Shares = np.bincount(place, metres, count) / cells
    return np.where(cells > 0, means, _between(frame, grid)) if (cells == 0).any() else means


def _between(frame: Frame, grid: Heights) -> Shares:
    """Return the height at the middle of each hex, between the four cells around it."""
    sheet = frame.sheet
    centres = sheet.centres_mm(range(sheet.columns), range(sheet.rows)).reshape(-1, 2)
    degrees = frame.degrees(centres)
    x = (degrees[:, 0] - grid.west) % 360 / grid.cell - 0.5
    y = (grid.north - degrees[:, 1]) / grid.cell - 0.5
    rows, columns = grid.metres.shape
    is_inside = (x >= -0.5) & (x <= columns - 0.5) & (y >= -0.5) & (y <= rows - 0.5)
    left = np.clip(np.floor(x).astype(int), 0, max(0, columns - 2))
    top = np.clip(np.floor(y).astype(int), 0, max(0, rows - 2))
    right, low = np.minimum(left + 1, columns - 1), np.minimum(top + 1, rows - 1)
    across, down = np.clip(x - left, 0, 1), np.clip(y - top, 0, 1)
    grid_ = grid.metres
    upper = grid_[top, left] * (1 - across) + grid_[top, right] * across
    lower = grid_[low, left] * (1 - across) + grid_[low, right] * across
    return np.where(is_inside, upper * (1 - down) + lower * down, np.nan)


def hills_by_height(heights: Shares, is_land: Mask, rule: HillRule) -> Mask:
    """Return the land that is hills by its height."""
    known = is_land & ~np.isnan(heights)
    if rule.metres is not None:
        return known & (np.nan_to_num(heights) >= rule.metres)
    count = round((rule.share or 0.0) * int(known.sum()))
    hills = np.zeros(len(is_land), dtype=np.bool_)
    order = np.argsort(-np.where(known, heights, -np.inf), kind="stable")
    hills[order[:count]] = True
    return hills


def mostly(shapes: Sequence[BaseGeometry], coverage: Coverage) -> NDArray[np.bool_]:
    """Return the hexes of which more than half is covered by areas."""
    return coverage.shares(shapely.union_all(shapes)) > _HALF
