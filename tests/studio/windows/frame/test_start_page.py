"""The start page: boards by the names of their files."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from studio.windows.frame.start_page import PathButton


@pytest.mark.parametrize(
    ("name", "shown"), [("severn.yaml", "Severn"), ("vale_of-York GWR.yaml", "Vale of York GWR")]
)
def test_a_file_is_shown_by_its_name_with_the_capitals_it_has(name: str, shown: str, qtbot: QtBot) -> None:
    button = PathButton(Path("maps") / name, with_folder=False)
    qtbot.addWidget(button)
    assert button.text() == shown
