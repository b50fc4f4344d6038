"""Threads for work that may never end, as where a disk does not answer, and that do not keep the program."""

import atexit
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Event, Thread, current_thread
from time import monotonic
from typing import Any, TypeVar

T = TypeVar("T")
_Queue = SimpleQueue[tuple[Future[Any], Callable[[], Any]] | None]
"""Work still to be done; None is the end of it."""

_LAST_SECONDS = 5.0
"""How long the program, once it is over, waits for all that is still under way."""


class DaemonThread:
    """A thread of its own for pieces of work done one after the other.

    The threads of a pool are waited for when the program ends, however long that takes; these for a few
    seconds in all.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._queue: _Queue = SimpleQueue()
        self._thread: Thread | None = None
        self._is_closed = False
        self._is_left = Event()

    def submit(self, work: Callable[[], T]) -> Future[T]:
        """Do some work later; raises RuntimeError once it is closed."""
        if self._is_closed:
            raise RuntimeError(f"{self._name} takes no more work.")
        if self._thread is None:
            whole = (self._queue, self._is_left)
            self._thread = Thread(target=_run, args=whole, daemon=True, name=self._name)
            _open[self._thread] = self._queue
            self._thread.start()
        future: Future[T] = Future()
        self._queue.put((future, work))
        return future

    def close(self) -> None:
        """Take no more work; what is sent already is still done."""
        if not self._is_closed:
            self._is_closed = True
            self._queue.put(None)

    def leave(self) -> None:
        """Take no more work, and never do what is not begun."""
        self._is_left.set()
        self.close()

    def join(self, seconds: float | None) -> None:
        """Wait, once it is closed, until all that was sent is done, or no longer than some seconds."""
        if self._thread is not None:
            self._thread.join(seconds)


_open: dict[Thread, _Queue] = {}
"""The threads that have not ended, and where they wait for work."""


def _run(pieces: _Queue, is_left: Event) -> None:
    """Do piece after piece, and keep nothing of them while there is none."""
    while (piece := pieces.get()) is not None:
        if is_left.is_set():
            piece[0].cancel()
        else:
            _do(*piece)
        del piece
    _open.pop(current_thread(), None)


def _do(future: Future[T], work: Callable[[], T]) -> None:
    """Do one piece of work and put into its future what came of it."""
    try:
        result = work()
    except BaseException as error:  # noqa: BLE001  # whoever sent the work is told
        future.set_exception(error)
    else:
        future.set_result(result)


def _await_all() -> None:
    """Wait for what is under way when the program ends: who paints must not be cut off in the midst of it."""
    threads = tuple(_open.items())
    for _, pieces in threads:
        pieces.put(None)
    end = monotonic() + _LAST_SECONDS
    for thread, _ in threads:
        thread.join(max(end - monotonic(), 0.0))


atexit.register(_await_all)
