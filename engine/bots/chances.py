"""How likely it is that races come up yet (6.B1)."""

from functools import lru_cache
from typing import Any

import numpy as np

from engine.bots.loops import ONE
from engine.game.facts import Facts
from engine.game.keys import keys_drawn
from engine.game.state import Pair, State

Numbers = np.ndarray[Any, np.dtype[np.int64]]


def chances(facts: Facts, state: State) -> Numbers:
    """Return the chance of each pair of destinations to be run yet, in 1024ths; all of it if held over."""
    return _chances(facts, state.used, state.drawn, state.held)


@lru_cache(maxsize=64)
def _chances(facts: Facts, used: frozenset[str], drawn: int, held: tuple[Pair, ...]) -> Numbers:
    """Return what :func:`chances` does: all pairs still to be drawn alike."""
    still = coming(facts, used)
    left = int(still.sum())
    races = min(left // 2, facts.rules.races - drawn) if facts.rules.races else left // 2
    found: Numbers = np.outer(still, still) * (ONE * races // max(1, left * (left - 1) // 2))
    np.fill_diagonal(found, 0)
    places = list(facts.destinations)
    for pair in held:
        one, other = map(places.index, pair.keys)
        found[one, other] = found[other, one] = ONE
    return found


@lru_cache(maxsize=64)
def coming(facts: Facts, used: frozenset[str]) -> Numbers:
    """Return 1 for each destination that may come up yet, else 0."""
    possible = keys_drawn(facts)
    return np.array([key in possible and key not in used for key in facts.destinations], np.int64)
