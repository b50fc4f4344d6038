"""What stands in a file, or is on its way to one, is never lost or mixed up without a word."""

import shutil
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import SignalInstance
from pytestqt.qtbot import QtBot

from engine.board.document import Board, new_board
from engine.boardfile import reading, versions
from engine.boardfile.reading import read_board
from engine.boardfile.saving import save_board
from engine.boardfile.yaml_text.report import Report
from engine.edits.document import SetField
from engine.hexes.sheet import Sheet
from studio.session.document import Session
from studio.session.files import filing
from studio.session.files.filing import Mishap
from studio.session.recovery.pages import Recoverable
from studio.session.recovery.recovering import recoverable
from tests.studio.conftest import MakeSession


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "severn.yaml"
    save_board(new_board(Sheet(5, 4), title="Severn"), path)
    return path


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """What must be set before anything is written."""
    go_on = threading.Event()

    def slow(board: Board, path: Path, *, keeps_old: bool) -> None:
        go_on.wait(10)
        save_board(board, path, keeps_old=keeps_old)

    monkeypatch.setattr(filing, "save_board", slow)
    return go_on


def title_in(path: Path) -> str:
    board = read_board(path).board
    assert board is not None
    return board.title


def heard(signal: SignalInstance) -> list[object]:
    told: list[object] = []
    signal.connect(told.append)
    return told


def settled(session: Session, qtbot: QtBot, do: Callable[[], object]) -> None:
    do()
    qtbot.waitUntil(lambda: not session.is_busy)


def opened(session: Session, path: Path, qtbot: QtBot, title: str = "Mine") -> None:
    """Open a file and change the board."""
    settled(session, qtbot, lambda: session.open(path))
    session.apply(SetField("title", title))


def changed_outside(path: Path, title: str = "Theirs, from elsewhere") -> None:
    save_board(new_board(Sheet(5, 4), title=title), path)


# -- another document meanwhile ------------------------------------------------------------------


def test_a_file_being_written_is_not_that_of_the_next_document(
    session: Session, file: Path, qtbot: QtBot, gate: threading.Event
) -> None:
    opened(session, file, qtbot)
    session.save()
    session.new(new_board(Sheet(2, 2), title="Brand new"))
    settled(session, qtbot, gate.set)
    assert (session.path, session.is_modified) == (None, False)
    assert title_in(file) == "Mine"
    assert session.recent.paths == (file,)


def told_of_a_save(session: Session, qtbot: QtBot, question: SignalInstance) -> str:
    """Save, begin another document meanwhile, and return what is told in place of a question."""
    mishaps, asked = heard(session.mishap_met), heard(question)
    session.save()
    session.new(new_board(Sheet(2, 2)))
    qtbot.waitUntil(lambda: not session.is_busy)
    (mishap,) = mishaps
    assert isinstance(mishap, Mishap)
    assert asked == []
    return mishap.text


def test_a_save_refused_after_another_document_was_begun_is_reported(
    session: Session, file: Path, qtbot: QtBot
) -> None:
    opened(session, file, qtbot)
    changed_outside(file)
    told = told_of_a_save(session, qtbot, session.file_changed_outside)
    assert "Another program changed the file" in told


def test_a_map_is_not_opened_over_a_board_being_saved(
    session: Session, file: Path, qtbot: QtBot, gate: threading.Event
) -> None:
    told = heard(session.warned)
    session.open(file)
    session.save_as(file.with_name("mine.yaml"))
    with qtbot.waitSignal(session.warned):
        pass
    settled(session, qtbot, gate.set)
    assert told == ["severn.yaml was not opened, because the board was being saved."]
    assert session.path == file.with_name("mine.yaml")


def test_of_two_maps_opened_in_a_row_the_second_is_the_document(
    session: Session, file: Path, qtbot: QtBot
) -> None:
    other = file.with_name("other.yaml")
    changed_outside(other, "Other")
    told = heard(session.warned)
    session.open(file)
    settled(session, qtbot, lambda: session.open(other))
    assert (session.path, session.board.title, told) == (other, "Other", [])
    assert session.recent.paths == (other,)


