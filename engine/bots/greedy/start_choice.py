"""Choosing where to begin."""

from functools import lru_cache
from random import Random
from typing import Final

import numpy as np

from engine.bots.common.distances import bearings_of
from engine.bots.common.targets import bonuses_of, worths_of_keys
from engine.game.facts import Facts
from engine.game.moves import Start
from engine.game.state import State
from engine.game.track.starts import first_starts

_FAR: Final = 60
"""Points of building within which a start is judged."""
_NEAR: Final = 3
"""Added to every distance, so that the next town alone does not decide."""
_MOST: Final = 2
"""How many begin at one start, as long as there are others (6.A2)."""
_CARE: Final = 5
"""The power of what lies around a start by which it is drawn, on the average of the seats."""
_POOREST_FIRST, _RICHEST_FIRST, _FIRST_STAYS = -6, -3, 6
"""How much more of it the last seat takes than the first: where the poorest builds first between races, where
the richest does, and where the same seat begins every round.

They are measured, by the seats that won on both boards (``docs/bots.md``).
"""


def choose_start(facts: Facts, state: State, player: int, key: int, random: Random) -> Start:
    """Return a start, drawn by what lies around each; ``key`` is what a destination is worth.

    It is drawn and not simply the best, so that many games use every start. All seats should be worth the
    same, so that results depend on the board and not on the order of seats. Therefore the starts of rivals
    count for nothing (those who choose last would gain by them), and players who are behind by the turn
    order draw from better starts only.
    """
    open_ = first_starts(facts, state, player)
    starts = [start for start in open_ if state.starts.count(start) < _MOST] or open_
    marks, care = _marks(facts, key), _care(facts, state, player)
    weights = [marks[start] ** care for start in starts]
    return Start(random.choices(starts, weights if any(weights) else None)[0])


def _care(facts: Facts, state: State, player: int) -> float:
    """Return how much care a seat takes, more where the turn order leaves it behind.

    Where all start blindly, later seats win more by the sixth edition: theirs is the first turn in the rounds
    in which most towns are still to be had (6.A6), and between races it is the poorest's (6.B6). By the early
    one those do who always begin (E.A1). In tournaments, where the first turn moves on and the richest builds
    first between races (E.B6), the first seat wins less on one board and not on another: half is made up for.
    """
    if not facts.rules.first_turn_moves:
        more = _FIRST_STAYS
    else:
        more = _POOREST_FIRST if facts.rules.extra_order == "poorest" else _RICHEST_FIRST
    return _CARE + more * (player / max(1, state.players - 1) - 0.5)


@lru_cache(maxsize=8)
def _marks(facts: Facts, key: int) -> dict[int, float]:
    """Return how good each start is by what is near, its own keys among it; the best is 1."""
    lengths = bearings_of(facts).land.rows.T[list(facts.starts)].astype(np.int64)
    bonuses = np.zeros(lengths.shape[1], np.int64)
    bonuses[: len(facts.map_places.towns)] = bonuses_of(facts, ())
    points = np.array(worths_of_keys(facts, key)) + bonuses * (lengths > 0)
    found = np.where(lengths <= _FAR, 1000 * points // (lengths + _NEAR), 0).sum(axis=1).tolist()
    best = max(1, *found)
    return {start: mark / best for start, mark in zip(facts.starts, found, strict=True)}
