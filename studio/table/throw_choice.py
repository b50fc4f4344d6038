"""Entering what a person threw: a button for each outcome, or a list where there are many."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtWidgets import QComboBox, QPushButton, QVBoxLayout, QWidget

from engine.game.moves import Move
from engine.table.line_names import thrown
from engine.turns.chance import Draw
from studio.language.words import tr
from studio.table.table_session import TableSession

_MOST_BUTTONS: Final = 8
"""From more outcomes of a throw on they are a list."""


class ThrowChoice(QWidget):
    """The outcomes of the throw that is due; what no dice decide is drawn at a click."""

    def __init__(self, session: TableSession) -> None:
        super().__init__()
        self._session = session
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        sitting = session.sitting
        chance = sitting.chance()
        if isinstance(chance, Draw):
            self._button(tr("&Draw"), sitting.throw).setProperty("main", "true")
            return
        outcomes: dict[str, Move] = {}
        for move, _ in chance:
            outcomes.setdefault(thrown(move), move)
        if len(outcomes) <= _MOST_BUTTONS:
            for words, move in outcomes.items():
                self._button(words, partial(_itself, move))
            return
        box = QComboBox()
        box.setObjectName("throws")
        for words, move in outcomes.items():
            box.addItem(words, move)
        self._column.addWidget(box)
        self._button(tr("&Enter"), box.currentData).setProperty("main", "true")

    def _button(self, words: str, thrown_move: Callable[[], Move]) -> QPushButton:
        button = QPushButton(words)
        button.setObjectName("throw")
        button.clicked.connect(lambda: self._session.throw(thrown_move()))
        self._column.addWidget(button)
        return button


def _itself(move: Move) -> Move:
    return move
