"""The board as plain colours: exact where hexes are only a few pixels, and as a small image.

Both are worked out with arrays and cost no Python per hex.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage

from engine.board.document import Board
from engine.board.terrain import HILL, LAKE, OFF, SEA, SWAMP
from engine.hexes.sheet import Sheet
from studio.drawing.maps.patterns import far_tone
from studio.drawing.maps.themes import Theme
from studio.drawing.maps.tints import mixed
from studio.drawing.shapes.boxes import Box

Colours = NDArray[np.uint32]
"""Colours as 0xffrrggbb."""
Codes = NDArray[np.uint8]
"""Terrain, of shape (height, width)."""
Places = NDArray[np.intp]
Places1 = NDArray[np.floating[Any]]
"""Millimetres along one edge of a picture."""

BESIDE = 255
"""In the place of terrain: next to the sheet. No kind has it, as a board has at most 64 of its own."""
_INKED: Final = 0.3
"""How much of the ground drawn hills cover with ink."""
_OPAQUE, _TRANSPARENT = QImage.Format.Format_RGB32, QImage.Format.Format_ARGB32_Premultiplied
_STRAIGHT = 0.333
"""Up to how far from the middle of a line of hexes their sides are straight, in the lines' distance."""


def terrain_colours(board: Board, theme: Theme) -> Colours:
    """Return the colour of each of the 256 terrain codes, a pattern and its ground as one.

    Where lines alone tell grounds apart, which are too fine to draw here, they count as their patterns.
    """
    table = np.full(256, _colour(theme.land), dtype=np.uint32)
    inked = _INKED if theme.grey else 0.0
    for code, colour in (
        (HILL, mixed(theme.hill_ink, theme.hill, inked)),
        (SEA, mixed(theme.coast, theme.sea, inked / 2)),
        (LAKE, mixed(theme.coast, theme.lake, inked / 2)),
        (SWAMP, mixed(theme.swamp_ink, theme.swamp, inked / 3)),
        (OFF, theme.paper),
        *enumerate((far_tone(kind, theme) for kind in board.kinds), start=OFF + 1),
    ):
        table[code] = _colour(colour)
    return table


def _colour(text: str) -> int:
    """Return ``#rrggbb`` as 0xffrrggbb."""
    return 0xFF000000 | int(text[1:], 16)


def raster(board: Board, theme: Theme, box: Box, width: int, height: int) -> QImage:
    """Return the hexes in a box of the sheet as ``width`` by ``height`` pixels, clear next to it.

    Each pixel has the colour of the hex under its middle. The cost goes with the pixels, not with
    the board.
    """
    return coloured(raster_codes(board, box, width, height), terrain_colours(board, theme))


def raster_codes(board: Board, box: Box, width: int, height: int) -> Codes:
    """Return the terrain in a box of the sheet, a code for each of ``width`` by ``height`` pixels."""
    sheet = board.sheet
    x = box.left + (np.arange(width) + 0.5) * (box.width / width)
    y = box.top + (np.arange(height) + 0.5) * (box.height / height)
    # Turned so that lines of hexes lie along the rows of pixels.
    is_turned = sheet.top != "pointy"
    seen = _seen(board, *((y, x) if is_turned else (x, y)))
    seen = np.ascontiguousarray(seen.T) if is_turned else seen
    wide, high = sheet.size_mm
    seen[:, (x < 0) | (x > wide)] = BESIDE
    seen[(y < 0) | (y > high), :] = BESIDE
    return seen


def coloured(codes: Codes, colours: Colours, beside: int = 0) -> QImage:
    """Return terrain in colours, and in a colour of its own (0: clear) where it is ``BESIDE`` the sheet."""
    height, width = codes.shape
    image = QImage(codes.data, width, height, width, QImage.Format.Format_Indexed8)
    image.setColorTable([*colours[:BESIDE].tolist(), beside])
    return image.convertToFormat(_OPAQUE if beside or not (codes == BESIDE).any() else _TRANSPARENT)


def _seen(board: Board, along: Places1, across: Places1) -> Codes:
    """Return the terrain at places along lines of hexes, one row for each place across them.

    Between the middles of two lines their hexes meet in a zigzag that is the same for every other
    line. So terrain and zigzags are worked out once a line, and only where the zigzag runs is it
    asked of each place on which side of it that lies.
    """
    sheet = board.sheet
    numbers = (across - sheet.radius_mm) / (1.5 * sheet.radius_mm)
    before = np.floor(numbers)
    part, first = numbers - before, (before - before[0]).astype(np.intp)
    lines = np.arange(before[0], before[-1] + 2).astype(np.intp)
    on_lines = _on_lines(board, along, lines)
    seen: Codes = on_lines[first + (part >= 0.5)]
    meets = (part > _STRAIGHT) & (part < 1 - _STRAIGHT)
    zigzags = _zigzags(sheet, along)
    for parity in (0, 1):
        rows = np.flatnonzero(meets & (lines[first] % 2 == parity))
        is_first = part[rows, np.newaxis] < zigzags[parity]
        seen[rows] = np.where(is_first, on_lines[first[rows]], on_lines[first[rows] + 1])
    return seen


def _on_lines(board: Board, along: Places1, lines: Places) -> Codes:
    """Return the terrain at places along the middles of lines of hexes, one row for each line.

    Every other line begins at the same place, so which hexes of it lie there is worked out twice in all.
    """
    sheet = board.sheet
    ground = board.terrain if sheet.top == "pointy" else board.terrain.T
    count, length = ground.shape
    seen = np.empty((len(lines), len(along)), np.uint8)
    for parity in (0, 1):
        mine = slice(int(lines[0] + parity) % 2, None, 2)
        steps = np.rint((along - _beginning(sheet, parity)) / sheet.across_flats_mm).astype(np.intp)
        rows, columns = np.clip(lines[mine], 0, count - 1), np.clip(steps, 0, length - 1)
        seen[mine] = ground[rows].take(columns, axis=1)
    return seen


def _zigzags(sheet: Sheet, along: Places1) -> Places1:
    """Return how far towards the next line hexes reach at places, in the lines' distance.

    It is one row for the first line and those like it, and one for the others.
    """
    steps = (along - _lean(sheet)) / sheet.across_flats_mm - np.array([[0.0], [0.5]])
    reach: Places1 = (2 - 2 * np.abs(steps - np.rint(steps))) / 3
    return reach


def _beginning(sheet: Sheet, parity: int) -> float:
    """Return where along an even or odd line its first hex has its middle, in millimetres."""
    shift = 0.0 if parity == 0 else 0.5 if sheet.shifted == "odd" else -0.5
    return _lean(sheet) + shift * sheet.across_flats_mm


def _lean(sheet: Sheet) -> float:
    """Return where along its line the first hex of the first line has its middle, in millimetres."""
    return sheet.across_flats_mm / (2 if sheet.shifted == "odd" else 1)


def places_under(
    sheet: Sheet, x: NDArray[np.floating[Any]], y: NDArray[np.floating[Any]]
) -> tuple[Places, Places]:
    """Return the columns and rows of the hexes at places in millimetres, as `Sheet.hex_under` does.

    ``x`` and ``y`` are broadcast against each other; the places may lie off the sheet.
    """
    width, radius = sheet.across_flats_mm, sheet.radius_mm
    along, across = (x, y) if sheet.top == "pointy" else (y, x)
    second = (across - radius) / (1.5 * radius)
    first = (along - _lean(sheet)) / width - second / 2
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
