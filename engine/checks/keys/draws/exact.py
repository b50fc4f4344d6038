"""How often a draw of cards ends with a pair too short, worked out exactly."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations

import numpy as np

from engine.checks.keys.draws.process import Process
from engine.checks.keys.draws.table import Legal

_MOST_STEPS = 100_000
"""Steps from what is left to what is left then, beyond which simulating is the shorter way."""
_LARGEST = 6
"""Keys of a knot beyond which it comes apart in too many ways."""
_BITS = 8
"""Bits for the number of knots of one kind: no pack has more cards than they can count."""

Knot = tuple[tuple[bool, ...], ...]
"""Keys that hang together by being too near each other: for each, which of them are near it."""


@dataclass(frozen=True)
class _Taking:
    """One way to take a key, or a pair too far apart to be near, from a knot.

    ``ways`` counts the keys or pairs it is the same for, ``near`` the keys near to the (first) one, and
    ``change`` is what it does to the number of knots of each kind, as one number.
    """

    ways: int
    near: int
    change: int


def exact_share(process: Process, legal: Legal) -> float | None:
    """Return the share of draws that end with a pair too short; None where that is too long a way.

    Any card comes up as likely as any other, so of what is left only the knots of keys near each other
    matter, not which keys they are: draws are followed from one such count to the next. With dice a
    number depends on just which are used, and with keys that come up twice or pairs drawn again whole
    there are more ways still.
    """
    if process.uses > 1 or process.whole or process.town_throws.size:
        return None
    near = ~legal & ~np.eye(len(legal), dtype=np.bool_)
    there = list(_knots(near))
    if max(map(len, there), default=0) > _LARGEST:
        return None
    kinds, start = _kinds(there)
    return _followed([len(knot) for knot in kinds], *_takings(kinds), start, len(process.races))


def _followed(
    sizes: list[int], single: list[list[_Taking]], double: list[list[_Taking]], start: int, races: int
) -> float | None:
    """Return the share of draws that fail, followed race by race; None when it takes too many steps."""
    chances, failed, steps = {start: 1.0}, 0.0, 0
    for _ in range(races):
        ahead: defaultdict[int | None, float] = defaultdict(float)
        for state, chance in chances.items():
            counts = _counts(state, len(sizes))
            left = sum(count * sizes[kind] for kind, count in counts)
            for change, part in _raced(counts, left, single, double):
                ahead[None if change is None else state + change] += chance * part
            steps += len(counts) ** 2
        if steps > _MOST_STEPS:
            return None
        failed += ahead.pop(None, 0.0)
        chances = {state: chance for state, chance in ahead.items() if state is not None}
    return failed


def _counts(state: int, kinds: int) -> list[tuple[int, int]]:
    """Return the kinds of knots there are in a state, each with its number."""
    numbers = ((kind, (state >> kind * _BITS) & (1 << _BITS) - 1) for kind in range(kinds))
    return [(kind, count) for kind, count in numbers if count]


def _raced(
    counts: list[tuple[int, int]], left: int, single: list[list[_Taking]], double: list[list[_Taking]]
) -> Iterator[tuple[int | None, float]]:
    """Yield what the draw of a race can do to a state, None where no second key is far enough, how likely."""
    for kind, count in counts:
        for first in single[kind]:
            far = left - 1 - first.near
            part = count * first.ways / left
            if not far:
                yield None, part
                continue
            for other, others in counts:
                ways = (others - (other == kind)) * part / far
                for second in single[other] if ways else ():
                    yield first.change + second.change, ways * second.ways
        for pair in double[kind]:
            yield pair.change, count * pair.ways / left / (left - 1 - pair.near)


def _kinds(knots: Iterable[Knot]) -> tuple[list[Knot], int]:
    """Return every kind of knot that can come of some, and how many of each there are at first."""
    there = Counter(map(_turned, knots))
    kinds = list(there)
    for knot in kinds:
        kinds += [each for each in dict.fromkeys(_left_of(knot)) if each not in kinds]
    return kinds, sum(count << kinds.index(knot) * _BITS for knot, count in there.items())


def _left_of(knot: Knot) -> Iterator[Knot]:
    """Yield the knots left when any one key is taken from a knot."""
    for taken in range(len(knot)):
        yield from _without(knot, (taken,))


def _takings(kinds: list[Knot]) -> tuple[list[list[_Taking]], list[list[_Taking]]]:
    """Return for each kind of knot the ways to take one key from it, and two that are not near."""
    single, double = [], []
    for number, knot in enumerate(kinds):
        places = range(len(knot))
        ones = ((one,) for one in places)
        twos = ((one, other) for one in places for other in places if one != other and not knot[one][other])
        single.append(_alike(kinds, number, ones))
        double.append(_alike(kinds, number, twos))
    return single, double


def _alike(kinds: list[Knot], number: int, takings: Iterable[tuple[int, ...]]) -> list[_Taking]:
    """Return ways to take keys from a kind of knot, those together that come to the same."""
    knot, found = kinds[number], Counter[tuple[int, int]]()
    for taken in takings:
        change = sum(1 << kinds.index(each) * _BITS for each in _without(knot, taken))
        found[sum(knot[taken[0]]), change - (1 << number * _BITS)] += 1
    return [_Taking(ways, near, change) for (near, change), ways in found.items()]


@lru_cache(maxsize=4096)
def _without(knot: Knot, taken: tuple[int, ...]) -> tuple[Knot, ...]:
    """Return the knots left of one when keys are taken from it."""
    stay = [place for place in range(len(knot)) if place not in taken]
    return tuple(map(_turned, _knots(np.array(knot, np.bool_)[np.ix_(stay, stay)])))


def _knots(near: Legal) -> Iterator[Knot]:
    """Yield the knots of keys of which some are near each other."""
    waiting = dict.fromkeys(range(len(near)))
    while waiting:
        members = [waiting.popitem()[0]]
        for key in members:
            found = [each for each in np.flatnonzero(near[key]).tolist() if each in waiting]
            for each in found:
                del waiting[each]
            members += found
        yield tuple(tuple(near[key, members].tolist()) for key in members)


@lru_cache(maxsize=4096)
def _turned(knot: Knot) -> Knot:
    """Return a knot with its keys in the order that is first of all, so that those alike are equal."""
    orders = permutations(range(len(knot)))
    return min(tuple(tuple(knot[one][other] for other in order) for one in order) for order in orders)
