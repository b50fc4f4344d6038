"""The boards that come with Platelayer."""

from functools import cache

from engine.board.document import Board
from engine.boardfile.reading import read_board
from engine.shipped import folder


@cache
def shipped(name: str) -> Board:
    """Return a board that comes with Platelayer, by the name of its file."""
    board = read_board(folder("maps") / f"{name}.yaml").board
    assert board is not None
    return board
