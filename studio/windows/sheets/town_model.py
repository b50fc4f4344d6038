"""The towns of a board as rows of a table that is edited in place."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from engine.board.document import Board
from engine.board.keys import key_order, keys_in, keys_text
from engine.board.places import Town
from engine.edits.protocol import Edit, Several
from engine.edits.towns import ChangeTown
from engine.hexes.labels import LabelError
from engine.messages import Phrase, say
from engine.text.names import folded, normalised
from studio.language.plain_text import one_line
from studio.language.words import tr
from studio.session.document import Session
from studio.tools.selection import Thing
from studio.tools.towns import MARKS, Flag

_HEADS: Final[tuple[Phrase, ...]] = ("Name", "Hex", "Keys", "Start", "Port", "Small")
_FLAGS: Final[Mapping[int, Flag]] = {3: "start", 4: "port", 5: "small"}
_NAME, _HEX, _KEYS = range(3)
_ROLE = Qt.ItemDataRole
_NOWHERE = QModelIndex()
Index = QModelIndex | QPersistentModelIndex


class TownModel(QAbstractTableModel):
    """Shows the towns as they are, and makes an edit of each cell that is entered.

    A tick in a row that is selected with others goes to all of them: ``together`` returns the rows selected.
    """

    refused = Signal(str)
    """Why what was entered cannot be."""

    def __init__(self, session: Session, do: Callable[[Edit], bool]) -> None:
        super().__init__()
        self._session, self._do = session, do
        self.together: Callable[[], Sequence[int]] = list
        self._order = list(range(len(session.board.towns)))
        self._sorted = _NAME, Qt.SortOrder.AscendingOrder
        session.board_changed.connect(self._follow)

    @property
    def board(self) -> Board:
        """The present board."""
        return self._session.board

    def town(self, row: int) -> Town:
        """Return the town in a row."""
        return self.board.towns[self._order[row]]

    def row_of(self, thing: Thing | None) -> int | None:
        """Return the row of a town; None for what is no town of the board."""
        rows = (row for row in range(len(self._order)) if self.town(row) == thing)
        return next(rows, None)

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Return how many towns there are."""
        return 0 if parent.isValid() else len(self._order)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """Return how many columns there are."""
        return 0 if parent.isValid() else len(_HEADS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole) -> Any:
        """Return the head of a column."""
        if orientation is Qt.Orientation.Horizontal and role == _ROLE.DisplayRole:
            return tr(_HEADS[section])
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let texts be written and marks be ticked."""
        able = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        way = Qt.ItemFlag.ItemIsUserCheckable if index.column() in _FLAGS else Qt.ItemFlag.ItemIsEditable
        return able | way

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        """Return what a cell shows, or holds to be edited."""
        town, column = self.town(index.row()), index.column()
        if column in _FLAGS:
            is_ticked = getattr(town, _FLAGS[column])
            if role == _ROLE.AccessibleTextRole:
                return tr("Yes") if is_ticked else tr("No")
            return _ticked(is_ticked) if role == _ROLE.CheckStateRole else None
        if role not in {_ROLE.DisplayRole, _ROLE.EditRole}:
            return None
        text = (town.name, self._label(town), keys_text(town.keys))[column]
        return one_line(text) if role == _ROLE.DisplayRole else text

    def setData(self, index: Index, value: Any, role: int = _ROLE.EditRole) -> bool:
        """Change the town of a row, or all that are selected with it; return whether anything changed."""
        town, column = self.town(index.row()), index.column()
        if column in _FLAGS and role == _ROLE.CheckStateRole:
            return self._do(self._marking(index.row(), _FLAGS[column], not getattr(town, _FLAGS[column])))
        if column in _FLAGS or role != _ROLE.EditRole or value == self.data(index, _ROLE.EditRole):
            return False
        try:
            return self._do(self._changing(town, column, normalised(str(value)).strip()))
        except LabelError as error:
            self.refused.emit(tr(error.message))
            return False

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort the rows by a column."""
        self._sorted = column, order
        self.beginResetModel()
        is_falling = order is Qt.SortOrder.DescendingOrder
        self._order.sort(key=lambda at: self._rank(self.board.towns[at], column), reverse=is_falling)
        self.endResetModel()

    def _rank(self, town: Town, column: int) -> Any:
        """Return what a town is sorted by; towns without keys come last, marked ones first."""
        if column in _FLAGS:
            return not getattr(town, _FLAGS[column]), folded(town.name)
        if column == _KEYS:
            return not town.keys, [key_order(key) for key in town.keys], folded(town.name)
        if column == _HEX:
            return self.board.sheet.rank(town.hex) if town.hex in self.board.sheet else (-1, -1)
        return folded(town.name), town.hex

    def _label(self, town: Town) -> str:
        return self.board.sheet.label(town.hex) if town.hex in self.board.sheet else tr("off the sheet")

    def _changing(self, town: Town, column: int, text: str) -> Edit:
        """Return the edit of a text that was entered; raises LabelError where it names no free hex."""
        board = self.board
        if column == _NAME:
            return ChangeTown(town, replace(town, name=" ".join(text.split())), label="Rename town")
        if column == _KEYS:
            keys = keys_in(text, board.key_scheme.towns)
            return ChangeTown(town, replace(town, keys=keys), label="Change keys")
        hex_ = board.sheet.hex_named(text)
        if not board.on_map(hex_) or hex_ in board.towns_by_hex:
            raise LabelError(say("{hex} has a town already, or is no hex of the map.", hex=text.upper()))
        return ChangeTown(town, replace(town, hex=hex_), label="Move town")

    def _marking(self, row: int, flag: Flag, is_on: bool) -> Edit:
        """Return the edit that marks a town, or all that are selected with it, or takes the marks off."""
        rows = self.together()
        towns = [self.town(each) for each in (rows if row in rows else (row,))]
        label = MARKS[flag][not is_on]
        changes: dict[str, Any] = {flag: is_on}
        return Several(label, tuple(ChangeTown(town, replace(town, **changes), label) for town in towns))

    def _follow(self, before: Board, after: Board) -> None:
        """Show the towns as they are now; rows stay in their order until they are sorted again."""
        if len(before.towns) == len(after.towns) == len(self._order):
            last = self.index(len(self._order) - 1, len(_HEADS) - 1)
            self.dataChanged.emit(self.index(0, 0), last)
            return
        self._order = list(range(len(after.towns)))
        self.sort(*self._sorted)


def _ticked(is_on: bool) -> Qt.CheckState:
    return Qt.CheckState.Checked if is_on else Qt.CheckState.Unchecked
