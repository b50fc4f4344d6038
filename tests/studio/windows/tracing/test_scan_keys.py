"""A scan under the keyboard: a cross is moved, and does what the mouse would do there."""

import numpy as np
import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.tracing.pictures import Picture
from studio.windows.tracing.scan_keys import ScanKeys
from studio.windows.tracing.scan_view import ScanView
from tests.studio.windows.tracing.test_scan_view import in_the_middle

KEY = Qt.Key
SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def view(qtbot: QtBot) -> ScanView:
    """A picture of 400 × 300 pixels shown at half as much again."""
    view = ScanView()
    qtbot.addWidget(view)
    ScanKeys(view)
    view.resize(600, 450)
    view.show_picture(Picture(np.zeros((300, 400, 3), dtype=np.uint8), (400, 300)))
    view.show()
    view.setFocus()
    return view


def told(view: ScanView) -> list[tuple[float, ...]]:
    """What the picture says from now on: presses, of three values, and drags, of two."""
    heard: list[tuple[float, ...]] = []
    view.pressed.connect(lambda *values: heard.append(values))
    view.dragged.connect(lambda *values: heard.append(values))
    return heard


def tap(view: ScanView, key: Qt.Key, times: int = 1, keys: Qt.KeyboardModifier | None = None) -> None:
    for _ in range(times):
        QTest.keyClick(view, key, keys or Qt.KeyboardModifier.NoModifier)


def test_the_first_key_only_shows_the_cross(view: ScanView) -> None:
    heard = told(view)
    bare = view.grab().toImage()
    tap(view, KEY.Key_Space)
    assert (heard, view.aim) == ([], QPointF(200, 150))
    assert view.grab().toImage() != bare
    tap(view, KEY.Key_Space)
    assert heard == [(200, 150, False)]


def test_arrows_move_the_cross_and_with_alt_finely(view: ScanView) -> None:
    tap(view, KEY.Key_Right)
    tap(view, KEY.Key_Right, 3)
    tap(view, KEY.Key_Up, 6)
    tap(view, KEY.Key_Left, 3, ALT)
    assert view.aim == QPointF(200 + 24 / 1.5 - 3 / 1.5, 150 - 48 / 1.5)
    tap(view, KEY.Key_Left, 200)
    assert view.aim.x() == 0, "it does not leave the picture"


@pytest.mark.parametrize(
    ("key", "keys", "takes_off"),
    [
        (KEY.Key_Space, None, False),
        (KEY.Key_Return, None, False),
        (KEY.Key_Space, SHIFT, True),
        (KEY.Key_Menu, None, True),
    ],
)
def test_keys_press_as_the_buttons_do(
    view: ScanView, key: Qt.Key, keys: Qt.KeyboardModifier | None, takes_off: bool
) -> None:
    tap(view, KEY.Key_Right)
    heard = told(view)
    tap(view, key, keys=keys)
    assert heard == [(200, 150, takes_off)]


def test_while_space_is_held_arrows_drag(view: ScanView) -> None:
    tap(view, KEY.Key_Right)
    heard = told(view)
    QTest.keyPress(view, KEY.Key_Space)
    tap(view, KEY.Key_Down, 2)
    QTest.keyRelease(view, KEY.Key_Space)
    tap(view, KEY.Key_Down)
    step = 8 / 1.5
    assert heard == [(200, 150, False), *(pytest.approx((200, 150 + far)) for far in (step, 2 * step))]


def test_plus_and_minus_enlarge_about_the_cross_and_0_shows_all(view: ScanView) -> None:
    tap(view, KEY.Key_Right)
    tap(view, KEY.Key_Left, 20)
    at = view.aim_on_screen
    tap(view, KEY.Key_Plus, 4)
    assert view.scale == pytest.approx(1.5 * 1.25**4)
    assert (view.aim_on_screen - at).manhattanLength() < 0.01
    tap(view, KEY.Key_Minus)
    assert view.scale == pytest.approx(1.5 * 1.25**3)
    tap(view, KEY.Key_0)
    assert (view.scale, in_the_middle(view)) == (1.5, QPointF(200, 150))


def test_the_picture_is_moved_with_shift_and_follows_the_cross(view: ScanView) -> None:
    tap(view, KEY.Key_Plus, 4)
    before = in_the_middle(view)
    tap(view, KEY.Key_Right, keys=SHIFT)
    assert (in_the_middle(view) - before).x() == pytest.approx(60 / view.scale)
    tap(view, KEY.Key_Right)
    tap(view, KEY.Key_Right, 100)
    assert view.rect().contains(view.aim_on_screen.toPoint())
    assert view.aim.x() > 380


def test_the_grid_is_nudged_with_ctrl(view: ScanView) -> None:
    nudges: list[tuple[float, float]] = []
    view.nudged.connect(lambda *by: nudges.append(by))
    tap(view, KEY.Key_Left, keys=CTRL)
    tap(view, KEY.Key_Down, keys=CTRL | SHIFT)
    assert nudges == [(-1, 0), (0, 10)]
    assert not view.is_aiming


def test_the_mouse_puts_the_cross_away_and_it_comes_back_there(view: ScanView) -> None:
    tap(view, KEY.Key_Right)
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPointF(150, 75).toPoint())
    assert not view.is_aiming
    tap(view, KEY.Key_Right)
    assert view.aim == QPointF(100, 50)


def test_without_a_picture_space_asks_for_one(qtbot: QtBot) -> None:
    view = ScanView()
    qtbot.addWidget(view)
    ScanKeys(view)
    with qtbot.waitSignal(view.wanted):
        tap(view, KEY.Key_Space)
    tap(view, KEY.Key_Plus)
    assert not view.is_aiming
