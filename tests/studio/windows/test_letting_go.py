"""Dialogs are let go when they are closed: a window does not gather them as long as it lives."""

import threading
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from engine.board.document import new_board
from engine.boardfile.saving import save_board
from engine.edits.document import SetField
from engine.hexes.sheet import Sheet
from studio.session.files.backups import Version
from studio.session.recovery.pages import Recoverable
from studio.windows.documents.questions import Questions
from studio.windows.frame.main_window import MainWindow
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
        for path in sorted((ROOT / "studio" / "windows").rglob("*.py"))
        if ".exec()" in path.read_text(encoding="utf-8")
    ]
    assert waiting == ["studio/windows/kit/dialogs.py"]


def threads() -> Counter[str]:
    return Counter(thread.name for thread in threading.enumerate())


def test_boards_that_were_closed_leave_no_thread_behind(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    maps = [tmp_path / f"{number}.yaml" for number in range(8)]
    for file in maps:
        save_board(new_board(Sheet(4, 3)), file)
    after = []
    for file in maps:
        # The start page lists and looks for what was opened last.
        window.desks.open(file)
        qtbot.waitUntil(lambda: len(window.desks.open_ones) == 1)
        window.desks.front.session.apply(SetField("title", "New"))
        window.desks.front.session.stamps.look()
        qtbot.waitUntil(lambda: threads()["journal"] == 1)
        window.desks.front.session.history.undo()
        window.desks.close()
        qtbot.waitUntil(lambda: not window.desks.open_ones)
        qtbot.waitUntil(lambda: not threads()["readable"])
        after.append(threads())
    assert after[-1] <= after[1]


def test_boards_that_were_open_side_by_side_leave_no_thread_behind(window: MainWindow, qtbot: QtBot) -> None:
    before = threads()
    for _ in range(5):
        window.desks.begin(new_board(Sheet(4, 3)))
        window.desks.front.session.stamps.look()
        qtbot.waitUntil(lambda: not window.desks.front.session.is_checking)
    assert threads()["stamps"] >= 5
    while len(window.desks.open_ones) > 1:
        window.desks.close()
    # One board stays open.
    qtbot.waitUntil(lambda: max((threads() - before).values(), default=0) <= 1)
