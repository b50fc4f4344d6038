"""Numbers that are typed over: whoever comes into a field for one has it selected, by mouse or key."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QAbstractSpinBox

from studio.session.overrides import reported

_COMING_BACK = frozenset(
    (
        Qt.FocusReason.ActiveWindowFocusReason,
        Qt.FocusReason.PopupFocusReason,
        Qt.FocusReason.MenuBarFocusReason,
    )
)


_TYPED = frozenset((QEvent.Type.KeyPress, QEvent.Type.InputMethod))


class TypingOver(QObject):
    """Selects the number of a field when the keyboard comes to it, not when it only comes back."""

    def __init__(self, field: QAbstractSpinBox) -> None:
        super().__init__(field)
        self._field = field
        # The press that brings the keyboard would still set the caret.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(field.selectAll)
        field.installEventFilter(self)

    @reported
    def eventFilter(self, _field: QObject, event: QEvent) -> bool:
        """Select the number soon, and before anything is typed; let the event pass."""
        if isinstance(event, QFocusEvent) and event.gotFocus() and event.reason() not in _COMING_BACK:
            self._soon.start()
        elif event.type() in _TYPED and self._soon.isActive():
            # Whoever types at once is quicker than a busy window: later, their digits would be selected.
            self._soon.stop()
            self._field.selectAll()
        return False
