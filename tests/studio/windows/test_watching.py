"""What somebody else does to the file of an open board is said when one comes back to the window."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.board.document import new_board
from engine.boardfile.saving import save_board
from engine.hexes.sheet import Sheet
from studio.windows.main_window import MainWindow


@pytest.fixture
def file(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> Path:
    """The file of the board that is open."""
    path = tmp_path / "severn.yaml"
    save_board(new_board(Sheet(6, 5)), path)
    window.desks.open(path)
    qtbot.waitUntil(lambda: window.documents.is_open)
    return path


def come_back(qapp: QApplication) -> None:
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)


def test_a_file_changed_or_gone_is_said_once_on_coming_back(
    window: MainWindow, file: Path, qapp: QApplication, qtbot: QtBot
) -> None:
    said: list[str] = []
    window.watching.said.connect(said.append)
    come_back(qapp)
    qtbot.wait(100)
    assert said == []
    save_board(new_board(Sheet(6, 5), title="Theirs, from elsewhere"), file)
    with qtbot.waitSignal(window.watching.said):
        come_back(qapp)
    assert "severn.yaml was changed by another program" in window.status.currentMessage()
    come_back(qapp)
    qtbot.wait(100)
    assert len(said) == 1
    file.unlink()
    with qtbot.waitSignal(window.watching.said):
        come_back(qapp)
    assert "severn.yaml is no longer where it was" in said[1]


def test_a_window_that_is_closed_looks_no_more(window: MainWindow, file: Path, qapp: QApplication) -> None:
    window.finish()
    file.unlink()
    come_back(qapp)
    assert window.status.currentMessage() == ""
