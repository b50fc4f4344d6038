"""The longest journey once more, by a designer who reads German: nothing depends on the words."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.board.terrain import HILL
from engine.shipped import folder
from studio.tools.selection import Area
from studio.windows.sheets.sheet_dialog import SheetDialog
from tests.journeys.by_hand import ByHand
from tests.journeys.designer import Designer
from tests.journeys.german import german_designer
from tests.journeys.test_board_from_nothing import (
    COLUMNS,
    ROWS,
)
from tests.journeys.test_board_from_nothing import (
    test_a_complete_board_is_made_from_a_blank_sheet as make_a_complete_board,
)


@pytest.fixture
def designer(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Designer]:
    answers = ByHand("First Board", (COLUMNS, ROWS - 1))
    with german_designer(qtbot, qapp, tmp_path / "home", answers) as designer:
        yield designer


@pytest.mark.slow
def test_a_complete_board_is_made_in_german(designer: Designer, tmp_path: Path) -> None:
    make_a_complete_board(designer, tmp_path)
    designer.waits_for(lambda: designer.window.commands["undo"].text().startswith("&Rückgängig"))


def test_ground_is_found_by_what_the_windows_call_it(designer: Designer) -> None:
    designer.opens(folder("maps") / "severn.yaml")
    designer.answers.words = "Hügel"
    designer.presses("Ctrl+F")
    area = designer.window.session.selection.thing
    assert isinstance(area, Area)
    assert {designer.board.terrain_at(hex_) for hex_ in area.hexes} == {HILL}


def test_the_dialog_of_the_sheet_has_room_for_its_german_words(designer: Designer, qtbot: QtBot) -> None:
    dialog = SheetDialog(designer.board, designer.window)
    dialog.show()
    qtbot.waitExposed(dialog)
    assert dialog.fit.shown == dialog.fit.currentText() == "An Papier anpassen …"
    designer.escapes_dialog()
