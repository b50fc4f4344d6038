"""Has each system call of a save fail in turn, with each error of a disk, and looks what is left.

``python -m tests.faults`` does so for everything the program writes to keep a board, and prints how many
faults were put in and what was wrong after any of them.
"""

import errno
import os
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Final

import pytest

from engine.board.document import Board, new_board
from engine.boardfile.atomic import write_atomically
from engine.boardfile.errors import BoardFileError
from engine.boardfile.saving import save_board
from engine.boardfile.writing import write_board
from engine.hexes.sheet import Sheet
from studio.session.files.backups import Backups
from studio.session.recovery.pages import Page, board_on
from studio.session.recovery.recovering import recoverable
from tests.system_calls import CHANGING, LOOKING, calls_below, failing

ERRORS: Final = (errno.ENOSPC, errno.EIO, errno.EROFS, errno.EACCES, errno.EDQUOT)
REASONS: Final = (
    "the disk is full",
    "Input/output error",
    "its disk is read-only",
    "its folder is not writable",
)
"""What is said of them."""
OLDER, OLD, NEW = (new_board(Sheet(4, 3), title=title) for title in ("Older", "Old", "New"))


@dataclass(frozen=True)
class Work:
    """Something that is written, and where the board is that it is about.

    ``do`` writes a board below a folder; ``held`` returns what is then in the file that must not be lost.
    """

    name: str
    do: Callable[[Path, Board], object]
    held: Callable[[Path], bytes]


def _map(folder: Path) -> Path:
    """Return the map's file."""
    return folder / "map.yaml"


def _on_map(folder: Path) -> bytes:
    """Return what the map's file holds."""
    return _map(folder).read_bytes()


def _write_page(folder: Path, board: Board) -> None:
    """Write a page of the recovery journal."""
    page = Page(folder / "recovery" / "1-page.yaml")
    try:
        page.write(board, _map(folder))
    finally:
        page.release()


def _keep_version(folder: Path, board: Board) -> None:
    """Keep what the map held, then save it, as the studio does."""
    Backups(folder / "backups").keep(_map(folder))
    save_board(board, _map(folder))


WORKS: Final = (
    Work("a map", lambda folder, board: save_board(board, _map(folder)), _on_map),
    Work(
        "a map with a backup", lambda folder, board: save_board(board, _map(folder), keeps_old=True), _on_map
    ),
    Work("a map and its earlier version", _keep_version, _on_map),
    Work("a recovery page", _write_page, lambda folder: board_on(folder / "recovery" / "1-page.yaml")),
    Work(
        "a private file",
        lambda folder, board: write_atomically(_map(folder), write_board(board).encode(), mode=0o600),
        _on_map,
    ),
)


def wrong_after(work: Work, at: int, number: int) -> tuple[str, list[str]] | None:
    """Return the call that failed and what is wrong after it; None where there are fewer calls."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        save_board(OLDER, _map(folder))
        work.do(folder, OLD)
        wrong: list[str] = []
        error: Exception | None = None
        with calls_below(folder, failing(at, number), (*CHANGING, *LOOKING)) as calls:
            try:
                work.do(folder, NEW)
            except (BoardFileError, OSError) as caught:
                error = caught
        if len(calls.names) < at:
            return None
        if isinstance(error, BoardFileError) and not said_plainly(error.problem, number):
            wrong.append(f"said: {error.problem}")
        held = work.held(folder)
        if held not in (write_board(OLD).encode(), write_board(NEW).encode()):
            wrong.append("the file is neither what it was nor what it was to be")
        elif error is None and held != write_board(NEW).encode():
            wrong.append("nothing was said, and nothing written")
        wrong += [f"{left.name} is left" for left in folder.rglob(".*.platelayer")]
        if calls.handles:
            wrong.append("a file stays open")
        # The next one is written as if nothing had been.
        work.do(folder, NEW)
        if work.held(folder) != write_board(NEW).encode():
            wrong.append("the next save is lost")
        recoverable(folder / "recovery")
        shutil.rmtree(folder / "recovery", ignore_errors=True)
    return calls.names[at - 1], wrong


def said_plainly(problem: str, number: int) -> bool:
    """Whether a sentence gives a reason that people know, and not how a program writes one."""
    return any(reason in problem for reason in (*REASONS, os.strerror(number))) and "Errno" not in problem


def put_in(work: Work, errors: Callable[[int], tuple[int, ...]]) -> tuple[Counter[str], list[str]]:
    """Return how often each call of some work failed, and what was wrong after that.

    ``errors`` are those that the call of a number, from 1, fails with, one after the other.
    """
    counted, wrong = Counter[str](), list[str]()
    with pytest.MonkeyPatch.context() as patch:
        # No one cuts the power meanwhile.
        patch.setattr(os, "fsync", lambda _: None)
        for at in count(1):
            for number in errors(at):
                after = wrong_after(work, at, number)
                if after is None:
                    return counted, wrong
                name, found = after
                counted[name] += 1
                failed = f"{work.name}, call {at} ({name}), {errno.errorcode[number]}"
                wrong += [f"{failed}: {each}" for each in found]
    raise AssertionError("There is no end of numbers.")


def main() -> int:
    """Print what came of all faults."""
    total, wrong = Counter[str](), list[str]()
    for work in WORKS:
        counted, found = put_in(work, lambda _: ERRORS)
        total += counted
        wrong += found
        sys.stdout.write(f"{work.name}: {counted.total()} faults\n")
    by_call = ", ".join(f"{name} {count}" for name, count in total.most_common())
    sys.stdout.write("\n".join([f"{total.total()} faults ({by_call}), {len(wrong)} wrong", *wrong, ""]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
