"""The grid and what is proposed, laid over a scan: worked out by pixels, so that no hex costs anything."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage, QTransform

from engine.hexes.affine import Affine
from engine.hexes.sheet import Sheet
from studio.canvas.raster import places_under
from studio.windows.trace_preview import Preview

_MOST_PIXELS = 400_000
"""Of more the veil is made coarser: it follows the wheel, and must be there at once."""
_FINEST_PX = 5.0
"""Hexes smaller than this many pixels have no outlines: they would hide the picture."""
_VEIL, _GRID, _RIM = 0x96, 0x5A000000, 0xFFD6336C
"""How strong the colours are; the outlines, and those of hexes that are not sure; 0xaarrggbb."""


@dataclass(frozen=True, eq=False)
class Veil:
    """Some hexes in colour over the grid; ``way`` leads from the picture's pixels to the widget's."""

    sheet: Sheet
    placing: Affine
    preview: Preview | None

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
        if self.preview is not None:
            on = self._is_on(columns, rows)
            found = self.preview.colours[rows[on], columns[on]]
            colours[on] = np.where(found != 0, found & 0xFFFFFF | _VEIL << 24, 0)
        return colours

    def _outline(
        self, colours: NDArray[np.uint32], columns: NDArray[np.intp], rows: NDArray[np.intp]
    ) -> None:
        """Draw lines where one hex ends and the next begins."""
        on = self._is_on(columns, rows)
        number = np.where(on, rows * self.sheet.columns + columns, -1)
        ends = np.zeros(on.shape, dtype=np.bool_)
        ends[:, :-1] = number[:, :-1] != number[:, 1:]
        ends[:-1] |= number[:-1] != number[1:]
        colours[ends] = _GRID
        if self.preview is not None and self.preview.unsure.any():
            unsure = np.zeros(on.shape, dtype=np.bool_)
            unsure[on] = self.preview.unsure[rows[on], columns[on]]
            colours[unsure & _near(ends)] = _RIM


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
