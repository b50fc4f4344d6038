"""Tiles as pixmaps."""

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from engine.tiles.set import CityTile, TileSet
from studio.drawing.tiles.city import city_marks
from studio.painting.player import play_marks


def paint_tile(painter: QPainter, tile_set: TileSet, city: CityTile, place: QRectF, turns: int = 0) -> None:
    """Paint a tile into a square place."""
    side = tile_set.sizes.city_mm
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(place.topLeft())
    painter.scale(place.width() / side, place.height() / side)
    painter.setClipRect(QRectF(0, 0, side, side))
    play_marks(city_marks(tile_set, city, side, 0.0, turns), painter)
    painter.restore()


def tile_pixmap(tile_set: TileSet, city: CityTile, pixels: int, ratio: float, turns: int = 0) -> QPixmap:
    """Return a tile as a square pixmap for a screen of a device ratio; equal ones are painted once."""
    few = TileSet(
        railroads=tuple(tile_set.railroad_of[code] for code in city.edges if code in tile_set.railroad_of),
        cities=(city,),
        starts=(city.name,) if city.name in tile_set.starts else (),
        sizes=tile_set.sizes,
    )
    return _pixmap(few, pixels, ratio, turns)


@lru_cache(maxsize=512)
def _pixmap(of_one: TileSet, pixels: int, ratio: float, turns: int) -> QPixmap:
    """Return the one tile of a set that has nothing else."""
    pixmap = QPixmap(round(pixels * ratio), round(pixels * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_tile(painter, of_one, of_one.cities[0], QRectF(0, 0, pixels, pixels), turns)
    painter.end()
    return pixmap
