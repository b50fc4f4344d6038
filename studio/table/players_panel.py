"""The players of a game: who runs which company, what each has, and whose turn it is."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QVBoxLayout,
    QWidget,
)

from engine.bots.roster import BOT_MANNERS
from engine.game.people import fortunes, third_of
from engine.game.state import NO_PERSON
from engine.messages import Phrase
from engine.table.sitting import Sitting
from studio.drawing.game.companies import Livery
from studio.drawing.maps.themes import Theme
from studio.language.labels import plain_label
from studio.language.words import tr
from studio.table.badges import badge
from studio.table.player_row import PlayerRow

_CHANGE: Final[Phrase] = "{amount:+} since their last move"


class PlayersPanel(QWidget):
    """A row for each company, in the order of seats."""

    seat_wanted = Signal(int, str)
    """A seat, and who is to play it from now on."""

    def __init__(self, sitting: Sitting, looks: Sequence[Livery], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("players")
        self.setAccessibleName(tr("Players"))
        self._looks = looks
        self.rows = [PlayerRow(seat, name, BOT_MANNERS) for seat, name in enumerate(sitting.header.players)]
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 6, 6, 6)
        column.setSpacing(4)
        for row in self.rows:
            row.seat_wanted.connect(self.seat_wanted)
            column.addWidget(row)
        self.people = plain_label()
        column.addWidget(self.people)

    def show_sitting(self, sitting: Sitting, theme: Theme, changes: Sequence[int], *, thinking: bool) -> None:
        """Show what each has; ``changes`` are what each account gained since its player's last move."""
        state, actor, seats = sitting.state, sitting.actor, sitting.seats
        third = third_of(state)
        for seat, row in enumerate(self.rows):
            row.show_player(seats[seat], imaginary=seat == third)
            row.sign.setPixmap(badge(self._looks[seat], theme, self.devicePixelRatioF()))
            row.account.setText(str(state.accounts[seat]))
            told = [tr(_CHANGE, amount=changes[seat])] if changes[seat] else []
            if state.saved[seat]:
                told.append(tr("{points} saved", points=state.saved[seat]))
            if seat == actor and thinking:
                told.append(tr("thinking…"))
            elif state.builders[:1] == (seat,) and sitting.actor == seat:
                told.append(tr("{points} to build with", points=state.points))
            row.news.setText(" · ".join(told))
            row.show_due(is_due=seat == actor)
        self.people.setText(self._sums(sitting))
        self.people.setVisible(bool(sitting.header.people))

    def _sums(self, sitting: Sitting) -> str:
        """Return what the companies of each person hold together (6.C7a)."""
        sums = fortunes(sitting.state)
        return "\n".join(
            tr(
                "{person} ({companies}): {sum}",
                person=person.name,
                companies=" + ".join(person.companies),
                sum=sums[number],
            )
            for number, person in enumerate(sitting.header.people)
            if number != NO_PERSON
        )
