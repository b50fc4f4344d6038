"""The inspector's form for the board as a whole."""

from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from engine.board.document import Board, Players
from engine.board.keys import KEY_SCHEME_WORDS
from engine.boardfile.bounds import bounds_of
from engine.edits.document import Field, SetField
from engine.hexes.sheet import Sheet, Top
from engine.messages import Phrase
from studio.language.words import tr
from studio.panels.fields.fields import Choice, Note, TextField, form
from studio.panels.fields.number_field import Number
from studio.panels.thing_names import EDITION_WORDS
from studio.session.document import Session

_SHOWN = ("title", "designer", "licence", "players", "keys", "rules", "sheet")
"""The fields of a board that show here."""

_TITLE = "The title printed on the sheet."
_LICENCE = "The terms on which others may use the board, for example CC-BY-4.0."
_KEYS = "How destinations are drawn: with two dice, with dice and six specials, or with cards."
_RULES = "The edition of the rules for this board."


class BoardForm(QWidget):
    """What is written on the board, for whom it is and how its keys are drawn."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._players = Players()
        self._properties: tuple[object, ...] = ()
        self.title = TextField("board-title", _TITLE, "No title yet")
        self.designer = TextField("board-designer", "The designer of the board.", "Not named")
        self.licence = TextField("board-licence", _LICENCE, "None given")
        self.fewest = Number("board-fewest", "The smallest number of players.", bounds_of("players", "from"))
        self.most = Number("board-most", "The largest number of players.", bounds_of("players", "to"))
        self.most.setAccessibleName(tr("Maximum players"))
        self.best = Number(
            "board-best",
            "The best number of players, if known.",
            bounds_of("players", "best").or_none,
        )
        for number in (self.fewest, self.most, self.best):
            number.is_snug = True
        self.best.setSpecialValueText("–")
        self.keys = Choice("board-keys", _KEYS)
        self.rules = Choice("board-rules", _RULES)
        self.sheet = Note("board-sheet")
        self._lay_out()
        self.title.entered.connect(partial(self._set, "title"))
        self.designer.entered.connect(partial(self._set, "designer"))
        self.licence.entered.connect(partial(self._set, "licence"))
        self.keys.chosen.connect(partial(self._set, "keys"))
        self.rules.chosen.connect(partial(self._set, "rules"))
        self.fewest.entered.connect(self._set_fewest)
        self.most.entered.connect(self._set_most)
        self.best.entered.connect(self._set_best)

    def _lay_out(self) -> None:
        """Put the fields below each other."""
        players = QHBoxLayout()
        players.setSpacing(4)
        for widget in (self.fewest, QLabel(tr("to")), self.most):
            players.addWidget(widget)
        players.addStretch()
        label = QLabel(tr("&Players"))
        label.setBuddy(self.fewest)
        layout = form(self)
        layout.addRow(tr("Tit&le"), self.title)
        layout.addRow(tr("&Designer"), self.designer)
        layout.addRow(tr("Li&cence"), self.licence)
        layout.addRow(label, players)
        layout.addRow(tr("&Best for"), self.best)
        layout.addRow(tr("&Keys"), self.keys)
        layout.addRow(tr("&Rules"), self.rules)
        layout.addRow(tr("Sheet"), self.sheet)

    def show_board(self, board: Board) -> None:
        """Show the properties of a board, if they are not those that are shown."""
        properties = tuple(getattr(board, name) for name in _SHOWN)
        if properties == self._properties:
            return
        self._properties = properties
        self.title.show_text(board.title)
        self.designer.show_text(board.designer)
        self.licence.show_text(board.licence)
        self._players = board.players
        for number, value in (
            (self.fewest, board.players.fewest),
            (self.most, board.players.most),
            (self.best, board.players.best or 0),
        ):
            number.show_number(value)
        self.keys.offer([(tr(words), name) for name, words in KEY_SCHEME_WORDS.items()], board.keys)
        editions = {name: tr(words) for name, words in EDITION_WORDS.items()}
        editions.setdefault(board.rules, board.rules.capitalize())
        self.rules.offer([(words, name) for name, words in editions.items()], board.rules)
        self.sheet.setText(sheet_words(board.sheet))

    def settle(self) -> None:
        """Finish entries half made."""
        for entry in (self.title, self.designer, self.licence):
            entry.settle()
        for number in (self.fewest, self.most, self.best):
            number.interpretText()

    def _set(self, field: Field, value: object) -> None:
        """Set one field of the board."""
        self._session.apply(SetField(field, value))

    def _set_fewest(self, fewest: int) -> None:
        """Set the fewest players, and push the most along where it must give way."""
        most = max(self._players.most, fewest)
        self._set_players(replace(self._players, fewest=fewest, most=most))

    def _set_most(self, most: int) -> None:
        """Set the most players, and push the fewest along where it must give way."""
        fewest = min(self._players.fewest, most)
        self._set_players(replace(self._players, fewest=fewest, most=most))

    def _set_best(self, best: int) -> None:
        """Set how many players the board is best for; 0 for no one knows."""
        self._set_players(replace(self._players, best=best or None))

    def _set_players(self, players: Players) -> None:
        """Set the numbers of players; the steps of the arrows undo as one."""
        self._session.apply(SetField("players", players, merge_key="players"))


_SIZES: Final[dict[Top, Phrase]] = {
    "pointy": "{columns} × {rows} hexes, a point on top, {across_flats_mm:g} mm from centre to "
    "centre: {width:.0f} × {height:.0f} mm",
    "flat": "{columns} × {rows} hexes, a side on top, {across_flats_mm:g} mm from centre to "
    "centre: {width:.0f} × {height:.0f} mm",
}


def sheet_words(sheet: Sheet) -> str:
    """Return the size of a sheet in hexes and on paper."""
    width, height = sheet.size_mm
    return tr(
        _SIZES[sheet.top],
        columns=sheet.columns,
        rows=sheet.rows,
        across_flats_mm=sheet.across_flats_mm,
        width=width,
        height=height,
    )
