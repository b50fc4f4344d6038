"""The pages of a print, small, as they will lie beside each other."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from studio.drawing.boxes import Box
from studio.drawing.marks import Drawing
from studio.drawing.pages import Page
from studio.language.words import tr
from studio.painting.png import band_of
from studio.session.overrides import reported

_GAP = 14.0
_MARGIN = 18.0
_LONGEST_PX = 1400


@dataclass(frozen=True)
class Thumb:
    """A page painted small, and its column and row among the pages."""

    image: QImage
    column: int
    row: int


def thumbs(pages: Sequence[Page], longest_px: int = _LONGEST_PX) -> tuple[Thumb, ...]:
    """Paint pages small, at one scale: the longest edge of all of them together takes so many pixels."""
    columns, rows = (1 + max(page.place[way] for page in pages) for way in (0, 1))
    wide = max(page.drawing.width_mm for page in pages)
    high = max(page.drawing.height_mm for page in pages)
    scale = longest_px / max(wide * columns, high * rows)
    return tuple(Thumb(_small(page.drawing, scale), *page.place) for page in pages)


def _small(page: Drawing, scale: float) -> QImage:
    """Paint a page at a scale in pixels a millimetre."""
    return band_of(
        page, scale, "#ffffff", Box(0, 0, round(page.width_mm * scale), round(page.height_mm * scale))
    )


class PagePreview(QWidget):
    """Shows thumbs as large as there is room, or a word in their place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page-preview")
        self.setAccessibleName(tr("Preview of the pages"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._thumbs: tuple[Thumb, ...] = ()
        self.word = ""

    def sizeHint(self) -> QSize:
        """Return room to judge a page by."""
        return QSize(620, 520)

    def show_thumbs(self, pages: tuple[Thumb, ...]) -> None:
        """Show other pages."""
        self._thumbs = pages
        self.update()

    def show_word(self, word: str) -> None:
        """Show no pages but a word."""
        self.word = word
        self.show_thumbs(())

    @reported
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pages in their columns and rows on the desk."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Mid))
        if not self._thumbs:
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.word)
            return
        for thumb in self._thumbs:
            place = self.place_of(thumb)
            painter.fillRect(place.translated(1.5, 2.0), QColor(0, 0, 0, 60))
            painter.drawImage(place, self._fitted(thumb.image, place))

    def _fitted(self, image: QImage, place: QRectF) -> QImage:
        """Return a page in the pixels it takes here; the painter's own scaling loses thin lines."""
        pixels = (place.size() * self.devicePixelRatioF()).toSize()
        ignore, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        return image.scaled(pixels, ignore, smooth)

    def place_of(self, thumb: Thumb) -> QRectF:
        """Return where a page lies: beside the others of its row, which stands in the middle."""
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
    """Return how wide the pages of a row are beside each other, without gaps."""
    return sum(each.image.width() for each in row)
