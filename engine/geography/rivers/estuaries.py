"""The way from the end of a river's line to open water: maps end rivers at their last bridge, not at sea."""

from heapq import heappop, heappush
from itertools import product
from math import hypot
from typing import Final

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from engine.geography.rivers.ground import WET, RiverGround

Points = NDArray[np.float64]

_CELLS: Final = 6
"""How many cells of the raster a hex is wide."""
_RADIUS: Final = 9
"""How far from the end of a river water is looked for, in hex widths."""
_LAND_COST: Final = 12.0
_MOST_COST: Final = 30.0
"""A longer way, in hex widths of water, is none."""


def way_to_water(ground: RiverGround, water: BaseGeometry, start: Points) -> Points | None:
    """Return the points from a place to water that its hex shows as water; None where none is near.

    ``water`` is what is truly water, in hex widths, and is prepared. The way keeps to it as far as it can.
    """
    reach = _RADIUS * _CELLS
    size = 2 * reach + 1
    across = start[0] + (np.arange(size) - reach) / _CELLS
    down = start[1] + (np.arange(size) - reach) / _CELLS
    x, y = (each.ravel() for each in np.meshgrid(across, down))
    is_water = shapely.contains_xy(water, x, y)
    is_goal = is_water & (ground.states(np.column_stack([x, y])) == WET)
    if not is_goal.any():
        return None
    costs = np.where(is_water, 1.0, _LAND_COST).tolist()
    cells = _cheapest(reach * size + reach, is_goal.tolist(), costs, size)
    return None if cells is None else np.column_stack([x, y])[cells]


def _cheapest(start: int, goals: list[bool], costs: list[float], size: int) -> list[int] | None:
    """Return the cells from a cell to the first goal (Dijkstra)."""
    moves = [(dx, dy, hypot(dx, dy)) for dx, dy in product((-1, 0, 1), repeat=2) if dx or dy]
    best, before = {start: 0.0}, {start: start}
    waiting = [(0.0, start)]
    while waiting:
        cost, cell = heappop(waiting)
        if cost > _MOST_COST * _CELLS:
            return None
        if goals[cell]:
            return _walked(cell, before)
        if cost > best[cell]:
            continue
        row, column = divmod(cell, size)
        for dx, dy, long in moves:
            if not (0 <= column + dx < size and 0 <= row + dy < size):
                continue
            near = cell + dy * size + dx
            after = cost + long * costs[near]
            if after < best.get(near, np.inf):
                best[near], before[near] = after, cell
                heappush(waiting, (after, near))
    return None


def _walked(cell: int, before: dict[int, int]) -> list[int]:
    cells = [cell]
    while before[cell] != cell:
        cell = before[cell]
        cells.append(cell)
    return cells[::-1]
