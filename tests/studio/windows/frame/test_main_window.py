"""The main window: what is there when, and that every action does something."""

import shutil
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QTabBar, QToolBar
from pytestqt.qtbot import QtBot

from engine.board.document import new_board
from engine.board.places import Town
from engine.board.terrain import HILL
from engine.diagnostics.findings import Finding, Severity
from engine.edits.document import SetField
from engine.edits.lines import DrawSides
from engine.edits.terrain import PaintTerrain
from engine.hexes.sheet import Sheet
from engine.hexes.sides import side_of
from engine.shipped import folder
from studio.drawing.maps.themes import ATLAS, NIGHT
from studio.tools.gestures import Outcome
from studio.tools.selection import Selection
from studio.windows.frame.docks import PLACES
from studio.windows.frame.main_window import MainWindow
from studio.windows.kit.actions import ACTIONS, BY_NAME, NEED_A_BOARD
from studio.windows.kit.commands import Commands
from studio.windows.kit.window_style import DARK, LIGHT
from tests.journeys.answers import Answers
from tests.studio.windows.conftest import MakeWindow

BOARD = new_board(Sheet(12, 9), title="Rhine", towns=(Town("Köln", Sheet(12, 9).hex_named("C4"), ("11",)),))


DOCKS = tuple(place.name for place in PLACES)


@pytest.fixture
def bench(window: MainWindow) -> MainWindow:
    """The window with a board open."""
    window.session.new(BOARD)
    return window


def test_without_a_board_there_is_the_start_page_alone(window: MainWindow) -> None:
    assert window.start.isVisible()
    assert not any(dock.isVisible() for dock in window.docks.all)
    assert not any(bar.isVisible() for bar in window.bars)
    enabled = {action.name for action in ACTIONS if window.commands[action.name].isEnabled()}
    assert enabled == {action.name for action in ACTIONS} - NEED_A_BOARD - {"undo", "redo"}
    assert window.windowTitle() == "Platelayer"


def test_with_a_board_everything_is_there_and_closing_puts_it_away(bench: MainWindow) -> None:
    assert bench.editor_view.canvas.isVisible()
    assert bench.docks["findings"].isVisible()
    assert all(bench.commands[name].isEnabled() for name in NEED_A_BOARD)
    bench.commands["findings"].trigger()
    assert bench.docks["findings"].isHidden()
    bench.commands["close"].trigger()
    assert bench.start.isVisible()
    bench.session.new(BOARD)
    assert bench.docks["findings"].isHidden()
    assert bench.docks["inspector"].isVisible()


def test_every_action_does_something(monkeypatch: pytest.MonkeyPatch, make_window: MakeWindow) -> None:
    connected: list[str] = []
    connect_to = Commands.connect_to

    def note(commands: Commands, doings: Mapping[str, Callable[[], object]]) -> None:
        connected.extend(doings)
        connect_to(commands, doings)

    monkeypatch.setattr(Commands, "connect_to", note)
    docks = make_window().docks.all
    assert sorted((*connected, *DOCKS)) == sorted(BY_NAME)
    assert len(DOCKS) == len(docks)


def test_an_action_puts_its_dock_away_and_brings_it_back(bench: MainWindow) -> None:
    for dock in DOCKS:
        (shown,) = (each for each in bench.docks.all if each.objectName().startswith(dock))
        was_hidden = shown.isHidden()
        bench.docks.turn_to(dock)
        bench.commands[dock].trigger()
        assert shown.isHidden() is not was_hidden, dock
        QApplication.processEvents()
        bench.commands[dock].trigger()
        assert shown.isHidden() is was_hidden, dock


def test_the_title_names_the_document_and_marks_changes(bench: MainWindow) -> None:
    assert bench.windowTitle() == "Rhine[*] (not saved yet) – Platelayer"
    assert not bench.isWindowModified()
    bench.session.apply(PaintTerrain((BOARD.sheet.hex_named("A1"),), 1))
    assert bench.isWindowModified()
    bench.commands["undo"].trigger()
    assert not bench.isWindowModified()


