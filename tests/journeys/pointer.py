"""The pointer over the map: what the journeys' people do with a mouse there."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.board.document import Board
from engine.hexes.sheet import Point
from studio.canvas.canvas import Canvas
from studio.windows.frame.main_window import MainWindow
from tests.journeys import hands

Place = str | tuple[float, float]
"""A hex by its label, or a point in millimetres."""

_BUTTONS = {"left": Qt.MouseButton.LeftButton, "right": Qt.MouseButton.RightButton}


class Pointer:
    """The pointer of one person, over the map in one window."""

    window: MainWindow

    @property
    def _canvas(self) -> Canvas:
        return self.window.editor_view.canvas

    @property
    def board(self) -> Board:
        return self.window.session.board

    def clicks(self, place: Place, button: str = "left", *, alt: bool = False, shift: bool = False) -> None:
        self.drags(place, button=button, alt=alt, shift=shift)

    def drags(
        self,
        *places: Place,
        button: str = "left",
        alt: bool = False,
        shift: bool = False,
        pressing: str = "",
    ) -> None:
        """Press at the first place, move through the others, let go at the last; press keys at the second."""
        keys = hands.PLAIN
        keys |= Qt.KeyboardModifier.AltModifier if alt else hands.PLAIN
        keys |= Qt.KeyboardModifier.ShiftModifier if shift else hands.PLAIN
        self._looks()
        first, *others = [self._spot(place) for place in places]
        window, held = hands.window_of(self._canvas), _BUTTONS[button]
        QTest.mouseMove(window, first)
        QTest.mousePress(window, held, keys, first)
        for number, spot in enumerate(others):
            QTest.mouseMove(window, spot)
            if pressing and not number:
                hands.press(pressing)
        QTest.mouseRelease(window, held, keys, (first, *others)[-1])

    def _looks(self) -> None:
        """Wait until the map lies still: panels that open or come to the front may still move it."""
        before, now = None, (self._canvas.size(), self._canvas.navigator.view)
        while now != before:
            QApplication.processEvents()
            before, now = now, (self._canvas.size(), self._canvas.navigator.view)

    def _spot(self, place: Place) -> QPoint:
        """Where in the window a place of the map is seen; raises AssertionError where it is not."""
        spot = self._canvas.mapTo(self.window, self.px(place))
        there = self.window.childAt(spot)
        is_seen = there is not None and (there is self._canvas or self._canvas.isAncestorOf(there))
        assert is_seen, f"{place} is not to be seen, or {there} covers it."
        return spot

    def turns_wheel(self, place: Place, notches: int) -> None:
        at = QPointF(self.px(place))
        event = QWheelEvent(
            at,
            self._canvas.mapToGlobal(at),
            QPoint(),
            QPoint(0, 120 * notches),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(self._canvas, event)

    def px(self, place: Place) -> QPoint:
        """Where on the canvas a place is."""
        sheet = self.board.sheet
        mm = sheet.centre_mm(sheet.hex_named(place)) if isinstance(place, str) else place
        x, y = self._canvas.navigator.view.to_px(mm)
        return QPoint(round(x), round(y))

    def clicks_twice(self, place: Place) -> None:
        self._looks()
        QTest.mouseDClick(hands.window_of(self._canvas), hands.LEFT, hands.PLAIN, self._spot(place))

    def rests_on(self, place: Place) -> None:
        """Leave the pointer over a place, where a tip comes in a while."""
        self._looks()
        QTest.mouseMove(hands.window_of(self._canvas), self._spot(place))

    def leaves_the_map(self) -> None:
        """Move the pointer off the map."""
        QTest.mouseMove(hands.window_of(self.window), QPoint(1, 1))

    def middle(self, side: str) -> Point:
        """Where the middle of a side is, in millimetres."""
        (x1, y1), (x2, y2) = self.board.sheet.side_mm(self.board.sheet.side_named(side))
        return (x1 + x2) / 2, (y1 + y2) / 2
