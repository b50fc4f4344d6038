"""Kills the real program again and again while it edits and saves, and counts what was lost.

`tell` prints what came of it as JSON; ``python -m tests.kills`` kills as often as one likes.

Each round starts the studio again in a process of its own, which goes on with what the round before
left behind: the recovered board, or the file. It paints hex after hex, by edits given to the session or by
the pointer on the map in short strokes and long ones, and saves now and then until it is killed. Every hex
is an edit with a number, also while the stroke over it is not done; a board found afterwards must be the one
that the edits up to some number make. The studio says when each edit reached it, by its own clock: what
stands longer between the arrival and the page on disk is missing, also where the studio itself was slow.
Only where a process next to it could not run either it is not its fault.
"""

import faulthandler
import json
import os
import random
import select
import shutil
import signal
import sys
import time
import traceback
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QTimer

from engine.board.document import Board
from engine.board.terrain import HILL, OPEN, SEA
from engine.boardfile.atomic import write_atomically
from engine.boardfile.reading import read_board
from engine.boardfile.saving import save_board
from engine.edits.terrain import PaintTerrain
from engine.shipped import folder
from studio.app.studio import Studio
from studio.session.document import Session
from studio.session.files.backups import Backups
from studio.session.places import ORGANISATION
from studio.session.recovery import journal
from studio.session.recovery.pages import SUFFIX, Recoverable
from studio.session.recovery.recovering import discard, recoverable
from tests.studio.app.pointing import Missed, Pointing

GRACE = 1.0
"""Seconds: what was done longer than this before the end must not be missing."""
_PAINTS = (HILL, SEA, OPEN)
_STROKES: Final = (1, 1, 10, 80)
"""How many hexes long the pointer's strokes are; the longest take longer than may be missing."""
_EDITS_TO_A_SAVE: Final = (25, 200)
"""One for each life: a fast machine makes 25 so soon that no page is written between two saves."""
ACCUSED: Final = -1
"""Told in the place of an edit's number: the studio took what it saved itself for another program's."""
_PATIENCE = 30.0
_GLANCE = 0.05
"""Seconds between two looks at the clock next to the studio."""
_MORE_KILLS: Final = 20
"""At most so many, in a lane whose kills all came too early to prove anything."""


@dataclass
class Tally:
    """What came of a number of kills: how the studio was found, and what was missing."""

    kills: int = 0
    edits: int = 0
    saves_cut_short: int = 0
    """Kills that left an unfinished file next to the map."""
    strokes_cut_short: int = 0
    """Kills while the pointer's button was held."""
    recoveries: int = 0
    accusations: int = 0
    """Studios that asked before saving over what the one before had saved just when it was killed."""
    idle: list[str] = field(default_factory=list)
    """Kills that prove nothing, as the studio came to no edit in all its time."""
    lost: list[str] = field(default_factory=list)
    longest_missing: float = 0.0
    """The age of the oldest edit that was lost, in seconds, without what is excused."""
    oldest_missing: float = 0.0
    """The same by the clock on the wall."""
    excused: float = 0.0
    """Seconds in all by which the witnesses were late while an edit was missing."""
    pardoned: int = 0
    """Kills that would count as losses but for what is excused."""
    leftovers: list[str] = field(default_factory=list)
    """What is left of all kills after the next save."""

    def proves_recovery(self, hand: str) -> bool:
        """Return whether work was recovered and continued, and a stroke of a pointer cut short."""
        return bool(
            self.recoveries and self.edits > self.kills and (self.strokes_cut_short or hand == "session")
        )


def edit(board: Board, number: int) -> PaintTerrain:
    """Return the edit of a number, from 1: the next hex of a sweep to and fro over the map, in its paint."""
    sheet = board.sheet
    sweep, place = divmod(number - 1, sheet.columns * sheet.rows)
    row, column = divmod(place, sheet.columns)
    if row % 2:
        column = sheet.columns - 1 - column
    return PaintTerrain((sheet.hex_at(column, row),), _PAINTS[sweep % len(_PAINTS)])


class History:
    """The boards that the first edits make, by their number."""

    def __init__(self, board: Board) -> None:
        self._boards = [board]

    def __getitem__(self, number: int) -> Board:
        """Return the board after so many edits."""
        while len(self._boards) <= number:
            board = self._boards[-1]
            self._boards.append(edit(board, len(self._boards)).apply(board))
        return self._boards[number]

    def number_of(self, board: Board, newest: int) -> int | None:
        """Return the number of the last edit up to the newest that makes a board, None if none does."""
        return next((number for number in range(newest, -1, -1) if self[number] == board), None)


@dataclass(frozen=True)
class Round:
    """One life of the studio: where it works, from which edit it goes on, and by whose hand.

    Its journal waits some seconds of ``stall`` more with each page, and it saves only if it ``saves``.
    """

    map_: Path
    journal: Path
    done: int
    hand: str = "session"
    stall: float = 0.0
    saves: bool = True


