"""What would startle a hand waits until it is free: of the tool, of any button, of a menu."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from studio.windows.documents.deferred_messages import FreeHand


def test_nothing_comes_while_a_button_is_held_though_no_tool_draws(qtbot: QtBot) -> None:
    widget, owner = QWidget(), QObject()
    qtbot.addWidget(widget)
    done: list[str] = []
    hand = FreeHand(lambda: False, owner)
    QTest.mousePress(widget, Qt.MouseButton.MiddleButton)
    hand.when_free(lambda: done.append("first"))
    hand.when_free(lambda: done.append("second"))
    qtbot.wait(150)
    assert done == []
    QTest.mouseRelease(widget, Qt.MouseButton.MiddleButton)
    qtbot.waitUntil(lambda: done == ["first", "second"])
