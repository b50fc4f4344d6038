"""The window of a table: what is next to the time line, in its menus and in its title."""

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from engine.board.document import Players
from engine.table.files import open_sitting
from studio.windows.frame.main_window import MainWindow
from studio.windows.help.reading_dialogs import Guide
from tests.studio.windows.table.test_tables import begun, board, dialog_of, start

pytestmark = pytest.mark.usefixtures("games")


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


def test_as_many_companies_are_offered_as_the_board_is_best_for(window: MainWindow) -> None:
    window.session.new(board().edited(players=Players(2, 5, best=4)))
    assert dialog_of(window).companies.value() == 4


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
