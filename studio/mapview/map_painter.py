"""The map on the screen: tiles of the current board, painted within a budget of time a frame."""

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass
from math import floor
from time import perf_counter
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage, QPainter

from engine.board.document import Board
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from studio.drawing.lettering.lettering import Names
from studio.drawing.maps.rim import outer_frame
from studio.drawing.shapes.boxes import Box, Point, around
from studio.mapview.board_changes import boxes_around, changed_places
from studio.mapview.raster import small_image
from studio.mapview.tile_painter import Brushwork, Style
from studio.mapview.tiles import Key, Level, Tiles, keys_over, pixels_of
from studio.mapview.viewport import Viewport

Steps = Generator[None, None, None]

_MOST_TOUCHED_UP = 600
"""Where more hexes than these have changed, what is painted of them is dropped and sketched again."""
_ENOUGH, _ALL = 0.9, 0.999
"""The share of a tile of which there must be tiles of another scale to be shown in its place, and alone."""
_SMALLEST_PART = 6
"""How much smaller tiles may be, on the sheet, to stand in for one that is not painted yet."""


_AROUND = 2.0
"""So many hexes around what is in view are looked at soon."""


@dataclass(frozen=True)
class Frame:
    """One frame to paint: the view, the screen's fineness, what of it is exposed, by when to stop.

    ``may_sketch`` is false while painted tiles would be in vain: while the scale is still changing.
    ``may_paint`` is false while exact ones would be: while the first names are on their way, too.
    What is nearest to ``eye``, a place in millimetres, comes first: that is where one looks.
    """

    view: Viewport
    ratio: float
    exposed: QRect
    deadline: float
    may_paint: bool = True
    may_sketch: bool = True
    eye: Point | None = None

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
        return self.rect_of(key.pixels)

    def rect_of(self, pixels: QRect) -> QRectF:
        """Return where device pixels, counted from the sheet's corner, lie on the screen."""
        (x, y), ratio = self.origin, self.ratio
        left, top = x + pixels.left() / ratio, y + pixels.top() / ratio
        return QRectF(left, top, pixels.width() / ratio, pixels.height() / ratio)

    def keys(self, seen: Box) -> list[Key]:
        """Return the tiles over what is seen, in the order in which they are wanted."""
        x, y = seen.centre if self.eye is None else self.eye

        def off(key: Key) -> float:
            (here_x, here_y) = key.box.centre
            return (here_x - x) ** 2 + (here_y - y) ** 2

        return sorted(keys_over(self.level, seen), key=off)

    def seen(self, within: Box) -> Box | None:
        """Return the exposed part of a box in millimetres, None if none of it is."""
        left, top = self.view.to_mm((self.exposed.left() - 1, self.exposed.top() - 1))
        right, bottom = self.view.to_mm((self.exposed.right() + 2, self.exposed.bottom() + 2))
        seen = Box(left, top, max(left, right), max(top, bottom)).cut(within)
        return None if seen.empty else seen


class Job(NamedTuple):
    """Something that is being painted for a tile: the steps, and the box that is true after the last."""

    key: Key
    box: Box | None
    steps: Steps


