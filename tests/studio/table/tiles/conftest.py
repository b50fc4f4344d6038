"""Tables of the tile game whose bots choose in this process."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.table.tiles.sitting import TileSitting
from studio.app.studio import set_up
from studio.table.tiles.tile_view import TileView
from tests.studio.table.tiles.tile_tables import tile_table

MakeTileTable = Callable[[TileSitting], TileView]


@pytest.fixture
def make_tile_table(game_file: Path, qtbot: QtBot, qapp: QApplication) -> Iterator[MakeTileTable]:
    set_up(qapp)
    with ExitStack() as stack:
        yield lambda sitting: stack.enter_context(tile_table(sitting, game_file, qtbot))
