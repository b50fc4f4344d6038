"""The document as the menus know it: what is asked before a file or a board may go."""

import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from pytestqt.qtbot import QtBot

from engine import shipped
from engine.board.document import Board, new_board
from engine.boardfile.errors import BoardFileError
from engine.boardfile.reading import read_board
from engine.boardfile.saving import save_board
from engine.edits.document import SetField
from engine.hexes.sheet import Sheet
from studio.session.files import filing
from studio.session.files.filing import Mishap
from studio.session.known_files import Absence
from studio.windows.documents.document_commands import DocumentCommands
from studio.windows.documents.questions import Overwriting
from studio.windows.frame.main_window import MainWindow
from tests.journeys.answers import Answers
from tests.studio.conftest import MakeSession

SHEET = Sheet(5, 4)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "severn.yaml"
    save_board(new_board(SHEET, title="Severn"), path)
    return path


@pytest.fixture
def documents(make_session: MakeSession, answers: Answers, file: Path, qtbot: QtBot) -> DocumentCommands:
    """A document with a file and a change that is not saved."""
    session = make_session()
    documents = DocumentCommands(session, answers, session)
    documents.session.open(file)
    qtbot.waitUntil(lambda: documents.is_open)
    session.apply(SetField("title", "Mine"))
    return documents


def title_in(path: Path) -> str:
    board = read_board(path).board
    assert board is not None
    return board.title


def changed_outside(path: Path) -> None:
    save_board(new_board(SHEET, title="Theirs, from elsewhere"), path)


def settled(documents: DocumentCommands, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not documents.session.is_busy)


def test_a_file_changed_by_somebody_else_is_saved_over_if_that_is_the_answer(
    documents: DocumentCommands, answers: Answers, file: Path, qtbot: QtBot
) -> None:
    changed_outside(file)
    answers.overwritings = ["save"]
    with qtbot.waitSignal(documents.session.saved):
        documents.save()
    assert answers.asked == ["overwrite severn.yaml"]
    assert title_in(file) == "Mine"
    assert title_in(documents.session.backups.of(file)[0].file) == "Theirs, from elsewhere"


def test_a_file_changed_by_somebody_else_stays_when_the_board_is_saved_elsewhere(
    documents: DocumentCommands, answers: Answers, file: Path, qtbot: QtBot
) -> None:
    changed_outside(file)
    answers.overwritings, answers.path = ["save-as"], file.with_name("mine.yaml")
    with qtbot.waitSignal(documents.session.saved):
        documents.save()
    assert answers.asked == ["overwrite severn.yaml", "save severn.yaml"]
    assert (title_in(file), title_in(answers.path)) == ("Theirs, from elsewhere", "Mine")


def test_a_file_changed_by_somebody_else_is_read_again_if_that_is_the_answer(
    documents: DocumentCommands, answers: Answers, file: Path, qtbot: QtBot
) -> None:
    changed_outside(file)
    answers.partings, answers.overwritings = ["save"], ["reload"]
    with qtbot.waitSignal(documents.session.reloaded):
        documents.leave(lambda: pytest.fail("Nobody has seen yet what was read."))
    session = documents.session
    assert (session.board.title, session.is_modified) == ("Theirs, from elsewhere", False)
    session.history.undo()
    assert session.board.title == "Mine"


