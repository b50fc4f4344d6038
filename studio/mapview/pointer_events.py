"""From Qt's mouse and wheel events to pointers and zooms."""

import math
from typing import TypedDict

from PySide6.QtCore import Qt
from PySide6.QtGui import QCursor, QKeyEvent, QKeySequence, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from studio.mapview.viewport import Viewport, step_factor
from studio.tools.gestures import Button, Phase, Pointer


class HeldWith(TypedDict):
    """Which keys are held besides a button."""

    alt: bool
    shift: bool


_NOTCH = 120
_PIXELS_TO_DOUBLE = 240.0

_BUTTONS: dict[Qt.MouseButton, Button] = {
    Qt.MouseButton.LeftButton: "left",
    Qt.MouseButton.RightButton: "right",
}


def button_of(event: QMouseEvent) -> Button | None:
    """Return the button an event is about, if it is one tools know."""
    return _BUTTONS.get(event.button())


def is_still_held(button: Button, event: QMouseEvent) -> bool:
    """Return whether a button that went down before an event has stayed down ever since."""
    held = next(each for each, name in _BUTTONS.items() if name == button)
    return bool(event.buttons() & held) and event.button() != held


def pointer_at(event: QMouseEvent, view: Viewport, phase: Phase, button: Button) -> Pointer:
    """Return an event as a pointer on the sheet."""
    x, y = view.to_mm((event.position().x(), event.position().y()))
    return Pointer(x, y, phase, button, **held_with(event))


def held_with(event: QMouseEvent | QKeyEvent) -> HeldWith:
    """Return which keys are held besides, as pointers have them.

    Ctrl is as good as Alt: many window managers move windows by Alt and a drag, and no program learns of it.
    """
    keys = event.modifiers()
    takes_away = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ControlModifier
    return {"alt": bool(keys & takes_away), "shift": bool(keys & Qt.KeyboardModifier.ShiftModifier)}


def key_of(event: QKeyEvent) -> str:
    """Return the key an event is about as shortcuts are written: ``Shift+R``."""
    return QKeySequence(event.keyCombination()).toString(QKeySequence.SequenceFormat.PortableText)


def zoom_of(event: QWheelEvent) -> float:
    """Return the factor a turn of the wheel zooms by; finely where the device says pixels."""
    pixels = event.pixelDelta().y()
    if pixels:
        return math.pow(2.0, pixels / _PIXELS_TO_DOUBLE)
    # With Alt held some systems turn the wheel sideways.
    return step_factor((event.angleDelta().y() or event.angleDelta().x()) / _NOTCH)


def pixel_under_pointer(widget: QWidget) -> tuple[float, float] | None:
    """Return the pixel of a widget that the pointer is over, None while it is elsewhere."""
    if not widget.underMouse():
        return None
    at = widget.mapFromGlobal(QCursor.pos())
    return at.x(), at.y()


def pixel_pointed_at(widget: QWidget) -> tuple[float, float]:
    """Return the pixel of a widget that the pointer is at, its middle while that is elsewhere."""
    at = widget.mapFromGlobal(QCursor.pos())
    at = at if widget.rect().contains(at) else widget.rect().center()
    return at.x(), at.y()
