"""The field that finds commands and places: by other names too, with their menus, and a word if nothing."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.board.document import new_board
from engine.board.lines import SideLine
from engine.board.places import CityRegion, Country, Ferry, Town, Water
from engine.board.rules import Crossing
from engine.hexes.sheet import Sheet
from engine.hexes.sides import side_of
from studio.tools.selection import Selection
from studio.windows.frame.command_finder import finder, place_finder
from studio.windows.frame.main_window import MainWindow
from studio.windows.kit.actions import BY_NAME
from studio.windows.search.command_synonyms import other_names
from studio.windows.search.finder import Finder


@pytest.fixture
def found(window: MainWindow, qtbot: QtBot) -> Finder:
    for each in BY_NAME:
        window.commands[each].setEnabled(True)
    dialog = finder(window.commands, window.desks.front, window)
    qtbot.addWidget(dialog)
    return dialog


CALLED = {
    "tunnel": "Crossing",
    "bridge": "Crossing",
    "rotate": "Turn",
    "resize": "Sheet",
    "line art": "Line Art to Colour",
    "line": "Line Art to Colour",
    "print": "Print",
    "new country": "Country",
    "new kind": "Kind of Terrain",
    "new terrain": "Kind of Terrain",
    "language": "English",
    "view language": "English",
    "select all": "All",
    "move left": "Left",
    "legend": "Print",
    "recover": "Earlier Versions",
    "mountain": "Brush",
    "bigger brush": "Larger Brush",
}
"""What people type, and the command that they mean."""


def test_a_command_is_found_by_what_people_call_it(found: Finder) -> None:
    firsts = {}
    for typed in CALLED:
        found.field.setText(typed)
        firsts[typed] = found.shown[0].name
    assert firsts == CALLED


def test_the_words_on_the_buttons_of_the_palette_find_the_same_in_the_menu(
    found: Finder, window: MainWindow
) -> None:
    palette = window.editor_view.palette
    sections = (palette.lands, palette.grounds, palette.waters, palette.zones)
    for section, action in zip(sections, ("country", "kind", "water", "region"), strict=True):
        found.field.setText(section.making.text().removesuffix("…"))
        assert found.shown[0].name == BY_NAME[f"add-{action}"].title
        assert section.making.text().casefold() == f"new {found.shown[0].name.casefold()}…"


MEANT = {
    "night": {"Night", "Dark"},
    "dark": {"Night", "Dark"},
    "look": {"Night", "Dark", "Atlas", "Light", "Photocopy"},
    "theme": {"Night", "Dark", "Atlas", "Light", "Photocopy"},
    "map style": {"Night", "Atlas", "Photocopy", "Colour-Blind Safe", "Like the Windows"},
    "window style": {"Light", "Dark", "Like the System"},
    "settings": {"Shortcuts", "English", "Deutsch"},
    "language": {"English", "Deutsch", "Like the System"},
}
"""What people type, and what is among the first that are found."""


def test_looks_of_the_map_and_of_the_windows_are_found_by_either_word(found: Finder) -> None:
    for typed, meant in MEANT.items():
        found.field.setText(typed)
        assert meant <= {entry.name for entry in found.shown[:9]}, typed


def test_a_command_that_begins_so_stands_above_places_not_called_just_that(
    window: MainWindow, qtbot: QtBot
) -> None:
    sheet = Sheet(8, 6)
    towns = (Town("Eastgate", sheet.hex_named("B2")), Town("Print", sheet.hex_named("D2")))
    window.session.new(new_board(sheet, towns=towns))
    dialog = finder(window.commands, window.desks.front, window)
    qtbot.addWidget(dialog)
    wanted = {"stat": "Statistics", "eastg": "Town Eastgate", "print": "Town Print", "prin": "Print"}
    firsts = {}
    for typed in wanted:
        dialog.field.setText(typed)
        firsts[typed] = dialog.shown[0].name
    assert firsts == wanted


NAMED = {
    "belt": "Crossing Great Belt Tunnel",
    "tunnel": "Crossing Great Belt Tunnel",
    "gud": "River Guden",
    "river gud": "River Guden",
    "ede": "River Eden",
    "mols": "Ferry Mols Line",
    "sweden": "Country Sweden",
    "kattegat": "Named water Kattegat",
    "isles": "City region Isles",
}
"""What people type, and the place that they mean."""


def test_whatever_bears_a_name_is_gone_to_and_selected(window: MainWindow, qtbot: QtBot) -> None:
    sheet = Sheet(8, 6)
    course = (sheet.hex_named("C3"), sheet.hex_named("C4"))
    board = new_board(
        sheet,
        lines=(
            SideLine("river", "Guden", (side_of(course[0], 1),)),
            SideLine("river", "River Eden", (side_of(course[1], 1),)),
            SideLine("border", "", ()),
        ),
        countries=(Country("Sweden"),),
        waters=(Water("Kattegat", (course[0],)),),
        city_regions=(CityRegion("Isles", (course[1],)),),
        ferries=(Ferry("Mols Line", ("Eastgate", "Eastgate"), course, 3),),
        special_rules=(Crossing("Great Belt Tunnel", course, 6),),
        towns=(Town("Eastgate", sheet.hex_named("B2")),),
    )
    window.session.new(board)
    for dialog in (
        place_finder(window.desks.front, window),
        finder(window.commands, window.desks.front, window),
    ):
        qtbot.addWidget(dialog)
        shown = {entry.name for entry in dialog.shown}
        assert shown & {*NAMED.values()} == ({*NAMED.values()} if dialog.windowTitle() == "Go To" else set())
        for typed, name in NAMED.items():
            dialog.field.setText(typed)
            found = next(entry for entry in dialog.shown if entry.name == name)
            assert typed == "tunnel" or found is dialog.shown[0]
            window.session.select(Selection())
            found.do()
            thing = window.session.selection.thing
            assert thing is not None
            assert name.endswith(getattr(thing, "name", "?"))


def test_a_place_that_is_in_view_with_the_whole_board_is_ringed_where_it_is(window: MainWindow) -> None:
    sheet = Sheet(8, 6)
    window.session.new(new_board(sheet, towns=(Town("Eastgate", sheet.hex_named("B2")),)))
    canvas = window.desks.front.editor_view.canvas
    canvas.navigator.fit()
    before, place = canvas.navigator.view, sheet.hex_named("B2")
    canvas.go_to((place,))
    assert (canvas.navigator.view, canvas.beacon.hexes) == (before, (place,))
    canvas.navigator.zoom_to(4 * before.scale)
    canvas.go_to((place,))
    centre = canvas.navigator.view.visible.centre
    assert centre == pytest.approx(sheet.centre_mm(place))


def test_a_command_is_shown_with_its_menu(found: Finder) -> None:
    found.field.setText("night")
    item = found.list.topLevelItem(0)
    assert item is not None
    assert [item.text(column) for column in range(3)] == [
        "Night",
        "View: Map Style",
        "Ctrl+4",
    ]


def test_where_nothing_is_found_it_says_so_and_enter_does_nothing(found: Finder) -> None:
    found.field.setText("qqq")
    item = found.list.topLevelItem(0)
    assert item is not None
    assert item.text(0) == "Nothing found."
    assert item.isDisabled()
    found.show()
    QTest.keyClick(found.field, Qt.Key.Key_Return)
    assert found.isVisible()


def test_other_names_are_those_of_actions_there_are() -> None:
    assert all(isinstance(other_names(name), tuple) for name in BY_NAME)
    assert other_names("crossing") == ("tunnel", "bridge", "viaduct")
