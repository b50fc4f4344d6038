"""Which bots play a trial, and what the board suggests for it until a hand chooses otherwise."""

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox

from engine.bots.roster import BOT_MANNERS, BOT_NAMES
from engine.messages import Phrase
from engine.rulesets.limits import MOST_PLAYERS
from engine.trials.trial import BOTH
from studio.language.words import tr
from studio.panels.fields.fields import Note

Value = TypeVar("Value")

_BOTH_NAME: Phrase = "greedy and planner in turn"
_BOTH_MANNER: Phrase = (
    "plays one game with greedy, the next with planner. Shows where they disagree on a start."
)


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
    """The choice of a bot for each company, and how each of them plays."""

    def __init__(self) -> None:
        self.choices = [_choice(seat) for seat in range(1, MOST_PLAYERS + 1)]
        self.manners = Note("trial-manners")
        self.manners.setText("\n".join(f"{tr(name)} {tr(manner)}" for name, _, manner in _bots()))


def _bots() -> list[tuple[Phrase, str, Phrase]]:
    """Return what can be chosen for a company: its name, that of its bot, and how it plays."""
    return [(_BOTH_NAME, BOTH, _BOTH_MANNER), *((name, name, BOT_MANNERS[name]) for name in BOT_NAMES)]


def _choice(seat: int) -> QComboBox:
    bot = QComboBox()
    bot.setObjectName(f"trial-bot-{seat}")
    bot.setToolTip(tr("The bot that runs this company; the list explains how each plays"))
    for place, (words, name, manner) in enumerate(_bots()):
        bot.addItem(tr(words), name)
        bot.setItemData(place, tr(manner), Qt.ItemDataRole.ToolTipRole)
    return bot
