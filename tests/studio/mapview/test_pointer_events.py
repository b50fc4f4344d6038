"""From events to pointers: which keys held besides take away, and which add."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent

from studio.drawing.shapes.boxes import Box
from studio.mapview.pointer_events import held_with, pointer_at
from studio.mapview.viewport import fitted_viewport

KEYS = Qt.KeyboardModifier


@pytest.mark.parametrize(
    ("keys", "alt", "shift"),
    [
        (KEYS.NoModifier, False, False),
        (KEYS.AltModifier, True, False),
        (KEYS.ControlModifier, True, False),
        (KEYS.ShiftModifier, False, True),
    ],
)
def test_ctrl_takes_away_as_alt_does(keys: KEYS, *, alt: bool, shift: bool) -> None:
    left, at = Qt.MouseButton.LeftButton, QPointF(30, 20)
    event = QMouseEvent(QEvent.Type.MouseButtonPress, at, at, left, left, keys)
    pointer = pointer_at(event, fitted_viewport(Box(0, 0, 100, 80), 500, 400), "press", "left")
    assert (pointer.alt, pointer.shift) == (alt, shift)
    struck = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, keys)
    assert held_with(struck) == {"alt": alt, "shift": shift}
