"""Answers given in the very dialogs, by mouse and keyboard, where a journey is about them."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QLineEdit,
    QWidget,
)

from engine.board.document import Board
from engine.messages import Phrase
from studio.windows.documents.new_board import NewBoardDialog
from studio.windows.documents.questions import Questions
from tests.journeys.answers import Answers
from tests.journeys.hands import press, type_over

Answer = TypeVar("Answer")
Hands = Callable[[QDialog], None]
"""What a person does to a dialog until it closes."""


class ByHand(Answers):
    """Begins and saves boards in the dialogs themselves; ``size`` is that of a new board."""

    def __init__(self, title: str, size: tuple[int, int]) -> None:
        super().__init__()
        self._title, self._size = title, size

    def board_to_begin(self) -> Board | None:
        return self._asked(self._describe, lambda: Questions.board_to_begin(self))

    def path_to_save(self, proposed: Path) -> Path | None:
        return self._asked(self._name_file, lambda: Questions.path_to_save(self, proposed))

    def path_to_write(
        self, over: QWidget, title: str, proposed: Path, kinds: dict[Phrase, Sequence[str]]
    ) -> Path | None:
        return Questions.path_to_write(self, over, title, proposed, kinds)

    def _asked(self, hands: Hands, ask: Callable[[], Answer]) -> Answer:
        """Have a dialog opened, and see to it that it closes whatever hands do to it."""
        self._parent = QApplication.activeWindow() or QApplication.topLevelWidgets()[0]

        def sit_down() -> None:
            dialog = QApplication.activeModalWidget()
            assert isinstance(dialog, QDialog)
            try:
                hands(dialog)
            finally:
                if dialog.isVisible():
                    dialog.reject()

        QTimer.singleShot(0, sit_down)
        return ask()

    def _describe(self, dialog: QDialog) -> None:
        """Describe a board of a size and press Enter."""
        assert isinstance(dialog, NewBoardDialog)
        columns, rows = self._size
        type_over(dialog.title, self._title)
        type_over(dialog.columns, str(columns))
        type_over(dialog.rows, str(rows))
        press("Return")

    def _name_file(self, dialog: QDialog) -> None:
        """Type where to save into the dialog's field."""
        assert isinstance(dialog, QFileDialog)
        field = dialog.findChild(QLineEdit, "fileNameEdit")
        assert isinstance(field, QLineEdit)
        type_over(field, str(self.path))
        press("Return")
