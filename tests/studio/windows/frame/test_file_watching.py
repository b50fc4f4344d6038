"""What somebody else does to the file of an open board is said until one says what is to become of it."""

import os
import threading
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.board.document import new_board
from engine.boardfile.reading import read_board
from engine.boardfile.saving import save_board
from engine.edits.document import SetField
from engine.hexes.sheet import Sheet
from studio.session.known_files import absence_of
from studio.windows.frame import file_watching
from studio.windows.frame.file_watching import Notice
from studio.windows.frame.main_window import MainWindow
from tests.journeys.answers import Answers

MINE, THEIRS = "Mine", "Theirs, from elsewhere"
LONGER_THAN_A_WORD_IN_PASSING_MS = 7000


@pytest.fixture
def file(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> Path:
    """The file of the board that is open."""
    path = tmp_path / "severn.yaml"
    save_board(new_board(Sheet(6, 5)), path)
    window.desks.open(path)
    qtbot.waitUntil(lambda: window.documents.is_open)
    return path


@pytest.fixture
def notice(window: MainWindow) -> Notice:
    return window.watching.notice


def come_back(qapp: QApplication) -> None:
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)


def change(file: Path, title: str = THEIRS) -> None:
    save_board(new_board(Sheet(6, 5), title=title), file)


@pytest.mark.usefixtures("file")
def test_nothing_is_said_of_a_file_that_is_as_it_was_left(
    notice: Notice, qapp: QApplication, qtbot: QtBot
) -> None:
    come_back(qapp)
    qtbot.wait(100)
    assert not notice.isVisible()


def test_a_changed_file_is_said_until_it_is_read_again_and_undo_brings_mine_back(
    window: MainWindow, file: Path, notice: Notice, qapp: QApplication, qtbot: QtBot
) -> None:
    window.session.apply(SetField("title", MINE))
    change(file)
    come_back(qapp)
    qtbot.waitUntil(notice.isVisible)
    assert "Another program changed severn.yaml" in notice.words.text()
    assert not notice.save.isVisible()
    window.display.status.clearMessage()
    qtbot.wait(LONGER_THAN_A_WORD_IN_PASSING_MS)
    assert notice.isVisible()
    with qtbot.waitSignal(window.session.reloaded):
        notice.reload.click()
    assert not notice.isVisible()
    assert window.session.board.title == THEIRS
    assert not window.session.is_modified
    window.session.history.undo()
    assert window.session.board.title == MINE
    assert window.session.is_modified


