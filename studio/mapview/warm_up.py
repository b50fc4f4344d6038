"""A map painted out of sight: what takes its time but once is done with before somebody waits for a map."""

from time import perf_counter
from typing import Final

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QPainter, QPixmap

from engine.board.document import new_board
from engine.board.places import Town
from engine.hexes.labels import LabelScheme, usual_blocks
from engine.hexes.sheet import Sheet
from studio.mapview.map_painter import Chart, Frame
from studio.mapview.tile_painter import Style
from studio.mapview.viewport import fitted_viewport

_COLUMNS, _ROWS = 500, 400
_LONG_S: Final = 60.0


def rehearse(style: Style, size: QSize, ratio: float) -> QPixmap:
    """Paint a large empty map with a town as the first frame of one is painted, and return it."""
    sheet = Sheet(_COLUMNS, _ROWS, labels=LabelScheme(blocks=usual_blocks(_ROWS, _COLUMNS)))
    chart = Chart(new_board(sheet, towns=(Town("", sheet.hex_at(_COLUMNS // 2, _ROWS // 2)),)), style)
    view = fitted_viewport(chart.content, size.width(), size.height())
    shown = QPixmap(size)
    painter = QPainter(shown)
    chart.paint(
        painter, Frame(view, ratio, QRect(0, 0, size.width(), size.height()), perf_counter() + _LONG_S)
    )
    painter.end()
    return shown
