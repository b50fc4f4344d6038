"""Plays a drawing on a QPainter whose unit is the millimetre.

A caller that paints pixels scales the painter first. Text is set at a large size and scaled
down, so that its letters keep their places at every zoom and no hinting moves them.
"""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import assert_never

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontDatabase,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QTransform,
)

from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.fonts import Face, laid_out, metrics
from studio.drawing.shapes.marks import (
    Cast,
    Circle,
    Close,
    Curve,
    Drawing,
    Form,
    Layer,
    Line,
    Mark,
    Move,
    Path,
    Polygon,
    Step,
    Stroke,
    Text,
    To,
    box_of,
)

_CAPS = {
    "butt": Qt.PenCapStyle.FlatCap,
    "round": Qt.PenCapStyle.RoundCap,
    "square": Qt.PenCapStyle.SquareCap,
}
_JOINS = {
    "miter": Qt.PenJoinStyle.SvgMiterJoin,
    "round": Qt.PenJoinStyle.RoundJoin,
    "bevel": Qt.PenJoinStyle.BevelJoin,
}
_MM_PER_INCH = 25.4
_SET_AT = 100
"""The size in pixels at which letters are set before they are scaled to millimetres."""


def play(drawing: Drawing, painter: QPainter) -> None:
    """Paint every layer of a drawing, the lowest first; the painter's unit is the millimetre."""
    for layer in drawing.layers:
        play_layer(layer, painter)


def played(page: Drawing, painter: QPainter, dpi: float) -> Iterator[float]:
    """Paint a page at true scale on paper of so many dots an inch, layer by layer; yield the share done."""
    painter.resetTransform()
    painter.scale(dpi / _MM_PER_INCH, dpi / _MM_PER_INCH)
    for order, layer in enumerate(page.layers):
        yield order / len(page.layers)
        play_layer(layer, painter)


def play_layer(layer: Layer, painter: QPainter) -> None:
    """Paint one layer, moved and cut as it says; marks wholly cut off are left out."""
    if layer.hidden:
        return
    painter.save()
    marks = layer.marks
    if layer.clip is not None:
        painter.setClipRect(_rect(layer.clip), Qt.ClipOperation.IntersectClip)
        seen = layer.clip.moved(-layer.offset[0], -layer.offset[1])
        marks = tuple(mark for mark in marks if box_of(mark).touches(seen))
    painter.translate(*layer.offset)
    play_marks(marks, painter)
    painter.restore()


def play_marks(marks: Iterable[Mark], painter: QPainter) -> None:
    """Paint marks, the first lowest."""
    player = Player(painter)
    for mark in marks:
        player.play(mark)


class Player:
    """Paints marks with a painter that no one else gives a brush, a pen or an opacity meanwhile."""

    __slots__ = ("_fill", "_opacity", "_painter", "_stroke")

    def __init__(self, painter: QPainter) -> None:
        self._painter = painter
        painter.setOpacity(1.0)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(Qt.PenStyle.NoPen)
        self._opacity = 1.0
        self._fill: str | None = None
        self._stroke: Stroke | None = None

    def play(self, mark: Mark) -> None:
        """Paint one mark."""
        if isinstance(mark, Cast):
            self._play_cast(mark)
            return
        painter = self._painter
        if mark.opacity != self._opacity:
            self._opacity = mark.opacity
            painter.setOpacity(mark.opacity)
        match mark:
            case Path(steps=steps, fill=fill, stroke=stroke):
                self._dip(fill, stroke)
                painter.drawPath(path_of(steps))
            case Line(start=start, end=end, stroke=stroke):
                self._dip(None, stroke)
                painter.drawLine(QLineF(*start, *end))
            case Polygon(points=points, fill=fill, stroke=stroke):
                self._dip(fill, stroke)
                painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
            case Circle(centre=(x, y), radius=radius, fill=fill, stroke=stroke):
                self._dip(fill, stroke)
                painter.drawEllipse(QPointF(x, y), radius, radius)
            case Text():
                _write(mark, painter)
            case _:
                assert_never(mark)

    def _play_cast(self, cast: Cast) -> None:
        """Paint a form at a place and in a size; most of a map is painted so."""
        painter, (form, x, y, fill, stroke, opacity, size) = self._painter, cast
        if opacity != self._opacity:
            self._opacity = opacity
            painter.setOpacity(opacity)
        if fill != self._fill or stroke is not self._stroke:
            self._dip(fill, stroke)
        path = _form(form)
        painter.drawPath(
            path.translated(x, y) if size == 1.0 else QTransform(size, 0, 0, size, x, y).map(path)
        )

    def _dip(self, fill: str | None, stroke: Stroke | None) -> None:
        """Give the painter the brush and the pen of a mark, where they are not those of the last."""
        if fill != self._fill:
            self._fill = fill
            self._painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else _brush(fill))
        if stroke is not self._stroke:
            self._stroke = stroke
            self._painter.setPen(Qt.PenStyle.NoPen if stroke is None else pen_of(stroke))


