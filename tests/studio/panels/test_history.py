"""The steps of the history are listed after the map is painted, row by row, and gone to by a click."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QListView
from pytestqt.qtbot import QtBot

from engine.board.terrain import HILL
from engine.edits.protocol import Several
from engine.edits.terrain import PaintTerrain
from engine.hexes.lattice import Hex
from studio.panels.history import HistoryPanel
from studio.session.document import Session

OPENED = "As it was begun or opened"


@pytest.fixture
def panel(qtbot: QtBot, session: Session) -> HistoryPanel:
    panel = HistoryPanel(session)
    qtbot.addWidget(panel)
    panel.show()
    return panel


def rows(list_: QListView) -> list[str]:
    model = list_.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def paint(session: Session, column: int, label: str) -> None:
    assert session.apply(Several(label, (PaintTerrain((Hex(column, 0),), HILL),)))


def test_steps_come_and_go_with_the_history(qtbot: QtBot, session: Session, panel: HistoryPanel) -> None:
    def shows(*steps: str, at: int) -> Callable[[], bool]:
        return lambda: rows(panel.list) == [OPENED, *steps] and panel.list.currentIndex().row() == at

    paint(session, 0, "One")
    assert rows(panel.list) == [OPENED]
    qtbot.waitUntil(shows("One", at=1))
    paint(session, 1, "Two")
    paint(session, 2, "Three")
    qtbot.waitUntil(shows("One", "Two", "Three", at=3))
    session.history.undo()
    session.history.undo()
    qtbot.waitUntil(shows("One", "Two", "Three", at=1))
    paint(session, 4, "Else")
    qtbot.waitUntil(shows("One", "Else", at=2))
    session.history.clear()
    qtbot.waitUntil(shows(at=0))


def test_a_step_clicked_is_gone_to_once(qtbot: QtBot, session: Session, panel: HistoryPanel) -> None:
    boards = [session.board]
    for column in range(3):
        paint(session, column, f"Step {column}")
        boards.append(session.board)
    qtbot.waitUntil(lambda: panel.list.model().rowCount() == 4)
    shown: list[int] = []
    session.history.indexChanged.connect(shown.append)
    for step in (1, 3, 0):
        panel.list.setCurrentIndex(panel.list.model().index(step, 0))
        assert session.board is boards[step]
    qtbot.waitUntil(lambda: panel.list.currentIndex().row() == 0)
    assert shown == [1, 3, 0]


def test_nothing_is_listed_out_of_sight(qtbot: QtBot, session: Session, panel: HistoryPanel) -> None:
    panel.hide()
    paint(session, 0, "One")
    qtbot.wait(50)
    assert rows(panel.list) == [OPENED]
    panel.show()
    assert rows(panel.list) == [OPENED, "One"]
