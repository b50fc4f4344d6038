"""The dialog that begins a game on a tile set: who plays, alone or together, with which draws."""

import secrets
from datetime import UTC, datetime
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QVBoxLayout,
    QWidget,
)

from engine.boardfile.bounds import Bounds
from engine.table.tiles.sitting import TileSitting, begun_with, daily_seed
from engine.tiles.facts import MOST_PLAYERS
from engine.tiles.set import SOLO, TileSet
from engine.transcript.remarks import HUMAN
from engine.trials.trial import MOST_SEED
from studio.drawing.game.companies import NAMES
from studio.language.words import reason, tr
from studio.panels.fields.fields import Note, form
from studio.panels.fields.number_field import Number
from studio.table.tiles.tile_session import TILE_BOT_MANNERS
from studio.windows.table.begin_dialog import name_field, player_field, refusal_note, seat_row


def seed_of_today() -> int:
    """Return the seed of the Daily of today, as the calendar here has it."""
    return daily_seed(datetime.now(UTC).astimezone().date())


class TileBeginDialog(QDialog):
    """Asks who plays a set."""

    chosen = Signal(object)
    """The TileSitting that is begun."""

    def __init__(self, tiles: TileSet, path: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Play This Set"))
        self._tiles, self._path = tiles, path
        self.count = Number("tile-players", "One player plays the game alone", Bounds(SOLO, MOST_PLAYERS))
        self.count.setKeyboardTracking(True)
        self.names = [name_field(seat, tr(NAMES[seat])) for seat in range(MOST_PLAYERS)]
        self.players = [_player(seat, "planner" if seat else HUMAN) for seat in range(MOST_PLAYERS)]
        self.daily = QCheckBox(tr("The &Daily: today the draws are the same for everyone"))
        self.daily.setObjectName("tile-daily")
        self.challenge = QCheckBox(tr("C&hallenge: three random cities to begin with"))
        self.challenge.setObjectName("tile-challenge")
        self.seed = Number("tile-seed", "The same seed gives the same draws", Bounds(0, MOST_SEED))
        self.seed.show_number(secrets.randbelow(1_000_000))
        self.why = refusal_note()
        self._lay_out()
        self.count.entered.connect(self._seat)
        self.daily.toggled.connect(self._follow_daily)
        self.challenge.toggled.connect(lambda on: self.daily.setChecked(False) if on else None)
        self.count.show_number(_USUAL)
        self._seat(_USUAL)

    def _lay_out(self) -> None:
        self._form = form()
        self._form.addRow(tr("&Players"), self.count)
        self._rows: list[QWidget] = []
        for seat in range(MOST_PLAYERS):
            row = seat_row(self.names[seat], self.players[seat])
            self._form.addRow(tr("Seat {n}", n=seat + 1), row)
            self._rows.append(row)
        self._form.addRow(self.daily)
        self._form.addRow(self.challenge)
        self._form.addRow(tr("&Seed"), self.seed)
        manners = Note("table-manners")
        manners.setText("\n".join(f"{tr(name)} {tr(told)}" for name, told in TILE_BOT_MANNERS.items()))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.begin = buttons.addButton(tr("&Begin"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.begin.setDefault(True)
        buttons.accepted.connect(self._begin)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 20, 20, 16)
        column.setSpacing(12)
        column.addLayout(self._form)
        for part in (manners, self.why, buttons):
            column.addWidget(part)
        self.setMinimumWidth(440)

    def _seat(self, players: int) -> None:
        """Have a row for each player; the Daily and the challenge are for one."""
        for seat, row in enumerate(self._rows):
            self._form.setRowVisible(row, seat < players)
        for choice in (self.daily, self.challenge):
            self._form.setRowVisible(choice, players == SOLO)
        self._follow_daily()
        self.why.hide()
        self.adjustSize()

    def _follow_daily(self) -> None:
        """Take the seed of the day for the Daily."""
        is_daily = self.count.count == SOLO and self.daily.isChecked()
        if is_daily:
            self.challenge.setChecked(False)
            self.seed.show_number(seed_of_today())
        self.seed.setEnabled(not is_daily)

    def _begin(self) -> None:
        """Begin the game, or say why there is none."""
        count = self.count.count
        try:
            sitting: TileSitting = begun_with(
                self._tiles,
                self._path,
                [" ".join(each.text().split()) for each in self.names[:count]],
                [str(each.currentData()) for each in self.players[:count]],
                self.seed.count,
                challenge=count == SOLO and self.challenge.isChecked(),
            )
        except ValueError as error:
            self.why.setText(reason(error))
            self.why.show()
            return
        self.accept()
        self.chosen.emit(sitting)


_USUAL: Final = 3
"""How many players a game begins with unless another number is chosen."""


def _player(seat: int, by: str) -> QComboBox:
    return player_field(seat, by, TILE_BOT_MANNERS, tr("Player of seat {n}", n=seat + 1))
