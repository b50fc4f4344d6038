"""What is offered goes by what stands in the file by now: nothing saved is offered, no one accused."""

import json
import os
from pathlib import Path
from time import sleep

import pytest
from pytestqt.qtbot import QtBot

from engine.board.document import Board
from engine.boardfile.atomic import write_atomically
from engine.boardfile.saving import save_board
from engine.boardfile.writing import write_board
from engine.edits.document import SetField
from engine.tracing.marks import Marks
from studio.session.document import Session
from studio.session.files import filing
from studio.session.known_files import Known, stamp_of
from studio.session.recovery import pages
from studio.session.recovery.pages import Recoverable, digest_of, new_page
from studio.session.recovery.pending_edits import NOTHING_PENDING, Pending
from studio.session.recovery.recovering import recoverable
from studio.session.traces import Trace, shape_of
from tests.studio.session.recovery.test_journal import BOARD
from tests.studio.silence import silent_disk

SAVED, NEWER, OLDER = (BOARD.edited(title=title) for title in ("Saved", "Newer", "Older"))
MORE = Trace(None, Marks((), (), frozenset(BOARD.sheet.hexes())), 50, 0.5, shape_of(BOARD.sheet), None)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A map file as it stood when its session read it."""
    path = tmp_path / "maps" / "severn.yaml"
    path.parent.mkdir()
    save_board(OLDER, path)
    return path


def left(
    folder: Path, board: Board, file: Path, pending: Pending = NOTHING_PENDING, saving: tuple[Board, ...] = ()
) -> Path:
    """Leave a page of a board whose session knew the file as it is now."""
    page = new_page(folder)
    page.write(board, file, Known(stamp_of(file)), pending, saving)
    page.release()
    return page.path


def test_a_page_whose_board_stands_in_its_file_is_dropped(tmp_path: Path, file: Path) -> None:
    """The program ended after the file was written, and before the page was gone."""
    left(tmp_path / "recovery", SAVED, file)
    save_board(SAVED, file)
    assert recoverable(tmp_path / "recovery") == ()
    assert list((tmp_path / "recovery").iterdir()) == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in folders")
def test_a_pipe_among_the_pages_is_never_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.yaml")
    (entry,) = recoverable(tmp_path)
    assert entry.unread
    assert str(tmp_path) not in entry.unread


@pytest.mark.parametrize("origin", ["a\0b.yaml", "\ud800.yaml"])
def test_a_page_of_a_file_no_disk_can_have_is_offered(origin: str, tmp_path: Path) -> None:
    path = left(tmp_path, SAVED, tmp_path / "gone.yaml")
    head, _, board = path.read_text("utf-8").partition("\n")
    head = head.replace(json.dumps(str(tmp_path / "gone.yaml")), json.dumps(origin))
    path.write_text(f"{head}\n{board}", "utf-8")
    (entry,) = recoverable(tmp_path)
    assert (entry.page, entry.title) == (path, SAVED.title)


def test_a_page_that_is_not_as_its_file_stays(tmp_path: Path, file: Path) -> None:
    path = left(tmp_path / "recovery", SAVED, file)
    (entry,) = recoverable(tmp_path / "recovery")
    assert (entry.page, entry.known) == (path, Known(stamp_of(file)))
    file.unlink()
    assert [each.page for each in recoverable(tmp_path / "recovery")] == [path]


def test_a_page_with_marks_to_trace_is_offered_even_if_its_board_is_saved(tmp_path: Path, file: Path) -> None:
    left(tmp_path / "recovery", SAVED, file, Pending(trace=MORE))
    save_board(SAVED, file)
    (entry,) = recoverable(tmp_path / "recovery")
    assert entry.pending.trace == MORE


def test_a_page_that_cannot_be_dropped_is_not_offered_all_the_same(
    tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = left(tmp_path / "recovery", OLDER, file)

    def refused(*_: object) -> None:
        raise OSError(30, os.strerror(30))

    monkeypatch.setattr(os, "unlink", refused)
    assert recoverable(tmp_path / "recovery") == ()
    assert path.exists()


def taken_up(session: Session, entry: Recoverable, qtbot: QtBot) -> list[object]:
    """Recover a board and save it; return what was asked about its file."""
    asked: list[object] = []
    session.file_changed_outside.connect(asked.append)
    with qtbot.waitSignal(session.document_replaced):
        session.restore(entry)
    with qtbot.waitSignal(session.busy_changed, check_params_cb=lambda is_busy: not is_busy):
        session.save()
    return asked


def test_a_file_that_the_session_was_just_saving_was_changed_by_nobody_else(
    session: Session, tmp_path: Path, file: Path, qtbot: QtBot
) -> None:
    left(tmp_path / "recovery", NEWER, file, saving=(SAVED,))
    save_board(SAVED, file)
    (entry,) = recoverable(tmp_path / "recovery")
    assert taken_up(session, entry, qtbot) == []
    assert not session.is_modified


def test_a_file_that_somebody_else_changed_is_still_reported(
    session: Session, tmp_path: Path, file: Path, qtbot: QtBot
) -> None:
    left(tmp_path / "recovery", NEWER, file, saving=(SAVED,))
    save_board(BOARD.edited(title="Another hand's"), file)
    (entry,) = recoverable(tmp_path / "recovery")
    assert taken_up(session, entry, qtbot) == [file]


@pytest.fixture
def page_at_saving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """What is on the page of the journal just when a map is about to be saved."""
    held: list[bytes] = []

    def looking(board: Board, path: Path, *, keeps_old: bool) -> None:
        held.extend(page.read_bytes() for page in (tmp_path / "recovery").glob("*.yaml"))
        save_board(board, path, keeps_old=keeps_old)

    def slowly(path: Path, data: bytes, *, mode: int) -> None:
        sleep(0.2)
        write_atomically(path, data, mode=mode)

    monkeypatch.setattr(filing, "save_board", looking)
    monkeypatch.setattr(pages, "write_atomically", slowly)
    return held


@pytest.mark.parametrize("is_held", [True, False])
def test_the_page_says_what_the_file_will_hold_before_that_is_replaced(
    session: Session, tmp_path: Path, file: Path, qtbot: QtBot, page_at_saving: list[bytes], is_held: bool
) -> None:
    """A program that is killed at any moment of a save accuses no other one afterwards."""
    with qtbot.waitSignal(session.document_replaced):
        session.open(file)
    session.apply(SetField("title", "Saved"))
    if is_held:
        stroke = session.board.edited(title="Stroke")
        session.put_draft(lambda: stroke)
    with qtbot.waitSignal(session.saved):
        session.save()
    (page,) = page_at_saving
    folder = tmp_path / "left"
    folder.mkdir()
    (folder / "1-page.yaml").write_bytes(page)
    entries = recoverable(folder)
    # Without the stroke the file holds what is on the page, which no one needs then.
    assert [entry.known.stamp for entry in entries] == [stamp_of(file)] * is_held
    if is_held:
        assert b"Stroke" in page
        assert taken_up(session, entries[0], qtbot) == []


def test_a_map_is_saved_though_the_disk_of_the_page_refuses_it(
    session: Session, tmp_path: Path, file: Path, qtbot: QtBot
) -> None:
    (tmp_path / "recovery").write_text("not a folder")
    with qtbot.waitSignal(session.document_replaced):
        session.open(file)
    session.apply(SetField("title", "Saved"))
    with qtbot.waitSignal(session.saved):
        session.save()
    assert b"Saved" in file.read_bytes()


def test_what_is_drawn_while_a_board_is_saved_is_kept_with_what_is_saved(
    session: Session, tmp_path: Path, file: Path, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(session.document_replaced):
        session.open(file)
    session.apply(SetField("title", "Saved"))
    text = write_board(session.board)
    with silent_disk(file.parent) as disk:
        disk.fall_silent()
        session.save()
        session.apply(SetField("title", "Newer"))
        folder = tmp_path / "recovery"
        qtbot.waitUntil(lambda: any("Newer" in page.read_text() for page in folder.glob("*.yaml")))
        (page,) = folder.glob("*.yaml")
        (folder.with_name("left")).mkdir()
        (folder.with_name("left") / "1-page.yaml").write_bytes(page.read_bytes())
        disk.answer()
        qtbot.waitUntil(lambda: not session.is_saving)
    (entry,) = recoverable(folder.with_name("left"))
    assert entry.saving == (digest_of(text.encode()),)
    assert entry.known.stamp == stamp_of(file)
