"""A walk through all actions: what each does to the board can be taken back, and its tip teaches it."""

from collections.abc import Iterable
from html import unescape

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from engine.board.document import Board
from engine.board.terrain import HILL, OPEN, SEA, SWAMP
from engine.edits.terrain import PaintTerrain
from engine.hexes.lattice import disc
from studio.language.words import tr
from studio.tools.selection import Area, Selection, Thing
from studio.windows.frame.main_window import MainWindow
from studio.windows.kit.actions import ACTIONS, BY_NAME, SEPARATOR, TOOL_BAR, TOP_BAR
from studio.windows.kit.shortcut_dialog import spelled
from tests.shipped import shipped

LEAVING = {
    *("quit", "close", "new", "new-geography", "open", "reload", "versions", "next-tab", "previous-tab"),
}
"""Those that go to another board or end the studio. Another language asks for a restart."""
WALKED = [
    name
    for name, action in BY_NAME.items()
    if name not in LEAVING and action.group != "language" and not name.startswith("lesson")
]
CHANGING = {
    *("delete", "cut", "paint-selection", "reverse", "add-country", "add-kind", "add-water", "add-region"),
    *("add-rules", "add-cities", "add-note", "add-erratum", "number-again"),
}
"""Those that change the board at once: the others open a dialog or wait for the hand on the map."""


@pytest.fixture(scope="module")
def severn() -> Board:
    return shipped("severn")


def things(board: Board) -> tuple[Thing, ...]:
    """What the actions can be about: hexes together, a river, a town."""
    here = frozenset(disc(board.sheet.hex_named("T30"), 2))
    return Area(here), board.lines[0], board.towns_by_name["Cardiff"]


@pytest.mark.slow
def test_what_an_action_does_to_the_board_is_undone_by_its_name(
    window: MainWindow, severn: Board, qtbot: QtBot
) -> None:
    window.session.new(severn)
    qtbot.waitUntil(window.editor_view.canvas.isVisible)
    session, history = window.session, window.session.history
    changed = set()
    for name in WALKED:
        for thing in things(severn):
            session.select(Selection(thing))
            window.commands[name].trigger()
            for dialog in window.findChildren(QDialog):
                dialog.close()
            if session.board != severn:
                changed.add(name)
                assert window.commands["undo"].isEnabled(), name
                qtbot.waitUntil(lambda: history.undoText() in window.commands["undo"].text())
                while history.canUndo():
                    window.commands["undo"].trigger()
            assert session.board == severn, name
    assert changed == CHANGING


def test_an_edit_has_the_map_painted_before_undo_and_the_bars_say_it(
    window: MainWindow, severn: Board, qtbot: QtBot
) -> None:
    window.session.new(severn)
    hexes = severn.sheet.hex_at(20, 20), severn.sheet.hex_at(21, 20)
    window.session.apply(PaintTerrain(hexes, SWAMP))
    window.session.apply(PaintTerrain(hexes[:1], OPEN))
    window.session.apply(PaintTerrain(hexes[1:], HILL))
    undo = window.commands["undo"]
    qtbot.waitUntil(lambda: undo.text() == "&Undo Paint hill")
    qtbot.waitUntil(lambda: window.editor_view.canvas.is_exact, timeout=30_000)
    told = list[str]()
    undo.changed.connect(lambda: told.append(undo.text()))
    window.session.apply(PaintTerrain(hexes, SEA))
    QApplication.sendPostedEvents(None, QEvent.Type.UpdateRequest)  # the map is painted
    # An icon that comes meanwhile changes the action, too, but not what it is called.
    assert set(told) <= {"&Undo Paint hill"}
    qtbot.waitUntil(lambda: "&Undo Paint sea" in told)


def test_bars_have_their_icons_with_the_window_and_menus_soon_after(window: MainWindow, qtbot: QtBot) -> None:
    def bare(names: Iterable[str]) -> set[str]:
        return {name for name in names if window.commands[name].icon().isNull()}

    assert bare({*TOP_BAR, *TOOL_BAR} - {SEPARATOR}) == set()
    qtbot.waitUntil(lambda: bare(BY_NAME) == set())
    assert not window.commands.recent.icon().isNull()


def test_a_tip_tells_the_name_the_keys_and_how_it_is_done(window: MainWindow) -> None:
    for action in ACTIONS:
        told = unescape(window.commands[action.name].toolTip())
        assert action.title in told, action.name
        assert spelled(action.shortcuts) in told, action.name
        assert tr(action.tip) in told, action.name
        assert action.tip != action.title, "a tip says more than the name"
