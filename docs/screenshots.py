"""Takes the pictures of the studio in ``docs/images``; run it by hand when its looks have changed.

QT_QPA_PLATFORM=offscreen .venv/bin/python docs/screenshots.py
"""

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QDialog

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from engine.board.document import Board
from engine.board.terrain import SEA
from engine.edits.terrain import PaintTerrain
from studio.app.studio import Studio
from studio.windows.kit.window_style import Theme

SIZE = (1440, 900)
THEMES: tuple[Theme, ...] = ("light", "dark")
FLOODED = "W25"
"""A hex with a town by the sea: flooding it makes a finding."""
COLOURS = 256
"""Of a picture, so that what is fetched with the sources stays small."""
REST_S = 0.5


def main() -> None:
    """Flood a town of the Severn board, choose the finding, and take a picture in each theme."""
    with at_the_severn(SIZE) as studio:
        flood(studio)
        for theme in THEMES:
            studio.theme_controller.choose(theme)
            few = in_few_colours(grab(studio), COLOURS)
            few.save(ROOT / "docs" / "images" / f"studio-{theme}.png", optimize=True)
        studio.window.session.history.setIndex(0)


@contextmanager
def at_the_severn(size: tuple[int, int], language: str = "en") -> Iterator[Studio]:
    """Have a studio of a size with the Severn board open, and no one's settings; it is closed after."""
    with TemporaryDirectory() as home:
        os.environ["XDG_DATA_HOME"] = os.environ["XDG_CONFIG_HOME"] = home
        studio = Studio(["platelayer"], language)
        studio.window.resize(*size)
        studio.show(ROOT / "maps" / "severn.yaml")
        wait(studio, lambda: studio.window.documents.is_open)
        try:
            yield studio
        finally:
            studio.window.close()
            studio.close()


def flood(studio: Studio) -> None:
    """Paint a town's hex as sea, and choose what is found."""
    session, findings = studio.window.session, studio.window.editor_view.findings
    session.apply(PaintTerrain((session.board.sheet.hex_named(FLOODED),), SEA))
    wait(studio, lambda: findings.model.rowCount() > 0 and not session.is_checking)
    first = findings.model.index(0, 0)
    findings.list.setCurrentIndex(first)
    findings.list.clicked.emit(first)


def board_of(studio: Studio) -> Board:
    """Return the board at the front."""
    return studio.window.session.board


def open_dialog(studio: Studio, action: str) -> QDialog:
    """Open the dialog of an action."""
    studio.window.commands[action].trigger()
    studio.application.processEvents()
    found = [
        each for each in QApplication.topLevelWidgets() if isinstance(each, QDialog) and each.isVisible()
    ]
    return found[-1]


def grab(studio: Studio) -> QPixmap:
    """Return a picture of the window once it has come to rest."""
    come_to_rest(studio)
    return studio.window.grab()


def in_few_colours(picture: QPixmap, colours: int) -> Image.Image:
    """Return a picture in at most ``colours`` colours."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    image = Image.open(BytesIO(buffer.data().data())).convert("RGB")
    # Any other method drops what is faint, such as the lines between hexes.
    method, refined = Image.Quantize.MEDIANCUT, 3
    return image.quantize(colours, method, kmeans=refined, dither=Image.Dither.NONE)


def come_to_rest(studio: Studio) -> None:
    """Let the studio work until the map is painted and nothing was done for a while."""
    pause = time.monotonic() + REST_S
    wait(studio, lambda: time.monotonic() > pause and studio.window.editor_view.canvas.is_settled)


def wait(studio: Studio, done: Callable[[], bool]) -> None:
    """Let the studio work until something is done."""
    while not done():
        studio.application.processEvents()
        time.sleep(0.01)


if __name__ == "__main__":
    main()
