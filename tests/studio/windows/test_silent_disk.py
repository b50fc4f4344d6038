"""A disk that does not answer never stops the window, whatever one asks for that is on it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import SignalInstance
from pytestqt.qtbot import QtBot

from engine.board.document import new_board
from engine.boardfile.reading import read_board
from engine.boardfile.saving import save_board
from engine.edits.document import SetField
from engine.hexes.sheet import Sheet
from studio.session.recovery.recovering import recoverable
from studio.session.settings.setting_keys import LAST_FRONT, LAST_OPEN
from studio.windows.documents.questions import Patience
from studio.windows.frame.main_window import MainWindow
from tests.journeys.answers import Answers
from tests.studio.silence import SilentDisk, silent_disk
from tests.studio.windows.conftest import MakeWindow


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[SilentDisk]:
    """A disk of its own, with two maps on it."""
    folder = tmp_path / "disk"
    folder.mkdir()
    for name in ("severn", "rhine"):
        save_board(new_board(Sheet(6, 5), title=name), folder / f"{name}.yaml")
    with silent_disk(folder) as disk:
        yield disk


@pytest.fixture
def far(tmp_path: Path) -> Path:
    """A map on that disk."""
    return tmp_path / "disk" / "severn.yaml"


@pytest.fixture
def near(tmp_path: Path) -> Path:
    """A map on another one."""
    path = tmp_path / "near.yaml"
    save_board(new_board(Sheet(6, 5), title="near"), path)
    return path


@pytest.fixture
def at_far(window: MainWindow, disk: SilentDisk, far: Path, qtbot: QtBot) -> MainWindow:
    """A window where the map of the disk is open and changed; the disk is silent by now."""
    window.desks.open(far)
    qtbot.waitUntil(lambda: window.documents.is_open)
    window.session.apply(SetField("title", "Mine"))
    disk.fall_silent()
    return window


def test_a_map_that_does_not_come_is_said_to_be_opened_and_others_are_opened_meanwhile(
    window: MainWindow, disk: SilentDisk, far: Path, near: Path, qtbot: QtBot
) -> None:
    disk.fall_silent()
    window.desks.open(far)
    qtbot.waitUntil(lambda: window.status.files.text() == "Opening severn.yaml …")
    assert window.status.isVisible()
    window.desks.open(near)
    qtbot.waitUntil(lambda: window.documents.is_open)
    assert window.documents.name == "near.yaml"
    assert window.status.files.text() == "Opening severn.yaml …"
    disk.answer()
    qtbot.waitUntil(lambda: len(window.desks.open_ones) == 2)
    assert window.status.files.text() == ""
    assert disk.asked_at_the_window == []


def test_a_map_that_does_not_come_holds_up_neither_the_other_boards_of_last_time_nor_the_end(
    make_window: MakeWindow, disk: SilentDisk, far: Path, near: Path, qtbot: QtBot
) -> None:
    settings = make_window().board_views.settings
    settings[LAST_OPEN] = (str(far), str(near))
    settings[LAST_FRONT] = str(far)
    disk.fall_silent()
    window = make_window()
    window.open_last_boards()
    qtbot.waitUntil(lambda: window.documents.is_open)
    assert window.documents.name == "near.yaml"
    window.close()
    assert not window.isVisible()
    for desk in window.desks.all:
        desk.session.close()
    assert disk.asked_at_the_window == []


def test_the_start_page_lists_what_nobody_knows_to_be_gone(
    make_window: MakeWindow, disk: SilentDisk, far: Path, near: Path, qtbot: QtBot
) -> None:
    gone = near.with_name("gone.yaml")
    recent = make_window().session.recent
    for path in (gone, near, far):
        recent.add(path)
    disk.fall_silent()
    window = make_window()
    listed = window.start.recent
    qtbot.waitUntil(lambda: [button.path for button in listed.buttons] == [far, near])
    disk.answer()
    assert disk.asked_at_the_window == []


def test_a_file_that_could_not_be_read_is_reported_without_asking_again(
    window: MainWindow, disk: SilentDisk, far: Path, answers: Answers, qtbot: QtBot
) -> None:
    far.write_text("platelayer: [", "utf-8")
    window.desks.open(far)
    qtbot.waitUntil(lambda: bool(answers.told))
    missing = far.with_name("missing.yaml")
    window.session.recent.add(missing)
    answers.told.clear()
    window.session.filing.failed.connect(disk.fall_silent)
    window.desks.open(missing)
    qtbot.waitUntil(lambda: bool(answers.told))
    assert missing not in window.session.recent.paths
    assert disk.asked_at_the_window == []


def test_earlier_versions_are_looked_up_when_the_disk_answers(
    at_far: MainWindow, disk: SilentDisk, answers: Answers, qtbot: QtBot
) -> None:
    at_far.copies.begin_earlier()
    words = "Looking for earlier versions of severn.yaml …"
    qtbot.waitUntil(lambda: at_far.status.files.text() == words)
    assert answers.told == []
    disk.answer()
    qtbot.waitUntil(lambda: bool(answers.told))
    assert answers.told[0][0] == "This document has no earlier version"
    assert disk.asked_at_the_window == []


def test_saving_that_takes_long_is_said_and_so_is_its_end(
    at_far: MainWindow, disk: SilentDisk, far: Path, qtbot: QtBot
) -> None:
    at_far.commands["save"].trigger()
    assert at_far.status.files.text() == ""
    qtbot.waitUntil(lambda: at_far.status.files.text() == "Saving severn.yaml …")
    at_far.session.apply(SetField("designer", "me"))
    disk.answer()
    qtbot.waitUntil(lambda: at_far.status.files.text() == "")
    board = read_board(far).board
    assert board is not None
    assert board.title == "Mine"
    assert disk.asked_at_the_window == []


def test_whoever_closes_meanwhile_may_stay_or_wait_until_it_is_saved(
    at_far: MainWindow, disk: SilentDisk, answers: Answers, qtbot: QtBot
) -> None:
    answers.patiences = ["stay", "wait"]
    at_far.commands["save"].trigger()
    at_far.close()
    assert answers.asked == []
    qtbot.waitUntil(lambda: answers.asked == ["still saving severn.yaml"])
    at_far.close()
    qtbot.waitUntil(lambda: len(answers.asked) == 2)
    assert at_far.isVisible()
    disk.answer()
    qtbot.waitUntil(lambda: not at_far.isVisible())
    assert disk.asked_at_the_window == []


def test_the_window_closes_by_itself_when_the_board_is_saved_while_that_is_asked(
    at_far: MainWindow, disk: SilentDisk, answers: Answers, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def asked(_name: str, settled: SignalInstance) -> Patience:
        disk.answer()
        with qtbot.waitSignal(settled):
            pass
        assert at_far.isVisible()
        return "wait"

    monkeypatch.setattr(answers, "still_saving", asked)
    at_far.commands["save"].trigger()
    at_far.close()
    qtbot.waitUntil(lambda: not at_far.isVisible())
    assert not at_far.session.is_modified


def test_a_board_is_not_saved_in_the_file_of_another_tab_by_any_name(
    at_far: MainWindow, disk: SilentDisk, far: Path, near: Path, answers: Answers, qtbot: QtBot
) -> None:
    other_name = near.with_name("link.yaml")
    other_name.symlink_to(far)
    at_far.desks.open(near)
    qtbot.waitUntil(lambda: at_far.documents.name == "near.yaml")
    answers.path = other_name
    at_far.commands["save-as"].trigger()
    qtbot.wait(100)
    assert answers.told == []
    disk.answer()
    qtbot.waitUntil(lambda: bool(answers.told))
    assert answers.told[0][0] == "link.yaml is open in another tab"
    assert at_far.documents.name == "near.yaml"
    assert disk.asked_at_the_window == []


def test_a_board_is_not_saved_in_a_file_that_another_is_still_being_written_to(
    window: MainWindow, disk: SilentDisk, far: Path, answers: Answers, qtbot: QtBot
) -> None:
    for title in ("One", "Two"):
        window.desks.begin(new_board(Sheet(6, 5), title=title))
    first, second = window.desks.open_ones
    disk.fall_silent()
    # No one can ask yet where the link leads.
    link = far.parent.with_name("link")
    link.symlink_to(far.parent)
    answers.path = link / "new.yaml"
    window.commands["save-as"].trigger()
    window.desks.turn_to(first)
    window.commands["save-as"].trigger()
    disk.answer()
    qtbot.waitUntil(lambda: not (first.session.is_busy or second.session.is_busy))
    qtbot.waitUntil(lambda: bool(answers.told))
    assert answers.told[0][0] == "new.yaml is open in another tab"
    assert (first.session.path, second.session.path) == (None, answers.path)
    board = read_board(answers.path).board
    assert board is not None
    assert board.title == "Two"


@pytest.mark.parametrize("closed", ["quit", "close"])
def test_whoever_leaves_meanwhile_is_offered_the_recovery_copy_the_next_time(
    at_far: MainWindow, disk: SilentDisk, answers: Answers, qtbot: QtBot, near: Path, closed: str
) -> None:
    answers.patiences = ["leave"]
    at_far.commands["save"].trigger()
    at_far.commands[closed].trigger()
    qtbot.waitUntil(lambda: not (at_far.isVisible() and at_far.documents.is_open))
    if closed == "close":
        at_far.desks.open(near)
        qtbot.waitUntil(lambda: at_far.documents.is_open)
        assert at_far.documents.name == "near.yaml"
    for desk in at_far.desks.all:
        desk.session.close()
    assert disk.asked_at_the_window == []
    left = near.with_name("recovery")
    qtbot.waitUntil(lambda: [entry.title for entry in recoverable(left)] == ["Mine"])
