"""Boards to measure on: as large as one likes, the same each time, with what real ones have."""

import numpy as np
from numpy.typing import NDArray

from engine.board.document import Board, new_board
from engine.board.layers import Layer, frozen
from engine.board.lines import SideLine
from engine.board.places import Country, Edge, Special, Town
from engine.board.terrain import HILL, OPEN, SEA, SWAMP, WATER
from engine.hexes.labels import LabelScheme, usual_blocks
from engine.hexes.sheet import Sheet
from engine.hexes.sides import side_of

_KEYS = range(11, 67)
_HEXES_A_TOWN, _MOST_TOWNS = 70, 300
_ABROAD, _PART_ABROAD = 1, 3
"""The number of the country in the west, and which part of the columns lies in it."""
_HEXES_A_RIVER, _ROWS_OF_A_RIVER = 1500, 10


def sample_board(columns: int, rows: int) -> Board:
    """Return a board of that many columns and rows: land and sea, hills, swamps, towns and rivers.

    Its west lies abroad, and specials are reached through that, over an edge and from a town.
    """
    chances = np.random.default_rng(1)
    sheet = Sheet(columns, rows, labels=LabelScheme(blocks=usual_blocks(rows, columns)))
    ground = _ground(rows, columns, chances)
    land = np.argwhere(ground == OPEN)
    count = min(_MOST_TOWNS, max(1, columns * rows // _HEXES_A_TOWN))
    places = land[np.sort(chances.choice(len(land), count, replace=False))].tolist()
    towns = tuple(
        Town(f"Town {number}", sheet.hex_at(column, row), (str(key),) if key is not None else ())
        for number, ((row, column), key) in enumerate(
            zip(places, [*_KEYS, *[None] * _MOST_TOWNS][: len(places)], strict=True)
        )
    )
    rivers = tuple(
        _river(sheet, f"River {number}", *chances.choice(land).tolist())
        for number in range(max(1, columns * rows // _HEXES_A_RIVER))
    )
    west = np.arange(columns) < max(1, columns // _PART_ABROAD)
    return new_board(
        sheet,
        terrain=ground,
        country=frozen(np.where(west & ~np.isin(ground, tuple(WATER)), _ABROAD, 0).astype(np.uint8)),
        countries=(Country("Westland", foreign=True),),
        towns=towns,
        lines=rivers,
        specials=(
            Special("1", "Westland", country="Westland"),
            Special("2", "Abroad", edge=_edge_with_most_land(ground)),
            Special("3", "Town 0", towns=("Town 0",)),
        ),
        title="A board to measure on",
    )


def _edge_with_most_land(ground: Layer) -> Edge:
    """Return the edge of a sheet along which most hexes are land."""
    edges: dict[Edge, Layer] = {
        "north": ground[0],
        "south": ground[-1],
        "west": ground[:, 0],
        "east": ground[:, -1],
    }
    return max(edges, key=lambda edge: int(np.count_nonzero(~np.isin(edges[edge], tuple(WATER)))))


def _river(sheet: Sheet, name: str, row: int, column: int) -> SideLine:
    """Return a river that runs south from a place."""
    first = max(0, min(row, sheet.rows - _ROWS_OF_A_RIVER))
    rows = range(first, min(first + _ROWS_OF_A_RIVER, sheet.rows))
    return SideLine(
        "river", name, tuple(side_of(sheet.hex_at(column, at), way) for at in rows for way in (0, 1))
    )


def _ground(rows: int, columns: int, chances: np.random.Generator) -> Layer:
    """Return terrain whose regions are of all sizes."""
    height = sum(
        part * _waves(rows, columns, cell, chances) for part, cell in ((0.6, 24), (0.3, 9), (0.1, 3))
    )
    wet = _waves(rows, columns, 5, chances)
    low, high = np.quantile(height, (0.28, 0.75))
    ground = np.where(height < low, SEA, np.where(height > high, HILL, np.where(wet > 0.85, SWAMP, OPEN)))
    return frozen(ground.astype(np.uint8))


def _waves(rows: int, columns: int, cell: int, chances: np.random.Generator) -> NDArray[np.float64]:
    """Return heights from 0 to 1 that rise and fall over so many hexes."""
    knots = chances.random((rows // cell + 2, columns // cell + 2))
    (row, y), (column, x) = _between(rows, cell), _between(columns, cell)
    left = knots[np.ix_(row, column)] * (1 - y) + knots[np.ix_(row + 1, column)] * y
    right = knots[np.ix_(row, column + 1)] * (1 - y) + knots[np.ix_(row + 1, column + 1)] * y
    heights: NDArray[np.float64] = left * (1 - x.T) + right * x.T
    return heights


def _between(count: int, cell: int) -> tuple[NDArray[np.intp], NDArray[np.float64]]:
    """Return for each line the knot before it, and how far on to the next it is, smoothly, as a column."""
    at = np.arange(count) / cell
    knot = at.astype(np.intp)
    part = at - knot
    return knot, (part * part * (3 - 2 * part))[:, np.newaxis]
