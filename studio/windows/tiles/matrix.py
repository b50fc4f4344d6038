"""The matrix: which tile has which railroads, with the sums."""

from collections import Counter
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from engine.tiles.set import BLANK, SIDES, CityTile, TileSet
from studio.drawing.tiles.units import ink_on
from studio.language.words import tr

Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
_WIDE: Final = 34
_ROLES: Final = {
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.BackgroundRole,
    Qt.ItemDataRole.ForegroundRole,
}
"""What is said of a cell besides where its text stands; Qt asks more, and often."""


class MatrixModel(QAbstractTableModel):
    """A row for each tile and a column for each railroad, then blank edges and goods."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._set = TileSet()
        self._used: Counter[str] = Counter()
        self._sides: list[dict[str, str]] = []
        """At which sides each tile has a code."""

    def show_set(self, tile_set: TileSet) -> None:
        """Hold another set."""
        self.beginResetModel()
        self._set = tile_set
        self._used = Counter(code for city in tile_set.cities for code in city.edges)
        self._sides = [_sides_by_code(city) for city in tile_set.cities]
        self.endResetModel()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Return the number of tiles."""
        return 0 if parent.isValid() else len(self._set.cities)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """Return the number of railroads and the two columns after them."""
        return 0 if parent.isValid() else len(self._set.railroads) + 2

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return a city, or a code over its number of edges."""
        if orientation == Qt.Orientation.Vertical:
            return self._set.cities[section].name if role == Qt.ItemDataRole.DisplayRole else None
        roads = self._set.railroads
        if role == Qt.ItemDataRole.DisplayRole:
            if section < len(roads):
                return f"{roads[section].code}\n{self._used[roads[section].code]}"
            if section == len(roads):
                return f"–\n{self._used[BLANK]}"
            return f"{tr('Goods')}\n{sum(city.goods for city in self._set.cities)}"
        if role == Qt.ItemDataRole.ToolTipRole and section < len(roads):
            return roads[section].name
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the sides at which a tile has a railroad, on the railroad's colour."""
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter
        if role not in _ROLES:
            return None
        row, column, roads = index.row(), index.column(), self._set.railroads
        if column > len(roads):
            return self._set.cities[row].goods if role == Qt.ItemDataRole.DisplayRole else None
        code = roads[column].code if column < len(roads) else BLANK
        sides = self._sides[row].get(code, "")
        if role == Qt.ItemDataRole.DisplayRole:
            return sides
        if column < len(roads) and sides:
            if role == Qt.ItemDataRole.BackgroundRole:
                return QColor(roads[column].colour)
            if role == Qt.ItemDataRole.ForegroundRole:
                return QColor(ink_on(roads[column].colour))
        return None


def _sides_by_code(city: CityTile) -> dict[str, str]:
    """Return the sides at which a tile has each of its codes."""
    return {
        code: "".join(SIDES[at] for at, each in enumerate(city.edges) if each == code) for code in city.edges
    }


class Matrix(QTableView):
    """Shows the matrix; the tile of the row chosen is edited."""

    place_wanted = Signal(int)
    """The place of the tile whose row was chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("tile-matrix")
        self.setAccessibleName(tr("Railroads by tile"))
        self._model = MatrixModel(self)
        self.setModel(self._model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.horizontalHeader().setMinimumSectionSize(_WIDE)
        self.horizontalHeader().setDefaultSectionSize(_WIDE)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        # Every row is as high as a line of its font: Qt asks about each cell to find that out.
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(self.verticalHeader().minimumSectionSize())
        self.selectionModel().currentRowChanged.connect(lambda now, _: self.place_wanted.emit(now.row()))

    def show_set(self, tile_set: TileSet, place: int) -> None:
        """Show a set, with the row of a tile chosen."""
        self.selectionModel().blockSignals(True)
        self._model.show_set(tile_set)
        self.choose(place)
        self.selectionModel().blockSignals(False)

    def choose(self, place: int) -> None:
        """Choose the row of a tile."""
        if place >= 0 and self.currentIndex().row() != place:
            self.setCurrentIndex(self._model.index(place, 0))
