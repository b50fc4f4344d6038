"""A fault while names are placed is reported once, and takes no names off the map."""

import pytest
from pytestqt.qtbot import QtBot

from engine.board.document import Board
from studio.drawing.lettering.lettering import Names, place_names
from studio.drawing.maps.themes import ATLAS, Theme
from studio.mapview import name_layer as names_module
from studio.mapview.name_layer import NamePlacing, NamesUnplacedError
from tests.studio.canvas.boards import small_board

BOARD = small_board()


def test_names_that_cannot_be_placed_are_reported_once_and_the_last_ones_stay(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_board: Board, _theme: Theme) -> Names:
        raise ZeroDivisionError("by nought")

    placing, placed = NamePlacing(), list[Names]()
    placing.placed.connect(placed.append)

    def ask(board: Board) -> None:
        placing.want(board, ATLAS, soon=True)
        qtbot.waitUntil(lambda: not placing.is_busy)

    ask(BOARD)
    monkeypatch.setattr(names_module, "place_names", fail)
    with qtbot.captureExceptions() as caught:
        ask(BOARD.edited(title="One"))
        ask(BOARD.edited(title="Two"))
    (error,) = [each for _, each, _ in caught]
    assert isinstance(error, NamesUnplacedError)
    assert isinstance(error.__cause__, ZeroDivisionError)
    assert len(placed) == 1
    monkeypatch.setattr(names_module, "place_names", place_names)
    ask(BOARD)
    assert len(placed) == 2, "they are placed again as soon as they can be"
    placing.stop()