class Chart:
    """The tiles of a board: each true to it, or known not to be."""

    def __init__(self, board: Board, style: Style) -> None:
        self._brushwork = Brushwork(board, style)
        self._tiles = Tiles()
        self._level = Level(1.0, 1.0)
        self._small: QImage | None = None
        self._job: Job | None = None
        self._half_shown: list[Box] = []
        """Tiles made for a frame that exposed a part of them only: the rest still shows what stood in."""

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
        """Show another board; return the boxes that changed, or None if everything did.

        Hexes that have changed are sketched at once on what is painted already.
        """
        before, places = self.board, changed_places(self.board, board)
        boxes = None if places is None else boxes_around(board.sheet, places)
        self._put_down()
        self._brushwork.show(board, boxes)
        if boxes is None or before.terrain is not board.terrain or before.kinds is not board.kinds:
            self._small = None
        if before.sheet != board.sheet:
            self._tiles.clear()
        elif boxes is not None and places is not None and len(places) > _MOST_TOUCHED_UP:
            self._tiles.forget(boxes)
        else:
            self._tiles.spoil(boxes, self._level)
            if boxes is not None and places is not None:
                self._touch_up([board.sheet.hex_at(column, row) for column, row in places.tolist()], boxes)
        return boxes

    def restyle(self, style: Style) -> None:
        """Draw the board in another way."""
        self._put_down()
        self._brushwork.restyle(style)
        self._small = None
        self._tiles.clear()

    def letter(self, names: Names) -> tuple[Box, ...]:
        """Show names in their places; return the boxes where that changes anything."""
        boxes = self._brushwork.letter(names)
        if self._brushwork.is_coarse(self._level):
            self._tiles.forget(boxes, but=self._level)
            return ()
        self._put_down()
        self._tiles.spoil(boxes, self._level)
        return boxes

    # -- what is seen ----------------------------------------------------------------------------

    def paint(self, painter: QPainter, frame_: Frame) -> bool:
        """Paint what is exposed, and tell whether all of it is as it should be.

        The painter's unit is the logical pixel. What is not painted yet is sketched while there is
        time, or shown as a coarser likeness.
        """
        self._level = frame_.level
        seen = frame_.seen(self.content)
        if seen is None:
            return True
        likeness, keys = [], frame_.keys(seen)
        shown: set[Key] = set()
        if frame_.may_sketch and self._brushwork.is_coarse(frame_.level):
            shown = self._paint_plain(painter, frame_, [key for key in keys if key not in self._tiles])
        for key in keys:
            if key in shown:
                continue
            has_time = frame_.may_sketch and perf_counter() < frame_.deadline
            if has_time and key not in self._tiles and self._is_sketch_wanted(key):
                self._sketch(key)
                self._note_half_shown(frame_, key)
            tile = self._tiles.get(key)
            if tile is None:
                likeness.append(key)
            else:
                painter.drawPixmap(frame_.rect(key), tile.pixmap, QRectF(tile.pixmap.rect()))
        if likeness:
            self._stand_in(painter, frame_, likeness)
        return self.is_true(frame_) and not self._half_shown

    def _paint_plain(self, painter: QPainter, frame_: Frame, keys: Sequence[Key]) -> set[Key]:
        """Paint what tiles of plain colours are missing, those next to each other at once; return which.

        A whole view is soon painted so, and is cut into tiles when it is looked at again.
        """
        wanted = [key for key in keys if self._is_sketch_wanted(key)]
        for group in _beside_each_other(wanted):
            view = self._brushwork.plain_view(frame_.level, _area_of(group))
            painter.drawImage(frame_.rect_of(view.pixels), view.image)
            for key in group:
                self._tiles.put(key, view)
                self._note_half_shown(frame_, key)
        return set(wanted)

    def _note_half_shown(self, frame_: Frame, key: Key) -> None:
        """Note a tile just made of which a part only is exposed."""
        if not QRectF(frame_.exposed).contains(frame_.rect(key)):
            self._half_shown.append(key.box)

    def is_true(self, frame_: Frame) -> bool:
        """Return whether all tiles of a frame are painted as the board is."""
        seen = frame_.seen(self.content)
        tiles = () if seen is None else (self._tiles.get(key) for key in keys_over(frame_.level, seen))
        return all(tile is not None and not tile.stale for tile in tiles)

    def _touch_up(self, hexes: Sequence[Hex], boxes: Sequence[Box]) -> None:
        """Show what has changed on the tiles looked at: exactly where hexes are small, else as a sketch."""
        level, sheet = self._level, self.board.sheet
        if self._brushwork.is_coarse(level):
            for box in boxes:
                self._tiles.mend(level, box, self._brushwork.plain(level, pixels_of(box, level)))
            return
        reach = sheet.across_flats_mm
        places = [(hex_, around((sheet.centre_mm(hex_),), reach)) for hex_ in hexes]
        for key in {key for _, box in places for key in keys_over(level, box)}:
            tile = self._tiles.get(key)
            if tile is not None:
                near = [hex_ for hex_, box in places if box.touches(key.box)]
                self._brushwork.touch_up(key, tile.pixmap, near)

    # -- painting what is to be seen -------------------------------------------------------------

    def work(self, frame_: Frame, deadline: float) -> tuple[Box, ...]:
        """Paint on until the time is up, and return the boxes that are now as they should be.

        What was begun is gone on with the next time, unless it is no longer seen.
        """
        done, self._half_shown = self._half_shown, []
        seen = frame_.seen(self.content)
        while seen is not None:
            if self._job is None or not _is_looked_at(self._job.key, frame_.level, seen):
                self._put_down()
                self._job = self._next_job(frame_, seen)
            if self._job is None:
                break
            for _ in self._job.steps:
                if perf_counter() > deadline:
                    return tuple(done)
            if self._job.box is not None:
                done.append(self._job.box)
            self._job = None
        return tuple(done)

    @property
    def is_at_work(self) -> bool:
        """Whether something is being painted and not done."""
        return self._job is not None

    def is_nameless(self, scale: float) -> bool:
        """Return whether hexes are too small at a scale to show any name."""
        return self._brushwork.is_coarse(Level(scale, 1.0))

    def _next_job(self, frame_: Frame, seen: Box) -> Job | None:
        """Return what to paint next: what was changed, then sketches, each nearest to the eye first."""
        level = frame_.level
        tiles = [(key, self._tiles.get(key)) for key in frame_.keys(seen)]
        for key, tile in tiles:
            if frame_.may_paint and tile is not None and tile.stale and key.box not in tile.stale:
                return Job(key, tile.stale[0], self._patched(level, tile.stale[0]))
        for key, tile in tiles:
            if frame_.may_sketch and tile is None and self._is_sketch_wanted(key):
                return Job(key, key.box, self._sketched(key))
        for key, tile in tiles:
            if frame_.may_paint and (tile is None or tile.stale):
                return Job(key, key.box, self._painted(key))
        for key, tile in tiles:
            # While the first names are awaited, what lies around them is drawn.
            awaits = frame_.may_sketch and not frame_.may_paint and (tile is None or tile.stale)
            if awaits and not self._brushwork.is_drawn(key.box):
                return Job(key, None, self._brushwork.draw_ahead(key.box))
        return None

    def _is_sketch_wanted(self, key: Key) -> bool:
        """Return whether there is nothing better to show for a missing tile."""
        return self._likeness(key)[1] < _ENOUGH

    def _sketched(self, key: Key) -> Steps:
        """Sketch a tile as the one step of a job."""
        self._sketch(key)
        yield

    def _sketch(self, key: Key) -> None:
        """Sketch a tile, and keep it for the time being; where hexes are small, paint it."""
        if self._brushwork.is_coarse(key.level):
            self._tiles.put(key, self._brushwork.plain(key.level, key.pixels))
        else:
            self._tiles.put(key, self._brushwork.sketch(key), [key.box])

    def _patched(self, level: Level, box: Box) -> Steps:
        """Paint a box that changed, and put it onto its tiles."""
        self._tiles.mend(level, box, (yield from self._brushwork.patch(level, box)))

    def _painted(self, key: Key) -> Steps:
        """Paint a tile, and keep it."""
        self._tiles.put(key, (yield from self._brushwork.tile(key)))

    def _put_down(self) -> None:
        """Leave unfinished what is being painted."""
        if self._job is not None:
            self._job.steps.close()
            self._job = None

    def _stand_in(self, painter: QPainter, frame_: Frame, missing: Iterable[Key]) -> None:
        """Paint a likeness of missing tiles: the small image, and over it tiles of another scale."""
        # Made only here: an edit must not cost what goes with the size of the board.
        small = self._small = self._small or small_image(self.board, self.style.ground_theme)
        painter.save()
        # While the scale changes a likeness is seen for a moment only, and many a second.
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, frame_.may_sketch)
        for key in missing:
            painter.setClipRect(frame_.rect(key))
            likeness, share = self._likeness(key)
            if share < _ALL:
                painter.drawImage(_frame_px(self.board.sheet, frame_.view), small)
            for other in likeness:
                tile = self._tiles.get(other)
                if tile is not None:
                    painter.drawPixmap(frame_.rect(other), tile.pixmap, QRectF(tile.pixmap.rect()))
        painter.restore()

    def _likeness(self, key: Key) -> tuple[list[Key], float]:
        """Return painted tiles of one other scale that cover most of a missing one, and what share."""
        best: list[Key] = []
        share = 0.0
        box = key.box.cut(self.content)
        for level in self._tiles.others(key.level):
            if level.tile_mm * _SMALLEST_PART < key.level.tile_mm:
                continue
            found = [other for other in keys_over(level, box) if other in self._tiles]
            covered = sum(other.box.common(box) for other in found) / (box.width * box.height)
            if found and covered >= share:
                best, share = found, covered
        return best, share


