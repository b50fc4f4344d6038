"""Swaps of keys that keep a draw from ending with a pair nobody can run."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations, islice

import numpy as np

from engine.checks.draws.outcomes import Chance, chance_of
from engine.checks.draws.process import Places, Process
from engine.checks.draws.table import Legal, Table

_DRAWS = 2500
_MOST_BLAMED = 10
_FEW_LEFT = 6
"""With more keys left than these for the second, no draw of a sensible board is at an end."""
_MOST_SWAPS = 4
_TRIED = 4
"""How many of the swaps that promise most are tried by drawing."""
_MOST_ASKED = 60
"""How many of them are asked about at the most, to find those."""

Swap = tuple[int, int]
"""The places of two keys whose owners change them."""


def best_swaps(
    process: Process, legal: Legal, target: float, may_be: Callable[[tuple[Swap, ...]], bool]
) -> tuple[Swap, ...]:
    """Return swaps of town keys that bring the chance of a bad end down to a target, or near it.

    One swap after the other is chosen as that which lessens it most (a search without going back),
    until the target is reached or no swap helps; ``may_be`` is asked of all swaps so far. None
    helps with cards, for every card comes up as likely as any other; none is sought where keys
    come up twice or both keys are drawn again.
    """
    if process.uses > 1 or process.whole or not process.town_throws.size:
        return ()
    swaps: tuple[Swap, ...] = ()
    chance = chance_of(process, legal, _DRAWS)
    while chance.share > target and len(swaps) < _MOST_SWAPS:
        promising = _promising(process, swapped(legal, swaps), chance)[:_MOST_ASKED]
        longer = [(*swaps, swap) for swap in promising]
        found = [
            (chance_of(process, swapped(legal, each), _DRAWS), each)
            for each in islice(filter(may_be, longer), _TRIED)
        ]
        best, tried = min(found, key=lambda each: each[0].share, default=(chance, swaps))
        if best.share >= chance.share:
            break
        chance, swaps = best, tried
    return swaps


def swapped(legal: Legal, swaps: tuple[Swap, ...]) -> Legal:
    """Return which pairs may be run after the owners of keys have swapped them."""
    places = np.arange(len(legal))
    for one, other in swaps:
        places[[one, other]] = places[[other, one]]
    return np.ascontiguousarray(legal[np.ix_(places, places)])


def _promising(process: Process, legal: Legal, chance: Chance) -> list[Swap]:
    """Return the swaps of a key to blame, those first after which the ends of draws are bad least often.

    The ends are those of draws in which no key was replaced. That is not quite how a draw goes, but
    the ends need not be drawn anew for each of hundreds of swaps.
    """
    towns = [int(place) for place in np.flatnonzero(~process.special)]
    ends = _ends(process)

    def badness(swap: Swap) -> float:
        after = swapped(legal, (swap,))
        return sum(float((~after[first[:, None], left]).all(1).mean()) for first, left in ends)

    blamed = sorted(towns, key=lambda town: -chance.blame[town])[:_MOST_BLAMED]
    swaps = [pair for pair in combinations(towns, 2) if not set(pair).isdisjoint(blamed)]
    return sorted(swaps, key=badness)


@lru_cache(maxsize=4)
def _ends(process: Process) -> tuple[tuple[Places, Places], ...]:
    """Return the first keys and those left for the second, of the last races of many draws."""
    return tuple(_last_races(process))


def _last_races(process: Process) -> Iterator[tuple[Places, Places]]:
    """Yield for each race near the end the first key of every draw, and a row of those left."""
    table = Table(process, _DRAWS)
    anything = np.ones((len(process.keys),) * 2, np.bool_)
    for special, left in process.left():
        first = table.first(special)
        _, free = table.second(first, anything)
        if left <= _FEW_LEFT:
            yield first, np.nonzero(free)[1].reshape(len(first), left)
