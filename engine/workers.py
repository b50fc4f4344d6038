"""The one place that runs work in other processes.

Python's own pool waits on leaving for the work under way; a game without an end would keep it for ever. The
processes here end at once when they are left, and with the program, however that ends.
"""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from threading import Thread


def processors() -> int:
    """Return how many processors this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def processes(number: int, begin: Callable[[], object]) -> Iterator[Executor]:
    """Give an executor with so many processes, each of which calls ``begin`` first; on leaving they end.

    They are started afresh (spawn), for a studio with its threads cannot be copied. When one is lost, all
    that is under way fails with BrokenProcessPool.
    """
    context = multiprocessing.get_context("spawn")
    theirs, ours = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(number, context, _begin, (theirs, begin))
    try:
        with _interrupts_held():
            # All processes start with the first piece of work.
            pool.submit(int)
        yield pool
    finally:
        # The processes end when no one can write to their line any more.
        ours.close()
        pool.shutdown(cancel_futures=True)
        theirs.close()


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Hold Ctrl-C back for a moment: processes started in it are never interrupted themselves.

    The terminal interrupts a whole family of processes; only its head is to decide what follows.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # Python's own process next to ours lets interrupts through once it has begun: not with the first of ours.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# -- in the process --------------------------------------------------------------------------------


def _begin(line: Connection, begin: Callable[[], object]) -> None:
    """Make a process ready, and let it end when its line is cut."""
    Thread(target=_leave_with, args=(line,), daemon=True).start()
    begin()


def _leave_with(line: Connection) -> None:
    """End this process, in the midst of whatever it does, when the other end of a line is gone."""
    with suppress(EOFError, OSError):
        line.recv_bytes()
    os._exit(1)
