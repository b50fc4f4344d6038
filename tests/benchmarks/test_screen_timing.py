"""Only the map that was to be opened stops the clock, and nothing that is said or shown next to it."""

import sys
from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtGui import QImage, QPainter

from studio.drawing.maps.themes import ATLAS
from studio.drawing.shapes.boxes import Box
from studio.mapview.raster import raster
from studio.mapview.viewport import Viewport
from tests.benchmarks import screen_timing
from tests.benchmarks.boards import sample_board
from tests.benchmarks.ground_on_screen import Pixels, is_shown, place_of
from tests.benchmarks.tiled import flatness

BOARD = sample_board(60, 50)
FLATNESS = BOARD.sheet.size_mm[1] / BOARD.sheet.size_mm[0]
FIND = partial(place_of, BOARD, flatness=FLATNESS)
LEFT, TOP, WIDE, HIGH = 200, 60, 840, 605

PROGRAM = """
import sys
from PySide6.QtGui import QColor, QPainter, QTransform
from PySide6.QtWidgets import QApplication, QWidget
from PySide6.QtCore import QTimer
from studio.mapview.raster import raster
from tests.benchmarks.boards import sample_board
from studio.drawing.shapes.boxes import Box
from studio.drawing.maps.themes import ATLAS

board = sample_board(60, 50)
picture = raster(board, ATLAS, Box(0, 0, *board.sheet.size_mm), 840, 605)

class Map(QWidget):
    is_open = is_beside = False

    def paintEvent(self, event):
        painter = QPainter(self)
        for at in range(255):
            painter.fillRect(600 + at, 0, 1, self.height(), QColor(at, 255 - at, 90))
        if self.is_open:
            painter.drawImage(200, 60, picture.transformed(QTransform().scale(WAY, 1)))
        if self.is_beside:
            painter.fillRect(1300, 0, 200, 900, QColor("red"))

application = QApplication(sys.argv)
seen = Map()
seen.resize(1600, 1000)
seen.show()

def fill():
    seen.is_open = True
    seen.update()
    QTimer.singleShot(1000, fill_beside)

def fill_beside():
    seen.is_beside = True
    seen.update()

QTimer.singleShot(300, fill)
application.exec()
"""

needs_screen = pytest.mark.skipif(not screen_timing.is_there(), reason=screen_timing.NOT_THERE)
needs_keyboard = pytest.mark.skipif(
    not (screen_timing.is_there() and screen_timing.has_keyboard()), reason=screen_timing.NO_KEYBOARD
)


def screen_with(picture: QImage | None) -> Pixels:
    screen = QImage(1600, 1000, QImage.Format.Format_RGB32)
    screen.fill(0xFFDDD8D0)
    if picture is not None:
        painter = QPainter(screen)
        painter.drawImage(LEFT, TOP, picture)
        painter.end()
    return np.frombuffer(screen.constBits(), np.uint8).reshape(1000, 1600, 4).copy()


def painted(wide: int, high: int) -> QImage:
    return raster(BOARD, ATLAS, Box(0, 0, *BOARD.sheet.size_mm), wide, high)


def test_the_board_is_found_where_it_lies_and_to_its_edges() -> None:
    place = FIND(screen_with(painted(WIDE, HIGH)))
    assert place is not None
    assert place.likeness > 0.9
    wanted = (LEFT, TOP, LEFT + WIDE, TOP + HIGH)
    assert all(abs(edge - there) <= 100 for edge, there in zip(place.box, wanted, strict=True))


def test_the_board_is_found_in_the_form_tiled_gives_it() -> None:
    part = flatness(BOARD)
    assert place_of(BOARD, screen_with(painted(WIDE, round(part * WIDE))), part) is not None


@pytest.mark.parametrize("axis", [0, 1])
def test_another_board_is_not_taken_for_it(axis: int) -> None:
    assert FIND(np.flip(screen_with(painted(WIDE, HIGH)), axis)) is None


def test_an_empty_screen_and_one_of_stripes_are_no_board() -> None:
    assert FIND(screen_with(None)) is None
    stripes = screen_with(None)
    stripes[:, :, 0] = np.arange(1600) % 255
    assert FIND(stripes) is None


def test_a_canvas_shows_the_board_or_it_does_not() -> None:
    view = Viewport(Box(0, 0, *BOARD.sheet.size_mm), 1600, 1000, 2.0, -LEFT / 2, -TOP / 2)
    wide, high = (round(2 * side) for side in BOARD.sheet.size_mm)
    assert is_shown(BOARD, screen_with(painted(wide, high)), view)
    assert not is_shown(BOARD, np.flip(screen_with(painted(wide, high)), 1), view)
    assert not is_shown(BOARD, screen_with(None), view)
    assert not is_shown(BOARD, screen_with(None), replace(view, left=5000.0))


@needs_screen
def test_the_map_stops_the_clock_and_nothing_before_or_beside_it() -> None:
    opening = screen_timing.opened([sys.executable, "-c", PROGRAM.replace("WAY", "1")], FIND)
    assert opening.window_s > 0
    # Qt's timers may fire a twentieth early; what changes next to the map comes a second after it.
    assert opening.window_s + 0.2 <= opening.map_s < opening.window_s + 1.2


@needs_screen
def test_a_program_that_opens_another_map_has_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen_timing, "_MOST_S", 6.0)
    with pytest.raises(TimeoutError, match="no map"):
        screen_timing.opened([sys.executable, "-c", PROGRAM.replace("WAY", "-1")], FIND)


@needs_screen
def test_a_program_without_a_map_is_not_waited_for_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen_timing, "_MOST_S", 0.5)
    with pytest.raises(TimeoutError, match="no map"):
        screen_timing.opened([sys.executable, "-c", "input()"], FIND)


DIALOG = """
import sys
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QInputDialog
""" + PROGRAM.removeprefix("\nimport sys").replace(
    "QTimer.singleShot(300, fill)\n",
    """
def choose():
    path, is_chosen = QInputDialog.getText(seen, "Open", "File")
    if is_chosen and path == "/a/map":
        QTimer.singleShot(300, fill)

QShortcut(QKeySequence("Ctrl+O"), seen, choose)
""",
).replace("WAY", "1")


@needs_keyboard
def test_a_map_is_opened_in_a_program_that_runs() -> None:
    command = [sys.executable, "-c", DIALOG]
    # Qt's timers may fire a twentieth early.
    assert screen_timing.opened_while_running(command, Path("/a/map"), FIND) >= 0.25


@needs_keyboard
def test_a_map_that_was_there_before_it_was_opened_has_no_time() -> None:
    always = DIALOG.replace("is_open = is_beside = False", "is_beside = False; is_open = True")
    with pytest.raises(TimeoutError, match="before"):
        screen_timing.opened_while_running([sys.executable, "-c", always], Path("/another"), FIND)
