"""No stroke falls next to what it was aimed at because the map has another size all at once."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from engine.board.terrain import HILL
from studio.tools.gestures import ToolSettings
from studio.tools.terrain.paints import Ground
from tests.studio.canvas.conftest import Desk

LEFT, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
LOW = 640, 330


@pytest.fixture
def brush(desk: Desk) -> Desk:
    desk.hand.take("brush")
    desk.hand.set(ToolSettings(Ground(HILL)))
    return desk


def pixel(desk: Desk, label: str) -> QPoint:
    x, y = desk.px(label)
    return QPoint(round(x), round(y))


def press(desk: Desk, at: QPoint) -> None:
    QTest.mousePress(desk.canvas, LEFT, NO_KEYS, at)


def release(desk: Desk, at: QPoint) -> None:
    QTest.mouseRelease(desk.canvas, LEFT, NO_KEYS, at)


def hills(desk: Desk) -> set[str]:
    board = desk.session.board
    return {board.sheet.label(hex_) for hex_ in board.sheet.hexes() if board.terrain_at(hex_) == HILL}


def is_fitted(desk: Desk) -> bool:
    view = desk.canvas.navigator.view
    return view == view.fitted()


def test_a_stroke_goes_on_where_it_was_aimed_when_the_map_gets_lower_under_it(brush: Desk) -> None:
    before, end = hills(brush), pixel(brush, "G4")
    press(brush, pixel(brush, "G2"))
    brush.canvas.resize(*LOW)
    QTest.mouseMove(brush.canvas, end)
    release(brush, end)
    assert hills(brush) - before == {"G2", "G3", "G4"}


def test_the_next_stroke_is_aimed_already_when_the_map_gets_lower_after_one(brush: Desk) -> None:
    first, second = pixel(brush, "G2"), pixel(brush, "H8")
    press(brush, first)
    release(brush, first)
    brush.canvas.resize(*LOW)
    press(brush, second)
    release(brush, second)
    assert {"G2", "H8"} <= hills(brush)
    assert not is_fitted(brush)
    brush.qtbot.waitUntil(lambda: is_fitted(brush))


def test_a_button_that_came_up_elsewhere_holds_the_map_no_longer(brush: Desk) -> None:
    press(brush, pixel(brush, "G2"))
    QTest.mouseMove(brush.canvas, pixel(brush, "H8"))
    brush.canvas.let_go()
    brush.canvas.resize(*LOW)
    brush.qtbot.waitUntil(lambda: is_fitted(brush))


def test_an_enlarged_view_is_left_alone_after_a_stroke(brush: Desk) -> None:
    brush.canvas.navigator.zoom(2.0, (0, 0))
    view = brush.canvas.navigator.view
    press(brush, QPoint(200, 200))
    release(brush, QPoint(200, 200))
    brush.qtbot.wait(600)
    assert brush.canvas.navigator.view == view
