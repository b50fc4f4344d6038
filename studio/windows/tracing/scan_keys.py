"""The keyboard's own pointer on a scan: a cross that presses, nudges, moves and enlarges."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent

from studio.session.overrides import reported
from studio.windows.tracing.scan_view import STEP, ScanView

_WAYS: Final = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
_ENLARGING: Final = {
    Qt.Key.Key_Plus: STEP,
    Qt.Key.Key_Equal: STEP,
    Qt.Key.Key_Minus: 1 / STEP,
    Qt.Key.Key_Underscore: 1 / STEP,
    Qt.Key.Key_0: 0.0,
}
"""By how much a key enlarges; 0 shows the whole picture again."""
_PRESSING: Final = frozenset((Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Menu))
_STEP_PX, _FAR_PX = 8.0, 60.0
"""How far, on the screen, a key moves the cross, and the picture."""
_NUDGE, _FAR_NUDGE = 1, 10
"""How far keys nudge the grid, in the file's pixels."""


class ScanKeys(QObject):
    """Turns keys into what the mouse would do at the cross; while Space is held, the arrows drag.

    The first key only shows the cross, where the mouse last clicked or in the middle of what is seen, so
    that nothing is done at a place no one saw.
    """

    aimed = Signal()
    """The cross stands elsewhere."""

    def __init__(self, view: ScanView) -> None:
        super().__init__(view)
        self._view = view
        self._held: Qt.Key | None = None
        view.installEventFilter(self)

    @reported
    def eventFilter(self, _view: QObject, event: QEvent) -> bool:
        """Do what a key asks for, and let all else pass."""
        if event.type() == QEvent.Type.FocusOut:
            self._held = None
        if not isinstance(event, QKeyEvent):
            return False
        if event.type() == QEvent.Type.KeyPress:
            return self._press(event)
        if event.type() == QEvent.Type.KeyRelease and event.key() == self._held and not event.isAutoRepeat():
            self._held = None
        return False

    def _is_known(self, event: QKeyEvent) -> bool:
        """Return whether a key means something here."""
        key = Qt.Key(event.key())
        return key in _WAYS or key in _ENLARGING or key in _PRESSING

    def _press(self, event: QKeyEvent) -> bool:
        """Step, nudge, move, enlarge or press as a key asks, and tell whether it did."""
        key = Qt.Key(event.key())
        keys = event.modifiers()
        is_ctrl = bool(keys & Qt.KeyboardModifier.ControlModifier)
        if (is_ctrl and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)) or not self._is_known(event):
            return False
        if not self._view.has_picture:
            if key in _PRESSING and not event.isAutoRepeat():
                self._view.wanted.emit()
        elif key in _ENLARGING:
            self._view.enlarge(_ENLARGING[key], self._view.aim_on_screen)
        elif key in _PRESSING:
            if not event.isAutoRepeat():
                self._click(key, takes_off=_takes_off(key, keys))
        elif is_ctrl:
            far = _FAR_NUDGE if keys & Qt.KeyboardModifier.ShiftModifier else _NUDGE
            self._view.nudged.emit(_WAYS[key].x() * far, _WAYS[key].y() * far)
        elif keys & Qt.KeyboardModifier.ShiftModifier:
            self._view.move_by(_WAYS[key] * _FAR_PX / self._view.scale)
        else:
            self._step(_WAYS[key] * (1.0 if keys & Qt.KeyboardModifier.AltModifier else _STEP_PX))
        return True

    def _step(self, by: QPointF) -> None:
        """Move the cross by so many pixels of the screen, and drag with it what Space holds."""
        if self._shows():
            self._view.aim_at(self._view.aim + by / self._view.scale)
            self.aimed.emit()
            if self._held is not None:
                self._view.dragged.emit(self._view.aim.x(), self._view.aim.y())

    def _click(self, key: Qt.Key, *, takes_off: bool) -> None:
        """Press where the cross stands."""
        if self._shows():
            self._held = key
            self._view.pressed.emit(self._view.aim.x(), self._view.aim.y(), takes_off)

    def _shows(self) -> bool:
        """Show the cross, and tell whether it was to be seen already."""
        was_seen = self._view.is_aiming
        if not was_seen:
            self._view.aim_at(self._view.aim)
            self.aimed.emit()
        return was_seen


def _takes_off(key: Qt.Key, keys: Qt.KeyboardModifier) -> bool:
    """Return whether a key presses as the right button does."""
    aside = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.AltModifier
    return key == Qt.Key.Key_Menu or bool(keys & aside)
