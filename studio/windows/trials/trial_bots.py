"""Which bots play a trial, and what the board suggests for it until a hand chooses otherwise."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox

from engine.bots.roster import BOT_MANNERS, BOT_NAMES
from engine.messages import Phrase
from engine.rulesets.limits import MOST_PLAYERS
from engine.trials.trial import BOTH
from studio.language.words import tr

Value = TypeVar("Value")

_BOTH_NAME: Phrase = "greedy and planner in turn"
_BOTH_MANNER: Phrase = (
    "plays one game with greedy, the next with planner. Shows where they disagree on a start."
)


Bot = tuple[Phrase, str, Phrase]
"""What can be chosen for a seat: its name, that of its bot, and how it plays."""


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
        tip = tr("The bot that runs this company; the list explains how each plays")
        self.choices = [bot_choice(seat, tip, _bots()) for seat in range(1, MOST_PLAYERS + 1)]
        self.manners = manners_of(_bots())


def _bots() -> list[Bot]:
    """Return what can be chosen for a company."""
    return [(_BOTH_NAME, BOTH, _BOTH_MANNER), *((name, name, BOT_MANNERS[name]) for name in BOT_NAMES)]


def manners_of(bots: Sequence[Bot]) -> str:
    """Return how each of some bots plays, a line each."""
    return "\n".join(f"{tr(name)} {tr(manner)}" for name, _, manner in bots)


def bot_choice(seat: int, tip: str, bots: Sequence[Bot]) -> QComboBox:
    """Return the choice among some bots for a seat, by its number from 1."""
    choice = QComboBox()
    choice.setObjectName(f"trial-bot-{seat}")
    choice.setToolTip(tip)
    for place, (words, name, manner) in enumerate(bots):
        choice.addItem(tr(words), name)
        choice.setItemData(place, tr(manner), Qt.ItemDataRole.ToolTipRole)
    return choice
