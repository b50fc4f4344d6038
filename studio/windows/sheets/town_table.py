"""The table of all towns: sorted, edited in place, exchanged with spreadsheets."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from engine.boardfile.atomic import write_atomically
from engine.edits.protocol import Edit, Several
from engine.edits.table_rows import TableError
from engine.edits.town_table import read_town_table, table_of
from engine.edits.towns import RemoveTown
from engine.messages import Phrase, Saying, count_of, say, together
from studio.canvas.canvas import Canvas
from studio.canvas.tool_controller import Hand
from studio.language.words import reason, tr
from studio.panels.fields.fields import Note, button
from studio.session.background.worker_thread import WorkerThread
from studio.session.document import Session
from studio.session.files.filing import sentence
from studio.tools.selection import Selection, Thing
from studio.windows.documents.document_commands import folder_of
from studio.windows.documents.questions import Questions
from studio.windows.help.reading_dialogs import offer_help
from studio.windows.kit.dialogs import open_over
from studio.windows.sheets.town_model import TownModel

_SIZE: Final = (640, 560)
_HINT: Phrase = (
    "Double-click a cell to change it. A tick goes to all selected rows. Paste rows of a spreadsheet: "
    "name, hex, keys; or with a first row of names: name, latitude, longitude."
)
_NOT_TEXT: Phrase = "This file is not UTF-8 text. Save the table as CSV UTF-8."


class TownTable(QDialog):
    """Every town in a row. Each change is one step of the history; Ctrl+Z takes it back here, too."""

    def __init__(
        self, session: Session, do: Callable[[Edit], bool], questions: Questions, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Table of Towns"))
        self._session, self._do, self._questions = session, do, questions
        self.model = TownModel(session, do)
        self.model.setParent(self)
        self.model.together = self._rows
        self.table = QTableView()
        self.table.setObjectName("town-table")
        self.table.setAccessibleName(tr("Towns"))
        self.table.setModel(self.model)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSortingEnabled(True)
        self.table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
        self.table.verticalHeader().hide()
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.note = Note("town-table-note", _HINT)
        self._files = WorkerThread("town table", self)
        self.finished.connect(self._files.abandon)
        self.model.refused.connect(self.note.setText)
        self.table.selectionModel().currentRowChanged.connect(self._show_on_map)
        self._lay_out()
        self.resize(*_SIZE)
        self._begin_at(session.selection.thing)

    def _lay_out(self) -> None:
        """Put the table above a note and the buttons."""
        make = (
            ("copy", "&Copy", "Copy the selected rows, or all, for a spreadsheet", self.copy, "Ctrl+C"),
            ("paste", "&Paste", "Change or add the towns on the clipboard", self.paste, "Ctrl+V"),
            ("read", "&Read CSV…", "Change or add the towns of a table in a file", self.read, ""),
            ("save", "&Save CSV…", "Save all towns as a table", self.save, ""),
            ("delete", "&Delete", "Remove the towns of the selected rows", self.delete, "Del"),
        )
        row = QHBoxLayout()
        self.buttons: dict[str, QPushButton] = {}
        for name, words, tip, doing, keys in make:
            each = self.buttons[name] = button(f"town-table-{name}", words, tip)
            each.clicked.connect(doing)
            each.setAutoDefault(False)  # Enter ends the writing of a cell, and does nothing else.
            row.addWidget(each)
            if keys:
                QShortcut(QKeySequence(keys), self.table, context=_HERE).activated.connect(doing)
        row.addStretch()
        ending = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        ending.rejected.connect(self.reject)
        ending.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        row.addWidget(ending)
        history = self._session.history
        for key, step in (
            (QKeySequence.StandardKey.Undo, history.undo),
            (QKeySequence.StandardKey.Redo, history.redo),
        ):
            QShortcut(QKeySequence(key), self.table, context=_HERE).activated.connect(step)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 12)
        whole.setSpacing(12)
        whole.addWidget(self.table)
        whole.addWidget(self.note)
        whole.addLayout(row)

    def _begin_at(self, thing: Thing | None) -> None:
        """Begin in the row of the town that is selected on the map, if one is."""
        row = self.model.row_of(thing)
        if row is not None:
            self.table.selectRow(row)
            self.table.scrollTo(self.model.index(row, 0), QAbstractItemView.ScrollHint.PositionAtCenter)

    def _rows(self) -> list[int]:
        """Return the rows that are selected."""
        return sorted(index.row() for index in self.table.selectionModel().selectedRows())

    def _show_on_map(self, current: QModelIndex, _before: QModelIndex) -> None:
        """Select the town of a row on the map."""
        if current.isValid():
            self._session.select(Selection(self.model.town(current.row())))

    def copy(self) -> None:
        """Copy the rows selected, or all, as a spreadsheet takes them."""
        rows = self._rows() or range(self.model.rowCount())
        towns = [self.model.town(row) for row in rows]
        QGuiApplication.clipboard().setText(table_of(self._session.board, towns, "\t"))
        self.note.setText(tr(count_of(len(towns), "{n} town copied.", "{n} towns copied.")))

    def paste(self) -> None:
        """Take over what is on the clipboard."""
        self._take_over(QGuiApplication.clipboard().text())

    def delete(self) -> None:
        """Remove the towns of the rows selected."""
        towns = tuple(RemoveTown(self.model.town(row)) for row in self._rows())
        if towns:
            self._do(Several("Remove towns", towns))

    def save(self) -> None:
        """Save all towns as a table."""
        path = self._questions.path_to_save_towns(self, folder_of(self._session) / "towns.csv")
        if path is not None:
            board = self._session.board
            text = table_of(board, board.towns).encode("utf-8-sig")
            told = tr("Saved as {path}.", path=path)
            self._files.send(
                partial(write_atomically, path, text), lambda _: self.note.setText(told), self._report
            )

    def read(self) -> None:
        """Take over a table in a file."""
        path = self._questions.path_to_read_towns(self, folder_of(self._session))
        if path is not None:
            self._files.send(partial(_text_of, path), self._take_over, self._report)

    def _take_over(self, text: str) -> None:
        """Change the towns as a table says, or say in which cell it cannot be read."""
        board = self._session.board
        try:
            table = read_town_table(board, text)
        except TableError as error:
            self.note.setText(reason(error))
            return
        done: Saying = say("The table changes nothing.")
        if self._do(table.edit):
            changed = len(set(self._session.board.towns) - set(board.towns))
            done = count_of(changed, "{n} town changed or added.", "{n} towns changed or added.")
        self.note.setText(tr(together((done, *table.notes))))

    def _report(self, error: Exception) -> None:
        """Say why a file could not be read or written."""
        is_text = not isinstance(error, UnicodeDecodeError)
        self.note.setText(sentence(error) if is_text else tr(_NOT_TEXT))


_HERE = Qt.ShortcutContext.WidgetWithChildrenShortcut


class TownTables(QObject):
    """Opens the table of towns over the map's window."""

    said = Signal(str)
    """What could not be done."""

    def __init__(
        self, session: Session, hand: Hand, canvas: Canvas, questions: Questions, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session, self._hand, self._canvas, self._questions = session, hand, canvas, questions

    @property
    def doings(self) -> dict[str, Callable[[], object]]:
        """What its action does."""
        return {"town-table": self.open}

    def open(self) -> None:
        """Open the table."""
        dialog = TownTable(self._session, self._hand.do, self._questions, self._canvas.window())
        offer_help(dialog, "town-table")
        open_over(dialog)


def _text_of(path: Path) -> str:
    """Return the text of a file; raises UnicodeDecodeError where it is none."""
    return path.read_text(encoding="utf-8-sig")
