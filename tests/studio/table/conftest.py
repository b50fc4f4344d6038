"""Bots that choose in this process: another takes a second to begin."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.table.sitting import Sitting
from studio.app.studio import set_up
from studio.session.background.worker_process import PLAYING
from studio.table.table_view import TableView
from tests.studio.table.tables import at_once, table

MakeTable = Callable[[Sitting], TableView]


@pytest.fixture(autouse=True)
def bots_choose_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PLAYING, "do", at_once)


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


@pytest.fixture
def make_table(game_file: Path, qtbot: QtBot, qapp: QApplication) -> Iterator[MakeTable]:
    set_up(qapp)
    with ExitStack() as stack:
        yield lambda sitting: stack.enter_context(table(sitting, game_file, qtbot))
