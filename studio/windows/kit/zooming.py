"""How far something on the screen is enlarged, and which part of it is seen then."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

_WHOLE = 1.01
"""What is enlarged by less is seen whole."""


class Enlargement:
    """The way from where things lie when all is seen to where they are seen, within a field of some size.

    What there is lies within ``things``; some of it always stays in the middle.
    """

    def __init__(self) -> None:
        self._field, self._things = QRectF(), QRectF()
        self._zoom, self._middle = 1.0, QPointF()

    @property
    def zoom(self) -> float:
        """How many times larger things are than when all is seen."""
        return self._zoom

    def take_room(self, field: QRectF, things: QRectF) -> None:
        """Take the field that things are seen in, and the box in it that they take when all is seen."""
        self._field, self._things = field, things
        self._look_at(self._middle)

    def see_all(self) -> None:
        """See everything."""
        self._zoom = 1.0
        self._look_at(self._field.center())

    def see(self, part: QRectF) -> None:
        """See a part as large as there is room."""
        self._zoom = min(self._field.width() / part.width(), self._field.height() / part.height())
        self._look_at(part.center())

    def enlarge(self, factor: float, at: QPointF, most: float) -> None:
        """Enlarge by a factor, ``most`` times in all, so that what is seen at a place stays there."""
        held = self.back().map(at)
        self._zoom = min(most, self._zoom * factor)
        self._look_at(held - (at - self._field.center()) / self._zoom)

    def move(self, by: QPointF) -> None:
        """Move the view by a number of the field's pixels."""
        self._look_at(self._middle - by / self._zoom)

    def way(self) -> QTransform:
        """Return the way from where things lie to where they are seen."""
        middle = self._field.center()
        return (
            QTransform.fromTranslate(middle.x(), middle.y())
            .scale(self._zoom, self._zoom)
            .translate(-self._middle.x(), -self._middle.y())
        )

    def back(self) -> QTransform:
        """Return the way from where things are seen to where they lie."""
        back, _ = self.way().inverted()
        return back

    def _look_at(self, middle: QPointF) -> None:
        """Have a place in the middle, or what is nearest to it; see all where little is enlarged."""
        if self._zoom < _WHOLE:
            self._zoom, self._middle = 1.0, self._field.center()
            return
        box = self._things
        self._middle = QPointF(
            min(max(box.left(), middle.x()), box.right()), min(max(box.top(), middle.y()), box.bottom())
        )
