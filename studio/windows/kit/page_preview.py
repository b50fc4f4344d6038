"""The pages of a print, small, as they will lie next to each other, or enlarged to be read."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil, floor
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.messages import Phrase
from studio.drawing.paper.pages import Page
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.marks import Drawing
from studio.language.words import tr
from studio.mapview.pointer_events import zoom_of
from studio.painting.png import band_of
from studio.session.overrides import reported
from studio.windows.kit.latest_work import Latest
from studio.windows.kit.zooming import Enlargement

_GAP = 14.0
_MARGIN = 18.0
_LONGEST_PX = 1400
_STEP = 1.25
_REST_MS = 80
"""How long a part must be looked at before it is painted as fine as it is seen."""
_MOST_PX_A_MM = 16.0
_SHIFT_PX = 60.0
_ARROWS: Final = {
    Qt.Key.Key_Left: QPointF(_SHIFT_PX, 0),
    Qt.Key.Key_Right: QPointF(-_SHIFT_PX, 0),
    Qt.Key.Key_Up: QPointF(0, _SHIFT_PX),
    Qt.Key.Key_Down: QPointF(0, -_SHIFT_PX),
}
_TIP: Phrase = "Turn the wheel to zoom, drag to move. Double-click to switch between one page and all pages."


@dataclass(frozen=True)
class Thumb:
    """A page painted small, its column and row among the pages, and what it was painted from."""

    image: QImage
    column: int
    row: int
    drawing: Drawing


class Fine(NamedTuple):
    """A part of a page painted as fine as it is seen: the page, and the part's box in millimetres."""

    thumb: Thumb
    box: Box
    image: QImage


def thumbs(pages: Sequence[Page], longest_px: int = _LONGEST_PX) -> tuple[Thumb, ...]:
    """Paint pages small, at one scale: the longest edge of all of them takes ``longest_px`` pixels."""
    columns, rows = (1 + max(page.place[way] for page in pages) for way in (0, 1))
    wide = max(page.drawing.width_mm for page in pages)
    high = max(page.drawing.height_mm for page in pages)
    scale = longest_px / max(wide * columns, high * rows)
    return tuple(Thumb(_small(page.drawing, scale), *page.place, page.drawing) for page in pages)


def _small(page: Drawing, scale: float) -> QImage:
    """Paint a page at a scale in pixels a millimetre."""
    return band_of(
        page, scale, "#ffffff", Box(0, 0, round(page.width_mm * scale), round(page.height_mm * scale))
    )


def _fine(thumb: Thumb, scale: float, pixels: Box) -> Fine:
    """Paint a part of a page, a box of whole pixels, at a scale in pixels a millimetre."""
    image = band_of(thumb.drawing, scale, "#ffffff", pixels)
    return Fine(thumb, Box(*(edge / scale for edge in pixels)), image)


