"""What a draw can come to: whether it may end with a pair no one can run, and how often it does."""

from dataclasses import dataclass
from functools import lru_cache
from math import sqrt

import numpy as np

from engine.checks.keys.draws.exact import exact_share
from engine.checks.keys.draws.process import Process
from engine.checks.keys.draws.table import Legal, Table


@dataclass(frozen=True)
class Chance:
    """How often a draw ends with a pair that is too short: ``failed`` of so many ``draws``.

    ``blame`` counts for each key in how many of them it was drawn or left over at the impasse.
    Without draws the share was worked out exactly: it is ``certain``, and no one was counted to blame.
    """

    draws: int
    failed: int
    blame: tuple[int, ...]
    certain: float = 0.0

    @property
    def is_exact(self) -> bool:
        """Whether the share was worked out, and not simulated."""
        return not self.draws

    @property
    def share(self) -> float:
        """The share of draws, from 0 to 1."""
        return self.failed / self.draws if self.draws else self.certain

    @property
    def error(self) -> float:
        """The standard error of the share, that of a binomial count."""
        return sqrt(self.share * (1 - self.share) / self.draws) if self.draws else 0.0

    def is_less_than(self, other: "Chance") -> bool:
        """Return whether a share is less than another by more than its standard error."""
        return self.share + self.error < other.share


def may_fail(process: Process, legal: Legal) -> bool:
    """Return whether any draw can come to an impasse.

    It takes a first key too near to as many keys as are left for the second; where none has so many
    too near, every draw can be completed from any state of it. Where both keys are drawn again, it
    takes two keys too near each other, or one that is left twice.
    """
    near = ~legal & ~np.eye(len(process.keys), dtype=np.bool_)
    if process.whole:
        return bool(process.races) and (process.uses > 1 or bool(near.any()))
    most = {False: 0, True: 0}
    for special, row in zip(process.special.tolist(), near[:, ~process.special], strict=True):
        itself = 0 if special else process.uses - 1
        most[special] = max(most[special], process.uses * int(row.sum()) + itself)
    return any(most[special] >= left for special, left in process.left())


def chance_of(process: Process, legal: Legal, draws: int) -> Chance:
    """Return how often a draw comes to an impasse: exactly where that is feasible, else of so many draws.

    The draws are the same for every board, so that two boards can be compared with few of them.
    """
    if not may_fail(process, legal):
        return Chance(0, 0, (0,) * len(process.keys))
    exact = _exact(process, legal.tobytes())
    if exact is not None:
        return Chance(0, 0, (0,) * len(process.keys), exact)
    return simulated(process, legal, draws)


def simulated(process: Process, legal: Legal, draws: int) -> Chance:
    """Return how often a draw comes to an impasse, of so many draws."""
    return _simulated(process, legal.tobytes(), draws)


@lru_cache(maxsize=8)
def _exact(process: Process, legal: bytes) -> float | None:
    """Return the exact chance; kept for the next checks."""
    return exact_share(process, np.frombuffer(legal, np.bool_).reshape(len(process.keys), -1))


@lru_cache(maxsize=64)
def _simulated(process: Process, legal: bytes, draws: int) -> Chance:
    """Return the chance from draws; kept for the next checks and the search for swaps."""
    square = np.frombuffer(legal, np.bool_).reshape(len(process.keys), -1)
    table = Table(process, draws)
    failed = np.zeros(draws, np.bool_)
    blame = np.zeros(len(process.keys), np.intp)
    for special in process.races:
        if process.whole:
            stuck, left = table.pair(special, square)
            # Nothing is drawn any more in a draw that has failed.
            stuck = stuck[~failed[stuck]]
        else:
            first = table.first(special)
            stuck, left = table.second(first, square)
            np.add.at(blame, first[stuck], 1)
        failed[stuck] = True
        blame += left[stuck].sum(0)
    return Chance(draws, int(failed.sum()), tuple(blame.tolist()))
