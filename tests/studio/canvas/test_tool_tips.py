"""A tip says of the crossing or the sign that the pointer rests on."""

import itertools

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from engine.board.places import Special
from engine.board.rules import Crossing
from studio.canvas.tool_tips import Tips
from studio.drawing.maps.tags import tags_of
from studio.drawing.shapes.extent import Extent
from studio.tools.gestures import Pointer
from tests.studio.canvas.boards import small_board
from tests.studio.canvas.conftest import Desk, MakeCanvas


def rest_on(desk: Desk, label: str) -> None:
    """Have the pointer rest on a hex."""
    rest_at(desk, *desk.px(label))


def rest_at(desk: Desk, x: float, y: float) -> None:
    """Have the pointer rest at a place in pixels."""
    place = QPoint(round(x), round(y))
    tip = QHelpEvent(QEvent.Type.ToolTip, place, desk.canvas.mapToGlobal(place))
    QApplication.sendEvent(desk.canvas, tip)


def crossed_desk(make_desk: MakeCanvas) -> Desk:
    """Return a desk whose board has a tunnel from E5 to E7."""
    board = small_board()
    course = tuple(board.sheet.hex_named(label) for label in ("E5", "E6", "E7"))
    desk = make_desk(board.edited(special_rules=(Crossing("Box <1>", course, 6, owners=1),)))
    Tips(desk.hand, desk.canvas)
    return desk


def test_a_crossing_tells_its_terms_and_open_ground_nothing(make_desk: MakeCanvas) -> None:
    desk = crossed_desk(make_desk)
    rest_on(desk, "E6")
    assert QToolTip.text() == "<p>Box &lt;1&gt;: costs 6, one company may lay it.</p>"
    rest_on(desk, "H12")
    desk.qtbot.waitUntil(lambda: not QToolTip.text())


def test_a_tip_goes_when_the_pointer_leaves_the_hex(make_desk: MakeCanvas) -> None:
    desk = crossed_desk(make_desk)
    here = QPoint(*map(round, desk.px("E6")))
    QTest.mouseMove(desk.canvas, here)
    rest_on(desk, "E6")
    QTest.mouseMove(desk.canvas, here + QPoint(2, 2))
    QTest.qWait(400)
    assert QToolTip.text()
    away = itertools.cycle(QPoint(*map(round, desk.px(label))) for label in ("B2", "C2"))

    def is_gone() -> bool:
        # Moved on and on, for Qt asks again wherever the pointer comes to rest.
        QTest.mouseMove(desk.canvas, next(away))
        return not QToolTip.text()

    # By itself it would go after ten seconds.
    desk.qtbot.waitUntil(is_gone, timeout=4000)


def test_what_is_hidden_has_no_tooltip_and_what_is_locked_has_one(make_desk: MakeCanvas) -> None:
    desk = crossed_desk(make_desk)
    desk.hand.lock(frozenset(), frozenset({"courses"}))
    rest_on(desk, "E6")
    assert QToolTip.text() == ""
    desk.hand.lock(frozenset({"courses"}))
    rest_on(desk, "E6")
    assert "Box" in QToolTip.text()
    QToolTip.hideText()
    desk.qtbot.waitUntil(lambda: not QToolTip.text())


def test_a_tag_tells_of_its_special_while_towns_are_hidden(make_desk: MakeCanvas) -> None:
    """Tags are drawn on all the same."""
    board = small_board()
    led = board.edited(specials=(Special("4", "Sea", towns=(board.towns[0].name,)),), keys="dice-36+6")
    desk = make_desk(led)
    Tips(desk.hand, desk.canvas)
    desk.hand.lock(frozenset(), frozenset({"towns"}))
    (tag,) = tags_of(Extent(led), led.towns[0])
    rest_at(desk, *desk.canvas.navigator.view.to_px(tag.box.centre))
    assert "Special 4, Sea" in QToolTip.text()


def test_there_is_no_tooltip_during_a_gesture(make_desk: MakeCanvas) -> None:
    desk = crossed_desk(make_desk)
    sheet = desk.session.board.sheet
    desk.hand.send(Pointer(*sheet.centre_mm(sheet.hex_named("E6")), "press"))
    assert desk.hand.is_busy
    rest_on(desk, "E6")
    assert QToolTip.text() == ""
    desk.hand.cancel()
    rest_on(desk, "E6")
    assert "Box" in QToolTip.text()
    QToolTip.hideText()
    desk.qtbot.waitUntil(lambda: not QToolTip.text())
