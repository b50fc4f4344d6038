"""A tip tells of the crossing or the sign that the pointer rests on."""

import itertools

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from engine.board.rules import Crossing
from studio.canvas.tips import Tips
from studio.tools.gestures import Pointer
from tests.studio.canvas.boards import small_board
from tests.studio.canvas.conftest import Desk, MakeCanvas


def rest_on(desk: Desk, label: str) -> None:
    """Have the pointer rest on a hex."""
    place = QPoint(*map(round, desk.px(label)))
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
        # Moved on and on, for Qt asks anew wherever the pointer comes to rest.
        QTest.mouseMove(desk.canvas, next(away))
        return not QToolTip.text()

    # By itself it would go after ten seconds.
    desk.qtbot.waitUntil(is_gone, timeout=4000)


def test_what_is_hidden_is_not_told_of_and_what_is_locked_is(make_desk: MakeCanvas) -> None:
    desk = crossed_desk(make_desk)
    desk.hand.lock(frozenset(), frozenset({"courses"}))
    rest_on(desk, "E6")
    assert QToolTip.text() == ""
    desk.hand.lock(frozenset({"courses"}))
    rest_on(desk, "E6")
    assert "Box" in QToolTip.text()
    QToolTip.hideText()
    desk.qtbot.waitUntil(lambda: not QToolTip.text())


def test_nothing_is_told_in_the_midst_of_a_gesture(make_desk: MakeCanvas) -> None:
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
