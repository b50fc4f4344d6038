"""Small draws, and what they can come to by trying everything."""

from collections.abc import Sequence
from functools import cache

import numpy as np

from engine.board.keys import passing_order
from engine.checks.keys.draws.process import Process
from engine.checks.keys.draws.table import Legal

Left = tuple[int, ...]
"""How often each key may still come up."""


def dice_draw(towns: Sequence[str], specials: Sequence[str] = (), races: Sequence[bool] = ()) -> Process:
    """Return a draw by dice that show just those towns and specials; specials come first."""
    keys = (*specials, *towns)
    throws = [
        np.array([[keys.index(key) for key in passing_order(thrown, kind)] for thrown in kind], np.intp)
        for kind in (tuple(towns), tuple(specials))
    ]
    special = np.array([key in specials for key in keys], np.bool_)
    return Process(keys, special, tuple(races) or (False,) * (len(towns) // 2), 1, False, *throws)


def card_draw(cards: int) -> Process:
    """Return a draw from a pack."""
    nothing = np.zeros((0, 0), np.intp)
    keys = tuple(map(str, range(cards)))
    return Process(keys, np.zeros(cards, np.bool_), (False,) * (cards // 2), 1, False, nothing, nothing)


def legal_but(keys: int, *near: tuple[int, int]) -> Legal:
    """Return pairs that may all be run, save those named."""
    legal = ~np.eye(keys, dtype=np.bool_)
    for one, other in near:
        legal[one, other] = legal[other, one] = False
    return legal


def exact_chance(process: Process, legal: Legal) -> float:
    """Return how likely a draw comes to an impasse, following every throw there can be (6.B1a, 6.B1d)."""
    special = process.special.tolist()

    def thrown(left: Left, tried: frozenset[int], wants_special: bool) -> list[tuple[int, float]]:
        free = [
            key
            for key, uses in enumerate(left)
            if uses and special[key] == wants_special and key not in tried
        ]
        orders = (process.special_throws if wants_special else process.town_throws).tolist()
        if not orders:
            return [(card, 1 / len(free)) for card in free]
        return [(next(key for key in order if key in free), 1 / len(orders)) for order in orders if free]

    def without(left: Left, *keys: int) -> Left:
        return tuple(uses - keys.count(key) for key, uses in enumerate(left))

    @cache
    def fair(left: Left, race: int) -> float:
        if race == len(process.races):
            return 1.0
        firsts = thrown(left, frozenset(), process.races[race])
        if process.whole:
            pairs = [
                (share * chance, fair(without(left, one, other), race + 1))
                for one, share in firsts
                for other, chance in thrown(left, frozenset(), False)
                if legal[one, other]
            ]
            return sum(share * rest for share, rest in pairs) / (sum(share for share, _ in pairs) or 1)
        return sum(share * second(first, without(left, first), frozenset(), race) for first, share in firsts)

    @cache
    def second(first: int, left: Left, tried: frozenset[int], race: int) -> float:
        return sum(
            share
            * (
                fair(without(left, key), race + 1)
                if legal[first, key]
                else second(first, left, tried | {key}, race)
            )
            for key, share in thrown(left, tried, False)
        )

    return 1 - fair((process.uses,) * len(process.keys), 0)