def run_studio(round_: Round, report: int) -> None:
    """Be the studio: go on with what is there, edit and save until killed; says when each edit arrived."""
    journal.WAIT_MS += int(1000 * round_.stall)
    studio = Studio(["platelayer"])
    sys.excepthook = _end
    studio.window.show()
    session = studio.window.session
    pointing, chance = Pointing(studio.window), random.Random(round_.done)
    number, stroke, edits_to_a_save = round_.done, 0, chance.choice(_EDITS_TO_A_SAVE)
    began = time.monotonic()
    # A studio that makes no edit says where it stands.
    faulthandler.dump_traceback_later(_PATIENCE / 2)

    def make(next_: PaintTerrain) -> None:
        nonlocal stroke
        if round_.hand == "session":
            session.apply(next_)
            return
        if not pointing.is_held:
            stroke = chance.choice(_STROKES)
        stroke -= 1
        pointing.paint(next_, goes_on=stroke > 0 and edit(session.board, number + 2).code == next_.code)

    def paint() -> None:
        nonlocal number
        arrived = time.monotonic()
        try:
            make(edit(session.board, number + 1))
        except Missed as missed:
            # As people do whose click a window did not take while it was being laid out.
            if arrived - began > _PATIENCE / 2:
                sys.stderr.write(f"Edit {number + 1} was not made: {missed}\n")
                os._exit(1)
            timer.start()
            return
        number += 1
        faulthandler.cancel_dump_traceback_later()
        os.write(report, f"{number} {arrived} {pointing.is_held:d}\n".encode())
        if round_.saves and number % edits_to_a_save == 0:
            session.save(losing_comments=True)
        timer.start()

    # Not started again before it is done: the pointer lets other events in.
    timer = QTimer(interval=4, singleShot=True)
    timer.timeout.connect(paint)
    session.document_replaced.connect(timer.start)
    _take_up(session, round_, report)
    studio.application.exec()


