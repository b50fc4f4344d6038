"""Name the keys because of which a board allows no table of races (VP.O4).

Both proofs are Hall's (P. Hall, "On representatives of subsets", 1935): some keys that together have fewer
partners, or fewer sectors to meet, than there are of them cannot all race.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from engine.racetables.fields import Field


@dataclass(frozen=True)
class Obstacle:
    """Keys that have too few partners far enough away.

    ``partners`` are all keys that any of them may meet. Where ``sectors`` is not empty the partners lie in
    too few sectors, those: each sector is met by one key alone (with 36 keys one sector is met twice).
    """

    keys: tuple[str, ...]
    partners: tuple[str, ...]
    sectors: tuple[int, ...] = ()


def obstacle_of(keys: Field) -> Obstacle | None:
    """Return the smallest set of keys found that cannot all race, or None where Hall's condition holds.

    The condition is necessary, not sufficient: `drawing.draw_half` may still prove that there is no table.
    """
    partners = _partners(keys)
    found = [*_by_sectors(keys, partners), *_by_partners(partners)]
    return min(found, key=lambda obstacle: len(obstacle.keys), default=None)


def _partners(keys: Field) -> dict[str, frozenset[str]]:
    """Return whom each key may meet, of other sectors."""
    return {
        key: frozenset(
            other
            for there in keys.sectors
            if there is not here
            for other in there
            if (key, other) in keys.may_meet
        )
        for here in keys.sectors
        for key in here
    }


def _by_sectors(keys: Field, partners: dict[str, frozenset[str]]) -> Iterator[Obstacle]:
    """Yield the smallest set of each sector whose keys can meet too few other sectors."""
    sector_of = {key: number for number, sector in enumerate(keys.sectors) for key in sector}
    met_twice = 0 if keys.has_specials else 1
    for sector in keys.sectors:
        for some in _subsets(sector):
            their = frozenset().union(*(partners[key] for key in some))
            met = {sector_of[key] for key in their}
            if len(some) > len(met) + (met_twice if met else 0):
                yield Obstacle(some, tuple(sorted(their)), tuple(sorted(met)))
                break


def _subsets(sector: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yield the sets of some keys, the smallest first."""
    for size in range(1, len(sector) + 1):
        yield from combinations(sector, size)


def _by_partners(partners: dict[str, frozenset[str]]) -> Iterator[Obstacle]:
    """Yield sets of keys of any sectors that have fewer partners than members, none with a spare member."""
    partner_of: dict[str, str] = {}
    for key in partners:
        seen: set[str] = set()
        if _matched(key, partners, partner_of, seen):
            continue
        # The partners seen without success are all taken, by keys whose partners were seen as well.
        some = _without_spare([key, *(partner_of[partner] for partner in seen)], partners)
        their = frozenset().union(*(partners[one] for one in some))
        yield Obstacle(tuple(sorted(some)), tuple(sorted(their)))


def _matched(
    key: str, partners: dict[str, frozenset[str]], partner_of: dict[str, str], seen: set[str]
) -> bool:
    """Find a key a partner, moving others to other partners where needed; return whether there is one."""
    for partner in sorted(partners[key] - seen):
        if partner in seen:
            continue
        seen.add(partner)
        taken_by = partner_of.get(partner)
        if taken_by is None or _matched(taken_by, partners, partner_of, seen):
            partner_of[partner] = key
            return True
    return False


def _without_spare(some: list[str], partners: dict[str, frozenset[str]]) -> list[str]:
    """Return a set of keys with too few partners after all that it can do without are removed."""
    for key in sorted(some):
        fewer = [one for one in some if one != key]
        if fewer and len(fewer) > len(frozenset().union(*(partners[one] for one in fewer))):
            some = fewer
    return some
