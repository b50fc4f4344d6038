"""The plain colours are those of the hexes, in all four layouts."""

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from engine.board.document import new_board
from engine.board.layers import blank_layer
from engine.board.terrain import FIRST_OWN, HILL, OPEN, PATTERNS, SEA, SWAMP, TerrainKind
from engine.hexes.sheet import Sheet, Shifted, Top
from studio.drawing.maps.themes import ATLAS, CLASSIC, THEMES, Theme
from studio.drawing.picture import picture
from studio.drawing.shapes.boxes import Box
from studio.mapview.raster import places_under, raster, small_image, terrain_colours
from studio.painting.player import play
from tests.studio.canvas.boards import small_board

layouts = pytest.mark.parametrize(
    ("top", "shifted"), [("pointy", "odd"), ("pointy", "even"), ("flat", "odd"), ("flat", "even")]
)


@layouts
def test_arrays_find_the_same_hexes_as_the_sheet(top: Top, shifted: Shifted) -> None:
    sheet = small_board(top, shifted).sheet
    rng = np.random.default_rng(1)
    x, y = rng.uniform(-30, 200, 3000), rng.uniform(-30, 150, 3000)
    columns, rows = places_under(sheet, x, y)
    found = [sheet.place_of(sheet.hex_under(*place)) for place in zip(x.tolist(), y.tolist(), strict=True)]
    assert found == list(zip(columns.tolist(), rows.tolist(), strict=True))


@layouts
def test_each_hex_has_the_colour_of_its_ground(top: Top, shifted: Shifted) -> None:
    board = small_board(top, shifted)
    wide, high = board.sheet.size_mm
    image = raster(board, ATLAS, Box(-10, -10, wide + 10, high + 10), 700, 600)
    for hex_ in board.sheet.hexes():
        x, y = board.sheet.centre_mm(hex_)
        colour = image.pixelColor(int((x + 10) / (wide + 20) * 700), int((y + 10) / (high + 20) * 600))
        assert (colour.name() == ATLAS.sea) == (board.terrain_at(hex_) == SEA)
    assert image.pixelColor(2, 300).alpha() == 0


@layouts
def test_each_pixel_has_the_colour_of_the_hex_under_its_middle(top: Top, shifted: Shifted) -> None:
    board = small_board(top, shifted)
    box, wide, high = Box(-7.3, -9.1, 101.7, 88.9), 211, 187
    image = raster(board, ATLAS, box, wide, high)
    colours = {
        code: QColor.fromRgb(colour) for code, colour in enumerate(terrain_colours(board, ATLAS).tolist())
    }
    across, down = board.sheet.size_mm
    for pixel in range(0, wide * high, 7):
        x = box.left + (pixel % wide + 0.5) * box.width / wide
        y = box.top + (pixel // wide + 0.5) * box.height / high
        seen = image.pixelColor(pixel % wide, pixel // wide)
        if 0 <= x <= across and 0 <= y <= down:
            column, row = board.sheet.place_of(board.sheet.hex_under(x, y))
            place = min(max(row, 0), board.sheet.rows - 1), min(max(column, 0), board.sheet.columns - 1)
            assert seen == colours[int(board.terrain[place])]
        else:
            assert seen.alpha() == 0


@layouts
def test_the_small_image_has_the_hexes_in_their_places(top: Top, shifted: Shifted) -> None:
    board = small_board(top, shifted)
    image = small_image(board, ATLAS)
    wide, high = board.sheet.size_mm
    for hex_ in board.sheet.hexes():
        x, y = board.sheet.centre_mm(hex_)
        at = (x / wide * image.width() - 0.01, y / high * image.height())
        colour = image.pixelColor(int(at[0]), min(int(at[1]), image.height() - 1))
        assert (colour.name() == ATLAS.sea) == (board.terrain_at(hex_) == SEA)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", [ATLAS, CLASSIC], ids=["atlas", "classic"])
@pytest.mark.parametrize("pattern", PATTERNS[1:])
def test_small_hexes_are_as_dark_as_the_pattern_that_can_no_longer_be_seen(
    pattern: str, theme: Theme
) -> None:
    sheet = Sheet(9, 9)
    kinds = (TerrainKind("w", "wood", colour="#a9bc9f", pattern=pattern),)
    board = new_board(sheet, terrain=blank_layer(sheet, FIRST_OWN), kinds=kinds)
    image = QImage(600, 600, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(12, 12)
    painter.translate(-20, -15)
    play(picture(board, theme, layers=("land", "land kinds", "own kinds")), painter)
    painter.end()
    pixels = np.frombuffer(image.constBits(), np.uint8).reshape(600, 600, 4)
    seen = QColor.fromRgb(int(terrain_colours(board, theme)[FIRST_OWN]))
    assert np.abs(pixels[..., :3].mean(axis=(0, 1)) - (seen.blue(), seen.green(), seen.red())).max() < 3


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_hexes_too_small_for_lines_show_land_water_hills_and_swamps_apart(theme: Theme) -> None:
    colours = terrain_colours(new_board(Sheet(2, 2)), theme)
    assert len({int(colours[code]) for code in (OPEN, SEA, HILL, SWAMP)}) == 4
