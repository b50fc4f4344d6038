"""Tool tips of the map: what a sign or a course means, where the pointer rests on it."""

from html import escape

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip

from studio.canvas.hand import Hand
from studio.canvas.map_view import MapView
from studio.language.words import tr
from studio.session.overrides import reported
from studio.session.working import WorkingBoard
from studio.tools.telling import told_at


class Tips(QObject):
    """Tells of what lies under a pointer that rests, unless the hand is in the midst of something."""

    def __init__(self, session: WorkingBoard, hand: Hand, view: MapView) -> None:
        super().__init__(view)
        self._session, self._hand, self._view = session, hand, view
        view.installEventFilter(self)

    @reported
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show a tip when Qt asks for one, or take away the one shown."""
        if not isinstance(event, QHelpEvent) or event.type() != QEvent.Type.ToolTip:
            return super().eventFilter(watched, event)
        x_mm, y_mm = self._view.navigator.view.to_mm((event.pos().x(), event.pos().y()))
        lines = () if self._hand.is_busy else told_at(self._session.board, x_mm, y_mm)
        # As rich text long lines are wrapped.
        text = "".join(f"<p>{escape(tr(line))}</p>" for line in lines)
        if text:
            QToolTip.showText(event.globalPos(), text, self._view)
        else:
            QToolTip.hideText()
        return True
