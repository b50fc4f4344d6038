"""The map as it will lie on a changed sheet: small, with what is added and what is cut off marked."""

from collections.abc import Iterable, Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from engine.board.document import Board
from engine.edits.moving import Removal
from engine.hexes.sheet import Sheet
from studio.drawing.maps.themes import ATLAS
from studio.drawing.shapes.boxes import Box, Point
from studio.drawing.shapes.extent import frame
from studio.language.words import tr
from studio.mapview.overlay import FINDING
from studio.mapview.raster import raster
from studio.session.overrides import reported

_MARGIN: Final = 16
_VEIL, _TINT, _HATCH = 110, 36, 150
"""How well the ground covers what is cut off, and how strong tints and hatching are, of 255."""
_DOT_PX: Final = 1.6
_MOST_TOWNS: Final = 400
"""More dots than these would cover the map."""
_PAD: Final = 5
_EDGES: Final = (("west", 0.0, 0.5), ("east", 1.0, 0.5), ("north", 0.5, 0.0), ("south", 0.5, 1.0))


class SheetMap(QWidget):
    """A board as it will be and as it is, one over the other where they have the same hexes.

    What is added is hatched in the colour of what is chosen, what is cut off is pale and hatched in that of
    findings; how many rows and columns either is stands next to. Bare while it is disabled.
    """

    def __init__(self, board: Board) -> None:
        super().__init__()
        self.setObjectName("sheet-map")
        self.setAccessibleName(tr("The map on the sheet, with the hexes added and removed"))
        self.setMinimumSize(QSize(250, 170))
        self._board = board
        self._removal: Removal | None = None
        self._picture: QPixmap | None = None

    def show_removal(self, removal: Removal) -> None:
        """Show what comes of a move to another sheet."""
        self._removal, self._picture = removal, None
        self.update()

    # -- where things lie ----------------------------------------------------------------------

    @property
    def added(self) -> Box:
        """The frame of the sheet as it will be, in its millimetres: its corner is the origin."""
        return frame(self._sheet)

    @property
    def before(self) -> Box:
        """The frame of the sheet as it is, in the millimetres of the one it will be.

        Hexes that point another way have no place on it: then it is the same.
        """
        old, new, removal = self._board.sheet, self._sheet, self._removal
        if removal is None or old.top != new.top:
            return frame(new)
        first, by = old.hex_at(0, 0), new.across_flats_mm / old.across_flats_mm
        (x, y), (x0, y0) = new.centre_mm(removal.hex(first)), old.centre_mm(first)
        left, top, (wide, high) = x - by * x0, y - by * y0, old.size_mm
        return Box(left, top, left + by * wide, top + by * high)

    @property
    def _sheet(self) -> Sheet:
        """The sheet as it will be."""
        return self._board.sheet if self._removal is None else self._removal.sheet

    def place_of(self, box: Box) -> QRectF:
        """Return where a box in the new sheet's millimetres lies in the widget."""
        boxes = (self.before, self.added)
        left, top = min(each.left for each in boxes), min(each.top for each in boxes)
        wide = max(each.right for each in boxes) - left
        high = max(each.bottom for each in boxes) - top
        scale = min((self.width() - 2 * _MARGIN) / wide, (self.height() - 2 * _MARGIN) / high)
        x, y = (self.width() - scale * wide) / 2, (self.height() - scale * high) / 2
        return QRectF(
            x + scale * (box.left - left), y + scale * (box.top - top), scale * box.width, scale * box.height
        )

    # -- painting ------------------------------------------------------------------------------

    @reported
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint both maps, and over them what differs."""
        painter = QPainter(self)
        if not self.isEnabled() or self._removal is None:
            painter.fillRect(event.rect(), self.palette().color(QPalette.ColorRole.Base))
            return
        if self._picture is None or self._picture.deviceIndependentSize().toSize() != self.size():
            self._picture = self._painted(self._removal)
        painter.drawPixmap(0, 0, self._picture)

    def _painted(self, removal: Removal) -> QPixmap:
        """Return the picture of a move."""
        ratio, colours = self.devicePixelRatioF(), self.palette()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        base = colours.color(QPalette.ColorRole.Base)
        picture.fill(base)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        old, new = self.place_of(self.before), self.place_of(self.added)
        _map(painter, self._board, old, ratio)
        base.setAlpha(_VEIL)
        painter.fillRect(old, base)
        _map(painter, removal.moved, new, ratio)
        adds, cuts = colours.color(QPalette.ColorRole.Highlight), QColor(FINDING)
        _mark(painter, _beside(new, old), adds, Qt.BrushStyle.BDiagPattern)
        _mark(painter, _beside(old, new), cuts, Qt.BrushStyle.FDiagPattern)
        painter.setPen(QPen(colours.color(QPalette.ColorRole.Text), 1.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(new)
        for edge, across, down in _EDGES:
            number = getattr(removal.margins, edge)
            if number:
                outer = new if number > 0 else old
                at = outer.left() + across * outer.width(), outer.top() + down * outer.height()
                self._number(painter, at, number, adds if number > 0 else cuts)
        painter.end()
        return picture

    def _number(self, painter: QPainter, at: Point, number: int, colour: QColor) -> None:
        """Write at an edge how many rows or columns are added or cut off there, within the widget."""
        text = f"+{number}" if number > 0 else f"−{-number}"
        high = self.fontMetrics().height()
        wide = max(high, self.fontMetrics().horizontalAdvance(text) + 2 * _PAD)
        x = min(max(at[0] - wide / 2, 0.0), self.width() - wide)
        y = min(max(at[1] - high / 2, 0.0), self.height() - high)
        box = QRectF(x, y, wide, high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawRoundedRect(box, _PAD, _PAD)
        painter.setPen(QColor("#ffffff"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def _map(painter: QPainter, board: Board, at: QRectF, ratio: float) -> None:
    """Paint a board small, its towns as dots where they are not too many."""
    wide, high = (max(1, round(side * ratio)) for side in (at.width(), at.height()))
    painter.drawImage(at, raster(board, ATLAS, frame(board.sheet), wide, high))
    if len(board.towns) > _MOST_TOWNS:
        return
    scale = at.width() / board.sheet.size_mm[0]
    painter.setPen(Qt.PenStyle.NoPen)
    for town in board.towns:
        x, y = board.sheet.centre_mm(town.hex)
        painter.setBrush(QColor(ATLAS.start_plate if town.start else ATLAS.ink))
        painter.drawEllipse(QPointF(at.left() + scale * x, at.top() + scale * y), _DOT_PX, _DOT_PX)


def _mark(painter: QPainter, parts: Iterable[QRectF], colour: QColor, pattern: Qt.BrushStyle) -> None:
    """Tint parts of the map, and hatch them."""
    tint, lines = QColor(colour), QColor(colour)
    tint.setAlpha(_TINT)
    lines.setAlpha(_HATCH)
    for part in parts:
        painter.fillRect(part, tint)
        painter.fillRect(part, QBrush(lines, pattern))


def _beside(of: QRectF, but: QRectF) -> Iterator[QRectF]:
    """Yield the strips of one rectangle that lie next to another, which reaches into it."""
    left, right = max(of.left(), but.left()), min(of.right(), but.right())
    for start, end in ((of.left(), left), (right, of.right())):
        if end > start:
            yield QRectF(start, of.top(), end - start, of.height())
    for start, end in ((of.top(), but.top()), (but.bottom(), of.bottom())):
        if end > start:
            yield QRectF(left, start, right - left, end - start)
