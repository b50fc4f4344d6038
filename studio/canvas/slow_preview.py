"""What a hand has to wait for is reckoned off the interface's thread, until it is wanted no more."""

from collections.abc import Callable
from functools import partial
from threading import Event

from PySide6.QtCore import QObject, Signal

from studio.painting.progress import Cancelled
from studio.session.background.worker_thread import WorkerThread
from studio.tools.gestures import Outcome, Work


class Reckoning(QObject):
    """Does one piece of work at a time; a new one stops the one before, of which nothing is told then."""

    progressed = Signal(float)
    """The share of the work that is done, from 0 to 1."""
    _told = Signal(object, float)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._errands = WorkerThread("hand", self)
        self._stop = Event()
        self._told.connect(self._tell)

    def begin(self, work: Work, then: Callable[[Outcome], None]) -> None:
        """Do some work, and then something with what it came to, unless it is dropped before."""
        self.drop()
        if self._errands.is_finished:
            return
        stop = self._stop = Event()
        self._errands.send(
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
        self._errands.abandon()

    def _heed(self, stop: Event, share: float) -> None:
        """On the other thread: tell how much is done, or end the work."""
        if stop.is_set():
            raise Cancelled
        self._told.emit(stop, share)

    def _tell(self, stop: Event, share: float) -> None:
        """Tell how much is done of what is still wanted."""
        if not stop.is_set():
            self.progressed.emit(share)

    def _fail(self, stop: Event, error: Exception) -> None:
        """Let what went wrong be seen where every mishap is; what was dropped ends with an error, too."""
        if not stop.is_set():
            raise error
