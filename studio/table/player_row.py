"""The row of a player at a table: who plays the seat, what it has, and whose turn it is."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QMenu, QSizePolicy, QToolButton

from engine.messages import Phrase
from engine.transcript.remarks import HUMAN
from studio.language.plain_text import action_text, as_tip, readable
from studio.language.words import tr

PERSON: Final[Phrase] = "Person"
"""What a seat's player is called who is no bot."""


class PlayerRow(QFrame):
    """One seat: its sign, name and account, who plays it, and what is new."""

    seat_wanted = Signal(int, str)
    """The seat, and who is to play it from now on."""

    def __init__(self, seat: int, name: str, bots: Mapping[str, Phrase]) -> None:
        """Offer ``bots`` by name, each with what it does."""
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
        self.player.setToolTip(tr("Hand this seat to a bot, or take it over"))
        self.player.setAutoRaise(True)
        menu = QMenu(self.player)
        group = QActionGroup(menu)
        self.choices: dict[str, QAction] = {}
        for by, words in ((HUMAN, PERSON), *((bot, bot) for bot in bots)):
            action = menu.addAction(action_text(tr(words)), partial(self.seat_wanted.emit, seat, str(by)))
            action.setCheckable(True)
            action.setToolTip(tr(bots[by]) if by in bots else "")
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

    def show_player(self, by: str, *, imaginary: bool = False) -> None:
        """Show who plays the seat."""
        self.choices[by].setChecked(True)
        words = tr(PERSON) if by == HUMAN else tr(by)
        self.player.setText(tr("{player}, imaginary company", player=words) if imaginary else words)

    def show_due(self, *, is_due: bool) -> None:
        """Mark the seat whose turn it is."""
        self.setProperty("due", "true" if is_due else "false")
        self.style().unpolish(self)
        self.style().polish(self)
        told = tr("{company}, {account}, their turn") if is_due else tr("{company}, {account}")
        self.setAccessibleName(told.format(company=self._name, account=self.account.text()))
        self.news.setVisible(bool(self.news.text()))
