"""What room a canvas has left next to a window that lies over it."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from studio.drawing.shapes.boxes import Box

_LEAST_PX = 120.0
"""In less room than this nothing is to be seen next to what it lies around."""


def room_beside(canvas: QWidget, covering: QRect) -> Box:
    """Return the part of a canvas, in its pixels, next to a place on the screen, or all of it."""
    corner = canvas.mapFromGlobal(covering.topLeft())
    covered = Box(corner.x(), corner.y(), corner.x() + covering.width(), corner.y() + covering.height())
    return widest_beside(Box(0, 0, canvas.width(), canvas.height()), covered)


def widest_beside(whole: Box, covered: Box) -> Box:
    """Return the largest part of a box to one side of another; all of it where that is too narrow."""
    if covered.cut(whole).empty:
        return whole
    sides = (
        whole._replace(right=covered.left),
        whole._replace(left=covered.right),
        whole._replace(bottom=covered.top),
        whole._replace(top=covered.bottom),
    )
    wide = (side for side in sides if min(side.width, side.height) >= _LEAST_PX)
    return max(wide, key=lambda side: side.width * side.height, default=whole)
