"""How near the keys of a sector lie to each other: 11 to 16 are sector 1, which should be one region."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import combinations
from statistics import fmean, median

import numpy as np
from numpy.typing import NDArray

from engine.board.document import Board
from engine.hexes.lattice import Hex, distance

MOST_SPREAD = 0.75
"""The most that the mean distance within a sector may be of that to other sectors' keys.

Keys scattered at random come to 1. The boards Platelayer comes with lie between 0.27 and 0.47.
"""
OUTLYING = 2.0
"""A key usually this many times farther from the keys of its own sector than from another's is outlying."""
ALONE = 1.5
"""Even the nearest key of its own sector must be this many times farther: a sector may be long."""
_LEAST_GAP = 3.0
"""And the usual distances must differ by this many hexes: small sectors touch."""
_ASTRAY, _LEAST_ASTRAY = 2.0, 10.0
"""A key farther from its sector than any other of it, by this factor and this many hexes, is outlying."""
_FARTHER = 2.0
"""If one is this many times farther off than another of its sector, only that one is outlying."""
_LEAST_GAIN, _MOST_LEFT = 5.0, 0.7
"""Two keys seem exchanged if swapping them made the sum of their usual distances to their sectors less by
this many hexes, and at most this part of what it is. Of the boards Platelayer
comes with the best swap would gain 2 hexes and leave 0.8."""
_LEAST_EACH = 2.0
"""Each of two or three keys that seem to have changed places must come this much nearer to its sector."""
_MOST_TRIED = 12
"""How many of the pairs and of the threes that gain most are tried."""
_ROOM = 1.5
"""A key lies well if it is at most this many times as far from its sector as the farthest other of it."""


