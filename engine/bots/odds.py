"""The chances of trains, worked out exactly (6.B5)."""

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Any, Final, NamedTuple

import numpy as np

from engine.paths.speed import Search, compiled

Arrival = tuple[int, int]
"""The turn in which a train comes in, and minus what it has left over: the smaller, the sooner."""

Shares = np.ndarray[Any, np.dtype[np.float64]]


class Arrivals(NamedTuple):
    """When a train may come in, soonest first, each with its chance and that of coming in by then."""

    when: tuple[Arrival, ...]
    chance: tuple[float, ...]
    by_then: tuple[float, ...]


@lru_cache(maxsize=4096)
def arrivals_of(die: tuple[int, ...], need: int) -> Arrivals:
    """Return when a train that needs so many points comes in; every face of the die is above 0."""
    found: defaultdict[Arrival, float] = defaultdict(float)
    under_way = {0: 1.0}
    turn = 0
    while under_way:
        turn += 1
        still: defaultdict[int, float] = defaultdict(float)
        for rolled, chance in under_way.items():
            for face in die:
                left = rolled + face - need
                if left >= 0:
                    found[turn, -left] += chance / len(die)
                else:
                    still[rolled + face] += chance / len(die)
        under_way = still
    when = tuple(sorted(found))
    chances = tuple(found[arrival] for arrival in when)
    return Arrivals(when, chances, tuple(accumulate(chances)))


def sooner(train: Arrivals, arrival: Arrival) -> float:
    """Return the chance that a train is in before another's arrival; a tie counts half."""
    before = bisect_left(train.when, arrival)
    tied = bisect_right(train.when, arrival)
    first = train.by_then[before - 1] if before else 0.0
    last = train.by_then[tied - 1] if tied else 0.0
    return (first + last) / 2


def expected_prize(die: tuple[int, ...], mine: int, others: Sequence[int], purse: Sequence[int]) -> float:
    """Return what a train may expect to win.

    ``mine`` and ``others`` are the points the trains need, ``purse`` the prizes by place.
    """
    # The order of the others tells nothing; so that no sum depends on it, it is always the same.
    rivals = sorted(others)
    if compiled():
        befores = np.concatenate([_befores_as_array(die, mine, other) for other in rivals] or [np.zeros(0)])
        return float(
            _EXPECTED.swift(_chances_as_array(die, mine), befores, np.array(purse, float), len(rivals))
        )
    listed = [chance for other in rivals for chance in _befores(die, mine, other)]
    return _EXPECTED.plain(arrivals_of(die, mine).chance, listed, purse, len(rivals))


@lru_cache(maxsize=4096)
def _chances_as_array(die: tuple[int, ...], need: int) -> Shares:
    """Return the chances of all arrivals for compiled searches."""
    return np.array(arrivals_of(die, need).chance)


@lru_cache(maxsize=1 << 14)
def _befores_as_array(die: tuple[int, ...], mine: int, other: int) -> Shares:
    """Return what :func:`_befores` does for compiled searches."""
    return np.array(_befores(die, mine, other))


@lru_cache(maxsize=1 << 14)
def _befores(die: tuple[int, ...], mine: int, other: int) -> tuple[float, ...]:
    """Return the chance that another train is in before each arrival of one's own."""
    rival = arrivals_of(die, other)
    return tuple(sooner(rival, arrival) for arrival in arrivals_of(die, mine).when)


def _expected(
    chances: Sequence[float], befores: Sequence[float], purse: Sequence[float], rivals: int
) -> float:
    """Add up the prizes of every arrival; ``befores`` has the chances of one rival after the other."""
    expected = 0.0
    for arrival in range(len(chances)):
        # The chances that none, one, two … of the rivals are in before.
        ahead = [1.0]
        for rival in range(rivals):
            before = befores[rival * len(chances) + arrival]
            ahead.append(0.0)
            for place in range(rival + 1, 0, -1):
                ahead[place] = ahead[place] * (1 - before) + ahead[place - 1] * before
            ahead[0] *= 1 - before
        prize = 0.0
        for place in range(min(len(ahead), len(purse))):
            prize += ahead[place] * purse[place]
        expected += chances[arrival] * prize
    return expected


_EXPECTED: Final = Search(_expected)
