"""A panel whose inside scrolls up and down where its dock is low."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget


def fill_scrolling(panel: QWidget, inside: QWidget) -> None:
    """Fill a panel with what scrolls in it; the keyboard goes to the fields alone."""
    scroll = QScrollArea()
    scroll.setWidgetResizable(True)
    scroll.setFrameShape(QFrame.Shape.NoFrame)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    scroll.setWidget(inside)
    # The panel has the same ground; filled once more, nothing of the panel itself would count as seen.
    for ground in (scroll.viewport(), inside):
        ground.setAutoFillBackground(False)
    whole = QVBoxLayout(panel)
    whole.setContentsMargins(0, 0, 0, 0)
    whole.addWidget(scroll)
