"""The marks of the severities: three shapes in three colours, so that neither is needed alone."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen, QPixmap, QPolygonF

from engine.diagnostics.findings import Severity

SIZE = 16
"""The side of a mark, in logical pixels."""

_ON_LIGHT = {Severity.ERROR: "#b3261e", Severity.WARNING: "#9a6700", Severity.NOTE: "#2f6a92"}
_ON_DARK = {Severity.ERROR: "#ff8a80", Severity.WARNING: "#f0c05a", Severity.NOTE: "#8ec6e8"}
_TRIANGLE = QPolygonF([QPointF(8, 1.6), QPointF(15, 14.2), QPointF(1, 14.2)])
_TICK = QPolygonF([QPointF(4.9, 8.3), QPointF(7.1, 10.6), QPointF(11.2, 5.6)])


def is_dark(palette: QPalette) -> bool:
    """Return whether the windows are dark."""
    return palette.color(QPalette.ColorRole.Base).lightness() < 128


def severity_colour(severity: Severity, palette: QPalette) -> QColor:
    """Return the colour of a severity that can be read on a palette's fields."""
    return QColor((_ON_DARK if is_dark(palette) else _ON_LIGHT)[severity])


def paint_mark(painter: QPainter, at: QPointF, severity: Severity, palette: QPalette) -> None:
    """Paint the mark of a severity with its top left corner at a point."""
    colour = severity_colour(severity, palette)
    ink = QPen(palette.color(QPalette.ColorRole.Base), 1.8)
    ink.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(at)
    painter.setPen(QPen(colour, 1.2, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(colour)
    match severity:
        case Severity.ERROR:
            painter.drawEllipse(QRectF(1.5, 1.5, 13, 13))
            painter.setPen(ink)
            painter.drawLine(QPointF(5.6, 5.6), QPointF(10.4, 10.4))
            painter.drawLine(QPointF(10.4, 5.6), QPointF(5.6, 10.4))
        case Severity.WARNING:
            painter.drawPolygon(_TRIANGLE)
            painter.setPen(ink)
            painter.drawLine(QPointF(8, 6.2), QPointF(8, 9.4))
            painter.drawPoint(QPointF(8, 12))
        case Severity.NOTE:
            painter.drawRoundedRect(QRectF(1.5, 1.5, 13, 13), 3.5, 3.5)
            painter.setPen(ink)
            painter.drawLine(QPointF(8, 7.6), QPointF(8, 11.4))
            painter.drawPoint(QPointF(8, 4.8))
    painter.restore()


def mark_pixmap(severity: Severity, palette: QPalette, ratio: float) -> QPixmap:
    """Return the mark of a severity as a picture for a screen of a device ratio."""
    return _picture(ratio, lambda painter: paint_mark(painter, QPointF(0, 0), severity, palette))


def waived_pixmap(palette: QPalette, ratio: float) -> QPixmap:
    """Return the mark of what is waived, a tick in a ring, for a screen of a device ratio."""
    return _picture(ratio, lambda painter: _paint_tick(painter, palette))


def figures_pixmap(palette: QPalette, ratio: float) -> QPixmap:
    """Return the mark of figures, three bars of different heights, for a screen of a device ratio."""
    return _picture(ratio, lambda painter: _paint_bars(painter, palette))


def _paint_bars(painter: QPainter, palette: QPalette) -> None:
    """Paint three bars, in the colour of words."""
    for left, top in ((2, 8), (6.5, 3), (11, 6)):
        painter.fillRect(QRectF(left, top, 3, 14 - top), palette.color(QPalette.ColorRole.Text))


def _paint_tick(painter: QPainter, palette: QPalette) -> None:
    """Paint a tick in a ring, in the colour of words."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colour = palette.color(QPalette.ColorRole.Text)
    painter.setPen(QPen(colour, 1.2))
    painter.drawEllipse(QRectF(1.5, 1.5, 13, 13))
    painter.setPen(QPen(colour, 1.6, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
    painter.drawPolyline(_TICK)


def _picture(ratio: float, paint: Callable[[QPainter], None]) -> QPixmap:
    """Return a mark as a picture for a screen of a device ratio."""
    pixmap = QPixmap(round(SIZE * ratio), round(SIZE * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint(painter)
    painter.end()
    return pixmap
