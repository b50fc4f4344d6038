"""The buttons above the findings, in much room and in little."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.board.document import new_board
from engine.diagnostics.findings import Finding, Severity
from engine.hexes.sheet import Sheet
from studio.panels.findings.finding_filters import FindingFilters
from studio.panels.findings.finding_model import FindingModel

FOUND = (
    *(Finding("Z101", "one-of-each", severity, "It is so.") for severity in Severity),
    Finding("Z202", "meant", Severity.WARNING, "It is so on purpose.", waived="We like it."),
)


@pytest.fixture
def dock(qtbot: QtBot) -> QWidget:
    dock = QWidget()
    qtbot.addWidget(dock)
    return dock


def shown(dock: QWidget, *found: Finding) -> FindingFilters:
    filters, model = FindingFilters(), FindingModel()
    filters.setParent(dock)
    model.show(found, new_board(Sheet(8, 6)))
    filters.resize(1_000, 40)
    dock.show()
    filters.count(model)
    return filters


def test_where_there_is_little_room_the_words_of_the_waived_go_first(dock: QWidget) -> None:
    filters = shown(dock, *FOUND)
    buttons = (*filters.severities.values(), filters.waived)
    assert [button.text() for button in buttons] == ["1 error", "1 warning", "1 note", "1 waived"]
    needed = sum(button.sizeHint().width() for button in buttons)
    filters.resize(needed, 40)
    assert [button.text() for button in buttons] == ["1 error", "1 warning", "1 note", "1"]
    assert filters.waived.accessibleName() == "1 waived"
    filters.resize(needed // 2, 40)
    assert [button.text() for button in buttons] == ["1", "1", "1", "1"]


def test_then_all_stand_closer_and_then_go_the_words_of_what_there_is_none_of(dock: QWidget) -> None:
    filters = shown(dock, *FOUND[1:])
    buttons = (*filters.severities.values(), filters.waived)
    assert [button.text() for button in buttons] == ["0 errors", "1 warning", "1 note", "1 waived"]
    needed = sum(button.sizeHint().width() for button in buttons)
    filters.resize(needed, 40)
    assert [button.text() for button in buttons] == ["0 errors", "1 warning", "1 note", "1"]
    wide = sum(button.sizeHint().width() for button in buttons)
    filters.resize(wide, 40)
    assert [button.text() for button in buttons] == ["0 errors", "1 warning", "1 note", "1"]
    tight = sum(button.sizeHint().width() for button in buttons)
    assert tight < wide - 20
    filters.resize(tight, 40)
    assert [button.text() for button in buttons] == ["0", "1 warning", "1 note", "1"]
    assert sum(button.sizeHint().width() for button in buttons) < tight
    filters.resize(1_000, 40)
    assert sum(button.sizeHint().width() for button in buttons) == needed
