"""Opening and saving: off the interface's thread, told plainly, and never a stroke lost."""

import threading
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.board.document import Board, Underlay, new_board
from engine.board.terrain import HILL
from engine.boardfile.errors import BoardFileError
from engine.boardfile.reading import read_board
from engine.boardfile.saving import save_board
from engine.edits.document import SetField
from engine.edits.terrain import PaintTerrain
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from studio.session.document import Session
from studio.session.files import filing
from studio.session.files.filing import Mishap
from studio.session.files.recent_files import MOST, RecentFiles
from studio.session.settings.settings import Settings


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "severn.yaml"
    save_board(new_board(Sheet(5, 4), title="Severn"), path)
    return path


def opened(session: Session, path: Path, qtbot: QtBot) -> None:
    with qtbot.waitSignal(session.document_replaced):
        session.open(path)


def mishap(session: Session, qtbot: QtBot, do: object, *arguments: object) -> Mishap:
    assert callable(do)
    with qtbot.waitSignal(session.mishap_met) as met:
        do(*arguments)
    assert met.args is not None
    (found,) = met.args
    assert isinstance(found, Mishap)
    return found


def test_an_opened_map_is_the_document_and_not_modified(session: Session, file: Path, qtbot: QtBot) -> None:
    opened(session, file, qtbot)
    assert (session.board.title, session.path, session.is_modified) == ("Severn", file, False)
    assert session.recent.paths == (file,)


def test_what_a_killed_program_left_beside_a_map_goes_when_it_is_opened(
    session: Session, file: Path, qtbot: QtBot
) -> None:
    file.with_name(f".99999999-{'0' * 16}.platelayer").write_text("unfinished")
    opened(session, file, qtbot)
    assert list(file.parent.glob(".*.platelayer")) == []


def test_saving_writes_the_board_and_reading_gives_it_back(
    session: Session, tmp_path: Path, qtbot: QtBot
) -> None:
    session.apply(PaintTerrain((Hex(0, 0),), HILL))
    path = tmp_path / "new.yaml"
    with qtbot.waitSignal(session.saved) as saved:
        session.save_as(path)
    assert saved.args == [path]
    assert read_board(path).board == session.board
    assert (session.path, session.is_modified) == (path, False)
    session.apply(SetField("title", "Again"))
    with qtbot.waitSignal(session.saved):
        session.save()
    reread = read_board(path).board
    assert reread is not None
    assert reread.title == "Again"


def test_a_document_without_a_file_is_not_saved_just_so(session: Session) -> None:
    with pytest.raises(ValueError, match="save_as"):
        session.save()


