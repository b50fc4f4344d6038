"""Where a picture without hexes lies under a sheet: over its whole width or height, in the middle."""

from typing import Literal

from engine.hexes.affine import Anchor
from engine.hexes.sheet import Sheet

Extent = Literal["width", "height"]


def laid_under(sheet: Sheet, size: tuple[int, int], extent: Extent) -> tuple[Anchor, ...]:
    """Return where three corner hexes lie on a picture as wide, or as high, as the sheet.

    ``size`` is the picture's, in pixels: width, height. It keeps its proportions, and its middle lies on
    that of the sheet: the other way it may end before the sheet does, or reach beyond it.
    """
    (wide, high), (across, down) = size, sheet.size_mm
    scale = wide / across if extent == "width" else high / down
    left, top = (wide - scale * across) / 2, (high - scale * down) / 2
    right, bottom = sheet.columns - 1, sheet.rows - 1
    corners = (sheet.hex_at(*place) for place in ((0, 0), (right, 0), (0, bottom)))
    centres = ((corner, sheet.centre_mm(corner)) for corner in corners)
    return tuple(
        (corner, (round(left + scale * x, 1), round(top + scale * y, 1))) for corner, (x, y) in centres
    )
