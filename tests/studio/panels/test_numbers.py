"""The rows of a form: numbers that end alike."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.boardfile.bounds import Bounds
from studio.panels.fields.fields import form
from studio.panels.fields.number_field import Number


def shown(qtbot: QtBot) -> QWidget:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(300, 300)
    return page


def test_numbers_below_one_another_end_alike_whatever_they_say(qtbot: QtBot) -> None:
    page = shown(qtbot)
    rows = form(page)
    numbers = [Number("price", "", Bounds(0, 99), "points"), Number("delay", "", Bounds(0), "off the roll")]
    for number in numbers:
        rows.addRow(number.objectName(), number)
    page.show()
    short, long = (number.minimumSizeHint().width() for number in numbers)
    assert short < long
    assert numbers[0].width() == numbers[1].width() >= long


@pytest.mark.usefixtures("qapp")
def test_a_number_in_a_row_of_other_things_takes_no_more_than_it_needs() -> None:
    of_round = Number("round", "", Bounds(1, 99))
    of_round.setPrefix("In the round ")
    assert of_round.sizeHint().width() == 160
    of_round.is_snug = True
    assert of_round.sizeHint() == of_round.minimumSizeHint()
    assert Number("players", "", Bounds(1)).sizeHint().width() < 100
