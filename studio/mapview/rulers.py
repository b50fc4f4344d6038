"""Rulers along the upper and the left edge of the canvas, in millimetres of the sheet."""

from collections.abc import Iterator
from math import ceil, floor
from typing import Final

from PySide6.QtCore import QLineF, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPalette
from PySide6.QtWidgets import QWidget

from studio.mapview.viewport import Viewport

BREADTH: Final = 20
"""How broad a ruler is, in pixels."""
_STEPS: Final = (1, 5, 10, 50, 100, 500, 1000)
_ROOM_PX: Final = 46.0
"""The least distance between figures."""
_FINEST_PX: Final = 5.0
"""The least distance between ticks."""
_FONT_PX: Final = 10


def ticks(low: float, high: float, scale: float) -> Iterator[tuple[int, int]]:
    """Yield the millimetres to mark between two places and how: 2 with a figure, 1 long, 0 short.

    ``scale`` is in pixels a millimetre.
    """
    written = next((step for step in _STEPS if step * scale >= _ROOM_PX), _STEPS[-1])
    fine = next((step for step in _STEPS if step * scale >= _FINEST_PX), _STEPS[-1])
    middle = next((step for step in _STEPS if fine < step < written), written)
    for place in range(ceil(low / fine) * fine, floor(high / fine) * fine + 1, fine):
        yield place, 2 if place % written == 0 else 1 if place % middle == 0 else 0


def paint_over(widget: QWidget, exposed: QRect, view: Viewport) -> None:
    """Paint both rulers over a widget's view, where what is exposed reaches them; while it is painted."""
    if exposed.left() < BREADTH or exposed.top() < BREADTH:
        painter = QPainter(widget)
        paint_rulers(painter, view, widget.palette())
        painter.end()


def paint_rulers(painter: QPainter, view: Viewport, palette: QPalette) -> None:
    """Paint both rulers over a view; the painter's unit is the pixel."""
    ground, text = palette.color(QPalette.ColorRole.Window), palette.color(QPalette.ColorRole.WindowText)
    wide, high = view.width, view.height
    painter.fillRect(QRectF(0, 0, wide, BREADTH), ground)
    painter.fillRect(QRectF(0, 0, BREADTH, high), ground)
    font = QFont(painter.font())
    font.setPixelSize(_FONT_PX)
    painter.setFont(font)
    painter.setPen(text)
    seen = view.visible
    edge = BREADTH - 0.5
    painter.drawLines([QLineF(BREADTH, edge, wide, edge), QLineF(edge, BREADTH, edge, high)])
    for place, rank in ticks(seen.left, seen.right, view.scale):
        x = view.to_px((place, 0.0))[0]
        if x >= BREADTH:
            painter.drawLine(QLineF(x, edge - (3, 6, 10)[rank], x, edge))
            if rank == 2:
                painter.drawText(QRectF(x + 3, 1, 60, 12), Qt.AlignmentFlag.AlignLeft, str(place))
    for place, rank in ticks(seen.top, seen.bottom, view.scale):
        y = view.to_px((0.0, place))[1]
        if y >= BREADTH:
            painter.drawLine(QLineF(edge - (3, 6, 10)[rank], y, edge, y))
            if rank == 2:
                painter.save()
                painter.translate(1, y - 3)
                painter.rotate(-90)
                painter.drawText(QRectF(0, 0, 60, 12), Qt.AlignmentFlag.AlignLeft, str(place))
                painter.restore()
    painter.fillRect(QRectF(0, 0, BREADTH, BREADTH), ground)
    painter.drawText(QRectF(0, 0, BREADTH, BREADTH), Qt.AlignmentFlag.AlignCenter, "mm")
