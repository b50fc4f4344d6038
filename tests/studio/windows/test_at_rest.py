"""With the pointer at rest on the map, another tool or size of the brush is seen at once."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.board.document import new_board
from engine.hexes.sheet import Sheet
from studio.canvas import resting_preview
from studio.canvas.tool_controller import Hand
from studio.mapview.overlay import box_around
from studio.tools.gestures import Pointer
from studio.windows.frame.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def hand(window: MainWindow) -> Hand:
    window.desks.begin(new_board(Sheet(20, 15)))
    window.editor_view.canvas.navigator.fit()
    return window.editor_view.hand


def rest_on_map(window: MainWindow) -> None:
    canvas = window.editor_view.canvas
    rest_at(window, canvas.mapTo(window, canvas.rect().center()))


def rest_at(window: MainWindow, place: QPoint) -> None:
    QCursor.setPos(window.mapToGlobal(place))
    QApplication.processEvents()


def width_of(hand: Hand) -> float:
    box = box_around(hand.preview)
    return 0.0 if box is None else box.right - box.left


def test_the_outline_grows_with_the_brush_where_the_pointer_rests(window: MainWindow, hand: Hand) -> None:
    window.commands["brush"].trigger()
    rest_on_map(window)
    narrow = width_of(hand)
    assert narrow > 0
    window.commands["larger"].trigger()
    assert width_of(hand) > 2 * narrow
    window.commands["smaller"].trigger()
    assert width_of(hand) == narrow


def test_a_tool_shows_what_it_would_do_before_the_pointer_moves(window: MainWindow, hand: Hand) -> None:
    rest_on_map(window)
    for _ in range(2):
        window.commands["brush"].trigger()
        assert width_of(hand) > 0


def test_nothing_is_shown_while_the_pointer_is_elsewhere(window: MainWindow, hand: Hand) -> None:
    rest_on_map(window)
    rest_at(window, QPoint(1, 1))
    window.commands["brush"].trigger()
    assert width_of(hand) == 0


def test_the_outline_comes_at_the_ring_of_the_keyboard(window: MainWindow, hand: Hand) -> None:
    board = window.session.board
    window.editor_view.canvas.fingertip.place(board.sheet.hex_named("C4"))
    window.commands["brush"].trigger()
    box = box_around(hand.preview)
    x, y = board.sheet.centre_mm(board.sheet.hex_named("C4"))
    assert box is not None
    assert box.left < x < box.right
    assert box.top < y < box.bottom


def test_a_stroke_under_way_goes_on_undisturbed(window: MainWindow, hand: Hand) -> None:
    window.commands["brush"].trigger()
    canvas = window.editor_view.canvas
    middle = canvas.rect().center()
    rest_on_map(window)
    QTest.mousePress(canvas, LEFT, pos=middle)
    window.commands["larger"].trigger()
    assert hand.is_busy
    QTest.mouseRelease(canvas, LEFT, pos=middle)
    assert window.session.history.count() == 1


def test_a_held_stroke_is_not_led_to_where_the_pointer_rests(
    window: MainWindow, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = window.session.board.sheet
    first, far = (sheet.centre_mm(sheet.hex_named(label)) for label in ("C3", "H9"))
    monkeypatch.setattr(resting_preview, "pixel_under_pointer", lambda view: view.navigator.view.to_px(far))
    window.commands["brush"].trigger()
    hand.send(Pointer(*first, "press"))
    window.editor_view.canvas.at_rest.show()
    hand.send(Pointer(*first, "release"))
    changed = (window.session.board.terrain != new_board(Sheet(20, 15)).terrain).sum()
    assert changed == 1
