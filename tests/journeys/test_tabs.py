"""Several boards at once, each behind a tab of its own."""

import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest

from engine.board.document import new_board
from engine.board.terrain import HILL
from engine.boardfile.saving import save_board
from engine.hexes.sheet import Sheet
from studio.session.recovery.pages import Recoverable, new_page
from studio.session.recovery.recovering import recoverable
from studio.windows.documents.recovery_dialog import RecoveryChoice
from tests.journeys import hands
from tests.journeys.designer import Designer


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path]:
    """Two small boards."""
    paths = tmp_path / "rhine.yaml", tmp_path / "wye.yaml"
    for path in paths:
        save_board(new_board(Sheet(8, 6), title=path.stem.capitalize()), path)
    return paths


@pytest.fixture
def at_both(designer: Designer, files: tuple[Path, Path]) -> Designer:
    """A designer with two boards open, the second at the front."""
    for path in files:
        designer.opens(path)
    return designer


def tabs(designer: Designer) -> list[str]:
    bar = designer.window.tabs.bar
    return [bar.tabText(index) for index in range(bar.count())]


def test_each_board_has_its_own_tab_history_selection_and_tool(at_both: Designer) -> None:
    assert tabs(at_both) == ["rhine.yaml", "wye.yaml"]
    at_both.takes("brush", HILL)
    at_both.clicks("C3")
    assert tabs(at_both) == ["rhine.yaml", "wye.yaml •"]
    at_both.chooses("previous-tab")
    assert (at_both.board.title, at_both.is_modified) == ("Rhine", False)
    assert at_both.window.commands["select"].isChecked()
    assert not at_both.window.commands["undo"].isEnabled()
    at_both.chooses("next-tab")
    assert (at_both.board.title, at_both.is_modified) == ("Wye", True)
    assert at_both.window.commands["brush"].isChecked()
    at_both.undoes()
    assert tabs(at_both) == ["rhine.yaml", "wye.yaml"]


def test_the_docks_show_the_panels_of_the_board_at_the_front(at_both: Designer) -> None:
    second = at_both.window.editor_view
    assert second.contents.isVisible()
    at_both.chooses("next-tab")
    assert at_both.window.editor_view is not second
    assert at_both.window.editor_view.findings.isVisible()
    assert not second.findings.isVisible()


def test_a_file_that_is_open_is_turned_to(at_both: Designer, files: tuple[Path, Path]) -> None:
    first = at_both.window.desks.all[0]
    at_both.opens(files[0])
    assert at_both.window.desks.front is first
    assert len(tabs(at_both)) == 2


def test_closing_a_tab_asks_for_its_own_changes_alone(at_both: Designer) -> None:
    at_both.takes("brush", HILL)
    at_both.clicks("C3")
    at_both.chooses("previous-tab")
    at_both.chooses("close")
    assert at_both.answers.asked == []
    assert at_both.title.startswith("wye.yaml")
    at_both.answers.partings = ["discard"]
    at_both.chooses("close")
    assert at_both.answers.asked == ["part wye.yaml"]
    assert at_both.window.start.isVisible()


def test_closing_the_window_asks_for_every_changed_board(at_both: Designer, files: tuple[Path, Path]) -> None:
    for _ in files:
        at_both.takes("brush", HILL)
        at_both.clicks("C3")
        at_both.chooses("next-tab")
    before = files[1].read_bytes()
    at_both.answers.partings = ["discard", "stay"]
    assert not at_both.window.close()
    assert at_both.answers.asked == ["part rhine.yaml", "part wye.yaml"]
    assert at_both.title.startswith("wye.yaml")
    at_both.answers.partings = ["save", "save"]
    at_both.window.close()
    at_both.waits_for(lambda: not at_both.window.isVisible())
    assert files[1].read_bytes() != before


def test_a_file_that_cannot_be_read_leaves_no_tab_behind(at_both: Designer, tmp_path: Path) -> None:
    at_both.opens(tmp_path / "gone.yaml")
    at_both.waits_for(lambda: bool(at_both.answers.told))
    assert len(tabs(at_both)) == 2
    at_both.answers.board = new_board(Sheet(4, 4), title="Next")
    at_both.chooses("new")
    assert tabs(at_both) == ["rhine.yaml", "wye.yaml", "Next"]
    assert len(at_both.window.desks.all) == 3


def test_several_files_dropped_open_a_tab_each(designer: Designer, files: tuple[Path, Path]) -> None:
    copy = Path(shutil.copyfile(files[0], files[0].with_name("copy.yml")))
    hands.drop(designer.window, *files, copy)
    designer.waits()
    assert sorted(tabs(designer)) == ["copy.yml", "rhine.yaml", "wye.yaml"]


@pytest.mark.parametrize("at_once", [1, 2])
def test_several_boards_left_unsaved_are_recovered_into_a_tab_each(
    designer: Designer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_once: int
) -> None:
    left = tmp_path / "left"
    for title in ("One", "Two"):
        page = new_page(left)
        page.write(new_board(Sheet(5, 4), title=title), None)
        page.release()

    def first(entries: Sequence[Recoverable]) -> RecoveryChoice:
        return RecoveryChoice(restored=tuple(entries[:at_once]))

    monkeypatch.setattr(designer.answers, "recovery", first)
    are_any_taken: list[bool] = []
    designer.window.desks.recovery_offer.begin(left, are_any_taken.append)
    designer.waits_for(lambda: are_any_taken == [True])
    designer.waits()
    assert sorted(tabs(designer)) == ["One •", "Two •"]
    assert recoverable(left) == ()
