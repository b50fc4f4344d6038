"""The real program, in a process of its own, comes to an orderly end whatever it is at when it is closed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from studio.session.recovery.recovering import recoverable
from tests.architecture.sources import ROOT

PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from engine.board.terrain import SEA
from engine.edits.terrain import PaintTerrain
from engine.trials import running
from studio.app.main import run
from studio.app.studio import Studio
from tests.engine.trials.endless import play_on

MAPS = [Path(name).absolute() for name in ("maps/severn.yaml", "maps/ireland.yaml")]
DOINGS = sys.argv[1:]
show = Studio.show

def shown(studio, path):
    def look():
        window = studio.window
        front = window.session
        are_open = len(window.desks.open_ones) == len(MAPS) and not window.desks.awaited
        if not are_open:
            return
        dialog = window.print_commands.trying.dialog
        if DOINGS:
            doing = DOINGS.pop(0)
            if doing == "play on":
                running.play = play_on
                dialog.run.click()
            elif doing == "await a game":
                if not dialog.busy.said.text().startswith("1 of"):
                    DOINGS.insert(0, doing)
            elif doing == "paint":
                front.apply(PaintTerrain(tuple(front.board.sheet.hexes())[40:42], SEA))
            else:
                window.commands[doing].trigger()
            return
        clock.stop()
        print(len(window.desks.open_ones), "boards open", flush=True)
        window.close()

    studio.window.questions.parting = lambda name: "discard"
    show(studio, path)
    studio.window.desks.open(MAPS[1])
    clock = studio.clock = QTimer(interval=50)
    clock.timeout.connect(look)
    clock.start()

Studio.show = shown
raise SystemExit(run(MAPS[0]))
"""

LEAVING = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from engine.edits.document import SetField
from studio.app.main import run
from studio.app.studio import Studio
from tests.studio.silence import silent_disk

MAP = Path(sys.argv[1])
whole = silent_disk(MAP.parent)
disk = whole.__enter__()
show = Studio.show

def shown(studio, path):
    def look():
        window = studio.window
        if window.documents.is_open:
            clock.stop()
            window.session.apply(SetField("title", "Mine"))
            disk.fall_silent()
            window.commands["save"].trigger()
            window.close()

    studio.window.questions.still_saving = lambda name, settled: "leave"
    show(studio, path)
    clock = studio.clock = QTimer(interval=50)
    clock.timeout.connect(look)
    clock.start()

Studio.show = shown
code = run(MAP)
print("".join(disk.asked_at_the_window) or "left", flush=True)
raise SystemExit(code)
"""


@pytest.mark.slow
def test_the_program_left_while_a_disk_does_not_answer_ends_and_keeps_the_board(tmp_path: Path) -> None:
    folder = tmp_path / "disk"
    folder.mkdir()
    map_ = Path(shutil.copyfile(ROOT / "maps" / "severn.yaml", folder / "severn.yaml"))
    done = started(tmp_path, LEAVING, str(map_))
    assert (done.stdout, done.returncode) == ("left\n", 0), done.stderr
    (page,) = tmp_path.rglob("recovery/*.yaml")
    (entry,) = recoverable(page.parent)
    assert (entry.title, entry.origin) == ("Mine", map_)


@pytest.mark.slow
@pytest.mark.parametrize(
    "doings",
    [
        ("select-all", "copy", "paint", "paint", "undo", "paint"),
        ("trial", "print"),
        ("trial", "play on", "await a game"),
    ],
)
def test_the_program_closed_in_the_midst_of_things_ends_well(tmp_path: Path, doings: tuple[str, ...]) -> None:
    done = started(tmp_path, PROGRAM, *doings)
    assert (done.stdout, done.returncode) == ("2 boards open\n", 0), done.stderr


def started(home: Path, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a program to its end, in a process and with a home of its own."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_CONFIG_HOME": str(home)}
    return subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", program, *arguments],
        cwd=ROOT,
        env={**environment, "XDG_DATA_HOME": str(home), "PLATELAYER_LANGUAGE": "en"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
