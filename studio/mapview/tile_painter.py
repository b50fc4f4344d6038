"""How the map is painted: from the marks of the picture, from sprites, or as plain colours.

Whatever is painted here covers whole device pixels of the sheet at one level, counted from the
sheet's corner, so that areas painted at different times fit together without a seam.
"""

from collections.abc import Collection, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from engine.board.document import Board
from engine.board.places import Town
from engine.hexes.lattice import Hex, neighbours
from engine.hexes.sheet import Sheet
from engine.hexes.sides import sides_of
from studio.drawing.lettering.lettering import Names
from studio.drawing.maps.rim import outer_frame
from studio.drawing.maps.signposts import signposts_of
from studio.drawing.maps.tags import specials_of
from studio.drawing.maps.themes import ATLAS, Theme
from studio.drawing.maps.tints import faded
from studio.drawing.picture import OF_NAMES, USUAL, BoxedLayer, boxed_layers, boxed_names
from studio.drawing.shapes.boxes import Box, Point, around, around_boxes
from studio.drawing.shapes.extent import Extent, frame
from studio.drawing.shapes.marks import Mark
from studio.mapview.name_layer import NO_NAMES
from studio.mapview.picture_chunks import Marks, Part, Scene
from studio.mapview.raster import coloured, raster_codes, terrain_colours
from studio.mapview.sprites import Sprites
from studio.mapview.tiles import Key, Level, PlainView, box_of_pixels, pixels_of
from studio.painting.player import Player, play_marks

RASTER_BELOW_PX = 11.0
"""Hexes narrower than this are painted as plain colours: nothing more could be told apart."""
_MARKS_A_STEP = 8

Painting = Generator[None, None, QPixmap]
"""Paints a little at each step, and returns what it painted in the end."""


@dataclass(frozen=True)
class Style:
    """How the map is drawn: its colours, which of its layers are shown, and which of them are dimmed."""

    theme: Theme = ATLAS
    layers: frozenset[str] = USUAL
    dim: frozenset[str] = frozenset()

    @property
    def name_theme(self) -> Theme:
        """The colours of names, which are placed with them."""
        return faded(self.theme) if "names" in self.dim else self.theme

    @property
    def ground_theme(self) -> Theme:
        """The colours of the ground where hexes are plain colours; the paper's where it is hidden."""
        if "land" not in self.layers:
            return faded(self.theme, 0.0)
        return faded(self.theme) if "land" in self.dim else self.theme


