"""Chance: whose move it is, and what may come of it with which weight."""

from bisect import bisect
from collections import Counter
from collections.abc import Callable
from functools import cached_property, lru_cache
from itertools import accumulate
from random import Random
from typing import NamedTuple

from engine.game.moves import ChanceMove

CHANCE = -1
"""The actor of chance moves."""


class Outcome(NamedTuple):
    """A chance move and its weight among the others."""

    move: ChanceMove
    weight: int


class Outcomes(tuple[Outcome, ...]):
    """Every chance move that may come now with its weight, in a fixed order."""

    @cached_property
    def _bounds(self) -> tuple[int, ...]:
        """What the weights come to, up to and with each of them."""
        return tuple(accumulate(outcome.weight for outcome in self))

    def sampled(self, random: Random) -> ChanceMove:
        """Return one of the moves by their weights."""
        bounds = self._bounds
        return self[bisect(bounds, random.random() * bounds[-1], 0, len(bounds) - 1)].move


@lru_cache(maxsize=64)
def faces(die: tuple[int, ...], move: Callable[[int], ChanceMove]) -> Outcomes:
    """Return the outcomes of a die as moves made of its faces, lowest first."""
    return Outcomes(Outcome(move(face), count) for face, count in sorted(Counter(die).items()))
