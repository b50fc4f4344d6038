"""How a tile is painted: from the marks of the picture, or as plain colours where hexes are tiny."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from engine.board.document import Board
from studio.canvas.names import NO_NAMES
from studio.canvas.raster import raster
from studio.canvas.scene import Piece, Scene
from studio.canvas.tiles import Key
from studio.drawing.boxes import Box
from studio.drawing.lettering import Names
from studio.drawing.marks import Drawing, Mark, box_of
from studio.drawing.picture import USUAL, picture
from studio.drawing.rim import outer_frame
from studio.drawing.themes import ATLAS, Theme
from studio.painting.player import play_mark

RASTER_BELOW_PX = 11.0
"""Hexes narrower than this are painted as plain colours: nothing more could be told apart."""


@dataclass(frozen=True)
class Style:
    """How the map is drawn: its colours, and which of its layers are shown."""

    theme: Theme = ATLAS
    layers: frozenset[str] = USUAL


class Brushwork:
    """Paints tiles of a board in a style."""

    def __init__(self, board: Board, style: Style) -> None:
        self.style = style
        self._scene = Scene(board, self._draw)
        self._names = NO_NAMES

    @property
    def board(self) -> Board:
        """The board that is painted."""
        return self._scene.board

    def show(self, board: Board, changed: Sequence[Box] | None) -> None:
        """Paint another board from now on, whose picture differs within some boxes (None: throughout)."""
        self._scene.show(board, changed)

    def restyle(self, style: Style) -> None:
        """Paint in another style from now on; the names are to be placed anew."""
        self.style = style
        self._names = NO_NAMES
        self._scene.show(self.board, None)

    def letter(self, names: Names) -> tuple[Box, ...]:
        """Paint names in their places from now on; return the boxes of those that are not where they were."""
        before, self._names = self._names, names
        boxes = tuple(box_of(mark) for mark in _written(before) ^ _written(names))
        self._scene.show(self.board, boxes)
        return boxes

    def prepare(self, key: Key, deadline: float) -> bool:
        """Draw what a tile is painted from, and tell whether there was time for all of it."""
        return self._is_coarse(key) or self._scene.draw_ahead(key.box, deadline)

    def paint(self, key: Key) -> QPixmap:
        """Return a tile, clear beside the sheet."""
        pixmap = QPixmap(key.level.device_px, key.level.device_px)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self._paint_paper(painter, key, key.box)
        if self._is_coarse(key):
            self._paint_coarse(painter, key)
        else:
            self._paint_pieces(painter, key, self._scene.pieces(key.box))
        painter.end()
        pixmap.setDevicePixelRatio(key.level.ratio)
        return pixmap

    def mend(self, key: Key, pixmap: QPixmap, boxes: Iterable[Box]) -> None:
        """Paint some boxes of a tile again."""
        pixmap.setDevicePixelRatio(1.0)
        painter = QPainter(pixmap)
        if self._is_coarse(key):
            self._paint_coarse(painter, key)
        else:
            for box in boxes:
                _wipe(painter, key, box)
                self._paint_paper(painter, key, box)
                self._paint_pieces(painter, key, self._scene.patch(box, key.box))
        painter.end()
        pixmap.setDevicePixelRatio(key.level.ratio)

    def _draw(self, board: Board, box: Box) -> Drawing:
        """Draw a part of a board."""
        return picture(board, self.style.theme, box, self.style.layers, self._names)

    def _is_coarse(self, key: Key) -> bool:
        """Tell whether hexes are too small there to draw more than their colour."""
        return self.board.sheet.across_flats_mm * key.level.scale < RASTER_BELOW_PX

    def _paint_paper(self, painter: QPainter, key: Key, box: Box) -> None:
        """Paint the paper the map is on, as far as it lies in a box."""
        painter.resetTransform()
        painter.setClipping(False)
        sheet = outer_frame(self.board.sheet).cut(box)
        painter.fillRect(_pixels(sheet, key), QColor(self.style.theme.paper))

    def _paint_pieces(self, painter: QPainter, key: Key, pieces: Iterable[Piece]) -> None:
        """Paint pieces of the map, each cut to its box."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for box, marks in pieces:
            painter.resetTransform()
            # Whole pixels, so that neighbouring pieces neither overlap nor leave a gap.
            painter.setClipRect(_pixels(box, key))
            painter.translate(-key.column * key.level.device_px, -key.row * key.level.device_px)
            scale = key.level.scale * key.level.ratio
            painter.scale(scale, scale)
            for mark in marks:
                play_mark(mark, painter)
        painter.setOpacity(1.0)

    def _paint_coarse(self, painter: QPainter, key: Key) -> None:
        """Paint a tile as plain colours, towns as dots."""
        side = key.level.device_px
        sheet = self.board.sheet
        painter.drawImage(0, 0, raster(self.board, self.style.theme, key.box, side, side))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.style.theme.ink))
        scale = key.level.scale * key.level.ratio
        around, radius = key.box.grown(sheet.across_flats_mm), 0.3 * sheet.across_flats_mm * scale
        for hex_ in self.board.towns_by_hex:
            x, y = sheet.centre_mm(hex_)
            if around.holds(x, y):
                centre = QPointF((x - key.box.left) * scale, (y - key.box.top) * scale)
                painter.drawEllipse(centre, radius, radius)


def _wipe(painter: QPainter, key: Key, box: Box) -> None:
    """Clear a box of a tile: what lies half beside the paper would else be painted over itself."""
    painter.resetTransform()
    painter.setClipping(False)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.fillRect(_pixels(box, key), Qt.GlobalColor.transparent)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


def _written(names: Names) -> set[Mark]:
    """Return every line of every name."""
    return {*names.area_marks(), *names.marks()}


def _pixels(box: Box, key: Key) -> QRect:
    """Return the device pixels that a box covers, as seen from a tile's corner, its edges rounded."""
    scale = key.level.scale * key.level.ratio
    left, top = key.box.left, key.box.top
    x1, y1 = round((box.left - left) * scale), round((box.top - top) * scale)
    x2, y2 = round((box.right - left) * scale), round((box.bottom - top) * scale)
    return QRect(x1, y1, x2 - x1, y2 - y1)
