"""Whether the wheel turns a field or scrolls the form it stands in."""

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QWidget


def is_turned(field: QWidget, event: QWheelEvent) -> bool:
    """Return whether the wheel turns a field: only where the keyboard is; elsewhere it scrolls the form."""
    if not field.hasFocus():
        event.ignore()
    return field.hasFocus()
