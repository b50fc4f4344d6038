"""Work that is sent off the interface's thread and comes back to it."""

import atexit
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from threading import Event, Lock, Thread, current_thread
from time import monotonic
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal, Slot

T = TypeVar("T")
_Task = Callable[[], None]
_Tasks = SimpleQueue[_Task | None]
"""What a thread still has to do; None ends it."""

_LAST_SECONDS = 5.0
"""How long the program waits for all threads when it ends."""


class _Deliveries:
    """Passes results on until it is stopped: none after that, nor meanwhile."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._goes_on = True

    def deliver(self, go: Callable[[], object]) -> None:
        """Do something unless it was stopped."""
        with self._lock:
            if self._goes_on:
                go()

    def stop(self) -> None:
        """Pass nothing on any more."""
        with self._lock:
            self._goes_on = False


class WorkerThread(QObject):
    """A queue of work done one piece after the other on a thread of its own.

    What a piece of work returns or raises is handed to ``then`` or ``failed`` on the thread this
    object lives in, in the order the work was sent. The threads are daemons, not those of an executor: the
    program would wait for these without end when it leaves, although a disk may never answer.
    """

    _returned = Signal(object)

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._tasks = tasks = _Tasks()
        self._thread: Thread | None = None
        self._returned.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._under_way = 0
        self._is_finished = False
        self._is_left = Event()
        self._is_home = Event()
        self._deliveries = _Deliveries()
        # Whoever owns this may be gone before the work is; a signal of what is gone would end the program.
        self.destroyed.connect(self._deliveries.stop)
        self.destroyed.connect(lambda: tasks.put(None))

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
        """Do some work later, on the other thread; raises RuntimeError once this is finished."""
        if self._is_finished:
            raise RuntimeError(f"{self._name} takes no more work.")
        if self._thread is None:
            whole = (self._tasks, self._is_left)
            self._thread = Thread(target=_run, args=whole, daemon=True, name=self._name)
            _open[self._thread] = self._tasks
            self._thread.start()

        def task() -> None:
            try:
                outcome = partial(then, work())
            except Exception as error:  # noqa: BLE001  # the sender gets it
                outcome = partial(failed, error)
            # Sent home from the other thread, unless no one is there for it any more.
            self._deliveries.deliver(lambda: self._returned.emit(outcome))
            self._is_home.set()

        self._under_way += 1
        self._is_home.clear()
        self._tasks.put(task)

    def await_briefly(self, seconds: float) -> None:
        """Wait for what is under way, no longer than so, and hand over at once what has come by then.

        Work of a moment is done sooner so than side by side with the interface, which would have to take
        turns with it and paint what is to be replaced.
        """
        end = monotonic() + seconds
        while self._under_way and self._is_home.wait(max(end - monotonic(), 0.0)):
            self._is_home.clear()
            QCoreApplication.sendPostedEvents(self, QEvent.Type.MetaCall.value)

    @Slot(object)
    def _deliver(self, outcome: _Task) -> None:
        """Hand a result over."""
        if not self._is_finished:
            self._under_way -= 1
            outcome()

    def finish(self, seconds: float | None = None) -> None:
        """Wait until all work sent so far is done; what it came to is not delivered any more.

        What asks a disk is not waited for longer than some ``seconds``: it may never answer.
        """
        self._end()
        if self._thread is not None:
            self._thread.join(seconds)

    def abandon(self) -> None:
        """Leave without waiting: what is not begun is never done, what is under way ends unheard.

        No one learns whether it was done, and of what is written whether it was.
        """
        self._is_left.set()
        self._end()

    def _end(self) -> None:
        """Take no more work, and deliver no more results."""
        self._is_finished = True
        self._deliveries.stop()
        self._under_way = 0
        self._tasks.put(None)


_open: dict[Thread, _Tasks] = {}
"""The threads that have not ended, and where they wait for work."""


def _run(tasks: _Tasks, is_left: Event) -> None:
    """Do one task after the other, and keep nothing of them while there is none."""
    while (task := tasks.get()) is not None:
        if not is_left.is_set():
            task()
        del task
    _open.pop(current_thread(), None)


def _await_all() -> None:
    """Wait for what is under way when the program ends: who paints must not be cut off in the midst of it."""
    threads = tuple(_open.items())
    for _, tasks in threads:
        tasks.put(None)
    end = monotonic() + _LAST_SECONDS
    for thread, _ in threads:
        thread.join(max(end - monotonic(), 0.0))


atexit.register(_await_all)
