"""Icons of menus are drawn a few at a time, behind the hand."""

from time import sleep

import pytest
from PySide6.QtGui import QIcon
from pytestqt.qtbot import QtBot

from studio.windows.frame.main_window import MainWindow
from studio.windows.kit import commands, icons
from studio.windows.kit.actions import ACTIONS
from tests.studio.windows.conftest import MakeWindow


def bare(window: MainWindow) -> int:
    return sum(window.commands[action.name].icon().isNull() for action in ACTIONS)


def test_icons_of_menus_come_in_small_portions(
    make_window: MakeWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = icons.icon

    def slowly(name: str, colour: str, faint: str) -> QIcon:
        sleep(0.005)
        return drawn(name, colour, faint)

    monkeypatch.setattr(commands, "icon", slowly)
    window = make_window()
    seen: set[int] = set()

    def is_dressed() -> bool:
        seen.add(bare(window))
        return 0 in seen

    qtbot.waitUntil(is_dressed)
    assert len(seen) > 5
    qtbot.waitUntil(lambda: not window.commands.recent.icon().isNull())