def test_another_file_than_the_documents_own_cannot_be_read_again(
    documents: DocumentCommands, answers: Answers, file: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers.path = file.with_name("other.yaml")
    with qtbot.waitSignal(documents.session.saved):
        documents.save_as()
    changed_outside(file)
    answers.path = file
    offered: list[bool] = []

    def overwriting(_path: Path, *, can_reload: bool) -> Overwriting:
        offered.append(can_reload)
        return "stay"

    monkeypatch.setattr(answers, "overwriting", overwriting)
    documents.save_as()
    qtbot.waitUntil(lambda: bool(offered))
    assert offered == [False]


def test_a_file_changed_by_somebody_else_keeps_the_document_open_if_nothing_is_to_be_done(
    documents: DocumentCommands, answers: Answers, file: Path, qtbot: QtBot
) -> None:
    changed_outside(file)
    answers.partings, answers.overwritings = ["save"], ["stay"]
    documents.leave(lambda: None)
    qtbot.waitUntil(lambda: "overwrite severn.yaml" in answers.asked)
    settled(documents, qtbot)
    assert (documents.is_open, documents.session.is_modified) == (True, True)
    assert title_in(file) == "Theirs, from elsewhere"
    answers.overwritings = ["save"]
    documents.save()
    qtbot.waitUntil(lambda: not documents.session.is_modified)
    assert documents.is_open


def test_saving_under_the_own_name_asks_for_the_comments(
    documents: DocumentCommands, answers: Answers, file: Path, qtbot: QtBot
) -> None:
    file.write_text(file.read_text() + "# mine\n")
    answers.comments_may_go, answers.path = True, file
    documents.session.open(file)
    settled(documents, qtbot)
    with qtbot.waitSignal(documents.session.saved):
        documents.save_as()
    assert answers.asked == ["save severn.yaml", "comments severn.yaml"]
    assert "# mine" not in file.read_text()


def test_leaving_waits_for_a_file_being_written_and_stays_if_that_fails(
    documents: DocumentCommands,
    answers: Answers,
    file: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    go_on = threading.Event()

    def failing(_board: Board, path: Path, **_: bool) -> None:
        go_on.wait(10)
        raise BoardFileError(path, "The disk is full.", "Make room.")

    monkeypatch.setattr(filing, "save_board", failing)
    answers.path = file.with_name("copy.yaml")
    left: list[str] = []
    documents.session.history.undo()
    documents.save_as()
    documents.leave(lambda: left.append("left"))
    assert left == []
    go_on.set()
    qtbot.waitUntil(lambda: bool(answers.told))
    settled(documents, qtbot)
    assert answers.told == [("copy.yaml could not be saved", "The disk is full. Make room.")]
    assert left == []
    monkeypatch.setattr(filing, "save_board", save_board)
    documents.save_as()
    documents.leave(lambda: left.append("left"))
    qtbot.waitUntil(lambda: left == ["left"])


def test_a_path_no_file_can_have_is_reported_and_forgotten(
    documents: DocumentCommands, answers: Answers, tmp_path: Path, qtbot: QtBot
) -> None:
    documents.session.history.undo()
    odd = tmp_path / ("x" * 300 + ".yaml")
    documents.session.recent.add(odd)
    documents.session.open(odd)
    qtbot.waitUntil(lambda: bool(answers.told))
    assert odd not in documents.session.recent.paths


@pytest.mark.parametrize(("there", "begun"), [("Documents", "Documents"), ("home", "home")])
def test_a_new_board_is_saved_among_documents_or_at_home_where_there_are_none(
    make_session: MakeSession,
    answers: Answers,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    there: str,
    begun: str,
) -> None:
    (tmp_path / there).mkdir()
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "home")
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(tmp_path / "Documents"))
    session = make_session()
    assert DocumentCommands(session, answers, session).folder == tmp_path / begun


@pytest.mark.parametrize(("absence", "stays"), [(None, True), ("file", False), ("folder", False)])
def test_only_a_board_whose_file_is_missing_leaves_the_recent_ones(
    window: MainWindow, tmp_path: Path, absence: Absence | None, stays: bool
) -> None:
    path = tmp_path / "severn.yaml"
    window.session.recent.add(path)
    window.session.mishap_met.emit(Mishap("It was not opened", "Why", path, absence=absence))
    assert (path in window.session.recent.paths) is stays


def test_what_is_made_of_a_board_is_not_written_over_what_is_in_use(
    documents: DocumentCommands, answers: Answers, file: Path
) -> None:
    scan, link, free = (file.with_name(name) for name in ("scan.png", "link.png", "free.png"))
    scan.write_bytes(b"precious")
    link.hardlink_to(scan)
    documents.boards, documents.pictures = lambda: [file], lambda: [scan]
    for path in (file, scan, link):
        assert documents.spared(path) is None
        assert answers.told[-1][0] == f"{path.name} is in use"
    assert documents.spared(free) == free
    answers.path = link
    documents.save_as()
    assert answers.told[-1][0] == "link.png is in use"
    assert (scan.read_bytes(), documents.session.path) == (b"precious", file)


def test_a_map_that_comes_with_platelayer_is_saved_under_another_name(
    make_session: MakeSession,
    answers: Answers,
    file: Path,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(shipped, "folder", lambda _name: file.parent)
    session = make_session()
    documents = DocumentCommands(session, answers, session)
    documents.session.open(file)
    qtbot.waitUntil(lambda: documents.is_open)
    session.apply(SetField("title", "Mine"))
    before = file.read_bytes()
    answers.path = tmp_path / "own" / "mine.yaml"
    answers.path.parent.mkdir()
    documents.save()
    settled(documents, qtbot)
    assert file.read_bytes() == before
    assert title_in(answers.path) == "Mine"
    assert documents.folder == answers.path.parent