@dataclass(frozen=True)
class Sectors:
    """The hexes of two-digit keys, by key in order; keys of towns off the sheet count too."""

    hexes: tuple[tuple[str, tuple[Hex, ...]], ...]

    @cached_property
    def keys(self) -> dict[str, tuple[str, ...]]:
        """The keys of each sector, by its digit."""
        found: defaultdict[str, tuple[str, ...]] = defaultdict(tuple)
        for key, _ in self.hexes:
            found[key[0]] += (key,)
        return dict(found)

    @cached_property
    def apart(self) -> Mapping[tuple[str, str], int]:
        """The distance between every two keys, both ways round: that of the towns nearest each other."""
        found = {}
        for (one, here), (other, there) in combinations(self.hexes, 2):
            found[one, other] = found[other, one] = _apart(here, there)
        return found

    @property
    def table(self) -> NDArray[np.float64]:
        """The distances as a square array, of the keys in order."""
        keys = [key for key, _ in self.hexes]
        return np.array([[self.apart.get((one, other), 0) for other in keys] for one in keys], np.float64)

    def within(self, sector: str) -> float:
        """Return the mean distance between two keys of the core of a sector."""
        return fmean(self.apart[pair] for pair in combinations(self._core(sector), 2))

    def without(self, sector: str) -> float:
        """Return the mean distance from a key of the core of a sector to one of another."""
        others = [key for key, _ in self.hexes if key[0] != sector]
        return fmean(self.apart[key, other] for key in self._core(sector) for other in others)

    def _core(self, sector: str) -> tuple[str, ...]:
        """Return the keys of a sector but the outlying; all where those are half of them or more."""
        mine = self.keys[sector]
        core = tuple(key for key in mine if key not in self.outlying)
        return core if 2 * len(core) > len(mine) else mine

    def to_sector(self, key: str, sector: str, without: str = "") -> float:
        """Return the usual distance, the median, of a key's owners to a sector's other keys.

        Unlike the mean it is not moved by one other key that lies far off. Another key that is to
        be left out may be named.
        """
        others = (self.apart[key, each] for each in self.keys[sector] if each not in {key, without})
        return float(median(others))

    def nearest(self, key: str) -> str:
        """Return the other sector whose keys are nearest to a key."""
        return min((s for s in self.keys if s != key[0]), key=lambda sector: self.to_sector(key, sector))

    @cached_property
    def exchanged(self) -> tuple[tuple[str, str], ...]:
        """The pairs of keys that seem exchanged, those first that leave fewest outlying; they share none."""
        pairs = list(self._likely)
        if len(pairs) > 1:
            pairs.sort(key=lambda pair: len(self.after([pair]).outlying))
        found: list[tuple[str, str]] = []
        for pair in pairs:
            if all(set(pair).isdisjoint(other) for other in found):
                found.append(pair)
        return tuple(found)

    @cached_property
    def _likely(self) -> tuple[tuple[str, str], ...]:
        """The pairs of keys that may be exchanged, those few that gain most.

        Each must belong where the other is: a town put astray is no one's partner.
        """
        nearer, own = self._nearer
        gain, before = nearer + nearer.T, own[:, None] + own
        seems = (gain >= _LEAST_GAIN) & (gain >= (1 - _MOST_LEFT) * before)
        if not seems.any():
            return ()
        seems &= self._belongs & self._belongs.T
        ones, others = np.nonzero(np.triu(seems))
        best = np.argsort(-gain[ones, others], kind="stable")[:_MOST_TRIED]
        return tuple((self.hexes[ones[place]][0], self.hexes[others[place]][0]) for place in best)

    @cached_property
    def rotated(self) -> tuple[tuple[str, str, str], ...]:
        """The threes of keys that seem to have gone round: each would be nearer with the owners of the next.

        All three together gain more, and leave fewer wrong, than any two by a swap. No key is in two threes.
        """
        nearer, own = self._nearer
        able = self._belongs
        # The first to the seat of the second, that to the third's, and the third to the first's.
        gain = nearer[:, :, None] + nearer + nearer.T[:, None, :]
        seems = able[:, :, None] & able & able.T[:, None, :]
        pair = nearer + nearer.T
        best = np.maximum(np.maximum(pair[:, :, None], pair), pair[:, None, :])
        before = own[:, None, None] + own[:, None] + own
        seems &= (gain > best) & (gain >= (1 - _MOST_LEFT) * before)
        found: list[tuple[str, str, str]] = []
        threes = np.argwhere(seems)
        for place in np.argsort(-gain[seems], kind="stable")[:_MOST_TRIED]:
            first, second, third = (self.hexes[each][0] for each in threes[place])
            three = first, second, third
            if all(set(three).isdisjoint(other) for other in found) and self._settles_more(three):
                found.append(three)
        return tuple(found)

    def _settles_more(self, three: tuple[str, str, str]) -> bool:
        """Return whether turning back three keys leaves fewer wrong than there are, or than any swap does."""
        first, second, third = three
        swaps = [pair for pair in self.exchanged if not set(three).isdisjoint(pair)]
        left = min((len(self.after([pair]).amiss) for pair in swaps), default=len(self.amiss))
        return len(self.after([(first, second), (second, third)]).amiss) < left

    @cached_property
    def harmless(self) -> frozenset[tuple[str, str]]:
        """The pairs of keys, in order, that would not seem exchanged if their owners swapped them."""
        nearer, _ = self._nearer
        keys = [key for key, _ in self.hexes]
        pairs = zip(*np.nonzero(np.triu(nearer + nearer.T > -_LEAST_GAIN, 1)), strict=True)
        return frozenset((keys[one], keys[other]) for one, other in pairs)

    @cached_property
    def _nearer(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """How much nearer each key is to its sector where each other is, and its distance from it now.

        Distances are usual ones. Between keys of one sector nothing is gained.
        """
        keys, apart = [key for key, _ in self.hexes], self.table
        sectors = np.array([key[0] for key in keys])
        own, there = np.zeros(len(keys)), np.zeros(apart.shape)
        for sector in self.keys:
            members = np.flatnonzero(sectors == sector)
            # Each row of it leaves one member out.
            others = np.array([[each for each in members if each != one] for one in members])
            # numpy.median would load numpy's masked arrays first, which takes longer than this check.
            ordered, count = np.sort(apart[:, others], axis=2), len(members) - 1
            left = (ordered[:, :, (count - 1) // 2] + ordered[:, :, count // 2]) / 2
            own[members] = left[members, range(len(members))]
            there[:, members] = left
        nearer = np.where(sectors[:, None] == sectors, 0.0, own[:, None] - there.T)
        return nearer, own

    @cached_property
    def _belongs(self) -> NDArray[np.bool_]:
        """Whether each key belongs where each other is: it would lie well there, and that one does less so.

        Where a sector is scattered nothing can be said of any one key of it.
        """
        nearer, own = self._nearer
        # How far each key would lie from its sector where each other is.
        there = own[:, None] - nearer
        scattered = np.array([key[0] in self.scattered for key, _ in self.hexes])
        well = there <= np.array([self._farthest(key) for key, _ in self.hexes])[:, None]
        there_better = (there < own) & (nearer >= _LEAST_EACH)
        belongs: NDArray[np.bool_] = well & there_better & ~(scattered[:, None] | scattered)
        return belongs

    def lies_well(self, key: str) -> bool:
        """Return whether a key lies about as near to its sector as the other keys of it do."""
        return self.to_sector(key, key[0]) <= self._farthest(key)

    def _farthest(self, key: str) -> float:
        """Return how far from its sector a key lies well."""
        widest = self._widest(key)
        return max(_ROOM * widest, widest + _LEAST_GAP)

    def _widest(self, key: str) -> float:
        """Return how far from its sector the farthest other key of it lies, the key itself left out."""
        others = [each for each in self.keys[key[0]] if each != key]
        return max(self.to_sector(each, key[0], key) for each in others)

    def is_mended(self, after: "Sectors", keys: Iterable[str]) -> bool:
        """Return whether some keys lie well after a change that brought nothing else wrong."""
        return after.amiss <= self.amiss.difference(keys) and all(map(after.lies_well, keys))

    @cached_property
    def amiss(self) -> frozenset[str]:
        """The sectors that are scattered and the keys that are outlying or exchanged; none if all is well."""
        return frozenset((*self.scattered, *self.outlying, *(key for pair in self.exchanged for key in pair)))

    @property
    def are_well(self) -> bool:
        """Whether nothing is wrong; what is soonest known is asked first."""
        return not (self.outlying or self.scattered or self._likely)

    @cached_property
    def outlying(self) -> tuple[str, ...]:
        """The keys that are outlying, in order.

        While one of a sector lies far off, its neighbour may seem to do so too, left alone by it.
        """
        astray = [key for key, _ in self.hexes if self._strays(key, key)]
        far = {key: self.to_sector(key, key[0]) for key in astray}
        return tuple(
            key
            for key in astray
            if not any(far[other] >= _FARTHER * far[key] for other in astray if other[0] == key[0])
        )

    @cached_property
    def scattered(self) -> tuple[str, ...]:
        """The sectors as far from themselves as from the others, in order; all where all together are."""
        if self._is_scattered():
            return tuple(sorted(self.keys))
        return tuple(
            sector for sector in sorted(self.keys) if self.within(sector) > MOST_SPREAD * self.without(sector)
        )

    def _is_scattered(self) -> bool:
        """Return whether keys of one sector lie about as far apart as keys of two, over all the map."""
        pairs = [(one[0] == other[0], length) for (one, other), length in self.apart.items()]
        within, without = (
            fmean(length for alike, length in pairs if alike is same) for same in (True, False)
        )
        return within > MOST_SPREAD * without

    def after(self, swaps: Iterable[tuple[str, str]]) -> "Sectors":
        """Return the sectors after the owners of keys have swapped them, pair by pair."""
        hexes = dict(self.hexes)
        for one, other in swaps:
            hexes[one], hexes[other] = hexes[other], hexes[one]
        return _sectors(tuple(hexes.items()))

    def moved(self, keys: Iterable[str], spot: Hex) -> "Sectors":
        """Return the sectors after the one town that has some keys has moved to another hex."""
        hexes = dict(self.hexes) | dict.fromkeys(keys, (spot,))
        return _sectors(tuple(hexes.items()))

    def _strays(self, key: str, seat: str) -> bool:
        """Return whether a key would be outlying if its owners and those of another swapped them.

        ``seat`` is that other key, or the same.
        """
        own, *others = (
            [self.apart[seat, key if each == seat else each] for each in self.keys[sector] if each != key]
            for sector in (key[0], *(sector for sector in self.keys if sector != key[0]))
        )
        usual = median(own)
        if usual < _LEAST_GAP:
            return False
        other = min(median(each) for each in others)
        if usual > OUTLYING * other and usual - other >= _LEAST_GAP and min(own) > ALONE * other:
            return True
        # Far from everything.
        if usual < _LEAST_ASTRAY:
            return False
        widest = self._widest(key)
        return usual - widest >= _LEAST_ASTRAY and usual > _ASTRAY * widest and min(own) > widest


def sectors_of(board: Board) -> Sectors | None:
    """Return the sectors of a board; None with cards, without keys, or while most have none yet."""
    scheme = board.key_scheme
    found: defaultdict[str, tuple[Hex, ...]] = defaultdict(tuple)
    for town in board.towns:
        for key in town.keys:
            if len(key) == 2 and key.isdigit() and key in scheme.towns:
                found[key] += (town.hex,)
    sectors = _sectors(tuple((key, found[key]) for key in sorted(found)))
    if len(sectors.keys) < 2 or min(map(len, sectors.keys.values())) < 3:
        return None
    return sectors


@lru_cache(maxsize=4096)
def _apart(here: tuple[Hex, ...], there: tuple[Hex, ...]) -> int:
    """Return the distance of the two hexes nearest each other; kept, for swaps of keys ask it again."""
    return min(distance(start, end) for start in here for end in there)


@lru_cache(maxsize=8)
def _sectors(hexes: tuple[tuple[str, tuple[Hex, ...]], ...]) -> Sectors:
    """Return sectors; kept with their distances for the checks that share them."""
    return Sectors(hexes)