def test_undo_and_redo_name_what_they_would_do(bench: MainWindow, qtbot: QtBot) -> None:
    undo, redo = bench.commands["undo"], bench.commands["redo"]
    assert not undo.isEnabled()
    bench.session.apply(PaintTerrain((BOARD.sheet.hex_named("A1"),), 1))
    assert undo.isEnabled()
    qtbot.waitUntil(lambda: undo.text() == "&Undo Paint hill")
    undo.trigger()
    assert redo.isEnabled()
    qtbot.waitUntil(lambda: (redo.text(), undo.text()) == ("&Redo Paint hill", "&Undo"))


def test_a_letter_takes_a_tool_in_hand(bench: MainWindow, qtbot: QtBot) -> None:
    bench.activateWindow()
    qtbot.waitUntil(bench.isActiveWindow)
    for key, tool, dock in (
        (Qt.Key.Key_B, "brush", "Palette"),
        (Qt.Key.Key_R, "river", "Inspector"),
        (Qt.Key.Key_F, "fill", "Palette"),
        (Qt.Key.Key_C, "closed", "Inspector"),
        (Qt.Key.Key_O, "border", "Inspector"),
        (Qt.Key.Key_T, "town", "Inspector"),
    ):
        QTest.keyClick(bench.editor_view.canvas, key)
        assert bench.editor_view.tool == tool
        assert bench.commands[tool].isChecked()
        fronts = {bar.tabText(bar.currentIndex()) for bar in bench.findChildren(QTabBar) if bar.count()}
        assert dock in fronts, tool
        QTest.keyClick(bench.editor_view.canvas, Qt.Key.Key_V)
        assert bench.editor_view.tool == "select"


def test_letters_typed_into_a_name_are_no_tools(bench: MainWindow, qtbot: QtBot) -> None:
    bench.session.select(Selection(BOARD.towns[0]))
    bench.activateWindow()
    qtbot.waitUntil(bench.isActiveWindow)
    field = bench.editor_view.inspector.town_form.parts["name"]
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "brr")
    QTest.keyClick(field, Qt.Key.Key_Delete)
    assert field.text() == "brr"
    assert bench.editor_view.tool == "select"
    assert BOARD.towns[0] in bench.session.board.towns
    QTest.keyClick(field, Qt.Key.Key_Escape)


def test_brackets_change_the_brush_as_far_as_it_goes(bench: MainWindow) -> None:
    for _ in range(6):
        bench.commands["larger"].trigger()
    assert bench.editor_view.hand.settings.size == 3
    bench.commands["smaller"].trigger()
    assert bench.editor_view.hand.settings.size == 2


@pytest.mark.usefixtures("dressed")
def test_windows_and_map_wear_the_same_colours(bench: MainWindow) -> None:
    bench.commands["dark"].trigger()
    assert bench.editor_view.canvas.chart.style.theme == NIGHT
    assert bench.palette().window().color().name() == DARK.window
    bench.commands["light"].trigger()
    assert bench.editor_view.canvas.chart.style.theme == ATLAS
    assert bench.palette().window().color().name() == LIGHT.window


def test_layers_are_shown_and_hidden(bench: MainWindow) -> None:
    bench.commands["grid"].trigger()
    bench.commands["labels"].trigger()
    layers = bench.editor_view.canvas.chart.style.layers
    assert "grid" not in layers
    assert "hex labels" in layers
    bench.commands["grid"].trigger()
    assert "grid" in bench.editor_view.canvas.chart.style.layers


def test_the_status_bar_tells_the_hex_under_the_pointer(bench: MainWindow, qtbot: QtBot) -> None:
    canvas = bench.editor_view.canvas
    qtbot.waitUntil(lambda: canvas.is_settled)
    x, y = canvas.navigator.view.to_px(BOARD.sheet.centre_mm(BOARD.sheet.hex_named("C4")))
    QTest.mouseMove(canvas, QPoint(2, 2))
    QTest.mouseMove(canvas, QPoint(round(x), round(y)))
    assert bench.status.place.text().startswith("C4  ·  Köln  ·  Open")


def test_the_status_bar_tells_the_hex_as_it_was_just_painted(bench: MainWindow, qtbot: QtBot) -> None:
    hex_ = BOARD.sheet.hex_named("E5")
    bench.editor_view.canvas.hovered.emit(hex_)
    assert bench.status.place.text().startswith("E5  ·  Open")
    bench.session.apply(PaintTerrain((hex_,), HILL))
    qtbot.waitUntil(lambda: bench.status.place.text().startswith("E5  ·  Hill"))
    bench.session.new(new_board(Sheet(2, 2)))
    qtbot.waitUntil(lambda: bench.status.place.text() == "")


