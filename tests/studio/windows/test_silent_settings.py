"""The disk with the settings and the recovery journal does not respond: that is told, and no one waits."""

from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest
from pytestqt.qtbot import QtBot

from engine.board.document import new_board
from engine.edits.document import SetField
from engine.hexes.sheet import Sheet
from studio.session.document import close_all
from studio.session.recovery import journal
from studio.session.recovery.pages import Recoverable
from studio.session.recovery.recovering import recoverable
from studio.windows.documents.recovery_dialog import RecoveryChoice
from studio.windows.frame import recovery_offer
from studio.windows.frame.main_window import MainWindow
from tests.journeys.answers import Answers
from tests.studio.session.recovery.test_journal import left_behind
from tests.studio.silence import SilentDisk, silent_disk

SILENT = "does not respond"
STANDSTILL_S = 2.0
"""Longer than anybody waits here, shorter than the five seconds that each board once took."""


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[SilentDisk]:
    """The disk of the recovery journal."""
    with silent_disk(tmp_path / "recovery") as disk:
        yield disk


@pytest.fixture
def drawn(window: MainWindow, disk: SilentDisk, tmp_path: Path, qtbot: QtBot) -> MainWindow:
    """A window with three boards that are on pages, and were changed since the disk fell silent."""
    for title in ("One", "Two", "Three"):
        window.desks.begin(new_board(Sheet(6, 5), title=title))
        window.session.apply(SetField("designer", "me"))
    qtbot.waitUntil(lambda: len(list((tmp_path / "recovery").glob("*.yaml"))) == 3)
    disk.fall_silent()
    for desk in window.desks.open_ones:
        desk.session.apply(SetField("designer", "you"))
    # Until each has a page on its way.
    qtbot.wait(2 * journal.WAIT_MS)
    return window


def test_a_failure_to_keep_anything_is_reported_after_some_seconds_and_taken_back_when_it_ends(
    window: MainWindow, disk: SilentDisk, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(journal, "PATIENCE_MS", 200)
    window.desks.begin(new_board(Sheet(6, 5), title="One"))
    disk.fall_silent()
    window.session.apply(SetField("title", "Mine"))
    qtbot.waitUntil(lambda: SILENT in window.alarms.words.text())
    assert "has not been written since" in window.alarms.words.text()
    window.session.apply(SetField("title", "Mine and newer"))
    qtbot.wait(600)
    assert len(window.alarms.warnings) == 1
    disk.answer()
    qtbot.waitUntil(lambda: window.alarms.warnings == ())
    assert disk.asked_at_the_window == []


def test_a_board_is_put_away_and_all_are_at_the_end_without_a_standstill(
    drawn: MainWindow, disk: SilentDisk, answers: Answers, tmp_path: Path, qtbot: QtBot
) -> None:
    answers.partings = ["discard"]
    begun = monotonic()
    drawn.commands["close"].trigger()
    assert len(drawn.desks.open_ones) == 2
    close_all(desk.session for desk in drawn.desks.all)
    assert monotonic() - begun < STANDSTILL_S
    assert disk.asked_at_the_window == []
    disk.answer()
    qtbot.waitUntil(lambda: list((tmp_path / "recovery").iterdir()) == [])


# -- the start -------------------------------------------------------------------------------------


class Begun:
    """Begins to offer what is in a folder; ``is_any_taken`` is what was gone on with."""

    def __init__(self, window: MainWindow, folder: Path) -> None:
        self.is_any_taken: list[bool] = []
        window.desks.recovery_offer.begin(folder, self.is_any_taken.append)


def test_what_was_kept_is_offered_when_its_disk_answers_and_the_start_goes_on_meanwhile(
    window: MainWindow,
    disk: SilentDisk,
    answers: Answers,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    monkeypatch.setattr(recovery_offer, "PATIENCE_MS", 200)
    left_behind(tmp_path / "recovery")
    answers.recovered = RecoveryChoice(restored=recoverable(tmp_path / "recovery"))
    disk.fall_silent()
    begun = monotonic()
    start = Begun(window, tmp_path / "recovery")
    assert monotonic() - begun < STANDSTILL_S
    assert start.is_any_taken == []
    qtbot.waitUntil(lambda: start.is_any_taken == [False])
    assert SILENT in window.alarms.words.text()
    assert (answers.asked, disk.asked_at_the_window) == ([], [])
    disk.answer()
    qtbot.waitUntil(lambda: window.documents.is_open)
    assert (answers.asked, window.alarms.warnings, start.is_any_taken) == (["recover 1"], (), [False])
    assert window.session.board.title == "Left behind"


def test_boards_of_last_time_wait_for_what_was_kept(
    window: MainWindow, answers: Answers, tmp_path: Path, qtbot: QtBot
) -> None:
    left_behind(tmp_path / "recovery")
    answers.recovered = RecoveryChoice(restored=recoverable(tmp_path / "recovery"))
    start = Begun(window, tmp_path / "recovery")
    qtbot.waitUntil(lambda: start.is_any_taken == [True])
    qtbot.waitUntil(lambda: window.documents.is_open)


def test_a_folder_that_cannot_be_looked_into_is_reported_and_the_start_goes_on(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    def refused(_folder: Path) -> tuple[Recoverable, ...]:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(recovery_offer, "recoverable", refused)
    start = Begun(window, tmp_path / "recovery")
    qtbot.waitUntil(lambda: start.is_any_taken == [False])
    assert str(tmp_path / "recovery") in window.alarms.words.text()


def test_a_board_that_cannot_be_discarded_is_reported(
    window: MainWindow, answers: Answers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    def refused(_entry: Recoverable) -> None:
        raise OSError(30, "Read-only file system")

    path = left_behind(tmp_path / "recovery")
    answers.recovered = RecoveryChoice(discarded=recoverable(tmp_path / "recovery"))
    monkeypatch.setattr(recovery_offer, "discard", refused)
    Begun(window, tmp_path / "recovery")
    qtbot.waitUntil(lambda: path.name in window.alarms.words.text())
    assert path.exists()
