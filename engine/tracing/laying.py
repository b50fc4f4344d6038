"""Where a picture without hexes lies under a sheet: over its whole width or height, in the middle."""

from collections.abc import Sequence
from math import dist
from typing import Final, Literal

from engine.hexes.affine import Anchor
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet

Extent = Literal["width", "height"]
_OFF_PX: Final = 0.5
"""Clicks are hardly ever as true as this; what is laid is rounded to a tenth of a pixel."""


def laid_under(sheet: Sheet, size: tuple[int, int], extent: Extent) -> tuple[Anchor, ...]:
    """Return where three corner hexes lie on a picture as wide, or as high, as the sheet.

    ``size`` is the picture's, in pixels: width, height. It keeps its proportions, and its middle lies on
    that of the sheet: the other way it may end before the sheet does, or reach beyond it.
    """
    (wide, high), (across, down) = size, sheet.size_mm
    scale = wide / across if extent == "width" else high / down
    left, top = (wide - scale * across) / 2, (high - scale * down) / 2
    centres = ((corner, sheet.centre_mm(corner)) for corner in _corners(sheet))
    return tuple(
        (corner, (round(left + scale * x, 1), round(top + scale * y, 1))) for corner, (x, y) in centres
    )


def is_laid_under(sheet: Sheet, anchors: Sequence[Anchor]) -> bool:
    """Return whether anchors are those of a picture laid under a sheet, however it was nudged since."""
    corners = _corners(sheet)
    if tuple(hex_ for hex_, _ in anchors) != corners:
        return False
    (left, top), (right, _) = (sheet.centre_mm(corner) for corner in corners[:2])
    (x, y), (x2, _) = (at for _, at in anchors[:2])
    scale = (x2 - x) / (right - left) if right > left else 0.0
    # By what is rounded across, one is off by more the farther down one goes.
    off = _OFF_PX * max(1.0, sheet.rows / sheet.columns)
    laid = ((x + scale * (mm[0] - left), y + scale * (mm[1] - top)) for mm in map(sheet.centre_mm, corners))
    return scale > 0 and all(dist(at, there) < off for (_, at), there in zip(anchors, laid, strict=True))


def _corners(sheet: Sheet) -> tuple[Hex, ...]:
    """Return the corner hexes a picture is laid by: the first, that at its right, that below it."""
    right, bottom = sheet.columns - 1, sheet.rows - 1
    return tuple(sheet.hex_at(*place) for place in ((0, 0), (right, 0), (0, bottom)))
