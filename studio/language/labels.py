"""Labels that show any text unchanged."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel


def plain_label(text: str = "") -> QLabel:
    """Return a label that takes no text for HTML."""
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def wrapped_label(name: str) -> QLabel:
    """Return a label of a name for style sheets and tests, which wraps its words."""
    label = plain_label()
    label.setObjectName(name)
    label.setWordWrap(True)
    return label
