"""How the keys of a board are drawn: which kinds for each race, and which key a throw finds."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from engine.board.document import Board
from engine.board.keys import KeyScheme, passing_order
from engine.rulesets.ruleset import RuleSet

Places = NDArray[np.intp]
"""Places of keys among the keys of a draw."""


@dataclass(frozen=True, eq=False)
class Process:
    """A draw of every key, once or a number of times (6.B1a, 6.B1b, E.C2), before any dice.

    ``special`` marks the keys drawn apart as specials. ``races`` says for each race whether its
    first key is one of them. ``town_throws`` and ``special_throws`` have a row for each throw of
    its dice: the places of the keys in the order in which it passes on; without rows, cards are
    turned up. ``whole`` says whether both keys of a short run are drawn again (E.B1), and not the
    second alone (6.B1d).
    """

    keys: tuple[str, ...]
    special: NDArray[np.bool_]
    races: tuple[bool, ...]
    uses: int
    whole: bool
    town_throws: Places
    special_throws: Places

    def left(self) -> Iterator[tuple[bool, int]]:
        """Yield for each race whether it is a special one, and among how many its second key is drawn."""
        towns = int(np.count_nonzero(~self.special)) * self.uses
        for special in self.races:
            towns -= not special
            yield special, towns
            towns -= 1


def process_of(board: Board, rules: RuleSet, keys: tuple[str, ...]) -> Process:
    """Return how those keys of a board are drawn, which must be all that have a destination.

    Where keys come up without end (E.B1) there are no races to count.
    """
    scheme = board.key_scheme
    way = rules.keys_drawn
    if way == "as keyed":
        way = "dice" if all(key.isdigit() for key in scheme.all_keys) else "cards"
    return _process(
        scheme,
        keys,
        dice=way == "dice",
        special_races=rules.special_races,
        most=rules.races,
        uses=rules.key_uses,
        whole=rules.pairs_redrawn,
    )


@lru_cache(maxsize=8)
def _process(
    scheme: KeyScheme,
    keys: tuple[str, ...],
    *,
    dice: bool,
    special_races: tuple[int, ...],
    most: int,
    uses: int,
    whole: bool,
) -> Process:
    """Return the process of a scheme; kept, for it does not change with the towns."""
    special = np.array([dice and key in scheme.specials for key in keys], np.bool_)
    specials = int(special.sum())
    races = tuple(_races(uses * (len(keys) - specials), uses * specials, special_races, most))
    throws = (_throws(kind if dice else (), keys) for kind in (scheme.towns, scheme.specials))
    return Process(keys, special, races, uses, whole, *throws)


def _races(towns: int, specials: int, special_races: tuple[int, ...], most: int) -> Iterator[bool]:
    """Yield for each race whether it takes a special, as long as keys for it are left (6.B1a, 6.B7)."""
    number = 1
    while not most or number <= most:
        special = number in special_races and specials > 0
        if towns < (1 if special else 2):
            return
        towns -= 1 if special else 2
        specials -= special
        number += 1
        yield special


def _throws(kind: tuple[str, ...], keys: tuple[str, ...]) -> Places:
    """Return the passing order of every throw, as places of those keys that have a destination."""
    places = {key: place for place, key in enumerate(keys)}
    rows = [[places[key] for key in passing_order(thrown, kind) if key in places] for thrown in kind]
    return np.array(rows, np.intp).reshape(len(rows), len(rows[0]) if rows else 0)
