"""Sprites: the ground of one hex as the picture draws it, painted once and stamped wherever it lies.

A sketch of stamped sprites is on the screen at once; what a hex has from its neighbours, such as
rounded coasts and the rims of hills, comes with the exact picture shortly after.
"""

from collections.abc import Iterable
from functools import cache
from math import ceil

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QPolygonF

from engine.board.document import Board, new_board
from engine.board.layers import frozen
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from studio.drawing.maps.themes import Theme
from studio.drawing.picture import drawn_layers
from studio.drawing.shapes.boxes import around
from studio.drawing.shapes.marks import Mark
from studio.mapview.tiles import Level
from studio.painting.player import play_marks

_GROUND = frozenset(
    (
        *("water", "shoals", "land", "countries", "land kinds", "swamps", "own kinds", "hills"),
        *("grid", "void"),
    )
)
_ACROSS = 5
"""How many hexes of one ground are drawn to take the middle one: nothing else is seen in it then."""
_OVERLAP_PX = 0.75
"""How far sprites reach into each other, so that no gap shows between them."""


class Sprites:
    """The sprites of a board's kinds of ground and countries in one look, made when first wanted."""

    def __init__(
        self, board: Board, theme: Theme, layers: frozenset[str], dim: frozenset[str] = frozenset()
    ) -> None:
        self._board = board
        self._dim = dim
        self._theme = theme
        self._layers = layers & _GROUND
        sheet = board.sheet
        self._sheet = Sheet(_ACROSS, _ACROSS, sheet.top, sheet.shifted, sheet.across_flats_mm)
        self._middle = self._sheet.hex_at(_ACROSS // 2, _ACROSS // 2)
        self._marks = cache(self._drawn)
        self._sprites: dict[tuple[int, int], QPixmap] = {}
        self._level = Level(0.0, 0.0)

    def stamp(
        self, painter: QPainter, level: Level, corner: tuple[int, int], board: Board, hexes: Iterable[Hex]
    ) -> None:
        """Stamp hexes of a board, or of its ground beyond the rim, whose kinds and countries are known here.

        The painter's unit is the device pixel; ``corner`` is the pixel of the whole sheet at its origin.
        """
        if level != self._level:
            self._sprites.clear()
            self._level = level
        sheet, scale = board.sheet, level.scale * level.ratio
        last_column, last_row = sheet.columns - 1, sheet.rows - 1
        for hex_ in hexes:
            column, row = sheet.place_of(hex_)
            place = min(max(row, 0), last_row), min(max(column, 0), last_column)
            look = board.terrain.item(place), board.country.item(place)
            sprite = self._sprites.get(look)
            if sprite is None:
                sprite = self._sprites[look] = self._painted(look)
            x, y = sheet.centre_mm(hex_)
            left = round(x * scale) - corner[0] - sprite.width() // 2
            painter.drawPixmap(left, round(y * scale) - corner[1] - sprite.height() // 2, sprite)

    def _drawn(self, look: tuple[int, int]) -> tuple[Mark, ...]:
        """Return the marks of the middle hex of a sheet of one ground in one country."""
        shape = (_ACROSS, _ACROSS)
        terrain, country = (frozen(np.full(shape, code, dtype=np.uint8)) for code in look)
        board = new_board(
            self._sheet,
            terrain=terrain,
            country=country,
            kinds=self._board.kinds,
            countries=self._board.countries,
        )
        outline = around(self._sheet.outline_mm(self._middle))
        layers = drawn_layers(board, self._theme, outline, self._layers, dim=self._dim)
        return tuple(mark for layer in layers for mark in layer.marks)

    def _painted(self, look: tuple[int, int]) -> QPixmap:
        """Return the sprite of a ground, its centre in the middle of it."""
        scale = self._level.scale * self._level.ratio
        outline = self._sheet.outline_mm(self._middle)
        x, y = self._sheet.centre_mm(self._middle)
        box = around(outline)
        pixmap = QPixmap(2 * ceil(box.width * scale / 2 + 1), 2 * ceil(box.height * scale / 2 + 1))
        pixmap.fill(Qt.GlobalColor.transparent)
        larger = 1 + _OVERLAP_PX / (self._sheet.radius_mm * scale)
        shape = QPainterPath()
        shape.addPolygon(QPolygonF([QPointF((a - x) * larger, (b - y) * larger) for a, b in outline]))
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(pixmap.width() // 2, pixmap.height() // 2)
        painter.scale(scale, scale)
        painter.setClipPath(shape)
        painter.translate(-x, -y)
        play_marks(self._marks(look), painter)
        painter.end()
        return pixmap
