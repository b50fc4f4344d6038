"""The board as plain colours: exact where hexes are only a few pixels, and as a small image.

Both are worked out with arrays and cost no Python per hex.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage

from engine.board.document import Board
from engine.board.terrain import HILL, LAKE, OFF, SEA, SWAMP
from engine.hexes.sheet import Sheet
from studio.drawing.boxes import Box
from studio.drawing.ground import toned
from studio.drawing.themes import Theme

Colours = NDArray[np.uint32]
"""Colours as 0xffrrggbb."""
Places = NDArray[np.intp]
Places1 = NDArray[np.floating[Any]]
"""Millimetres along one edge of a picture."""

_STRAIGHT = 0.333
"""How far from the middle of a line of hexes their sides are straight, in the lines' distance."""


def terrain_colours(board: Board, theme: Theme) -> Colours:
    """Return the colour of each of the 256 terrain codes."""
    table = np.full(256, _colour(theme.land), dtype=np.uint32)
    for code, colour in (
        (HILL, theme.hill),
        (SEA, theme.sea),
        (LAKE, theme.lake),
        (SWAMP, theme.swamp),
        (OFF, theme.paper),
        *enumerate((toned(kind.colour, theme) for kind in board.kinds), start=OFF + 1),
    ):
        table[code] = _colour(colour)
    return table


def _colour(text: str) -> int:
    """Return ``#rrggbb`` as 0xffrrggbb."""
    return 0xFF000000 | int(text[1:], 16)


def raster(board: Board, theme: Theme, box: Box, width: int, height: int) -> QImage:
    """Return the hexes in a box of the sheet as ``width`` by ``height`` pixels, clear beside it.

    Each pixel has the colour of the hex under its middle. The cost goes with the pixels, not with
    the board.
    """
    sheet = board.sheet
    x = box.left + (np.arange(width) + 0.5) * (box.width / width)
    y = box.top + (np.arange(height) + 0.5) * (box.height / height)
    # Turned so that lines of hexes lie along the rows of pixels.
    is_turned = sheet.top != "pointy"
    seen = _seen(board, terrain_colours(board, theme), *((y, x) if is_turned else (x, y)))
    seen = seen.T if is_turned else seen
    wide, high = sheet.size_mm
    seen[:, (x < 0) | (x > wide)] = 0
    seen[(y < 0) | (y > high), :] = 0
    return _image(seen)


def _seen(board: Board, colours: Colours, along: Places1, across: Places1) -> Colours:
    """Return the colours at places along lines of hexes, one row for each place across them.

    Two thirds of the rows lie where each hex has straight sides: those of one line of hexes are
    all alike, and looked up once.
    """
    sheet = board.sheet
    numbers = (across - sheet.radius_mm) / (1.5 * sheet.radius_mm)
    lines = np.rint(numbers)
    is_straight = np.abs(numbers - lines) < _STRAIGHT
    distinct, which = np.unique(lines[is_straight], return_inverse=True)
    middles = sheet.radius_mm * (1 + 1.5 * distinct)
    seen = np.empty((len(across), len(along)), dtype=np.uint32)
    seen[is_straight] = _looked_up(board, colours, along, middles)[which]
    seen[~is_straight] = _looked_up(board, colours, along, across[~is_straight])
    return seen


def _looked_up(board: Board, colours: Colours, along: Places1, across: Places1) -> Colours:
    """Return the colours at places, each looked up."""
    sheet, places = board.sheet, (along[np.newaxis, :], across[:, np.newaxis])
    columns, rows = places_under(sheet, *(places if sheet.top == "pointy" else places[::-1]))
    codes = board.terrain[np.clip(rows, 0, sheet.rows - 1), np.clip(columns, 0, sheet.columns - 1)]
    return colours[codes]


def places_under(
    sheet: Sheet, x: NDArray[np.floating[Any]], y: NDArray[np.floating[Any]]
) -> tuple[Places, Places]:
    """Return the columns and rows of the hexes at places in millimetres, as `Sheet.hex_under` does.

    ``x`` and ``y`` are broadcast against each other; the places may lie off the sheet.
    """
    width, radius = sheet.across_flats_mm, sheet.radius_mm
    lean = width / 2 if sheet.shifted == "odd" else width
    along, across = (x, y) if sheet.top == "pointy" else (y, x)
    second = (across - radius) / (1.5 * radius)
    first = (along - lean) / width - second / 2
    third = -first - second
    near_1, near_2, near_3 = np.rint(first), np.rint(second), np.rint(third)
    off_1, off_2, off_3 = np.abs(near_1 - first), np.abs(near_2 - second), np.abs(near_3 - third)
    mend_1 = (off_1 > off_2) & (off_1 > off_3)
    mend_2 = ~mend_1 & (off_2 > off_3)
    line = np.where(mend_2, -near_1 - near_3, near_2).astype(np.intp)
    step = np.where(mend_1, -near_2 - near_3, near_1).astype(np.intp)
    half = line // 2 if sheet.shifted == "odd" else (line + 1) // 2
    return (step + half, line) if sheet.top == "pointy" else (line, step + half)


def small_image(board: Board, theme: Theme) -> QImage:
    """Return the whole sheet with two pixels along a line of hexes for each, every other line shifted.

    Drawn into the sheet's frame it is a placeholder for what is not painted yet.
    """
    sheet = board.sheet
    colours = terrain_colours(board, theme)[board.terrain]
    lines = colours if sheet.top == "pointy" else colours.T
    doubled = np.repeat(lines, 2, axis=1)
    whole = np.concatenate((doubled, doubled[:, -1:]), axis=1)
    shifted = slice(1, None, 2) if sheet.shifted == "odd" else slice(0, None, 2)
    whole[shifted, 1:] = doubled[shifted]
    return _image(whole if sheet.top == "pointy" else whole.T)


def _image(colours: Colours) -> QImage:
    """Return colours of shape (height, width) as an image that owns its pixels."""
    pixels = np.ascontiguousarray(colours)
    height, width = pixels.shape
    return QImage(pixels.data, width, height, 4 * width, QImage.Format.Format_ARGB32_Premultiplied).copy()
