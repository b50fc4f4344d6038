"""Journeys of files: save, reopen, leave, fail, recover, and print."""

from pathlib import Path

import pytest
from pypdf import PdfReader

from engine.board.document import Underlay, new_board
from engine.board.terrain import HILL
from engine.boardfile.saving import save_board
from engine.hexes.sheet import Sheet
from studio.cli.main import main
from studio.session.recovery.pages import Recoverable
from studio.session.recovery.recovering import recoverable
from studio.windows.documents.recovery_dialog import RecoveryChoice
from tests.journeys import hands
from tests.journeys.designer import Designer


def painted(designer: Designer) -> None:
    designer.takes("brush", HILL)
    designer.clicks("X34")
    assert designer.is_modified


def test_saved_under_another_name_and_opened_again_it_is_equal(at_severn: Designer, tmp_path: Path) -> None:
    painted(at_severn)
    board = at_severn.board
    at_severn.saves_as(tmp_path / "mine.rrmap")
    assert not at_severn.is_modified
    assert at_severn.title.startswith("mine.rrmap")
    at_severn.opens(tmp_path / "severn.yaml")
    assert at_severn.board != board
    at_severn.opens(tmp_path / "mine.rrmap")
    assert at_severn.board == board


def test_the_start_page_lists_what_was_opened_last(at_severn: Designer, severn: Path) -> None:
    at_severn.chooses("close")
    assert not at_severn.window.documents.is_open
    (button,) = at_severn.window.start.recent.buttons
    assert button.path == severn
    at_severn.clicks_on(button)
    at_severn.waits()
    assert at_severn.window.documents.is_open


def test_a_new_board_has_no_name_until_it_is_saved(designer: Designer, tmp_path: Path) -> None:
    designer.answers.board = new_board(Sheet(8, 6), title="Rhine")
    designer.chooses("new")
    assert designer.title.startswith("Rhine")
    designer.answers.path = tmp_path / "rhine.yaml"
    designer.chooses("save")
    designer.waits()
    assert designer.answers.asked == ["new", "save Rhine.yaml"]
    assert (tmp_path / "rhine.yaml").is_file()
    assert designer.title.startswith("rhine.yaml")


def test_closing_with_changes_asks_and_stays_on_cancel(at_severn: Designer) -> None:
    painted(at_severn)
    at_severn.answers.partings = ["stay"]
    assert not at_severn.window.close()
    assert at_severn.answers.asked == ["part severn.yaml"]
    assert at_severn.window.isVisible()


def test_closing_with_changes_saves_them_on_save(at_severn: Designer, severn: Path) -> None:
    painted(at_severn)
    before = severn.read_bytes()
    at_severn.answers.partings = ["save"]
    at_severn.window.close()
    at_severn.waits_for(lambda: not at_severn.window.isVisible())
    assert severn.read_bytes() != before


def test_closing_with_changes_drops_them_on_discard(at_severn: Designer, severn: Path) -> None:
    painted(at_severn)
    before = severn.read_bytes()
    at_severn.answers.partings = ["discard"]
    assert at_severn.window.close()
    assert severn.read_bytes() == before


def test_a_save_that_fails_does_not_close_the_window(at_severn: Designer, severn: Path) -> None:
    painted(at_severn)
    at_severn.answers.partings = ["save"]
    severn.unlink()
    severn.mkdir()
    at_severn.window.close()
    at_severn.waits()
    at_severn.waits_for(lambda: bool(at_severn.answers.told))
    assert "severn.yaml could not be saved" in at_severn.answers.told[0][0]
    assert at_severn.window.isVisible()
    assert at_severn.is_modified


def test_closing_a_changed_board_asks_first(at_severn: Designer) -> None:
    painted(at_severn)
    board = at_severn.board
    at_severn.answers.partings = ["stay"]
    at_severn.chooses("close")
    assert at_severn.answers.asked == ["part severn.yaml"]
    assert at_severn.board is board


def test_a_broken_file_is_reported_line_by_line_and_nothing_is_lost(
    at_severn: Designer, severn: Path
) -> None:
    broken = severn.with_name("broken.yaml")
    broken.write_text(severn.read_text("utf-8").replace("columns: 40", "columns: forty"), "utf-8")
    board = at_severn.board
    at_severn.opens(broken)
    at_severn.waits_for(lambda: bool(at_severn.answers.told))
    assert "broken.yaml could not be opened" in at_severn.answers.told[0][0]
    assert at_severn.answers.findings[0].position is not None
    assert at_severn.board is board
    assert at_severn.title.startswith("severn.yaml")


def test_a_file_dropped_on_the_window_is_opened(designer: Designer, severn: Path) -> None:
    hands.drop(designer.window, severn)
    designer.waits()
    assert designer.board.title == "Severn & South Wales"


