"""Work done on other threads, with the results delivered on the interface's thread."""

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
"""The tasks a thread still has to do; None ends the thread."""

_LAST_SECONDS = 5.0
"""How long the program waits for all its threads when it ends."""


class _Deliveries:
    """Passes results on until it is stopped; `stop` waits for the one being passed on."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._goes_on = True

    def deliver(self, go: Callable[[], object]) -> None:
        """Pass one result on, unless deliveries were stopped."""
        with self._lock:
            if self._goes_on:
                go()

    def stop(self) -> None:
        """Pass on no more results."""
        with self._lock:
            self._goes_on = False


class WorkerThread(QObject):
    """A thread that does one task after another.

    The result of a task is passed to ``then``, its exception to ``failed``, on the thread this object lives
    in and in the order the tasks were sent. The threads are daemons. Those of an executor are not: when the
    program ends, it would wait for them for ever if a disk never answers.
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
        # The owner may be deleted before the task is done; a signal of a deleted object would be a crash.
        self.destroyed.connect(self._deliveries.stop)
        self.destroyed.connect(lambda: tasks.put(None))

    @property
    def under_way(self) -> int:
        """How many tasks were sent and have not been delivered."""
        return self._under_way

    @property
    def is_finished(self) -> bool:
        """Whether no one waits for the results any more; long tasks may ask this and end early."""
        return self._is_finished

    def send(
        self, work: Callable[[], T], then: Callable[[T], None], failed: Callable[[Exception], None]
    ) -> None:
        """Queue a task for the other thread; raises RuntimeError once this is finished."""
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
            # This is the other thread: the signal delivers the result, if anyone still waits for it.
            self._deliveries.deliver(lambda: self._returned.emit(outcome))
            self._is_home.set()

        self._under_way += 1
        self._is_home.clear()
        self._tasks.put(task)

    def await_briefly(self, seconds: float) -> None:
        """Wait at most this long for the tasks under way, and deliver at once those that are done.

        A short task ends sooner this way: otherwise the interface would take turns with it, and paint what
        is about to be replaced.
        """
        end = monotonic() + seconds
        while self._under_way and self._is_home.wait(max(end - monotonic(), 0.0)):
            self._is_home.clear()
            QCoreApplication.sendPostedEvents(self, QEvent.Type.MetaCall.value)

    @Slot(object)
    def _deliver(self, outcome: _Task) -> None:
        """Pass a result to the sender."""
        if not self._is_finished:
            self._under_way -= 1
            outcome()

    def finish(self, seconds: float | None = None) -> None:
        """Wait until all tasks sent so far are done, without delivering their results.

        Give ``seconds`` where a task asks a disk, which may never answer.
        """
        self._end()
        if self._thread is not None:
            self._thread.join(seconds)

    def abandon(self) -> None:
        """Finish without waiting: tasks not begun are dropped, the one under way ends undelivered.

        It is not known whether that one succeeds; a file it writes may be written or not.
        """
        self._is_left.set()
        self._end()

    def _end(self) -> None:
        """Take no more tasks, and deliver no more results."""
        self._is_finished = True
        self._deliveries.stop()
        self._under_way = 0
        self._tasks.put(None)


_open: dict[Thread, _Tasks] = {}
"""The threads that have not ended, each with its queue."""


def _run(tasks: _Tasks, is_left: Event) -> None:
    """Do one task after another, and hold no reference to the last one while waiting for the next."""
    while (task := tasks.get()) is not None:
        if not is_left.is_set():
            task()
        del task
    _open.pop(current_thread(), None)


def _await_all() -> None:
    """Wait for the tasks under way when the program ends: a thread cut off while painting would crash."""
    threads = tuple(_open.items())
    for _, tasks in threads:
        tasks.put(None)
    end = monotonic() + _LAST_SECONDS
    for thread, _ in threads:
        thread.join(max(end - monotonic(), 0.0))


atexit.register(_await_all)
