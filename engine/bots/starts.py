"""Choosing where to begin."""

from functools import lru_cache
from random import Random
from typing import Final

import numpy as np

from engine.bots.aims import bonuses_of, worths_of_keys
from engine.bots.bearings import bearings_of
from engine.game.facts import NOWHERE, Facts
from engine.game.moves import Start
from engine.game.starts import first_starts
from engine.game.state import State

_FAR: Final = 30
"""Points of building within which a start is judged."""
_NEAR: Final = 3
"""Added to every distance, so that the next town alone does not decide."""
_NEARER, _AS_NEAR, _FURTHER = 10, 7, 5
"""What is left of a town's worth, in tenths, beside those who chose before.

Less, and who chooses last would win more than his share, and who chooses first less.
"""


def choose_start(facts: Facts, state: State, player: int, key: int, random: Random) -> Start:
    """Return a start, drawn by what lies around each; ``key`` is what a destination is worth.

    It is drawn and not simply the best, so that many games show something of every start.
    """
    starts = first_starts(facts, state, player)
    taken = tuple(sorted(start for start in state.starts if start != NOWHERE))
    return Start(random.choices(starts, _weights(facts, key, starts, taken))[0])


@lru_cache(maxsize=1 << 10)
def _weights(facts: Facts, key: int, starts: tuple[int, ...], taken: tuple[int, ...]) -> list[int]:
    """Return how good starts are: what is near, less where others who have chosen are nearer."""
    columns = bearings_of(facts).land.rows.T
    lengths = columns[list(starts)].astype(np.int64)
    rivals = columns[list(taken)].min(axis=0, initial=_FAR + 1)
    points = np.array(worths_of_keys(facts, key))
    points[: len(facts.towns)] += bonuses_of(facts, taken)
    shares = np.where(lengths < rivals, _NEARER, np.where(lengths == rivals, _AS_NEAR, _FURTHER))
    marks = 100 * points * shares // (lengths + _NEAR)
    found: list[int] = np.where((lengths > 0) & (lengths <= _FAR), marks, 0).sum(axis=1).tolist()
    return found if any(found) else [1] * len(found)
