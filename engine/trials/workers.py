"""Where games are played on this machine: here and now, or in processes of their own."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from typing import ParamSpec, TypeVar

from engine.trials.processes import Processes
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
    """Give an executor with so many processes for a trial, which end on leaving, whatever they are at."""
    with Processes(jobs, sweep_seldom) as executor:
        # Each finds the others busy, so that all compile the game at once.
        for _ in range(jobs):
            executor.submit(_prepare, trial)
        yield executor


def _prepare(trial: Trial) -> int:
    """Compile the game before it is played, and return how many hexes it has."""
    return trial.game.facts.hexes
