"""The players of a tile game in their order: score, locomotives, tiles, and who plays."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.messages import count_of
from engine.table.tiles.sitting import TileSitting
from engine.tiles.state import State
from studio.drawing.game.companies import Livery
from studio.drawing.maps.themes import Theme
from studio.language.words import tr
from studio.table.badges import badge
from studio.table.player_row import PlayerRow
from studio.table.tiles.tile_session import TILE_BOT_MANNERS


class TilePlayers(QWidget):
    """A row for each player, the first in order at the top."""

    seat_wanted = Signal(int, str)
    """A seat, and who is to play it from now on."""

    def __init__(self, sitting: TileSitting, looks: Sequence[Livery]) -> None:
        super().__init__()
        self.setObjectName("players")
        self.setAccessibleName(tr("Players"))
        self._looks = looks
        self.rows = [
            PlayerRow(seat, name, TILE_BOT_MANNERS) for seat, name in enumerate(sitting.header.players)
        ]
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(6, 6, 6, 6)
        self._column.setSpacing(4)
        for row in self.rows:
            row.seat_wanted.connect(self.seat_wanted)
            self._column.addWidget(row)

    def show_sitting(self, sitting: TileSitting, theme: Theme, *, thinking: bool) -> None:
        """Show what each has, in the order of the turn."""
        state, actor, seats = sitting.state, sitting.actor, sitting.seats
        order = state.order or tuple(range(len(self.rows)))
        for place, seat in enumerate(order):
            self._column.removeWidget(self.rows[seat])
            self._column.insertWidget(place, self.rows[seat])
        for seat, row in enumerate(self.rows):
            row.show_player(seats[seat])
            row.sign.setPixmap(badge(self._looks[seat], theme, self.devicePixelRatioF()))
            row.account.setText(str(state.scores[seat]))
            row.news.setText(self._news(sitting, state, seat))
            if seat == actor and thinking:
                row.news.setText(f"{row.news.text()} · {tr('thinking…')}")
            row.show_due(is_due=seat == actor)

    def _news(self, sitting: TileSitting, state: State, seat: int) -> str:
        """Return what a player has in addition to the score: the value of the stock, tiles, locomotives."""
        worth = sum(count * value for count, value in zip(state.owns[seat], state.values, strict=True))
        stock = sum(state.owns[seat])
        told = [
            tr(count_of(stock, "1 stock tile worth {worth}", "{n} stock tiles worth {worth}", worth=worth))
        ]
        if sitting.is_alone:
            turns = sitting.game.facts.tiles.solitaire
            if state.turn and turns is not None:
                told.append(tr("turn {n} of {all}", n=state.turn, all=turns.turns))
        else:
            told.append(tr(count_of(len(state.hands[seat]), "1 city tile", "{n} city tiles")))
            told.append(tr(count_of(state.locomotives[seat], "1 locomotive", "{n} locomotives")))
        return " · ".join(told)
