"""Work that is sent off the interface's thread and comes back to it."""

from collections.abc import Callable
from concurrent.futures import Future
from threading import Event, Lock
from time import monotonic
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal, Slot

from studio.session.background.daemon_threads import DaemonThread

T = TypeVar("T")


class _Deliveries:
    """Passes results on until it is stopped: none after that, nor meanwhile."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._is_stopped = False

    def deliver(self, go: Callable[[], object]) -> None:
        """Do something, or nothing once it is stopped."""
        with self._lock:
            if not self._is_stopped:
                go()

    def stop(self) -> None:
        """Deliver nothing any more."""
        with self._lock:
            self._is_stopped = True


class WorkerThread(QObject):
    """A queue of work done one piece after the other on a thread of its own.

    What a piece of work returns or raises is handed to ``then`` or ``failed`` on the thread this
    object lives in, in the order the work was sent.
    """

    _returned = Signal(object)

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = DaemonThread(name)
        self._returned.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._under_way = 0
        self._is_finished = False
        self._is_home = Event()
        self._deliveries = _Deliveries()
        # Whoever owns this may be gone before the work is; a signal of what is gone would end the program.
        self.destroyed.connect(self._deliveries.stop)
        self.destroyed.connect(self._thread.close)

    @property
    def under_way(self) -> int:
        """How many pieces of work have been sent and not been delivered."""
        return self._under_way

    @property
    def is_finished(self) -> bool:
        """Whether no one waits for what is still under way; long work may look, and end early."""
        return self._is_finished

    def send(
        self, work: Callable[[], T], then: Callable[[T], None], failed: Callable[[Exception], None]
    ) -> None:
        """Do some work later, on the other thread."""

        def delivered(done: Future[T]) -> None:
            error = done.exception()
            if error is None:
                then(done.result())
            elif isinstance(error, Exception):
                failed(error)
            else:
                raise error

        self._under_way += 1
        self._is_home.clear()
        future = self._thread.submit(work)
        future.add_done_callback(lambda done: self._bring_back(delivered, done))

    def await_briefly(self, seconds: float) -> None:
        """Wait for what is under way, no longer than so, and hand over at once what has come by then.

        Work of a moment is done sooner so than side by side with the interface, which would have to take
        turns with it and paint what is to be replaced.
        """
        end = monotonic() + seconds
        while self._under_way and self._is_home.wait(max(end - monotonic(), 0.0)):
            self._is_home.clear()
            QCoreApplication.sendPostedEvents(self, QEvent.Type.MetaCall.value)

    def _bring_back(self, deliver: Callable[[Future[Any]], None], done: Future[Any]) -> None:
        """Send a result home from the other thread, unless no one is there for it any more."""
        self._deliveries.deliver(lambda: self._returned.emit((deliver, done)))
        self._is_home.set()

    @Slot(object)
    def _deliver(self, result: tuple[Callable[[Future[Any]], None], Future[Any]]) -> None:
        """Hand a result over."""
        deliver, done = result
        if not self._is_finished:
            self._under_way -= 1
            deliver(done)

    def finish(self, seconds: float | None = None) -> None:
        """Wait until all work sent so far is done; what it came to is not delivered any more.

        What asks a disk is not waited for longer than some ``seconds``: it may never answer.
        """
        self._end()
        self._thread.close()
        self._thread.join(seconds)

    def abandon(self) -> None:
        """Leave without waiting: what is not begun is never done, what is under way ends unheard.

        No one learns whether it was done, and of what is written whether it was.
        """
        self._end()
        self._thread.leave()

    def _end(self) -> None:
        """Deliver no more results."""
        self._is_finished = True
        self._deliveries.stop()
        self._under_way = 0
