"""The one place that runs work in other processes.

Python's own pool waits on leaving for the work under way; a game without an end would keep it for ever. The
processes here end at once when they are left, and with the program, however that ends.
"""

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from threading import Lock, Thread
from time import monotonic
from typing import Any, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

MOST_S = 300.0
"""How long a worker may take for one piece of work once it has begun it, in seconds."""
_LATER = 5
"""By how many steps of priority a worker comes after the program."""
_LOOK_S = 0.1
"""How often to look whether an answer is still wanted, in seconds."""


class WorkerLostError(Exception):
    """A worker was ended from outside before it answered, and so was the one after it."""


class TookTooLongError(Exception):
    """A piece of work was stopped after this many ``seconds``."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"The work took more than {seconds:.0f} seconds.")
        self.seconds = seconds


def processors() -> int:
    """Return how many processors this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def processes(number: int, begin: Callable[[], object]) -> Iterator[Executor]:
    """Give an executor with ``number`` processes, each of which calls ``begin`` first; on leaving they end.

    When one is lost, all that is under way fails with BrokenProcessPool.
    """
    pool = _Pool(number, begin)
    try:
        yield pool
    finally:
        pool.end()


class Worker:
    """A process for one piece of work after another; it begins with the first, or when it is warmed up.

    One that is lost is replaced. It may be used on several threads.
    """

    def __init__(self) -> None:
        self._pool: _Pool | None = None
        self._sent: list[Future[Any]] = []
        self._beginning = Lock()

    def do(
        self, is_wanted: Callable[[], bool], work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T | None:
        """Have a function of a module called, and wait for its answer; None once that is not wanted.

        What has begun by then goes on unheard to its end, and later work waits for it: only a process that is
        ended stops in the midst of its work, and loses what it keeps.

        Raises what the function raises, TookTooLongError, and WorkerLostError where the process is ended
        from outside twice.
        """
        for is_last in (False, True):
            try:
                answer, earlier = self._send(lambda pool: pool.submit(work, *args, **kwargs))
                until = None
                while not wait((answer,), _LOOK_S).done:
                    if not is_wanted():
                        answer.cancel()
                        return None
                    if until is None and all(piece.done() for piece in earlier):
                        until = monotonic() + MOST_S
                    if until is not None and monotonic() > until:
                        self.end()
                        raise TookTooLongError(MOST_S)
                return answer.result()
            except (BrokenProcessPool, CancelledError) as error:
                if not is_wanted():
                    return None
                if is_last:
                    raise WorkerLostError from error
        raise AssertionError

    def warm_up(self) -> None:
        """Begin the process, without waiting for it."""
        Thread(target=self._send, args=(lambda pool: pool.submit(int),), daemon=True, name="warm-up").start()

    def end(self) -> None:
        """End the process, whatever it does; the next piece of work begins another."""
        with self._beginning:
            if self._pool is not None:
                self._pool.end()
                self._pool = None

    def _send(self, send: "Callable[[_Pool], Future[T]]") -> tuple[Future[T], list[Future[Any]]]:
        """Send a piece of work; return its answer, and those of what is to be done before it."""
        with self._beginning:
            if self._pool is not None and self._pool.is_broken:
                self._pool.end()
                self._pool = None
            self._pool = self._pool or _Pool(1, _give_way)
            earlier = [piece for piece in self._sent if not piece.done()]
            answer = send(self._pool)
            self._sent = [*earlier, answer]
            return answer, earlier


class _Pool(ProcessPoolExecutor):
    """Processes that end at once, started afresh (spawn): a studio with its threads cannot be copied."""

    def __init__(self, number: int, begin: Callable[[], object]) -> None:
        context = multiprocessing.get_context("spawn")
        self._theirs, self._ours = context.Pipe(duplex=False)
        super().__init__(number, context, _begin, (self._theirs, begin))
        with _interrupts_held():
            # Each of the first pieces of work starts a process.
            for _ in range(number):
                self.submit(int)

    @property
    def is_broken(self) -> bool:
        """Whether a process was lost."""
        return bool(self._broken)

    def end(self) -> None:
        """End the processes and fail what is under way."""
        # None once the pool is broken.
        for process in tuple((self._processes or {}).values()):
            process.kill()
        self.shutdown(cancel_futures=True)
        self._ours.close()
        self._theirs.close()


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Hold Ctrl-C back for a moment: processes started in it are never interrupted themselves.

    The terminal interrupts a whole family of processes; only its head is to decide what follows.
    """
    if sys.platform != "win32":
        # Python's own process next to ours lets interrupts through once it has begun: not with the first of
        # ours.
        resource_tracker.ensure_running()
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        if sys.platform != "win32":
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


# -- in the process --------------------------------------------------------------------------------


class _Line(Protocol):
    """A connection, whose class differs from system to system."""

    def recv_bytes(self) -> bytes:
        """Wait for what comes, or for the end."""


def _begin(line: _Line, begin: Callable[[], object]) -> None:
    """Make a process ready, and let it end when its line is cut."""
    Thread(target=_leave_with, args=(line,), daemon=True).start()
    begin()


def _give_way() -> None:
    """Let the program's own process run first, where the system can do that: it follows a hand."""
    if hasattr(os, "nice"):
        os.nice(_LATER)


def _leave_with(line: _Line) -> None:
    """End this process, in the midst of whatever it does, when the other end of a line is gone."""
    with suppress(EOFError, OSError):
        line.recv_bytes()
    os._exit(1)
