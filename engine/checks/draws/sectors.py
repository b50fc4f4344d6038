"""How near the keys of a sector lie to each other: 11 to 16 are sector 1, which should be one region."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import combinations
from statistics import fmean, median

from engine.board.document import Board
from engine.hexes.lattice import Hex, distance

MOST_SPREAD = 0.75
"""The most that the mean distance within a sector may be of that to other sectors' keys.

Keys strewn at random come to 1. The boards Platelayer comes with lie between 0.27 and 0.47.
"""
OUTLYING = 2.0
"""A key usually so many times farther from the keys of its own sector than from another's is outlying."""
ALONE = 1.5
"""Even the next key of its own must be so many times farther: a sector may be long."""
_LEAST_GAP = 3.0
"""And the usual distances must differ by so many hexes: small sectors touch."""


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
            length = min(distance(start, end) for start in here for end in there)
            found[one, other] = found[other, one] = length
        return found

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
        core = tuple(key for key in mine if not self.is_outlying(key))
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

    def is_outlying(self, key: str) -> bool:
        """Tell whether a key lies far from its sector and in the midst of another."""
        return self._strays(key, key)

    def outlying_after(self, one: str, other: str) -> int:
        """Return how many of two keys would be outlying if their owners swapped them."""
        return self._strays(one, other) + self._strays(other, one)

    @cached_property
    def outlying(self) -> tuple[str, ...]:
        """The keys that are outlying, in order."""
        return tuple(key for key, _ in self.hexes if self.is_outlying(key))

    @cached_property
    def scattered(self) -> tuple[str, ...]:
        """The sectors about as far from themselves as from the others, in order."""
        return tuple(
            sector for sector in sorted(self.keys) if self.within(sector) > MOST_SPREAD * self.without(sector)
        )

    def after(self, swaps: Iterable[tuple[str, str]]) -> "Sectors":
        """Return the sectors after the owners of keys have swapped them, pair by pair."""
        hexes = dict(self.hexes)
        for one, other in swaps:
            hexes[one], hexes[other] = hexes[other], hexes[one]
        return _sectors(tuple(hexes.items()))

    def _strays(self, key: str, seat: str) -> bool:
        """Tell whether a key would be outlying if its owners and those of another swapped them.

        ``seat`` is that other key, or the same.
        """
        own, *others = (
            [self.apart[seat, key if each == seat else each] for each in self.keys[sector] if each != key]
            for sector in (key[0], *(sector for sector in self.keys if sector != key[0]))
        )
        usual, other = median(own), min(median(each) for each in others)
        if usual <= OUTLYING * other or usual - other < _LEAST_GAP:
            return False
        return min(own) > ALONE * other


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


@lru_cache(maxsize=8)
def _sectors(hexes: tuple[tuple[str, tuple[Hex, ...]], ...]) -> Sectors:
    """Return sectors; kept with their distances for the checks that share them."""
    return Sectors(hexes)
