"""Every bad board and every good one, family by family."""

from engine.board.document import Board
from tests.engine.checks import (
    boards,
    border_boards,
    city_boards,
    crossing_boards,
    ferry_boards,
    ground_boards,
    key_boards,
    likeness_boards,
    name_boards,
    network_boards,
    range_boards,
    region_boards,
    run_boards,
    sheet_boards,
    side_boards,
    start_boards,
)

_FAMILIES = (
    boards,
    border_boards,
    city_boards,
    crossing_boards,
    ferry_boards,
    ground_boards,
    key_boards,
    likeness_boards,
    name_boards,
    network_boards,
    range_boards,
    region_boards,
    run_boards,
    sheet_boards,
    side_boards,
    start_boards,
)

BAD: tuple[boards.Case, ...] = tuple(case for family in _FAMILIES for case in family.BAD)

GOOD: tuple[Board, ...] = tuple(board for family in _FAMILIES for board in family.GOOD)
