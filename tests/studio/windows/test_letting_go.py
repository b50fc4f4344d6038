"""Dialogs are let go when they are closed: a window does not gather them as long as it lives."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from engine.board.document import new_board
from engine.hexes.sheet import Sheet
from studio.session.backups import Version
from studio.session.pages import Recoverable
from studio.windows.questions import Questions
from tests.architecture.sources import ROOT

WRITTEN = datetime(2026, 3, 4, 12, 30, tzinfo=UTC)
OLD = Version(Path("1.yaml"), WRITTEN, 10)
KEPT = Recoverable(Path("1.yaml"), None, "Wye", WRITTEN)


@pytest.mark.parametrize(
    "ask",
    [
        Questions.board_to_begin,
        lambda questions: questions.parting("Wye"),
        lambda questions: questions.tell("It failed", "Because of that."),
        lambda questions: questions.recovery((KEPT,)),
        lambda questions: questions.version_to_open("Wye", (OLD,), new_board(Sheet(4, 3))),
        Questions.name_of_stamp,
        lambda questions: questions.path_to_save(Path("/tmp/wye.yaml")),
    ],
)
def test_a_dialog_that_was_closed_is_gone(
    qtbot: QtBot, qapp: QApplication, ask: Callable[[Questions], object]
) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    closed: list[str] = []

    def close() -> None:
        dialog = qapp.activeModalWidget()
        assert isinstance(dialog, QDialog)
        closed.append(type(dialog).__name__)
        dialog.reject()

    for _ in range(3):
        QTimer.singleShot(0, over, close)
        ask(Questions(over))
    assert len(closed) == 3
    qtbot.wait(10)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert over.findChildren(QDialog) == []


def test_every_dialog_is_waited_for_in_the_place_that_lets_it_go() -> None:
    waiting = [
        path.relative_to(ROOT).as_posix()
        for path in sorted((ROOT / "studio" / "windows").glob("*.py"))
        if ".exec()" in path.read_text(encoding="utf-8")
    ]
    assert waiting == ["studio/windows/dialogs.py"]
