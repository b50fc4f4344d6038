"""The menu of the map: it is about what is clicked, and each of its items is one step to undo."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QContextMenuEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from engine.board.document import Board, new_board
from engine.board.places import Country, Town
from engine.board.terrain import HILL
from engine.edits.terrain import PaintCountry
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from studio.tools.selection import Area, Selection
from studio.windows.frame.main_window import MainWindow

SHEET = Sheet(12, 9)
E5, H3 = SHEET.hex_named("E5"), SHEET.hex_named("H3")
BOARD = new_board(SHEET, keys="dice-36+6", title="Vale").edited(towns=(Town("Ely", E5, ("11",)),))


@pytest.fixture
def at_map(window: MainWindow) -> MainWindow:
    window.session.new(BOARD)
    QTest.qWaitForWindowExposed(window)
    QApplication.processEvents()
    return window


def click(window: MainWindow, hex_: Hex) -> None:
    """Click with the right button, and have the system say that it wants a menu."""
    canvas = window.editor_view.canvas
    x, y = canvas.navigator.view.to_px(SHEET.centre_mm(hex_))
    spot = QPoint(round(x), round(y))
    QTest.mousePress(canvas, Qt.MouseButton.RightButton, pos=spot)
    wanted = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, spot, canvas.mapToGlobal(spot))
    QApplication.sendEvent(canvas, wanted)
    QTest.mouseRelease(canvas, Qt.MouseButton.RightButton, pos=spot)


def menu(window: MainWindow) -> QMenu:
    shown = [each for each in window.findChildren(QMenu, "map-menu") if each.isVisible()]
    assert len(shown) == 1
    return shown[0]


def item(menu: QMenu, words: str) -> QAction:
    return next(action for action in menu.actions() if action.text().replace("&", "").startswith(words))


def choose(menu: QMenu, words: str) -> None:
    item(menu, words).trigger()
    menu.close()


def test_the_menu_of_a_town_marks_it_gives_it_a_key_and_names_it(at_map: MainWindow) -> None:
    session = at_map.session
    for words, changed in (
        ("Starting Point", Town("Ely", E5, ("11",), start=True)),
        ("Port", Town("Ely", E5, ("11",), start=True, port=True)),
        ("Small Town", Town("Ely", E5, ("11",), start=True, port=True, small=True)),
        ("Assign Key 12", Town("Ely", E5, ("11", "12"), start=True, port=True, small=True)),
        ("Port", Town("Ely", E5, ("11", "12"), start=True, small=True)),
    ):
        click(at_map, E5)
        assert item(menu(at_map), "Ely").isEnabled() is False
        choose(menu(at_map), words)
        assert session.board.towns == (changed,)
        assert session.selection == Selection(changed)
    while session.history.canUndo():
        session.history.undo()
    assert session.board == BOARD


def test_keys_of_a_town_are_typed_at_once(at_map: MainWindow) -> None:
    click(at_map, E5)
    choose(menu(at_map), "Keys…")
    assert QApplication.focusWidget() is at_map.editor_view.inspector.town_form.keys


def test_a_hex_gets_a_town_and_a_terrain_and_its_label_is_copied(at_map: MainWindow) -> None:
    click(at_map, H3)
    choose(menu(at_map), "Copy Label H3")
    assert QGuiApplication.clipboard().text() == "H3"
    click(at_map, H3)
    terrain = item(menu(at_map), "Terrain").menu()
    assert isinstance(terrain, QMenu)
    assert [action.text() for action in terrain.actions() if action.isChecked()] == ["Open"]
    choose(terrain, "Hill")
    menu(at_map).close()
    assert at_map.session.board.terrain_at(H3) == HILL
    click(at_map, H3)
    choose(menu(at_map), "Place Town")
    assert at_map.session.board.towns[-1] == Town("", H3)
    assert QApplication.focusWidget() is at_map.editor_view.inspector.town_form.first_field


def test_hexes_selected_together_stay_so_and_are_painted_together(at_map: MainWindow) -> None:
    session, hexes = at_map.session, frozenset((E5, H3))
    session.select(Selection(Area(hexes)))
    click(at_map, H3)
    terrain = item(menu(at_map), "Terrain").menu()
    assert isinstance(terrain, QMenu)
    choose(terrain, "Hill")
    assert {session.board.terrain_at(hex_) for hex_ in hexes} == {HILL}
    assert session.selection == Selection(Area(hexes))


def test_the_name_of_a_country_goes_back_to_its_own_place(at_map: MainWindow) -> None:
    def with_country(board: Board) -> Board:
        land = board.edited(countries=(Country("Wessex", name_at=H3),))
        return PaintCountry((E5, H3), 1).apply(land)

    session = at_map.session
    session.new(with_country(BOARD))
    session.select(Selection(session.board.countries[0]))
    canvas = at_map.editor_view.canvas
    canvas.setFocus()
    QTest.keyClick(canvas, Qt.Key.Key_Menu)
    choose(menu(at_map), "Place Name Automatically")
    assert session.board.countries == (Country("Wessex"),)
    QTest.keyClick(canvas, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    assert not item(menu(at_map), "Place Name Automatically").isEnabled()


def test_the_name_of_a_town_is_put_on_a_side_of_its_sign_and_back(at_map: MainWindow) -> None:
    session = at_map.session
    named = Town("Ayr", E5)
    session.new(new_board(BOARD.sheet, towns=(named,)))
    session.select(Selection(named))
    canvas = at_map.editor_view.canvas
    canvas.setFocus()
    for words, side in (("On the Left", "left"), ("Automatic", "")):
        QTest.keyClick(canvas, Qt.Key.Key_Menu)
        sides = item(menu(at_map), "Position of Name").menu()
        assert isinstance(sides, QMenu)
        choose(sides, words)
        menu(at_map).close()
        assert session.board.towns == (replace(named, name_side=side),)
        assert session.selection == Selection(session.board.towns[0])
        session.history.undo()
        session.history.redo()


def test_the_menu_key_at_the_ring_of_the_keyboard_is_about_what_is_there(at_map: MainWindow) -> None:
    canvas = at_map.editor_view.canvas
    canvas.setFocus()
    canvas.fingertip.place(E5)
    QTest.keyClick(canvas, Qt.Key.Key_Menu)
    choose(menu(at_map), "Delete")
    assert at_map.session.board.towns == ()


def test_other_tools_keep_the_right_button_for_themselves(at_map: MainWindow) -> None:
    at_map.editor_view.take("brush")
    click(at_map, E5)
    assert at_map.findChildren(QMenu, "map-menu") == []
