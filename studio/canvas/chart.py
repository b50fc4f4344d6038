"""The map on the screen: tiles of the current board, painted within a budget of time a frame."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import floor
from time import perf_counter

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage, QPainter

from engine.board.document import Board
from studio.canvas.brushwork import Brushwork, Style
from studio.canvas.changes import changed_boxes
from studio.canvas.raster import small_image
from studio.canvas.tiles import Key, Level, Tile, Tiles, keys_over
from studio.canvas.viewport import Viewport
from studio.drawing.boxes import Box, Point
from studio.drawing.lettering import Names
from studio.drawing.rim import outer_frame

MENDING_S = 0.04
"""How much longer than for new tiles a frame may take for changed ones, in seconds."""
_SMALLEST_PART = 6
"""How much smaller tiles may be, on the sheet, to stand in for one that is not painted yet."""


@dataclass(frozen=True)
class Frame:
    """One frame to paint: the view, the screen's fineness, what of it is exposed, by when to stop.

    ``may_paint`` is false while painted tiles would be in vain: while the scale is still changing.
    """

    view: Viewport
    ratio: float
    exposed: QRect
    deadline: float
    may_paint: bool = True

    @property
    def level(self) -> Level:
        """The tiles it is made of."""
        return Level(self.view.scale, self.ratio)

    @property
    def origin(self) -> Point:
        """Where the sheet's corner lies on the screen, on a whole device pixel."""
        scale = self.view.scale * self.ratio
        return -floor(self.view.left * scale) / self.ratio, -floor(self.view.top * scale) / self.ratio

    def rect(self, key: Key) -> QRectF:
        """Return where a tile of this level or another lies, on whole device pixels for this one."""
        box, view = key.box, self.view
        if key.level != self.level:
            left, top = view.to_px((box.left, box.top))
            side = box.width * view.scale
            return QRectF(left, top, side, side)
        (x, y), step = self.origin, key.level.device_px / self.ratio
        return QRectF(x + key.column * step, y + key.row * step, step, step)

    def seen(self, within: Box) -> Box | None:
        """Return the exposed part of a box in millimetres, None if none of it is."""
        left, top = self.view.to_mm((self.exposed.left() - 1, self.exposed.top() - 1))
        right, bottom = self.view.to_mm((self.exposed.right() + 2, self.exposed.bottom() + 2))
        seen = Box(left, top, max(left, right), max(top, bottom)).cut(within)
        return None if seen.empty else seen


