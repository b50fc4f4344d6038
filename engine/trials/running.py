"""A trial on an executor: batches of games sent off, tallies gathered, until all are played or enough is."""

from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass
from functools import reduce
from math import ceil
from operator import add
from typing import Any, Generic, Protocol, TypeVar

from engine.trials.playing import Batch, Done, play
from engine.trials.tally import Tally
from engine.trials.trial import Trial

BATCH_S = 0.2
"""About how long a batch is to take: the way to a worker and back is short next to it."""
WAITING = 2
"""How many batches a worker may have before it, so that it never waits for one."""
PATIENCE_S = 0.2
"""How long to wait for a batch before reporting progress without it."""


class Summed(Protocol):
    """What games came to: two of it add up, in any order."""

    @property
    def played(self) -> int:
        """How many games were begun and ended somehow."""

    def __add__(self, other: Any, /) -> Any:
        """Return both together."""


Sums = TypeVar("Sums", bound=Summed)
Trials = TypeVar("Trials")


class WorkersLost(Exception):  # noqa: N818  # the machines are at fault
    """The workers of a trial ended, or cannot do what is asked; why, as their executor says it."""


@dataclass(frozen=True, slots=True)
class Progress(Generic[Sums]):
    """How far a trial is: what its games came to so far, and how many were asked for."""

    tally: Sums
    asked: int

    @property
    def is_done(self) -> bool:
        """Whether every game was played."""
        return self.tally.played == self.asked


def run_trial(
    trial: Trial, games: int, executor: Executor, workers: int
) -> Generator[Progress[Tally], None, None]:
    """Play games of a trial of a board as :func:`gathered` does."""
    return gathered(play, trial, games, (executor, workers), Tally())


def gathered(
    play_batch: Callable[[Trials, Batch], Done[Sums]],
    trial: Trials,
    games: int,
    at: tuple[Executor, int],
    tally: Sums,
) -> Generator[Progress[Sums], None, None]:
    """Play games of a trial and yield its progress again and again, the last time when all are played.

    The numbers depend on the trial and on which games were played, not on the executor, the number
    of workers or how the games are put into batches. Closing the generator drops the batches that
    have not begun. ``play_batch`` must be a function of a module, ``at`` are the executor and how many
    batches it plays at once, ``tally`` is that of no games. Raises WorkersLost.
    """
    executor, workers = at
    pending: set[Future[Done[Sums]]] = set()
    batches = _Batches(games, workers)
    try:
        while tally.played < games:
            try:
                # What is done is heard before more is begun: an executor may play on the spot, and for ever.
                while (
                    len(pending) < WAITING * workers
                    and not any(future.done() for future in pending)
                    and (batch := batches.next()) is not None
                ):
                    pending.add(executor.submit(play_batch, trial, batch))
                finished, pending = wait(pending, PATIENCE_S, FIRST_COMPLETED)
                done = [future.result() for future in finished]
            except Exception as error:  # every executor has errors of its own; games' are caught where played
                raise WorkersLost(f"{type(error).__name__}: {error}") from error
            batches.learn(done)
            tally = reduce(add, (each.tally for each in done), tally)
            yield Progress(tally, games)
    finally:
        for future in pending:
            future.cancel()


class _Batches:
    """Cuts the games into batches by how long the games before them took."""

    def __init__(self, games: int, workers: int) -> None:
        self._games = games
        self._workers = workers
        self._next = 0
        self._seconds = 0.0
        self._played = 0

    def learn(self, done: Iterable[Done[Any]]) -> None:
        """Note how long batches took."""
        for each in done:
            self._seconds += each.seconds
            self._played += each.batch.games

    def next(self) -> Batch | None:
        """Return the next batch, one game at first; None when all games are out."""
        left = self._games - self._next
        if not left:
            return None
        size = min(left, self._size(), max(1, ceil(left / self._workers)))
        batch = Batch(self._next, size)
        self._next += size
        return batch

    def _size(self) -> int:
        """Return how many games take about as long as a batch should."""
        if not self._seconds:
            return 1
        return max(1, ceil(BATCH_S * self._played / self._seconds))