def test_unsaved_work_is_offered_again_and_taken_up(designer: Designer, severn: Path, tmp_path: Path) -> None:
    left = tmp_path / "left"
    left.mkdir()
    (left / "1-page.yaml").write_bytes(severn.read_bytes())
    (entry,) = recoverable(left)
    assert isinstance(entry, Recoverable)
    designer.answers.recovered = RecoveryChoice(restored=(entry,))
    designer.window.desks.recovery_offer.begin(left)
    designer.waits_for(lambda: designer.window.documents.is_open)
    assert designer.board.title == "Severn & South Wales"
    assert designer.is_modified


def test_unsaved_work_nobody_wants_is_not_offered_twice(
    designer: Designer, severn: Path, tmp_path: Path
) -> None:
    left = tmp_path / "left"
    left.mkdir()
    (left / "1-page.yaml").write_bytes(severn.read_bytes())
    designer.answers.recovered = RecoveryChoice(discarded=recoverable(left))
    designer.window.desks.recovery_offer.begin(left)
    designer.window.desks.recovery_offer.begin(left)
    assert designer.answers.asked == ["recover 1"]


def test_the_sheet_is_printed_to_a_pdf_of_as_many_pages_as_were_shown(
    at_severn: Designer, tmp_path: Path
) -> None:
    dialog = at_severn.print_dialog()
    pages = int(dialog.count.text().split()[0])
    at_severn.saves_pdf(dialog, tmp_path / "severn.pdf")
    assert len(PdfReader(tmp_path / "severn.pdf").pages) == pages


@pytest.mark.parametrize(("suffix", "begins"), [(".png", b"\x89PNG"), (".svg", b"<?xml")])
def test_a_picture_of_the_board_is_exported(
    at_severn: Designer, tmp_path: Path, suffix: str, begins: bytes
) -> None:
    path = at_severn.answers.path = tmp_path / f"severn{suffix}"
    at_severn.chooses("export")
    at_severn.waits_for(path.is_file)
    assert path.read_bytes().startswith(begins)
    at_severn.waits_for(lambda: path.name in at_severn.said())


def test_the_ground_alone_is_exported(at_severn: Designer, tmp_path: Path) -> None:
    path = at_severn.answers.path = tmp_path / "ground.png"
    at_severn.chooses("export-ground")
    at_severn.waits_for(lambda: path.name in at_severn.said())
    by_command = tmp_path / "command.png"
    severn = str(at_severn.window.session.path)
    assert main(["export", severn, "--ground", "--dpi", "200", "-o", str(by_command)]) == 0
    assert path.read_bytes() == by_command.read_bytes()


@pytest.mark.parametrize("action", ["export", "export-ground", "print"])
def test_nothing_is_written_over_a_picture_that_another_tab_traces(
    at_severn: Designer, severn: Path, tmp_path: Path, action: str
) -> None:
    scan = at_severn.answers.path = tmp_path / "scan.png"
    scan.write_bytes(b"precious")
    save_board(at_severn.board.edited(underlay=Underlay("scan.png", (), 0.4)), tmp_path / "other.yaml")
    at_severn.opens(tmp_path / "other.yaml")
    at_severn.opens(severn)
    if action == "print":
        at_severn.clicks_on(at_severn.print_dialog().save)
    else:
        at_severn.chooses(action)
    assert at_severn.answers.told[-1][0] == "scan.png is in use"
    assert scan.read_bytes() == b"precious"


def test_a_board_is_not_saved_into_the_file_of_another_tab(
    at_severn: Designer, severn: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.yaml"
    other.write_bytes(severn.read_bytes())
    at_severn.opens(other)
    at_severn.takes("brush", HILL)
    at_severn.clicks("X34")
    before = severn.read_bytes()
    at_severn.answers.path = severn
    at_severn.chooses("save-as")
    assert at_severn.answers.told[-1][0] == f"{severn.name} is open in another tab"
    assert severn.read_bytes() == before
    assert at_severn.window.session.path == other
    at_severn.answers.path = other
    at_severn.chooses("save-as")
    at_severn.waits_for(lambda: not at_severn.window.session.is_modified)


def test_an_earlier_version_opens_as_a_copy_and_the_file_stays(at_severn: Designer, severn: Path) -> None:
    at_severn.chooses("versions")
    assert at_severn.answers.told[-1][0] == "This document has no earlier version"
    before = at_severn.board
    painted(at_severn)
    at_severn.answers.comments_may_go = True
    at_severn.chooses("save")
    at_severn.waits()
    after, text = at_severn.board, severn.read_bytes()
    at_severn.chooses("versions")
    at_severn.waits_for(lambda: "not saved yet" in at_severn.title)
    assert at_severn.answers.asked[-1] == "version of severn.yaml out of 1"
    assert at_severn.board == before != after
    assert severn.read_bytes() == text
