"""The real program, in a process of its own, comes to an orderly end whatever it is at when it is closed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

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
        dialog = window.paperwork.trying.dialog
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


@pytest.mark.parametrize(
    "doings",
    [
        ("select-all", "copy"),
        ("paint", "paint", "undo", "paint"),
        ("language-de", "next-tab"),
        ("trial", "print"),
        ("trial", "play on", "await a game"),
    ],
)
def test_the_program_closed_in_the_midst_of_things_ends_well(tmp_path: Path, doings: tuple[str, ...]) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_CONFIG_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", PROGRAM, *doings],
        cwd=ROOT,
        env={**environment, "XDG_DATA_HOME": str(tmp_path), "PLATELAYER_LANGUAGE": "en"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.stdout, done.returncode) == ("2 boards open\n", 0), done.stderr
