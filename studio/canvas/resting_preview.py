"""What the tool would do where the pointer rests: seen at once when another tool or size is chosen."""

from PySide6.QtCore import QObject

from studio.canvas.keyboard_pointer import Fingertip
from studio.canvas.tool_controller import Hand
from studio.mapview.map_view import MapView
from studio.mapview.pointer_events import pixel_under_pointer
from studio.tools.gestures import Pointer


class AtRest(QObject):
    """Shows the hand where the pointer or the keyboard's ring is, though it does not move."""

    def __init__(self, view: MapView, hand: Hand, fingertip: Fingertip) -> None:
        super().__init__(view)
        self._view = view
        self._hand = hand
        self._fingertip = fingertip

    def show(self) -> None:
        """Show what the tool would do now, unless a button is held or nothing points at the map."""
        point, pixel = self._fingertip.point, pixel_under_pointer(self._view)
        if point is None and pixel is not None:
            point = self._view.navigator.view.to_mm(pixel)
        if point is not None and not self._hand.is_busy:
            self._hand.send(Pointer(*point))
