"""The dialog that begins a postal game on the board at the front."""

from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.board.document import Board
from engine.boardfile.errors import BoardFileError
from engine.game.play import UnplayableBoard
from engine.messages import Phrase
from engine.postal.folder import Folder, FolderError, begin_folder
from engine.postal.reading.companies import Companies
from engine.postal.terms import LuckFrom, Terms, TermsError, companies_of
from studio.language.labels import plain_label
from studio.language.words import reason, tr
from studio.panels.fields.fields import Note, combo_box, form
from studio.windows.kit.file_dialogs import asked_for_folder

_LUCK: Final[dict[LuckFrom, Phrase]] = {
    "seed": "Thrown by the program; players can check them at the end",
    "typed": "Thrown by hand and typed in",
}
_HEADS: Final[tuple[Phrase, ...]] = ("Code", "Name", "Player")
_ROWS: Final = 8


class NewPostalGame(QDialog):
    """Asks for the companies, the source of luck and the folder of a game."""

    begun = Signal(object)
    """The Folder of the game that is begun."""

    def __init__(self, board: Board, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("New Postal Game"))
        self._board = board
        self.name = QLineEdit(board.title)
        self.name.setObjectName("postal-name")
        self.serial = QLineEdit()
        self.serial.setObjectName("postal-serial")
        self.serial.setPlaceholderText(tr("A number or code that reports begin with"))
        self.deadline = QLineEdit()
        self.deadline.setObjectName("postal-deadline")
        self.deadline.setPlaceholderText(tr("A date, shown in reports"))
        self.companies = QTableWidget(_ROWS, len(_HEADS))
        self.companies.setObjectName("postal-new-companies")
        self.companies.setAccessibleName(tr("Companies"))
        self.companies.setHorizontalHeaderLabels([tr(head) for head in _HEADS])
        self.companies.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self.companies.verticalHeader().hide()
        self.companies.setMinimumHeight(290)
        for row in range(_ROWS):
            for column in range(len(_HEADS)):
                self.companies.setItem(row, column, QTableWidgetItem())
        self.luck = combo_box(
            "postal-luck",
            "Where dice and races come from",
            [(tr(words), luck) for luck, words in _LUCK.items()],
        )
        self.folder = QLineEdit(str(Path.home() / _file_name(board.title)))
        self.folder.setObjectName("postal-folder")
        self.why = Note("postal-refused")
        self.why.mark_wrong(is_wrong=True)
        self.why.hide()
        self._lay_out()

    def _lay_out(self) -> None:
        fields = form()
        fields.addRow(tr("&Name"), self.name)
        fields.addRow(tr("&Serial number"), self.serial)
        fields.addRow(tr("&Companies"), self.companies)
        fields.addRow(tr("&Dice"), self.luck)
        fields.addRow(tr("D&eadline"), self.deadline)
        place = QHBoxLayout()
        place.setSpacing(8)
        place.addWidget(self.folder, 1)
        label = plain_label(tr("New &folder"))
        label.setBuddy(self.folder)
        choose = QPushButton(tr("Choose…"))
        choose.setAutoDefault(False)
        choose.clicked.connect(self._choose)
        place.addWidget(choose)
        fields.addRow(label, place)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.begin = buttons.addButton(tr("&Begin"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.begin.setDefault(True)
        buttons.accepted.connect(self._begin)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 20, 20, 16)
        column.setSpacing(12)
        column.addLayout(fields)
        column.addWidget(self.why)
        column.addWidget(buttons)
        self.setMinimumWidth(620)

    def _choose(self) -> None:
        """Ask for the folder in which the new one is made."""
        found = asked_for_folder(self, tr("Folder for the Game"))
        if found is not None:
            self.folder.setText(str(found / _file_name(self.name.text())))

    def _begin(self) -> None:
        """Begin the game, or say why there is none."""
        try:
            folder = self._begun()
        except (TermsError, FolderError, UnplayableBoard, BoardFileError, ValueError, OSError) as error:
            self.why.setText(reason(error))
            self.why.show()
            return
        self.accept()
        self.begun.emit(folder)

    def _begun(self) -> Folder:
        luck: LuckFrom = self.luck.currentData()
        terms = Terms(
            name=" ".join(self.name.text().split()),
            companies=self._companies(),
            serial=self.serial.text().strip(),
            deadline=self.deadline.text().strip(),
            luck=luck,
        )
        return begin_folder(Path(self.folder.text()).expanduser(), terms, self._board)

    def _companies(self) -> Companies:
        """Return the companies of the rows that have a code."""
        rows = [[self._cell(row, column) for column in range(len(_HEADS))] for row in range(_ROWS)]
        rows = [row for row in rows if row[0]]
        companies = companies_of({code: name for code, name, _ in rows})
        players = {code: player for code, _, player in rows}
        if len(players) < len(rows):
            raise TermsError(tr("Every company needs a code and a letter of its own."))
        each = (replace(company, player=players[company.code]) for company in companies.each)
        return Companies(tuple(each))

    def _cell(self, row: int, column: int) -> str:
        item = self.companies.item(row, column)
        return "" if item is None else " ".join(item.text().split())


def _file_name(title: str) -> str:
    """Return a name for a folder, made of a game's name."""
    words = "".join(sign if sign.isalnum() or sign in " -" else " " for sign in title)
    return " ".join(words.split())[:60] or tr("Postal Game")