def test_undo_takes_back_an_entry_half_made_and_redo_brings_it_back(bench: MainWindow) -> None:
    bench.session.apply(SetField("designer", "Ada"))
    title = bench.editor_view.inspector.board_form.parts["title"]
    title.setText("Half typed")
    bench.commands["undo"].trigger()
    assert (bench.session.board.title, bench.session.board.designer) == ("Rhine", "Ada")
    bench.commands["redo"].trigger()
    assert bench.session.board.title == "Half typed"


def test_an_entry_half_made_is_not_lost_to_redo(bench: MainWindow) -> None:
    bench.session.apply(SetField("designer", "Ada"))
    bench.commands["undo"].trigger()
    bench.editor_view.inspector.board_form.parts["title"].setText("Half typed")
    bench.commands["redo"].trigger()
    assert bench.session.board.title == "Half typed"


def test_a_board_that_comes_along_is_begun_as_a_copy_and_stays_as_it_is(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, answers: Answers
) -> None:
    shipped = Path(shutil.copyfile(folder("maps") / "severn.yaml", tmp_path / "severn.yaml"))
    before = shipped.read_bytes()
    window.start.copy_wanted.emit(shipped)
    qtbot.waitUntil(lambda: window.documents.is_open, timeout=10_000)
    assert window.windowTitle() == "Severn & South Wales[*] (not saved yet) – Platelayer"
    window.session.apply(SetField("title", "Scribbled"))
    answers.path = tmp_path / "mine.yaml"
    window.commands["save"].trigger()
    qtbot.waitUntil(lambda: not window.session.is_modified, timeout=10_000)
    assert answers.asked == ["save Scribbled.yaml"]
    assert "Scribbled" in answers.path.read_text("utf-8")
    assert shipped.read_bytes() == before
    assert window.windowTitle() == "mine.yaml[*] (Scribbled) – Platelayer"
    window.session.apply(SetField("title", ""))
    assert window.windowTitle() == "mine.yaml[*] – Platelayer"


def test_a_board_that_comes_along_and_cannot_be_read_is_reported(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, answers: Answers
) -> None:
    window.start.copy_wanted.emit(tmp_path / "gone.yaml")
    qtbot.waitUntil(lambda: bool(answers.told))
    assert answers.told[0][0] == "gone.yaml could not be opened"
    assert not window.documents.is_open


def test_ampersands_in_the_names_of_recent_files_are_shown(window: MainWindow, tmp_path: Path) -> None:
    window.session.recent.add(tmp_path / "Severn & Wye.yaml")
    assert window.commands.recent.actions()[0].text() == "&1  Severn && Wye.yaml"


def test_true_size_is_a_hundred_per_cent(bench: MainWindow) -> None:
    bench.commands["zoom-true"].trigger()
    assert bench.status.scale.text() == "100 %"
    bench.commands["zoom-in"].trigger()
    assert bench.status.scale.text() == "141 %"


def test_dialogs_open_over_the_window_and_close(bench: MainWindow, qtbot: QtBot) -> None:
    for action in ("guide", "help", "about", "print", "commands", "shortcuts"):
        bench.commands[action].trigger()
        (dialog,) = (each for each in bench.findChildren(QDialog) if each.isVisible())
        assert dialog.isModal(), action
        dialog.close()
        qtbot.waitUntil(lambda: not any(each.isVisible() for each in bench.findChildren(QDialog)))


def test_what_cannot_be_deleted_is_said(bench: MainWindow) -> None:
    bench.commands["delete"].trigger()
    assert "Select something to delete" in bench.status.currentMessage()


def test_waiving_leads_to_the_reason_of_the_finding_chosen(bench: MainWindow) -> None:
    findings = bench.editor_view.findings
    bench.commands["waive"].trigger()
    assert bench.status.currentMessage().startswith("Select a finding to waive")
    bench.commands["findings"].setChecked(False)
    odd = Finding("Z101", "odd", Severity.WARNING, "The board is odd.")
    bench.session.findings_changed.emit((odd,))
    findings.list.setCurrentIndex(findings.model.index(0, 0))
    bench.commands["waive"].trigger()
    assert bench.docks["findings"].isVisible()
    assert bench.focusWidget() is findings.details.waiver.reason