@lru_cache(maxsize=1024)
def _form(form: Form) -> QPainterPath:
    """Return a form about the origin, in Qt's form."""
    return path_of(form.steps)


def path_of(steps: tuple[Step, ...]) -> QPainterPath:
    """Return the steps of a path in Qt's form."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for step in steps:
        match step:
            case To():
                path.lineTo(*step)
            case Curve():
                path.cubicTo(*step)
            case Move():
                path.moveTo(*step)
            case Close():
                path.closeSubpath()
            case _:
                assert_never(step)
    return path


@lru_cache(maxsize=256)
def pen_of(stroke: Stroke) -> QPen:
    """Return a stroke in Qt's form, whose dashes count pen widths."""
    pen = QPen(QColor(stroke.colour), stroke.width, Qt.PenStyle.SolidLine, _CAPS[stroke.cap])
    pen.setJoinStyle(_JOINS[stroke.join])
    if stroke.dash:
        parts = stroke.dash if len(stroke.dash) % 2 == 0 else stroke.dash * 2
        pen.setDashPattern([part / stroke.width for part in parts])
    return pen


@lru_cache(maxsize=256)
def _brush(colour: str) -> QBrush:
    """Return a brush of a colour."""
    return QBrush(QColor(colour))


@cache
def _family(face: Face) -> str:
    """Load a face's file into Qt once and return the family it stands under.

    Raises RuntimeError when Qt cannot read the file.
    """
    number = QFontDatabase.addApplicationFont(str(face.file))
    if number < 0:
        raise RuntimeError(f"The font file {face.file} cannot be read. Install Platelayer again.")
    return QFontDatabase.applicationFontFamilies(number)[0]


@cache
def font_of(face: Face) -> QFont:
    """Return a face in Qt's form, set at 100 pixels."""
    font = QFont(_family(face))
    font.setPixelSize(_SET_AT)
    font.setBold(face is Face.BOLD)
    font.setItalic(face is Face.ITALIC)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setStyleStrategy(QFont.StyleStrategy.ForceOutline)
    # Turkish, Dutch and other languages have letters of their own there: a map is the same everywhere.
    font.setFeature(QFont.Tag("locl"), 0)
    return font


def _write(text: Text, painter: QPainter) -> None:
    """Paint a line of text from where its baseline starts, its halo first."""
    scale = text.size / _SET_AT
    font = font_of(text.face)
    painter.save()
    painter.translate(*text.start)
    if text.turn:
        painter.rotate(text.turn)
    painter.scale(scale, scale)
    runs = _runs(text, scale)
    if text.halo is not None:
        outline = QPainterPath()
        for x, letters in runs:
            outline.addText(x, 0, font, letters)
        pen = QPen(pen_of(text.halo))
        pen.setWidthF(text.halo.width / scale)
        painter.strokePath(outline, pen)
    painter.setFont(font)
    painter.setPen(QColor(text.fill))
    for x, letters in runs:
        painter.drawText(QPointF(x, 0), letters)
    painter.restore()


def _runs(text: Text, scale: float) -> list[tuple[float, str]]:
    """Return the letters that are set together and where each run begins, in pixels of the font.

    Spaced letters are set one by one: a PDF spaces them otherwise than the screen does.
    """
    if not text.spacing:
        return [(0.0, text.text)]
    unit = _SET_AT / metrics(text.face).units
    placed, _ = laid_out(text.text, text.face)
    return [
        (pen * unit + order * text.spacing / scale, letter)
        for order, (letter, (_, pen)) in enumerate(zip(text.text, placed, strict=True))
    ]


def _rect(box: Box) -> QRectF:
    """Return a box in Qt's form."""
    return QRectF(box.left, box.top, box.width, box.height)
