"""The recovery journal and two disks: its own, which may be full or slow, and the map's, left alone."""

import errno
import os
import threading
from functools import partial
from itertools import pairwise
from pathlib import Path
from time import monotonic, sleep

import pytest
from pytestqt.qtbot import QtBot

from engine.boardfile.atomic import write_atomically
from engine.boardfile.reading import read_board
from engine.boardfile.saving import save_board
from engine.edits.document import SetField
from studio.session.document import Session
from studio.session.known_files import Known, stamp_of
from studio.session.recovery import journal as journals
from studio.session.recovery import pages as pages_
from studio.session.recovery.journal import Journal
from studio.session.recovery.recovering import recoverable
from tests.studio.session.recovery.test_journal import BOARD, left_behind, pages
from tests.studio.silence import silent_disk

# -- a disk that is full or slow --------------------------------------------------------------------


def failing(monkeypatch: pytest.MonkeyPatch, times: int) -> list[float]:
    """Have the disk be full for so many tries; return when each try was made."""
    tries: list[float] = []

    def written(path: Path, data: bytes, *, mode: int) -> None:
        tries.append(monotonic())
        if len(tries) <= times:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        write_atomically(path, data, mode=mode)

    monkeypatch.setattr(pages_, "write_atomically", written)
    return tries