class Brushwork:
    """Paints parts of a board in a style."""

    def __init__(self, board: Board, style: Style) -> None:
        self.style = style
        self._scene = Scene(board, self._draw)
        self._sprites = Sprites(board, style.theme, style.layers, style.dim)
        self._names = NO_NAMES
        self._written = {layer: Marks() for layer in OF_NAMES}
        self._dots: tuple[Sheet | None, tuple[Town, ...], NDArray[np.float64]] = (None, (), np.empty((0, 2)))

    @property
    def board(self) -> Board:
        """The board that is painted."""
        return self._scene.board

    def show(self, board: Board, changed: Sequence[Box] | None) -> None:
        """Paint another board from now on, whose picture differs within some boxes (None: throughout).

        Names placed on another sheet are left out until they are placed on this one.
        """
        before = self.board
        if before.sheet != board.sheet:
            self.letter(NO_NAMES)
        self._scene.show(board, changed)
        are_known = before.kinds == board.kinds and before.countries == board.countries
        if changed is None or not are_known:
            self._sprites = Sprites(board, self.style.theme, self.style.layers, self.style.dim)

    def restyle(self, style: Style) -> None:
        """Paint in another style from now on; the names must be placed again."""
        self.style = style
        self.letter(NO_NAMES)
        self.show(self.board, None)

    def letter(self, names: Names) -> tuple[Box, ...]:
        """Paint names in their places from now on; return the boxes of those that are not where they were."""
        before, self._names = self._names, names
        if names is before:
            return ()
        self._written = {layer: Marks(boxed_names(names, layer)) for layer in OF_NAMES}
        old, new = _boxed(before), _boxed(names)
        return _joined(box for mark, box in (old | new).items() if (mark in old) != (mark in new))

    def is_coarse(self, level: Level) -> bool:
        """Return whether hexes are too small there to draw more than their colour."""
        return self.board.sheet.across_flats_mm * level.scale < RASTER_BELOW_PX

    # -- the exact picture -----------------------------------------------------------------------

    def tile(self, key: Key) -> Painting:
        """Paint a tile, clear next to the sheet, from chunks that it shares with those around it."""
        if self.is_coarse(key.level):
            return self.plain(key.level, key.pixels)
        return (yield from self._played(key.level, key.pixels, (yield from self._scene.chunks(key.box))))

    def is_drawn(self, box: Box) -> bool:
        """Return whether all that a tile over a box is painted from is drawn."""
        return self._scene.has(box)

    def draw_ahead(self, box: Box) -> Generator[None, None, None]:
        """Draw what a tile over a box will be painted from."""
        yield from self._scene.chunks(box)

    def patch(self, level: Level, box: Box) -> Painting:
        """Paint the pixels of a box that changed; one less than half a pixel wide has none."""
        pixels = pixels_of(box, level)
        if pixels.isEmpty():
            return QPixmap()
        if self.is_coarse(level):
            return self.plain(level, pixels)
        # Where only names have changed the rest is drawn already.
        is_drawn = self._scene.has(box)
        parts = (yield from self._scene.chunks(box)) if is_drawn else ((yield from self._scene.patch(box)),)
        return (yield from self._played(level, pixels, parts))

    def plain(self, level: Level, pixels: QRect) -> QPixmap:
        """Return an area as plain colours, towns as dots."""
        return self.plain_view(level, pixels).cut(pixels)

    def plain_view(self, level: Level, area: QRect) -> PlainView:
        """Return as much of an area as there is map in it as plain colours, towns as dots."""
        sheet, scale = self.board.sheet, level.scale * level.ratio
        pixels = pixels_of(outer_frame(sheet), level).intersected(area)
        if pixels.isEmpty():
            return PlainView(QImage(), pixels)
        box, theme = box_of_pixels(pixels, level), self.style.theme
        codes = raster_codes(self.board, box, pixels.width(), pixels.height())
        colours = terrain_colours(self.board, self.style.ground_theme)
        image = coloured(codes, colours, beside=QColor(theme.paper).rgba())
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.ink))
        reach, radius = box.grown(sheet.across_flats_mm), 0.3 * sheet.across_flats_mm * scale
        for x, y in self._town_places(reach) if "towns" in self.style.layers else ():
            painter.drawEllipse(QPointF((x - box.left) * scale, (y - box.top) * scale), radius, radius)
        painter.end()
        return PlainView(image, pixels)

    def _town_places(self, within: Box) -> list[Point]:
        """Return the middles of the hexes with towns in a box; those of all are worked out for many tiles."""
        board, (sheet, towns, places) = self.board, self._dots
        if sheet is not board.sheet or towns is not board.towns:
            places = np.array([*map(board.sheet.centre_mm, board.towns_by_hex)], float).reshape(-1, 2)
            self._dots = board.sheet, board.towns, places
        x, y = places.T
        seen = (within.left <= x) & (x <= within.right) & (within.top <= y) & (y <= within.bottom)
        found: list[Point] = places[seen].tolist()
        return found

    def _draw(self, board: Board, box: Box) -> Iterator[BoxedLayer]:
        return boxed_layers(board, self.style.theme, box, self.style.layers, self.style.dim)

    def _new_tile(self, level: Level, pixels: QRect) -> tuple[QPixmap, QPainter]:
        """Return an area with the paper that lies in it, and a painter that counts the sheet's pixels."""
        pixmap = QPixmap(pixels.size())
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.translate(-pixels.topLeft())
        sheet = pixels_of(outer_frame(self.board.sheet), level)
        painter.fillRect(sheet, QColor(self.style.theme.paper))
        return pixmap, painter

    def _played(self, level: Level, pixels: QRect, parts: Iterable[Part]) -> Painting:
        """Play parts of the map onto an area, a few marks at a time."""
        pixmap, painter = self._new_tile(level, pixels)
        scale = level.scale * level.ratio
        box = box_of_pixels(pixels, level)
        played = 0
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            player = Player(painter)
            for clip, marks in (piece for part in parts for piece in part.pieces(box, self._written)):
                painter.resetTransform()
                painter.translate(-pixels.topLeft())
                # Whole pixels, so that neighbouring pieces neither overlap nor leave a gap.
                painter.setClipRect(pixels_of(clip, level))
                painter.scale(scale, scale)
                for mark in marks:
                    player.play(mark)
                    played += 1
                    if played % _MARKS_A_STEP == 0:
                        yield
        finally:
            painter.end()
        return pixmap

    # -- the sketch ------------------------------------------------------------------------------

    def sketch(self, key: Key) -> QPixmap:
        """Return a likeness of a tile: the ground of its hexes from sprites, and nothing above it."""
        pixmap, painter = self._new_tile(key.level, key.pixels)
        painter.resetTransform()
        inside = pixels_of(frame(self.board.sheet), key.level)
        painter.setClipRect(inside.translated(-key.pixels.topLeft()))
        self._stamp(painter, key, Extent(self.board, key.box).hexes)
        painter.end()
        return pixmap

    def touch_up(self, key: Key, pixmap: QPixmap, hexes: Collection[Hex]) -> None:
        """Stamp hexes that have changed onto a tile, and what lies over their ground again."""
        sheet = self.board.sheet
        box = around(point for hex_ in hexes for point in sheet.outline_mm(hex_))
        painter = QPainter(pixmap)
        inside = pixels_of(box.cut(frame(sheet)), key.level)
        painter.setClipRect(inside.translated(-key.pixels.topLeft()))
        self._stamp(painter, key, hexes)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-key.pixels.topLeft())
        scale = key.level.scale * key.level.ratio
        painter.scale(scale, scale)
        play_marks(self._above(box, hexes), painter)
        painter.end()

    def _stamp(self, painter: QPainter, key: Key, hexes: Iterable[Hex]) -> None:
        corner = key.pixels.topLeft().toTuple()
        self._sprites.stamp(painter, key.level, corner, self.board, hexes)

    def _above(self, box: Box, hexes: Collection[Hex]) -> Iterator[Mark]:
        """Yield what lies over the ground of some hexes; of the layers, those that have anything there."""
        board, layers = self.board, {"names", "area names"}
        sides = {side for hex_ in hexes for side in sides_of(hex_)}
        if not board.rivers.isdisjoint(sides):
            layers.add("rivers")
        if not board.closed_sides.isdisjoint(sides):
            layers.add("closed sides")
        if not board.towns_by_hex.keys().isdisjoint(hexes):
            layers |= {"towns", "town keys"}
        if board.specials:
            layers.update(_signs_over(board, hexes))
        for layer in boxed_layers(board, self.style.theme, box, self.style.layers & layers, self.style.dim):
            if layer.name in OF_NAMES:
                yield from self._written[layer.name].touching(box)
            else:
                yield from (mark for mark, _ in layer.marks)


def _signs_over(board: Board, hexes: Collection[Hex]) -> Iterator[str]:
    """Yield the layers of signs of specials that may lie over hexes, being on one of them or next to it."""
    near = {*hexes, *(beside for hex_ in hexes for beside in neighbours(hex_))}
    if any(signpost.hex in near for signpost in signposts_of(board)):
        yield "signposts"
    if any(specials_of(board, town) for hex_ in near for town in board.towns_by_hex.get(hex_, ())):
        yield "tags"


def _joined(boxes: Iterable[Box]) -> tuple[Box, ...]:
    """Return boxes with each run of those that touch, such as the letters of a curved name, as one.

    Where letters were painted one over the other, the last of them would have its edge in another's middle.
    """
    found: list[Box] = []
    for box in boxes:
        if found and found[-1].touches(box):
            found[-1] = around_boxes((found[-1], box))
        else:
            found.append(box)
    return tuple(found)


def _boxed(names: Names) -> dict[Mark, Box]:
    """Return every line of every name with its box."""
    return {mark: box for layer in OF_NAMES for mark, box in boxed_names(names, layer)}
