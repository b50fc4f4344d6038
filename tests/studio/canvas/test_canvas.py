"""Moving about and pointing, with the events Qt sends."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent, QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.board.document import new_board
from engine.board.terrain import HILL
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from studio.canvas.canvas import widest_beside
from studio.drawing.shapes.boxes import Box
from studio.mapview.viewport import fitted_viewport, step_factor
from studio.tools.gestures import ToolSettings
from studio.tools.selection import Selection
from studio.tools.terrain.paints import Ground, Paint
from tests.studio.canvas.conftest import Desk, MakeCanvas

MIDDLE, LEFT, RIGHT = Qt.MouseButton.MiddleButton, Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NO_KEYS = Qt.KeyboardModifier.NoModifier
WHOLE = Box(0, 0, 900, 600)


@pytest.fixture
def zoomed(desk: Desk) -> Desk:
    """A desk whose board is larger than the canvas."""
    desk.canvas.navigator.zoom(3, (320, 240))
    desk.settle()
    return desk


def drag(desk: Desk, button: Qt.MouseButton, start: QPoint, end: QPoint) -> None:
    QTest.mousePress(desk.canvas, button, NO_KEYS, start)
    QTest.mouseMove(desk.canvas, end)
    QTest.mouseRelease(desk.canvas, button, NO_KEYS, end)


def point(desk: Desk, label: str) -> QPoint:
    x, y = desk.px(label)
    return QPoint(round(x), round(y))


def turn(desk: Desk, at: QPointF, *, pixels: int = 0, angle: int = 0) -> None:
    event = QWheelEvent(
        at,
        desk.canvas.mapToGlobal(at),
        QPoint(0, pixels),
        QPoint(0, angle),
        Qt.MouseButton.NoButton,
        NO_KEYS,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(desk.canvas, event)


def test_the_middle_button_moves_the_sheet_with_the_pointer(zoomed: Desk) -> None:
    x, y = zoomed.px("E7")
    drag(zoomed, MIDDLE, QPoint(300, 200), QPoint(340, 170))
    assert zoomed.px("E7") == pytest.approx((x + 40, y - 30))
    assert zoomed.session.selection == Selection()


def test_dragging_with_space_held_moves_the_sheet_and_draws_nothing(zoomed: Desk) -> None:
    zoomed.hand.take("brush")
    x, y = zoomed.px("E7")
    QTest.keyPress(zoomed.canvas, Qt.Key.Key_Space)
    assert zoomed.canvas.cursor().shape() == Qt.CursorShape.OpenHandCursor
    drag(zoomed, LEFT, QPoint(300, 200), QPoint(340, 170))
    QTest.keyRelease(zoomed.canvas, Qt.Key.Key_Space)
    assert zoomed.px("E7") == pytest.approx((x + 40, y - 30))
    assert zoomed.canvas.cursor().shape() == Qt.CursorShape.CrossCursor
    assert not zoomed.session.history.canUndo()


@pytest.mark.parametrize(
    ("key", "way"),
    [
        (Qt.Key.Key_Left, (64, 0)),
        (Qt.Key.Key_Right, (-64, 0)),
        (Qt.Key.Key_Up, (0, 64)),
        (Qt.Key.Key_Down, (0, -64)),
    ],
)
def test_an_arrow_looks_further_that_way(zoomed: Desk, key: Qt.Key, way: tuple[int, int]) -> None:
    x, y = zoomed.px("E7")
    QTest.keyClick(zoomed.canvas, key, Qt.KeyboardModifier.ShiftModifier)
    assert zoomed.px("E7") == pytest.approx((x + way[0], y + way[1]))


@pytest.mark.parametrize(
    ("how", "factor"),
    [
        ({"angle": 120}, step_factor(1)),
        ({"angle": -240}, step_factor(-2)),
        ({"angle": 30}, step_factor(0.25)),
        ({"pixels": 240, "angle": 120}, 2.0),
        ({"pixels": -24}, 2.0**-0.1),
    ],
)
def test_wheel_and_touchpad_zoom_about_the_pointer(zoomed: Desk, how: dict[str, int], factor: float) -> None:
    scale = zoomed.canvas.navigator.view.scale
    place = zoomed.canvas.navigator.view.to_mm((200, 150))
    turn(zoomed, QPointF(200, 150), **how)
    assert zoomed.canvas.navigator.view.scale == pytest.approx(scale * factor)
    assert zoomed.canvas.navigator.view.to_px(place) == pytest.approx((200, 150))


def test_fingers_on_a_touchpad_zoom_about_where_they_are(zoomed: Desk) -> None:
    place = zoomed.canvas.navigator.view.to_mm((200, 150))
    scale = zoomed.canvas.navigator.view.scale
    at = QPointF(200, 150)
    event = QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture,
        QPointingDevice.primaryPointingDevice(),
        2,
        at,
        at,
        zoomed.canvas.mapToGlobal(at),
        0.25,
        QPointF(),
    )
    QApplication.sendEvent(zoomed.canvas, event)
    assert zoomed.canvas.navigator.view.scale == pytest.approx(scale * 1.25)
    assert zoomed.canvas.navigator.view.to_px(place) == pytest.approx((200, 150))


def test_a_fitted_sheet_stays_fitted_until_it_is_moved(desk: Desk) -> None:
    desk.canvas.resize(500, 300)
    assert desk.canvas.navigator.view.scale == pytest.approx(desk.canvas.navigator.view.fit_scale)
    desk.canvas.navigator.zoom(1.5, (100, 100))
    scale = desk.canvas.navigator.view.scale
    desk.canvas.resize(640, 480)
    assert desk.canvas.navigator.view.scale == scale


def test_the_hex_under_the_pointer_is_signalled_once_and_forgotten(desk: Desk) -> None:
    told: list[Hex | None] = []
    desk.canvas.hovered.connect(told.append)
    for offset in (0, 2, 3):
        QTest.mouseMove(desk.canvas, point(desk, "E7") + QPoint(offset, 0))
    QTest.mouseMove(desk.canvas, QPoint(1, 1))
    QApplication.sendEvent(desk.canvas, QEvent(QEvent.Type.Leave))
    assert told == [desk.session.board.sheet.hex_named("E7"), None]


def test_the_second_click_of_two_counts_as_one_of_its_own(desk: Desk) -> None:
    desk.hand.take("brush")
    desk.hand.set(ToolSettings(Ground(HILL)))
    QTest.mouseDClick(desk.canvas, LEFT, NO_KEYS, point(desk, "H3"))
    QTest.mouseRelease(desk.canvas, LEFT, NO_KEYS, point(desk, "H3"))
    assert desk.session.board.terrain_at(desk.session.board.sheet.hex_named("H3")) == HILL
    assert not desk.hand.is_busy


def test_a_double_click_names_a_special_and_ends_what_its_first_click_began(make_desk: MakeCanvas) -> None:
    desk = make_desk(new_board(Sheet(14, 10), keys="dice-36+6"))
    desk.hand.take("special")
    QTest.mouseClick(desk.canvas, LEFT, NO_KEYS, point(desk, "H3"))
    QTest.mouseDClick(desk.canvas, LEFT, NO_KEYS, point(desk, "H3"))
    QTest.mouseRelease(desk.canvas, LEFT, NO_KEYS, point(desk, "H3"))
    (made,) = desk.session.board.specials
    assert made.hexes == (desk.session.board.sheet.hex_named("H3"),)
    assert desk.canvas.name.isVisible()
    QTest.keyClicks(desk.canvas.name, "Dover")
    QTest.keyClick(desk.canvas.name, Qt.Key.Key_Return)
    assert [each.name for each in desk.session.board.specials] == ["Dover"]
    QTest.mouseClick(desk.canvas, LEFT, NO_KEYS, point(desk, "H5"))
    assert len(desk.session.board.specials) == 2


def test_a_second_button_does_not_disturb_the_stroke_of_the_first(desk: Desk) -> None:
    desk.hand.take("brush")
    canvas, start = desk.canvas, point(desk, "H3")
    QTest.mousePress(canvas, LEFT, NO_KEYS, start)
    QTest.mousePress(canvas, RIGHT, NO_KEYS, start)
    QTest.mouseRelease(canvas, RIGHT, NO_KEYS, start)
    assert desk.hand.is_busy
    QTest.mouseMove(canvas, point(desk, "H5"))
    QTest.mouseRelease(canvas, LEFT, NO_KEYS, point(desk, "H5"))
    board = desk.session.board
    assert [board.terrain_at(board.sheet.hex_named(label)) for label in ("H3", "H4", "H5")] == [HILL] * 3


def test_undo_in_the_midst_of_a_stroke_ends_the_stroke(desk: Desk) -> None:
    desk.hand.take("brush")
    QTest.mouseClick(desk.canvas, LEFT, NO_KEYS, point(desk, "H3"))
    before = desk.session.board
    QTest.mousePress(desk.canvas, LEFT, NO_KEYS, point(desk, "B9"))
    desk.session.history.undo()
    QTest.mouseRelease(desk.canvas, LEFT, NO_KEYS, point(desk, "B9"))
    assert desk.session.history.index() == 0
    assert desk.session.board != before


def test_a_paint_picked_up_is_signalled_to_all(desk: Desk) -> None:
    picked: list[Paint] = []
    desk.hand.paint_picked.connect(picked.append)
    desk.hand.take("brush")
    QTest.mouseClick(desk.canvas, RIGHT, NO_KEYS, point(desk, "E10"))
    assert picked == [Ground(HILL)]


def test_a_place_pointed_out_comes_into_view_with_rings(zoomed: Desk) -> None:
    sheet = zoomed.session.board.sheet
    corner = sheet.hex_named("J14")
    zoomed.canvas.navigator.pan(4000, 4000)
    assert not zoomed.canvas.navigator.view.visible.holds(*sheet.centre_mm(corner))
    zoomed.canvas.point_out((corner, sheet.hex_at(99, 99)))
    assert zoomed.canvas.navigator.view.visible.holds(*sheet.centre_mm(corner))
    assert len(zoomed.canvas.over()) == 1
    QTest.keyClick(zoomed.canvas, Qt.Key.Key_Escape)
    assert zoomed.canvas.over() == ()


def test_what_is_selected_is_outlined_but_not_during_a_stroke(desk: Desk) -> None:
    desk.session.select(Selection(desk.session.board.towns[0]))
    assert len(desk.canvas.over()) == 2, "a frame and its halo"
    desk.hand.take("brush")
    QTest.mousePress(desk.canvas, LEFT, NO_KEYS, point(desk, "H3"))
    assert desk.canvas.over() == desk.hand.preview


def move(desk: Desk, label: str, held: Qt.MouseButton = Qt.MouseButton.NoButton) -> None:
    """Move the pointer with these buttons down."""
    at = QPointF(point(desk, label))
    where = desk.canvas.mapToGlobal(at)
    event = QMouseEvent(QEvent.Type.MouseMove, at, where, Qt.MouseButton.NoButton, held, NO_KEYS)
    QApplication.sendEvent(desk.canvas, event)


def painted(desk: Desk) -> set[str]:
    """The hexes of hills in the row of H that are flat on the board at first."""
    board = desk.session.board
    row = (f"H{number}" for number in (3, 4, 5, 6))
    return {label for label in row if board.terrain_at(board.sheet.hex_named(label)) == HILL}


def is_drawing(desk: Desk) -> bool:
    return desk.hand.is_busy


def is_panning(desk: Desk) -> bool:
    return desk.canvas.is_panning


def test_a_stroke_whose_release_was_lost_is_ended_by_the_next_move_and_stays(desk: Desk) -> None:
    desk.hand.take("brush")
    QTest.mousePress(desk.canvas, LEFT, NO_KEYS, point(desk, "H3"))
    move(desk, "H4", held=LEFT)
    assert is_drawing(desk)
    move(desk, "H5")
    assert not is_drawing(desk)
    QTest.mouseRelease(desk.canvas, LEFT, NO_KEYS, point(desk, "H5"))
    assert painted(desk) == {"H3", "H4"}


def test_a_press_after_a_release_that_was_lost_begins_a_stroke_of_its_own(desk: Desk) -> None:
    desk.hand.take("brush")
    QTest.mousePress(desk.canvas, LEFT, NO_KEYS, point(desk, "H3"))
    QTest.mouseClick(desk.canvas, LEFT, NO_KEYS, point(desk, "H6"))
    assert painted(desk) == {"H3", "H6"}
    desk.session.history.undo()
    assert painted(desk) == {"H3"}


def test_a_stroke_goes_on_when_its_tool_is_taken_or_set_again_and_stays_when_another_is(desk: Desk) -> None:
    desk.hand.take("brush")
    QTest.mousePress(desk.canvas, LEFT, NO_KEYS, point(desk, "H3"))
    desk.hand.take("brush")
    desk.hand.set(replace(desk.hand.settings, size=2))
    move(desk, "H4", held=LEFT)
    assert is_drawing(desk)
    desk.hand.take("select")
    assert not is_drawing(desk)
    QTest.mouseRelease(desk.canvas, LEFT, NO_KEYS, point(desk, "H5"))
    assert painted(desk) == {"H3", "H4"}


@pytest.mark.parametrize(
    "event",
    [QEvent(QEvent.Type.WindowDeactivate), QFocusEvent(QEvent.Type.FocusOut)],
    ids=["another window", "another field"],
)
def test_who_looks_elsewhere_holds_nothing(zoomed: Desk, event: QEvent) -> None:
    zoomed.hand.take("brush")
    before = zoomed.session.board
    QTest.mousePress(zoomed.canvas, LEFT, NO_KEYS, point(zoomed, "E7"))
    QApplication.sendEvent(zoomed.canvas, event.clone())
    assert not is_drawing(zoomed)
    drawn = zoomed.session.board
    assert drawn is not before
    QTest.mouseRelease(zoomed.canvas, LEFT, NO_KEYS, point(zoomed, "E7"))
    assert zoomed.session.board is drawn
    QTest.keyPress(zoomed.canvas, Qt.Key.Key_Space)
    QTest.mousePress(zoomed.canvas, LEFT, NO_KEYS, QPoint(300, 200))
    assert is_panning(zoomed)
    QApplication.sendEvent(zoomed.canvas, event.clone())
    assert not is_panning(zoomed)
    assert zoomed.canvas.cursor().shape() == Qt.CursorShape.CrossCursor


def test_a_drag_of_the_view_whose_release_was_lost_is_over(zoomed: Desk) -> None:
    QTest.mousePress(zoomed.canvas, MIDDLE, NO_KEYS, QPoint(300, 200))
    at = zoomed.px("E7")
    move(zoomed, "E9")
    assert not is_panning(zoomed)
    assert zoomed.px("E7") == at
    # What Qt holds for pressed it would tell the next test of, too.
    QTest.mouseRelease(zoomed.canvas, MIDDLE, NO_KEYS, QPoint(300, 200))


def test_another_document_has_no_hex_under_the_pointer_yet(desk: Desk) -> None:
    told: list[Hex | None] = []
    desk.canvas.hovered.connect(told.append)
    QTest.mouseMove(desk.canvas, point(desk, "E7"))
    desk.session.replace(new_board(Sheet(3, 3)), None, None)
    assert told[-1] is None


def test_the_largest_part_beside_a_window_is_left() -> None:
    assert widest_beside(WHOLE, Box(600, 100, 1200, 500)) == Box(0, 0, 600, 600)
    assert widest_beside(WHOLE, Box(-300, -50, 200, 700)) == Box(200, 0, 900, 600)
    assert widest_beside(WHOLE, Box(-10, 300, 1000, 700)) == Box(0, 0, 900, 300)


def test_a_window_elsewhere_or_over_nearly_all_leaves_the_whole() -> None:
    assert widest_beside(WHOLE, Box(901, 0, 1200, 600)) == WHOLE
    assert widest_beside(WHOLE, Box(100, 50, 1200, 600)) == WHOLE
    assert widest_beside(WHOLE, Box(0, 0, 0, 0)) == WHOLE


def test_a_place_is_brought_into_a_part_of_the_view() -> None:
    view = fitted_viewport(Box(0, 0, 90, 60), 900, 600).zoomed(2.0, (450, 300))
    room, place = Box(0, 0, 400, 600), Box(70, 20, 76, 26)
    shown = view.showing_in(room, place)
    corners = shown.to_px((place.left, place.top)), shown.to_px((place.right, place.bottom))
    assert all(room.holds(*corner) for corner in corners)
    assert (shown.width, shown.height, shown.scale) == (view.width, view.height, view.scale)
    assert shown.showing_in(room, place) is shown