def test_a_page_that_failed_is_tried_again_without_another_edit_and_its_success_is_reported(
    session: Session, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing(monkeypatch, 1)
    told: list[str] = []
    session.warned.connect(told.append)
    with qtbot.waitSignal(session.kept_again):
        session.apply(SetField("title", "New"))
    assert len(told) == 1
    (page,) = pages(tmp_path / "recovery")
    assert read_board(page).board == session.board


def test_pages_that_fail_are_tried_again_after_growing_pauses(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journals, "FIRST_PAUSE_MS", 40)
    monkeypatch.setattr(journals, "LONGEST_PAUSE_MS", 160)
    tries = failing(monkeypatch, 5)
    journal = Journal(tmp_path)
    with qtbot.waitSignal(journal.written):
        journal.keep(lambda: BOARD, None, None, None)
    pauses = [later - sooner for sooner, later in pairwise(tries)]
    # Qt's coarse timers may be early by a twentieth.
    assert all(pause > 0.00095 * ms for pause, ms in zip(pauses, (40, 80, 160, 160, 160), strict=True))
    journal.stop(1.0)


def test_an_edit_does_not_wait_for_the_pause_after_a_failure(
    session: Session, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journals, "FIRST_PAUSE_MS", 3_600_000)
    failing(monkeypatch, 1)
    with qtbot.waitSignal(session.warned):
        session.apply(SetField("title", "New"))
    session.apply(SetField("title", "Newer"))
    qtbot.waitUntil(lambda: len(pages(tmp_path / "recovery")) == 1)


def test_nothing_is_tried_again_once_there_is_nothing_to_keep(
    session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journals, "FIRST_PAUSE_MS", 50)
    tries = failing(monkeypatch, 1000)
    with qtbot.waitSignal(session.warned):
        session.apply(SetField("title", "New"))
    with qtbot.waitSignal(session.kept_again):
        session.history.undo()
    made = len(tries)
    qtbot.wait(300)
    assert len(tries) == made


def test_pages_do_not_pile_up_before_a_slow_disk(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()
    written: list[bytes] = []

    def slow(_path: Path, data: bytes, **_mode: int) -> None:
        written.append(data)
        go_on.wait(10)

    monkeypatch.setattr(pages_, "write_atomically", slow)
    journal = Journal(tmp_path)
    for title in ("One", "Two", "Three", "Four"):
        journal.keep(partial(BOARD.edited, title=title), None, None, None)
        qtbot.wait(400)
    go_on.set()
    qtbot.waitUntil(lambda: len(written) == 2)
    assert [title in page for title, page in zip((b"One", b"Four"), written, strict=True)] == [True, True]
    journal.stop(1.0)


def test_a_page_that_cannot_be_removed_is_reported_without_an_alarm(
    session: Session, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    session.apply(SetField("title", "New"))
    qtbot.waitUntil(lambda: len(pages(tmp_path / "recovery")) == 1)
    monkeypatch.setattr(os, "unlink", refused)
    with qtbot.waitSignal(session.warned) as told:
        session.history.undo()
    assert told.args is not None
    assert "Nothing is lost" in told.args[0]


def test_a_page_that_waits_for_another_to_be_removed_is_reported_as_well(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()
    monkeypatch.setattr(journals, "PATIENCE_MS", 100)
    monkeypatch.setattr(pages_.Page, "remove", lambda _: go_on.wait(10))
    journal = Journal(tmp_path)
    with qtbot.waitSignal(journal.written):
        journal.keep(lambda: BOARD, None, None, None)
    journal.drop()
    with qtbot.waitSignal(journal.failed) as told:
        journal.keep(lambda: BOARD, None, None, None)
    assert told.args is not None
    assert "does not respond" in told.args[0]
    with qtbot.waitSignal(journal.mended):
        go_on.set()
    journal.stop(1.0)


def test_pages_that_all_come_in_time_are_not_reported_however_many_there_are(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slowly(path: Path, data: bytes, *, mode: int) -> None:
        sleep(0.4)
        write_atomically(path, data, mode=mode)

    monkeypatch.setattr(journals, "PATIENCE_MS", 1000)
    monkeypatch.setattr(pages_, "write_atomically", slowly)
    journal, told = Journal(tmp_path), list[str]()
    journal.failed.connect(told.append)
    for title in ("One", "Two"):
        with qtbot.waitSignal(journal.written):
            journal.keep(partial(BOARD.edited, title=title), None, None, None)
    assert told == []
    journal.stop(1.0)


# -- the disk of the map --------------------------------------------------------------------------


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """What is asked of the folder ``maps`` from now on: a disk that would not answer."""
    asked: list[str] = []

    def listening(name: str) -> None:
        really = getattr(os, name)

        def ask(path: object, *rest: object, **how: object) -> object:
            if str(path).startswith(str(tmp_path / "maps")):
                asked.append(f"{name} on {threading.current_thread().name}")
            return really(path, *rest, **how)

        monkeypatch.setattr(os, name, ask)

    for name in ("stat", "lstat", "access", "readlink", "open", "scandir"):
        listening(name)
    return asked


def map_in(folder: Path) -> Path:
    folder.mkdir()
    save_board(BOARD.edited(title="On disk"), folder / "severn.yaml")
    return folder / "severn.yaml"


def test_the_journal_asks_nothing_of_the_disk_the_map_is_on(
    session: Session, tmp_path: Path, qtbot: QtBot, asked: list[str]
) -> None:
    file = map_in(tmp_path / "maps")
    with qtbot.waitSignal(session.document_replaced):
        session.open(file)
    asked.clear()
    session.apply(SetField("title", "New"))
    qtbot.waitUntil(lambda: len(pages(tmp_path / "recovery")) == 1)
    assert asked == []
    (page,) = pages(tmp_path / "recovery")
    head = page.read_text(encoding="utf-8").partition("\n")[0]
    stamp = stamp_of(file)
    assert stamp is not None
    assert (str(file) in head, str(stamp.changed_ns) in head) == (True, True)


def test_a_board_is_recovered_while_the_disk_of_its_map_does_not_answer(
    session: Session, tmp_path: Path, qtbot: QtBot
) -> None:
    file = map_in(tmp_path / "maps")
    left_behind(tmp_path / "recovery", file, Known(stamp_of(file), name=str(file)))
    (entry,) = recoverable(tmp_path / "recovery")
    with silent_disk(file.parent) as disk:
        disk.fall_silent()
        with qtbot.waitSignal(session.document_replaced):
            session.restore(entry)
        assert (session.board, session.path, disk.asked_at_the_window) == (BOARD, file, [])
