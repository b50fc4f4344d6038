"""How much of each hex a shape covers, exactly."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from engine.geography.cutting import cut
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet

Shares = NDArray[np.float64]
"""A number from 0 to 1 for each hex of a sheet, row by row."""

_MOST_POINTS: Final = 128
"""Areas with more corners are cut in four: a hex is then cut out of a small piece, not of a whole coast."""


@dataclass(frozen=True, eq=False)
class Coverage:
    """The hexes of a sheet as shapes, to be asked how much of each something covers."""

    sheet: Sheet

    @cached_property
    def _hexes(self) -> Any:
        sheet = self.sheet
        centres = sheet.centres_mm(range(sheet.columns), range(sheet.rows)).reshape(-1, 1, 2)
        outline = np.array(sheet.outline_mm(Hex(0, 0))) - sheet.centre_mm(Hex(0, 0))
        return shapely.polygons(centres + np.concatenate([outline, outline[:1]]))

    @cached_property
    def _tree(self) -> shapely.STRtree:
        return shapely.STRtree(self._hexes)

    @cached_property
    def area(self) -> float:
        """The area of a hex in square millimetres."""
        return float(shapely.area(self._hexes[0]))

    def shares(self, shape: BaseGeometry) -> Shares:
        """Return how much of each hex a shape on the sheet, in millimetres, covers."""
        pieces = np.array(list(_pieces(shape)), dtype=object)
        count = len(self._hexes)
        if not len(pieces):
            return np.zeros(count)
        piece, hex_ = self._tree.query(pieces, predicate="intersects")
        # A hex wholly within a piece, as most are, need not be cut.
        shapely.prepare(pieces)
        is_within = shapely.contains(pieces[piece], self._hexes[hex_])
        areas = np.full(len(piece), self.area)
        areas[~is_within] = shapely.area(
            shapely.intersection(pieces[piece[~is_within]], self._hexes[hex_[~is_within]])
        )
        return np.minimum(np.bincount(hex_, areas, count) / self.area, 1.0)


def _pieces(shape: BaseGeometry) -> Iterator[BaseGeometry]:
    """Yield the areas of a shape in pieces with few corners each."""
    for part in shapely.get_parts(shapely.get_parts(shape)):
        if shapely.get_dimensions(part) < 2 or part.is_empty:
            continue
        if shapely.get_num_coordinates(part) <= _MOST_POINTS:
            yield part
            continue
        west, north, east, south = part.bounds
        x, y = (west + east) / 2, (north + south) / 2
        for quarter in ((west, north, x, y), (x, north, east, y), (west, y, x, south), (x, y, east, south)):
            yield from _pieces(cut(part, *quarter))
