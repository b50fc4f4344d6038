"""Family T: rows and columns of the terrain out of their places."""

from random import Random

import numpy as np

from engine.board.document import Board
from engine.board.layers import Layer, frozen
from engine.hexes.lattice import Hex
from tests.engine.checks.seeding.planting import Plant, Planted

_FEWEST = 25
"""Hexes whose terrain is another one: with fewer, two rows are as good as alike."""
_FEWEST_SHIFTED = 80


def _row(board: Board, row: int) -> tuple[Hex, ...]:
    return tuple(board.sheet.hex_at(column, row) for column in range(board.sheet.columns))


def exchanged(terrain: Layer, one: int, other: int) -> Layer:
    """Return terrain with two rows exchanged."""
    rows = terrain.copy()
    rows[[one, other]] = terrain[[other, one]]
    return frozen(rows)


def doubled(terrain: Layer, row: int) -> Layer:
    """Return terrain with a row entered twice and the last one lost."""
    return frozen(np.concatenate((terrain[: row + 1], terrain[row:-1])))


def left_out(terrain: Layer, row: int) -> Layer:
    """Return terrain with a row left out and the last one repeated."""
    return frozen(np.concatenate((terrain[:row], terrain[row + 1 :], terrain[-1:])))


def _exchanged(board: Board, random: Random) -> Planted | None:
    one, other = sorted(random.sample(range(2, board.sheet.rows - 2), 2))
    rows = exchanged(board.terrain, one, other)
    if other == one + 1 or _unlike(board, rows) < _FEWEST:
        return None
    return Planted(board.edited(terrain=rows), (*_row(board, one), *_row(board, other)))


def _doubled(board: Board, random: Random) -> Planted | None:
    rows = doubled(board.terrain, random.randrange(2, board.sheet.rows - 2))
    return Planted(board.edited(terrain=rows)) if _unlike(board, rows) >= _FEWEST_SHIFTED else None


def _left_out(board: Board, random: Random) -> Planted | None:
    rows = left_out(board.terrain, random.randrange(2, board.sheet.rows - 2))
    return Planted(board.edited(terrain=rows)) if _unlike(board, rows) >= _FEWEST_SHIFTED else None


def _columns_exchanged(board: Board, random: Random) -> Planted | None:
    one, other = sorted(random.sample(range(2, board.sheet.columns - 2), 2))
    rows = frozen(np.ascontiguousarray(exchanged(board.terrain.T, one, other).T))
    if other == one + 1 or _unlike(board, rows) < _FEWEST:
        return None
    places = (board.sheet.hex_at(at, row) for at in (one, other) for row in range(board.sheet.rows))
    return Planted(board.edited(terrain=rows), tuple(places))


def _unlike(board: Board, rows: Layer) -> int:
    return int((rows != board.terrain).sum())


SLIP_PLANTS = (
    Plant("two rows of the terrain exchanged", "T140", _exchanged),
    Plant("two columns of the terrain exchanged", "T140", _columns_exchanged),
    Plant("a row of the terrain entered twice", "T140", _doubled),
    Plant("a row of the terrain left out", "T140", _left_out),
)
