"""The field that finds commands and places: by other names too, with their menus, and a word if nothing."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.board.document import new_board
from engine.board.places import Town
from engine.hexes.sheet import Sheet
from studio.windows.actions import BY_NAME
from studio.windows.finder import Finder
from studio.windows.finding_commands import finder
from studio.windows.main_window import MainWindow
from studio.windows.other_names import other_names


@pytest.fixture
def found(window: MainWindow, qtbot: QtBot) -> Finder:
    for each in BY_NAME:
        window.commands[each].setEnabled(True)
    dialog = finder(window.commands, window.desks.front, window)
    qtbot.addWidget(dialog)
    return dialog


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("tunnel", "Crossing"),
        ("bridge", "Crossing"),
        ("rotate", "Turn"),
        ("resize", "Sheet"),
        ("line art", "Line Art to Colour"),
        ("line", "Line Art to Colour"),
        ("print", "Print"),
    ],
)
def test_a_command_is_found_by_what_people_call_it(found: Finder, typed: str, first: str) -> None:
    found.field.setText(typed)
    assert found.shown[0].name == first


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("night", {"Night", "Dark"}),
        ("dark", {"Night", "Dark"}),
        ("look", {"Night", "Dark", "Atlas", "Light", "Photocopy"}),
        ("theme", {"Night", "Dark", "Atlas", "Light", "Photocopy"}),
        ("look of the map", {"Night", "Atlas", "Photocopy", "Colour-Blind Safe", "As the Windows"}),
        ("look of the windows", {"Light", "Dark", "As the System"}),
    ],
)
def test_looks_of_the_map_and_of_the_windows_are_found_by_either_word(
    found: Finder, typed: str, meant: set[str]
) -> None:
    found.field.setText(typed)
    first = {entry.name for entry in found.shown[:9]}
    assert meant <= first


@pytest.mark.parametrize(
    ("typed", "first"),
    [("stat", "Statistics"), ("eastg", "Town Eastgate"), ("print", "Town Print"), ("prin", "Print")],
)
def test_a_command_that_begins_so_stands_above_places_not_called_just_that(
    window: MainWindow, qtbot: QtBot, typed: str, first: str
) -> None:
    sheet = Sheet(8, 6)
    towns = (Town("Eastgate", sheet.hex_named("B2")), Town("Print", sheet.hex_named("D2")))
    window.session.new(new_board(sheet, towns=towns))
    dialog = finder(window.commands, window.desks.front, window)
    qtbot.addWidget(dialog)
    dialog.field.setText(typed)
    assert dialog.shown[0].name == first


def test_a_command_is_shown_with_its_menu(found: Finder) -> None:
    found.field.setText("night")
    item = found.list.topLevelItem(0)
    assert item is not None
    assert [item.text(column) for column in range(3)] == [
        "Night",
        "View: Look of the Map",
        "Ctrl+Alt+Shift+2",
    ]


def test_where_nothing_is_found_it_says_so_and_enter_does_nothing(found: Finder) -> None:
    found.field.setText("qqq")
    item = found.list.topLevelItem(0)
    assert item is not None
    assert item.text(0) == "Nothing is called that."
    assert item.isDisabled()
    found.show()
    QTest.keyClick(found.field, Qt.Key.Key_Return)
    assert found.isVisible()


def test_other_names_are_those_of_actions_there_are() -> None:
    assert all(isinstance(other_names(name), tuple) for name in BY_NAME)
    assert other_names("crossing") == ("tunnel", "bridge", "viaduct")
