"""Slow previews of a gesture are computed off the interface's thread, and cancelled when not wanted."""

from collections.abc import Callable
from functools import partial
from threading import Event

from PySide6.QtCore import QObject, Signal

from studio.painting.progress import Cancelled
from studio.session.background.worker_thread import WorkerThread
from studio.tools.gestures import Outcome, Work


class Reckoning(QObject):
    """Does one piece of work at a time; a new one stops the one before, whose result is dropped."""

    progressed = Signal(float)
    """The share of the work that is done, from 0 to 1."""
    _reported = Signal(object, float)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._worker = WorkerThread("hand", self)
        self._stop = Event()
        self._reported.connect(self._report)

    def begin(self, work: Work, then: Callable[[Outcome], None]) -> None:
        """Do some work, and then something with what it came to, unless it is dropped before."""
        self.drop()
        if self._worker.is_finished:
            return
        stop = self._stop = Event()
        self._worker.send(
            lambda: work(partial(self._heed, stop)),
            lambda outcome: None if stop.is_set() else then(outcome),
            partial(self._fail, stop),
        )

    def drop(self) -> None:
        """Want nothing of the work under way; it ends soon."""
        self._stop.set()

    def stop(self) -> None:
        """Stop for good, without waiting."""
        self.drop()
        self._worker.abandon()

    def _heed(self, stop: Event, share: float) -> None:
        """On the other thread: report how much is done, or end the work."""
        if stop.is_set():
            raise Cancelled
        self._reported.emit(stop, share)

    def _report(self, stop: Event, share: float) -> None:
        if not stop.is_set():
            self.progressed.emit(share)

    def _fail(self, stop: Event, error: Exception) -> None:
        """Raise an error where every other is shown; dropped work ends with an error, too."""
        if not stop.is_set():
            raise error
