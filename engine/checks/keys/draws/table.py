"""Many draws at once, side by side."""

import numpy as np
from numpy.random import default_rng
from numpy.typing import NDArray

from engine.checks.keys.draws.process import Places, Process

Legal = NDArray[np.bool_]
"""Which pairs of keys may be run, as a square array (``engine/checks/draws/lengths.py``)."""

_SEED = 6


class Table:
    """Many draws side by side, each with what is left of its keys."""

    def __init__(self, process: Process, draws: int) -> None:
        self._process = process
        self._random = default_rng(_SEED)
        self._rows = np.arange(draws)
        self._uses = np.full((draws, len(process.keys)), process.uses, np.int8)
        # A row for each turn at which a throw passes on, with the key that each throw finds there.
        self._throws = {
            special: np.ascontiguousarray(throws.T)
            for special, throws in ((False, process.town_throws), (True, process.special_throws))
        }

    def first(self, special: bool) -> Places:
        """Draw the first key of a race in every draw."""
        keys = self._picked(self._left(special), self._rows, special)
        self._uses[self._rows, keys] -= 1
        return keys

    def second(self, first: Places, legal: Legal) -> tuple[Places, Legal]:
        """Draw the second keys, replaced until the run is legal (6.B1d).

        Return the draws in which none is, and for every draw which keys were left for it. In an
        impasse the key that came up first is used up with the pair.
        """
        left = self._left(False)
        fit: Legal = left & legal[first]
        stuck: Legal = np.logical_not(fit.any(1))
        # Numbers replaced pass on as if used, so which key comes up depends on those before it.
        untried, taken = left.copy(), np.full(len(first), -1)
        waiting = self._rows
        while waiting.size:
            keys = self._picked(untried, waiting, False)
            taken[waiting] = np.where(fit[waiting, keys] | stuck[waiting], keys, -1)
            untried[waiting, keys] = False
            waiting = waiting[taken[waiting] < 0]
        self._uses[self._rows, taken] -= 1
        return np.flatnonzero(stuck), left

    def pair(self, special: bool, legal: Legal) -> tuple[Places, Legal]:
        """Draw both keys of a race, and both again until the run is legal (E.B1).

        Return the draws in which no two keys left make one, and for every draw which keys were left.
        """
        origins, goals = self._left(special), self._left(False)
        # A key is far enough from any goal left if the product of 0s and 1s is not 0.
        far = origins.astype(np.float32) @ legal.astype(np.float32) > 0
        stuck: Legal = np.logical_not((far & goals).any(1))
        waiting = np.flatnonzero(~stuck)
        while waiting.size:
            one = self._picked(origins, waiting, special)
            other = self._picked(goals, waiting, False)
            fit = legal[one, other]
            done = waiting[fit]
            self._uses[done, one[fit]] -= 1
            self._uses[done, other[fit]] -= 1
            waiting = waiting[~fit]
        return np.flatnonzero(stuck), origins | goals

    def _left(self, special: bool) -> Legal:
        """Return which keys of a kind are left to each draw."""
        kind = self._process.special if special else ~self._process.special
        left: Legal = (self._uses > 0) & kind
        return left

    def _picked(self, free: Legal, rows: Places, special: bool) -> Places:
        """Return the key that comes up next in some draws, of those free in them; ``free`` has all draws."""
        throws = self._throws[special]
        if not throws.size:
            chances = np.where(free[rows], self._random.random((len(rows), free.shape[1])), -1.0)
            card: Places = chances.argmax(1)
            return card
        thrown = self._random.integers(0, throws.shape[1], len(rows))
        found, flat = np.zeros(len(rows), np.intp), free.ravel()
        waiting, first = np.arange(len(rows)), rows * free.shape[1]
        # Most throws find a key at once; only those that pass on are looked at again.
        for turn in throws:
            met = turn.take(thrown)
            found[waiting] = met
            on = np.flatnonzero(~flat.take(first + met))
            if not on.size:
                return found
            waiting, thrown, first = waiting.take(on), thrown.take(on), first.take(on)
        # Draws that have no key left.
        found[waiting] = 0
        return found
