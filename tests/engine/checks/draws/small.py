"""Small draws, and what they can come to by trying everything."""

from collections.abc import Sequence
from functools import cache

import numpy as np

from engine.board.keys import passing_order
from engine.checks.draws.process import Process
from engine.checks.draws.table import Legal


def dice_draw(towns: Sequence[str], specials: Sequence[str] = (), races: Sequence[bool] = ()) -> Process:
    """Return a draw by dice that show just those towns and specials; specials come first."""
    keys = (*specials, *towns)
    throws = [
        np.array([[keys.index(key) for key in passing_order(thrown, kind)] for thrown in kind], np.intp)
        for kind in (tuple(towns), tuple(specials))
    ]
    special = np.array([key in specials for key in keys], np.bool_)
    return Process(keys, special, tuple(races) or (False,) * (len(towns) // 2), 1, *throws)


def card_draw(cards: int) -> Process:
    """Return a draw from a pack."""
    nothing = np.zeros((0, 0), np.intp)
    keys = tuple(map(str, range(cards)))
    return Process(keys, np.zeros(cards, np.bool_), (False,) * (cards // 2), 1, nothing, nothing)


def legal_but(keys: int, *near: tuple[int, int]) -> Legal:
    """Return pairs that may all be run, save those named."""
    legal = ~np.eye(keys, dtype=np.bool_)
    for one, other in near:
        legal[one, other] = legal[other, one] = False
    return legal


def exact_chance(process: Process, legal: Legal) -> float:
    """Return how likely a draw comes to an impasse, following every throw there can be (6.B1a, 6.B1d)."""
    towns = frozenset(np.flatnonzero(~process.special).tolist())

    def thrown(free: frozenset[int], special: bool) -> list[tuple[int, float]]:
        orders = (process.special_throws if special else process.town_throws).tolist()
        if not orders:
            return [(card, 1 / len(free)) for card in free]
        return [(next(key for key in order if key in free), 1 / len(orders)) for order in orders]

    @cache
    def fair(free: frozenset[int], race: int) -> float:
        if race == len(process.races):
            return 1.0
        special = process.races[race]
        kind = free - towns if special else free & towns
        return sum(
            share * second(first, free - {first}, free & towns - {first}, race)
            for first, share in thrown(kind, special)
        )

    @cache
    def second(first: int, free: frozenset[int], left: frozenset[int], race: int) -> float:
        if not left:
            return 0.0
        return sum(
            share
            * (fair(free - {key}, race + 1) if legal[first, key] else second(first, free, left - {key}, race))
            for key, share in thrown(left, False)
        )

    return 1 - fair(frozenset(range(len(process.keys))), 0)
