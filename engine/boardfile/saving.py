"""Saving a board."""

from pathlib import Path

from engine.board.document import Board
from engine.boardfile.atomic import write_atomically
from engine.boardfile.errors import BoardFileError
from engine.boardfile.reading import parse_board
from engine.boardfile.writing import write_board
from engine.diagnostics.findings import Severity


def save_board(board: Board, path: Path) -> None:
    """Save a board as a map file, whole or not at all.

    What could not be opened again, such as a ferry at a price below nothing, is not saved over a
    good file. Raises BoardFileError with a sentence for the user; the file is then what it was
    before.
    """
    try:
        text = write_board(board)
    except BoardFileError as error:
        raise BoardFileError(path, f"{path} was not saved. {error.problem}", error.advice) from error
    for finding in parse_board(text, path.name).findings:
        if finding.severity is Severity.ERROR:
            problem = f"{path} was not saved, for it could not be opened again. {finding.message}"
            raise BoardFileError(path, problem, "Change that, then save again.")
    write_atomically(path, text.encode("utf-8"))
