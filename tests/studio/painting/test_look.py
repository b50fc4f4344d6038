"""How the map looks, measured in pixels: it must read without colour, in both themes."""

import numpy as np
import pytest
from numpy.typing import NDArray

from engine.board.document import Board, new_board
from engine.board.layers import painted
from engine.board.places import Town
from engine.board.terrain import HILL, LAKE, OPEN, SEA, SWAMP
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from studio.drawing.maps.themes import NIGHT, THEMES, Theme
from studio.drawing.picture import picture
from studio.drawing.shapes.boxes import Box
from studio.painting.png import band_of

pytestmark = pytest.mark.usefixtures("qapp")
SHEET = Sheet(12, 6)
SCALE = 8
CODES = (OPEN, HILL, SEA, SWAMP)


def striped() -> Board:
    """Return a board of four stripes three hexes wide: open, hill, sea and swamp."""
    board = new_board(SHEET)
    layer = board.terrain
    for stripe, code in enumerate(CODES):
        hexes = [SHEET.hex_at(3 * stripe + column, row) for column in range(3) for row in range(6)]
        layer = painted(layer, SHEET, hexes, code)
    return board.edited(terrain=layer)


def grey(board: Board, theme: Theme, hex_: Hex) -> NDArray[np.float64]:
    """Return the lightness (0 to 255) of the pixels well within a hex, without the grid around it."""
    x, y = SHEET.centre_mm(hex_)
    box = Box(*(round(edge * SCALE) for edge in (x - 3.4, y - 3.4, x + 3.4, y + 3.4)))
    image = band_of(picture(board, theme), SCALE, theme.paper, box)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    pixels = rows[:, : 3 * image.width()].reshape(image.height(), image.width(), 3).astype(float)
    return np.asarray(pixels @ np.array([0.2126, 0.7152, 0.0722]))


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_hills_read_as_hills_without_colour(theme: Theme) -> None:
    """Relief is drawn: hills vary in lightness where open ground and sea are even."""
    board = striped()
    spread = {
        code: np.mean([grey(board, theme, SHEET.hex_at(3 * at + 1, row)).std() for row in range(1, 5)])
        for at, code in enumerate(CODES)
    }
    assert spread[OPEN] < 1
    assert spread[HILL] > 8
    assert spread[SWAMP] > 4


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_hills_are_darker_than_open_ground_on_paper_and_lighter_at_night(theme: Theme) -> None:
    board = striped()
    open_, hill = (grey(board, theme, SHEET.hex_at(column, 2)).mean() for column in (1, 4))
    assert (open_ - hill if theme.light else hill - open_) > 8


def test_no_two_hills_are_stamped_alike() -> None:
    board = striped()
    tiles = [grey(board, THEMES["atlas"], SHEET.hex_at(4, row))[:50, :50] for row in (1, 3)]
    assert np.abs(tiles[0] - tiles[1]).mean() > 4


def test_a_lake_is_not_the_ground_around_it() -> None:
    board = new_board(SHEET)
    lake = SHEET.hex_at(5, 3)
    wet = board.edited(terrain=painted(board.terrain, SHEET, [lake], LAKE))
    assert abs(grey(wet, THEMES["atlas"], lake).mean() - grey(board, THEMES["atlas"], lake).mean()) > 15


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_plates_stand_out_and_starts_from_other_towns(theme: Theme) -> None:
    hex_ = SHEET.hex_at(5, 3)
    plates = [
        grey(new_board(SHEET, towns=(Town("", hex_, ("11",), start=start),)), theme, hex_)[20:34, 13:41]
        for start in (False, True)
    ]
    plain, start = (float(np.median(plate)) for plate in plates)
    assert abs(plain - start) > 80
    assert all(np.ptp(plate) > 120 for plate in plates)


def test_the_night_is_dark() -> None:
    assert grey(striped(), NIGHT, SHEET.hex_at(1, 2)).mean() < 70
