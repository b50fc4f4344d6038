"""Work of which only the latest is wanted."""

from collections.abc import Callable
from functools import partial
from typing import Generic, TypeVar

from PySide6.QtCore import QObject

from studio.drawing.shapes.interruption import heeding
from studio.painting.progress import Cancelled
from studio.session.background.worker_thread import WorkerThread

T = TypeVar("T")


class Latest(Generic[T]):
    """Does work off the interface's thread; what is asked for meanwhile takes the place of all before it.

    Only the latest reports its result, by ``then`` or ``failed``.
    """

    def __init__(
        self, name: str, parent: QObject, then: Callable[[T], None], failed: Callable[[Exception], None]
    ) -> None:
        self._worker = WorkerThread(name, parent)
        self._then = then
        self._failed = failed
        self._next: Callable[[], T] | None = None

    def want(self, work: Callable[[], T]) -> None:
        """Have some work done, and what was asked for before it no longer."""
        if self._worker.under_way:
            self._next = work
        else:
            self._begin(work)

    def abandon(self) -> None:
        """Leave without waiting for the work under way."""
        self._worker.abandon()

    def _begin(self, work: Callable[[], T]) -> None:
        """Send some work off."""
        self._next = None

        def heedful() -> T:
            with heeding(self._look_up):
                return work()

        self._worker.send(
            heedful,
            lambda result: self._end(partial(self._then, result)),
            lambda error: self._end(partial(self._failed, error)),
        )

    def _look_up(self) -> None:
        """End drawing that no one waits for."""
        if self._worker.is_finished or self._next is not None:
            raise Cancelled

    def _end(self, tell: Callable[[], None]) -> None:
        """Report the result of the work, or go on to what is wanted instead."""
        if self._next is None:
            tell()
        else:
            self._begin(self._next)
