"""Unfinished entries in the fields of a panel: reported at each key; and which undo a key is meant for."""

from functools import partial

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from studio.panels.fields.fields import Prose, TextField
from studio.panels.fields.number_field import Number

Field = TextField | Prose | Number
_FOLLOWED = "followed"


class UnfinishedEntries(QObject):
    """Follows each field within a widget from the first time it gets the keyboard focus."""

    typed = Signal(object)
    """Emitted with the field in which something was just typed or undone."""

    def __init__(self, within: QWidget) -> None:
        super().__init__(within)
        self._within = within
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow)

    def _follow(self, _before: QWidget | None, field: QWidget | None) -> None:
        """Follow a field that is in this widget and not followed yet: rows of rules come and go."""
        if not isinstance(field, Field) or not self._within.isAncestorOf(field) or field.property(_FOLLOWED):
            return
        field.setProperty(_FOLLOWED, True)
        field.installEventFilter(self)
        typed = partial(self._report, field)
        match field:
            case TextField():
                field.textChanged.connect(typed)
            case Prose():
                field.textChanged.connect(typed)
            case Number():
                field.lineEdit().textEdited.connect(typed)

    def _report(self, field: Field, *_text: str) -> None:
        self.typed.emit(field)

    def eventFilter(self, field: QObject, event: QEvent) -> bool:
        """Leave Undo to the board where the field has nothing typed to undo, and Redo likewise."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            has_undo, has_redo = _own_steps(field)
            is_boards = (event.matches(QKeySequence.StandardKey.Undo) and not has_undo) or (
                event.matches(QKeySequence.StandardKey.Redo) and not has_redo
            )
            if is_boards:
                event.ignore()
                return True
        return super().eventFilter(field, event)


def _own_steps(field: QObject) -> tuple[bool, bool]:
    """Return whether a field can undo, and whether it can redo, something typed in it."""
    line = field.lineEdit() if isinstance(field, Number) else field
    match line:
        case Prose():
            return line.document().isUndoAvailable(), line.document().isRedoAvailable()
        case QLineEdit():
            return line.isUndoAvailable(), line.isRedoAvailable()
    return False, False
