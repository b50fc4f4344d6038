"""Whether the suits of a board of cards are parts of the map, as sectors are on one of dice."""

from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from statistics import fmean

import numpy as np

from engine.board.document import Board
from engine.board.keys import SUIT_WORDS
from engine.checks.keys.draws.sectors import Sectors
from engine.diagnostics.findings import Fix
from engine.edits.keys import SwapKeys
from engine.hexes.lattice import Hex
from engine.messages import Saying, say

_LEAST = 3
"""With fewer keys in each suit nothing can be said of where a suit lies."""


def scattered_suits(board: Board) -> Iterator[tuple[tuple[str, ...], Saying]]:
    """Yield the suits that are scattered over the map, most of them at once, and their distances.

    Nothing is scattered where the four of each rank lie together: a board may be laid out by ranks.
    """
    suits = _cards(board, by_suit=True)
    if suits is None or not suits.scattered:
        return
    ranks = _cards(board, by_suit=False)
    if ranks is not None and 2 * len(ranks.scattered) <= len(ranks.keys):
        return
    most = 2 * len(suits.scattered) > len(suits.keys)
    for names in (suits.scattered,) if most else ((name,) for name in suits.scattered):
        within = fmean(suits.within(name) for name in names)
        without = fmean(suits.without(name) for name in names)
        told = say(
            "The towns of {n} of {of} suits are {within:.1f} hexes apart on average, but only "
            "{without:.1f} from those of other suits.",
            n=len(names),
            of=len(suits.keys),
            within=within,
            without=without,
        )
        if not most:
            told = say(
                "The towns of the suit of {suit} are {within:.1f} hexes apart on average, but only "
                "{without:.1f} from those of other suits.",
                suit=say(SUIT_WORDS[names[0]]),
                within=within,
                without=without,
            )
        yield names, told


def suits_of(board: Board) -> Sectors | None:
    """Return the suits of a board of cards as sectors, keys with the suit first; None if they are few."""
    return _cards(board, by_suit=True)


def regrouped(board: Board) -> Iterator[Fix]:
    """Yield the fix that makes suits parts of the map: cards are swapped as long as suits shrink."""
    suits = _cards(board, by_suit=True)
    if suits is None:
        return
    keys, apart, swaps = [key for key, _ in suits.hexes], suits.table, []
    while True:
        own = np.array([key[0] for key in keys])
        alike = (own[:, None] == own).astype(float)
        # How far each seat lies in all from the suit of each other seat, itself and that left out.
        far = apart @ alike
        mine = np.diag(far)
        gain = mine[:, None] + mine - far - far.T + 2 * apart
        gain[alike > 0] = 0
        one, other = np.unravel_index(int(np.argmax(gain)), gain.shape)
        if gain[one, other] <= 0:
            break
        swaps.append((card_of(keys[one]), card_of(keys[other])))
        keys[one], keys[other] = keys[other], keys[one]
    moved = sum(key != now for (key, _), now in zip(suits.hexes, keys, strict=True))
    if moved:
        title = say("Regroup the keys by suit, changing {moved}", moved=moved)
        yield Fix(title, SwapKeys(tuple(swaps), "Regroup keys"), safe=False, choice=True)


def card_of(key: str) -> str:
    """Return the name of a card that was written with its suit first: 10S for S10."""
    return f"{key[1:]}{key[0]}"


def _cards(board: Board, by_suit: bool) -> Sectors | None:
    """Return the cards of a board as sectors: by suit if ``by_suit``, else by rank; None if they are few."""
    if board.keys != "cards-52":
        return None
    found: defaultdict[str, tuple[Hex, ...]] = defaultdict(tuple)
    for town in board.towns:
        for key in town.keys:
            if key in board.key_scheme.towns:
                found[f"{key[-1]}{key[:-1]}" if by_suit else key] += (town.hex,)
    kept = _sectors(tuple((key, found[key]) for key in sorted(found)))
    few = len(kept.keys) < 2 or min(map(len, kept.keys.values())) < _LEAST
    return None if few else kept


@lru_cache(maxsize=4)
def _sectors(hexes: tuple[tuple[str, tuple[Hex, ...]], ...]) -> Sectors:
    """Return sectors; kept with their distances for the checks that share them."""
    return Sectors(hexes)
