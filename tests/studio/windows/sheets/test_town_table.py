"""The table of towns: cells are edited in place, marks go to all rows selected, rows go to spreadsheets."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.board.document import new_board
from engine.board.places import Town
from engine.hexes.sheet import Sheet
from studio.tools.selection import Selection
from studio.windows.frame.main_window import MainWindow
from studio.windows.sheets.town_table import TownTable
from tests.journeys.answers import Answers

SHEET = Sheet(12, 9)
NAME, HEX, KEYS, START, PORT, SMALL = range(6)
CHECK = Qt.ItemDataRole.CheckStateRole


def at(label: str, name: str, *keys: str, **flags: Any) -> Town:
    return Town(name, SHEET.hex_named(label), keys, **flags)


TOWNS = (at("E5", "York", "11"), at("C3", "Ely", "12"), at("G7", "Bath"))
BOARD = new_board(SHEET, keys="dice-36+6").edited(towns=TOWNS)


@pytest.fixture
def table(window: MainWindow) -> TownTable:
    window.session.new(BOARD)
    window.commands["town-table"].trigger()
    (shown,) = window.findChildren(TownTable)
    return shown


def names(table: TownTable) -> list[str]:
    return [table.model.index(row, NAME).data() for row in range(table.model.rowCount())]


def enter(table: TownTable, row: int, column: int, value: object) -> bool:
    role = Qt.ItemDataRole.EditRole if column < START else CHECK
    return table.model.setData(table.model.index(row, column), value, role)


def select(table: TownTable, *rows: int) -> None:
    chosen = table.table.selectionModel()
    chosen.clearSelection()
    for row in rows:
        way = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
        chosen.select(table.model.index(row, 0), way)


def test_rows_are_sorted_by_name_hex_or_keys(table: TownTable) -> None:
    assert names(table) == ["Bath", "Ely", "York"]
    for column, sorted_ in ((HEX, ["Ely", "York", "Bath"]), (KEYS, ["York", "Ely", "Bath"])):
        table.table.sortByColumn(column, Qt.SortOrder.AscendingOrder)
        assert names(table) == sorted_


def test_the_table_begins_in_the_row_of_the_town_that_is_selected_on_the_map(window: MainWindow) -> None:
    window.session.new(BOARD)
    window.session.select(Selection(TOWNS[0]))
    window.commands["town-table"].trigger()
    (shown,) = window.findChildren(TownTable)
    QTest.qWait(0)
    assert shown.table.currentIndex().row() == names(shown).index("York")
    assert window.session.selection == Selection(TOWNS[0])


def test_each_cell_that_is_entered_is_one_step_and_rows_stay_where_they_are(
    table: TownTable, window: MainWindow
) -> None:
    session = window.session
    assert enter(table, 0, NAME, " Wells ")
    assert enter(table, 0, KEYS, "13-15")
    assert enter(table, 0, HEX, "h7")
    assert session.board.towns[2] == at("H7", "Wells", "13", "14", "15")
    assert names(table) == ["Wells", "Ely", "York"]
    for _ in range(3):
        QTest.keyClick(table.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert session.board == BOARD
    assert not session.history.canUndo()


@pytest.mark.parametrize(("text", "said"), [("C3", "C3 has a town already"), ("Q99", "Q99")])
def test_a_hex_that_cannot_be_is_refused_with_a_reason(
    table: TownTable, window: MainWindow, text: str, said: str
) -> None:
    assert not enter(table, 0, HEX, text)
    assert said in table.note.text()
    assert window.session.board == BOARD


def test_a_tick_goes_to_all_rows_selected_in_one_step(table: TownTable, window: MainWindow) -> None:
    select(table, 0, 1)
    enter(table, 1, PORT, Qt.CheckState.Checked.value)
    assert [town.port for town in window.session.board.towns] == [False, True, True]
    enter(table, 2, START, Qt.CheckState.Checked.value)
    assert [town.start for town in window.session.board.towns] == [True, False, False]
    assert window.session.history.count() == 2
    table.buttons["delete"].click()
    assert window.session.board.towns == (at("E5", "York", "11", start=True),)
    assert names(table) == ["York"]


def test_rows_are_copied_to_a_spreadsheet_and_pasted_from_one(table: TownTable, window: MainWindow) -> None:
    select(table, 1)
    table.buttons["copy"].click()
    head, row = QGuiApplication.clipboard().text().splitlines()
    assert (head.split("\t")[:3], row.split("\t")[:3]) == (["name", "hex", "keys"], ["Ely", "C3", "12"])
    QGuiApplication.clipboard().setText("Ely\tC3\t21\nHull\tD6\t22\n")
    table.buttons["paste"].click()
    assert window.session.board.towns == (TOWNS[0], at("C3", "Ely", "21"), TOWNS[2], at("D6", "Hull", "22"))
    assert names(table) == ["Bath", "Ely", "Hull", "York"]
    QGuiApplication.clipboard().setText("Ely\tC3\t21\nHull\tD6\t97\n")
    table.buttons["paste"].click()
    assert table.note.text() == "Line 2, column 3: 97 is not a key of this board."
    assert window.session.history.count() == 1


def test_a_table_is_saved_and_read_back(
    table: TownTable, window: MainWindow, answers: Answers, tmp_path: Path, qtbot: QtBot
) -> None:
    answers.path = tmp_path / "towns.csv"
    table.buttons["save"].click()
    qtbot.waitUntil(lambda: "Saved as" in table.note.text())
    text = answers.path.read_text(encoding="utf-8-sig")
    answers.path.write_text(text.replace("York", "Hull"), encoding="utf-8")
    table.buttons["read"].click()
    qtbot.waitUntil(lambda: "1 town changed or added." in table.note.text())
    assert window.session.board.towns[0] == at("E5", "Hull", "11")
    answers.path.write_bytes("Cl\u00fcn".encode("latin-1"))
    table.buttons["read"].click()
    qtbot.waitUntil(lambda: "not UTF-8" in table.note.text())


def test_the_row_one_comes_to_is_selected_on_the_map(table: TownTable, window: MainWindow) -> None:
    table.table.setCurrentIndex(table.model.index(2, 0))
    assert window.session.selection.thing == TOWNS[0]
