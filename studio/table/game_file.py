"""The file of a game that is played: kept on another thread, once more after what is being written."""

from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile, QObject, Signal

from engine.table.draft_files import draft_path, write_draft
from engine.table.files import Journal
from engine.table.game_sitting import AnySitting
from studio.language.words import reason, tr
from studio.session.background.worker_thread import WorkerThread
from studio.table.game_lock import lock_of

_LAST_S: Final = 5.0
"""How long closing waits for the disk, in seconds."""


class GameFile(QObject):
    """Keeps a game in its file as it goes on, and locks it: one table plays it at a time."""

    kept = Signal()
    """The file holds the newest game it was given."""
    failed = Signal(str)
    """The file could not be written; why, in a sentence or two."""

    def __init__(self, journal: Journal, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self.trouble = ""
        """Why the newest game could not be written; empty while it could."""
        self._journal = journal
        self._lock = lock_of(path)
        self._thread = WorkerThread("game file", self)
        self._newest: deque[AnySitting] = deque(maxlen=1)
        """The newest game, while its writing has not begun; the thread takes it from here."""
        self._is_begun = False
        self._drafts: deque[str] = deque(maxlen=1)
        """The newest text of orders that are being written, while its writing has not begun."""
        self._draft = ""
        self.trouble_of_orders = ""
        """Why the newest orders could not be written; empty while they could."""

    def claim(self) -> bool:
        """Lock the file; return False where another table has it.

        Where the disk has no place for a lock, it has none for the game either, which keeping it reports.
        """
        is_locked = self._lock.isLocked() or self._lock.tryLock(0)
        return is_locked or self._lock.error() != QLockFile.LockError.LockFailedError

    def keep(self, sitting: AnySitting) -> None:
        """Bring the file up to a game.

        The thread needs no word of the window's before it writes the next one, however busy that is.
        """
        self._is_begun = True
        self._newest.append(sitting)
        self._thread.send(self._write, self._finish, self._fail)

    def keep_draft(self, text: str) -> None:
        """Keep the text of orders that are being written next to the game; an empty one removes them."""
        if text != self._draft:
            self._draft = text
            self._drafts.append(text)
            self._thread.send(self._write_draft, self._finish_draft, self._fail_draft)

    def had_draft(self, text: str) -> None:
        """Know what orders the file next to the game has, so that they are removed when handed in."""
        self._draft = text

    def _write_draft(self) -> bool:
        """Write the newest text of orders, on the other thread; return False where that was done before."""
        try:
            text = self._drafts.pop()
        except IndexError:
            return False
        write_draft(self.path, text)
        return True

    def _finish_draft(self, has_written: bool) -> None:
        if has_written:
            self.trouble_of_orders = ""

    def _fail_draft(self, error: Exception) -> None:
        """Say why orders could not be kept; the next change tries again."""
        self.trouble_of_orders = tr(_UNKEPT_ORDERS, name=draft_path(self.path).name, why=reason(error))
        self.failed.emit(self.trouble_of_orders)

    def close(self, sitting: AnySitting) -> None:
        """Bring the file up to a game and end it, and wait for the disk; one never kept stays as it is."""
        journal = self._journal
        if self._is_begun:
            self._thread.send(lambda: journal.keep(sitting, closed=True), lambda _: None, lambda _: None)
        self._thread.finish(_LAST_S)
        if not self._is_begun:
            self._drop_empty()
        self._lock.unlock()

    def _drop_empty(self) -> None:
        """Remove the file that was reserved for a game which was only watched."""
        with suppress(OSError):
            if not self.path.stat().st_size:
                self.path.unlink()

    def _write(self) -> bool:
        """Write the newest game, on the other thread; return False where the task before has written it."""
        try:
            sitting = self._newest.pop()
        except IndexError:
            return False
        self._journal.keep(sitting)
        return True

    def _finish(self, has_written: bool) -> None:
        if has_written:
            self.trouble = ""
            self.kept.emit()

    def _fail(self, error: Exception) -> None:
        """Say why, and try what is newer; else the next move tries again."""
        self.trouble = tr(_UNKEPT, name=self.path.name, why=reason(error))
        self.failed.emit(self.trouble)


_UNKEPT_ORDERS = "The orders could not be kept in {name}: {why} The next change tries again."
_UNKEPT = "The game could not be kept in {name}: {why} The next move tries again."
