"""Saving a board."""

from pathlib import Path

from engine.board.document import Board
from engine.boardfile.atomic import write_atomically
from engine.boardfile.errors import BoardFileError
from engine.boardfile.writing import write_board


def save_board(board: Board, path: Path) -> None:
    """Save a board as a map file, whole or not at all.

    Raises BoardFileError with a sentence for the user; the file is then what it was before.
    """
    try:
        text = write_board(board)
    except BoardFileError as error:
        raise BoardFileError(path, error.problem, error.advice) from error
    write_atomically(path, text.encode("utf-8"))
