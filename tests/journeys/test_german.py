"""The longest journey once more, by a designer who reads German: nothing depends on the words."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

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


def test_a_complete_board_is_made_in_german(designer: Designer, tmp_path: Path) -> None:
    make_a_complete_board(designer, tmp_path)
    assert designer.window.commands["undo"].text().startswith("&Rückgängig")
