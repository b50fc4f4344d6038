"""The docks on first start leave room for what is read in them, on small screens and large ones."""

import gc
import weakref

import pytest
from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QApplication, QMainWindow, QTabBar
from pytestqt.qtbot import QtBot

from engine.board.document import new_board
from engine.diagnostics.findings import Finding, Severity
from engine.hexes.sheet import Sheet
from studio.windows.frame.docks import Docks
from studio.windows.frame.main_window import MainWindow
from tests.shipped import shipped

pytestmark = pytest.mark.usefixtures("dressed")


@pytest.mark.parametrize(
    ("size", "rows", "lines", "canvas"),
    [((1366, 768), 2, 5, 0.7), ((1440, 900), 2, 6, 0.7), ((1920, 1080), 3, 7, 0.75)],
)
def test_findings_and_one_of_them_in_full_are_in_sight_on_first_start(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int], rows: int, lines: int, canvas: float
) -> None:
    window.resize(*size)
    board = shipped("severn")
    window.session.new(board)
    findings = window.editor_view.findings
    told = "From Swansea, 8, 17 and 24 towns are within 10, 20 and 30 points, as nowhere else."
    found = [Finding("N201", "start-costs", Severity.NOTE, told, subject=str(n)) for n in range(9)]
    window.session.findings_changed.emit(tuple(found))
    findings.list.setCurrentIndex(findings.model.index(0, 0))
    qtbot.waitUntil(findings.details.isVisible)
    QApplication.processEvents()
    last = findings.list.visualRect(findings.model.index(rows - 1, 0))
    assert last.bottom() <= findings.list.viewport().height()
    line = findings.details.text.fontMetrics().lineSpacing()
    assert findings.details.text.height() >= lines * line
    assert window.size() == QSize(*size), "the docks ask for no more than the screen has"
    assert window.editor_view.canvas.width() >= canvas * size[0]


def test_on_a_low_screen_all_docks_lie_behind_each_other_and_the_window_may_be_narrow(
    window: MainWindow, qtbot: QtBot
) -> None:
    low = QMainWindow()
    qtbot.addWidget(low)
    low.resize(1000, 560)
    docks = Docks(low, 600)
    low.show()
    assert docks["findings"] in low.tabifiedDockWidgets(docks["inspector"])
    high = QMainWindow()
    qtbot.addWidget(high)
    stacked = Docks(high, 1000)
    assert stacked["findings"] not in high.tabifiedDockWidgets(stacked["inspector"])
    window.session.new(new_board(Sheet(8, 6)))
    least = window.minimumSizeHint()
    assert (least.width() <= 1024, least.height() <= 600) == (True, True), least


def test_a_window_that_is_taken_down_calls_nothing_of_its_docks(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    docks = Docks(window)
    window.show()
    left = weakref.ref(docks)
    del docks
    gc.collect()
    assert left() is None, "a signal of the window still holds them"


def test_the_map_is_painted_in_its_place_before_the_docks_are_there(window: MainWindow) -> None:
    window.resize(1440, 900)
    QApplication.processEvents()
    page = window.start.size()
    window.docks.rehearse()
    QApplication.processEvents()
    assert not any(dock.isVisible() for dock in window.docks.all)
    assert not any(bar.isVisible() for bar in window.bars)
    assert window.start.size() == page
    seen: list[tuple[QSize, bool, bool]] = []
    canvas = window.editor_view.canvas

    class Watch(QObject):
        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                has_docks = window.docks["inspector"].isVisible()
                seen.append((canvas.size(), has_docks, window.session.board.sheet.columns == 8))
            return False

    watch = Watch()
    canvas.installEventFilter(watch)
    window.session.new(new_board(Sheet(8, 6)))
    QApplication.processEvents()
    assert seen[0] == (canvas.size(), False, True)
    assert {size for size, _, _ in seen} == {canvas.size()}
    assert window.docks["inspector"].isVisible()


def test_the_overview_leaves_the_forms_their_room_when_it_is_opened(window: MainWindow) -> None:
    window.resize(1280, 900)
    window.session.new(new_board(Sheet(8, 6)))
    window.docks.turn_to("inspector")
    QApplication.processEvents()
    window.commands["overview"].trigger()
    QApplication.processEvents()
    heights = {name: window.docks[name].height() for name in ("inspector", "findings", "overview")}
    assert min(heights["inspector"], heights["findings"]) > 180, heights
    assert heights["overview"] > 100, heights


def test_panels_put_as_usual_leave_no_tabs_over_one_another(window: MainWindow) -> None:
    window.resize(1366, 900)
    window.session.new(new_board(Sheet(8, 6)))
    for name in ("statistics", "overview"):
        window.commands[name].trigger()
    QApplication.processEvents()
    window.commands["panels-as-usual"].trigger()
    QApplication.processEvents()
    bars = window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    seen = [bar.tabText(0).split()[0] for bar in bars if bar.isVisible() and bar.count()]
    assert sorted(seen) == ["Findings", "Inspector"]
