"""Giving keys to the towns of a board, so that the towns of each sector lie together."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from engine.board.document import Board
from engine.board.free_keys import free_keys, next_key, sector_distances
from engine.board.keys import key_order, sector_of
from engine.board.places import Town
from engine.checks.keys.regrouping import regrouping_for
from engine.checks.keys.suits import regrouped
from engine.edits.keys import SwapKeys
from engine.edits.protocol import Edit, Several
from engine.edits.towns import ChangeTown
from engine.hexes.lattice import distance
from engine.messages import Phrase

NUMBER_TOWNS: Phrase = "Number towns"

_NEAR = 6
"""Two small towns share a key if they are at most this many hexes apart."""

Sharers = tuple[Town, ...]
"""The towns that get one key: a town, or two small ones that share it (6.A4)."""


def numbering_of_rest(board: Board) -> Edit:
    """Return the edit that gives every free key to a town; towns keep the keys they have.

    Each town without a key gets the first free one of the sector nearest to it, the nearest towns first. What
    is left goes to towns of its own sector, starting points first. Where no town has a key yet, all are
    numbered.
    """
    if not any(town.keys for town in board.towns):
        return numbering_of_all(board)
    after = board
    waiting = _sharers([town for town in board.towns if not town.keys])
    while waiting:
        sharers = min(waiting, key=lambda each: (*_rank(each), _away(after, each[0])))
        key = next_key(after, sharers[0].hex)
        if key is None:
            break
        waiting.remove(sharers)
        after = _given(after, sharers, key)
    for key in free_keys(after):
        near = [town for town in after.towns if sector_of(key) in map(sector_of, town.keys)]
        after = _given(after, (min(near or after.towns, key=_next_in_turn),), key)
    return Several(NUMBER_TOWNS, tuple(_changes(board, after)))


def numbering_of_all(board: Board) -> Edit:
    """Return the edit that gives all keys again, sector by sector (6.B1a).

    Every town gets one key, small towns near each other share theirs, and starting points are the first to
    get a second. The sectors are also arranged so that few of the races drawn are too short.
    """
    bare = board.edited(towns=tuple(replace(town, keys=()) for town in board.towns))
    keys = free_keys(bare)
    seats = sorted(_seats(board.towns, len(keys)), key=lambda each: board.sheet.centre_mm(each[0].hex))
    after = bare
    for sharers, key in zip(seats, keys, strict=False):
        hexes = {town.hex for town in sharers}
        after = _given(after, tuple(town for town in after.towns if town.hex in hexes), key)
    return Several(NUMBER_TOWNS, tuple(_changes(board, _by_sectors(after))))


def _by_sectors(board: Board) -> Board:
    """Return a board whose keys are regrouped by sector or suit, as far as that can be."""
    fixes = list(regrouped(board))
    if fixes:
        first: Edit = fixes[0].edit
        return first.apply(board)
    regrouping = regrouping_for(board)
    return board if regrouping is None else SwapKeys(regrouping.swaps).apply(board)


def _seats(towns: Sequence[Town], count: int) -> Iterator[Sharers]:
    """Yield who gets a number of keys, once for each key."""
    first = sorted(_sharers(towns), key=_rank)
    again: list[Sharers] = [(town,) for town in sorted(towns, key=_next_in_turn) if not town.small]
    while count > 0 and first:
        yield from first[:count]
        count -= len(first)
        first = again


def _sharers(towns: Iterable[Town]) -> list[Sharers]:
    """Return towns one by one, and small ones in pairs, the nearest to each other first."""
    small = [town for town in towns if town.small]
    pairs: list[Sharers] = []
    by_distance = sorted(combinations(small, 2), key=lambda pair: distance(pair[0].hex, pair[1].hex))
    for one, other in by_distance:
        if one in small and other in small and distance(one.hex, other.hex) <= _NEAR:
            pairs.append((one, other))
            small = [town for town in small if town not in {one, other}]
    return [*((town,) for town in towns if not town.small), *pairs, *((town,) for town in small)]


def _given(board: Board, sharers: Sharers, key: str) -> Board:
    """Return a board on which some towns have one more key."""
    return board.edited(
        towns=tuple(
            replace(town, keys=tuple(sorted((*town.keys, key), key=key_order))) if town in sharers else town
            for town in board.towns
        )
    )


def _changes(before: Board, after: Board) -> Iterator[Edit]:
    """Yield the edits that give towns the keys they have on another board."""
    for old, new in zip(before.towns, after.towns, strict=True):
        if old != new:
            yield ChangeTown(old, new, NUMBER_TOWNS)


def _away(board: Board, town: Town) -> int:
    """Return how far a town is from the nearest sector that has a free key."""
    away, free = sector_distances(board, town.hex), {sector_of(key) for key in free_keys(board)}
    return min((hexes for sector, hexes in away.items() if sector in free), default=0)


def _rank(sharers: Sharers) -> tuple[bool, bool]:
    """Return a sorting key of who gets a key; ports without any come last, for many are no more than that."""
    town = sharers[0]
    return town.port and not town.keys, town.small


def _next_in_turn(town: Town) -> tuple[bool, int, bool, bool]:
    """Return a sorting key of towns for a further key: few keys first, of these the starting points."""
    return town.small, len(town.keys), not town.start, town.port
