"""The keyboard's own pointer on the map: a ring that steps from hex to hex, or from corner to corner."""

import math
from collections.abc import Iterator

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from engine.hexes.lattice import Hex, neighbours
from engine.hexes.sheet import Point
from engine.hexes.sides import hexes_at
from studio.canvas.tool_controller import Hand
from studio.drawing.shapes.marks import Circle, Mark, Stroke
from studio.mapview.pointer_events import held_with
from studio.session.working import WorkingBoard
from studio.tools.gestures import Button, Phase, Pointer
from studio.tools.trails import corner_under, neighbours_of

COLOUR = "#7048e8"
_HALO = "#ffffff"
_WAYS: dict[int, Point] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_BUTTONS: dict[int, Button] = {Qt.Key.Key_Return: "left", Qt.Key.Key_Enter: "left", Qt.Key.Key_Menu: "right"}
_ASIDE_AT_HEXES, _ASIDE_AT_CORNERS = 0.6, 0.3
"""The least cosine of a step that still counts as one in the way asked for."""


class Fingertip(QObject):
    """Turns keys into what the hand would do at the ring; while Enter is held, stepping drags."""

    changed = Signal()
    """The ring is elsewhere, or there or gone."""
    stepped = Signal(object)
    """The point, in millimetres, the ring now stands at."""

    def __init__(self, session: WorkingBoard, hand: Hand, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._hand = hand
        self._point: Point | None = None
        self._aim: Point = (0.0, 0.0)
        """Where one way alone would have led: steps aside are made good by the next."""
        self._held: Button | None = None
        self._clicked: Point | None = None
        """Where the mouse last clicked, until something else is selected."""
        session.selection_changed.connect(self._forget_click)
        session.document_replaced.connect(self._forget_click)

    @property
    def point(self) -> Point | None:
        """The point, in millimetres, the ring stands at; None while there is no ring."""
        return self._point

    @property
    def hex(self) -> Hex | None:
        """The hex the ring stands in; None while there is no ring."""
        return None if self._point is None else self._session.board.sheet.hex_under(*self._point)

    def place(self, hex_: Hex) -> None:
        """Put the ring into a hex."""
        self._go(self._session.board.sheet.centre_mm(hex_))
        self._aim = self._point or self._aim

    def note_click(self, point: Point) -> None:
        """Begin where the mouse clicked, when the keyboard is next taken."""
        self.put_away()
        self._clicked = point

    def put_away(self) -> None:
        """Show no ring, as when the mouse is taken; what Enter began is dropped."""
        if self._held is not None:
            self._held = None
            self._hand.cancel()
        if self._point is not None:
            self._point = None
            self.changed.emit()

    def marks(self) -> tuple[Mark, ...]:
        """Return the ring."""
        sheet = self._session.board.sheet
        if self._point is None:
            return ()
        across = sheet.across_flats_mm
        radius = (0.16 if self._is_at_corners else 0.4) * across
        return (
            Circle(self._point, radius, stroke=Stroke(_HALO, 0.13 * across)),
            Circle(self._point, radius, stroke=Stroke(COLOUR, 0.07 * across)),
        )

    def press(self, event: QKeyEvent, start: Point) -> bool:
        """Step or press as a key asks, and tell whether it did.

        A ring not there yet begins where the mouse last clicked, else at ``start``. The first key only
        shows it, so that nothing is done at a place no one saw; but Enter ends what the mouse draws.
        """
        start = self._clicked or start
        button = _BUTTONS.get(event.key())
        way = _WAYS.get(event.key())
        if way is not None and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._step(way, start)
            self._send(event, "move", self._held or "left")
            return True
        if button is None:
            return False
        if self._point is None and button == "left":
            if not self._hand.end():
                self._appear(start)
        elif not event.isAutoRepeat() and self._held is None:
            self._appear(start)
            self._held = button
            self._send(event, "press", button)
        return True

    def release(self, event: QKeyEvent) -> bool:
        """End what a key began, and tell whether it did."""
        button = _BUTTONS.get(event.key())
        if button is None or button != self._held or event.isAutoRepeat():
            return False
        self._held = None
        self._send(event, "release", button)
        return True

    def _forget_click(self, _selection: object = None) -> None:
        """Begin elsewhere, for another thing is at hand."""
        self._clicked = None

    # -- stepping ------------------------------------------------------------------------------

    @property
    def _is_at_corners(self) -> bool:
        """Whether what is done next is done at corners."""
        return self._hand.tool.name == "line"

    def _appear(self, start: Point) -> None:
        """Put the ring into the hex at a point, if there is none and the point is on the sheet."""
        sheet = self._session.board.sheet
        if self.hex is None or self.hex not in sheet:
            hex_ = sheet.hex_under(*start)
            self.place(hex_ if hex_ in sheet else sheet.hex_at(sheet.columns // 2, sheet.rows // 2))

    def _step(self, way: Point, start: Point) -> None:
        """Go to the next hex or corner one way; the first key only shows the ring."""
        if self._point is None:
            self._appear(start)
            return
        (x, y), across = self._point, self._session.board.sheet.across_flats_mm
        straight = {
            place: _cosine((place[0] - x, place[1] - y), way)
            for place in self._reach()
            if math.dist(place, self._point) > across / 100
        }
        least = _ASIDE_AT_CORNERS if self._is_at_corners else _ASIDE_AT_HEXES
        ahead = {place: cosine for place, cosine in straight.items() if cosine > least}
        if ahead:
            self._go(max(ahead, key=lambda place: (round(ahead[place], 3), -self._off_aim(place, way))))
            # Across the way the aim stays; along it, it goes along.
            self._aim = (self._point[0], self._aim[1]) if way[0] else (self._aim[0], self._point[1])

    def _off_aim(self, place: Point, way: Point) -> float:
        """Return how far a place lies aside of the straight way."""
        return abs(place[1] - self._aim[1]) if way[0] else abs(place[0] - self._aim[0])

    def _reach(self) -> Iterator[Point]:
        """Yield the places one step away."""
        sheet, (x, y) = self._session.board.sheet, self._point or (0.0, 0.0)
        if not self._is_at_corners:
            yield from (sheet.centre_mm(hex_) for hex_ in neighbours(sheet.hex_under(x, y)) if hex_ in sheet)
            return
        corner = corner_under(sheet, x, y)
        if math.dist(sheet.corner_mm(corner), (x, y)) > sheet.radius_mm / 2:
            yield from sheet.outline_mm(sheet.hex_under(x, y))
        else:
            for other in neighbours_of(corner):
                if any(hex_ in sheet for hex_ in hexes_at(other)):
                    yield sheet.corner_mm(other)

    def _go(self, point: Point) -> None:
        """Stand elsewhere."""
        self._point = point
        self.changed.emit()
        self.stepped.emit(point)

    def _send(self, event: QKeyEvent, phase: Phase, button: Button) -> None:
        """Let the tool in hand see a pointer where the ring is."""
        if self._point is not None:
            self._hand.send(Pointer(*self._point, phase, button, **held_with(event)))


def _cosine(step: Point, way: Point) -> float:
    """Return how straight a step leads one way: 1 straight on, 0 aside."""
    return (step[0] * way[0] + step[1] * way[1]) / math.hypot(*step)