def test_where_everything_stood_is_remembered(bench: MainWindow, make_window: MakeWindow) -> None:
    bench.commands["palette"].trigger()
    bench.commands["palette"].trigger()
    assert bench.docks["palette"].isHidden()
    assert bench.close()
    again = make_window()
    again.session.new(BOARD)
    assert again.docks["palette"].isHidden()
    assert not again.docks["inspector"].isHidden()


def test_a_dock_behind_another_comes_to_the_front_before_it_goes(bench: MainWindow) -> None:
    palette = bench.commands["palette"]
    palette.trigger()
    assert not bench.docks["palette"].isHidden()
    assert "Palette" in {bar.tabText(bar.currentIndex()) for bar in bench.findChildren(QTabBar)}
    assert palette.isChecked()
    palette.trigger()
    assert bench.docks["palette"].isHidden()
    assert not palette.isChecked()


def test_every_tool_is_in_sight_on_a_small_screen(bench: MainWindow, qtbot: QtBot) -> None:
    bench.resize(1366, 728)
    bar = bench.findChild(QToolBar, "tool-bar")
    assert isinstance(bar, QToolBar)
    shown = [bar.widgetForAction(action) for action in bar.actions() if not action.isSeparator()]
    qtbot.waitUntil(lambda: bench.height() == 728 and all(button.isVisible() for button in shown))


def test_a_file_that_is_gone_leaves_the_list(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, answers: Answers
) -> None:
    gone = tmp_path / "gone.yaml"
    window.session.recent.add(gone)
    window.desks.open(gone)
    qtbot.waitUntil(lambda: bool(answers.told))
    assert gone not in window.session.recent.paths


def test_a_tool_newly_taken_shows_its_hint_and_what_was_said_goes(bench: MainWindow) -> None:
    bench.status.say("Something.", 6000)
    bench.commands["ferry"].trigger()
    assert bench.status.currentMessage() == ""


def test_why_nothing_was_done_is_said_no_more_once_something_is(bench: MainWindow) -> None:
    bench.editor_view.said.emit("Nothing was done.")
    bench.editor_view.hand.acted.emit(Outcome())
    assert bench.status.currentMessage() == "Nothing was done."
    bench.editor_view.hand.acted.emit(Outcome(PaintTerrain((), HILL)))
    assert bench.status.currentMessage() == ""


@pytest.mark.usefixtures("dressed")
def test_what_is_said_stands_out_and_the_tip_of_an_action_does_not(bench: MainWindow) -> None:
    ground = bench.status.palette().window().color()
    bench.editor_view.said.emit("Nothing was done.")
    assert bench.status.palette().window().color() != ground
    bench.status.showMessage("Save the board")
    assert bench.status.palette().window().color() == ground
    bench.editor_view.said.emit("Nothing was done.")
    bench.status.clearMessage()
    assert bench.status.palette().window().color() == ground


def test_a_line_just_drawn_shows_its_form_and_its_tool_leaves_the_palette_be(bench: MainWindow) -> None:
    def front() -> set[str]:
        return {bar.tabText(bar.currentIndex()) for bar in bench.findChildren(QTabBar) if bar.count()}

    bench.commands["brush"].trigger()
    bench.commands["river"].trigger()
    assert "Palette" in front()
    edit = DrawSides("river", (side_of(BOARD.sheet.hex_named("D6"), 0),))
    bench.session.apply(edit)
    bench.session.select(Selection(bench.session.board.lines[0]))
    assert "Palette" in front()
    bench.editor_view.hand.acted.emit(Outcome(edit))
    assert "Inspector" in front()
    assert bench.editor_view.inspector.line_form.isVisible()


def test_a_hint_without_room_ends_in_dots_and_is_whole_in_its_tip(bench: MainWindow) -> None:
    hint = bench.status.hint
    bench.status.show_hint("Click here and there. " * 40)
    assert hint.shown.endswith("…")
    # A tip is wrapped where it is HTML.
    assert hint.shown[:-1] in hint.toolTip()
    bench.status.show_hint("Click.")
    assert hint.shown == "Click."


def test_a_long_hint_makes_the_window_no_wider(bench: MainWindow) -> None:
    before = bench.minimumSizeHint().width()
    bench.status.show_hint("Click here, and there, and then once more. " * 20)
    assert bench.minimumSizeHint().width() <= before
    assert bench.status.hint.text() in bench.status.hint.toolTip()