class Chart:
    """The tiles of a board: each true to it, or known not to be."""

    def __init__(self, board: Board, style: Style) -> None:
        self._brushwork = Brushwork(board, style)
        self._tiles = Tiles()
        self._level = Level(1.0, 1.0)
        self._small: QImage | None = None

    @property
    def board(self) -> Board:
        """The board shown."""
        return self._brushwork.board

    @property
    def content(self) -> Box:
        """What there is to see, in the sheet's millimetres."""
        return outer_frame(self.board.sheet)

    @property
    def style(self) -> Style:
        """How it is drawn."""
        return self._brushwork.style

    def show(self, board: Board) -> tuple[Box, ...] | None:
        """Show another board; return the boxes that changed, or None if everything did."""
        before = self.board
        boxes = changed_boxes(before, board)
        self._brushwork.show(board, boxes)
        if before.sheet != board.sheet:
            self._tiles.clear()
        else:
            self._tiles.spoil(boxes, self._level)
        if boxes is None or before.terrain is not board.terrain:
            self._small = None
        return boxes

    def restyle(self, style: Style) -> None:
        """Draw the board in another way."""
        self._brushwork.restyle(style)
        self._small = None
        self._tiles.clear()

    def letter(self, names: Names) -> tuple[Box, ...]:
        """Show names in their places; return the boxes where that changes anything."""
        boxes = self._brushwork.letter(names)
        self._tiles.spoil(boxes, self._level)
        return boxes

    def paint(self, painter: QPainter, frame_: Frame) -> bool:
        """Paint what is exposed, and tell whether all of it was as it should be.

        The painter's unit is the logical pixel. What there was no time for is painted as it was,
        or as a coarser likeness, and comes with a later frame.
        """
        self._level = frame_.level
        seen = frame_.seen(self.content)
        if seen is None:
            return True
        keys = sorted(keys_over(frame_.level, seen), key=lambda key: _off_middle(key, seen))
        if frame_.may_paint:
            self._bring_up_to_date(keys, frame_.deadline)
        painted = {key: tile for key in keys if (tile := self._tiles.get(key)) is not None}
        missing = [key for key in keys if key not in painted]
        if missing:
            self._stand_in(painter, frame_, missing)
        for key, tile in painted.items():
            painter.drawPixmap(frame_.rect(key).topLeft(), tile.pixmap)
        return self.is_true(frame_)

    def is_true(self, frame_: Frame) -> bool:
        """Tell whether all tiles of a frame are painted as the board is."""
        seen = frame_.seen(self.content)
        tiles = () if seen is None else (self._tiles.get(key) for key in keys_over(frame_.level, seen))
        return all(tile is not None and not tile.stale for tile in tiles)

    def _bring_up_to_date(self, keys: list[Key], deadline: float) -> None:
        """Mend stale tiles, then paint missing ones, until the time is up; one at the least.

        Mending may take longer, so that an edit is seen in one piece.
        """
        for key in keys:
            tile = self._tiles.get(key)
            if tile is not None and tile.stale:
                self._mend(key, tile)
                if perf_counter() > deadline + MENDING_S:
                    return
        for key in keys:
            if key not in self._tiles:
                if not self._brushwork.prepare(key, deadline):
                    return
                self._tiles.put(key, self._brushwork.paint(key))
                if perf_counter() > deadline:
                    return

    def _mend(self, key: Key, tile: Tile) -> None:
        """Paint the stale boxes of a tile again."""
        stale, tile.stale = tile.stale, []
        self._brushwork.mend(key, tile.pixmap, stale)

    def _stand_in(self, painter: QPainter, frame_: Frame, missing: Iterable[Key]) -> None:
        """Paint a likeness of missing tiles: the small image, and over it tiles of another scale."""
        # Made only here: an edit must not cost what goes with the size of the board.
        small = self._small = self._small or small_image(self.board, self.style.theme)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for key in missing:
            painter.setClipRect(frame_.rect(key))
            likeness = self._likeness(key)
            painter.drawImage(self._frame_px(frame_.view), small)
            for other in likeness:
                tile = self._tiles.get(other)
                if tile is not None:
                    painter.drawPixmap(frame_.rect(other), tile.pixmap, QRectF(tile.pixmap.rect()))
        painter.restore()

    def _likeness(self, key: Key) -> list[Key]:
        """Return painted tiles of one other scale that cover most of a missing one."""
        best: list[Key] = []
        share = 0.0
        box = key.box.cut(self.content)
        for level in self._tiles.others(key.level):
            if level.tile_mm * _SMALLEST_PART < key.level.tile_mm:
                continue
            found = [other for other in keys_over(level, box) if other in self._tiles]
            covered = sum(other.box.common(box) for other in found)
            if found and covered >= share:
                best, share = found, covered
        return best

    def _frame_px(self, view: Viewport) -> QRectF:
        """Return where the sheet's frame lies on the screen."""
        wide, high = self.board.sheet.size_mm
        left, top = view.to_px((0.0, 0.0))
        return QRectF(left, top, wide * view.scale, high * view.scale)


def _off_middle(key: Key, seen: Box) -> float:
    """Return how far a tile lies from the middle of what is seen: what is looked at comes first."""
    (x, y), (middle_x, middle_y) = key.box.centre, seen.centre
    return (x - middle_x) ** 2 + (y - middle_y) ** 2