def test_a_map_on_its_way_is_not_opened_a_second_time(session: Session, file: Path, qtbot: QtBot) -> None:
    begun: list[str] = []
    session.document_replaced.connect(lambda: begun.append(session.board.title))
    told, busy = heard(session.warned), heard(session.busy_changed)
    session.open(file)
    settled(session, qtbot, lambda: session.open(file))
    assert (begun, told, busy) == (["Severn"], [], [True, False])
    settled(session, qtbot, lambda: session.open(file))
    assert begun == ["Severn", "Severn"]


def test_a_map_that_failed_is_opened_when_it_is_mended(session: Session, file: Path, qtbot: QtBot) -> None:
    good = file.read_text()
    file.write_text("platelayer: [")
    with qtbot.waitSignal(session.mishap_met):
        session.open(file)
    file.write_text(good)
    settled(session, qtbot, lambda: session.open(file))
    assert session.path == file


def left_behind(make_session: MakeSession, tmp_path: Path, origin: Path, qtbot: QtBot) -> Recoverable:
    """Open a file, change the board and leave a copy of its page, as if its studio had been killed."""
    opened(make_session(), origin, qtbot, "Crashed")
    qtbot.waitUntil(lambda: bool(list((tmp_path / "recovery").glob("*.yaml"))))
    (page,) = (tmp_path / "recovery").glob("*.yaml")
    left = tmp_path / "left"
    left.mkdir()
    shutil.copy(page, left / "1-page.yaml")
    (entry,) = recoverable(left)
    return entry


def test_a_board_is_not_recovered_over_what_was_begun_meanwhile(
    make_session: MakeSession, tmp_path: Path, file: Path, qtbot: QtBot
) -> None:
    entry = left_behind(make_session, tmp_path, file, qtbot)
    session = make_session()
    told = heard(session.warned)
    session.restore(entry)
    session.new(new_board(Sheet(3, 3), title="Brand new"))
    session.apply(SetField("designer", "me"))
    qtbot.waitUntil(lambda: bool(told))
    assert "not recovered" in str(told[0])
    assert (session.board.title, session.board.designer) == ("Brand new", "me")
    assert [each.page for each in recoverable(tmp_path / "left")] == [entry.page]


def test_a_file_read_again_does_not_take_the_place_of_a_document_begun_meanwhile(
    session: Session, file: Path, qtbot: QtBot
) -> None:
    opened(session, file, qtbot)
    told = heard(session.reloaded)
    session.reload()
    settled(session, qtbot, lambda: session.new(new_board(Sheet(2, 2), title="Brand new")))
    assert (session.board.title, session.path, told) == ("Brand new", None, [])


# -- what stands in the file ---------------------------------------------------------------------


def test_a_file_changed_by_somebody_else_is_overwritten_only_after_it_was_said(
    session: Session, file: Path, qtbot: QtBot
) -> None:
    opened(session, file, qtbot)
    changed_outside(file)
    saves: tuple[Callable[[], None], ...] = (session.save, partial(session.save_as, file))
    for save in saves:
        with qtbot.waitSignal(session.file_changed_outside) as asked:
            save()
        assert asked.args == [file]
        assert title_in(file) == "Theirs, from elsewhere"
        assert session.is_modified
    with qtbot.waitSignal(session.saved):
        session.save(losing_changes=True)
    assert title_in(file) == "Mine"
    session.apply(SetField("title", "Mine again"))
    with qtbot.waitSignal(session.saved):
        session.save()


def test_saving_twice_in_a_row_is_no_change_by_somebody_else(
    session: Session, file: Path, qtbot: QtBot
) -> None:
    opened(session, file, qtbot)
    asked = heard(session.file_changed_outside)
    session.save()
    session.apply(SetField("title", "Mine, and longer"))
    settled(session, qtbot, session.save)
    assert (asked, title_in(file)) == ([], "Mine, and longer")


