"""A company's sign as a picture for lists and buttons: its letter on its colour, and its line."""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap

from studio.drawing.game.companies import Livery
from studio.drawing.game.track import letter_marks, line_marks
from studio.drawing.maps.themes import Theme
from studio.drawing.shapes.marks import Move, To
from studio.mapview.overlay import paint_marks

_HIGH: Final = 22
_WIDE: Final = 54


@lru_cache(maxsize=64)
def badge(look: Livery, theme: Theme, ratio: float) -> QPixmap:
    """Return a company's line with its letter on it, for a screen of a pixel ratio."""
    picture = QPixmap(round(_WIDE * ratio), round(_HIGH * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    middle = _HIGH / 2
    line = line_marks(look, (Move(middle, middle), To(_WIDE - 3.0, middle)), 6.0, theme)
    paint_marks(painter, (*line, *letter_marks(look, (middle, middle), 9.5, theme)))
    painter.end()
    return picture
