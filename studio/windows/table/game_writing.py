"""Writing a file of a game while the game goes on: a copy of it, or what is made of it."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QProgressBar, QWidget

from engine.boardfile.atomic import write_atomically
from engine.table.files import end_of, lines_of
from engine.table.game_sitting import AnySitting
from studio.language.words import tr
from studio.painting.progress import Progress
from studio.table.game_session import GameSession
from studio.windows.documents.questions import Questions
from studio.windows.kit.long_work import Work

_WHOLE: Final = 1000


class GameWriting(QObject):
    """Asks for a file, and writes it on another thread; ``progress`` shows how far it is."""

    said = Signal(str)
    """What was saved, or why nothing is."""

    def __init__(self, session: GameSession, questions: Questions, window: QWidget) -> None:
        super().__init__(window)
        self._session, self._questions, self._window = session, questions, window
        self.progress = QProgressBar(maximum=_WHOLE, textVisible=False)
        self.progress.setMaximumWidth(160)
        self.progress.hide()
        self._work = Work("table file", self)
        self._written = Path()
        self._work.done.connect(self._say_written)
        self._work.failed.connect(self._say_unwritten)
        self._work.progressed.connect(lambda share: self.progress.setValue(round(share * _WHOLE)))

    def finish(self) -> None:
        """Wait for what is being written."""
        self._work.finish()

    def proposed(self, ending: str) -> Path:
        """Return the name that a file of this game is proposed to have."""
        return Path.home() / f"{self._session.file.path.stem}{ending}"

    def save_copy(self) -> None:
        """Save the game to another file."""
        path = self._questions.path_to_save_game(self._window, self.proposed(".jsonl"))
        if path is not None and path.resolve() == self._session.file.path.resolve():
            self.said.emit(tr("The game is kept in this file already."))
        elif path is not None:
            sitting = self._session.sitting
            self.write(path, lambda _: write_atomically(path, text_of(sitting).encode()))

    def write(self, path: Path, write: Callable[[Progress], None]) -> None:
        """Write a file on another thread, unless one is being written."""
        if self._work.is_under_way:
            self.said.emit(tr("Another file is still being written."))
            return
        self._written = path
        self.progress.setValue(0)
        self.progress.show()
        self._work.start(write)

    def _say_written(self) -> None:
        self.progress.hide()
        self.said.emit(tr("Saved as {path}.", path=self._written))

    def _say_unwritten(self, why: str) -> None:
        self.progress.hide()
        self._questions.show_failure(tr("{name} could not be written", name=self._written.name), why)


def text_of(sitting: AnySitting) -> str:
    """Return the file of a game as it is now."""
    return "".join((*lines_of(sitting), end_of(sitting)))