class PagePreview(QWidget):
    """Shows thumbs as large as there is room, or a word in their place; the wheel enlarges them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page-preview")
        self.setAccessibleName(tr("Preview of the pages"))
        self.setAccessibleDescription(tr(_TIP))
        self.setToolTip(tr(_TIP))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._thumbs: tuple[Thumb, ...] = ()
        self.word = ""
        self._sight = Enlargement()
        self._grasped: QPointF | None = None
        self._fine: tuple[Fine, ...] = ()
        self._painting = Latest[tuple[Fine, ...]]("fine pages", self, self._take_fine, _raise)
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(self._paint_fine)

    def sizeHint(self) -> QSize:
        """Return room to judge a page by."""
        return QSize(620, 520)

    def show_thumbs(self, pages: tuple[Thumb, ...]) -> None:
        """Show other pages, all of them."""
        self._thumbs, self._fine = pages, ()
        self._take_room()
        self._sight.see_all()
        self._look()

    def show_word(self, word: str) -> None:
        """Show no pages but a word."""
        self.word = word
        self.show_thumbs(())

    @property
    def thumbs(self) -> tuple[Thumb, ...]:
        """The pages shown."""
        return self._thumbs

    def stop(self) -> None:
        """Leave what is being painted."""
        self._rest.stop()
        self._painting.abandon()

    # -- enlarging -------------------------------------------------------------------------------

    @property
    def zoom(self) -> float:
        """How many times larger pages are seen than when all are."""
        return self._sight.zoom

    def seen_at(self, thumb: Thumb) -> QRectF:
        """Return where a page is seen."""
        return self._sight.way().mapRect(self.place_of(thumb))

    def _enlarge(self, factor: float, at: QPointF) -> None:
        """Enlarge the pages about a place."""
        if self._thumbs:
            place, drawing = self.place_of(self._thumbs[0]), self._thumbs[0].drawing
            self._sight.enlarge(factor, at, max(1.0, _MOST_PX_A_MM * drawing.width_mm / place.width()))
            self._look()

    def _look(self) -> None:
        """Show the pages as they are seen now, and soon as fine as that."""
        is_moved = self._sight.zoom > 1 and bool(self._thumbs)
        self.setCursor(Qt.CursorShape.OpenHandCursor if is_moved else Qt.CursorShape.ArrowCursor)
        self._rest.start()
        self.update()

    def _take_room(self) -> None:
        """Take the room there is for the pages."""
        things = QRectF()
        for thumb in self._thumbs:
            things = things.united(self.place_of(thumb))
        self._sight.take_room(QRectF(self.rect()), things)

    def _paint_fine(self) -> None:
        """Have what is seen of each page painted as fine as it is seen, where its thumb is not."""
        if self._sight.zoom <= 1 or not self._thumbs:
            self._fine = ()
            return
        works = [partial(_fine, *part) for thumb in self._thumbs for part in self._parts_seen(thumb)]
        self._painting.want(lambda: tuple(work() for work in works))

    def _parts_seen(self, thumb: Thumb) -> list[tuple[Thumb, float, Box]]:
        """Return what is seen of a page: the scale, and the box in pixels of it; none where nothing is."""
        place = self.seen_at(thumb)
        seen = place.intersected(QRectF(self.rect())).translated(-place.topLeft())
        if seen.isEmpty():
            return []
        fineness = self.devicePixelRatioF()
        scale = fineness * place.width() / thumb.drawing.width_mm
        left, top = floor(seen.left() * fineness), floor(seen.top() * fineness)
        right, bottom = ceil(seen.right() * fineness), ceil(seen.bottom() * fineness)
        return [(thumb, scale, Box(left, top, right, bottom))]

    def _take_fine(self, parts: tuple[Fine, ...]) -> None:
        """Show parts that were painted, if their pages are still shown."""
        shown = {id(thumb) for thumb in self._thumbs}
        self._fine = tuple(part for part in parts if id(part.thumb) in shown)
        self.update()

    @reported
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Enlarge the pages about the pointer, or make them smaller again."""
        self._enlarge(zoom_of(event), event.position())
        event.accept()

    @reported
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the pages."""
        self._grasped = event.position()

    @reported
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the pages along."""
        if self._grasped is not None and event.buttons():
            self._sight.move(event.position() - self._grasped)
            self._grasped = event.position()
            self._look()

    @reported
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go of the pages."""
        self._grasped = None

    @reported
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Show the page that was clicked alone; where pages are enlarged, all of them."""
        places = map(self.place_of, self._thumbs)
        place = next((place for place in places if place.contains(event.position())), None)
        if self._sight.zoom > 1:
            self._sight.see_all()
        elif place is not None:
            self._sight.see(place.adjusted(-_GAP, -_GAP, _GAP, _GAP))
        self._look()

    @reported
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enlarge with plus and minus, show all with 0, move with the arrows."""
        key, middle = Qt.Key(event.key()), QRectF(self.rect()).center()
        if key in {Qt.Key.Key_Plus, Qt.Key.Key_Equal}:
            self._enlarge(_STEP, middle)
        elif key == Qt.Key.Key_Minus:
            self._enlarge(1 / _STEP, middle)
        elif key == Qt.Key.Key_0:
            self._sight.see_all()
            self._look()
        elif key in _ARROWS:
            self._sight.move(_ARROWS[key])
            self._look()
        else:
            super().keyPressEvent(event)

    @reported
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the room there is now."""
        self._take_room()
        self._look()

    # -- painting --------------------------------------------------------------------------------

    @reported
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pages in their columns and rows on the background."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Mid))
        if not self._thumbs:
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.word)
            painter.end()
            return
        for thumb in self._thumbs:
            place = self.seen_at(thumb)
            painter.fillRect(place.translated(1.5, 2.0), QColor(0, 0, 0, 60))
            if place.width() < thumb.image.width():
                painter.drawImage(place, self._fitted(thumb.image, place))
            else:
                painter.drawImage(place, thumb.image)
        for part in self._fine:
            painter.drawImage(self._place_of_part(part), part.image)
        if self.hasFocus():
            self._paint_focus(painter)
        painter.end()

    def _paint_focus(self, painter: QPainter) -> None:
        """Show that the keyboard is here."""
        painter.setPen(self.palette().color(QPalette.ColorRole.Highlight))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))

    def _place_of_part(self, part: Fine) -> QRectF:
        """Return where a part of a page is seen."""
        place = self.seen_at(part.thumb)
        scale = place.width() / part.thumb.drawing.width_mm
        corner = place.topLeft() + QPointF(part.box.left, part.box.top) * scale
        return QRectF(corner.x(), corner.y(), part.box.width * scale, part.box.height * scale)

    def _fitted(self, image: QImage, place: QRectF) -> QImage:
        """Return a page in the pixels it takes here; the painter's own scaling loses thin lines."""
        pixels = (place.size() * self.devicePixelRatioF()).toSize()
        ignore, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        return image.scaled(pixels, ignore, smooth)

    def place_of(self, thumb: Thumb) -> QRectF:
        """Return where a page lies when all are seen: next to the others of its row, which is centred."""
        rows = [
            [each for each in self._thumbs if each.row == row]
            for row in sorted({each.row for each in self._thumbs})
        ]
        scale = self._scale(rows)
        highs = [scale * max(each.image.height() for each in row) for row in rows]
        at = next(number for number, row in enumerate(rows) if row[0].row == thumb.row)
        top = (self.height() - sum(highs) - (len(rows) - 1) * _GAP) / 2 + sum(highs[:at]) + at * _GAP
        row = rows[at]
        left = (self.width() - scale * _wide(row) - (len(row) - 1) * _GAP) / 2
        before = [each for each in row if each.column < thumb.column]
        left += scale * _wide(before) + len(before) * _GAP
        width, height = thumb.image.width() * scale, thumb.image.height() * scale
        return QRectF(left, top + (highs[at] - height) / 2, width, height)

    def _scale(self, rows: Sequence[Sequence[Thumb]]) -> float:
        """Return the scale at which all rows have room."""
        high = sum(max(each.image.height() for each in row) for row in rows)
        across = ((self.width() - 2 * _MARGIN - (len(row) - 1) * _GAP) / max(1, _wide(row)) for row in rows)
        down = (self.height() - 2 * _MARGIN - (len(rows) - 1) * _GAP) / max(1, high)
        return max(0.01, min(down, *across))


def _wide(row: Sequence[Thumb]) -> int:
    """Return how wide the pages of a row are next to each other, without gaps."""
    return sum(each.image.width() for each in row)


def _raise(error: Exception) -> None:
    """Raise the error on this thread, where every error is shown."""
    raise error
