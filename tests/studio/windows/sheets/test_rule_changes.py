"""Rule changes are made by the keyboard alone, from the menu to the rule and back to the map."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.board.document import new_board
from engine.board.rules import Override
from engine.hexes.sheet import Sheet
from studio.panels.inspector.rule_search import RuleSearch
from studio.windows.frame.main_window import MainWindow


def test_letters_after_rule_changes_find_a_rule_and_esc_goes_back_to_the_map(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.session.new(new_board(Sheet(6, 5)))
    window.show()
    qtbot.waitUntil(window.isActiveWindow)
    tool = window.editor_view.tool
    window.commands["add-rules"].trigger()
    field = QApplication.focusWidget()
    assert isinstance(field, RuleSearch)
    QTest.keyClicks(field, "min_run")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert window.editor_view.tool == tool
    rule = window.session.selection.thing
    assert isinstance(rule, Override)
    assert [name for name, _ in rule.values] == ["min_run"]
    field.setFocus()
    QTest.keyClicks(field, "fer")
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == ""
    assert window.editor_view.canvas.hasFocus()
