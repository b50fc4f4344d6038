"""Kills the real program again and again while a game is played at a table, and counts what was lost.

`tell` prints what came of it as JSON; ``python -m tests.kills --tables`` kills as often as one likes.

Each round starts the studio in a process of its own. It opens the game that the round before left behind, or
begins one, and plays: people make moves, take some back and make them again, until it is killed. The studio
says when each state of the game reached it. What stands longer than a second must be in the file.
"""

import json
import os
import random
import sys
import time
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path

from PySide6.QtCore import QTimer

from engine.boardfile.reading import read_board
from engine.bots.greedy.greedy import GreedyBot
from engine.game.moves import Move
from engine.shipped import folder
from engine.table.files import Opened, open_sitting
from engine.table.sitting import Sitting
from engine.transcript.header import Header
from engine.transcript.remarks import HUMAN
from engine.turns.chance import CHANCE
from engine.turns.play import moves_of
from studio.app.studio import Studio
from studio.table.table_session import TableSession
from studio.windows.table.begin_dialog import begun
from tests.studio.app.killing import GRACE, Witness, killed_after

Said = tuple[float, str, int, int]
"""When a state of a game reached the studio, its file, the moves made, and those with the ones taken back."""


@dataclass
class TableTally:
    """What came of a number of kills."""

    kills: int = 0
    moves: int = 0
    """How often a game changed, in all lives."""
    games: int = 0
    """Games that were begun."""
    idle: int = 0
    """Kills before anything was played."""
    lost: list[str] = field(default_factory=list)
    oldest_missing: float = 0.0
    """The age of the oldest change that was lost, in seconds, without what the machine stood still."""


def run_table(path: Path | None, seed: int, report: int) -> None:
    """Be the studio: open the game or begin one, and play until killed."""
    studio = Studio(["platelayer"])
    studio.window.show()
    tables, chance = studio.window.tables.tables, random.Random(seed)
    if path is None:
        tables.begin(_new_game(seed))
    else:
        tables.open(path)

    heard: list[TableSession] = []

    def tell_state() -> None:
        session = heard[-1]
        line = [time.monotonic(), str(session.file.path), session.sitting.at, len(session.sitting.moves)]
        os.write(report, f"{json.dumps(line)}\n".encode())

    def play() -> None:
        timer.start()
        if not tables.windows:
            return
        session = tables.windows[-1].session
        assert isinstance(session, TableSession)
        if session not in heard:
            heard.append(session)
            session.changed.connect(tell_state)
        session.speed = float("inf")
        sitting = session.sitting
        if sitting.game.is_over(sitting.state):
            tables.windows[-1].close()
            tables.begin(_new_game(seed))
        else:
            go_on(session, chance)

    timer = QTimer(interval=5, singleShot=True)
    timer.timeout.connect(play)
    timer.start()
    studio.application.exec()


def go_on(session: TableSession, chance: random.Random) -> None:
    """Make one move as people do, take one back, make it again, or let the dice be thrown."""
    sitting = session.sitting
    if chance.random() < 0.1 and session.can_undo:
        session.undo()
    elif chance.random() < 0.1 and session.can_redo:
        session.redo()
    elif sitting.actor != CHANCE:
        choice: tuple[Move, ...] = moves_of(GreedyBot().choose(sitting.game, sitting.state, chance))
        refused = session.make(choice[:1])
        if refused is not None:
            _end(f"{refused}")
    else:
        session.go_on()


def _new_game(seed: int) -> Sitting:
    board = read_board(folder("maps") / "severn.yaml").board
    assert board is not None
    players = ("Red", "Blue", "Green")
    header = Header(
        board="", title="", path="", rules="sixth", players=players, bots=(HUMAN,) * 3, seed=seed, version=""
    )
    return begun(board, header)


def _end(why: str) -> None:
    sys.stderr.write(why)
    os._exit(1)


def live(path: Path | None, seed: int, delay: float) -> tuple[list[Said], float, Witness]:
    """Start a studio at a table, and kill it some seconds after its first move."""
    reports, died, witness = killed_after(partial(run_table, path, seed), delay)
    return [tuple(json.loads(line)) for line in reports], died, witness


def found(path: Path, tally: TableTally) -> Opened | None:
    """Open a game that was left behind; one that cannot be read whole is a loss."""
    try:
        opened = open_sitting(path)
    except (OSError, ValueError) as error:
        tally.lost.append(f"kill {tally.kills}: {path.name}: {error}")
        return None
    if opened.trouble is not None:
        tally.lost.append(f"kill {tally.kills}: {path.name}: {opened.trouble}")
    return opened


def main(place: Path, kills: int, seed: int) -> TableTally:
    """Kill so many studios one after the other."""
    os.environ |= {f"XDG_{kind}_HOME": str(place / kind.lower()) for kind in ("CONFIG", "DATA", "CACHE")}
    chance, tally, path = random.Random(seed), TableTally(), None
    for number in range(kills):
        said, died, witness = live(
            path, 1000 * seed + number, chance.uniform(0.0, chance.choice((0.2, 1.0, 4.0)))
        )
        tally.kills += 1
        tally.moves += len(said)
        tally.games += path is None
        if not said:
            tally.idle += 1
            continue
        path = Path(said[-1][1])
        opened = found(path, tally)
        if opened is None:
            path = None
            continue
        count(said, died, witness, opened.sitting, tally)
        if opened.sitting.game.is_over(opened.sitting.state):
            path = None
    return tally


def count(said: list[Said], died: float, witness: Witness, kept: Sitting, tally: TableTally) -> None:
    """Count the states of the game that came after the one that the file holds."""
    path = said[-1][1]
    of_this = [(when, at, moves) for when, file, at, moves in said if file == path]
    holds = [turn for turn, (_, at, moves) in enumerate(of_this) if (at, moves) == (kept.at, len(kept.moves))]
    # The newest may have been made and kept, and not been told any more.
    newest = holds[-1] if holds else len(of_this) - 1 if kept.at > of_this[-1][1] else -1
    missing = [died - when - witness.late_since(when) for when, _, _ in of_this[newest + 1 :]]
    tally.oldest_missing = max([tally.oldest_missing, *missing])
    if max(missing, default=0.0) > GRACE:
        tally.lost.append(
            f"kill {tally.kills}: {len(missing)} of {len(said)} changes, up to {max(missing):.2f} s"
        )


def tell(place: str, kills: str, seed: str) -> None:
    """Kill so many studios in a folder, and print the tally."""
    sys.stdout.write(json.dumps(asdict(main(Path(place), int(kills), int(seed)))))
