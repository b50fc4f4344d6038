"""Chance: whose move it is, and what may come of it with which weight."""

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from engine.game.moves import ChanceMove

CHANCE = -1
"""The actor of chance moves."""


class Outcome(NamedTuple):
    """A chance move and its weight among the others."""

    move: ChanceMove
    weight: int


@lru_cache(maxsize=64)
def faces(die: tuple[int, ...], move: Callable[[int], ChanceMove]) -> tuple[Outcome, ...]:
    """Return the outcomes of a die as moves made of its faces, lowest first."""
    return tuple(Outcome(move(face), count) for face, count in sorted(Counter(die).items()))
