"""What is marked on a picture to trace, as a list: rings for hexes shown, swatches for colours."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from engine.hexes.sheet import Sheet
from engine.messages import Phrase, count_of
from engine.tracing.marks import Marks
from studio.language.words import headed, tr
from studio.panels.palette.swatches import colour_icon

RING = "#d6336c"
"""The colour of the ring where a hex was shown, here and on the picture."""
_ICON_PX = 16
_BRUSHED: tuple[Phrase, Phrase] = ("{n} hex brushed", "{n} hexes brushed")


class MarkList(QListWidget):
    """Lists hexes shown, colours picked and, as one row, the hexes brushed."""

    def __init__(self, sheet: Sheet, kinds: Sequence[str]) -> None:
        super().__init__()
        self._sheet, self._kinds = sheet, kinds
        self.setAccessibleName(tr("Marked hexes and picked colours"))
        self.setIconSize(QSize(_ICON_PX, _ICON_PX))

    def show_marks(self, marks: Marks) -> None:
        """List the marks, in the order in which :meth:`Marks.without` counts them."""
        self.clear()
        label, ratio = self._sheet.label, self.devicePixelRatioF()
        outline = self.palette().color(QPalette.ColorRole.Mid)
        ring = _ring_icon(ratio)
        for hex_, (x, y) in marks.anchors:
            self.addItem(QListWidgetItem(ring, tr("{hex} at {x:g}, {y:g}", hex=label(hex_), x=x, y=y)))
        for sample in marks.samples:
            colour = QColor(*sample.colour).name()
            item = QListWidgetItem(
                colour_icon(colour, outline, _ICON_PX, ratio), headed(self._kinds[sample.code])
            )
            item.setToolTip(colour)
            self.addItem(item)
        if marks.brushed:
            self.addItem(QListWidgetItem(tr(count_of(len(marks.brushed), *_BRUSHED))))


def _ring_icon(ratio: float) -> QIcon:
    """Return the ring that stands on the picture where a hex was shown."""
    pixmap = QPixmap(QSize(_ICON_PX, _ICON_PX) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(RING), 2))
    painter.drawEllipse(QPointF(_ICON_PX / 2, _ICON_PX / 2), 5, 5)
    painter.end()
    return QIcon(pixmap)
