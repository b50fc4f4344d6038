"""A board on the screen that can be moved about and enlarged, and painted over."""

import math
from time import perf_counter

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QRegion,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QGestureEvent, QPinchGesture, QWidget

from engine.board.document import Board
from studio.drawing.lettering.lettering import Names
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.marks import Mark
from studio.mapview.held_picture import HeldPicture
from studio.mapview.map_painter import Chart, Frame, legible
from studio.mapview.name_layer import NamePlacing
from studio.mapview.navigator import Navigator
from studio.mapview.overlay import paint_marks
from studio.mapview.pointer_events import pixel_under_pointer, zoom_of
from studio.mapview.tile_painter import Style
from studio.session.overrides import reported

SKETCH_S = 0.005
"""How long a frame may sketch what is not painted yet, in seconds."""
WORK_S = 0.004
"""How long is painted on at a time between events, in seconds."""
_STEP_PX = 64
_SHADOW_PX = 5
_ARROWS = {
    Qt.Key.Key_Left: (_STEP_PX, 0),
    Qt.Key.Key_Right: (-_STEP_PX, 0),
    Qt.Key.Key_Up: (0, _STEP_PX),
    Qt.Key.Key_Down: (0, -_STEP_PX),
}


class MapView(QWidget):
    """Shows a board; wheel and pinch zoom about the pointer, arrows and a held Space or wheel pan."""

    scale_changed = Signal(float)
    """Pixels a millimetre."""
    restyled = Signal()
    """The board is drawn in another way."""

    def __init__(self, board: Board, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.grabGesture(Qt.GestureType.PinchGesture)
        self.chart = Chart(board, style)
        self.navigator = Navigator(self.chart.content, self)
        self._former = HeldPicture(self)
        self._former.let_go.connect(self.update)
        self._panned_from: QPointF | None = None
        self._panned_with = Qt.MouseButton.NoButton
        self._is_space_held = False
        self._next_frame = QTimer(self, singleShot=True, interval=0)
        self._next_frame.timeout.connect(self._work)
        self.names = NamePlacing(self, lambda: legible(self.chart, self.navigator.view))
        self.names.placed.connect(self._letter)
        self.names.waited_enough.connect(self._next_frame.start)
        self.names.want(board, style.name_theme, soon=True)
        self.navigator.moved.connect(self._follow_view)
        self.navigator.settled.connect(self._next_frame.start)

    # -- what is shown -----------------------------------------------------------------------

    def show_board(self, board: Board) -> None:
        """Show a board in the place of the one shown; only what differs is painted again."""
        content, sheet = self.chart.content, self.chart.board.sheet
        self._former.drop()
        boxes = self.chart.show(board)
        # On the same sheet most names stay where they are: nothing waits for them.
        self.names.want(board, self.chart.style.name_theme, soon=board.sheet != sheet)
        if self.chart.content != content:
            self.navigator.show_content(self.chart.content)
        if boxes is None:
            self.update()
        else:
            self.refresh(*boxes)

    def restyle(self, style: Style) -> None:
        """Draw the board in another way, which is seen all at once."""
        if style != self.chart.style:
            frame = self._frame(self.rect())
            if self.isVisible() and self.is_exact and not self.chart.is_nameless(frame.view.scale):
                self._former.hold(self, frame.view, lambda painter: self._paint_map(painter, frame))
            self.chart.restyle(style)
            self.names.want(self.chart.board, style.name_theme, soon=True)
            self.restyled.emit()
            self.update()

    @property
    def is_settled(self) -> bool:
        """Whether everything is painted as it should be and nothing moves, not even a name."""
        return self.is_exact and not self.names.is_busy

    @property
    def is_exact(self) -> bool:
        """Whether all that is in view is painted as it should be, with the present names."""
        is_changing = self.navigator.is_zooming or self._former.is_of(self.navigator.view)
        return not is_changing and self.chart.is_true(self._frame(self.rect()))

    def stop(self) -> None:
        """End the work in the background."""
        self.names.stop()

    def over(self) -> tuple[Mark, ...]:
        """Return the marks to paint over the map; a plain view has none."""
        return ()

    def paint_under(self, painter: QPainter) -> None:
        """Paint what shows through the map, in millimetres; a plain view has nothing."""

    def refresh(self, *boxes: Box) -> None:
        """Have boxes of the map painted again soon."""
        for box in boxes:
            (left, top), (right, bottom) = map(self.navigator.view.to_px, (box[:2], box[2:]))
            corner = QPointF(math.floor(left) - 1, math.floor(top) - 1)
            self.update(QRectF(corner, QPointF(math.ceil(right) + 2, math.ceil(bottom) + 2)).toRect())

    def _letter(self, names: Names) -> None:
        """Write names in their places, and go on with what has waited for them, were they none."""
        self.refresh(*self.chart.letter(names))
        self._next_frame.start()

    def _follow_view(self) -> None:
        """Paint what is now in view."""
        self._former.drop()
        self.scale_changed.emit(self.navigator.view.scale)
        self.update()

    # -- painting ------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """Return a size that shows a board well."""
        return QSize(900, 640)

    @reported
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the background, the sheet on it and what lies over that."""
        view, exposed = self.navigator.view, event.rect()
        painter = QPainter(self)
        frame = self._frame(exposed)
        if self._former.is_of(view):
            self._former.paint(painter)
            self._next_frame.start()
        elif not self._paint_map(painter, frame):
            self._next_frame.start()
        painter.translate(*frame.origin)
        painter.scale(view.scale, view.scale)
        self.paint_under(painter)
        paint_marks(painter, self.over())
        painter.end()

    def _paint_map(self, painter: QPainter, frame: Frame) -> bool:
        """Paint the background and the sheet on it, and return whether all of that is final."""
        desk = self.palette().color(QPalette.ColorRole.Shadow)
        _paint_desk(painter, frame, self.chart.content, desk)
        return self.chart.paint(painter, frame)

    def _frame(self, exposed: QRect) -> Frame:
        view, may_sketch = self.navigator.view, not self.navigator.is_zooming
        is_plain = self.chart.is_nameless(view.scale)
        waits = self.names.is_worth_waiting and not is_plain
        deadline = perf_counter() + SKETCH_S
        at = pixel_under_pointer(self)
        eye = None if at is None else view.to_mm(at)
        may_paint, ratio = may_sketch and not waits, self.devicePixelRatioF()
        return Frame(view, ratio, exposed, deadline, may_paint, may_sketch, eye)

    def _work(self) -> None:
        """Paint on for a moment what is in view, and show what is done."""
        frame = self._frame(self.rect())
        self.refresh(*self.chart.work(frame, perf_counter() + WORK_S))
        if self._former.is_of(frame.view) and not self.names.is_busy and self.chart.is_true(frame):
            self._former.drop()
        if self.chart.is_at_work:
            self._next_frame.start()

    # -- moving about --------------------------------------------------------------------------

    @reported
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have the view take the new size."""
        self.navigator.resize(event.size().width(), event.size().height())

    @reported
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom about the pointer."""
        self.navigator.zoom(zoom_of(event), (event.position().x(), event.position().y()))
        event.accept()

    def event(self, event: QEvent) -> bool:
        """Zoom with fingers, on a touchpad that says so or on a touch screen; let go with the window."""
        if isinstance(event, QMouseEvent):
            is_over = event.type() == QEvent.Type.MouseButtonRelease or not event.buttons()
            (self.navigator.rest if is_over else self.navigator.hold)()
        if event.type() == QEvent.Type.WindowDeactivate:
            self.let_go()
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self.navigator.zoom(1 + event.value(), (event.position().x(), event.position().y()))
                return True
        elif isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                at = self.mapFromGlobal(pinch.centerPoint())
                self.navigator.zoom(pinch.scaleFactor(), (at.x(), at.y()))
                return True
        return super().event(event)

    @reported
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pan with Shift and the arrows; while Space is held, dragging pans."""
        if event.key() in _ARROWS:
            self.navigator.pan(*_ARROWS[Qt.Key(event.key())])
        elif event.key() == Qt.Key.Key_Space:
            self._is_space_held = True
            self._show_cursor()
        else:
            super().keyPressEvent(event)

    @reported
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Let go of Space."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._is_space_held = False
            self._show_cursor()
        else:
            super().keyReleaseEvent(event)

    @reported
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to pan."""
        left = event.button() == Qt.MouseButton.LeftButton
        if event.button() == Qt.MouseButton.MiddleButton or (left and self._is_space_held):
            self._panned_from, self._panned_with = event.position(), event.button()
            self._show_cursor()

    @reported
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan along, unless the button came up where this widget did not receive it."""
        if self._panned_from is not None and not event.buttons() & self._panned_with:
            self._stop_panning()
        if self._panned_from is not None:
            way = event.position() - self._panned_from
            self._panned_from = event.position()
            self.navigator.pan(way.x(), way.y())

    @reported
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End panning."""
        self._stop_panning()

    @reported
    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Release everything: another widget receives what comes up from now on."""
        self.let_go()
        super().focusOutEvent(event)

    def let_go(self) -> None:
        """Hold neither Space nor a button any more: their release may go to another widget."""
        self._is_space_held = False
        self.navigator.rest()
        self._stop_panning()

    def _stop_panning(self) -> None:
        self._panned_from = None
        self._show_cursor()

    @property
    def is_panning(self) -> bool:
        """Whether the pointer moves the view."""
        return self._panned_from is not None

    def _show_cursor(self) -> None:
        """Show what a drag would do."""
        if self.is_panning:
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        elif self._is_space_held:
            self.setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            self.unsetCursor()


def _paint_desk(painter: QPainter, frame: Frame, content: Box, colour: QColor) -> None:
    """Paint the background and the shadow of the sheet on it, where the sheet leaves them visible."""
    view, exposed = frame.view, frame.exposed
    left, top = view.to_px((content.left, content.top))
    right, bottom = view.to_px((content.right, content.bottom))
    sheet = QRectF(QPointF(left, top), QPointF(right, bottom))
    # The sheet's edge pixels are half clear.
    if sheet.adjusted(1, 1, -1, -1).contains(exposed):
        return
    # What the sheet covers is not painted: for a whole window that takes longer than the map.
    painter.save()
    covered = sheet.adjusted(2, 2, -2, -2).toRect()
    painter.setClipRegion(QRegion(exposed) - QRegion(covered))
    painter.fillRect(exposed, colour)
    for step in range(_SHADOW_PX, 0, -1):
        painter.fillRect(sheet.adjusted(-step, -step + 2, step, step + 2), QColor(0, 0, 0, 14))
    painter.restore()
