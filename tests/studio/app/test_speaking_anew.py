"""The real program lives through one change of language after another, however its window stands."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT

SWITCHES = 6

PROGRAM = f"""
import os
import sys
from pathlib import Path
from PySide6.QtCore import QRect, Qt, QTimer
from studio.app.studio import Studio

def widths():
    return [studio.window.docks[name].width() for name in ("inspector", "findings")]

def look():
    window = studio.window
    if len(window.desks.open_ones) < 2 or window.desks.awaited or not window.workbench.canvas.is_settled:
        return
    if not told:
        dock = window.docks["inspector"]
        window.resizeDocks([dock], [600], Qt.Orientation.Horizontal)
    elif told[-1] == studio.window:
        return
    told.append(window)
    if len(told) > {SWITCHES}:
        studio.pace.said.emit("It was begun anew.")
        size = window.normalGeometry().getRect()[2:]
        print(window.status.currentMessage(), window.isMaximized(), size, widths(), flush=True)
        # What is open may be left as it is.
        os._exit(0)
    window.arrangement.keep()
    window.commands["language-" + ("de", "en")[len(told) % 2]].trigger()

if __name__ == "__main__":
    told = []
    studio = Studio(["platelayer"], "en")
    studio.window.setGeometry(QRect(40, 40, 1000, 700))
    if "maximised" in sys.argv:
        studio.window.setWindowState(Qt.WindowState.WindowMaximized)
    studio.show(Path("maps/severn.yaml").absolute())
    QTimer.singleShot(0, lambda: studio.window.desks.open(Path("maps/ireland.yaml").absolute()))
    clock = QTimer(interval=50)
    clock.timeout.connect(look)
    clock.start()
    studio.stay()
"""


@pytest.mark.parametrize(
    ("how", "expected"),
    [("maximised", "It was begun anew. True (1000, 700) [600, 600]"), ("small", "It was begun anew. False")],
)
def test_the_program_outlives_languages_and_its_docks_stand_as_before(
    tmp_path: Path, how: str, expected: str
) -> None:
    screen = {"name": "one", "x": 0, "y": 0, "width": 1440, "height": 900}
    screen |= {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    (tmp_path / "screen.json").write_text(json.dumps({"screens": [screen]}), "utf-8")
    kinds = ("CONFIG", "DATA", "STATE", "CACHE")
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, how],
        cwd=ROOT,
        env={
            **os.environ,
            **{f"XDG_{kind}_HOME": str(tmp_path) for kind in kinds},
            "QT_QPA_PLATFORM": f"offscreen:configfile={tmp_path / 'screen.json'}",
        },
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(expected)
