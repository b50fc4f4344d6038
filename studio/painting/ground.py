"""The ground of a whole map as a PNG, stamped from one sprite a terrain by arrays.

A picture of a map takes time for every mark; 100,000 hexes have millions. Here each terrain is
played once, and the rows of the picture are gathered from those sprites as bytes of a palette.
Coasts stay square, and nothing is on the ground: no names, towns, rivers or rim.
"""

import struct
import zlib
from collections.abc import Iterator
from io import BytesIO

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QColor, QImage, QPainter

from engine.board.document import Board, new_board
from engine.board.layers import frozen
from engine.hexes.sheet import Sheet
from studio.drawing.maps.themes import Theme
from studio.drawing.origin import PNG_MARK
from studio.drawing.picture import picture
from studio.drawing.shapes.boxes import around
from studio.painting.player import play_marks
from studio.painting.png import SIGNATURE, chunk

_GROUND = frozenset(
    {"water", "land", "countries", "land kinds", "swamps", "own kinds", "hills", "grid", "void"}
)
_ACROSS = 5
_SPEED = 1
"""How hard the rows are packed, from 1 to 9: stamped rows repeat themselves, so the least will do."""
_COLOURS = 256

Sprites = NDArray[np.uint8]
"""Places in a palette."""


def ground_png(board: Board, theme: Theme, hex_px: int = 28) -> bytes:
    """Return the ground of a board as a PNG, its hexes about ``hex_px`` pixels from flat to flat.

    Hexes are whole pixels wide and high, as in games' tile maps, so that each has the same sprite.
    """
    looks, kinds = np.unique(_looks(board), return_inverse=True)
    kinds = kinds.reshape(board.terrain.shape)
    wide = 2 * max(2, round(hex_px / 2))
    pitch = max(3, round(wide * 0.75**0.5))
    sprites, palette = _palette(_sprites(board, theme, looks.tolist(), wide, pitch), theme)
    flat = board.sheet.top == "flat"
    rows = _rows(kinds.T if flat else kinds, board.sheet.shifted == "odd", sprites, pitch)
    lines = board.sheet.columns if flat else board.sheet.rows
    along = board.sheet.rows if flat else board.sheet.columns
    size = (along * wide + wide // 2, lines * pitch + sprites.shape[1] - pitch)
    if flat:
        whole = np.concatenate(list(rows))
        return _packed(iter((np.ascontiguousarray(whole.T),)), size[::-1], palette)
    return _packed(rows, size, palette)


def _looks(board: Board) -> NDArray[np.int64]:
    """Return a number for the look of each hex: its terrain, and 256 for each country before its own."""
    return board.terrain + 256 * board.country.astype(np.int64)


def _sprites(board: Board, theme: Theme, looks: list[int], wide: int, pitch: int) -> NDArray[np.uint32]:
    """Return the sprites as colours of shape (kinds, height, width), the shorter way of lines first."""
    sheet = board.sheet
    small = Sheet(_ACROSS, _ACROSS, sheet.top, sheet.shifted, sheet.across_flats_mm)
    middle = small.hex_at(_ACROSS // 2, _ACROSS // 2)
    box = around(small.outline_mm(middle))
    high = pitch + pitch // 3
    size = (wide, high) if sheet.top == "pointy" else (high, wide)
    found = []
    shape = (_ACROSS, _ACROSS)
    for look in looks:
        terrain, country = (frozen(np.full(shape, code, np.uint8)) for code in (look % 256, look // 256))
        uniform = new_board(
            small, terrain=terrain, country=country, kinds=board.kinds, countries=board.countries
        )
        image = QImage(*size, QImage.Format.Format_RGB32)
        image.fill(QColor(theme.paper))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(size[0] / box.width, size[1] / box.height)
        painter.translate(-box.left, -box.top)
        play_marks(picture(uniform, theme, box, _GROUND).marks(), painter)
        painter.end()
        pixels = np.frombuffer(image.constBits(), dtype=np.uint32).reshape(size[::-1]) & 0xFFFFFF
        found.append(pixels if sheet.top == "pointy" else pixels.T)
    return np.stack(found)


def _palette(colours: NDArray[np.uint32], theme: Theme) -> tuple[Sprites, NDArray[np.uint32]]:
    """Return sprites as places in a palette, and that; its first colour is the paper's."""
    shades, of_shade, counts = np.unique(colours, return_inverse=True, return_counts=True)
    often = np.argsort(-counts, kind="stable")
    dropped, first = 0, np.arange(len(shades))
    of_group = first
    while len(first) >= _COLOURS:
        # Of too many shades, those that hardly differ become the one there is most of.
        dropped += 1
        groups = shades & np.uint32(0x010101 * ((0xFF << dropped) & 0xFF))
        _, first, of_sorted = np.unique(groups[often], return_index=True, return_inverse=True)
        first, of_group = often[first], of_sorted[np.argsort(often)]
    paper = np.array([int(theme.paper[1:], 16)], dtype=np.uint32)
    places = of_group[of_shade].reshape(colours.shape) + 1
    return places.astype(np.uint8), np.concatenate((paper, shades[first]))


def _rows(kinds: NDArray[np.intp], is_odd_shifted: bool, sprites: Sprites, pitch: int) -> Iterator[Sprites]:
    """Yield the rows of the picture, as many at a time as lines of hexes lie apart."""
    _, high, wide = sprites.shape
    inside = _inside(wide, high, pitch)
    stamps = np.ascontiguousarray(np.where(inside, sprites, 0).transpose(1, 0, 2))
    lines, along = kinds.shape
    last: Sprites | None = None
    for line in range(lines + 1):
        rows = pitch if line < lines else high - pitch
        band = np.zeros((rows, along * wide + wide // 2), dtype=np.uint8)
        if last is not None:
            band[: high - pitch] += last
        if line < lines:
            shift = wide // 2 if (line % 2 == 1) == is_odd_shifted else 0
            stamped = stamps.take(kinds[line], axis=1).reshape(high, along * wide)
            band[:, shift : shift + along * wide] += stamped[:pitch]
            last = np.zeros((high - pitch, band.shape[1]), dtype=np.uint8)
            last[:, shift : shift + along * wide] = stamped[pitch:]
        yield band


def _inside(wide: int, high: int, pitch: int) -> NDArray[np.bool_]:
    """Return which pixels of a sprite are the hex's own, so that hexes share none and leave none."""
    off = np.abs(np.arange(wide) + 0.5 - wide / 2)
    reach = (np.arange(high - pitch) + 0.5) / (high - pitch) * wide / 2
    inside = np.ones((high, wide), dtype=np.bool_)
    inside[: high - pitch] = off <= reach[:, np.newaxis]
    inside[pitch:] = off <= wide / 2 - reach[:, np.newaxis]
    return inside


def _packed(bands: Iterator[Sprites], size: tuple[int, int], palette: NDArray[np.uint32]) -> bytes:
    """Return rows of a picture as a PNG with a palette."""
    out, packer = BytesIO(), zlib.compressobj(_SPEED)
    colours = palette.astype(">u4").tobytes()
    out.write(SIGNATURE + chunk(b"IHDR", struct.pack(">IIBBBBB", *size, 8, 3, 0, 0, 0)))
    out.write(chunk(*PNG_MARK))
    out.write(chunk(b"PLTE", b"".join(colours[at + 1 : at + 4] for at in range(0, len(colours), 4))))
    for band in bands:
        unfiltered = np.zeros((len(band), 1), dtype=np.uint8)
        out.write(chunk(b"IDAT", packer.compress(np.hstack((unfiltered, band)).tobytes())))
    out.write(chunk(b"IDAT", packer.flush()))
    out.write(chunk(b"IEND", b""))
    return out.getvalue()
