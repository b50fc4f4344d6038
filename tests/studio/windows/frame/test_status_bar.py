"""The line at the bottom of the window has room for what it says."""

import pytest
from PySide6.QtWidgets import QApplication

from engine.board.document import new_board
from engine.hexes.sheet import Sheet
from studio.tools.tool_list import CHEST
from studio.windows.frame.main_window import MainWindow

pytestmark = pytest.mark.usefixtures("dressed")

LONG = "Y25  ·  Weston-super-Mare  ·  Hill  ·  England  ·  link 3, over the river 5, delay 1"


def test_what_a_tool_does_is_read_beside_the_place_on_a_laptops_screen(window: MainWindow) -> None:
    window.resize(1366, 768)
    window.session.new(new_board(Sheet(8, 6)))
    status = window.status
    status.show_scale(100)
    status.place.setText(LONG)
    for tool in CHEST:
        status.show_hint(tool.hint)
        QApplication.processEvents()
        assert status.hint.shown == tool.hint


def test_what_was_said_of_one_board_does_not_stand_under_another(window: MainWindow) -> None:
    window.desks.begin(new_board(Sheet(8, 6)))
    first = window.desks.front
    first.editor_view.said.emit("300 hexes copied.")
    assert window.status.currentMessage() == "300 hexes copied."
    window.desks.begin(new_board(Sheet(8, 6)))
    assert window.status.currentMessage() == ""
    second = window.desks.front
    second.editor_view.said.emit("4 hexes not pasted, because off the map.")
    window.desks.close(second)
    assert window.desks.front is first
    assert window.status.currentMessage() == ""
    first.editor_view.said.emit("Its own.")
    window.desks.close(first)
    window.desks.begin(new_board(Sheet(8, 6)))
    assert window.desks.front is first, "an empty desk is there for the next board"
    assert window.status.currentMessage() == ""


def test_what_a_board_behind_has_to_say_is_said_once_it_is_at_the_front(window: MainWindow) -> None:
    window.desks.begin(new_board(Sheet(8, 6)))
    first = window.desks.front
    window.desks.begin(new_board(Sheet(8, 6)))
    first.session.kept_again.emit("")
    assert window.status.currentMessage() == ""
    window.desks.turn_to(first)
    assert window.status.currentMessage() == "Recovery copies are written again."


def test_what_is_said_of_no_board_stays_when_another_comes_to_the_front(window: MainWindow) -> None:
    window.desks.begin(new_board(Sheet(8, 6)))
    window.display.say("notes.doc was left out.")
    window.desks.begin(new_board(Sheet(8, 6)))
    assert window.status.currentMessage() == "notes.doc was left out."
