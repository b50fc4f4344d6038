"""City tiles, stock tiles and cubes as pixmaps."""

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from engine.messages import Tongue
from engine.tiles.set import CityTile, Railroad, TileSet
from studio.drawing.shapes.boxes import Point
from studio.drawing.tiles.city import city_marks, cube
from studio.drawing.tiles.stock import stock_marks
from studio.drawing.tiles.units import goods_colour
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
    pixmap = _blank(pixels, pixels, ratio)
    painter = QPainter(pixmap)
    paint_tile(painter, of_one, of_one.cities[0], QRectF(0, 0, pixels, pixels), turns)
    painter.end()
    return pixmap


@lru_cache(maxsize=128)
def stock_pixmap(railroad: Railroad, size_mm: Point, pixels: int, ratio: float, tongue: Tongue) -> QPixmap:
    """Return a stock tile as a pixmap of a width, for a screen of a device ratio."""
    wide, high = size_mm
    scale = pixels / wide
    pixmap = _blank(pixels, round(high * scale), ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    play_marks(stock_marks(railroad, size_mm, 0.0, tongue), painter)
    painter.end()
    return pixmap


@lru_cache(maxsize=64)
def cube_pixmap(colour: str, pixels: int, ratio: float) -> QPixmap:
    """Return a cube of a colour as a square pixmap."""
    pixmap = _blank(pixels, pixels, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    play_marks(cube((pixels / 2, pixels / 2), 0.46 * pixels, goods_colour(colour)), painter)
    painter.end()
    return pixmap


def cube_row_pixmap(colours: tuple[str, ...], pixels: int, ratio: float) -> QPixmap:
    """Return cubes of some colours in a row, each of a width, as a pixmap."""
    pixmap = _blank(pixels * len(colours), pixels, ratio)
    painter = QPainter(pixmap)
    for at, colour in enumerate(colours):
        painter.drawPixmap(at * pixels, 0, cube_pixmap(colour, pixels, ratio))
    painter.end()
    return pixmap


def _blank(wide: int, high: int, ratio: float) -> QPixmap:
    pixmap = QPixmap(round(wide * ratio), round(high * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap
