"""Where the dialog of games stands: next to the map, as far as the screen allows, and there again."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize

from studio.windows.frame.main_window import MainWindow
from studio.windows.trials.trial_commands import beside
from tests.engine.game.boards import vale
from tests.journeys.answers import Answers

SIZE, NARROWEST = QSize(580, 650), 380
SCREEN = QRect(0, 0, 1440, 900)


@pytest.mark.parametrize(
    ("screen", "window", "map_", "left", "width"),
    [
        # Room at the right of the window, at its left, and none, with panels at the right or at the left.
        (QRect(0, 0, 2560, 1440), QRect(0, 0, 1600, 1000), QRect(50, 90, 1200, 850), 1615, 580),
        (QRect(0, 0, 2560, 1440), QRect(960, 0, 1600, 1000), QRect(1010, 90, 1200, 850), 364, 580),
        (SCREEN, SCREEN, QRect(50, 90, 950, 750), 1000, 424),
        (SCREEN, SCREEN, QRect(50, 90, 1050, 750), 1044, 380),
        (SCREEN, SCREEN, QRect(450, 90, 980, 750), 16, 434),
        (SCREEN, SCREEN, QRect(50, 90, 700, 750), 844, 580),
    ],
)
def test_the_dialog_of_games_stands_beside_the_map_as_far_as_the_screen_allows(
    screen: QRect, window: QRect, map_: QRect, left: int, width: int
) -> None:
    place = beside(screen, window, map_, SIZE, NARROWEST)
    assert (place.left(), place.width()) == (left, width)
    assert screen.contains(place)


def test_the_dialog_of_games_stands_again_where_it_was_put(window: MainWindow) -> None:
    window.session.new(vale())
    window.commands["trial"].trigger()
    trying = window.print_commands.trying
    assert trying.dialog is not None
    trying.dialog.resize(430, 480)
    trying.dialog.move(QPoint(37, 41))
    before = trying.dialog
    trying.finish()
    window.commands["trial"].trigger()
    again = trying.dialog
    assert again is not before
    assert again.pos() == QPoint(37, 41)
    assert again.size() == QSize(430, 480)


def test_the_report_of_games_does_not_take_the_place_of_an_open_board(
    window: MainWindow, answers: Answers, tmp_path: Path
) -> None:
    path = answers.path = tmp_path / "report.html"
    path.write_bytes(b"precious")
    window.session.new(vale(("races", 2)))
    window.documents.boards = lambda: [path]
    window.commands["trial"].trigger()
    dialog = window.print_commands.trying.dialog
    assert dialog is not None
    assert dialog._ask_path(dialog) is None  # noqa: SLF001  # to play games first would show no more
    assert answers.told[0][0] == "report.html is in use"