def legible(chart: Chart, view: Viewport) -> Box | None:
    """Return where a view shows names, and a little around it; None where hexes are too small."""
    around = _AROUND * chart.board.sheet.across_flats_mm
    return None if chart.is_nameless(view.scale) else view.visible.grown(around)


def _is_looked_at(key: Key, level: Level, seen: Box) -> bool:
    """Return whether a tile is among those of a level that show something of a box."""
    return key.level == level and key.box.touches(seen)


def _frame_px(sheet: Sheet, view: Viewport) -> QRectF:
    """Return where a sheet's frame lies on the screen."""
    wide, high = sheet.size_mm
    left, top = view.to_px((0.0, 0.0))
    return QRectF(left, top, wide * view.scale, high * view.scale)


def _beside_each_other(keys: Sequence[Key]) -> Iterable[Sequence[Key]]:
    """Return tiles in groups that fill a rectangle: all of them, else each for itself."""
    columns, rows = {key.column for key in keys}, {key.row for key in keys}
    return [keys] if keys and len(keys) == len(columns) * len(rows) else [[key] for key in keys]


def _area_of(keys: Iterable[Key]) -> QRect:
    """Return the device pixels that some tiles cover together."""
    area = QRect()
    for key in keys:
        area = area.united(key.pixels)
    return area
