"""Family K, the part that concerns sectors: 11 to 16 are sector 1, which should be one part of the map."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import combinations
from statistics import fmean, median

from engine.board.document import Board
from engine.board.keys import key_order
from engine.board.places import Town
from engine.checks.check import Check
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.keys import SwapKeys
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

    def may_swap(self, one: str, other: str) -> bool:
        """Tell whether no more of two keys would be outlying than are now if their owners swapped them."""
        return self.outlying_after(one, other) <= self.is_outlying(one) + self.is_outlying(other)

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


class SectorScattered(Check):
    """The towns of a sector are strewn over the map.

    Why it matters: the tens digit tells players at a glance in which part of the map a town lies, and
    the race tables of postal games pair the sectors so that every race leads across the map. Where
    a sector is no region both are lost.

    Example: 21 in Devon, 22 in Kent, 23 in Durham.

    To mend it, give the towns of one region the keys of one tens: 11 to 16 in the west, 21 to 26
    beside them, and so on. Boards Platelayer comes with keep the mean distance within a sector below
    half of that to other sectors' towns; more than three quarters is reported. Waive it if your
    keys are strewn on purpose.
    """

    code, name, severity = "K106", "sector-scattered", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each sector about as far from itself as from the others (6.B1a)."""
        sectors = sectors_of(board)
        if sectors is None:
            return
        for sector in sorted(sectors.keys):
            within, without = sectors.within(sector), sectors.without(sector)
            if within > MOST_SPREAD * without:
                owners = [town for town in board.towns if any(key[:1] == sector for key in _tens(town))]
                yield self.finding(
                    f"The towns of sector {sector} lie {within:.1f} hexes apart on average, and only "
                    f"{without:.1f} from those of other sectors.",
                    subject=sector,
                    hexes=tuple(dict.fromkeys(town.hex for town in owners)),
                    path=("towns", board.towns.index(owners[0]), "keys"),
                )


class KeyOutlying(Check):
    """A key lies far from the others of its sector, in the midst of another.

    Why it matters: players look for a town where its tens digit says it is. It is often a slip: two
    digits exchanged, or a town that was given the key of its neighbour.

    Example: Bath with the key 13 where 11 to 16 are in Pembrokeshire, and Pembroke Dock with 63.

    To mend it, swap the two keys; where a swap brings both nearer to their sectors, it is offered.
    """

    code, name, severity = "K107", "key-outlying", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each outlying key, with the swap that mends it (6.B1a)."""
        sectors = sectors_of(board)
        if sectors is None:
            return
        for key, hexes in sectors.hexes:
            if not sectors.is_outlying(key):
                continue
            index = next(index for index, town in enumerate(board.towns) if key in town.keys)
            nearest = sectors.nearest(key)
            yield self.finding(
                f"Key {key}, {_owners(board, key)}, lies some {sectors.to_sector(key, key[0]):.0f} hexes "
                f"from the others of sector {key[0]}, and {sectors.to_sector(key, nearest):.0f} from those "
                f"of sector {nearest}.",
                subject=key,
                hexes=tuple(dict.fromkeys(hexes)),
                path=("towns", index, "keys"),
                fixes=tuple(_swap(board, sectors, key)),
            )


def _swap(board: Board, sectors: Sectors, key: str) -> Iterator[Fix]:
    """Yield the swap after which a key and the other lie nearest to their sectors, if it mends the key."""

    def gain(other: str) -> float:
        before = sectors.to_sector(key, key[0]) + sectors.to_sector(other, other[0])
        after = sectors.to_sector(key, other[0], other) + sectors.to_sector(other, key[0], key)
        return before - after

    other = max((each for each, _ in sectors.hexes if each[0] != key[0]), key=gain)
    if gain(other) > 0 and not sectors.outlying_after(key, other):
        title = f"Swap {key}, {_owners(board, key)}, and {other}, {_owners(board, other)}"
        yield Fix(title, SwapKeys(((key, other),)), safe=False)


def _owners(board: Board, key: str) -> str:
    """Return the names of the towns with a key."""
    names = (town.name or "a town without a name" for town in board.towns if key in town.keys)
    return " or ".join(dict.fromkeys(names))


def _tens(town: Town) -> list[str]:
    """Return the keys of a town that belong to sectors, in order."""
    return sorted((key for key in town.keys if len(key) == 2 and key.isdigit()), key=key_order)


SECTOR_CHECKS: tuple[Check, ...] = (SectorScattered(), KeyOutlying())
