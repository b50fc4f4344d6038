"""The picture that was seen before the board was drawn in another way, held until that is painted whole."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from studio.mapview.viewport import Viewport

HELD_MS = 800
"""How long it is held at most: whoever asked for another look must not think that nothing happens."""


class HeldPicture(QObject):
    """Stands in for the map, so that another look of it comes all at once and not tile by tile."""

    let_go = Signal()
    """It was held long enough: what is painted so far is to be seen."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._picture: QPixmap | None = None
        self._view: Viewport | None = None
        self._limit = QTimer(self, singleShot=True, interval=HELD_MS)
        self._limit.timeout.connect(self.drop)

    def hold(self, widget: QWidget, view: Viewport, paint: Callable[[QPainter], object]) -> None:
        """Hold what is painted on a widget for a view."""
        ratio = widget.devicePixelRatioF()
        picture = QPixmap(widget.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        painter = QPainter(picture)
        paint(painter)
        painter.end()
        self._picture, self._view = picture, view
        self._limit.start()

    def is_of(self, view: Viewport) -> bool:
        """Return whether a picture of just this view is held."""
        return self._picture is not None and self._view == view

    def paint(self, painter: QPainter) -> None:
        """Paint it where it was seen."""
        if self._picture is not None:
            painter.drawPixmap(0, 0, self._picture)

    def drop(self) -> None:
        """Hold nothing any more."""
        if self._picture is not None:
            self._picture = self._view = None
            self._limit.stop()
            self.let_go.emit()
