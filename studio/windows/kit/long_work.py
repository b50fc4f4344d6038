"""Long work seen from the window: how far it is, and a way to stop it."""

from collections.abc import Callable
from threading import Event

from PySide6.QtCore import QObject, Signal

from studio.drawing.shapes.interruption import heeding
from studio.painting.progress import Cancelled, Progress
from studio.session.background.worker_thread import WorkerThread
from studio.session.files.filing import sentence


class Work(QObject):
    """One piece of work at a time, off the interface's thread, with progress and cancel."""

    progressed = Signal(float)
    """The share that is done, from 0 to 1."""
    done = Signal()
    """What was wanted is there."""
    stopped = Signal()
    """It was cancelled, and nothing was written."""
    failed = Signal(str)
    """Nothing was written; why, in a sentence or two."""

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = WorkerThread(name, self)
        self._stop = Event()

    @property
    def is_under_way(self) -> bool:
        """Whether there is work to wait for."""
        return self._worker.under_way > 0

    def start(self, work: Callable[[Progress], None]) -> None:
        """Begin; ``work`` gets a progress callback that may raise Cancelled through it.

        It must ask that callback last before it writes, and write in one piece. Drawing that is part of
        it ends by itself.
        """
        self._stop = Event()

        def heedful() -> None:
            with heeding(self._look_up):
                work(self._go_on)

        self._worker.send(heedful, lambda _: self.done.emit(), self._fail)

    def cancel(self) -> None:
        """Ask the work to stop at the next chance; what it was writing is not written."""
        self._stop.set()

    def finish(self) -> None:
        """Stop for good, without waiting: nothing is written but a file that is being written already."""
        self.cancel()
        self._worker.abandon()

    def _go_on(self, done: float) -> bool:
        """Show in the window how much is done, and return whether the work goes on."""
        # Once it is stopped, the window may be gone.
        if self._stop.is_set():
            return False
        self.progressed.emit(done)
        return True

    def _look_up(self) -> None:
        """End the work if it is stopped."""
        if self._stop.is_set():
            raise Cancelled

    def _fail(self, error: Exception) -> None:
        """Report that the work was stopped, or why it failed."""
        if isinstance(error, Cancelled):
            self.stopped.emit()
        else:
            self.failed.emit(sentence(error))
