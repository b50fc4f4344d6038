"""Swaps of keys that keep a draw from ending with a pair no one can run."""

from collections.abc import Callable, Collection, Iterable
from itertools import islice

import numpy as np

from engine.checks.keys.draws.ends import MOST_KEYS, ends_of
from engine.checks.keys.draws.outcomes import Chance, chance_of
from engine.checks.keys.draws.process import Process
from engine.checks.keys.draws.table import Legal

_DRAWS = 2500
_MOST_BLAMED = 10
_MOST_SWAPS = 6
_TRIED = 4
"""How many of the swaps that promise most are tried by drawing."""
_MOST_ASKED = 60
"""How many of them are asked about at the most, to find those."""

Swap = tuple[int, int]
"""The places of two keys whose owners change them."""


def best_swaps(
    process: Process,
    legal: Legal,
    target: float,
    among: Collection[Swap],
    may_be: Callable[[tuple[Swap, ...]], bool],
) -> tuple[Swap, ...]:
    """Return swaps of town keys that bring the chance of a bad end down to a target, or near it.

    One swap after the other is chosen from ``among`` some as that which lessens it most (a search without
    going back), until the target is reached or no swap helps; ``may_be`` is asked of all swaps so far. None
    helps with cards, for every card comes up as likely as any other; none is sought where keys
    come up twice or both keys are drawn again.
    """
    if not can_be_helped(process):
        return ()
    swaps: tuple[Swap, ...] = ()
    chance = chance_of(process, legal, _DRAWS)
    while chance.share > target and len(swaps) < _MOST_SWAPS:
        promising = _promising(process, swapped(legal, swaps), chance, among)[:_MOST_ASKED]
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


def can_be_helped(process: Process) -> bool:
    """Return whether it matters to the end of a draw which town has which key, and can be computed."""
    once = process.uses == 1 and not process.whole
    return once and bool(process.town_throws.size) and len(process.keys) <= MOST_KEYS


def swapped(legal: Legal, swaps: Iterable[Swap]) -> Legal:
    """Return which pairs may be run after the owners of keys have swapped them."""
    order = list(range(len(legal)))
    for one, other in swaps:
        order[one], order[other] = order[other], order[one]
    places = np.array(order)
    # Twice `take` costs a fifth of one index by rows and columns, and this is asked thousands of times.
    return legal.take(places, 0).take(places, 1)


def _promising(process: Process, legal: Legal, chance: Chance, among: Collection[Swap]) -> list[Swap]:
    """Return the swaps of a key to blame, those first after which the ends of draws are bad least often."""
    towns = np.flatnonzero(~process.special).tolist()
    ends = ends_of(process)
    blamed = sorted(towns, key=lambda town: -chance.blame[town])[:_MOST_BLAMED]
    swaps = [pair for pair in among if not set(pair).isdisjoint(blamed)]
    return sorted(swaps, key=lambda swap: ends.badness(swapped(legal, (swap,))))
