"""Choosing where to begin."""

from random import Random
from typing import Final

import numpy as np

from engine.bots.aims import Aims
from engine.bots.chances import Numbers
from engine.game.facts import NOWHERE, Facts
from engine.game.moves import Start
from engine.game.starts import first_starts
from engine.game.state import State

_FAR: Final = 30
"""Points of building within which a start is judged."""
_NEAR: Final = 3
"""Added to every distance, so that the next town alone does not decide."""
_NEARER, _AS_NEAR, _FURTHER = 10, 5, 2
"""What is left of a town's worth, in tenths, beside those who chose before."""


def choose_start(facts: Facts, state: State, player: int, worth: Aims, random: Random) -> Start:
    """Return a start, drawn by what lies around each.

    It is drawn and not simply the best, so that many games show something of every start.
    """
    starts = first_starts(facts, state, player)
    marks = _marks(worth, starts, [start for start in state.starts if start != NOWHERE])
    weights = marks if any(marks) else [1] * len(marks)
    return Start(random.choices(starts, weights)[0])


def _marks(aims: Aims, starts: tuple[int, ...], taken: list[int]) -> list[int]:
    """Return how good starts are: what is near, less where others who have chosen are nearer."""
    points = np.maximum(np.asarray(aims.worths, np.int64), 0)[:, None]
    rows = aims.ground.rows(swift=True)[: len(points)]
    lengths: Numbers = rows[:, starts]
    rivals = rows[:, taken].min(axis=1, initial=_FAR + 1)[:, None]
    shares = np.where(lengths < rivals, _NEARER, np.where(lengths == rivals, _AS_NEAR, _FURTHER))
    marks = 100 * points * shares // (lengths + _NEAR)
    found: list[int] = np.where((lengths > 0) & (lengths <= _FAR), marks, 0).sum(axis=0).tolist()
    return found
