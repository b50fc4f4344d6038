"""A canvas on a session without a file, and how to look at it once it is at rest."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from engine.board.document import Board
from studio.canvas.canvas import Canvas
from studio.canvas.tool_controller import Hand
from studio.mapview.tile_painter import Style
from studio.session.working import WorkingBoard
from tests.studio.canvas.boards import small_board

MakeCanvas = Callable[[Board], "Desk"]


class Desk:
    """A canvas with its session and its hand."""

    def __init__(self, board: Board, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.session = WorkingBoard(board)
        self.hand = Hand(self.session)
        self.canvas = Canvas(self.session, self.hand, Style())
        qtbot.addWidget(self.canvas)
        self.canvas.resize(640, 480)
        self.canvas.show()
        qtbot.waitExposed(self.canvas)

    def settle(self) -> None:
        self.qtbot.waitUntil(lambda: self.canvas.is_settled, timeout=20_000)

    def image(self) -> QImage:
        self.settle()
        return self.canvas.grab().toImage()

    def px(self, label: str) -> tuple[float, float]:
        sheet = self.session.board.sheet
        return self.canvas.navigator.view.to_px(sheet.centre_mm(sheet.hex_named(label)))


@pytest.fixture
def make_desk(qtbot: QtBot) -> Iterator[MakeCanvas]:
    made: list[Desk] = []

    def make(board: Board) -> Desk:
        made.append(Desk(board, qtbot))
        return made[-1]

    yield make
    for desk in made:
        desk.canvas.stop()
        desk.session.deleteLater()


@pytest.fixture
def desk(make_desk: MakeCanvas) -> Desk:
    return make_desk(small_board())
