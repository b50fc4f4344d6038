"""How likely it is that races come up yet (6.B1)."""

from functools import lru_cache
from typing import Any, Final

import numpy as np

from engine.bots.common.compiled_sums import ONE
from engine.game.facts import Facts
from engine.game.keys import keys_drawn
from engine.game.people import fortunes
from engine.game.state import Pair, State
from engine.game.target_ending import target_of

Numbers = np.ndarray[Any, np.dtype[np.int64]]


def chances(facts: Facts, state: State) -> Numbers:
    """Return the races to be expected yet of each pair of destinations, in 1024ths; one if held over."""
    return _chances(facts, state.used, state.seen, races_left(facts, state), state.held)


def races_left(facts: Facts, state: State) -> int:
    """Return how many races are to come: by keys and rules, or till the richest is at the target (E.B7)."""
    rules, left = facts.rules, _counted(facts, state.used, state.seen)[1] // 2
    if rules.races:
        return min(left, rules.races - state.drawn)
    target = target_of(facts, state.players)
    if not target:
        return left
    return max(1, -((max(fortunes(state).values()) - target) // _A_RACE))


def worth_of_key(facts: Facts, state: State, worth: int) -> int:
    """Return what a key still to come is worth where that is what one that comes up once for sure is."""
    keys, _ = _counted(facts, state.used, state.seen)
    return min(worth, round(2 * worth * races_left(facts, state) / max(1, keys)))


@lru_cache(maxsize=64)
def _chances(
    facts: Facts, used: frozenset[str], seen: tuple[str, ...], races: int, held: tuple[Pair, ...]
) -> Numbers:
    """Return what :func:`chances` does: all pairs still to be drawn alike."""
    still = _uses_left(facts, used, seen)
    left = int(still.sum())
    found: Numbers = np.outer(still, still) * ONE * races // max(1, left * (left - 1) // 2)
    np.fill_diagonal(found, 0)
    places = list(facts.map_places.destinations)
    for pair in held:
        one, other = map(places.index, pair.keys)
        found[one, other] = found[other, one] = ONE
    return found


@lru_cache(maxsize=64)
def coming(facts: Facts, used: frozenset[str]) -> Numbers:
    """Return 1 for each destination that may come up yet, else 0."""
    possible = keys_drawn(facts, facts.map_places)
    return np.array([key in possible and key not in used for key in facts.map_places.destinations], np.int64)


@lru_cache(maxsize=64)
def _uses_left(facts: Facts, used: frozenset[str], seen: tuple[str, ...]) -> Numbers:
    """Return how often each destination may come up yet; once where that is without end."""
    times = max(1, facts.rules.key_uses)
    counts = np.array([max(1, times - seen.count(key)) for key in facts.map_places.destinations], np.int64)
    found: Numbers = coming(facts, used) * counts
    return found


@lru_cache(maxsize=128)
def _counted(facts: Facts, used: frozenset[str], seen: tuple[str, ...]) -> tuple[int, int]:
    """Return how many keys may come up yet, and how often all together."""
    return int(coming(facts, used).sum()), int(_uses_left(facts, used, seen).sum())


_A_RACE: Final = 10
"""What a race brings the richest of a game that ends at a target, less what they build, about."""
