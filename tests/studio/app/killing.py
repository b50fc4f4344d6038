"""Kills the real program again and again while it edits and saves, and counts what was lost.

`tell` prints what came of it as JSON.

Each round starts the studio anew in a process of its own, which goes on with what the round before
left behind: the recovered board, or the file. It paints hex after hex and saves now and then until it
is killed. Every edit has a number, which the board's field `designer` holds, so that a board found
afterwards tells which edits are in it, and must be equal to the board these edits make.
"""

import json
import os
import random
import select
import shutil
import signal
import sys
import time
from dataclasses import asdict, dataclass, field
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QTimer

from engine.board.document import Board
from engine.boardfile.reading import read_board
from engine.edits.document import SetField
from engine.edits.protocol import Several
from engine.edits.terrain import PaintTerrain
from engine.shipped import folder
from studio.app.studio import Studio
from studio.session.journal import Recoverable, discard, recoverable

GRACE = 1.0
"""Seconds: what was done longer than this before the end must not be missing."""
_EDITS_TO_A_SAVE = 25
_PATIENCE = 30.0
_PAUSE = 0.15
"""Seconds: between two edits of a studio that is not held up there are fewer."""


@dataclass
class Tally:
    """What came of a number of kills: how the studio was found, and what was missing."""

    kills: int = 0
    edits: int = 0
    saves_cut_short: int = 0
    recoveries: int = 0
    lost: list[str] = field(default_factory=list)
    longest_missing: float = 0.0


def edited(board: Board, number: int) -> Board:
    """Return the board after the edit of a number."""
    return edit(board, number).apply(board)


def edit(board: Board, number: int) -> Several:
    """Return the edit of a number: a hex painted, and the number noted."""
    column, row = number % board.sheet.columns, (number // board.sheet.columns) % board.sheet.rows
    painted = PaintTerrain((board.sheet.hex_at(column, row),), number % 3)
    return Several("Paint", (painted, SetField("designer", str(number))))


class History:
    """The boards that the first edits make, by their number."""

    def __init__(self, board: Board) -> None:
        self._boards = [board]

    def __getitem__(self, number: int) -> Board:
        """Return the board after so many edits."""
        while len(self._boards) <= number:
            self._boards.append(edited(self._boards[-1], len(self._boards)))
        return self._boards[number]


def run_studio(map_: Path, journal: Path, report: int) -> None:
    """Be the studio: go on with what is there, edit and save until killed; tells each edit's number."""
    studio = Studio(["platelayer"])
    studio.window.show()
    session = studio.window.session

    def paint() -> None:
        number = int(session.board.designer) + 1
        session.apply(edit(session.board, number))
        os.write(report, f"{number} {time.monotonic()}\n".encode())
        if number % _EDITS_TO_A_SAVE == 0:
            session.save(losing_comments=True, losing_changes=True)

    timer = QTimer(interval=4)
    timer.timeout.connect(paint)
    session.document_replaced.connect(timer.start)
    entries = recoverable(journal)
    if entries:
        session.restore(entries[0])
    else:
        session.open(map_)
    studio.application.exec()


def killed_after(pid: int, reports: int, delay: float) -> tuple[dict[int, float], float]:
    """Kill a studio some seconds after its first edit; return the times of its edits and of its end."""
    text = b""
    if select.select([reports], [], [], _PATIENCE)[0]:
        end = time.monotonic() + delay
        while (left := end - time.monotonic()) > 0:
            if select.select([reports], [], [], left)[0]:
                more = os.read(reports, 65536)
                if not more:
                    raise RuntimeError("The studio ended by itself.")
                text += more
    died = time.monotonic()
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    while more := os.read(reports, 65536):
        text += more
    os.close(reports)
    lines = [line.split() for line in text.decode().splitlines()]
    return {int(number): float(when) for number, when in lines}, died


def starved(times: dict[int, float], died: float) -> float:
    """Return the seconds of the last few in which the machine, busy otherwise, let the studio do nothing."""
    moments = [when for when in times.values() if when > died - 3 * GRACE] + [died]
    return sum(max(0.0, later - sooner - _PAUSE) for sooner, later in pairwise(moments))


def found(path: Path, history: History, tally: Tally) -> int:
    """Return how many edits are in a file; one that is not the board they make is a loss."""
    board = read_board(path).board
    if board is None:
        tally.lost.append(f"{path.name} cannot be read")
        return 0
    number = int(board.designer)
    if board != history[number]:
        tally.lost.append(f"{path.name} is not the board of {number} edits")
    return number


def settle(map_: Path, journal: Path, history: History, tally: Tally) -> int:
    """Return how many edits survived, in the file or the page; let go of a page older than the file."""
    saved = found(map_, history, tally)
    pages: list[tuple[int, Recoverable]] = [
        (found(each.page, history, tally), each) for each in recoverable(journal)
    ]
    for number, page in pages:
        if number < saved:
            discard(page)
    tally.recoveries += any(number > saved for number, _ in pages)
    tally.saves_cut_short += any(file.name.endswith(".platelayer") for file in map_.parent.iterdir())
    return max([saved, *(number for number, _ in pages)])


def main(place: Path, kills: int, seed: int) -> Tally:
    """Kill so many studios one after the other."""
    chance, tally = random.Random(seed), Tally()
    map_ = Path(shutil.copyfile(folder("maps") / "severn.yaml", place / "severn.yaml"))
    first = read_board(map_).board
    assert first is not None
    history = History(SetField("designer", "0").apply(first))
    map_.write_text(map_.read_text("utf-8").replace(f"designer: {first.designer}", 'designer: "0"'), "utf-8")
    os.environ |= {f"XDG_{kind}_HOME": str(place / kind.lower()) for kind in ("CONFIG", "DATA", "CACHE")}
    journal = place / "data" / "Platelayer" / "Platelayer" / "recovery"
    for _ in range(kills):
        reports, report = os.pipe()
        pid = os.fork()
        if pid == 0:
            run_studio(map_, journal, report)
            os._exit(1)
        os.close(report)
        times, died = killed_after(pid, reports, chance.uniform(0.0, chance.choice((0.2, 0.8, 2.0))))
        survived = settle(map_, journal, history, tally)
        missing = [died - when - starved(times, died) for number, when in times.items() if number > survived]
        tally.kills += 1
        tally.edits += len(times)
        tally.longest_missing = max([tally.longest_missing, *missing])
        if tally.longest_missing > GRACE or not times:
            tally.lost.append(
                f"kill {tally.kills}: {len(missing)} of {len(times)} edits, up to {max(missing, default=0)} s"
            )
    return tally


def tell(place: str, kills: str, seed: str) -> None:
    """Kill so many studios in a folder, and print the tally."""
    sys.stdout.write(json.dumps(asdict(main(Path(place), int(kills), int(seed)))))
