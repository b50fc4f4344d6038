"""The recovery journal: nothing older than a second is lost, and no one's page but one's own is touched."""

import os
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from engine.board.document import new_board
from engine.board.terrain import HILL
from engine.boardfile.reading import read_board
from engine.boardfile.saving import save_board
from engine.edits.document import SetField
from engine.edits.terrain import PaintTerrain
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from studio.session.document import Session
from studio.session.known_files import Known, Stamp, stamp_of
from studio.session.recovery.journal import Journal, usual_folder
from studio.session.recovery.pages import Page, new_page
from studio.session.recovery.recovering import discard, recoverable
from tests.studio.conftest import MakeSession

BOARD = new_board(Sheet(5, 4), title="Left behind")


def pages(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.yaml"))


def left_behind(folder: Path, origin: Path | None = None, known: Known | None = None) -> Path:
    """Leave a page as a session does that is killed."""
    page = new_page(folder)
    page.write(BOARD, origin, known or Known())
    page.release()
    return page.path


def test_a_change_is_in_the_journal_within_a_second(session: Session, tmp_path: Path, qtbot: QtBot) -> None:
    begun = monotonic()
    session.apply(PaintTerrain((Hex(0, 0),), HILL))
    qtbot.waitUntil(lambda: len(pages(tmp_path / "recovery")) == 1, timeout=3000)
    assert monotonic() - begun < 1
    (page,) = pages(tmp_path / "recovery")
    assert read_board(page).board == session.board


def test_a_busy_hand_does_not_put_the_journal_off(session: Session, tmp_path: Path, qtbot: QtBot) -> None:
    begun = monotonic()
    while not pages(tmp_path / "recovery"):
        session.apply(SetField("title", f"At {monotonic()}"))
        qtbot.wait(20)
        assert monotonic() - begun < 1


def test_a_change_is_kept_in_time_while_the_interface_stands_still(session: Session, tmp_path: Path) -> None:
    """The clock of the journal is that of its own thread: no event of Qt's comes through meanwhile."""
    session.apply(SetField("title", "New"))
    begun = monotonic()
    while not pages(tmp_path / "recovery"):
        sleep(0.02)
        assert monotonic() - begun < 1
    session.apply(SetField("title", "Newer"))
    begun = monotonic()
    while "Newer" not in pages(tmp_path / "recovery")[0].read_text():
        sleep(0.02)
        assert monotonic() - begun < 1


def test_what_is_half_made_is_kept(session: Session, tmp_path: Path, qtbot: QtBot) -> None:
    session.foretell(lambda: session.apply(SetField("title", "Half a sen")))
    qtbot.waitUntil(lambda: len(pages(tmp_path / "recovery")) == 1)
    board = read_board(pages(tmp_path / "recovery")[0]).board
    assert board is not None
    assert (board.title, session.board.title) == ("Half a sen", "Old")


def test_the_page_of_a_running_session_is_not_offered(session: Session, tmp_path: Path, qtbot: QtBot) -> None:
    folder = tmp_path / "recovery"
    session.apply(SetField("title", "New"))
    qtbot.waitUntil(lambda: len(pages(folder)) == 1)
    assert recoverable(folder) == ()


def test_the_page_goes_when_all_is_saved_or_undone_or_the_session_ends(
    session: Session, tmp_path: Path, qtbot: QtBot
) -> None:
    folder = tmp_path / "recovery"
    for settle in (session.history.undo, lambda: session.save_as(tmp_path / "a.yaml")):
        session.apply(SetField("title", "New"))
        qtbot.waitUntil(lambda: len(pages(folder)) == 1)
        settle()
        qtbot.waitUntil(lambda: not list(folder.iterdir()))
    session.apply(SetField("title", "Newer"))
    qtbot.waitUntil(lambda: len(pages(folder)) == 1)
    session.close()
    assert list(folder.iterdir()) == []


def test_a_change_given_up_at_once_never_comes_to_a_page(session: Session, tmp_path: Path) -> None:
    session.apply(SetField("title", "New"))
    session.close()
    assert not (tmp_path / "recovery").exists()


def test_a_session_that_is_killed_leaves_its_last_board_behind(tmp_path: Path) -> None:
    folder = tmp_path / "recovery"
    program = (
        "import os, sys; from pathlib import Path\n"
        "from tests.studio.session.recovery.test_journal import BOARD, new_page\n"
        "new_page(Path(sys.argv[1])).write(BOARD, Path('/maps/severn.yaml')); os.kill(os.getpid(), 9)"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run([sys.executable, "-c", program, str(folder)], env=environment, check=False)
    (entry,) = recoverable(folder)
    assert (entry.origin, entry.title) == (Path("/maps/severn.yaml"), "Left behind")
    assert read_board(entry.page).board == BOARD
    assert entry in recoverable(folder)


def test_a_restored_board_is_unsaved_and_goes_back_to_its_file(
    session: Session, tmp_path: Path, qtbot: QtBot
) -> None:
    origin = tmp_path / "severn.yaml"
    save_board(BOARD.edited(title="On disk"), origin)
    left_behind(tmp_path / "recovery", origin, Known(stamp_of(origin)))
    (entry,) = recoverable(tmp_path / "recovery")
    with qtbot.waitSignal(session.document_replaced):
        session.restore(entry)
    assert session.board == BOARD
    assert (session.path, session.is_modified) == (origin, True)
    assert recoverable(tmp_path / "recovery") == ()
    with qtbot.waitSignal(session.saved):
        session.save()
    assert read_board(origin).board == BOARD
    qtbot.waitUntil(lambda: not list((tmp_path / "recovery").iterdir()))


def test_a_restored_board_survives_a_second_kill(
    make_session: MakeSession, tmp_path: Path, qtbot: QtBot
) -> None:
    left_behind(tmp_path / "recovery")
    (entry,) = recoverable(tmp_path / "recovery")
    session = make_session()
    with qtbot.waitSignal(session.document_replaced):
        session.restore(entry)
    assert pages(tmp_path / "recovery") == [entry.page]


def test_one_page_is_restored_by_one_session_only(
    make_session: MakeSession, tmp_path: Path, qtbot: QtBot
) -> None:
    left_behind(tmp_path / "recovery")
    (entry,) = recoverable(tmp_path / "recovery")
    first, second = make_session(), make_session()
    with qtbot.waitSignal(first.document_replaced):
        first.restore(entry)
    with qtbot.waitSignal(second.mishap_met) as met:
        second.restore(entry)
    assert met.args is not None
    assert "already recovered it" in met.args[0].text


def test_several_sessions_keep_pages_of_their_own(
    make_session: MakeSession, tmp_path: Path, qtbot: QtBot
) -> None:
    sessions = [make_session() for _ in range(3)]
    for number, session in enumerate(sessions):
        session.apply(SetField("title", f"Board {number}"))
    qtbot.waitUntil(lambda: len(pages(tmp_path / "recovery")) == 3)
    boards = [read_board(page).board for page in pages(tmp_path / "recovery")]
    assert {board.title for board in boards if board} == {"Board 0", "Board 1", "Board 2"}
    sessions[1].close()
    assert len(pages(tmp_path / "recovery")) == 2


def test_a_page_nobody_wants_back_is_discarded_unless_it_is_held(tmp_path: Path) -> None:
    path = left_behind(tmp_path)
    (entry,) = recoverable(tmp_path)
    holder = Page(path)
    assert holder.claim()
    discard(entry)
    assert path.exists()
    holder.release()
    discard(entry)
    assert list(tmp_path.iterdir()) == []


def test_a_page_that_cannot_be_written_is_reported_once(tmp_path: Path, qtbot: QtBot) -> None:
    in_the_way = tmp_path / "recovery"
    in_the_way.write_text("not a folder")
    journal = Journal(in_the_way)
    told: list[str] = []
    journal.failed.connect(told.append)
    for _ in range(2):
        journal.keep(lambda: BOARD, None, None, None)
        qtbot.wait(400)
    assert len(told) == 1
    assert "Save often" in told[0]
    journal.stop(1.0)


def test_the_newest_page_comes_first_and_strange_files_do_no_harm(tmp_path: Path) -> None:
    older, newer = left_behind(tmp_path), left_behind(tmp_path)
    os.utime(older, (1, 1))
    (tmp_path / "strange.yaml").write_bytes(b"\xff\xfe\x00 nothing of ours")
    os.utime(tmp_path / "strange.yaml", (0, 0))
    assert [entry.page for entry in recoverable(tmp_path)] == [newer, older, tmp_path / "strange.yaml"]


def test_there_is_nothing_to_recover_where_there_is_no_folder(tmp_path: Path) -> None:
    assert recoverable(tmp_path / "none") == ()


def test_the_usual_folder_is_among_the_users_own_data(qapp: QCoreApplication) -> None:
    assert qapp.instance()
    assert usual_folder().name == "recovery"
    assert str(usual_folder()).startswith(os.environ["XDG_DATA_HOME"])


@pytest.mark.parametrize("head", ["# platelayer-journal: {broken", "# platelayer-journal: []", ""])
def test_a_damaged_head_leaves_the_board_recoverable(tmp_path: Path, head: str) -> None:
    path = left_behind(tmp_path)
    path.write_text(head + "\n" + path.read_text().partition("\n")[2])
    (entry,) = recoverable(tmp_path)
    assert (entry.origin, entry.title) == (None, "")
    assert read_board(entry.page).board == BOARD


@pytest.mark.parametrize(
    "head", ['{"origin": 5, "title": ["x"], "stamp": "y", "comments": 1}', "[" * 100_000, '{"stamp": [1]}']
)
def test_a_head_with_other_things_in_it_keeps_no_board_back(tmp_path: Path, head: str) -> None:
    path = left_behind(tmp_path)
    path.write_text(f"# platelayer-journal: {head}\n" + path.read_text().partition("\n")[2])
    (entry,) = recoverable(tmp_path)
    assert (entry.origin, entry.title, entry.known) == (None, "", Known())


def test_a_page_that_cannot_be_looked_into_keeps_no_other_back(tmp_path: Path) -> None:
    path = left_behind(tmp_path)
    (tmp_path / "folder.yaml").mkdir()
    (tmp_path / "nowhere.yaml").symlink_to(tmp_path / "gone")
    assert [entry.page for entry in recoverable(tmp_path)] == [path]


def test_a_page_keeps_what_was_known_of_its_file(tmp_path: Path) -> None:
    known = Known(Stamp(12, 1_700_000_000_123_456_789), comments=True, migrated=True, name="/maps/s.yaml")
    left_behind(tmp_path, Path("/maps/severn.yaml"), known)
    (entry,) = recoverable(tmp_path)
    assert entry.known == known
