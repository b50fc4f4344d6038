"""A scan on the screen is moved and enlarged, and never lost from sight."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.tracing.pictures import Picture
from studio.windows.tracing.scan_view import ScanView

MIDDLE = QPointF(200, 150)
MIDDLE_BUTTON = Qt.MouseButton.MiddleButton


@pytest.fixture
def view(qtbot: QtBot) -> ScanView:
    view = ScanView()
    qtbot.addWidget(view)
    view.resize(600, 450)
    view.show_picture(Picture(np.zeros((300, 400, 3), dtype=np.uint8), (400, 300)))
    return view


def pull(view: ScanView, by: QPoint) -> None:
    """Move the picture with the middle button."""
    at = view.rect().center()
    QTest.mousePress(view, MIDDLE_BUTTON, pos=at)
    # A test's own move has no button held.
    event = QMouseEvent(
        QMouseEvent.Type.MouseMove,
        QPointF(at + by),
        QPointF(view.mapToGlobal(at + by)),
        Qt.MouseButton.NoButton,
        MIDDLE_BUTTON,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(view, event)
    QTest.mouseRelease(view, MIDDLE_BUTTON, pos=at + by)


def turn(view: ScanView, notches: int, at: QPointF) -> None:
    """Turn the wheel, one notch after the other."""
    for _ in range(abs(notches)):
        event = QWheelEvent(
            at,
            QPointF(view.mapToGlobal(at)),
            QPoint(),
            QPoint(0, 120 if notches > 0 else -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(view, event)


def in_the_middle(view: ScanView) -> QPointF:
    """The pixel of the file that is seen in the middle."""
    back, _ = view.transform().inverted()
    return back.map(QPointF(view.width() / 2, view.height() / 2))


@pytest.mark.parametrize(
    ("button", "held", "takes_off"),
    [
        (Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, False),
        (Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier, False),
        (Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier, True),
        (Qt.MouseButton.LeftButton, Qt.KeyboardModifier.AltModifier, True),
        (Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, True),
    ],
)
def test_hexes_are_taken_off_as_with_the_tools_of_the_map(
    view: ScanView, button: Qt.MouseButton, held: Qt.KeyboardModifier, *, takes_off: bool
) -> None:
    told: list[bool] = []
    view.pressed.connect(lambda _x, _y, takes_off: told.append(takes_off))
    QTest.mouseClick(view, button, held, view.rect().center())
    assert told == [takes_off]


@pytest.mark.parametrize("by", [QPoint(5_000, 0), QPoint(-5_000, 0), QPoint(0, 5_000), QPoint(0, -5_000)])
@pytest.mark.parametrize("notches", [0, 4])
def test_some_of_the_picture_stays_in_the_middle_however_far_it_is_pulled(
    view: ScanView, by: QPoint, notches: int
) -> None:
    turn(view, notches, QPointF(view.rect().center()))
    pull(view, by)
    seen = in_the_middle(view)
    assert -0.01 <= seen.x() <= 400.01
    assert -0.01 <= seen.y() <= 300.01
    assert seen != MIDDLE


def test_made_small_again_the_whole_picture_is_seen(view: ScanView) -> None:
    turn(view, 3, QPointF(10, 10))
    pull(view, QPoint(300, 200))
    turn(view, -3, QPointF(590, 440))
    assert in_the_middle(view) == MIDDLE
    corners = [view.transform().map(QPointF(*corner)) for corner in ((0, 0), (400, 300))]
    assert [view.rect().adjusted(0, 0, 1, 1).contains(corner.toPoint()) for corner in corners] == [True, True]


def test_the_wheel_keeps_what_is_under_the_pointer(view: ScanView) -> None:
    at = QPointF(120, 90)
    before, _ = view.transform().inverted()
    turn(view, 3, at)
    after, _ = view.transform().inverted()
    assert (after.map(at) - before.map(at)).manhattanLength() < 0.01