def _end(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """End a studio in which an error came up, and say which."""
    traceback.print_exception(kind, error, trace)
    os._exit(1)


def _take_up(session: Session, round_: Round, report: int) -> None:
    """Go on with what was left behind; says when the file is taken for one that another program changed."""

    def save_anyway() -> None:
        os.write(report, f"{ACCUSED} 0 0\n".encode())
        session.save(losing_comments=True, losing_changes=True)

    session.file_changed_outside.connect(save_anyway)
    entries = recoverable(round_.journal)
    if entries:
        session.restore(entries[0])
    else:
        session.open(round_.map_)


class Witness:
    """A process next to the studio that only looks at the clock: where it is late, the machine was."""

    def __init__(self) -> None:
        self._looks = [(time.monotonic(), 0.0)]

    def look(self) -> None:
        """Look at the clock, a glance after the last time or sooner."""
        now, (last, late) = time.monotonic(), self._looks[-1]
        self._looks.append((now, late + max(0.0, now - last - _GLANCE)))

    def late_since(self, when: float) -> float:
        """Return by how many seconds it was late between a moment and its last look."""
        before = max((late for at, late in self._looks if at <= when), default=0.0)
        return self._looks[-1][1] - before


@dataclass(frozen=True)
class Life:
    """How a studio lived: when each edit reached it, when it was killed, whether with the button held.

    It may have ``accused`` another program of having changed the file, though no one else works there.
    """

    times: dict[int, float]
    died: float
    witness: Witness
    is_held: bool
    accused: bool = False

    def ages(self, survived: int) -> list[float]:
        """Return for how many seconds each edit after those that survived had been there at the end."""
        return [self.died - when for number, when in self.times.items() if number > survived]

    def excused(self, survived: int) -> float:
        """Return by how many seconds the witness was late since the first edit that is missing."""
        late = [self.witness.late_since(when) for number, when in self.times.items() if number > survived]
        return max(late, default=0.0)

    def missing(self, survived: int) -> list[float]:
        """Return for how many seconds each edit that is missing was there to be kept, excuses aside."""
        return [
            self.died - when - self.witness.late_since(when)
            for number, when in self.times.items()
            if number > survived
        ]


def killed_after(run: Callable[[int], None], delay: float) -> tuple[list[str], float, Witness]:
    """Run a studio in a process of its own, and kill it some seconds after its first report.

    It reports in lines, into the pipe that it is given. Return them, when it died, and the
    witness.
    """
    reports, report = os.pipe()
    pid = os.fork()
    if pid == 0:
        try:
            run(report)
        finally:
            os._exit(1)
    os.close(report)
    text, witness = b"", Witness()
    end = time.monotonic() + _PATIENCE
    # Looked at from the beginning: what the start takes is no excuse for what is drawn then.
    while (left := end - time.monotonic()) > 0:
        if select.select([reports], [], [], min(left, _GLANCE))[0]:
            more = os.read(reports, 65536)
            if not more:
                break
            end = end if text else time.monotonic() + delay
            text += more
        witness.look()
    witness.look()
    died = time.monotonic()
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    while more := os.read(reports, 65536):
        text += more
    os.close(reports)
    return text[: text.rfind(b"\n") + 1].decode().splitlines(), died, witness


def found(path: Path, history: History, newest: int, tally: Tally) -> int:
    """Return how many edits are in a file; one that is no board they make is a loss."""
    board = read_board(path).board
    if board is None:
        tally.lost.append(f"{path.name} cannot be read")
        return 0
    number = history.number_of(board, newest)
    if number is None:
        tally.lost.append(f"{path.name} is not the board of any edits up to {newest}")
        return 0
    return number


def settle(round_: Round, history: History, newest: int, tally: Tally) -> int:
    """Return how many edits survived, in the file or the page; let go of a page older than the file."""
    saved = found(round_.map_, history, newest, tally)
    pages: list[tuple[int, Recoverable]] = [
        (found(each.page, history, newest, tally), each) for each in recoverable(round_.journal)
    ]
    for number, page in pages:
        if number < saved:
            discard(page)
        if number == saved:
            tally.lost.append(f"{page.page.name} is offered, though the file holds the same")
    tally.recoveries += any(number > saved for number, _ in pages)
    return max([saved, *(number for number, _ in pages)])


def main(place: Path, kills: int, seed: int, hand: str, stall: float = 0.0) -> Tally:
    """Kill at least so many studios one after the other, whose edits a hand makes."""
    chance, tally = random.Random(seed), Tally()
    map_ = Path(shutil.copyfile(folder("maps") / "severn.yaml", place / "severn.yaml"))
    first = read_board(map_).board
    assert first is not None
    history, survived, newest, unfinished = History(first), 0, 0, set[Path]()
    os.environ |= {f"XDG_{kind}_HOME": str(place / kind.lower()) for kind in ("CONFIG", "DATA", "CACHE")}
    pages = place / "data" / "Platelayer" / "Platelayer" / "recovery"
    most = kills if stall else kills + _MORE_KILLS
    while tally.kills < kills or (tally.kills < most and not tally.proves_recovery(hand)):
        round_ = Round(map_, pages, survived, hand, stall, saves=not stall)
        delay = 0.9 * stall if stall else chance.uniform(0.0, chance.choice((0.2, 0.8, 2.0)))
        life = live(round_, delay)
        newest = max([newest, *life.times])
        # One stays until the next save, and is counted once.
        before, unfinished = unfinished, set(place.glob(".*.platelayer"))
        tally.saves_cut_short += not unfinished <= before
        # The last may have been made and kept, and not been told any more.
        survived = settle(round_, history, newest + 1, tally)
        count(life, survived, tally)
    tally.leftovers = left_after(place, map_, pages)
    return tally


def left_after(place: Path, map_: Path, folder: Path) -> list[str]:
    """Look for what can be recovered, save and change settings once more; return what is still left."""
    pages = {entry.page for entry in recoverable(folder)}
    board = read_board(map_).board
    assert board is not None
    Backups(folder.with_name("backups")).keep(map_)
    save_board(board, map_)
    write_atomically(place / "config" / ORGANISATION / "settings.json", b"{}")
    strange = [path for path in folder.glob("*.*") if path.with_suffix(SUFFIX) not in pages]
    return sorted(str(path.relative_to(place)) for path in (*place.rglob(".*.platelayer"), *strange))


def count(life: Life, survived: int, tally: Tally) -> None:
    """Count what is missing of what was done in a studio's life."""
    missing = life.missing(survived)
    tally.kills += 1
    tally.edits += len(life.times)
    tally.strokes_cut_short += life.is_held
    tally.excused += life.excused(survived)
    tally.longest_missing = max([tally.longest_missing, *missing])
    tally.oldest_missing = max([tally.oldest_missing, *life.ages(survived)])
    tally.accusations += life.accused
    if not life.times:
        tally.idle.append(f"kill {tally.kills}: no edit was made; stderr says where the studio stood")
    if max(missing, default=0.0) > GRACE:
        tally.lost.append(
            f"kill {tally.kills}: {len(missing)} of {len(life.times)} edits, up to {max(missing)} s"
        )
    elif max(life.ages(survived), default=0.0) > GRACE:
        tally.pardoned += 1


def live(round_: Round, delay: float) -> Life:
    """Start a studio, and kill it some seconds after its first edit."""
    reports, died, witness = killed_after(partial(run_studio, round_), delay)
    lines = [line.split() for line in reports]
    times = {int(number): float(when) for number, when, _ in lines}
    accused = times.pop(ACCUSED, None) is not None
    return Life(times, died, witness, is_held=bool(lines) and lines[-1][2] == "1", accused=accused)


def tell(place: str, kills: str, seed: str, hand: str, stall: str = "0") -> None:
    """Kill so many studios in a folder, and print the tally."""
    sys.stdout.write(json.dumps(asdict(main(Path(place), int(kills), int(seed), hand, float(stall)))))
