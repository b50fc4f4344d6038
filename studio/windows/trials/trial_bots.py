"""Which bots play a trial, and what else the board suggests for it until a hand chooses otherwise."""

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox

from engine.board.document import Board
from engine.bots.common.ignored_rules import left_by_greedy, telling_bot
from engine.bots.roster import BOT_MANNERS, BOT_NAMES
from engine.game.network import MOST_PLAYERS
from engine.messages import Phrase
from studio.language.words import tr
from studio.panels.fields.fields import Note

Value = TypeVar("Value")

_SUITING: Phrase = "planner is selected, though slower: this board has {what}, which greedy does not use."


class Suggested(Generic[Value]):
    """A choice that is as the board suggests for as long as no one makes another."""

    def __init__(self, chosen: Callable[[], Value], choose: Callable[[Value], object]) -> None:
        self._chosen = chosen
        self._choose = choose
        self._given = chosen()

    def suggest(self, value: Value) -> None:
        """Choose a value, unless something else was chosen than what was suggested last."""
        if self._chosen() == self._given:
            self._choose(value)
            self._given = self._chosen()


def suggested_of(choice: QComboBox) -> Suggested[object]:
    """Return what is suggested for a list, by its data; its first line where it has none such."""
    return Suggested(choice.currentData, lambda value: choice.setCurrentIndex(max(0, choice.findData(value))))


class TrialBots:
    """The choice of a bot for each company, how each of them plays, and why planner is chosen."""

    def __init__(self) -> None:
        self.choices = [_choice(seat) for seat in range(1, MOST_PLAYERS + 1)]
        self._suggested = [suggested_of(choice) for choice in self.choices]
        self.manners = Note("trial-manners")
        self.manners.setText("\n".join(f"{tr(name)} {tr(BOT_MANNERS[name])}" for name in BOT_NAMES))
        self.suiting = Note("trial-suiting")

    def suit(self, board: Board) -> None:
        """Choose the bot that says most of a board, where no one chose another."""
        best, left = telling_bot(board), left_by_greedy(board)
        for each in self._suggested:
            each.suggest(best)
        is_chosen = any(choice.currentData() == best for choice in self.choices)
        self.suiting.setText("" if left is None else tr(_SUITING, what=left))
        self.suiting.setVisible(left is not None and is_chosen)


def _choice(seat: int) -> QComboBox:
    """Return the choice of a company's bot."""
    bot = QComboBox()
    bot.setObjectName(f"trial-bot-{seat}")
    bot.setToolTip(tr("The bot that runs this company; the list explains how each plays"))
    for place, name in enumerate(BOT_NAMES):
        bot.addItem(tr(name), name)
        bot.setItemData(place, tr(BOT_MANNERS[name]), Qt.ItemDataRole.ToolTipRole)
    return bot