def test_a_file_that_is_gone_is_written_anew(session: Session, file: Path, qtbot: QtBot) -> None:
    opened(session, file, qtbot)
    file.unlink()
    with qtbot.waitSignal(session.saved):
        session.save()
    assert title_in(file) == "Mine"


def test_comments_are_not_lost_by_saving_under_the_same_name(
    session: Session, file: Path, qtbot: QtBot
) -> None:
    file.write_text(file.read_text() + "# mine\n")
    opened(session, file, qtbot)
    link = file.with_name("link.yaml")
    link.symlink_to(file)
    stood = file.read_text()
    for path in (file, link):
        with qtbot.waitSignal(session.comments_endangered) as asked:
            session.save_as(path)
        assert asked.args == [path]
        assert not session.is_busy
    assert file.read_text() == stood


def test_a_board_saved_over_comments_after_another_was_begun_is_reported(
    session: Session, file: Path, qtbot: QtBot
) -> None:
    file.write_text(file.read_text() + "# mine\n")
    opened(session, file, qtbot)
    told = told_of_a_save(session, qtbot, session.comments_endangered)
    assert "its comments" in told


def test_a_file_saved_under_two_names_is_no_change_by_somebody_else(
    session: Session, file: Path, qtbot: QtBot
) -> None:
    link = file.with_name("link.yaml")
    link.symlink_to(file)
    opened(session, link, qtbot)
    asked = heard(session.file_changed_outside)
    for path, title in ((file, "One"), (link, "Another"), (file, "A third")):
        session.apply(SetField("title", title))
        settled(session, qtbot, partial(session.save_as, path))
        assert (asked, title_in(file)) == ([], title)


def test_a_file_changed_by_somebody_else_is_known_by_its_other_name(
    session: Session, file: Path, qtbot: QtBot
) -> None:
    link = file.with_name("link.yaml")
    link.symlink_to(file)
    opened(session, link, qtbot)
    changed_outside(file)
    with qtbot.waitSignal(session.file_changed_outside):
        session.save_as(file)
    assert title_in(file) == "Theirs, from elsewhere"


def test_a_recovered_board_knows_of_its_files_comments_and_changes(
    make_session: MakeSession, tmp_path: Path, file: Path, qtbot: QtBot
) -> None:
    file.write_text(file.read_text() + "# mine\n")
    entry = left_behind(make_session, tmp_path, file, qtbot)
    changed_outside(file)
    session = make_session()
    settled(session, qtbot, lambda: session.restore(entry))
    qtbot.waitUntil(lambda: session.path == file and not session.is_busy)
    with qtbot.waitSignal(session.comments_endangered):
        session.save()
    with qtbot.waitSignal(session.file_changed_outside):
        session.save(losing_comments=True)
    assert title_in(file) == "Theirs, from elsewhere"


def test_a_file_of_an_older_version_is_kept_as_a_backup(
    session: Session, file: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def shout(data: dict[str, object]) -> dict[str, object]:
        return {**data, "title": str(data["title"]).upper()}

    def migrated(data: dict[str, object], version: int, report: Report) -> dict[str, object]:
        # The schema is still that of board/1.
        return {**versions.migrated(data, version, report, 2, {1: shout}), "platelayer": "board/1"}

    monkeypatch.setattr(reading, "version_of", partial(versions.version_of, current=2))
    monkeypatch.setattr(reading, "migrated", migrated)
    monkeypatch.setattr(reading, "CURRENT", 2)
    old = file.read_text()
    settled(session, qtbot, lambda: session.open(file))
    assert session.board.title == "SEVERN"
    for title in ("Mine", "Mine again"):
        session.apply(SetField("title", title))
        with qtbot.waitSignal(session.saved):
            session.save()
    assert "title: Mine again" in file.read_text()
    backups = sorted(path.name for path in file.parent.glob("*.backup*"))
    assert backups == ["severn.backup.yaml"]
    assert file.with_name("severn.backup.yaml").read_text() == old