def test_what_is_drawn_while_saving_is_still_unsaved(
    session: Session, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()

    def slow(board: Board, path: Path, *, keeps_old: bool) -> None:
        go_on.wait(10)
        save_board(board, path, keeps_old=keeps_old)

    monkeypatch.setattr(filing, "save_board", slow)
    session.apply(SetField("title", "Saved"))
    session.save_as(tmp_path / "new.yaml")
    states = [(session.is_busy, session.is_modified)]
    session.apply(SetField("title", "Drawn meanwhile"))
    with qtbot.waitSignal(session.saved):
        go_on.set()
    states.append((session.is_busy, session.is_modified))
    session.history.undo()
    states.append((session.is_busy, session.is_modified))
    assert states == [(True, True), (False, True), (False, False)]


def test_a_map_is_not_opened_over_what_is_drawn_meanwhile(session: Session, file: Path, qtbot: QtBot) -> None:
    with qtbot.waitSignal(session.warned) as warned:
        session.open(file)
        session.apply(SetField("title", "Drawn meanwhile"))
    assert warned.args is not None
    assert "severn.yaml was not opened" in warned.args[0]
    assert session.board.title == "Drawn meanwhile"
    assert session.path is None


def test_a_file_that_is_no_map_leaves_the_document_and_tells_its_faults(
    session: Session, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text("platelayer: board/1\ntitle: [")
    before = session.board
    met = mishap(session, qtbot, session.open, path)
    assert "bad.yaml could not be opened" in met.title
    assert [finding.code for finding in met.findings] == ["V001"]
    assert session.board is before
    assert session.recent.paths == ()


def test_a_missing_file_is_reported_in_a_sentence(session: Session, tmp_path: Path, qtbot: QtBot) -> None:
    met = mishap(session, qtbot, session.open, tmp_path / "gone.yaml")
    assert "does not exist" in met.text


def test_a_file_that_cannot_be_written_leaves_the_board_unsaved(
    session: Session, tmp_path: Path, qtbot: QtBot
) -> None:
    session.apply(SetField("title", "New"))
    met = mishap(session, qtbot, session.save_as, tmp_path / "no" / "such" / "folder.yaml")
    assert "could not be saved" in met.title
    assert session.is_modified
    assert session.path is None


def test_a_mistake_of_the_program_is_reported_and_not_swallowed(
    session: Session, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_board: Board, _path: Path, **_: bool) -> None:
        raise KeyError("inside")

    monkeypatch.setattr(filing, "save_board", broken)
    assert "KeyError" in mishap(session, qtbot, session.save_as, tmp_path / "a.yaml").text


def test_comments_are_lost_only_after_it_was_said(session: Session, file: Path, qtbot: QtBot) -> None:
    file.write_text(file.read_text() + "# mine\n")
    opened(session, file, qtbot)
    session.apply(SetField("title", "New"))
    with qtbot.waitSignal(session.comments_endangered) as endangered:
        session.save()
    assert endangered.args == [file]
    assert file.read_text().endswith("# mine\n")
    with qtbot.waitSignal(session.saved):
        session.save(losing_comments=True)
    assert "# mine" not in file.read_text()
    session.apply(SetField("title", "Newer"))
    with qtbot.waitSignal(session.saved):
        session.save()


def test_a_copy_elsewhere_leaves_the_comments_where_they_are(
    session: Session, file: Path, qtbot: QtBot
) -> None:
    file.write_text(file.read_text() + "# mine\n")
    opened(session, file, qtbot)
    with qtbot.waitSignal(session.saved):
        session.save_as(file.with_name("copy.yaml"))
    assert file.read_text().endswith("# mine\n")


def test_entries_half_made_are_finished_before_saving(session: Session, tmp_path: Path, qtbot: QtBot) -> None:
    session.edits_called_in.connect(lambda: session.apply(SetField("title", "Half typed")))
    with qtbot.waitSignal(session.saved):
        session.save_as(tmp_path / "a.yaml")
    saved = read_board(tmp_path / "a.yaml").board
    assert saved is not None
    assert saved.title == "Half typed"


def test_closing_waits_for_a_file_being_written(session: Session, tmp_path: Path) -> None:
    session.save_as(tmp_path / "a.yaml")
    session.close()
    assert read_board(tmp_path / "a.yaml").board == session.board


def test_recent_files_are_the_newest_first_and_kept(tmp_path: Path) -> None:
    kept = tmp_path / "recent.json"
    settings = Settings(kept)
    recent = RecentFiles(settings)
    assert recent.paths == ()
    paths = [tmp_path / f"{number}.yaml" for number in range(MOST + 2)]
    told: list[int] = []
    recent.changed.connect(lambda: told.append(len(recent.paths)))
    for path in paths:
        recent.add(path)
    recent.add(paths[-2])
    expected = (paths[-2], paths[-1], *reversed(paths[2:-2]))
    assert recent.paths == expected
    assert told == [*range(1, MOST + 1), MOST, MOST, MOST]
    settings.close()
    again = RecentFiles(Settings(kept))
    assert again.paths == expected
    for path in again.paths[1:]:
        again.forget(path)
    assert again.paths == expected[:1]
    again.clear()
    assert again.paths == ()


def test_the_sentence_of_an_error_is_the_one_meant_for_people(
    session: Session, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_board: Board, path: Path, **_: bool) -> None:
        raise BoardFileError(path, "The disk is full.", "Make room.")

    monkeypatch.setattr(filing, "save_board", full)
    assert mishap(session, qtbot, session.save_as, tmp_path / "a.yaml").text == "The disk is full. Make room."


def test_the_picture_to_trace_is_found_from_another_folder_and_undo_is_kept(
    session: Session, tmp_path: Path, qtbot: QtBot
) -> None:
    anchors = tuple((Hex(q, 0), (10.0 * q, 0.0)) for q in range(3))
    first, second = tmp_path / "a" / "map.yaml", tmp_path / "b" / "map.yaml"
    for path in (first, second):
        path.parent.mkdir()
    save_board(new_board(Sheet(5, 4), underlay=Underlay("scan.png", anchors)), first)
    opened(session, first, qtbot)
    with qtbot.waitSignal(session.saved):
        session.save_as(second)
    named = str((first.parent / "scan.png").resolve())
    assert session.board.underlay == Underlay(named, anchors)
    assert read_board(second).board == session.board
    assert not session.is_modified
    with qtbot.waitSignal(session.saved):
        session.save_as(first)
    assert session.board.underlay == Underlay("scan.png", anchors)
    assert not session.is_modified
