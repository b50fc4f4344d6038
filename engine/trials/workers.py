"""Where games are played on this machine: here and now, or in processes of their own."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from threading import Thread
from typing import ParamSpec, TypeVar

from engine.trials.sweeping import sweep_seldom, swept_seldom
from engine.trials.trial import Trial

P = ParamSpec("P")
T = TypeVar("T")


def processors() -> int:
    """Return how many processors this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Here(Executor):
    """Does each piece of work at once, on the caller's thread."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Do a piece of work; it is done when this returns."""
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001  # it belongs to whoever asks for the result
            future.set_exception(error)
        return future


@contextmanager
def workers(trial: Trial, jobs: int) -> Iterator[Executor]:
    """Give an executor with so many workers for a trial; one alone works here."""
    if jobs == 1:
        with swept_seldom():
            yield Here()
        return
    with processes(trial, jobs) as executor:
        yield executor


@contextmanager
def processes(trial: Trial, jobs: int) -> Iterator[Executor]:
    """Give an executor with so many processes for a trial.

    The processes are started anew (spawn), for a studio with its threads cannot be copied. On leaving, what
    has not begun never does, and the processes end with the batch they are at.
    """
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _begin)
    try:
        with _interrupts_held():
            # Each finds the others busy, so that every process is started now and inherits the mask.
            for _ in range(jobs):
                pool.submit(_prepare, trial)
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Hold Ctrl-C back for a moment: processes started in it are never interrupted themselves.

    The terminal interrupts a whole family of processes; only its head is to decide what follows.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin() -> None:
    """Make ready a process that is to play."""
    sweep_seldom()
    _leave_with_parent()


def _leave_with_parent() -> None:
    """Let this process end when the one that started it is gone, even if that was killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def _prepare(trial: Trial) -> int:
    """Compile the game before it is played, and return how many hexes it has."""
    return trial.game.facts.hexes
