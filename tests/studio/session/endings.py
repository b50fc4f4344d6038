"""Ends a session at each of its calls about a file, one life after the other, and looks at what it leaves.

Each life opens a map, changes it, saves it while a stroke is held, changes it once more and saves that. It
says what is on a page or in the file for certain. Whatever call it ends at, in the middle of a write too,
nothing it told of may be missing, no other program is accused, and nothing is left lying about.
"""

import json
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from itertools import count
from pathlib import Path
from threading import current_thread
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from engine.board.document import Board, new_board
from engine.boardfile.atomic import sweep
from engine.boardfile.reading import read_board
from engine.boardfile.saving import save_board
from engine.diagnostics.findings import Finding
from engine.edits.document import SetField
from engine.hexes.sheet import Sheet
from studio.session.document import Session
from studio.session.files.backups import Backups
from studio.session.known_files import stamp_of
from studio.session.recovery import journal
from studio.session.recovery.recovering import recoverable
from studio.session.settings.settings import Settings
from tests.system_calls import calls_below

TITLES: Final = ("Drawn first", "Drawn next", "Under the hand", "Drawn last")
"""Of the board in the file at first, and of those after it."""
_WRITE: Final = os.write
_PIECE: Final = 600
"""How many bytes are written by one call, so that there are calls in the middle of a file."""
_PATIENCE_S: Final = 20.0
_SOON_MS: Final = 5
_NEVER_MS: Final = 3_600_000
"""How long the journal waits with a page: but for the first each is written as a save asks for it.

So every life makes the same calls.
"""
_THREADS: Final = ("journal", "files")
"""What writes pages, and what writes the map and its earlier versions."""


@dataclass
class Tally:
    """How often a session ended, at which calls, and what was wrong after that."""

    moments: int = 0
    calls: dict[str, int] = field(default_factory=dict)
    recoveries: int = 0
    losses: int = 0
    false_questions: int = 0
    leftovers: int = 0
    wrong: list[str] = field(default_factory=list)


class NoChecks:
    """Finds nothing."""

    def quick(self, _board: Board, _is_wanted: Callable[[], bool]) -> tuple[Finding, ...]:
        """Find nothing at once."""
        return ()

    whole = quick


class Life:
    """A session that goes through its steps until it is ended."""

    def __init__(self, place: Path) -> None:
        self._place = place
        self._application = QCoreApplication([])
        journal.WAIT_MS = _SOON_MS
        settings = Settings(place / "settings.json")
        self._session = Session(new_board(Sheet(1, 1)), place / "recovery", settings, NoChecks())

    def open(self) -> None:
        """Open the map."""
        self._session.open(map_in(self._place))
        self._await(lambda: self._session.path is not None)

    def go_on(self, tell: Callable[[int], object]) -> None:
        """Go through the steps, and tell the number of each board that is kept for certain."""
        session = self._session
        session.apply(SetField("title", TITLES[1]))
        self._await(lambda: self._is_kept(1))
        tell(1)
        journal.WAIT_MS = _NEVER_MS
        stroke = session.board.edited(title=TITLES[2])
        session.put_draft(lambda: stroke)
        session.save()
        self._await(lambda: self._is_kept(2) and not session.is_saving)
        tell(2)
        session.apply(SetField("title", TITLES[3]))
        session.save()
        self._await(lambda: not session.is_saving)
        tell(3)
        session.close(_PATIENCE_S)

    def _is_kept(self, number: int) -> bool:
        """Whether a board is on a page."""
        pages = (self._place / "recovery").glob("*.yaml")
        return any(TITLES[number] in page.read_text().partition("\n")[2] for page in pages)

    def _await(self, is_so: Callable[[], bool]) -> None:
        """Go on with what is to be done until something is so."""
        end = time.monotonic() + _PATIENCE_S
        while not is_so():
            assert time.monotonic() < end, "The session stands still."
            self._application.processEvents()
            time.sleep(0.001)


def map_in(place: Path) -> Path:
    """Return the map's file."""
    return place / "maps" / "map.yaml"


def be_ended(place: Path, thread: str, at: int, report: int) -> None:
    """Live until the call of a number on a thread; report what is kept, and the name of that call."""
    numbers = count(1)

    def end(_number: int, name: str) -> None:
        if current_thread().name == thread and next(numbers) == at:
            _WRITE(report, f"{name}\n".encode())
            os.kill(os.getpid(), signal.SIGKILL)

    def write_a_piece(handle: int, data: Any) -> int:
        return _WRITE(handle, data[:_PIECE])

    life = Life(place)
    life.open()
    os.write = write_a_piece
    with calls_below(place, end):
        life.go_on(lambda number: _WRITE(report, f"{number}\n".encode()))


def ended(place: Path, thread: str, at: int) -> tuple[int, str]:
    """Have a session live until a call on a thread; return what it kept at least, and the call's name."""
    map_in(place).parent.mkdir(parents=True)
    save_board(new_board(Sheet(4, 3), title=TITLES[0]), map_in(place))
    reports, report = os.pipe()
    pid = os.fork()
    if pid == 0:
        try:
            be_ended(place, thread, at, report)
            os._exit(0)
        finally:
            os._exit(1)
    os.close(report)
    with os.fdopen(reports) as lines:
        told = lines.read().split()
    _, status = os.waitpid(pid, 0)
    assert not os.WIFEXITED(status) or os.WEXITSTATUS(status) == 0, "A session broke down."
    numbers = [int(each) for each in told if each.isdigit()]
    return max(numbers, default=0), next((each for each in told if not each.isdigit()), "")


def look_after(place: Path, kept: int, tally: Tally) -> list[str]:
    """Return what is wrong after the end of a session that has kept the board of a number."""
    wrong, map_ = [], map_in(place)
    entries = recoverable(place / "recovery")
    boards = [read_board(path).board for path in (map_, *(entry.page for entry in entries))]
    numbers = [TITLES.index(board.title) if board is not None else -1 for board in boards]
    if min(numbers) < 0 or max(numbers) < kept:
        tally.losses += 1
        wrong.append(f"board {kept} was kept, and {numbers} are there")
    tally.recoveries += bool(entries)
    if any(entry.known.stamp != stamp_of(map_) for entry in entries):
        tally.false_questions += 1
        wrong.append("another program is taken to have changed the file")
    # As the next opening of the map does, and the next save.
    sweep(map_.parent)
    Backups(place / "backups").keep(map_)
    save_board(new_board(Sheet(4, 3), title="The next"), map_)
    Backups(place / "backups").keep(map_)
    pages = {entry.page for entry in entries}
    left = [*place.rglob(".*.platelayer"), *(set((place / "recovery").glob("*")) - pages)]
    left = [path for path in left if path.suffix != ".lock" or path.with_suffix(".yaml") not in pages]
    tally.leftovers += len(left)
    return [*wrong, *(f"{path.name} is left" for path in left)]


def tell(place: str) -> None:
    """End sessions below a folder, at one call after the other, until one lives on; print what came of it."""
    tally, calls = Tally(), Counter[str]()
    for thread in _THREADS:
        for at in count(1):
            life = Path(place) / f"{thread}-{at}"
            kept, name = ended(life, thread, at)
            wrong = look_after(life, kept, tally)
            tally.wrong += [f"{thread}, call {at} ({name or 'none'}): {each}" for each in wrong]
            if not name:
                break
            calls[name] += 1
    tally.moments, tally.calls = calls.total(), dict(calls)
    sys.stdout.write(json.dumps(asdict(tally)))
