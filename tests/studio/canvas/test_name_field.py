"""The field to rename a thing on the map changes a name only where another is typed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.board.places import Town
from engine.hexes.lattice import Hex
from studio.canvas.name_field import NameField
from tests.extremes import STRANGE


@pytest.mark.parametrize("name", [STRANGE, "B" * 40_000, "Ross  on\nWye"])
def test_a_name_that_is_not_written_over_stays_sign_by_sign(name: str, qtbot: QtBot) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    over.show()
    field = NameField(over)
    told: list[str] = []
    field.entered.connect(lambda _thing, new: told.append(new))
    town = Town(name, Hex(0, 0))
    field.open_at(town, 50, 50)
    field.rehearse()
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert told == []
    field.open_at(town, 50, 50)
    QTest.keyClicks(field, "Bath")
    field.finish()
    assert told == ["Bath"]
