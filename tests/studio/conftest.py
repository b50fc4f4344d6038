"""Sessions in a folder of their own, ended after each test."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from engine.board.document import Board, new_board
from engine.diagnostics.findings import Finding
from engine.hexes.sheet import Sheet
from studio.session.document import Session
from studio.session.settings.settings import Settings

MakeSession = Callable[..., Session]


class Wholly:
    """Checks that a function makes, all of them at once."""

    def __init__(self, check: Callable[[Board], tuple[Finding, ...]]) -> None:
        self._check = check

    def quick(self, board: Board, is_wanted: Callable[[], bool]) -> tuple[Finding, ...] | None:
        return self._check(board)

    def whole(self, board: Board, is_wanted: Callable[[], bool]) -> tuple[Finding, ...] | None:
        return self._check(board) if is_wanted() else None


def nothing_found(_board: Board) -> tuple[Finding, ...]:
    return ()


@pytest.fixture(autouse=True)
def hand_let_go() -> Iterator[None]:
    """A button that a test leaves down, as Qt's own double click does, is not held in the tests after it.

    While one is held no one is told anything (``studio/windows/documents/deferred_messages.py``).
    """
    yield
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton, Qt.MouseButton.RightButton):
        if QGuiApplication.mouseButtons() & button:
            QTest.mouseRelease(QWidget(), button)


@pytest.fixture
def make_session(qapp: QCoreApplication, tmp_path: Path) -> Iterator[MakeSession]:
    made: list[Session] = []
    settings = Settings(tmp_path / "settings.json")

    def make(
        board: Board | None = None, check: Callable[[Board], tuple[Finding, ...]] = nothing_found
    ) -> Session:
        board = board or new_board(Sheet(8, 6), title="Old")
        made.append(Session(board, tmp_path / "recovery", settings, Wholly(check), parent=qapp))
        return made[-1]

    yield make
    for session in made:
        # A desk that was cleared away has taken its session along.
        if isValid(session):
            session.close()
            # Whom it says of itself it holds, and all windows with them, for as long as it is there.
            session.deleteLater()


@pytest.fixture
def session(make_session: MakeSession) -> Session:
    return make_session()
