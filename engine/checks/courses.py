"""Courses of hexes: whether one holds, and whether a link of it is open to anybody."""

from itertools import pairwise

from engine.board.document import Board
from engine.board.terrain import CLOSED
from engine.hexes.lattice import Hex, neighbours
from engine.hexes.sides import side_between


def leads_on(board: Board, course: tuple[Hex, ...]) -> bool:
    """Tell whether a course of two hexes or more leads hex by hex over the map."""
    if len(course) < 2 or not all(board.on_map(hex_) for hex_ in course):
        return False
    return all(there in neighbours(here) for here, there in pairwise(course))


def is_open(board: Board, pair: tuple[Hex, Hex]) -> bool:
    """Tell whether an ordinary link may be laid between two neighbours (6.A3)."""
    closed = any(board.terrain_at(hex_) in CLOSED for hex_ in pair)
    return not closed and side_between(*pair) not in board.closed_sides
