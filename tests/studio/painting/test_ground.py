"""The ground of a map stamped by arrays is the ground the picture shows."""

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from engine.board.document import new_board
from engine.board.layers import frozen
from engine.board.places import Country
from engine.board.terrain import HILL, LAKE, OFF, OPEN, SEA, SWAMP
from engine.hexes.sheet import Sheet, Shifted, Top
from studio.drawing.maps.themes import ATLAS, NIGHT
from studio.painting.ground import ground_png

GROUND = {OPEN: ATLAS.land, SEA: ATLAS.sea, LAKE: ATLAS.lake, OFF: ATLAS.paper}


@pytest.mark.parametrize("shifted", ["odd", "even"])
@pytest.mark.parametrize("top", ["pointy", "flat"])
def test_every_hex_stands_in_its_place(qapp: QApplication, top: Top, shifted: Shifted) -> None:  # noqa: ARG001  # images of fonts and paths need one
    rng = np.random.default_rng(2)
    codes = frozen(rng.choice(list(GROUND), (7, 9)).astype(np.uint8))
    board = new_board(Sheet(9, 7, top, shifted), terrain=codes)
    image = QImage.fromData(ground_png(board, ATLAS, 24))
    wide, high = board.sheet.size_mm
    assert image.width() / image.height() == pytest.approx(wide / high, rel=0.03)
    for hex_ in board.sheet.hexes():
        x, y = board.sheet.centre_mm(hex_)
        colour = image.pixelColor(int(x / wide * image.width()), int(y / high * image.height()))
        assert colour.name() == GROUND[board.terrain_at(hex_)]


def test_relief_and_countries_are_shown_as_the_theme_has_them(qapp: QApplication) -> None:  # noqa: ARG001  # images of fonts and paths need one
    sheet = Sheet(4, 3)
    codes = frozen(np.array([[HILL] * 4, [OPEN] * 4, [SWAMP] * 4], dtype=np.uint8))
    country = frozen(np.array([[0] * 4, [0, 0, 1, 1], [0] * 4], dtype=np.uint8))
    board = new_board(sheet, terrain=codes, country=country, countries=(Country("Wales", colour="#aa3355"),))
    plain = QImage.fromData(ground_png(board, ATLAS, 40))
    seen = {plain.pixelColor(x, y).name() for x in range(plain.width()) for y in range(plain.height())}
    assert {ATLAS.hill, ATLAS.swamp, ATLAS.land, "#aa3355"} <= seen
    assert len(seen) > 12  # the strokes of the relief are smooth
    assert QImage.fromData(ground_png(board, NIGHT, 40)).pixelColor(1, 1) != QColor(plain.pixelColor(1, 1))
