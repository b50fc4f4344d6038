"""The players of a game: who runs which company, what each has, and whose turn it is."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QMenu,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.bots.roster import BOT_MANNERS, BOT_NAMES
from engine.game.people import fortunes, third_of
from engine.game.state import NO_PERSON
from engine.messages import Phrase
from engine.table.sitting import Sitting
from engine.transcript.remarks import HUMAN
from studio.drawing.game.companies import Livery
from studio.drawing.maps.themes import Theme
from studio.language.labels import plain_label
from studio.language.plain_text import action_text, as_tip, readable
from studio.language.words import tr
from studio.table.badges import badge

PERSON: Final[Phrase] = "Person"
"""What a seat's player is called who is no bot."""
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
        self.rows = [_Row(seat, name) for seat, name in enumerate(sitting.header.players)]
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


class _Row(QFrame):
    """One company: its sign, name and account, who plays it, and what is new."""

    seat_wanted = Signal(int, str)

    def __init__(self, seat: int, name: str) -> None:
        super().__init__()
        self.setObjectName("player-row")
        self._seat, self._name = seat, name
        self.sign, self.account, self.news = QLabel(), QLabel(), QLabel()
        self.account.setObjectName("player-account")
        self.news.setObjectName("player-news")
        self.news.setWordWrap(True)
        self.title = QLabel(readable(name))
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setObjectName("player-name")
        self.title.setToolTip(as_tip(name))
        # A long name takes two lines, before the panels become wider than the map leaves.
        self.title.setWordWrap(True)
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.player = QToolButton()
        self.player.setObjectName(f"player-{seat + 1}")
        self.player.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.player.setToolTip(tr("Hand this company to a bot, or take it over"))
        self.player.setAutoRaise(True)
        menu = QMenu(self.player)
        group = QActionGroup(menu)
        self.choices: dict[str, QAction] = {}
        for by, words in ((HUMAN, PERSON), *((name_, name_) for name_ in BOT_NAMES)):
            action = menu.addAction(action_text(tr(words)), partial(self.seat_wanted.emit, seat, str(by)))
            action.setCheckable(True)
            action.setToolTip(tr(BOT_MANNERS[by]) if by in BOT_MANNERS else "")
            group.addAction(action)
            self.choices[str(by)] = action
        self.player.setMenu(menu)
        grid = QGridLayout(self)
        grid.setContentsMargins(8, 3, 10, 3)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(0)
        grid.addWidget(self.sign, 0, 0)
        grid.addWidget(self.title, 0, 1)
        grid.addWidget(self.player, 0, 2)
        grid.addWidget(self.account, 0, 3, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(self.news, 1, 0, 1, 4)
        grid.setColumnStretch(1, 1)

    def show_player(self, by: str, *, imaginary: bool) -> None:
        """Show who plays the company."""
        self.choices[by].setChecked(True)
        words = tr(PERSON) if by == HUMAN else tr(by)
        self.player.setText(tr("{player}, imaginary company", player=words) if imaginary else words)

    def show_due(self, *, is_due: bool) -> None:
        """Mark the company whose turn it is."""
        self.setProperty("due", "true" if is_due else "false")
        self.style().unpolish(self)
        self.style().polish(self)
        told = tr("{company}, {account}, their turn") if is_due else tr("{company}, {account}")
        self.setAccessibleName(told.format(company=self._name, account=self.account.text()))
        self.news.setVisible(bool(self.news.text()))
