"""The overview: the whole map small, with a frame around what the canvas shows."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from engine.board.document import Board
from studio.drawing.shapes.boxes import Box, Point
from studio.language.words import tr
from studio.mapview.map_view import MapView
from studio.mapview.raster import raster
from studio.session.overrides import reported
from studio.session.working import WorkingBoard

_MARGIN = 8
_LEAST_PX = 150
REST_MS = 150
"""How long the board must rest before its small picture is made again: no edit waits for it."""
_SHOWN = ("sheet", "terrain", "towns", "kinds")
"""The fields of a board that show here."""
_MOST_TOWNS = 400
"""More dots than these would cover the map."""


class Overview(QWidget):
    """Click or drag to bring a place to the middle of the canvas. What it costs goes by pixels, not hexes."""

    def __init__(self, session: WorkingBoard, view: MapView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("overview-panel")
        self.setAccessibleName(tr("Overview of the map"))
        self.setToolTip(tr("Click or drag to move the view over the map."))
        self.setMinimumHeight(_LEAST_PX)
        self._session = session
        self._view = view
        self._image: QImage | None = None
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self.renew)
        session.board_changed.connect(self._follow)
        view.navigator.moved.connect(self.update)
        view.restyled.connect(self.renew)

    def sizeHint(self) -> QSize:
        """Return a size that leaves the other docks room."""
        return QSize(300, 190)

    def renew(self) -> None:
        """Have the small picture made again when it is next seen."""
        self._image = None
        self.update()

    def _follow(self, before: Board, board: Board) -> None:
        """Make the picture again once the board has come to rest, if anything in it differs."""
        if any(getattr(before, name) is not getattr(board, name) for name in _SHOWN):
            self._rest.start()

    # -- where things lie --------------------------------------------------------------------------

    @property
    def map_rect(self) -> QRectF:
        """Where the sheet lies in the widget, in pixels."""
        wide, high = self._session.board.sheet.size_mm
        room_x, room_y = max(1, self.width() - 2 * _MARGIN), max(1, self.height() - 2 * _MARGIN)
        scale = min(room_x / wide, room_y / high)
        size = wide * scale, high * scale
        return QRectF((self.width() - size[0]) / 2, (self.height() - size[1]) / 2, *size)

    def place_mm(self, x: float, y: float) -> Point:
        """Return the place of the sheet under a pixel of the widget."""
        rect = self.map_rect
        wide, high = self._session.board.sheet.size_mm
        return (x - rect.left()) / rect.width() * wide, (y - rect.top()) / rect.height() * high

    @property
    def frame_rect(self) -> QRectF:
        """Where the frame around what is in view lies, in pixels."""
        rect, seen = self.map_rect, self._view.navigator.view.visible
        scale = rect.width() / self._session.board.sheet.size_mm[0]
        left, top = rect.left() + seen.left * scale, rect.top() + seen.top * scale
        return QRectF(left, top, seen.width * scale, seen.height * scale)

    # -- painting ------------------------------------------------------------------------------------

    @reported
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the map and the frame."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), self.palette().color(QPalette.ColorRole.Shadow))
        rect = self.map_rect
        if self._image is None:
            self._image = self._painted(rect)
        painter.drawImage(rect, self._image)
        painter.setClipRect(rect.adjusted(-3, -3, 3, 3))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for colour, width in (("#ffffff", 4.0), (self.palette().color(QPalette.ColorRole.Highlight), 2.0)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawRect(self.frame_rect.intersected(rect))
        painter.end()

    def _painted(self, rect: QRectF) -> QImage:
        """Return the map as plain colours, towns as dots where they are not too many."""
        board, style = self._session.board, self._view.chart.style
        ratio = self.devicePixelRatioF()
        wide, high = (max(1, round(side * ratio)) for side in (rect.width(), rect.height()))
        across, down = board.sheet.size_mm
        image = raster(board, style.ground_theme, Box(0.0, 0.0, across, down), wide, high)
        if len(board.towns) <= _MOST_TOWNS and "towns" in style.layers:
            painter = QPainter(image)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            for town in board.towns:
                x, y = board.sheet.centre_mm(town.hex)
                painter.setBrush(QColor(style.theme.start_plate if town.start else style.theme.ink))
                painter.drawEllipse(QPointF(x / across * wide, y / down * high), 1.6 * ratio, 1.6 * ratio)
            painter.end()
        return image

    @reported
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have the picture in the new size."""
        self.renew()

    # -- moving --------------------------------------------------------------------------------------

    @reported
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to what is clicked."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._go(event)

    @reported
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow a drag."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go(event)

    def _go(self, event: QMouseEvent) -> None:
        """Bring the place under the pointer to the middle of the view."""
        self._view.navigator.centre(self.place_mm(event.position().x(), event.position().y()))
