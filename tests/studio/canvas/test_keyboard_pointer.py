"""The map under the keyboard: a ring steps over hexes and corners, and acts where it stands."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from engine.board.document import new_board
from engine.board.terrain import HILL
from engine.hexes.sheet import Sheet
from tests.studio.canvas.conftest import Desk, MakeCanvas

LEFT, RIGHT, UP, DOWN = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down
ENTER = Qt.Key.Key_Return

SHEETS = [
    Sheet(9, 9, "pointy", "odd"),
    Sheet(9, 9, "pointy", "even"),
    Sheet(9, 9, "flat", "odd"),
    Sheet(9, 9, "flat", "even"),
]


def at(desk: Desk) -> tuple[int, int]:
    hex_ = desk.canvas.fingertip.hex
    assert hex_ is not None
    return desk.session.board.sheet.place_of(hex_)


def press(desk: Desk, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(desk.canvas, key)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: f"{sheet.top}-{sheet.shifted}")
def test_arrows_go_along_columns_and_rows_and_back(make_desk: MakeCanvas, sheet: Sheet) -> None:
    desk = make_desk(new_board(sheet))
    desk.canvas.fingertip.place(sheet.hex_at(4, 4))
    ways = ((UP, DOWN, (4, 0)), (RIGHT, LEFT, (8, 4)), (DOWN, UP, (4, 8)), (LEFT, RIGHT, (0, 4)))
    for there, back, end in ways:
        press(desk, there, there, there, there)
        assert at(desk) == end
        press(desk, there)
        assert at(desk) == end
        press(desk, back, back, back, back)
        assert at(desk) == (4, 4)


def test_the_first_key_shows_the_ring_in_the_view_and_the_mouse_puts_it_away(desk: Desk) -> None:
    assert desk.canvas.fingertip.hex is None
    press(desk, RIGHT)
    column, row = at(desk)
    assert desk.session.board.sheet.hex_at(column, row) in desk.session.board.sheet
    assert desk.canvas.fingertip.marks()
    QTest.mouseMove(desk.canvas, QPoint(30, 30))
    QTest.mouseMove(desk.canvas, QPoint(60, 60))
    assert desk.canvas.fingertip.hex is None


def test_enter_acts_and_holding_it_while_stepping_drags(make_desk: MakeCanvas) -> None:
    desk = make_desk(new_board(SHEETS[0]))
    desk.hand.take("brush")
    desk.canvas.fingertip.place(SHEETS[0].hex_at(2, 4))
    QTest.keyPress(desk.canvas, ENTER)
    press(desk, RIGHT, RIGHT)
    QTest.keyRelease(desk.canvas, ENTER)
    board = desk.session.board
    painted = [board.terrain_at(SHEETS[0].hex_at(column, 4)) == HILL for column in range(1, 6)]
    assert painted == [False, True, True, True, False]
    desk.session.history.undo()
    assert desk.session.board == new_board(SHEETS[0])


def test_esc_drops_what_enter_began(make_desk: MakeCanvas) -> None:
    desk = make_desk(new_board(SHEETS[0]))
    desk.hand.take("brush")
    desk.canvas.fingertip.place(SHEETS[0].hex_at(2, 4))
    QTest.keyPress(desk.canvas, ENTER)
    press(desk, Qt.Key.Key_Escape)
    QTest.keyRelease(desk.canvas, ENTER)
    assert desk.session.board == new_board(SHEETS[0])


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: f"{sheet.top}-{sheet.shifted}")
def test_a_river_is_drawn_from_corner_to_corner(make_desk: MakeCanvas, sheet: Sheet) -> None:
    desk = make_desk(new_board(sheet))
    desk.hand.take("line")
    desk.canvas.fingertip.place(sheet.hex_at(4, 4))
    press(desk, RIGHT, ENTER, RIGHT, RIGHT, RIGHT, ENTER, Qt.Key.Key_Escape)
    (river,) = desk.session.board.lines
    assert len(river.sides) == 3


def test_shift_and_an_arrow_move_the_sheet_and_no_ring(desk: Desk) -> None:
    before = desk.canvas.navigator.view
    QTest.keyClick(desk.canvas, RIGHT, Qt.KeyboardModifier.ShiftModifier)
    assert desk.canvas.navigator.view.left > before.left
    assert desk.canvas.fingertip.hex is None


def clicks(desk: Desk, *labels: str) -> None:
    for label in labels:
        place = QPoint(*(round(number) for number in desk.px(label)))
        QTest.mouseMove(desk.canvas, place)
        QTest.mouseClick(desk.canvas, Qt.MouseButton.LeftButton, pos=place)


def test_enter_ends_a_course_that_the_mouse_draws(make_desk: MakeCanvas) -> None:
    desk = make_desk(new_board(SHEETS[0]))
    desk.hand.take("crossing")
    clicks(desk, "C3", "C4", "C5", "C6")
    drawn = desk.session.board
    press(desk, ENTER)
    assert desk.session.board is drawn
    assert [len(crossing.course) for crossing in drawn.crossings] == [4]
    assert desk.canvas.fingertip.hex is None
    clicks(desk, "G3", "G4")
    assert len(desk.session.board.crossings) == 2


def test_enter_ends_a_special_that_the_mouse_makes(make_desk: MakeCanvas) -> None:
    desk = make_desk(new_board(SHEETS[0], keys="dice-36+6"))
    desk.hand.take("special")
    clicks(desk, "B1", "B2")
    press(desk, ENTER, ENTER, RIGHT, ENTER)
    (one, other) = desk.session.board.specials
    assert (len(one.hexes), len(other.hexes)) == (2, 1)


def test_the_ring_begins_where_the_mouse_clicked_and_the_first_enter_only_shows_it(
    make_desk: MakeCanvas,
) -> None:
    desk = make_desk(new_board(SHEETS[0]))
    desk.hand.take("brush")
    clicks(desk, "B2")
    painted = desk.session.board
    press(desk, ENTER)
    assert desk.canvas.fingertip.hex == SHEETS[0].hex_named("B2")
    assert desk.session.board is painted
