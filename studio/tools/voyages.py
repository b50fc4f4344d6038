"""Ways for ships: from hex to hex over sea and lake."""

import heapq
from typing import Final

from engine.board.document import Board
from engine.board.terrain import WATER
from engine.hexes.lattice import Hex, distance, neighbours

_FARTHEST: Final = 20_000
"""How many hexes are looked at before a way counts as not found: a gesture must not wait for long."""


def voyage(board: Board, start: Hex, end: Hex) -> tuple[Hex, ...] | None:
    """Return the hexes between two over water alone, as few and as straight as can be.

    Returns None where no water leads there. The ends themselves may lie on land; two that touch
    have nothing between them.
    """
    if start == end:
        return ()
    came: dict[Hex, Hex] = {start: start}
    steps = {start: 0}
    waiting = [(distance(start, end), 0.0, start)]
    while waiting and len(came) < _FARTHEST:
        _, _, reached = heapq.heappop(waiting)
        for near in neighbours(reached):
            if near == end:
                return _back(came, reached, start)
            taken = steps[reached] + 1
            if board.terrain_at(near) in WATER and taken < steps.get(near, _FARTHEST):
                steps[near], came[near] = taken, reached
                heapq.heappush(waiting, (taken + distance(near, end), _bend(board, start, near, end), near))
    return None


def _back(came: dict[Hex, Hex], last: Hex, start: Hex) -> tuple[Hex, ...]:
    """Return the way that led to a hex, without its start."""
    way = []
    while last != start:
        way.append(last)
        last = came[last]
    return tuple(reversed(way))


def _bend(board: Board, start: Hex, hex_: Hex, end: Hex) -> float:
    """Return how far a hex lies beside the straight way, to choose among ways of equal length."""
    (x1, y1), (x, y), (x2, y2) = map(board.sheet.centre_mm, (start, hex_, end))
    return abs((x2 - x1) * (y - y1) - (x - x1) * (y2 - y1))
