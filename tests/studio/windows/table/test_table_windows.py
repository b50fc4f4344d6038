"""The window of a table: its menus, its keys, its panels, the past, and the way out."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QToolButton
from pytestqt.qtbot import QtBot

from engine.table.files import open_sitting
from studio.windows.frame.main_window import MainWindow
from studio.windows.help.reading_dialogs import Guide
from studio.windows.table.accounts_dialog import AccountsDialog
from studio.windows.table.begin_dialog import BeginDialog
from tests.journeys.answers import Answers
from tests.studio.table.tables import LONG_MS
from tests.studio.windows.table.begun_tables import begun, board, left, start, table_of

pytestmark = pytest.mark.usefixtures("games")
BEGINNINGS = {".pdf": b"%PDF", ".png": b"\x89PNG", ".svg": b"<?xml"}


def test_tables_close_with_the_window_of_the_boards(window: MainWindow, qtbot: QtBot) -> None:
    window.session.new(board())
    begun(window, qtbot).actions_["table-quit"].trigger()
    assert window.tables.tables.windows == []


def test_every_action_has_a_place_in_the_menus_and_is_taught(window: MainWindow, qtbot: QtBot) -> None:
    window.session.new(board())
    table = begun(window, qtbot)
    in_menus = {action for menu in table.menuBar().findChildren(QMenu) for action in menu.actions()}
    assert set(table.actions_.values()) <= in_menus
    assert all(action.toolTip() and action.statusTip() for action in table.actions_.values())


def test_games_are_begun_and_opened_from_a_table(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    answers.path = left(window, qtbot)
    table = begun(window, qtbot)
    table.actions_["table-new"].trigger()
    assert any(dialog.isVisible() for dialog in window.findChildren(BeginDialog))
    table.actions_["table-open"].trigger()
    qtbot.waitUntil(lambda: table_of(window, qtbot).session.file.path == answers.path)


def test_undo_and_redo_are_next_to_the_time_line(window: MainWindow, qtbot: QtBot) -> None:
    window.session.new(board())
    table = begun(window, qtbot)
    undo, redo = (table.view.time.findChild(QToolButton, name) for name in ("table-undo", "table-redo"))
    assert undo is not None
    assert redo is not None
    assert (undo.text(), redo.text()) == ("Undo", "Redo")
    assert not undo.isEnabled()
    start(table)
    undo.click()
    assert table.session.sitting.at == 0
    assert not undo.isEnabled()
    redo.click()
    assert table.session.sitting.at == 1


def test_quit_at_a_table_leaves_the_program_and_keeps_the_game(window: MainWindow, qtbot: QtBot) -> None:
    window.session.new(board())
    window.session.history.setClean()
    table = begun(window, qtbot)
    start(table)
    table.actions_["table-quit"].trigger()
    assert not window.isVisible()
    assert window.tables.tables.windows == []
    assert open_sitting(table.session.file.path).sitting.at == 1


def test_the_page_on_a_first_game_is_opened_from_the_table(window: MainWindow, qtbot: QtBot) -> None:
    window.session.new(board())
    table = begun(window, qtbot)
    table.actions_["table-lesson"].trigger()
    (guide,) = table.findChildren(Guide)
    assert guide.text.toPlainText().startswith("Your first game")
    guide.close()


def test_looking_back_is_in_the_title(window: MainWindow, qtbot: QtBot) -> None:
    window.session.new(board())
    table = begun(window, qtbot)
    start(table)
    table.actions_["table-first"].trigger()
    assert table.windowTitle() == "Table – Vale – looking at move 0 of 1"
    table.actions_["table-present"].trigger()
    assert table.windowTitle() == "Table – Vale"
    QCoreApplication.processEvents()
    assert QApplication.activeModalWidget() is None


def test_panels_are_closed_by_a_key_and_stay_so_at_the_next_table(window: MainWindow, qtbot: QtBot) -> None:
    window.session.new(board())
    table = begun(window, qtbot)
    wide = table.view.map.width()
    panels = table.actions_["table-panels"]
    assert panels.isChecked()
    table.actions_["table-records"].trigger()
    assert (table.view.has_panels, table.view.has_records) == (True, False)
    panels.trigger()
    assert (table.view.map.width() > wide + 200, panels.isChecked()) == (True, False)
    table.close()
    again = begun(window, qtbot)
    assert (again.view.has_panels, again.view.has_records) == (False, False)
    again.actions_["table-records"].trigger()
    assert (again.view.has_panels, again.view.has_records) == (True, True)


@pytest.mark.usefixtures("dressed")
@pytest.mark.parametrize("size", [(1024, 768), (1280, 800), (1920, 1080)])
def test_the_map_has_most_of_the_window(size: tuple[int, int], window: MainWindow, qtbot: QtBot) -> None:
    window.session.new(board())
    table = begun(window, qtbot)
    table.resize(*size)
    QCoreApplication.processEvents()
    assert (table.width(), table.height()) == size
    assert table.view.map.width() * table.view.map.height() > 0.6 * size[0] * size[1]


def test_changed_shortcuts_work_at_every_table(window: MainWindow, qtbot: QtBot) -> None:
    window.session.new(board())
    table = begun(window, qtbot)
    window.shortcuts.give("table-note", "Ctrl+Alt+N")
    assert table.actions_["table-note"].shortcut() == QKeySequence("Ctrl+Alt+N")
    assert "Ctrl+Alt+N" in table.actions_["table-note"].toolTip()
    table.close()
    assert begun(window, qtbot).actions_["table-note"].shortcut() == QKeySequence("Ctrl+Alt+N")


def test_the_accounts_are_a_chart_that_follows_the_game_and_is_saved(
    window: MainWindow, answers: Answers, tmp_path: Path, qtbot: QtBot
) -> None:
    window.session.new(board())
    table = begun(window, qtbot)
    table.actions_["table-accounts"].trigger()
    table.actions_["table-accounts"].trigger()
    (dialog,) = table.findChildren(AccountsDialog)
    assert dialog.chart.accessibleDescription() == "Red 20 and Blue 20"
    assert not dialog.isModal()
    before = dialog.chart.drawing
    start(table)
    start(table)
    qtbot.waitUntil(lambda: dialog.chart.drawing != before)
    answers.path = tmp_path / "accounts.svg"
    dialog.save.click()
    qtbot.waitUntil(lambda: table.said.text().startswith("Saved as"), timeout=LONG_MS)
    assert answers.path.read_bytes().startswith(BEGINNINGS[".svg"])
    assert "prizes" in answers.path.read_text("utf-8")
