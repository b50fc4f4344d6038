"""Saving a board."""

import os
import stat
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from engine.board.document import Board
from engine.boardfile.atomic import backup_name, write_atomically
from engine.boardfile.errors import BoardFileError
from engine.boardfile.reading import parse_board
from engine.boardfile.writing import write_board
from engine.diagnostics.findings import Finding, Severity
from engine.messages import say

BOARD_SUFFIXES: Final = (".yaml", ".yml", ".rrmap")
"""The endings of a map's file, all for the same text; the first is the usual one.

A desktop opens ``.rrmap`` with this program; ``.yaml`` belongs to editors of text.
"""


def save_board(board: Board, path: Path, *, keeps_old: bool = False) -> None:
    """Save a board as a map file, whole or not at all.

    What could not be opened again, such as a ferry at a price below nothing, is not saved over a
    good file. With ``keeps_old`` the present file, for example of an older version, is first copied
    to a backup next to it. Raises BoardFileError with a sentence for the user; the file is
    then what it was before.
    """
    try:
        text = write_board(board)
    except BoardFileError as error:
        problem = say("{path} was not saved. {problem}", path=path, problem=error.problem)
        raise BoardFileError(path, problem, error.advice) from error
    save_text(text, parse_board(text, path.name).findings, path, keeps_old=keeps_old)


def save_text(text: str, findings: Iterable[Finding], path: Path, *, keeps_old: bool = False) -> None:
    """Save the text of a document, unless one of the findings of reading it again is an error.

    Raises BoardFileError as ``save_board`` does.
    """
    for finding in findings:
        if finding.severity is Severity.ERROR:
            problem = say(
                "{path} was not saved, because the result could not be opened again. {problem}",
                path=path,
                problem=finding.message,
            )
            raise BoardFileError(path, problem, "Change that, then save again.")
    if keeps_old and os.path.lexists(path):
        _back_up(path)
    write_atomically(path, text.encode("utf-8"))


def _back_up(path: Path) -> None:
    """Copy a file next to itself, with the same right to read it."""
    try:
        mode = stat.S_IMODE(path.stat().st_mode)
        write_atomically(backup_name(path), path.read_bytes(), mode=mode)
    except BoardFileError as error:
        problem = say(
            "{path} was not saved, because its backup failed. {problem}",
            path=path,
            problem=error.problem,
        )
        raise BoardFileError(path, problem, error.advice) from error
    except OSError as error:
        problem = say(
            "{path} was not saved, because its backup failed: {reason}.",
            path=path,
            reason=error.strerror or str(error),
        )
        raise BoardFileError(path, problem, "Save it under another name or in another folder.") from error
