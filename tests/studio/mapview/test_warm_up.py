"""What is painted out of sight is a first frame as any other, with nothing left to do."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from studio.drawing.maps.themes import NIGHT
from studio.mapview.tile_painter import Style
from studio.mapview.warm_up import rehearse


def test_a_map_of_plain_colours_with_a_town_is_painted(qapp: QApplication) -> None:
    del qapp  # painting needs an application
    shown = rehearse(Style(theme=NIGHT), QSize(800, 600), 1.0).toImage()
    seen = {QColor(shown.pixel(x, y)).name() for x in range(300, 500) for y in range(200, 400)}
    # The town is a dot of less than a pixel.
    assert NIGHT.land in seen
    assert len(seen) > 1
