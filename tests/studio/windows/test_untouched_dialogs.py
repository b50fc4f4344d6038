"""Every dialog gives back untouched what was not touched: accepted as it opens, it leaves the same board."""

import importlib
import pkgutil
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest
from PIL import Image
from PySide6.QtCore import QLocale
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QDialogButtonBox
from pytestqt.qtbot import QtBot

import studio.panels
import studio.windows
from engine.board.document import Board, new_board
from engine.hexes.sheet import Sheet
from engine.trials.trial import MOST_SEED
from studio.panels.fields.number_field import Number
from studio.tools.selection import Selection
from studio.windows.documents.new_board import NewBoardDialog
from studio.windows.frame.main_window import MainWindow
from studio.windows.kit.actions import ACTIONS
from studio.windows.sheets.sheet_dialog import SheetDialog
from studio.windows.tracing.trace_dialog import TraceDialog
from tests.extremes import SIZES_MM, board_of_size, full_board, smallest_board

LEAVING = {
    *("quit", "close", "new", "new-geography", "open", "reload", "versions", "next-tab", "previous-tab"),
}
"""Those that go to another board or end the studio."""
OPENING = [
    action.name
    for action in ACTIONS
    if action.name not in LEAVING and not action.checkable and not action.name.startswith("lesson")
]
ASKED_FIRST = {
    *("GeographyDialog", "Message", "NewBoardDialog", "NewSetDialog", "Question", "RecoveryDialog"),
    *("VersionsDialog", "WordsDialog"),
}
"""Those that are waited for: they know no board but what they are asked for, which is theirs alone."""
MERE_FRAMES = {"CalmDialog", "GamesDialog", "Reader", "RowDialog"}
"""What other dialogs are made from."""


OF_GAMES = {"AccountsDialog", "PrintSetDialog", "SetTrialDialog", "TileBeginDialog"}
"""Those of a game or a tile set, which no action opens while a map is in front."""
TO_READ = {"About", "Finder", "Guide", "ShortcutDialog"}
"""Those that tell no more of one board than of another."""


class Opened(NamedTuple):
    """A dialog that an action opened."""

    name: str
    has_numbers: bool

    @property
    def has_board(self) -> bool:
        return self.name not in TO_READ


def all_dialogs() -> set[str]:
    """Return the name of every class of dialogs in the studio's windows and panels."""
    found = set()
    for room in (studio.windows, studio.panels):
        for module in pkgutil.walk_packages(room.__path__, f"{room.__name__}."):
            for each in vars(importlib.import_module(module.name)).values():
                if isinstance(each, type) and issubclass(each, QDialog) and each.__module__ == module.name:
                    found.add(each.__name__)
    return found


def accept(dialog: QDialog, board: Board, qtbot: QtBot) -> None:
    """Press whatever accepts a dialog, as soon as that can be done, and close it."""
    if isinstance(dialog, TraceDialog) and board.underlay is not None:
        qtbot.waitUntil(dialog.ok.isEnabled)
    for box in dialog.findChildren(QDialogButtonBox):
        for button in box.buttons():
            if box.buttonRole(button) == QDialogButtonBox.ButtonRole.AcceptRole:
                button.click()
    dialog.close()


def open_dialogs(window: MainWindow) -> list[QDialog]:
    return [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]


