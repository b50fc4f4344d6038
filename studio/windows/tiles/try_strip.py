"""Try: a table of tiles laid legally at random, to see how the set grows."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QSlider, QVBoxLayout, QWidget

from engine.tiles.laying import Laid, random_table
from engine.tiles.set import TileSet
from studio.language.plain_text import as_tip
from studio.language.words import tr
from studio.painting.tile_pixmaps import tile_pixmap
from studio.session.overrides import reported

_MOST_PX: Final = 110


class TablePicture(QWidget):
    """A table, as large as there is room."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("tried-table")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._set, self._laid = TileSet(), tuple[Laid, ...]()

    def show_table(self, tile_set: TileSet, laid: tuple[Laid, ...]) -> None:
        """Show tiles where they lie."""
        self._set, self._laid = tile_set, laid
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for some tiles."""
        return QSize(420, 220)

    @reported
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the tiles."""
        if not self._laid:
            return
        xs, ys = zip(*(each.cell for each in self._laid), strict=True)
        columns, rows = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
        side = int(min(self.width() / columns, self.height() / rows, _MOST_PX))
        if side < 1:
            return
        left, top = (self.width() - side * columns) / 2, (self.height() - side * rows) / 2
        painter = QPainter(self)
        for each in self._laid:
            x, y = left + (each.cell[0] - min(xs)) * side, top + (each.cell[1] - min(ys)) * side
            pixmap = tile_pixmap(self._set, each.city, side, self.devicePixelRatioF(), each.turns)
            painter.drawPixmap(QRectF(x, y, side, side), pixmap, QRectF(pixmap.rect()))
        painter.end()


class TryStrip(QWidget):
    """Lays tables and says how many links they have."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("try-strip")
        self._set = TileSet()
        self._seed = 1
        self.picture = TablePicture()
        self.again = QPushButton(tr("Another Table"))
        self.again.setToolTip(as_tip(tr("Lay the tiles again in another order")))
        self.count = QSlider(Qt.Orientation.Horizontal)
        self.count.setAccessibleName(tr("Tiles on the table"))
        self.said = QLabel()
        self.said.setObjectName("tried-words")
        row = QHBoxLayout()
        row.addWidget(self.again)
        row.addWidget(self.count, 1)
        row.addWidget(self.said)
        whole = QVBoxLayout(self)
        whole.addWidget(self.picture, 1)
        whole.addLayout(row)
        self.again.clicked.connect(self._lay_again)
        self.count.valueChanged.connect(lambda _: self._show())

    def show_set(self, tile_set: TileSet) -> None:
        """Lay the tiles of a set as it is now; where all of the last were shown, all are."""
        is_all = self.count.value() == self.count.maximum()
        self._set = tile_set
        self.count.blockSignals(True)
        self.count.setRange(1, max(len(tile_set.cities), 1))
        if is_all or self.count.value() < 1:
            self.count.setValue(self.count.maximum())
        self.count.blockSignals(False)
        self._show()

    def _lay_again(self) -> None:
        self._seed += 1
        self._show()

    def _show(self) -> None:
        """Lay the table, if anybody can see it."""
        if not self.isVisible():
            return
        whole = random_table(self._set, self._seed)
        laid = whole[: self.count.value()]
        self.picture.show_table(self._set, laid)
        links = sum(len(each.links) for each in laid)
        left = len(self._set.cities) - len(whole)
        words = tr("{n} tiles, {links} links", n=len(laid), links=links)
        self.said.setText(f"{words}, {tr('{n} fit nowhere', n=left)}" if left else words)

    @reported
    def showEvent(self, event: QShowEvent) -> None:
        """Lay the table when it comes in sight."""
        super().showEvent(event)
        self._show()
