"""The map of a game: what lies over what, the keyboard's cursor, and words at the pointer."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.transcript.remarks import HUMAN
from studio.drawing.game.companies import liveries
from studio.drawing.maps.themes import ATLAS
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.marks import Text
from studio.table.map_marks import chip_marks, reach_marks
from tests.engine.table.sittings import fell, hex_of, placed, sitting
from tests.shipped import shipped
from tests.studio.table.conftest import MakeTable
from tests.studio.table.tables import Finger

TRACK = "A1 A2 A3 A4 A5 A6 A7"


def test_track_lies_under_keys_and_names(make_table: MakeTable, qtbot: QtBot) -> None:
    """The picture of a keyed town with a line through it is that of the town, in its middle."""
    with_track = make_table(placed([[TRACK], ["E1 E2 E3"]], points=0))
    map_ = with_track.map
    qtbot.waitUntil(lambda: map_.is_settled)
    x, y = map_.navigator.view.to_px(map_.centre(hex_of(with_track.session.sitting, "A6")))
    red = QColor(with_track.looks[0].on_light)
    picture = map_.grab().toImage()
    middle = [picture.pixelColor(round(x) + dx, round(y) + dy) for dx in range(-4, 5) for dy in range(-4, 5)]
    assert red not in middle
    beside = map_.navigator.view.to_px(map_.centre(hex_of(with_track.session.sitting, "A4")))
    found = [picture.pixelColor(round(beside[0]), round(beside[1]) + dy) for dy in range(-4, 5)]
    assert red in found


def test_places_at_sea_are_the_hexes_of_ferries_routes(make_table: MakeTable) -> None:
    severn = shipped("severn")
    view = make_table(sitting(severn, (HUMAN, HUMAN)))
    labels = view.session.sitting.game.facts.labels
    at_sea = [view.map.hex_of(number) for number in range(len(view.map.hexes), len(labels))]
    assert at_sea
    assert set(at_sea) == {hex_ for ferry in severn.ferries for hex_ in ferry.course}


def test_the_map_is_played_by_keyboard_alone(make_table: MakeTable) -> None:
    view = make_table(placed([["A1 A2 A3 A4"], ["E1 E2 E3"]], points=4))
    view.map.setFocus()
    Finger(view).points_at("A4")
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
        QTest.keyClick(view.map, key)
    assert view.map.hovered_hex == hex_of(view.session.sitting, "A5")
    assert view.map.accessibleDescription() == "1 of 4 · pays no one"
    QTest.keyClick(view.map, Qt.Key.Key_Space)
    QTest.keyClick(view.map, Qt.Key.Key_Down)
    QTest.keyClick(view.map, Qt.Key.Key_Return)
    sitting = view.session.sitting
    assert (sitting.at, sitting.state.points) == (2, 2)


def test_words_at_the_pointer_stay_in_view_and_as_large_at_every_scale() -> None:
    seen = Box(0.0, 0.0, 100.0, 60.0)
    sizes = set()
    for scale in (2.0, 8.0):
        marks = tuple(chip_marks((99.0, 1.0), ("3 of 4", "pays Blue 6"), scale, seen, refused=False))
        texts = [mark for mark in marks if isinstance(mark, Text)]
        assert all(seen.holds(*text.at) and seen.holds(text.at[0] + text.width, text.at[1]) for text in texts)
        sizes.add(round(texts[0].size * scale, 6))
    assert len(sizes) == 1


def test_a_cost_in_reach_is_left_out_where_a_name_is() -> None:
    board, looks = fell(), liveries(("Red", "Blue"))
    hex_ = board.sheet.hex_named("B3")
    reached = [(hex_, 3, [(1, 6)])]
    written = [
        mark.text
        for mark in reach_marks(board, reached, "#c4161c", looks, ATLAS, ())
        if isinstance(mark, Text)
    ]
    assert written == ["3", "+6"]
    everywhere = [Box(0.0, 0.0, *board.sheet.size_mm)]
    marks = reach_marks(board, reached, "#c4161c", looks, ATLAS, everywhere)
    assert not any(isinstance(mark, Text) for mark in marks)


def test_a_moved_view_shows_track_in_its_place_at_last(make_table: MakeTable, qtbot: QtBot) -> None:
    view = make_table(sitting(fell(), (HUMAN, HUMAN)))
    view.map.navigator.zoom(2.0)
    qtbot.waitUntil(lambda: not view.map.navigator.is_zooming)
    view.map.grab()
    assert view.map.is_drawn