@pytest.fixture
def scan(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The picture that the strange boards trace."""
    Image.new("RGB", (400, 300), (90, 160, 60)).save(tmp_path / "scan.png")
    monkeypatch.chdir(tmp_path)


def accept_all(window: MainWindow, board: Board, names: Iterable[str], qtbot: QtBot) -> dict[str, Opened]:
    """Do all of some actions on a board and accept the dialogs that come; return what they are."""
    session, opened = window.session, dict[str, Opened]()
    session.new(board)
    for name in names:
        if board.towns:
            session.select(Selection(board.towns[0]))
        window.commands[name].trigger()
        before, steps = session.board, session.history.index()
        for dialog in open_dialogs(window):
            opened[name] = Opened(type(dialog).__name__, bool(dialog.findChildren(Number)))
            accept(dialog, board, qtbot)
            assert session.board is before, f"{name} at {board.sheet.across_flats_mm:g} mm"
            assert session.history.index() == steps
        while session.history.canUndo():
            session.history.undo()
    return opened


@pytest.mark.usefixtures("scan")
def test_every_dialog_accepted_as_it_opens_changes_nothing(window: MainWindow, qtbot: QtBot) -> None:
    opened = accept_all(window, full_board(), OPENING, qtbot)
    assert {each.name for each in opened.values()} | ASKED_FIRST | MERE_FRAMES | OF_GAMES == all_dialogs()
    accept_all(window, smallest_board(), [name for name, each in opened.items() if each.has_board], qtbot)
    for size in SIZES_MM:
        with_numbers = [name for name, each in opened.items() if each.has_numbers]
        assert with_numbers == ["print", "sheet", "trace", "trial", "play", "try-postal"]
        accept_all(window, board_of_size(size), with_numbers, qtbot)


def sheet_dialog(board: Board, qtbot: QtBot) -> SheetDialog:
    dialog = SheetDialog(board)
    qtbot.addWidget(dialog)
    return dialog


def enter(number: Number, typed: str) -> None:
    number.setFocus()
    number.selectAll()
    QTest.keyClicks(number, typed)
    number.interpretText()


@pytest.mark.parametrize("size", SIZES_MM)
def test_a_column_added_leaves_hexes_as_large_as_they_are(size: float, qtbot: QtBot) -> None:
    board = board_of_size(size)
    dialog = sheet_dialog(board, qtbot)
    dialog.edges["east"].setValue(1)
    changed = dialog.edit.apply(board)
    assert changed.sheet == replace(board.sheet, columns=board.sheet.columns + 1)


@pytest.mark.parametrize("language", ["en_GB", "de_DE"])
@pytest.mark.parametrize("typed", ["7,5", "7.5"])
def test_seven_and_a_half_is_typed_with_either_sign(language: str, typed: str, qtbot: QtBot) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    new, sheet = NewBoardDialog(), sheet_dialog(full_board(), qtbot)
    QLocale.setDefault(before)
    qtbot.addWidget(new)
    enter(new.across, typed)
    enter(sheet.across, typed)
    assert new.board.sheet.across_flats_mm == 7.5
    assert sheet.edit.apply(full_board()).sheet == replace(full_board().sheet, across_flats_mm=7.5)


def test_labels_described_as_they_are_stay_as_they_are(qtbot: QtBot) -> None:
    board = full_board()
    dialog = sheet_dialog(board, qtbot)
    for way in range(dialog.labels.way.count()):
        if dialog.labels.way.itemText(way) == "As set here":
            dialog.labels.way.setCurrentIndex(way)
            dialog.labels.way.activated.emit(way)
    dialog.labels.letters.activated.emit(dialog.labels.letters.currentIndex())
    assert dialog.edit.apply(board) is board


@pytest.mark.parametrize(("columns", "rows"), [(2000, 500), (1, 2000)])
def test_a_new_sheet_is_as_large_as_a_map_may_be(columns: int, rows: int, qtbot: QtBot) -> None:
    dialog = NewBoardDialog()
    qtbot.addWidget(dialog)
    enter(dialog.rows, "1")
    enter(dialog.columns, str(columns))
    enter(dialog.rows, str(rows))
    assert (dialog.sheet.columns, dialog.sheet.rows) == (columns, rows)
    assert dialog.ok.isEnabled()


def test_a_sheet_larger_than_a_map_may_be_cannot_be_had(qtbot: QtBot) -> None:
    new, sheet = NewBoardDialog(), sheet_dialog(new_board(Sheet(1990, 10)), qtbot)
    qtbot.addWidget(new)
    enter(new.columns, "2000")
    enter(new.rows, "2000")
    assert not new.ok.isEnabled()
    assert new.size_line.text() == "The sheet has 4,000,000 hexes; the maximum is 1,000,000."
    enter(new.rows, "30")
    assert new.ok.isEnabled()
    sheet.edges["west"].setValue(6)
    sheet.edges["east"].setValue(6)
    assert (sheet.ok.isEnabled(), sheet.message.text()) == (
        False,
        "A sheet has at most 2,000 columns and as many rows.",
    )


def test_games_are_played_by_every_seed_the_command_takes(window: MainWindow) -> None:
    window.session.new(full_board())
    window.commands["trial"].trigger()
    dialog = window.print_commands.trying.dialog
    assert dialog is not None
    assert dialog.seats.count == 8, "the board is best for more than can play"
    enter(dialog.seed, str(MOST_SEED))
    assert dialog.seed.count == MOST_SEED
