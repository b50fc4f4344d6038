"""The grid and what is proposed, laid over a scan: worked out by pixels, so that no hex costs anything."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage, QTransform

from engine.hexes.affine import Affine
from engine.hexes.hex_arrays import Mask, axial_of, masked
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from studio.mapview.raster import places_under
from studio.windows.tracing.trace_preview import Preview

_MOST_PIXELS = 400_000
"""Of more the veil is made coarser: it follows the wheel, and must be there at once."""
_FINEST_PX = 5.0
"""Hexes smaller than this many pixels have no outlines: they would hide the picture."""
_VEIL, _GRID, _RIM = 0xBE, 0x5A000000, 0xFFD6336C
"""How strong the colours are; the outlines, and those of hexes that are not sure; 0xaarrggbb."""
_BRUSHED, _BRUSHED_RIM = 0x70E8590C, 0xFFE8590C
"""The hexes brushed for which no colour is proposed, and the rim of all that are brushed; 0xaarrggbb."""


@dataclass(frozen=True, eq=False)
class Veil:
    """Some hexes in colour over the grid; ``way`` leads from the picture's pixels to the widget's.

    The hexes ``brushed`` are seen as such, whether or not a terrain is proposed for them yet.
    """

    sheet: Sheet
    placing: Affine
    preview: Preview | None
    brushed: frozenset[Hex] = frozenset()

    @cached_property
    def _brushed_places(self) -> Mask:
        """The hexes brushed, as a mask of the sheet."""
        return masked(self.sheet, axial_of(self.brushed))

    def image(self, way: QTransform, width: int, height: int) -> QImage:
        """Return what lies over a widget of a size; its pixels may be larger than the widget's."""
        coarseness = max(1.0, (width * height / _MOST_PIXELS) ** 0.5)
        wide, high = max(1, round(width / coarseness)), max(1, round(height / coarseness))
        across = (np.arange(wide) + 0.5) * (width / wide)
        down = (np.arange(high)[:, np.newaxis] + 0.5) * (height / high)
        to_mm = self._to_mm(way)
        columns, rows = places_under(self.sheet, *_moved(to_mm, across, down))
        colours = self._seen(columns, rows)
        per_mm = abs(to_mm.determinant()) ** -0.5 / coarseness
        if self.sheet.across_flats_mm * per_mm >= _FINEST_PX:
            self._outline(colours, columns, rows)
        kind = QImage.Format.Format_ARGB32
        return QImage(colours.data, wide, high, 4 * wide, kind).copy()

    def _to_mm(self, way: QTransform) -> QTransform:
        """Return the way from the widget's pixels to the sheet's millimetres."""
        back, _ = way.inverted()
        return back * QTransform(*self.placing.back)

    def _is_on(self, columns: NDArray[np.intp], rows: NDArray[np.intp]) -> NDArray[np.bool_]:
        """Tell which places lie on the sheet."""
        sheet = self.sheet
        found: NDArray[np.bool_] = (columns >= 0) & (columns < sheet.columns) & (rows >= 0)
        return found & (rows < sheet.rows)

    def _seen(self, columns: NDArray[np.intp], rows: NDArray[np.intp]) -> NDArray[np.uint32]:
        """Return the veil's colour at places, 0xaarrggbb."""
        colours = np.zeros(columns.shape, dtype=np.uint32)
        on = self._is_on(columns, rows)
        there = rows[on], columns[on]
        if self.brushed:
            colours[on] = np.where(self._brushed_places[there], np.uint32(_BRUSHED), np.uint32(0))
        if self.preview is not None:
            found = self.preview.colours[there]
            colours[on] = np.where(found != 0, found & 0xFFFFFF | _VEIL << 24, colours[on])
        return colours

    def _outline(
        self, colours: NDArray[np.uint32], columns: NDArray[np.intp], rows: NDArray[np.intp]
    ) -> None:
        """Draw lines where one hex ends and the next begins."""
        on = self._is_on(columns, rows)
        number = np.where(on, rows * self.sheet.columns + columns, -1)
        ends = _edges(number)
        colours[ends] = _GRID
        if self.brushed:
            brushed = np.zeros(on.shape, dtype=np.bool_)
            brushed[on] = self._brushed_places[rows[on], columns[on]]
            colours[_near(_edges(brushed))] = _BRUSHED_RIM
        if self.preview is not None and self.preview.unsure.any():
            unsure = np.zeros(on.shape, dtype=np.bool_)
            unsure[on] = self.preview.unsure[rows[on], columns[on]]
            colours[unsure & _near(ends)] = _RIM


def _edges(numbers: NDArray[Any]) -> NDArray[np.bool_]:
    """Return the pixels right of which, or below, there is another number."""
    ends = np.zeros(numbers.shape, dtype=np.bool_)
    ends[:, :-1] = numbers[:, :-1] != numbers[:, 1:]
    ends[:-1] |= numbers[:-1] != numbers[1:]
    return ends


def _near(ends: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Return pixels and those right of them and below."""
    near = ends.copy()
    near[:, 1:] |= ends[:, :-1]
    near[1:] |= ends[:-1]
    return near


def _moved(
    way: QTransform, x: NDArray[np.float64], y: NDArray[np.float64]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return where a transform brings places."""
    return way.m11() * x + way.m21() * y + way.dx(), way.m12() * x + way.m22() * y + way.dy()
