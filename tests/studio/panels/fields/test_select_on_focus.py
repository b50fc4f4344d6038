"""Numbers that are typed over, however soon one types."""

from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from engine.boardfile.bounds import Bounds
from studio.panels.fields.number_field import Number


@dataclass(frozen=True)
class Form:
    """A field for a text, where the keyboard is, above one for a number that says 7."""

    window: QWidget
    text: QLineEdit
    number: Number


@pytest.fixture
def form(qtbot: QtBot) -> Form:
    """A form on the screen."""
    form = Form(QWidget(), QLineEdit(), Number("number", "", Bounds(0, 999)))
    form.number.show_number(7)
    qtbot.addWidget(form.window)
    rows = QVBoxLayout(form.window)
    rows.addWidget(form.text)
    rows.addWidget(form.number)
    with qtbot.waitActive(form.window):
        form.window.show()
        form.window.activateWindow()
    form.text.setFocus()
    qtbot.waitUntil(form.text.hasFocus)
    return form


def test_digits_typed_before_the_window_has_time_are_all_kept(qtbot: QtBot, form: Form) -> None:
    QTest.keyClick(form.text, Qt.Key.Key_Tab)
    QTest.keyClick(form.number, Qt.Key.Key_1)
    qtbot.wait(20)
    QTest.keyClick(form.number, Qt.Key.Key_2)
    assert form.number.text() == "12"


def test_the_first_digit_after_a_click_takes_the_place_of_the_number(qtbot: QtBot, form: Form) -> None:
    QTest.mouseClick(form.number.lineEdit(), Qt.MouseButton.LeftButton)
    QTest.keyClick(form.number, Qt.Key.Key_1)
    qtbot.wait(20)
    QTest.keyClick(form.number, Qt.Key.Key_2)
    assert form.number.text() == "12"
