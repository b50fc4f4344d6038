"""The file of a game that is played: kept on another thread, once more after what is being written."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from engine.table.files import Journal
from engine.table.sitting import Sitting
from studio.language.words import reason, tr
from studio.session.background.worker_thread import WorkerThread

_LAST_S: Final = 5.0
"""How long closing waits for the disk, in seconds."""


class GameFile(QObject):
    """Keeps a game in its file as it goes on."""

    kept = Signal()
    """The file holds the newest game it was given."""
    failed = Signal(str)
    """The file could not be written; why, in a sentence or two."""

    def __init__(self, journal: Journal, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self._journal = journal
        self._thread = WorkerThread("game file", self)
        self._newest: Sitting | None = None
        """What is to be written and is not being written yet."""

    def keep(self, sitting: Sitting) -> None:
        """Bring the file up to a game."""
        self._newest = sitting
        if not self._thread.under_way:
            self._write(sitting)

    def close(self, sitting: Sitting) -> None:
        """Bring the file up to a game and end it, and wait for the disk."""
        journal = self._journal
        self._thread.send(lambda: journal.keep(sitting, closed=True), lambda _: None, lambda _: None)
        self._thread.finish(_LAST_S)

    def _write(self, sitting: Sitting) -> None:
        self._newest = None
        journal = self._journal
        self._thread.send(lambda: journal.keep(sitting), lambda _: self._finish(), self._fail)

    def _finish(self) -> None:
        if self._newest is not None:
            self._write(self._newest)
        else:
            self.kept.emit()

    def _fail(self, error: Exception) -> None:
        """Say why; the next move tries again."""
        self.failed.emit(tr(_UNKEPT, name=self.path.name, why=reason(error)))


_UNKEPT = "The game could not be kept in {name}: {why} The next move tries again."
