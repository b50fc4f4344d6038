"""The wall: every tile of the set as a thumbnail."""

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QListView, QListWidget, QListWidgetItem

from engine.tiles.set import TileSet
from studio.language.plain_text import as_tip
from studio.language.words import tr
from studio.painting.tile_pixmaps import tile_pixmap
from studio.session.overrides import reported

_PX: Final = 92


class Wall(QListWidget):
    """Thumbnails in rows; the current one is edited next to them."""

    chosen = Signal(int)
    """The place of the tile that is current now, -1 for none."""
    turn_wanted = Signal()
    removal_wanted = Signal()
    editing_wanted = Signal()
    """Asks for the keyboard at the first edge of the current tile."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("tile-wall")
        self.setAccessibleName(tr("Tiles"))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setIconSize(QSize(_PX, _PX))
        self.setGridSize(QSize(_PX + 10, _PX + 10))
        self.setUniformItemSizes(True)
        self.currentRowChanged.connect(self.chosen)
        self.itemActivated.connect(lambda _: self.editing_wanted.emit())

    def show_set(self, tile_set: TileSet) -> None:
        """Show the tiles of a set; those that did not change stay as they are."""
        place = self.currentRow()
        self.blockSignals(True)
        while self.count() > len(tile_set.cities):
            self.takeItem(self.count() - 1)
        while self.count() < len(tile_set.cities):
            self.addItem(QListWidgetItem())
        for at, city in enumerate(tile_set.cities):
            item = self.item(at)
            pixmap = tile_pixmap(tile_set, city, _PX, self.devicePixelRatioF())
            icon = QIcon(pixmap)
            # Without one of its own the chosen tile would be tinted, and its colours mistaken.
            icon.addPixmap(pixmap, QIcon.Mode.Selected)
            item.setIcon(icon)
            item.setToolTip(as_tip(city.name))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, city.name)
        self.setCurrentRow(min(max(place, 0), len(tile_set.cities) - 1))
        self.blockSignals(False)
        self.chosen.emit(self.currentRow())

    @reported
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn the current tile by R, remove it by Delete."""
        match event.key():
            case Qt.Key.Key_R if not event.modifiers():
                self.turn_wanted.emit()
            case Qt.Key.Key_Delete:
                self.removal_wanted.emit()
            case _:
                super().keyPressEvent(event)
