"""What scrolls up and down where its dock or its window is low."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

_LEAST_PX = 160
"""How low a column may become."""


class Scrolling(QScrollArea):
    """Scrolls what is in it up and down; the keyboard goes to the fields alone."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        self._inside = inside
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(inside)
        # What it lies on has the same ground; filled once more, nothing of that would count as seen.
        for ground in (self.viewport(), inside):
            ground.setAutoFillBackground(False)


class Column(Scrolling):
    """Fields of a dialog: as high as all of them where there is room, and never too narrow for one."""

    def sizeHint(self) -> QSize:
        """Return room for all of it."""
        return self._inside.sizeHint().expandedTo(self.minimumSizeHint())

    def minimumSizeHint(self) -> QSize:
        """Return room for the widest field next to the bar that a low window brings, and for a few fields."""
        least = self._inside.minimumSizeHint().expandedTo(self._inside.minimumSize())
        return QSize(
            least.width() + self.verticalScrollBar().sizeHint().width(), min(least.height(), _LEAST_PX)
        )


def fill_scrolling(panel: QWidget, inside: QWidget) -> None:
    """Fill a panel with what scrolls in it."""
    whole = QVBoxLayout(panel)
    whole.setContentsMargins(0, 0, 0, 0)
    whole.addWidget(Scrolling(inside))