def test_a_changed_file_that_is_closed_and_opened_anew_is_changed_no_more(
    window: MainWindow, file: Path, notice: Notice, qapp: QApplication, qtbot: QtBot
) -> None:
    change(file)
    come_back(qapp)
    qtbot.waitUntil(notice.isVisible)
    window.desks.close()
    window.desks.open(file)
    qtbot.waitUntil(lambda: window.documents.is_open)
    assert window.session.board.title == THEIRS
    assert not notice.isVisible()


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are looked at all the time."""
    monkeypatch.setattr(file_watching, "EVERY_MS", 30)


@pytest.mark.usefixtures("soon")
def test_a_changed_file_is_said_while_one_works_on_without_leaving_the_program(
    window: MainWindow, file: Path, notice: Notice, qtbot: QtBot
) -> None:
    window.session.apply(SetField("title", MINE))
    qtbot.wait(100)
    assert not notice.isVisible()
    change(file)
    qtbot.waitUntil(notice.isVisible)
    notice.keep.click()
    qtbot.wait(100)
    assert not notice.isVisible(), "it is said once, and not again and again"
    change(file, "Theirs once more, and longer")
    qtbot.waitUntil(notice.isVisible)


@pytest.mark.usefixtures("soon", "file")
def test_a_file_saved_here_again_and_again_is_not_taken_for_somebody_elses(
    window: MainWindow, notice: Notice, qtbot: QtBot
) -> None:
    seen: list[bool] = []
    for number in range(12):
        window.session.apply(SetField("title", f"{MINE} {number}"))
        with qtbot.waitSignal(window.session.saved):
            window.documents.save()
        for _ in range(4):
            seen.append(notice.isVisible())
            qtbot.wait(10)
    assert not any(seen)


def test_what_was_seen_just_before_a_file_was_saved_here_is_not_said(
    window: MainWindow, file: Path, notice: Notice, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    looking, saved = threading.Event(), threading.Event()
    strange = file_watching.strange

    def look(files: Any) -> Any:
        seen = strange(files)
        looking.set()
        assert saved.wait(10)
        return seen

    monkeypatch.setattr(file_watching, "strange", look)
    change(file)
    window.watching.look()
    assert looking.wait(10)
    with qtbot.waitSignal(window.session.saved):
        window.session.save(losing_changes=True)
    saved.set()
    qtbot.wait(200)
    assert not notice.isVisible()


def test_whoever_keeps_his_own_is_asked_again_only_when_the_file_changes_again(
    file: Path, notice: Notice, qapp: QApplication, qtbot: QtBot
) -> None:
    change(file)
    come_back(qapp)
    qtbot.waitUntil(notice.isVisible)
    notice.keep.click()
    assert not notice.isVisible()
    come_back(qapp)
    qtbot.wait(200)
    assert not notice.isVisible()
    change(file, "Theirs once more, and longer")
    come_back(qapp)
    qtbot.waitUntil(notice.isVisible)


def test_a_change_that_was_left_is_said_again_when_it_comes_back_after_it_was_gone(
    file: Path, notice: Notice, qapp: QApplication, qtbot: QtBot
) -> None:
    def put(text: bytes, stat: os.stat_result) -> None:
        file.write_bytes(text)
        os.utime(file, ns=(stat.st_atime_ns, stat.st_mtime_ns))
        come_back(qapp)

    mine = file.read_bytes(), file.stat()
    change(file)
    theirs = file.read_bytes(), file.stat()
    come_back(qapp)
    qtbot.waitUntil(notice.isVisible)
    notice.keep.click()
    put(*mine)
    qtbot.wait(200)
    assert not notice.isVisible()
    put(*theirs)
    qtbot.waitUntil(notice.isVisible)


def test_a_file_that_is_gone_can_be_written_again(
    window: MainWindow, file: Path, notice: Notice, qapp: QApplication, qtbot: QtBot
) -> None:
    file.unlink()
    come_back(qapp)
    qtbot.waitUntil(notice.isVisible)
    assert "severn.yaml was moved or deleted" in notice.words.text()
    assert not notice.reload.isVisible()
    with qtbot.waitSignal(window.session.saved):
        notice.save.click()
    assert read_board(file).board is not None
    assert not notice.isVisible()


def test_a_folder_that_is_missing_is_not_a_file_that_is_gone(
    file: Path, notice: Notice, qapp: QApplication, qtbot: QtBot
) -> None:
    file.parent.rename(file.parent.with_name("away"))
    assert absence_of(file) == "folder"
    come_back(qapp)
    qtbot.waitUntil(notice.isVisible)
    assert "The folder of severn.yaml is missing" in notice.words.text()


def test_a_copy_can_be_saved_and_the_changed_file_is_left(
    window: MainWindow, file: Path, notice: Notice, answers: Answers, qapp: QApplication, qtbot: QtBot
) -> None:
    change(file)
    come_back(qapp)
    qtbot.waitUntil(notice.isVisible)
    answers.path = file.with_name("mine.yaml")
    with qtbot.waitSignal(window.session.saved):
        notice.save_as.click()
    assert not notice.isVisible()
    board = read_board(file).board
    assert board is not None
    assert board.title == THEIRS


def test_each_board_has_its_own_notice(
    window: MainWindow, file: Path, notice: Notice, qapp: QApplication, qtbot: QtBot
) -> None:
    change(file)
    come_back(qapp)
    qtbot.waitUntil(notice.isVisible)
    first = window.desks.front
    window.desks.begin(new_board(Sheet(6, 5)))
    assert not notice.isVisible()
    window.desks.turn_to(first)
    assert notice.isVisible()
    window.desks.close(first)
    assert not notice.isVisible()


def test_a_window_that_is_closed_looks_no_more(
    window: MainWindow, file: Path, notice: Notice, qapp: QApplication, qtbot: QtBot
) -> None:
    window.finish()
    file.unlink()
    come_back(qapp)
    qtbot.wait(100)
    assert not notice.isVisible()


def test_a_board_without_a_file_cannot_be_read_again(window: MainWindow, answers: Answers) -> None:
    window.desks.begin(new_board(Sheet(6, 5)))
    window.commands["reload"].trigger()
    assert answers.told[-1][0] == "This board has no file yet"
