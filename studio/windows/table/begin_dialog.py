"""The dialog that begins a game on a board: who plays, by which rules, with which dice."""

import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from engine.board.document import Board
from engine.boardfile.bounds import Bounds
from engine.boardfile.writing import write_board
from engine.bots.common.ignored_rules import most_useful_bot
from engine.bots.roster import BOT_MANNERS, BOT_NAMES
from engine.game.play import UnplayableBoard
from engine.messages import Phrase
from engine.rulesets.limits import MOST_PLAYERS
from engine.table.sitting import Sitting, sitting_of
from engine.transcript.header import Header, Luck, game_of, program_version
from engine.transcript.remarks import HUMAN
from engine.trials.trial import MOST_SEED, TABLES, demand_playable, demand_possible_cities, people_at
from studio.drawing.game.companies import NAMES
from studio.language.words import reason, tr
from studio.panels.fields.fields import Note, combo_box, form
from studio.panels.fields.number_field import Number
from studio.panels.thing_names import EDITION_WORDS, PEOPLE_WORDS
from studio.table.player_row import PERSON

_DICE: Final[dict[str, Phrase]] = {
    "occasions": "Rolled by the program",
    "hand": "Rolled by hand and typed in",
}


class BeginDialog(QDialog):
    """Asks who plays, and by which rules."""

    chosen = Signal(object)
    """The Sitting that is begun."""

    def __init__(self, board: Board, path: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Play This Map"))
        self._board, self._path = board, path
        few, many = board.players.fewest, board.players.most
        self.companies = Number("table-companies", "Number of companies in the game", Bounds(1, MOST_PLAYERS))
        self.companies.setKeyboardTracking(True)
        people = [(tr(words), table) for table, words in PEOPLE_WORDS.items()]
        self.people = combo_box("table-people", "Who runs the companies", people)
        bot = most_useful_bot(board)
        self.names = [name_field(seat, tr(name)) for seat, name in enumerate(NAMES)]
        self.players = [
            player_field(
                seat,
                HUMAN if not seat else bot,
                {name: BOT_MANNERS[name] for name in BOT_NAMES},
                tr("Player of company {n}", n=seat + 1),
            )
            for seat in range(MOST_PLAYERS)
        ]
        editions = [(tr(words), edition) for edition, words in EDITION_WORDS.items()]
        self.rules = combo_box("table-rules", "The rules of this game; the board keeps its own", editions)
        self.rules.setCurrentIndex(max(0, self.rules.findData(board.rules)))
        self.dice = combo_box(
            "table-dice",
            "Roll your own dice at a table, and let the program be referee and banker",
            [(tr(words), luck) for luck, words in _DICE.items()],
        )
        self.seed = Number("table-seed", "The same seed gives the same dice", Bounds(0, MOST_SEED))
        self.seed.show_number(secrets.randbelow(1_000_000))
        self.why = refusal_note()
        self._lay_out()
        self.companies.entered.connect(self._seat)
        for field in self.names:
            field.textEdited.connect(self.why.hide)
        for choice in (self.rules, self.people, *self.players):
            choice.activated.connect(self.why.hide)
        self.people.currentIndexChanged.connect(self._set_people)
        self.companies.show_number(min(max(few, board.players.best or _USUAL), many))
        self._seat(self.companies.count)

    def _lay_out(self) -> None:
        self._form = form()
        self._form.addRow(tr("&Companies"), self.companies)
        self._form.addRow(tr("&People"), self.people)
        self._rows: list[QWidget] = []
        for seat in range(MOST_PLAYERS):
            row = seat_row(self.names[seat], self.players[seat])
            self._form.addRow(tr("Seat {n}", n=seat + 1), row)
            self._rows.append(row)
        self._form.addRow(tr("&Rules"), self.rules)
        self._form.addRow(tr("&Dice"), self.dice)
        self._form.addRow(tr("&Seed"), self.seed)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.begin = buttons.addButton(tr("&Begin"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.begin.setDefault(True)
        buttons.accepted.connect(self._begin)
        buttons.rejected.connect(self.reject)
        self._manners = Note("table-manners")
        self._manners.setText("\n".join(f"{tr(name)} {tr(BOT_MANNERS[name])}" for name in BOT_NAMES))
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 20, 20, 16)
        column.setSpacing(12)
        column.addLayout(self._form)
        column.addWidget(self._manners)
        column.addWidget(self.why)
        column.addWidget(buttons)
        self.setMinimumWidth(440)

    def _seat(self, companies: int) -> None:
        """Have a row for each company."""
        for seat, row in enumerate(self._rows):
            self._form.setRowVisible(row, seat < companies)
        self.adjustSize()

    def _set_people(self, _index: int) -> None:
        """Have as many companies as the people run, each played by a person."""
        seats = TABLES[self.people.currentData()]
        self.companies.setEnabled(not seats)
        if seats:
            self.companies.show_number(len(seats))
            self._seat(len(seats))
            for player in self.players[: len(seats)]:
                player.setCurrentIndex(player.findData(HUMAN))

    def _begin(self) -> None:
        """Begin the game, or say why there is none."""
        try:
            sitting = self._sitting()
        except (ValueError, UnplayableBoard) as error:
            self.why.setText(reason(error))
            self.why.show()
            return
        self.accept()
        self.chosen.emit(sitting)

    def _sitting(self) -> Sitting:
        """Return the game that is chosen; raises ValueError or UnplayableBoard where none can begin."""
        count = self.companies.count
        names = tuple(" ".join(each.text().split()) for each in self.names[:count])
        bots = tuple(str(each.currentData()) for each in self.players[:count])
        luck: Luck = self.dice.currentData()
        people = people_at(self.people.currentData(), names)
        header = Header(
            board="",
            title="",
            path=self._path,
            rules=str(self.rules.currentData()),
            players=names,
            bots=bots,
            seed=self.seed.count,
            version="",
            people=people,
            luck=luck,
        )
        return begun(self._board, header)


def begun(board: Board, header: Header) -> Sitting:
    """Return a new game on a board, everything else as in the header of another.

    Raises ValueError or UnplayableBoard where none can begin.
    """
    header = replace(header, board=write_board(board), title=board.title, version=program_version())
    game = game_of(header)
    demand_possible_cities(board.edited(rules=header.rules))
    demand_playable(game, len(header.players))
    return sitting_of(header, game)


_USUAL: Final = 3
"""How many companies play where the board does not say for how many it is best."""


def seat_row(name: QLineEdit, player: QComboBox) -> QWidget:
    """Return the name of a seat and who plays it, next to each other."""
    row = QWidget()
    line = QHBoxLayout(row)
    line.setContentsMargins(0, 0, 0, 0)
    line.addWidget(name, 1)
    line.addWidget(player, 1)
    return row


def refusal_note() -> Note:
    """Return the place for why a game cannot begin so, hidden until then."""
    note = Note("table-refused")
    note.mark_wrong(is_wrong=True)
    note.hide()
    return note


def name_field(seat: int, name: str) -> QLineEdit:
    """Return the field with the name of a seat."""
    field = QLineEdit(name)
    field.setObjectName(f"table-name-{seat + 1}")
    field.setAccessibleName(tr("Name of company {n}", n=seat + 1))
    field.setMaxLength(30)
    return field


def player_field(seat: int, by: str, bots: Mapping[str, Phrase], title: str) -> QComboBox:
    """Return the field that says who plays a seat: a person, or one of some bots with what each does."""
    box = QComboBox()
    box.setObjectName(f"table-player-{seat + 1}")
    box.setAccessibleName(title)
    box.addItem(tr(PERSON), HUMAN)
    for name, manner in bots.items():
        box.addItem(tr(name), name)
        box.setItemData(box.count() - 1, tr(manner), Qt.ItemDataRole.ToolTipRole)
    box.setCurrentIndex(box.findData(by))
    return box
