from itertools import pairwise

import pytest
from PySide6.QtGui import QColor, QImage, QPainter, QPalette

from studio.drawing.shapes.boxes import Box
from studio.mapview.rulers import BREADTH, paint_rulers, ticks
from studio.mapview.viewport import Viewport, fitted_viewport


def test_figures_stand_far_enough_apart_at_every_scale() -> None:
    for scale in (0.2, 0.8, 2.0, 3.5, 12.0, 60.0):
        marked = list(ticks(-3.0, 900 / scale, scale))
        written = [place for place, rank in marked if rank == 2]
        assert len(written) >= 2
        assert (written[1] - written[0]) * scale >= 46
        assert all((b[0] - a[0]) * scale >= 5 for a, b in pairwise(marked))


def test_ticks_begin_within_what_is_seen() -> None:
    assert [place for place, _ in ticks(-4.2, 26.0, 5.0)][:3] == [-4, -3, -2]
    assert [place for place, rank in ticks(-4.2, 26.0, 5.0) if rank == 2] == [0, 10, 20]


@pytest.mark.usefixtures("qapp")
def test_rulers_lie_along_the_upper_and_the_left_edge() -> None:
    view: Viewport = fitted_viewport(Box(0, 0, 200, 150), 400, 300)
    palette = QPalette(QColor("#eeeeee"))
    image = QImage(400, 300, QImage.Format.Format_RGB32)
    image.fill(QColor("#336699"))
    painter = QPainter(image)
    paint_rulers(painter, view, palette)
    painter.end()
    assert image.pixelColor(200, 2) != QColor("#336699")
    assert image.pixelColor(2, 150) != QColor("#336699")
    assert image.pixelColor(BREADTH + 5, BREADTH + 5) == QColor("#336699")
    column = round(view.to_px((50, 0))[0])
    assert any(image.pixelColor(x, BREADTH - 4).lightness() < 80 for x in (column - 1, column, column + 1))
