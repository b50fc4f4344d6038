"""Boxes to tick, or buttons, in a row; in several where there is no room for one."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QWidget

from studio.session.overrides import reported

_ACROSS_PX, _DOWN_PX = 14, 2


class Flags(QWidget):
    """Boxes or buttons next to each other as far as there is room."""

    def __init__(self, boxes: Sequence[QAbstractButton]) -> None:
        super().__init__()
        self._boxes = tuple(boxes)
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(_ACROSS_PX)
        self._grid.setVerticalSpacing(_DOWN_PX)
        self._grid.setColumnStretch(len(self._boxes), 1)
        self._arrange(len(self._boxes))

    def minimumSizeHint(self) -> QSize:
        """Return room for the boxes below each other, in the rows they are in now."""
        return QSize(self._width_in(1), super().minimumSizeHint().height())

    @reported
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have as many next to each other as there is room for."""
        super().resizeEvent(event)
        counts = range(len(self._boxes), 1, -1)
        self._arrange(next((count for count in counts if self._width_in(count) <= self.width()), 1))

    def _width_in(self, columns: int) -> int:
        """Return how wide a number of columns of boxes is."""
        widths = [box.sizeHint().width() for box in self._boxes]
        return sum(max(widths[column::columns]) for column in range(columns)) + _ACROSS_PX * (columns - 1)

    def _arrange(self, columns: int) -> None:
        if columns != self._columns:
            self._columns = columns
            for place, box in enumerate(self._boxes):
                self._grid.addWidget(box, *divmod(place, columns))
