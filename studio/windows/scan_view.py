"""A scan on the screen: clicked to show where hexes lie, and seen with what is proposed for them."""

from collections.abc import Mapping, Sequence

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from engine.hexes.affine import Affine
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Point, Sheet
from engine.tracing.pictures import Picture
from studio.language.words import tr
from studio.session.overrides import reported

_MOST_ZOOM = 40.0
_STEP = 1.25
_VEIL = 150
_LABEL_PX = 46
_UNSURE = QColor("#d6336c")
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_DRAWN = 20_000
"""More hexes are not outlined one by one: nothing could be seen."""


class ScanView(QWidget):
    """Shows a picture as large as there is room; the wheel enlarges it about the pointer."""

    clicked = Signal(float, float)
    """Where the picture was clicked, in the file's pixels."""
    brushed = Signal(float, float)
    """Where a held button passed over it, likewise."""

    nudged = Signal(float, float)
    """By how much an arrow key moves the grid over the picture, in the file's pixels."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("trace-picture")
        self.setAccessibleName(tr("The picture to trace"))
        self.setMinimumSize(QSize(560, 440))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.CrossCursor)
        self._image = QImage()
        self._per_pixel = 1.0
        self._zoom, self._middle = 1.0, QPointF()
        self._anchors: tuple[tuple[str, Point], ...] = ()
        self._sheet: Sheet | None = None
        self._placing: Affine | None = None
        self._colours: Mapping[Hex, QColor] = {}
        self._unsure: frozenset[Hex] = frozenset()

    def show_picture(self, picture: Picture) -> None:
        """Show a picture, all of it."""
        pixels = np.ascontiguousarray(picture.pixels)
        height, width, _ = pixels.shape
        self._image = QImage(pixels.data, width, height, 3 * width, QImage.Format.Format_RGB888).copy()
        self._per_pixel = picture.scale
        self._zoom, self._middle = 1.0, QPointF(*picture.size) / 2
        self.update()

    def show_anchors(self, anchors: Sequence[tuple[str, Point]]) -> None:
        """Mark where hexes were shown to lie."""
        self._anchors = tuple(anchors)
        self.update()

    def show_hexes(
        self,
        sheet: Sheet,
        placing: Affine | None,
        colours: Mapping[Hex, QColor],
        unsure: frozenset[Hex] = frozenset(),
    ) -> None:
        """Lay the grid over the picture, a colour over some hexes, and a rim around unsure ones."""
        self._sheet, self._placing, self._colours, self._unsure = sheet, placing, colours, unsure
        self.update()

    # -- where things are ------------------------------------------------------------------------

    @property
    def picture_size(self) -> tuple[float, float]:
        """Width and height of the picture, in the file's pixels."""
        return self._image.width() / self._per_pixel, self._image.height() / self._per_pixel

    def transform(self) -> QTransform:
        """Return the way from the file's pixels to the widget's."""
        wide, high = self.picture_size
        fit = min(self.width() / max(1.0, wide), self.height() / max(1.0, high)) * self._zoom
        return (
            QTransform.fromTranslate(self.width() / 2, self.height() / 2)
            .scale(fit, fit)
            .translate(-self._middle.x(), -self._middle.y())
        )

    def _pixel(self, event: QMouseEvent) -> QPointF:
        """Return the pixel of the file under the pointer."""
        back, _ = self.transform().inverted()
        return back.map(event.position())

    @reported
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell where the picture is clicked."""
        if not self._image.isNull() and event.button() == Qt.MouseButton.LeftButton:
            pixel = self._pixel(event)
            self.clicked.emit(pixel.x(), pixel.y())

    @reported
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell where a held button passes; as a brush does."""
        if event.buttons() & Qt.MouseButton.LeftButton and not self._image.isNull():
            pixel = self._pixel(event)
            self.brushed.emit(pixel.x(), pixel.y())

    @reported
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Enlarge the picture about the pointer, or make it smaller again."""
        before, _ = self.transform().inverted()
        held = before.map(event.position())
        factor = _STEP if event.angleDelta().y() > 0 else 1 / _STEP
        self._zoom = min(_MOST_ZOOM, max(1.0, self._zoom * factor))
        after, _ = self.transform().inverted()
        self._middle += held - after.map(event.position())
        self.update()

    @reported
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Nudge the grid with the arrows, by one pixel or with Shift by ten."""
        if event.key() in _ARROWS:
            across, down = _ARROWS[Qt.Key(event.key())]
            far = 10 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
            self.nudged.emit(across * far, down * far)
        else:
            super().keyPressEvent(event)

    # -- painting --------------------------------------------------------------------------------

    @reported
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture, the grid over it and the anchors over that."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Base))
        if self._image.isNull():
            return
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        way = self.transform()
        painter.drawImage(way.mapRect(QRectF(0, 0, *self.picture_size)), self._image)
        self._paint_hexes(painter, way)
        self._paint_anchors(painter, way)
        painter.end()

    def _paint_hexes(self, painter: QPainter, way: QTransform) -> None:
        """Paint the hexes where they lie on the picture."""
        sheet, placing = self._sheet, self._placing
        if sheet is None or placing is None or sheet.columns * sheet.rows > _DRAWN:
            return
        fine, bold = QPen(QColor(0, 0, 0, 90), 1.0), QPen(_UNSURE, 2.0)
        for hex_ in sorted(sheet.hexes(), key=self._unsure.__contains__):
            painter.setPen(bold if hex_ in self._unsure else fine)
            outline = QPolygonF([QPointF(*placing.pixel(*corner)) for corner in sheet.outline_mm(hex_)])
            veil = QColor(self._colours.get(hex_, QColor(0, 0, 0, 0)))
            if hex_ in self._colours:
                veil.setAlpha(_VEIL)
            painter.setBrush(veil)
            painter.drawPolygon(way.map(outline))

    def _paint_anchors(self, painter: QPainter, way: QTransform) -> None:
        """Paint a ring and the label where a hex was shown."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for label, pixel in self._anchors:
            at = way.map(QPointF(*pixel))
            for colour, width in ((QColor("#ffffff"), 4.0), (QColor("#d6336c"), 2.0)):
                painter.setPen(QPen(colour, width))
                painter.drawEllipse(at, 7, 7)
            beside = 11 if at.x() < self.width() - _LABEL_PX else -_LABEL_PX
            painter.drawText(at + QPointF(beside, 5), label)
