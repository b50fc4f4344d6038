"""Painted tiles: squares of pixels of the map, one set for each scale it was looked at."""

import math
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from studio.drawing.shapes.boxes import Box

TILE_PX = 256
"""The side of a tile in logical pixels."""
MOST_BYTES = 192 * 2**20
"""How much memory tiles may take; those not looked at for longest go first."""
_BYTES_A_PIXEL = 4
_HAIR_MM = 1e-6
"""So much nearer things that only touch are taken to share area."""


class Level(NamedTuple):
    """One way to look at the map: pixels a millimetre, and device pixels a pixel."""

    scale: float
    ratio: float

    @property
    def tile_mm(self) -> float:
        """How wide and high a tile is."""
        return self.device_px / (self.scale * self.ratio)

    @property
    def device_px(self) -> int:
        """How many device pixels a tile is wide and high."""
        return round(TILE_PX * self.ratio)


class Key(NamedTuple):
    """The place of a tile: its level, and its column and row counted from the sheet's corner."""

    level: Level
    column: int
    row: int

    @property
    def box(self) -> Box:
        """The millimetres it covers."""
        size = self.level.tile_mm
        left, top = self.column * size, self.row * size
        return Box(left, top, left + size, top + size)

    @property
    def pixels(self) -> QRect:
        """The device pixels it covers, counted from the sheet's corner."""
        side = self.level.device_px
        return QRect(self.column * side, self.row * side, side, side)


def pixels_of(box: Box, level: Level) -> QRect:
    """Return the device pixels that a box covers, counted from the sheet's corner, its edges rounded."""
    scale = level.scale * level.ratio
    left, top, right, bottom = (round(edge * scale) for edge in box)
    return QRect(left, top, right - left, bottom - top)


def box_of_pixels(pixels: QRect, level: Level) -> Box:
    """Return the millimetres that device pixels cover, counted from the sheet's corner."""
    scale = level.scale * level.ratio
    left, top = pixels.left() / scale, pixels.top() / scale
    return Box(left, top, left + pixels.width() / scale, top + pixels.height() / scale)


def keys_over(level: Level, box: Box) -> Iterator[Key]:
    """Yield the tiles that share area with a box."""
    size = level.tile_mm
    for row in range(math.floor(box.top / size), math.ceil(box.bottom / size)):
        for column in range(math.floor(box.left / size), math.ceil(box.right / size)):
            yield Key(level, column, row)


class PlainView(NamedTuple):
    """A picture of many tiles at once, opaque, and the device pixels it covers, as those are counted."""

    image: QImage
    pixels: QRect

    def cut(self, area: QRect) -> QPixmap:
        """Return an area of it, clear where the picture does not reach."""
        part = area.translated(-self.pixels.topLeft())
        if self.image.rect().contains(part):
            return QPixmap.fromImage(self.image if part == self.image.rect() else self.image.copy(part))
        pixmap = QPixmap(area.size())
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.drawImage(-part.topLeft(), self.image)
        painter.end()
        return pixmap


class Tile:
    """A painted tile, and the boxes of it that are no longer true; ``[key.box]`` for a sketch."""

    def __init__(self, key: Key, painted: QPixmap | PlainView, stale: Iterable[Box]) -> None:
        self.key = key
        self.stale = list(stale)
        self._painted = painted

    @property
    def pixmap(self) -> QPixmap:
        """Its pixels, cut out of the picture it was painted in when they are first wanted by themselves."""
        if isinstance(self._painted, PlainView):
            self._painted = self._painted.cut(self.key.pixels)
        return self._painted

    @property
    def size(self) -> int:
        """How many bytes its pixels take."""
        return self.key.level.device_px**2 * _BYTES_A_PIXEL


class Tiles:
    """The tiles painted so far."""

    def __init__(self) -> None:
        self._tiles: OrderedDict[Key, Tile] = OrderedDict()
        self._bytes = 0
        self._levels: list[Level] = []

    def __len__(self) -> int:
        """Return how many tiles are kept."""
        return len(self._tiles)

    def __contains__(self, key: Key) -> bool:
        """Return whether a tile is kept, without looking at it."""
        return key in self._tiles

    def get(self, key: Key) -> Tile | None:
        """Return a tile if it is painted, and count it as looked at."""
        tile = self._tiles.get(key)
        if tile is not None:
            self._tiles.move_to_end(key)
        return tile

    def put(self, key: Key, painted: QPixmap | PlainView, stale: Iterable[Box] = ()) -> Tile:
        """Keep a tile just painted, true but for some boxes."""
        self._drop(key)
        tile = self._tiles[key] = Tile(key, painted, stale)
        self._bytes += tile.size
        if key.level in self._levels:
            self._levels.remove(key.level)
        self._levels.append(key.level)
        while self._bytes > MOST_BYTES and len(self._tiles) > 1:
            self._drop(next(iter(self._tiles)))
        return tile

    def others(self, level: Level) -> Iterator[Level]:
        """Yield the other levels that have tiles, the one painted last coming last."""
        return (other for other in self._levels if other != level)

    def spoil(self, boxes: Sequence[Box] | None, level: Level) -> None:
        """Note that the map has changed within some boxes, or everywhere if they are None.

        Tiles of the level looked at stay until they are painted again; touched ones of others go.
        """
        if boxes is None:
            touched = {key: [key.box] for key in self._tiles}
        else:
            touched = {}
            for changed in boxes:
                for key in self._over(changed):
                    touched.setdefault(key, []).append(changed)
        for key, spoilt in touched.items():
            if key.level == level:
                stale = self._tiles[key].stale
                stale += [box for box in spoilt if box not in stale]
            else:
                self._drop(key)

    def _over(self, box: Box) -> list[Key]:
        """Return the tiles of any scale that touch a box."""
        wide, found = box.grown(_HAIR_MM), []
        for level in self._levels:
            if wide.width * wide.height > len(self._tiles) * level.tile_mm**2:
                found += [key for key in self._tiles if key.level == level and key.box.touches(box)]
            else:
                found += [key for key in keys_over(level, wide) if key in self._tiles]
        return found

    def mend(self, level: Level, box: Box, patch: QPixmap) -> None:
        """Put a patch onto every tile of a level that is not true in a box."""
        pixels = pixels_of(box, level)
        for key, tile in self._tiles.items():
            if key.level == level and box in tile.stale:
                tile.stale.remove(box)
                painter = QPainter(tile.pixmap)
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
                painter.drawPixmap(pixels.topLeft() - key.pixels.topLeft(), patch)
                painter.end()

    def forget(self, boxes: Sequence[Box], but: Level | None = None) -> None:
        """Forget every tile that touches one of some boxes, but for those of a level."""
        for key in {key for box in boxes for key in self._over(box)}:
            if key.level != but:
                self._drop(key)

    def clear(self) -> None:
        """Forget every tile."""
        self._tiles.clear()
        self._levels.clear()
        self._bytes = 0

    def _drop(self, key: Key) -> None:
        """Forget a tile if there is one."""
        tile = self._tiles.pop(key, None)
        if tile is None:
            return
        self._bytes -= tile.size
        if not any(other.level == key.level for other in self._tiles):
            self._levels.remove(key.level)
