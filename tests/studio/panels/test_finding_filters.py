"""The buttons above the findings, in much room and in little."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.board.document import new_board
from engine.diagnostics.findings import Finding, Severity
from engine.hexes.sheet import Sheet
from studio.panels.finding_filters import FindingFilters
from studio.panels.finding_model import FindingModel

FOUND = (
    *(Finding("Z101", "one-of-each", severity, "It is so.") for severity in Severity),
    Finding("Z202", "meant", Severity.WARNING, "It is so on purpose.", waived="We like it."),
)


def test_where_there_is_little_room_the_words_of_the_waived_go_first(qtbot: QtBot) -> None:
    dock, filters, model = QWidget(), FindingFilters(), FindingModel()
    qtbot.addWidget(dock)
    filters.setParent(dock)
    model.show(FOUND, new_board(Sheet(8, 6)))
    filters.resize(1_000, 40)
    dock.show()
    filters.count(model)
    buttons = (*filters.severities.values(), filters.waived)
    assert [button.text() for button in buttons] == ["1 error", "1 warning", "1 note", "1 waived"]
    needed = sum(button.sizeHint().width() for button in buttons)
    filters.resize(needed, 40)
    assert [button.text() for button in buttons] == ["1 error", "1 warning", "1 note", "1"]
    assert filters.waived.accessibleName() == "1 waived"
    filters.resize(needed // 2, 40)
    assert [button.text() for button in buttons] == ["1", "1", "1", "1"]
