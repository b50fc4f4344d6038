"""List and explanation of the findings share their dock so that what is to be done is seen."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QSplitter
from pytestqt.qtbot import QtBot

from engine.board.document import new_board
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.document import SetField
from engine.hexes.sheet import Sheet
from studio.panels.findings.finding_details import FixButton
from studio.panels.findings.findings import FindingsPanel
from tests.studio.conftest import MakeSession

FIXES = (Fix("Call it Wye", SetField("title", "Wye")), Fix("Call it Usk", SetField("title", "Usk")))
FOUND = (
    Finding("Z101", "no-title", Severity.ERROR, "The board has no title.", fixes=FIXES),
    Finding("Z301", "short", Severity.NOTE, "It is short."),
)


@pytest.fixture
def panel(make_session: MakeSession, qtbot: QtBot) -> FindingsPanel:
    session = make_session(new_board(Sheet(8, 6)), check=lambda _: FOUND)
    with qtbot.waitSignal(session.findings_changed):
        pass
    panel = FindingsPanel(session, lambda code: f"What {code} *means*.")
    qtbot.addWidget(panel)
    panel.show()
    return panel


def test_a_finding_with_two_fixes_is_read_beside_them_at_the_height_a_laptop_leaves(
    panel: FindingsPanel,
) -> None:
    panel.resize(340, 400)
    panel.list.setCurrentIndex(panel.model.index(0, 0))
    QApplication.processEvents()
    details = panel.details
    assert details.text.height() >= 7 * details.text.fontMetrics().lineSpacing()
    assert panel.list.height() >= panel.list.sizeHintForRow(0)
    first, second = details.buttons
    assert isinstance(first, FixButton)
    assert isinstance(second, FixButton)
    top = first.mapToGlobal(first.rect().topLeft()).y()
    lines = first.toolTip().count("\n") + 1
    for button in (first, second):
        shown_from = button.tip_place().y() + 16
        assert shown_from + lines * button.fontMetrics().lineSpacing() <= top, "tips cover no button"


def test_fixes_and_waiver_are_seen_in_a_low_dock_until_a_hand_parts_it(panel: FindingsPanel) -> None:
    waiver = panel.details.waiver
    for height in (310, 300):
        panel.resize(340, height)
        panel.list.setCurrentIndex(panel.model.index(0, 0))
        QApplication.processEvents()
        assert waiver.visibleRegion().boundingRect() == waiver.rect()
        assert panel.list.height() >= panel.list.sizeHintForRow(0)
    halves = panel.findChild(QSplitter, "findings-halves")
    assert halves is not None
    panel.resize(340, 500)
    QApplication.processEvents()
    before = halves.sizes()
    handle = halves.handle(1)
    grip = handle.rect().center()
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=grip)
    QTest.mouseMove(handle, grip - QPoint(0, 40))
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=handle.rect().center())
    kept = halves.sizes()
    assert kept != before
    panel.list.setCurrentIndex(panel.model.index(1, 0))
    assert halves.sizes() == kept


def test_list_and_explanation_share_a_high_dock_evenly(panel: FindingsPanel) -> None:
    panel.resize(340, 700)
    panel.list.setCurrentIndex(panel.model.index(0, 0))
    QApplication.processEvents()
    halves = panel.findChild(QSplitter, "findings-halves")
    assert halves is not None
    upper, lower = halves.sizes()
    assert abs(upper - lower) <= 1
