"""The names of areas on the map are held where they are seen: by the pointer, by keys, and told to be so."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from engine.board.document import Board, new_board
from engine.board.places import Country, Town
from engine.edits.terrain import PaintCountry
from engine.edits.towns import PlaceTown
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from studio.drawing.picture import USUAL
from studio.mapview.tile_painter import Style
from studio.tools.selection import Selection
from tests.studio.canvas.conftest import Desk, MakeCanvas

WALES, ENGLAND = Country("Wales"), Country("England")
ENTER = Qt.Key.Key_Return
USUAL_HINT = "Click to select"
NAME_HINT = "Drag the name Wales to its new place."
SHEETS = (Sheet(13, 9, "pointy"), Sheet(13, 9, "flat"))


def board_on(sheet: Sheet) -> Board:
    """A board with a country on all of it."""
    everything = PaintCountry(tuple(sheet.hexes()), 1)
    return everything.apply(new_board(sheet, countries=(WALES, ENGLAND)))


@pytest.fixture
def desk(make_desk: MakeCanvas) -> Desk:
    desk = make_desk(board_on(SHEETS[0]))
    desk.settle()
    return desk


def pixel(desk: Desk) -> QPoint:
    """Where the middle of the name is on the screen."""
    (name,) = desk.hand.grip.names
    x, y = desk.canvas.navigator.view.to_px(name.boxes[0].centre)
    return QPoint(round(x), round(y))


def pixel_of(desk: Desk, hex_: Hex) -> QPoint:
    x, y = desk.canvas.navigator.view.to_px(desk.session.board.sheet.centre_mm(hex_))
    return QPoint(round(x), round(y))


def name_at(desk: Desk) -> Hex | None:
    return desk.session.board.countries[0].name_at


def drag(desk: Desk, start: QPoint, end: QPoint) -> None:
    QTest.mousePress(desk.canvas, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(desk.canvas, (start + end) / 2)
    QTest.mouseMove(desk.canvas, end)
    QTest.mouseRelease(desk.canvas, Qt.MouseButton.LeftButton, pos=end)


def test_a_name_the_map_has_placed_is_dragged_and_one_undo_gives_it_back(desk: Desk) -> None:
    before, there = desk.session.board, SHEETS[0].hex_at(4, 7)
    drag(desk, pixel(desk), pixel_of(desk, there))
    assert name_at(desk) == there
    desk.settle()
    again = SHEETS[0].hex_at(8, 1)
    drag(desk, pixel(desk), pixel_of(desk, again))
    assert name_at(desk) == again
    desk.session.history.undo()
    desk.session.history.undo()
    assert desk.session.board == before


def test_the_status_line_and_the_pointer_tell_that_a_name_is_under_it(desk: Desk) -> None:
    hints: list[str] = []
    desk.hand.hint_changed.connect(hints.append)
    QTest.mouseMove(desk.canvas, pixel(desk))
    assert hints == [NAME_HINT]
    assert desk.canvas.cursor().shape() == Qt.CursorShape.SizeAllCursor
    QTest.mouseMove(desk.canvas, pixel_of(desk, SHEETS[0].hex_at(1, 1)))
    assert hints[1].startswith(USUAL_HINT)
    assert desk.canvas.cursor().shape() == Qt.CursorShape.ArrowCursor
    desk.hand.take("brush")
    QTest.mouseMove(desk.canvas, pixel(desk))
    assert desk.canvas.cursor().shape() == Qt.CursorShape.CrossCursor


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.top)
def test_keys_drag_a_name_by_the_hex_of_its_middle(make_desk: MakeCanvas, sheet: Sheet) -> None:
    desk = make_desk(board_on(sheet))
    desk.settle()
    (name,) = desk.hand.grip.names
    start = sheet.hex_under(*name.boxes[0].centre)
    desk.canvas.fingertip.place(start)
    QTest.keyPress(desk.canvas, ENTER)
    for _ in range(2):
        QTest.keyClick(desk.canvas, Qt.Key.Key_Down)
    assert name_at(desk) is None
    QTest.keyRelease(desk.canvas, ENTER)
    placed = name_at(desk)
    assert placed is not None
    assert sheet.place_of(placed)[1] == sheet.place_of(start)[1] + 2


def test_a_name_that_is_not_seen_is_not_held(desk: Desk) -> None:
    start, there = pixel(desk), pixel_of(desk, SHEETS[0].hex_at(4, 7))
    desk.canvas.restyle(Style(layers=USUAL - {"area names"}))
    desk.settle()
    assert desk.hand.grip.names == ()
    drag(desk, start, there)
    assert name_at(desk) is None
    desk.canvas.restyle(Style())
    desk.settle()
    assert desk.hand.grip.names != ()
    desk.canvas.resize(100, 80)
    desk.canvas.navigator.fit()
    desk.qtbot.waitUntil(lambda: desk.hand.grip.names == ())


def test_the_name_of_a_locked_country_is_not_held(desk: Desk) -> None:
    desk.hand.lock(frozenset({"countries"}))
    drag(desk, pixel(desk), pixel_of(desk, SHEETS[0].hex_at(4, 7)))
    assert name_at(desk) is None
    desk.hand.lock(frozenset())
    desk.session.select(Selection())
    drag(desk, pixel(desk), pixel_of(desk, SHEETS[0].hex_at(4, 7)))
    assert name_at(desk) is not None


def with_town(desk: Desk) -> Town:
    """Put a town on the map, whose name is then placed."""
    town = Town("Ayr", SHEETS[0].hex_at(6, 4), ("11",))
    desk.session.apply(PlaceTown(town))
    desk.settle()
    return town


def name_of_town(desk: Desk) -> QPoint:
    """Where the middle of the name of the town is on the screen."""
    (place,) = [each for each in desk.hand.grip.names if each.owner and each.owner.listed == "towns"]
    x, y = desk.canvas.navigator.view.to_px(place.box.centre)
    return QPoint(round(x), round(y))


def test_the_name_of_the_selected_town_is_dragged_to_another_side_and_undo_gives_it_back(
    desk: Desk,
) -> None:
    town = with_town(desk)
    desk.session.select(Selection(town))
    desk.settle()
    before = desk.session.board
    home = name_of_town(desk)
    drag(desk, home, pixel_of(desk, SHEETS[0].hex_at(5, 4)))
    (moved,) = desk.session.board.towns
    assert moved == replace(town, name_side="left")
    assert desk.session.selection == Selection(moved)
    desk.settle()
    assert name_of_town(desk).x() < pixel_of(desk, town.hex).x() - 10
    desk.session.history.undo()
    assert desk.session.board == before
    desk.settle()
    assert name_of_town(desk) == home


def test_a_click_on_the_name_of_the_selected_town_changes_nothing(desk: Desk) -> None:
    town = with_town(desk)
    desk.session.select(Selection(town))
    desk.settle()
    QTest.mouseClick(desk.canvas, Qt.MouseButton.LeftButton, pos=name_of_town(desk))
    assert desk.session.board.towns == (town,)
    assert desk.session.selection == Selection(town)


def test_the_name_of_a_town_that_is_not_selected_leaves_the_hexes_under_it_to_be_selected(desk: Desk) -> None:
    town = with_town(desk)
    desk.session.select(Selection(town))
    desk.settle()
    home = name_of_town(desk)
    desk.session.select(Selection())
    assert not any(place.owner and place.owner.listed == "towns" for place in desk.hand.grip.names)
    drag(desk, home, home + QPoint(pixel_of(desk, SHEETS[0].hex_at(2, 4)) - pixel_of(desk, town.hex)))
    assert all(each.name_side == "" for each in desk.session.board.towns)
