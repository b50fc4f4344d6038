"""The inspector's form for the board as a whole."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, cast

from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from engine.board.document import Board, Players
from engine.board.keys import KEY_SCHEME_WORDS
from engine.edits.document import Field, SetField
from engine.hexes.sheet import Sheet, Top
from engine.messages import Phrase
from studio.language.words import tr
from studio.panels.inspector.form_rows import SHOWN, FormRow, Group, Offer, amount, choice, line
from studio.panels.inspector.row_form import RowForm
from studio.panels.thing_names import EDITION_WORDS
from studio.session.document import Session

_SHOWN = ("title", "designer", "licence", "players", "keys", "rules", "sheet")
"""The fields of a board that show here."""

_TITLE = "The title printed on the sheet."
_LICENCE = "The terms on which others may use the board, for example CC-BY-4.0."
_KEYS = "How destinations are drawn: with two dice, with dice and six specials, or with cards."
_RULES = "The edition of the rules for this board."


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


def _joined(fields: Sequence[QWidget]) -> QHBoxLayout:
    """Return the numbers of players in one row."""
    players = QHBoxLayout()
    players.setSpacing(4)
    for widget in (fields[0], QLabel(tr("to")), fields[1]):
        players.addWidget(widget)
    players.addStretch()
    return players


def _key_schemes(board: Board, _board: Board) -> Offer:
    """Return the schemes of keys, and that of a board."""
    return [(tr(words), name) for name, words in KEY_SCHEME_WORDS.items()], board.keys


def _editions(board: Board, _board: Board) -> Offer:
    """Return the editions of the rules, and that of a board."""
    editions = {name: tr(words) for name, words in EDITION_WORDS.items()}
    editions.setdefault(board.rules, board.rules.capitalize())
    return [(words, name) for name, words in editions.items()], board.rules


def _with_players(board: Board, **changes: Any) -> Mapping[str, Players]:
    """Return other numbers of players; one end pushes the other along where that must give way."""
    return {"players": replace(board.players, **changes)}


class BoardForm(RowForm[Board]):
    """What is written on the board, for whom it is and how its keys are drawn."""

    called, schema = "board", "players"
    rows = (
        FormRow("title", "Tit&le", line("No title yet"), _TITLE),
        FormRow("designer", "&Designer", line("Not named"), "The designer of the board."),
        FormRow("licence", "Li&cence", line("None given"), _LICENCE),
        Group(
            "&Players",
            (
                FormRow(
                    "fewest",
                    "",
                    amount(bound="from"),
                    "The smallest number of players.",
                    value=lambda board, _: board.players.fewest,
                    changes=lambda board, _, fewest: _with_players(
                        board, fewest=fewest, most=max(board.players.most, fewest)
                    ),
                ),
                FormRow(
                    "most",
                    "",
                    amount(bound="to"),
                    "The largest number of players.",
                    value=lambda board, _: board.players.most,
                    changes=lambda board, _, most: _with_players(
                        board, fewest=min(board.players.fewest, most), most=most
                    ),
                ),
            ),
            _joined,
        ),
        FormRow(
            "best",
            "&Best for",
            amount(is_optional=True),
            "The best number of players, if known.",
            value=lambda board, _: board.players.best,
            changes=lambda board, _, best: _with_players(board, best=best),
        ),
        FormRow("keys", "&Keys", choice(), _KEYS, value=_key_schemes),
        FormRow("rules", "&Rules", choice(), _RULES, value=_editions),
        FormRow("sheet", "Sheet", SHOWN, value=lambda board, _: sheet_words(board.sheet)),
    )

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._properties: tuple[object, ...] = ()
        for name in ("fewest", "most", "best"):
            self.parts[name].is_snug = True
        self.parts["most"].setAccessibleName(tr("Maximum players"))
        self.parts["best"].setSpecialValueText("–")

    def _show(self, board: Board, thing: Board) -> None:
        """Show the properties of a board, if they are not those that are shown."""
        properties = tuple(getattr(board, name) for name in _SHOWN)
        if properties != self._properties:
            self._properties = properties
            super()._show(board, thing)

    def _change(self, label: Phrase, **changes: Any) -> bool:
        """Set a field of the board; the steps of the arrows at the numbers of players undo as one."""
        ((field, value),) = cast(Mapping[Field, object], changes).items()
        return self._session.apply(
            SetField(field, value, merge_key="players" if field == "players" else None)
        )
