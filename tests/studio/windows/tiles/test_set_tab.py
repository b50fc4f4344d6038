"""A tile set as a document of the window: opened, edited, undone, saved, recovered, checked."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from engine.diagnostics.findings import Finding, Severity
from engine.shipped import shipped_maps, shipped_sets
from engine.tiles.reading import read_set
from engine.tiles.set import BLANK
from studio.session.recovery.recovering import recoverable
from studio.session.set_session import SetSession
from studio.windows.documents.new_set import NewSetDialog
from studio.windows.documents.versions_dialog import VersionsDialog, set_and_differing
from studio.windows.frame.main_window import MainWindow
from studio.windows.frame.set_tab import SetTab
from studio.windows.tiles.print_dialog import PrintSetDialog
from tests.engine.tiles.sets import lakes
from tests.journeys.answers import Answers
from tests.studio.windows.conftest import opened_set


@pytest.fixture
def set_file(tmp_path: Path) -> Path:
    """A copy of the shipped set."""
    (path,) = shipped_sets()
    copy = tmp_path / "set.yaml"
    copy.write_bytes(path.read_bytes())
    return copy


@pytest.fixture
def tab(window: MainWindow, set_file: Path, qtbot: QtBot) -> Iterator[SetTab]:
    """The tab of the shipped set, opened as any file is."""
    yield from opened_set(window, set_file, qtbot)


def test_a_set_opens_in_a_tab_next_to_boards(window: MainWindow, tab: SetTab, qtbot: QtBot) -> None:
    window.desks.open(shipped_maps()[0])
    qtbot.waitUntil(lambda: window.desks.front.is_map)
    assert window.commands["river"].isEnabled()
    window.desks.turn_to(tab)
    assert not window.commands["river"].isEnabled()
    assert window.commands["save"].isEnabled()
    assert tab.set_view.isVisible()
    assert tab.set_view.wall.count() == 37
    assert window.windowTitle() == "set.yaml[*] (Lakes and Plains) – Platelayer"


def test_actions_are_called_as_fits_the_document_at_the_front(
    window: MainWindow, tab: SetTab, qtbot: QtBot
) -> None:
    play, save = window.commands["play"], window.commands["save"]
    assert play.text() == "Play Th&is Set…"
    assert "Play This Set" in play.toolTip()
    assert save.statusTip() == "Save the set to its file"
    assert "Save the set to its file" in save.toolTip()
    window.shortcuts.changed.emit()
    assert "Play This Set" in play.toolTip(), "other keys keep the name"
    window.desks.open(shipped_maps()[0])
    qtbot.waitUntil(lambda: window.desks.front.is_map)
    assert play.text() == "Play Th&is Map…"
    assert "Play This Map" in play.toolTip()
    assert save.statusTip() == "Save the board to its file"
    window.desks.turn_to(tab)
    assert play.text() == "Play Th&is Set…"
    tab.session.close()
    window.desks.close(tab)
    assert play.text() == "Play Th&is Map…"


def test_a_tile_is_edited_by_keys_and_clicks_and_all_of_it_undone(window: MainWindow, tab: SetTab) -> None:
    view, session = tab.set_view, tab.session
    assert session is window.session
    view.wall.setCurrentRow(3)
    north, east, _, _ = view.editor.edges
    east.setFocus()
    QTest.keyClicks(east, "lp")
    assert view.editor.city is not None
    assert view.editor.city.edges == ("PN", "LP", "HH", "EM")
    QTest.keyClick(north, Qt.Key.Key_Space)
    assert view.editor.city.edges[0] == BLANK
    QTest.keyClick(view.wall, Qt.Key.Key_R)
    assert view.editor.city.edges == ("EM", BLANK, "LP", "HH")
    assert session.is_modified
    for _ in range(3):
        session.history.undo()
    assert not tab.session.is_modified
    assert view.editor.city == lakes().cities[3]
    assert east.text() == ""
    editor = view.editor
    view.wall.setCurrentRow(0)
    ring = editor.edges[0], *[editor.edges[0].nextInFocusChain()]
    assert ring[1] is editor.edges[1]
    editor._note_side(0)  # noqa: SLF001  # what a focus that comes does
    editor._take_swatch("SR")  # noqa: SLF001  # what a click on a swatch does
    assert editor.city is not None
    assert editor.city.edges[0] == "SR"
    editor.name.setText("Chi-Town")
    session.call_in_edits()
    editor.name.editingFinished.emit()
    editor.goods.setValue(1)
    editor.start.setChecked(False)
    assert editor.city is not None
    assert (editor.city.name, editor.city.goods) == ("Chi-Town", 1)
    assert view._session.tile_set.starts == ("St. Louis", "Cincinnati")  # noqa: SLF001  # what is shown


def test_page_down_goes_on_to_the_next_tile_and_takes_what_is_typed(tab: SetTab) -> None:
    view = tab.set_view
    view.wall.setCurrentRow(3)
    view.editor.name.setFocus()
    view.editor.name.setText("Boston Harbor")
    QTest.keyClick(view.editor.name, Qt.Key.Key_PageDown)
    assert view.wall.currentRow() == 4
    assert view.editor.name.text() == "New York"
    QTest.keyClick(view.editor.edges[1], Qt.Key.Key_PageUp)
    assert view.wall.currentRow() == 3
    assert view.editor.name.text() == "Boston Harbor"
    view.wall.setCurrentRow(0)
    QTest.keyClick(view.editor.edges[1], Qt.Key.Key_PageUp)
    assert view.wall.currentRow() == 0


def test_figures_are_not_counted_as_findings(tab: SetTab, qtbot: QtBot) -> None:
    view, session = tab.set_view, tab.session
    qtbot.waitUntil(lambda: session.findings_fit)
    assert session.findings
    assert view.pages.tabText(view.pages.indexOf(view.findings)) == "Findings"


def test_a_finding_on_bags_leads_to_the_page_of_games(tab: SetTab) -> None:
    view = tab.set_view
    for path, page in (
        (("bag", "3"), view.game),
        (("stock", "LP"), view.form),
        (("special_rules", 0), view.rules),
    ):
        finding = Finding("D000", "test", Severity.NOTE, "Of a test.", path=path)
        view.findings.place_wanted.emit(finding)
        assert view.pages.currentWidget() is page


def test_the_names_in_the_matrix_have_room_for_their_letters(tab: SetTab) -> None:
    rows = tab.set_view.matrix.verticalHeader()
    assert [row for row in range(rows.count()) if rows.sectionSizeHint(row) > rows.sectionSize(row)] == []


def test_findings_are_live_and_fixed(tab: SetTab, qtbot: QtBot) -> None:
    view, session = tab.set_view, tab.session
    view.wall.setCurrentRow(3)
    view.editor.edges[1].setText("HX")
    view.editor.edges[1].finish()
    qtbot.waitUntil(lambda: any(finding.code == "D101" for finding in session.findings))
    (finding,) = [finding for finding in session.findings if finding.code == "D101"]
    view.findings.place_wanted.emit(finding)
    assert view.wall.currentRow() == 3
    assert "Boston PN - HH EM 1 becomes" not in view._foretell(finding.fixes[0])  # noqa: SLF001  # what the window asks of it
    qtbot.waitUntil(lambda: session.findings_fit)
    view.findings.fix_wanted.emit(finding.fixes[0])
    assert view.editor.city is not None
    assert view.editor.city.edges[1] == "HH"


def test_a_set_is_saved_and_an_unsaved_one_is_recovered(
    window: MainWindow, tab: SetTab, set_file: Path, qtbot: QtBot
) -> None:
    tab.set_view.editor.goods.setValue(0)
    assert tab.session.keep_now(5)
    (page,) = [path for path in tab.session.journal_folder.iterdir() if path.suffix == ".yaml"]
    assert read_set(page).tile_set is not None
    tab.session.close(5, is_kept=True)
    (entry,) = recoverable(tab.session.journal_folder)
    assert entry.is_tile_set
    window.desks.restore(entry)
    qtbot.waitUntil(lambda: window.desks.front is not tab and window.documents.is_open)
    again = window.desks.front
    assert again.session.is_modified
    again.do("save")
    qtbot.waitUntil(lambda: not again.session.is_modified)
    saved = read_set(set_file).tile_set
    assert saved is not None
    assert saved.cities[0].goods == 0


def test_an_earlier_version_of_a_set_opens_as_a_copy(
    window: MainWindow, tab: SetTab, answers: Answers, qtbot: QtBot
) -> None:
    tab.set_view.editor.goods.setValue(0)
    tab.do("save")
    qtbot.waitUntil(lambda: not tab.session.is_modified)
    window.commands["versions"].trigger()
    qtbot.waitUntil(lambda: window.desks.front is not tab and window.documents.is_open)
    copy = window.desks.front
    assert isinstance(copy, SetTab)
    assert answers.asked == ["version of set.yaml out of 1"]
    assert copy.session.path is None
    assert copy.set_view.editor.city == lakes().cities[0]
    assert isinstance(tab.session, SetSession)
    assert tab.session.path is not None
    versions = tab.session.backups.of(tab.session.path)
    dialog = VersionsDialog("set.yaml", versions, tab.session.tile_set)
    qtbot.addWidget(dialog)
    told = "37 cities and 12 railroads; differs from now: 1 tile with other edges or goods"
    qtbot.waitUntil(lambda: told in dialog.list.item(0).text())
    dialog.reject()


def test_a_version_of_a_set_says_in_what_it_differs() -> None:
    now = lakes()
    assert str(set_and_differing(now, now)) == "37 cities and 12 railroads; same as now"
    first, second, *others = now.cities
    then = replace(now, cities=(replace(first, goods=0), *others), railroads=now.railroads[:-1])
    assert str(set_and_differing(then, now)) == (
        f"36 cities and 11 railroads; differs from now: without {second.name}, "
        "1 tile with other edges or goods and other railroads"
    )
    assert "in details" in str(set_and_differing(replace(now, designer="Someone"), now))


def test_a_new_set_is_drawn_and_closing_the_last_tab_shows_the_start_page(
    window: MainWindow, answers: Answers
) -> None:
    answers.tile_set = lakes()
    window.commands["new-set"].trigger()
    assert isinstance(window.desks.front, SetTab)
    assert not window.session.is_modified
    window.commands["close"].trigger()
    assert not window.documents.is_open
    assert window.desks.front.is_map


def test_tables_tiles_and_railroads_come_and_go_and_a_table_is_tried(
    tab: SetTab, answers: Answers, tmp_path: Path
) -> None:
    answers.path = tmp_path / "cities.csv"
    tab.set_view.give_table.click()
    table = answers.path.read_text("utf-8-sig")
    answers.path.write_text(table.replace("Chicago;LP", "Chicago;SR"), "utf-8")
    tab.set_view.take_table.click()
    assert tab.set_view.editor.city is not None
    assert tab.set_view.editor.city.edges[0] == "SR"
    answers.path.write_text("Omaha;XX;-;-;-;1", "utf-8")
    tab.set_view.take_table.click()
    assert "XX is no railroad of this set" in answers.told[-1][1]
    view = tab.set_view
    view.add.click()
    assert view.wall.count() == 38
    assert view.wall.currentRow() == 37
    view.remove.click()
    assert view.wall.count() == 37
    view.form.add.click()
    item = view.form.railroads.item(12, 0)
    assert item is not None
    item.setText("QQ")
    assert view.form.railroads.rowCount() == 13
    assert tab.set_view._session.tile_set.codes[-1] == "QQ"  # noqa: SLF001  # what the window asks of it
    item.setText("too long")
    assert tab.set_view._session.tile_set.codes[-1] == "QQ"  # noqa: SLF001  # what the window asks of it
    view.pages.setCurrentWidget(view.trying)
    view.trying.count.setValue(5)
    assert view.trying.said.text().startswith("5 tiles, ")
    before = view.trying.said.text()
    view.trying.again.click()
    view.trying.count.setValue(37)
    assert view.trying.said.text() != before


def test_a_set_is_printed_to_a_file(
    tab: SetTab, answers: Answers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers.path = tmp_path / "cards.pdf"

    def choose(dialog: PrintSetDialog) -> QDialog.DialogCode:
        dialog.what.setCurrentIndex(4)
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(PrintSetDialog, "exec", choose)
    tab.do("print")
    assert answers.path.read_bytes().startswith(b"%PDF")


def test_the_new_set_dialog_says_why_there_can_be_no_set(qtbot: QtBot) -> None:
    dialog = NewSetDialog(None)
    qtbot.addWidget(dialog)
    dialog.cities.setValue(8)
    dialog._draw()  # noqa: SLF001  # what OK does
    assert "The number of blank edges must be from 0 to 10" in dialog.problem.text()
    dialog.cities.setValue(37)
    dialog._draw()  # noqa: SLF001  # what the window asks of it
    assert dialog.tile_set is not None


def test_tiles_are_copied_cut_and_pasted_also_from_a_spreadsheet(window: MainWindow, tab: SetTab) -> None:
    view, session = tab.set_view, tab.session
    view.wall.setCurrentRow(3)
    window.commands["copy"].trigger()
    window.commands["paste"].trigger()
    assert view.wall.count() == 38
    assert view.editor.city is not None
    assert view.editor.city.name == f"{lakes().cities[3].name} 2"
    assert view.editor.city.edges == lakes().cities[3].edges
    window.commands["cut"].trigger()
    assert view.wall.count() == 37
    QGuiApplication.clipboard().setText("name\tN\tE\tS\tW\tgoods\nErie\tLP\t-\tEM\t-\t2\n")
    window.commands["paste"].trigger()
    assert view.editor.city.name == "Erie"
    assert not window.commands["delete"].isEnabled()
    for _ in range(3):
        session.history.undo()
    assert set(view.editor.city.edges) <= {*lakes().codes, BLANK}
    assert view.wall.count() == 37
    before = session.board
    QGuiApplication.clipboard().setText("no table")
    said: list[str] = []
    view.said.connect(said.append)
    window.commands["paste"].trigger()
    assert session.board is before
    assert said[0].startswith("Nothing to paste: ")
