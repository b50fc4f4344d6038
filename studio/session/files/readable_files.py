"""Which files can be read, looked up off the interface's thread: a disk may be away, or asleep."""

import os
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QObject, Signal

from studio.session.background.worker_thread import WorkerThread

_MOMENT_S = 0.05
"""How long all the looks together are waited for, so that a list is not seen to lose what is gone."""


class Readable(QObject):
    """Looks at files, each on a thread of its own, since one disk that is silent must not stop the others.

    The thread ends when the disk has answered.
    """

    changed = Signal()
    """Of a file it is now known that it can be read, or that it cannot."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker: dict[Path, WorkerThread] = {}
        self._lost: set[Path] = set()
        self._is_finished = False

    def may_be(self, path: Path) -> bool:
        """Whether a file can be read as far as is known; where nothing is known yet it can."""
        return path not in self._lost

    def look_at(self, paths: Iterable[Path]) -> None:
        """Look at some files, but for those whose disk has not answered the last look."""
        wanted = {} if self._is_finished else dict.fromkeys(paths)
        begun = [self._begin(path) for path in wanted if path not in self._worker]
        end = monotonic() + _MOMENT_S
        for worker in begun:
            worker.await_briefly(max(end - monotonic(), 0.0))

    def _begin(self, path: Path) -> WorkerThread:
        worker = self._worker[path] = WorkerThread("readable", self)
        worker.send(partial(_is_readable, path), partial(self._note, path), self._break_down)
        return worker

    def finish(self) -> None:
        """Stop looking."""
        self._is_finished = True
        for worker in self._worker.values():
            worker.abandon()

    def _note(self, path: Path, is_readable: bool) -> None:
        """Note what came of a look."""
        worker = self._worker.pop(path)
        worker.abandon()
        worker.deleteLater()
        lost = self._lost - {path} if is_readable else self._lost | {path}
        if lost != self._lost:
            self._lost = lost
            self.changed.emit()

    def _break_down(self, error: Exception) -> None:
        """Raise the error on this thread, where every error is shown."""
        raise error


def _is_readable(path: Path) -> bool:
    try:
        return os.access(path, os.R_OK)
    except ValueError:
        # Signs no file can have.
        return False
