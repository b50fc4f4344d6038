"""The boards of last time are known however the program ended, and no file among them stops its start."""

from math import inf, nan
from pathlib import Path
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from engine.board.document import new_board
from engine.boardfile.reading import BoardFile, read_board
from engine.boardfile.saving import save_board
from engine.hexes.sheet import Sheet
from studio.session.files import filing
from studio.session.settings.setting_keys import LAST_FRONT, LAST_OPEN, OUTLOOKS
from studio.windows.frame.board_views import BoardView
from studio.windows.frame.last_boards import LastBoards
from studio.windows.frame.main_window import MainWindow
from tests.journeys.answers import Answers
from tests.studio.windows.conftest import MakeWindow


def kept_by(window: MainWindow) -> tuple[set[str], str]:
    """Return the names of the files a window that began now would open, and that at the front."""
    last = LastBoards(window.board_views.settings)
    return {path.name for path in last.paths}, "" if last.front is None else last.front.name


def test_the_open_boards_are_kept_before_the_window_is_closed(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    for name in ("one", "two"):
        save_board(new_board(Sheet(6, 5)), tmp_path / f"{name}.yaml")
        window.desks.open(tmp_path / f"{name}.yaml")
        qtbot.waitUntil(lambda: not window.desks.awaited)
    assert kept_by(window) == ({"one.yaml", "two.yaml"}, "two.yaml")
    window.session.save_as(tmp_path / "three.yaml")
    qtbot.waitUntil(lambda: kept_by(window) == ({"one.yaml", "three.yaml"}, "three.yaml"))
    window.desks.close()
    assert kept_by(window) == ({"one.yaml"}, "one.yaml")
    window.desks.close()
    assert kept_by(window) == (set(), "")


def test_a_board_still_being_read_is_kept(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_go_on = Event()

    def read_slowly(path: Path) -> BoardFile:
        assert path.name == "one.yaml" or may_go_on.wait(30)
        return read_board(path)

    monkeypatch.setattr(filing, "read_document", read_slowly)
    for name in ("one", "two"):
        save_board(new_board(Sheet(6, 5)), tmp_path / f"{name}.yaml")
        window.desks.open(tmp_path / f"{name}.yaml")
    qtbot.waitUntil(lambda: len(window.desks.open_ones) == 1)
    assert kept_by(window)[0] == {"one.yaml", "two.yaml"}
    with qtbot.waitSignal(window.desks.opened):
        may_go_on.set()


def test_a_board_that_cannot_be_looked_at_is_passed_over(
    make_window: MakeWindow, answers: Answers, qtbot: QtBot, tmp_path: Path
) -> None:
    board = tmp_path / "board.yaml"
    save_board(new_board(Sheet(6, 5)), board)
    unseen = [str(tmp_path / ("x" * 5000)), str(tmp_path / "a\0b"), str(tmp_path / "gone.yaml")]
    settings = make_window().board_views.settings
    settings[LAST_OPEN] = (unseen[0], str(board), *unseen[1:])
    settings[LAST_FRONT] = unseen[0]
    window = make_window()
    window.open_last_boards()
    qtbot.waitUntil(lambda: not window.desks.awaited)
    assert [desk.session.path for desk in window.desks.open_ones] == [board]
    assert window.desks.front.session.path == board
    assert answers.told == []


def test_places_and_scales_that_are_no_numbers_are_passed_over(window: MainWindow) -> None:
    for place in ((nan, 1.0), (1.0, inf), "here", None):
        window.board_views.settings[OUTLOOKS] = {
            "/b.yaml": {"tool": "select", "place": place, "scale": 0.0},
            "/c.yaml": place,
        }
        for name in ("/b.yaml", "/c.yaml", "/d.yaml"):
            assert window.board_views.of(Path(name)) in {None, BoardView("select")}
