"""The fixes of the finding that is chosen: pointed at, looked at and asked for."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.document import SetField
from studio.panels.findings.finding_details import FindingDetails, FixButton

FIX = Fix("Call it Wye", SetField("title", "Wye"))
BOLD = Fix("Call it nothing", SetField("title", ""), safe=False)
FINDING = Finding("Z101", "no-title", Severity.ERROR, "The board has no title.", fixes=(FIX, BOLD))
NEXT = Finding("Z102", "no-name", Severity.ERROR, "The board has no name.")


@pytest.fixture
def details(qtbot: QtBot) -> FindingDetails:
    shown = FindingDetails(lambda code: f"What {code} means.", lambda fix: (fix.title,))
    qtbot.addWidget(shown)
    shown.show_finding(FINDING)
    shown.show()
    qtbot.waitExposed(shown)
    return shown


def test_a_fix_is_pointed_at_with_the_pointer_or_the_keyboard(details: FindingDetails, qtbot: QtBot) -> None:
    pointed: list[Fix | None] = []
    details.fix_pointed.connect(pointed.append)
    safe, bold = details.buttons
    QTest.mouseMove(safe)
    QApplication.sendEvent(safe, QEvent(QEvent.Type.Leave))
    QTest.mouseMove(bold)
    QTest.mouseMove(bold, bold.rect().center() + QPoint(1, 0))
    assert pointed == [FIX, None, BOLD]
    bold.click()
    assert pointed[-1] is None
    safe.setFocus()
    qtbot.waitUntil(lambda: pointed[-1] == FIX)
    details.show_finding(NEXT)
    assert pointed[-1] is None


def test_a_button_that_comes_to_lie_under_the_pointer_is_not_pointed_at(details: FindingDetails) -> None:
    """After a fix the next finding's stands there, and the map must show what was made."""
    pointed: list[Fix | None] = []
    details.fix_pointed.connect(pointed.append)
    for button in details.buttons:
        QApplication.sendEvent(button, QEvent(QEvent.Type.Enter))
    assert pointed == []


def test_a_double_click_makes_one_fix(details: FindingDetails) -> None:
    """The second press would meet the fix of the next finding."""
    wanted: list[Fix] = []
    details.fix_wanted.connect(wanted.append)
    safe, _ = details.buttons
    QTest.mouseClick(safe, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(safe, Qt.MouseButton.LeftButton)
    assert wanted == [FIX]


def test_a_long_title_of_a_fix_ends_in_dots(details: FindingDetails) -> None:
    button = details.buttons[0]
    assert isinstance(button, FixButton)
    wide, narrow = button.sizeHint().width(), button.sizeHint().width() - 20
    assert button.shown_in(wide) == FIX.title
    assert button.shown_in(narrow).endswith("…")
