"""Tables begun from the window of the boards, as tests begin them."""

from pathlib import Path

from PySide6.QtCore import QSysInfo
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from engine.board.document import Board
from engine.transcript.remarks import HUMAN
from studio.windows.frame.main_window import MainWindow
from studio.windows.table.begin_dialog import BeginDialog
from studio.windows.table.table_window import TableWindow
from tests.engine.game.boards import vale


def board() -> Board:
    return vale(("races", 2)).edited(title="Vale")


def dialog_of(window: MainWindow) -> BeginDialog:
    window.commands["play"].trigger()
    *_, dialog = window.findChildren(BeginDialog)
    return dialog


def table_of(window: MainWindow, qtbot: QtBot) -> TableWindow:
    """Return the table that was opened last, at full speed."""
    qtbot.waitUntil(lambda: bool(window.tables.tables.windows))
    table = window.tables.tables.windows[-1]
    assert isinstance(table, TableWindow)
    table.session.speed = float("inf")
    return table


def crash(path: Path) -> None:
    """Leave the lock of a game as a program leaves it that was killed."""
    assert path.read_text().splitlines()[-1].startswith('{"stand"')
    no_process = 2**22 + 1
    path.with_name(f"{path.name}.lock").write_text(f"{no_process}\nstudio\n{QSysInfo.machineHostName()}\n")


def start(table: TableWindow) -> None:
    """Choose the first start."""
    button = table.view.card.findChild(QPushButton, "start")
    assert button is not None
    button.click()


def begun(window: MainWindow, qtbot: QtBot) -> TableWindow:
    """Return a table of two people at the board that is open."""
    dialog = dialog_of(window)
    dialog.companies.setValue(2)
    for player in dialog.players[:2]:
        player.setCurrentIndex(player.findData(HUMAN))
    dialog.seed.show_number(7)
    dialog.begin.click()
    return table_of(window, qtbot)


def left(window: MainWindow, qtbot: QtBot) -> Path:
    """Return the file of a game that was left after its first move."""
    window.session.new(board())
    table = begun(window, qtbot)
    start(table)
    table.close()
    return table.session.file.path
