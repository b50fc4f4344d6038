"""How much of the screen a window may take."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

_BARS = QSize(16, 48)
"""What the frame and the title of a window take, in pixels."""


def room_of(widget: QWidget) -> QSize:
    """Return how large a window's inside can be on its screen, in pixels, next to the desktop's bars."""
    return widget.screen().availableSize() - _BARS


def resize_within(window: QWidget, size: QSize) -> None:
    """Give a window a size, or as much of it as its screen has room for."""
    window.resize(size.boundedTo(room_of(window)))
