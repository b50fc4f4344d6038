"""The set itself: what is written on it, and its railroads with their stock."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final, get_args

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.boardfile.bounds import Bounds
from engine.messages import Phrase
from engine.text.names import normalised
from engine.tiles.edits import AddRailroad, ChangeRailroad, RemoveRailroad, SetFieldOfSet
from engine.tiles.names import RAILROADS
from engine.tiles.set import Pattern, Railroad, TileSet
from studio.drawing.tiles.patterns import PATTERN_TITLES
from studio.drawing.tiles.units import ink_on
from studio.language.plain_text import as_tip
from studio.language.words import tr
from studio.panels.fields.number_field import Number
from studio.session.set_session import SetSession

_HEADS: Final[tuple[Phrase, ...]] = ("Code", "Name", "Colour", "Pattern")
_PATTERN_COLUMN: Final = 3
_PATTERNS: Final[tuple[Pattern, ...]] = get_args(Pattern)
_TEXTS: Final[tuple[tuple[str, Phrase], ...]] = (
    ("title", "Title"),
    ("designer", "Designer"),
    ("licence", "Licence"),
)


class SetForm(QWidget):
    """Edits the set and its railroads."""

    def __init__(self, session: SetSession) -> None:
        super().__init__()
        self.setObjectName("set-form")
        self._session = session
        self._is_filling = False
        self.texts = {field: QLineEdit() for field, _ in _TEXTS}
        self.each = Number("stock-each", "How many stock tiles each railroad has.", Bounds(0, 99))
        self.railroads = QTableWidget(0, len(_HEADS))
        self.railroads.setObjectName("railroads")
        self.railroads.setAccessibleName(tr("Railroads"))
        self.railroads.setHorizontalHeaderLabels([tr(head) for head in _HEADS])
        self.railroads.verticalHeader().hide()
        header = self.railroads.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self.add = QPushButton(tr("Add Railroad"))
        self.remove = QPushButton(tr("Remove Railroad"))
        self.remove.setToolTip(as_tip(tr("Its edges become blank")))
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        form = QFormLayout()
        for field, title in _TEXTS:
            self.texts[field].setObjectName(f"set-{field}")
            form.addRow(tr(title), self.texts[field])
        form.addRow(tr("Stock tiles of each railroad"), self.each)
        buttons = QHBoxLayout()
        buttons.addWidget(self.add)
        buttons.addWidget(self.remove)
        buttons.addStretch()
        whole = QVBoxLayout(self)
        whole.addLayout(form)
        whole.addWidget(self.railroads, 1)
        whole.addLayout(buttons)

    def _connect(self) -> None:
        for field, line in self.texts.items():
            line.editingFinished.connect(lambda field=field: self._set_text(field))
        self.each.valueChanged.connect(self._set_each)
        self.railroads.itemChanged.connect(self._take)
        self.add.clicked.connect(self._add)
        self.remove.clicked.connect(self._remove)
        self._session.edits_called_in.connect(self._finish)

    def show_set(self, tile_set: TileSet) -> None:
        """Show a set as it is now."""
        self._is_filling = True
        for field, line in self.texts.items():
            if line.text() != getattr(tile_set, field):
                line.setText(getattr(tile_set, field))
        self.each.show_number(tile_set.stock.each)
        self.railroads.setRowCount(len(tile_set.railroads))
        for row, railroad in enumerate(tile_set.railroads):
            for column, text in enumerate((railroad.code, railroad.name, railroad.colour)):
                self._show_cell(row, column, text, railroad)
            self._show_pattern(row, railroad)
        self._is_filling = False

    def _show_cell(self, row: int, column: int, text: str, railroad: Railroad) -> None:
        item = self.railroads.item(row, column) or QTableWidgetItem()
        item.setText(text)
        if column == 0:
            item.setBackground(QColor(railroad.colour))
            item.setForeground(QColor(ink_on(railroad.colour)))
        if self.railroads.item(row, column) is None:
            self.railroads.setItem(row, column, item)

    def _show_pattern(self, row: int, railroad: Railroad) -> None:
        choice = self.railroads.cellWidget(row, _PATTERN_COLUMN)
        if not isinstance(choice, QComboBox):
            choice = QComboBox()
            for pattern in _PATTERNS:
                choice.addItem(tr(PATTERN_TITLES[pattern]), pattern)
            choice.activated.connect(lambda _, row=row: self._set_pattern(row))
            choice.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.railroads.setCellWidget(row, _PATTERN_COLUMN, choice)
        choice.setCurrentIndex(_PATTERNS.index(railroad.pattern))

    # -- what is done ------------------------------------------------------------------------------

    def _set_text(self, field: str) -> None:
        self._session.change(SetFieldOfSet(field, normalised(self.texts[field].text()).strip()))

    def _set_each(self, entered: float) -> None:
        each = int(entered)
        if not self._is_filling:
            stock = replace(self._session.tile_set.stock, each=each)
            self._session.change(SetFieldOfSet("stock", stock, "stock each"))

    def _take(self, item: QTableWidgetItem) -> None:
        """Take a cell that was typed; one that cannot be is shown as it was."""
        if self._is_filling:
            return
        old = self._session.tile_set.railroads[item.row()]
        text = normalised(item.text()).strip()
        field = ("code", "name", "colour")[item.column()]
        is_fine = {
            "code": text.replace("&", "").isalnum() and text.isascii() and len(text) <= 4,
            "name": bool(text),
            "colour": len(text) == 7 and text.startswith("#") and QColor(text).isValid(),
        }[field]
        if not (is_fine and self._session.change(ChangeRailroad(old, _with(old, field, text)))):
            self.show_set(self._session.tile_set)

    def _set_pattern(self, row: int) -> None:
        choice = self.railroads.cellWidget(row, _PATTERN_COLUMN)
        if isinstance(choice, QComboBox):
            old = self._session.tile_set.railroads[row]
            self._session.change(ChangeRailroad(old, replace(old, pattern=_PATTERNS[choice.currentIndex()])))

    def _add(self) -> None:
        """Add a railroad that the set lacks, under a code that is free."""
        codes = self._session.tile_set.codes
        self._session.change(AddRailroad(next(road for road in _new_ones() if road.code not in codes)))

    def _remove(self) -> None:
        row = self.railroads.currentRow()
        if 0 <= row < len(self._session.tile_set.railroads):
            self._session.change(RemoveRailroad(self._session.tile_set.railroads[row]))

    def _finish(self) -> None:
        """Take what is being typed."""
        for field, line in self.texts.items():
            if line.hasFocus():
                self._set_text(field)


def _with(railroad: Railroad, field: str, text: str) -> Railroad:
    """Return a railroad with another code, name or colour."""
    changes: Any = {field: text}
    return replace(railroad, **changes)


def _new_ones() -> Iterator[Railroad]:
    """Yield railroads to add: those for new sets, then plain ones."""
    yield from RAILROADS
    for number in range(1, 1000):
        yield Railroad(f"R{number}", f"Railroad {number}", "#808080")
