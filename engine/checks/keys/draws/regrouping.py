"""All keys of towns given again, so that each sector is one region and the draw comes to a good end."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, islice, permutations
from random import Random

import numpy as np

from engine.board.document import Board
from engine.checks.keys.draws.drawing import DRAWS, Draw, draw_of
from engine.checks.keys.draws.ends import ends_of
from engine.checks.keys.draws.groups import Groups, nearest_groups
from engine.checks.keys.draws.lengths import Runs
from engine.checks.keys.draws.outcomes import Chance, chance_of
from engine.checks.keys.draws.process import Process
from engine.checks.keys.draws.sectors import Sectors, sectors_of
from engine.checks.keys.draws.swaps import Swap, can_be_helped, swapped
from engine.checks.keys.draws.table import Legal

_MOST_ROUNDS = 6
"""How often all exchanges of keys and of sectors are gone through, at the most."""
_MOST_ASKED = 60
"""How many of the swaps that promise most are asked about, for one that leaves the sectors well."""
_MOST_STARTS, _MOST_TRIED = 10, 3
"""From how many orders of the keys a good end is sought, and of how many it is sought to the last."""
_SEED = 1

KeySwaps = tuple[tuple[str, str], ...]
"""Pairs of keys whose owners swap them, one pair after the other."""


@dataclass(frozen=True)
class Regrouping:
    """Keys assigned again: by which swaps, what the sectors are then, and how often the draw then fails.

    ``chance`` is None while keys are missing or the rules are unknown.
    """

    swaps: KeySwaps
    sectors: Sectors
    chance: Chance | None

    @property
    def moved(self) -> int:
        """How many keys have another owner."""
        return len({key for swap in self.swaps for key in swap})


def regrouping_of(board: Board, target: float) -> Regrouping | None:
    """Return all keys of a board's towns given again; None where that makes no good sectors.

    Towns are put into as many groups as there are sectors, each as near together as can be, and a group
    keeps the number most of its towns have. Where more of the draws than ``target`` then fail, sectors and
    keys within them change places, and at last single keys of two sectors, as long as all is well
    with the sectors; that is tried from several orders of the keys.
    """
    sectors, draw = sectors_of(board), draw_of(board)
    if sectors is None:
        return None
    return _regrouped(sectors, draw.runs if draw else None, draw.process if draw else None, target)


@lru_cache(maxsize=4)
def _regrouped(
    sectors: Sectors, runs: Runs | None, process: Process | None, target: float
) -> Regrouping | None:
    """Return the regrouping; kept for the other checks that offer it."""
    swaps = _as_swaps(_seats(sectors))
    chance = None
    if runs is not None and process is not None:
        swaps, chance = _with_good_end(sectors, Draw(runs, process), swaps, target)
    after = sectors.after(swaps)
    return None if after.amiss or not swaps else Regrouping(swaps, after, chance)


def _seats(sectors: Sectors) -> dict[str, str]:
    """Return for each key the one whose owners get it, so that each sector is one group."""
    keys = [key for key, _ in sectors.hexes]
    names = sorted(sectors.keys)
    now = np.array([names.index(key[0]) for key in keys])
    owners = np.array([hexes[0] for _, hexes in sectors.hexes], np.float64)
    # Axial coordinates lean by half a hex a row.
    at = np.column_stack((owners[:, 0] + owners[:, 1] / 2, owners[:, 1] * np.sqrt(3) / 2))
    groups = _numbered(nearest_groups(sectors.table, at, now), now)
    seats: dict[str, str] = {}
    for number, name in enumerate(names):
        members = [keys[place] for place in np.flatnonzero(groups == number)]
        staying = [key for key in members if key[0] == name]
        coming = [key for key in members if key[0] != name]
        free = [key for key in sectors.keys[name] if key not in staying]
        seats |= dict(zip(free, coming, strict=True))
    return seats


def _numbered(groups: Groups, now: Groups) -> Groups:
    """Return groups by the numbers that most of their members have; only groups of a size change theirs."""
    sizes = np.bincount(now)
    same = np.zeros((len(sizes), len(sizes)), np.intp)
    np.add.at(same, (groups, now), 1)
    able = (each for each in permutations(range(len(sizes))) if (sizes[list(each)] == sizes).all())
    best = max(able, key=lambda each: int(same[range(len(sizes)), each].sum()))
    return np.array(best)[groups]


def _as_swaps(seats: dict[str, str]) -> KeySwaps:
    """Return the swaps after which every key has the owners it is to have."""
    holder = {key: key for key in seats} | {key: key for key in seats.values()}
    swaps = []
    for key, wanted in seats.items():
        other = next(each for each, owner in holder.items() if owner == wanted)
        if other != key:
            holder[key], holder[other] = holder[other], holder[key]
            swaps.append((key, other))
    return tuple(swaps)


def _with_good_end(sectors: Sectors, draw: Draw, swaps: KeySwaps, target: float) -> tuple[KeySwaps, Chance]:
    """Return swaps after which fewer draws fail, if too many do after those given, and how many then do."""
    process, keys = draw.process, draw.runs.keys
    place = {key: number for number, key in enumerate(keys)}

    def named(more: Iterable[Swap]) -> KeySwaps:
        return (*swaps, *((keys[one], keys[other]) for one, other in more))

    legal = swapped(draw.runs.legal, ((place[one], place[other]) for one, other in swaps))
    chance = chance_of(process, legal, DRAWS)
    if chance.share <= target or not can_be_helped(process):
        return swaps, chance
    by_sector = [[place[key] for key in sectors.keys[name]] for name in sorted(sectors.keys)]
    best: tuple[Swap, ...] = ()
    for inside in _promising(process, legal, by_sector):

        def after(more: Iterable[Swap], so_far: tuple[Swap, ...] = inside) -> Sectors:
            return sectors.after(named((*so_far, *more)))

        tried = (*inside, *_across(process, swapped(legal, inside), keys, after))
        ended = chance_of(process, swapped(legal, tried), DRAWS)
        if ended.share < chance.share:
            best, chance = tried, ended
        if chance.share <= target:
            break
    return _shortest(named(best)), chance


def _promising(process: Process, legal: Legal, by_sector: list[list[int]]) -> list[tuple[Swap, ...]]:
    """Return swaps that arrange sectors and keys within them from several orders, those few that end best."""
    found = [(*start, *_arranged(process, swapped(legal, start), by_sector)) for start in _starts(by_sector)]
    ends = ends_of(process)
    return sorted(found, key=lambda swaps: ends.badness(swapped(legal, swaps)))[:_MOST_TRIED]


def _starts(by_sector: list[list[int]]) -> Iterator[tuple[Swap, ...]]:
    """Yield the keys as they are, and then in other orders: of the sectors, and within each."""
    yield ()
    random = Random(_SEED)
    for _ in range(_MOST_STARTS - 1):
        swaps: list[Swap] = []
        for last in range(len(by_sector) - 1, 0, -1):
            one, other = by_sector[last], by_sector[random.randint(0, last)]
            swaps += zip(one, other, strict=True) if len(one) == len(other) else ()
        swaps += [
            (sector[last], sector[random.randint(0, last)])
            for sector in by_sector
            for last in range(len(sector) - 1, 0, -1)
        ]
        yield tuple(swaps)


def _shortest(swaps: KeySwaps) -> KeySwaps:
    """Return the fewest swaps that come to the same."""
    seats = {key: key for swap in swaps for key in swap}
    for one, other in swaps:
        seats[one], seats[other] = seats[other], seats[one]
    return _as_swaps(seats)


def _across(
    process: Process, legal: Legal, keys: tuple[str, ...], after: Callable[[tuple[Swap, ...]], Sectors]
) -> tuple[Swap, ...]:
    """Return swaps of keys of two sectors that make the ends of draws better and leave all sectors well.

    The best is made first, then the best after it, until none helps; ``after`` has the sectors after swaps.
    """
    ends, place = ends_of(process), {key: number for number, key in enumerate(keys)}
    swaps: tuple[Swap, ...] = ()
    least = ends.badness(legal)
    while True:
        near = sorted((place[one], place[other]) for one, other in after(swaps).harmless)
        tried = sorted((ends.badness(swapped(legal, (*swaps, swap))), swap) for swap in near)
        promising = islice((each for each in tried if each[0] < least), _MOST_ASKED)
        found = next((each for each in promising if after((*swaps, each[1])).are_well), None)
        if found is None:
            return swaps
        least, swaps = found[0], (*swaps, found[1])


def _arranged(process: Process, legal: Legal, by_sector: list[list[int]]) -> Iterator[Swap]:
    """Yield swaps of whole sectors and within sectors, as long as any makes the ends of draws better."""
    ends = ends_of(process)
    moves = [
        tuple(zip(one, other, strict=True))
        for one, other in combinations(by_sector, 2)
        if len(one) == len(other)
    ]
    moves += [(swap,) for sector in by_sector for swap in combinations(sector, 2)]
    least = ends.badness(legal)
    for _ in range(_MOST_ROUNDS):
        before = least
        for move in moves:
            tried = swapped(legal, move)
            badness = ends.badness(tried)
            if badness < least:
                legal, least = tried, badness
                yield from move
        if least == before:
            return
