"""Small pictures for the palette: paints as the map draws them, and the reach of the brush."""

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from engine.board.document import Board, new_board
from engine.board.layers import blank_layer
from engine.board.places import CityRegion, Country
from engine.board.terrain import FIRST_OWN, OPEN, SEA, TerrainKind
from engine.hexes.lattice import ORIGIN, disc
from engine.hexes.sheet import Point, Sheet
from studio.drawing.maps.themes import Theme
from studio.drawing.picture import picture
from studio.painting.player import play
from studio.tools.terrain.paints import Body, Ground, Land, Paint, Zone

SWATCH = QSize(44, 44)
REACH = QSize(28, 28)
PATTERN = QSize(40, 40)
_CLOSE_UP = PATTERN.width(), 1.5
"""How large pictures of patterns are, and how much larger than on a swatch the signs in them."""

_GROUND = ("water", "land", "countries", "land kinds", "swamps", "own kinds", "hills", "city regions", "void")
_INSET = 0.2
_MOST = 128
"""Pictures kept: most are the same for every board that is opened."""
_AROUND = Sheet(5, 5)
"""A hex with enough of the same around it that nothing of a coast or an edge is seen."""


class _Shown(NamedTuple):
    """What a picture shows: terrain, country and region by their numbers, and what these are on a board.

    It is drawn ``side`` pixels high, what is on its ground enlarged by a factor.
    """

    numbers: tuple[int, int, int]
    kinds: tuple[TerrainKind, ...]
    countries: tuple[Country, ...]
    side: int = SWATCH.height()
    enlarged: float = 1.0


def paint_icon(board: Board, paint: Paint, theme: Theme, outline: QColor, ratio: float) -> QIcon:
    """Return one hex with a paint on it as the map shows it in a theme."""
    code = paint.code if isinstance(paint, Ground) else SEA if isinstance(paint, Body) else OPEN
    number = paint.number if isinstance(paint, Land) else 0
    zone = paint.number if isinstance(paint, Zone) else 0
    kinds = board.kinds if code >= FIRST_OWN else ()
    shown = _Shown((code, number, zone), kinds, board.countries if number else ())
    return _drawn(shown, theme, outline.name(), ratio)


def pattern_icon(kind: TerrainKind, theme: Theme, outline: QColor, ratio: float) -> QIcon:
    """Return one hex of a board's own ground with its pattern, in a square of ``PATTERN``."""
    kinds = (TerrainKind("", "", colour=kind.colour, pattern=kind.pattern),)
    return _drawn(_Shown((FIRST_OWN, 0, 0), kinds, (), *_CLOSE_UP), theme, outline.name(), ratio)


@lru_cache(maxsize=_MOST)
def _drawn(shown: _Shown, theme: Theme, outline: str, ratio: float) -> QIcon:
    """Return one hex of a terrain, in a country, in a city region."""
    (code, number, zone), kinds, countries, side, enlarged = shown
    # The hatching of a region depends on its place among the others.
    regions = (*(CityRegion("", ()),) * (zone - 1), CityRegion("", tuple(_AROUND.hexes())))
    sample = new_board(
        _AROUND,
        kinds=kinds,
        countries=countries,
        city_regions=regions if zone else (),
        terrain=blank_layer(_AROUND, code),
        country=blank_layer(_AROUND, number),
    )
    hex_ = _AROUND.hex_at(2, 2)
    shape = QPolygonF([QPointF(x, y) for x, y in _AROUND.outline_mm(hex_)])
    area = QPainterPath()
    area.addPolygon(shape)
    area.closeSubpath()
    pixmap = _blank(QSize(side, side), ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = (side - 2) / (2 * _AROUND.radius_mm)
    painter.translate(side / 2, side / 2)
    painter.scale(scale, scale)
    centre = _AROUND.centre_mm(hex_)
    painter.translate(-centre[0], -centre[1])
    painter.save()
    painter.setClipPath(area)
    painter.translate(*centre)
    painter.scale(enlarged, enlarged)
    painter.translate(-centre[0], -centre[1])
    play(picture(sample, theme, layers=_GROUND), painter)
    painter.restore()
    if number and _is_plain(countries[number - 1]):
        painter.setPen(QPen(QColor(theme.border), 1.6 / scale, Qt.PenStyle.DotLine))
        painter.drawPolygon(QPolygonF([_inside(centre, corner) for corner in _AROUND.outline_mm(hex_)]))
    painter.strokePath(area, QPen(QColor(outline), 1.2 / scale))
    painter.end()
    return QIcon(pixmap)


def _is_plain(country: Country) -> bool:
    """Return whether the land of a country looks like no one's on the map."""
    return country.colour is None and not country.foreign


def _inside(centre: Point, corner: Point) -> QPointF:
    """Return the point a little inside a corner of a hex."""
    (x, y), (to_x, to_y) = corner, centre
    return QPointF(x + _INSET * (to_x - x), y + _INSET * (to_y - y))


def colour_icon(colour: str, outline: QColor, side: int, ratio: float) -> QIcon:
    """Return a square of a colour ``#rrggbb``, of a side in pixels, for a screen of a device ratio."""
    pixmap = _blank(QSize(side, side), ratio)
    painter = QPainter(pixmap)
    painter.setPen(QPen(outline, 1))
    painter.setBrush(QColor(colour))
    painter.drawRect(QRectF(0.5, 0.5, side - 1, side - 1))
    painter.end()
    return QIcon(pixmap)


def reach_icon(size: int, colour: QColor, ratio: float) -> QIcon:
    """Return the hexes a brush of a size paints at once."""
    # Small brushes are drawn with larger dots: what counts is how many there are.
    sheet = Sheet(1, 1, across_flats_mm=REACH.width() / max(3, 2 * size + 1))
    pixmap = _blank(REACH, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    centre = sheet.centre_mm(ORIGIN)
    painter.translate(REACH.width() / 2 - centre[0], REACH.height() / 2 - centre[1])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for hex_ in disc(ORIGIN, size):
        painter.drawEllipse(QPointF(*sheet.centre_mm(hex_)), *[0.42 * sheet.across_flats_mm] * 2)
    painter.end()
    return QIcon(pixmap)


def _blank(size: QSize, ratio: float) -> QPixmap:
    """Return an empty picture of a logical size for a screen of a device ratio."""
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap
