"""How sectors may meet over the three rounds of a half (VP.O4).

Each round is a graph: a node is a sector, an edge is a race between two of them. Every sector races twice
a round, so a round is a union of cycles. With specials (36+6 keys) these form a seventh sector, and each
pair meets once. Without them (36 keys) six races of a sector meet five others, so three pairs, which name
each sector once, meet twice, but never twice in one round.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final

Pair = tuple[int, int]
"""Two sectors, counted from 0, the lower first."""
Round = tuple[Pair, ...]
Plan = tuple[Round, ...]
"""The three rounds of a half, in order."""

TOWN_SECTORS: Final = 6
SPECIALS: Final = 6
"""The number of the specials where they form a sector."""
_RACES_OF_A_SECTOR: Final = 2
"""In one round."""


@lru_cache(maxsize=2)
def plans(has_specials: bool) -> tuple[Plan, ...]:
    """Return every plan of a half: 13,950 with specials, 6,480 without."""
    sectors = TOWN_SECTORS + 1 if has_specials else TOWN_SECTORS
    rounds = _rounds(sectors)
    pairs = frozenset(combinations(range(sectors), 2))
    repeats: list[tuple[Pair, ...]] = [()] if has_specials else list(_pairings(tuple(range(sectors))))
    return tuple(
        (first, second, third)
        for repeated in repeats
        for first in rounds
        for second, third in _divisions(pairs, frozenset(repeated), first, rounds)
    )


def _divisions(
    pairs: frozenset[Pair], repeated: frozenset[Pair], first: Round, rounds: tuple[Round, ...]
) -> Iterator[tuple[Round, Round]]:
    """Yield the second and third round that go with a first one."""
    spent = frozenset(first)
    left = (pairs - spent) | (repeated & spent)
    # Pairs that are still due in both remaining rounds.
    both = repeated - spent
    known = frozenset(rounds)
    for second in rounds:
        if both <= frozenset(second) <= left:
            third = tuple(sorted((left - frozenset(second)) | both))
            if third in known:
                yield second, third


def _rounds(sectors: int) -> tuple[Round, ...]:
    """Return every graph in which each sector meets two different others."""
    return tuple(tuple(sorted(edges)) for edges in _completed(sectors, (), (0,) * sectors))


def _completed(sectors: int, edges: Round, degrees: tuple[int, ...]) -> Iterator[Round]:
    """Yield the graphs that contain some edges; each new edge starts at the lowest unfinished sector."""
    here = next((n for n, degree in enumerate(degrees) if degree < _RACES_OF_A_SECTOR), None)
    if here is None:
        yield edges
        return
    for there in range(here + 1, sectors):
        edge = (here, there)
        # Edges are added in ascending order, so that each graph comes once.
        if degrees[there] < _RACES_OF_A_SECTOR and (not edges or edge > edges[-1]):
            changed = tuple(degree + (n in edge) for n, degree in enumerate(degrees))
            yield from _completed(sectors, (*edges, edge), changed)


def _pairings(sectors: tuple[int, ...]) -> Iterator[tuple[Pair, ...]]:
    """Yield every way to divide an even number of sectors into pairs."""
    if not sectors:
        yield ()
        return
    one, *others = sectors
    for other in others:
        rest = tuple(each for each in others if each != other)
        for pairing in _pairings(rest):
            yield ((one, other), *pairing)
