"""Sessions in a folder of their own, ended after each test."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QSettings

from engine.board.document import Board, new_board
from engine.diagnostics.findings import Finding
from engine.hexes.sheet import Sheet
from studio.session.checker import Check
from studio.session.document import Session

MakeSession = Callable[..., Session]


def nothing_found(_board: Board) -> tuple[Finding, ...]:
    return ()


@pytest.fixture
def make_session(qapp: QCoreApplication, tmp_path: Path) -> Iterator[MakeSession]:
    made: list[Session] = []

    def make(board: Board | None = None, check: Check = nothing_found) -> Session:
        settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
        board = board or new_board(Sheet(8, 6), title="Old")
        made.append(Session(board, tmp_path / "recovery", settings, check, parent=qapp))
        return made[-1]

    yield make
    for session in made:
        session.close()
        session.setParent(None)


@pytest.fixture
def session(make_session: MakeSession) -> Session:
    return make_session()
