"""What is told to screen readers in passing, next to what they read by themselves."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, words: str) -> None:
    """Have a screen reader, if one listens, say something of a widget that no part of it is called."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, words))
