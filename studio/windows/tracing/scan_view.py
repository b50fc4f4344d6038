"""A scan on the screen: clicked to show where hexes lie, and seen with what is proposed for them."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDropEvent,
    QImage,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from engine.hexes.sheet import Point
from engine.messages import Phrase
from engine.tracing.pictures import Picture
from studio.canvas.keyboard_pointer import COLOUR
from studio.language.words import tr
from studio.session.overrides import reported
from studio.windows.tracing.mark_list import RING
from studio.windows.tracing.scan_veil import Veil

_MOST_ZOOM = 40.0
STEP = 1.25
"""By how much one step enlarges."""
_WHOLE = 1.01
"""What is enlarged by less is seen whole."""
_LABEL_PX = 46
_INVITATION: Phrase = "Drop a scan or photo of a map here,\nor click to choose one."
_MARGINS = (24, 24, -24, -24)
_ROOM_PX = 24
"""How near the keyboard's cross comes to the edge before the picture is moved."""
_AIM_PX = 9
_TAKES_OFF = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class ScanView(QWidget):
    """Shows a picture as large as there is room; the wheel enlarges it, the middle button moves it.

    The keyboard's cross is shown here, but moved elsewhere; places are the file's pixels.
    """

    pressed = Signal(float, float, bool)
    """Where a button came down, in the file's pixels; and whether to take off: right, or with Ctrl or Alt."""
    dragged = Signal(float, float)
    """Where the held button is seen next, likewise."""
    wanted = Signal()
    """The empty field was clicked: a picture is wanted."""
    dropped = Signal(object)
    """The path of a file that was dropped here."""
    nudged = Signal(float, float)
    """By how much a key moves the grid over the picture, in the file's pixels."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("trace-picture")
        self.setAccessibleName(tr("The picture to trace"))
        self.setMinimumSize(QSize(360, 240))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAcceptDrops(True)
        self._image = QImage()
        self._per_pixel = 1.0
        self._zoom, self._middle = 1.0, QPointF()
        self._grasped = QPointF()
        """The pixel of the file that the middle button holds."""
        self._aim: QPointF | None = None
        self._start: QPointF | None = None
        """Where the mouse last clicked, and the cross is shown first."""
        self._anchors: tuple[tuple[str, Point], ...] = ()
        self._veil: Veil | None = None
        self._laid: tuple[tuple[QTransform, QSize], QImage] | None = None

    def show_picture(self, picture: Picture) -> None:
        """Show a picture, all of it."""
        pixels = np.ascontiguousarray(picture.pixels)
        height, width, _ = pixels.shape
        self._image = QImage(pixels.data, width, height, 3 * width, QImage.Format.Format_RGB888).copy()
        self._per_pixel = picture.scale
        self._zoom, self._middle = 1.0, QPointF(*picture.size) / 2
        self._aim = self._start = None
        self.setCursor(Qt.CursorShape.CrossCursor)
        self.update()

    def show_anchors(self, anchors: Sequence[tuple[str, Point]]) -> None:
        """Mark where hexes were shown to lie."""
        self._anchors = tuple(anchors)
        self.update()

    def lay(self, veil: Veil | None) -> None:
        """Lay the grid, with a colour over some hexes and a rim around unsure ones, over the picture."""
        self._veil, self._laid = veil, None
        self.update()

    # -- where things are ------------------------------------------------------------------------

    @property
    def has_picture(self) -> bool:
        """Whether there is a picture to be seen."""
        return not self._image.isNull()

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

    @property
    def scale(self) -> float:
        """How many pixels of the screen one of the file's takes."""
        return self.transform().m11()

    def move_by(self, by: QPointF) -> None:
        """Show what lies so many of the file's pixels off, always with some of the picture in the middle."""
        self._middle = self._within(self._middle + by)
        self.update()

    def enlarge(self, factor: float, about: QPointF) -> None:
        """Enlarge the picture about a place of the widget, make it smaller again, or show all of it."""
        before, _ = self.transform().inverted()
        held = before.map(about)
        self._zoom = min(_MOST_ZOOM, self._zoom * factor)
        if self._zoom < _WHOLE:
            self._zoom, self._middle = 1.0, QPointF(*self.picture_size) / 2
            self.update()
            return
        after, _ = self.transform().inverted()
        self.move_by(held - after.map(about))

    def _within(self, pixel: QPointF) -> QPointF:
        """Return the pixel of the file nearest to one that may lie next to it."""
        wide, high = self.picture_size
        return QPointF(min(max(0.0, pixel.x()), wide), min(max(0.0, pixel.y()), high))

    # -- the keyboard's cross --------------------------------------------------------------------

    @property
    def is_aiming(self) -> bool:
        """Whether the keyboard's cross is to be seen."""
        return self._aim is not None

    @property
    def aim(self) -> QPointF:
        """The pixel of the file where the keyboard's cross stands, or would be shown first."""
        return next(each for each in (self._aim, self._start, self._middle) if each is not None)

    @property
    def aim_on_screen(self) -> QPointF:
        """Where in the widget that is; its middle while there is no cross."""
        return (
            QPointF(self.width(), self.height()) / 2 if self._aim is None else self.transform().map(self._aim)
        )

    def aim_at(self, pixel: QPointF) -> None:
        """Show the keyboard's cross at a pixel, and move the picture where that is out of sight."""
        self._aim = self._within(pixel)
        seen = self.transform().map(self._aim)
        room = QRectF(self.rect()).adjusted(_ROOM_PX, _ROOM_PX, -_ROOM_PX, -_ROOM_PX)
        off = QPointF(
            seen.x() - min(max(seen.x(), room.left()), room.right()),
            seen.y() - min(max(seen.y(), room.top()), room.bottom()),
        )
        self.move_by(off / self.scale if self._zoom > 1 else QPointF())

    def _note_click(self, pixel: QPointF) -> None:
        """Show no cross, for the mouse is taken; it begins there when the keyboard is taken again."""
        self._start, self._aim = pixel, None
        self.update()

    def _pixel(self, event: QMouseEvent) -> QPointF:
        """Return the pixel of the file under the pointer."""
        back, _ = self.transform().inverted()
        return back.map(event.position())

    @reported
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell where the picture is clicked; without one, that one is wanted."""
        is_left = event.button() == Qt.MouseButton.LeftButton
        if event.button() == Qt.MouseButton.MiddleButton:
            self._grasped = self._pixel(event)
        elif self._image.isNull():
            if is_left:
                self.wanted.emit()
        elif is_left or event.button() == Qt.MouseButton.RightButton:
            pixel = self._pixel(event)
            self._note_click(pixel)
            takes_off = not is_left or bool(event.modifiers() & _TAKES_OFF)
            self.pressed.emit(pixel.x(), pixel.y(), takes_off)

    @reported
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the picture with the middle button; tell where another passes, as a brush does."""
        if event.buttons() & Qt.MouseButton.MiddleButton:
            self.move_by(self._grasped - self._pixel(event))
        elif event.buttons() and not self._image.isNull():
            pixel = self._pixel(event)
            self.dragged.emit(pixel.x(), pixel.y())

    @reported
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take a file that is dragged here."""
        if _file_dropped(event) is not None:
            event.acceptProposedAction()

    @reported
    def dropEvent(self, event: QDropEvent) -> None:
        """Tell which file was dropped here."""
        self.dropped.emit(_file_dropped(event))

    @reported
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Enlarge the picture about the pointer, or make it smaller again."""
        self.enlarge(STEP if event.angleDelta().y() > 0 else 1 / STEP, event.position())

    # -- painting --------------------------------------------------------------------------------

    @reported
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture, the grid over it and the anchors over that."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Base))
        if self._image.isNull():
            self._paint_invitation(painter)
            painter.end()
            return
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        way = self.transform()
        painter.drawImage(way.mapRect(QRectF(0, 0, *self.picture_size)), self._image)
        if self._veil is not None:
            painter.drawImage(self.rect(), self._laid_by(self._veil, way))
        self._paint_anchors(painter, way)
        if self._aim is not None and self.hasFocus():
            _paint_cross(painter, way.map(self._aim))
        painter.end()

    def _paint_invitation(self, painter: QPainter) -> None:
        """Say, where there is no picture yet, what belongs here."""
        room = self.rect().adjusted(*_MARGINS)
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, tr(_INVITATION))
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Dark), 1.5, Qt.PenStyle.DashLine))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawRoundedRect(room, 8, 8)

    def _laid_by(self, veil: Veil, way: QTransform) -> QImage:
        """Return the veil as it lies now, kept until something moves."""
        size = self.size() * self.devicePixelRatio()
        if self._laid is None or self._laid[0] != (way, size):
            fine = way * QTransform.fromScale(size.width() / self.width(), size.height() / self.height())
            self._laid = (way, size), veil.image(fine, size.width(), size.height())
        return self._laid[1]

    def _paint_anchors(self, painter: QPainter, way: QTransform) -> None:
        """Paint a ring and the label where a hex was shown."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for label, pixel in self._anchors:
            at = way.map(QPointF(*pixel))
            for colour, width in ((QColor("#ffffff"), 4.0), (QColor(RING), 2.0)):
                painter.setPen(QPen(colour, width))
                painter.drawEllipse(at, 7, 7)
            beside = 11 if at.x() < self.width() - _LABEL_PX else -_LABEL_PX
            painter.drawText(at + QPointF(beside, 5), label)


def _paint_cross(painter: QPainter, at: QPointF) -> None:
    """Paint the keyboard's cross, seen on light and dark, open where it points."""
    for colour, width in ((QColor("#ffffff"), 5.0), (QColor(COLOUR), 2.5)):
        painter.setPen(QPen(colour, width, c=Qt.PenCapStyle.FlatCap))
        for way in (QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0), QPointF(0, -1)):
            painter.drawLine(at + way * _AIM_PX / 3, at + way * 2 * _AIM_PX)


def _file_dropped(event: QDropEvent) -> Path | None:
    """Return the one file that is dragged, None where it is something else or several."""
    urls = event.mimeData().urls()
    return Path(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None
