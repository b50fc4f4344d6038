"""Takes the pictures of the studio in ``docs/images``; run it by hand when its looks have changed.

QT_QPA_PLATFORM=offscreen .venv/bin/python docs/screenshots.py
"""

import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QSettings, QStandardPaths, Qt
from PySide6.QtGui import QPixmap

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from engine.board.terrain import SEA
from engine.edits.terrain import PaintTerrain
from engine.hexes.lattice import disc
from studio.app.studio import Studio
from studio.tools.gestures import Pointer
from studio.tools.selection import Area, Selection
from studio.windows.look import Theme

SIZE = (1440, 900)
GUIDE_WIDTH = 760
THEMES: tuple[Theme, ...] = ("light", "dark")
FLOODED = "W25"
"""A hex with a town by the sea: flooding it makes a finding."""
SELECTED, PASTED = "T33", "N24"
"""The middle of what is selected and copied, and where the copy is held."""


def main() -> None:
    """Open the Severn board, flood a town, choose the finding, and take a picture in each theme."""
    with TemporaryDirectory() as home:
        QStandardPaths.setTestModeEnabled(True)
        QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, home)
        studio = Studio(["platelayer"])
        studio.window.resize(*SIZE)
        studio.show(ROOT / "maps" / "severn.yaml")
        wait(studio, lambda: studio.window.documents.is_open)
        flood(studio)
        for theme in THEMES:
            studio.wardrobe.choose(theme)
            grab(studio).save(str(ROOT / "docs" / "images" / f"studio-{theme}.png"))
        studio.window.session.history.setIndex(0)
        studio.wardrobe.choose("light")
        select_and_paste(studio)
        studio.window.close()
        studio.close()


def flood(studio: Studio) -> None:
    """Paint a town's hex as sea, and choose what is found."""
    session, findings = studio.window.session, studio.window.workbench.findings
    session.apply(PaintTerrain((session.board.sheet.hex_named(FLOODED),), SEA))
    wait(studio, lambda: findings.model.rowCount() > 0)
    first = findings.model.index(0, 0)
    findings.list.setCurrentIndex(first)
    findings.list.clicked.emit(first)
    pause = time.monotonic() + 2
    wait(studio, lambda: time.monotonic() > pause)


def select_and_paste(studio: Studio) -> None:
    """Take pictures of hexes selected together, and of their copy turned under the pointer."""
    window, sheet = studio.window, studio.window.session.board.sheet
    window.session.select(Selection(Area(frozenset(disc(sheet.hex_named(SELECTED), 2)))))
    window.docks.turn_to("inspector")
    save_for_guide(studio, "selecting")
    window.commands["copy"].trigger()
    window.commands["paste"].trigger()
    window.workbench.hand.send(Pointer(*sheet.centre_mm(sheet.hex_named(PASTED))))
    window.workbench.hand.strike("R")
    window.docks.turn_to("stamps")
    save_for_guide(studio, "pasting")


def save_for_guide(studio: Studio, name: str) -> None:
    """Save a picture of the window as wide as the guide's text."""
    wide = Qt.TransformationMode.SmoothTransformation
    grab(studio).scaledToWidth(GUIDE_WIDTH, wide).save(str(ROOT / "docs" / "guide" / f"{name}.png"))


def grab(studio: Studio) -> QPixmap:
    """Return a picture of the window once it has come to rest."""
    pause = time.monotonic() + 0.5
    wait(studio, lambda: time.monotonic() > pause and studio.window.workbench.canvas.is_settled)
    return studio.window.grab()


def wait(studio: Studio, done: Callable[[], bool]) -> None:
    """Let the studio work until something is done."""
    while not done():
        studio.application.processEvents()
        time.sleep(0.01)


if __name__ == "__main__":
    main()
