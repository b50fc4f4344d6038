"""Tool tips of the map: what a sign or a course means, where the pointer rests on it."""

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip

from engine.text.markup import escaped
from studio.canvas.tool_controller import Hand
from studio.drawing.shapes.boxes import around
from studio.language.words import tr
from studio.mapview.map_view import MapView
from studio.session.overrides import reported
from studio.tools.map_tooltips import told_at


class Tips(QObject):
    """Says of what lies under a pointer that rests, unless the hand is in the midst of something."""

    def __init__(self, hand: Hand, view: MapView) -> None:
        super().__init__(view)
        self._hand, self._view = hand, view
        view.installEventFilter(self)

    @reported
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show a tip when Qt asks for one, or take away the one shown."""
        if not isinstance(event, QHelpEvent) or event.type() != QEvent.Type.ToolTip:
            return super().eventFilter(watched, event)
        x_mm, y_mm = self._view.navigator.view.to_mm((event.pos().x(), event.pos().y()))
        barrier = self._hand.barrier
        lines = () if self._hand.is_busy else told_at(barrier.shown, x_mm, y_mm, barrier.whole)
        # As rich text long lines are wrapped.
        text = "".join(f"<p>{escaped(tr(line))}</p>" for line in lines)
        if text:
            # Of another hex it does not tell: it goes when the pointer leaves the rectangle.
            QToolTip.showText(event.globalPos(), text, self._view, self._rectangle_of(x_mm, y_mm))
        else:
            QToolTip.hideText()
        return True

    def _rectangle_of(self, x_mm: float, y_mm: float) -> QRect:
        """Return the rectangle, in pixels of the view, that the hex under a place takes up."""
        sheet, view = self._hand.barrier.whole.sheet, self._view.navigator.view
        middle = sheet.centre_mm(sheet.hex_under(x_mm, y_mm))
        box = around((middle,), sheet.across_flats_mm / 2)
        left_top, right_bottom = view.to_px((box.left, box.top)), view.to_px((box.right, box.bottom))
        return QRectF(QPointF(*left_top), QPointF(*right_bottom)).toAlignedRect()
