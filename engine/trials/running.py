"""A trial on an executor: batches of games sent off, tallies gathered, until all are played or enough is."""

from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass
from math import ceil

from engine.trials.playing import Batch, Done, play
from engine.trials.tally import Tally, summed
from engine.trials.trial import Trial

BATCH_S = 0.2
"""About how long a batch is to take: the way to a worker and back is short next to it."""
WAITING = 2
"""How many batches a worker may have before it, so that it never waits for one."""
PATIENCE_S = 0.2
"""How long to wait for a batch before telling how far the trial is all the same."""


class WorkersLost(Exception):  # noqa: N818  # the machines are at fault
    """The workers of a trial ended, or cannot do what is asked; why, as their executor says it."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a trial is: what its games came to so far, and how many were asked for."""

    tally: Tally
    asked: int

    @property
    def is_done(self) -> bool:
        """Whether every game was played."""
        return self.tally.played == self.asked


def run_trial(trial: Trial, games: int, executor: Executor, workers: int) -> Generator[Progress, None, None]:
    """Play games of a trial, telling again and again how far it is, the last time when all are played.

    The numbers depend on the trial and on which games were played, not on the executor, the number
    of workers or how the games are put into batches. Closing the generator drops the batches that
    have not begun; what was told last is kept by whoever heard it. Raises WorkersLost.
    """
    pending: set[Future[Done]] = set()
    batches = _Batches(games, workers)
    tally = Tally()
    try:
        while tally.played < games:
            try:
                # What is done is heard before more is begun: an executor may play on the spot, and for ever.
                while (
                    len(pending) < WAITING * workers
                    and not any(future.done() for future in pending)
                    and (batch := batches.next()) is not None
                ):
                    pending.add(executor.submit(play, trial, batch))
                finished, pending = wait(pending, PATIENCE_S, FIRST_COMPLETED)
                done = [future.result() for future in finished]
            except Exception as error:  # every executor has errors of its own; games' are caught where played
                raise WorkersLost(f"{type(error).__name__}: {error}") from error
            batches.learn(done)
            tally = summed([tally, *(each.tally for each in done)])
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

    def learn(self, done: Iterable[Done]) -> None:
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
