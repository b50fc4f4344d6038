"""Long work seen from the window: how far it is, and a way to stop it."""

from collections.abc import Callable
from threading import Event

from PySide6.QtCore import QObject, Signal

from studio.painting.progress import Cancelled, Progress
from studio.session.errands import Errands


class Work(QObject):
    """One piece of work at a time, off the interface's thread, with progress and cancel."""

    progressed = Signal(float)
    """The share that is done, from 0 to 1."""
    ended = Signal(str)
    """Why it failed, in a sentence; empty when it is done or was cancelled."""

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._errands = Errands(name, self)
        self._stop = Event()
        self.was_cancelled = False

    @property
    def is_under_way(self) -> bool:
        """Whether there is work to wait for."""
        return self._errands.under_way > 0

    def start(self, work: Callable[[Progress], None]) -> None:
        """Begin; ``work`` gets a progress callback that may raise Cancelled through it."""
        self._stop = Event()
        self.was_cancelled = False
        self._errands.send(lambda: work(self._go_on), lambda _: self.ended.emit(""), self._fail)

    def cancel(self) -> None:
        """Ask the work to stop at the next chance; what it was writing is not written."""
        self._stop.set()

    def finish(self) -> None:
        """Stop, and wait until it has."""
        self.cancel()
        self._errands.finish()

    def _go_on(self, done: float) -> bool:
        """Tell the window how much is done, and the work whether to go on."""
        self.progressed.emit(done)
        return not self._stop.is_set()

    def _fail(self, error: Exception) -> None:
        """Tell a failure from a stop."""
        self.was_cancelled = isinstance(error, Cancelled)
        self.ended.emit("" if self.was_cancelled else str(error))
