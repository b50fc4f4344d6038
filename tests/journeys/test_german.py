"""The longest journey once more, by a designer who reads German: nothing depends on the words."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio.app.studio import set_up
from studio.language.codes import ENGLISH
from studio.language.languages import speak
from tests.journeys.designer import Designer
from tests.journeys.test_board_from_nothing import (
    test_a_complete_board_is_made_from_a_blank_sheet as make_a_complete_board,
)


@pytest.fixture
def designer(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Designer]:
    before = QLocale()
    set_up(qapp)
    speak(qapp, "de")
    designer = Designer(qtbot, qapp, tmp_path / "home")
    yield designer
    designer.leaves()
    speak(qapp, ENGLISH)
    QLocale.setDefault(before)


def test_a_complete_board_is_made_in_german(designer: Designer, tmp_path: Path) -> None:
    make_a_complete_board(designer, tmp_path)
    assert designer.window.commands["undo"].text().startswith("&Rückgängig")
