"""Which keys of a board are free, and which of them a new town is likely to get."""

from itertools import chain

from engine.board.document import Board
from engine.board.keys import key_order, sector_of
from engine.hexes.lattice import Hex, distance


def free_keys(board: Board) -> tuple[str, ...]:
    """Return the keys for towns that neither a town nor a special has, in order."""
    taken = {*chain.from_iterable(town.keys for town in board.towns), *(each.key for each in board.specials)}
    return tuple(key for key in board.key_scheme.towns if key not in taken)


def next_key(board: Board, hex_: Hex) -> str | None:
    """Return the first free key of the sector nearest to a hex, or None where no key is free.

    A sector is as near as the nearest town with a key of it. One that no town has yet comes last.
    """
    away = sector_distances(board, hex_)
    farthest = board.sheet.columns + board.sheet.rows
    return min(
        free_keys(board),
        key=lambda key: (away.get(sector_of(key), farthest), key_order(key)),
        default=None,
    )


def sector_distances(board: Board, hex_: Hex) -> dict[str, int]:
    """Return how many hexes away the nearest town of each sector is that a town has a key of."""
    away: dict[str, int] = {}
    for town in board.towns:
        for sector in map(sector_of, town.keys):
            hexes = distance(hex_, town.hex)
            away[sector] = min(hexes, away.get(sector, hexes))
    return away
