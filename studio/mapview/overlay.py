"""What lies over the map on the screen: the selection, the tool's preview, the finding looked at."""

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QAbstractAnimation, QObject, QVariantAnimation, Signal
from PySide6.QtGui import QPainter

from engine.board.document import Board
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.marks import Circle, Mark, Path, Stroke, box_of
from studio.painting.player import play_marks
from studio.tools.areas import crowded, mask_of
from studio.tools.outlines import edged
from studio.tools.preview_marks import pen

FINDING = "#d6336c"
_PULSE_MS = 900
_RING = 0.78
"""How far out a ring stays, against the distance between centres: a usual name below its town is in it."""
_REACH = 1.6
"""How far out a pulse comes from, in hexes."""
_MOST_RINGS = 1_000
"""Of more hexes even those that lie alone are rimmed."""


def paint_marks(painter: QPainter, marks: Iterable[Mark]) -> None:
    """Paint marks; the painter's unit is the millimetre."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    play_marks(marks, painter)
    painter.restore()


def box_around(marks: Iterable[Mark]) -> Box | None:
    """Return the box that holds marks, None for no marks."""
    boxes = [box_of(mark) for mark in marks]
    if not boxes:
        return None
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return Box(min(lefts), min(tops), max(rights), max(bottoms))


class Beacon(QObject):
    """Rings around the hexes of a finding, a rim around many side by side; they close in, then stay."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hexes: tuple[Hex, ...] = ()
        self._alone: tuple[Hex, ...] = ()
        self._crowded: frozenset[Hex] = frozenset()
        self._rim: tuple[Sheet, tuple[Path, ...]] | None = None
        """The rim as it lies on a sheet, for at every paint it would be long to trace."""
        self._pulse = QVariantAnimation(self)
        self._pulse.setStartValue(1.0)
        self._pulse.setEndValue(0.0)
        self._pulse.setDuration(_PULSE_MS)
        self._pulse.valueChanged.connect(lambda _: self.changed.emit())

    @property
    def hexes(self) -> tuple[Hex, ...]:
        """The hexes ringed."""
        return self._hexes

    def light(self, hexes: tuple[Hex, ...]) -> None:
        """Ring some hexes."""
        self._hexes, self._rim = hexes, None
        self._crowded = frozenset(hexes) if len(hexes) > _MOST_RINGS else crowded(hexes)
        self._alone = tuple(hex_ for hex_ in hexes if hex_ not in self._crowded)
        self._pulse.stop()
        if hexes:
            self._pulse.start()
        self.changed.emit()

    def put_out(self) -> None:
        """Ring nothing."""
        if self._hexes:
            self.light(())

    def marks(self, board: Board) -> tuple[Mark, ...]:
        """Return the rings as they stand at this moment."""
        if not self._hexes:
            return ()
        left = 0.0
        if self._pulse.state() == QAbstractAnimation.State.Running:
            left = float(self._pulse.currentValue()) ** 2
        sheet = board.sheet
        radius = (_RING + _REACH * left) * sheet.across_flats_mm
        pulsing = Stroke(FINDING, (0.09 + 0.05 * left) * sheet.across_flats_mm)
        rings = (
            Circle(sheet.centre_mm(hex_), radius, stroke=pulsing, opacity=1.0 - 0.6 * left)
            for hex_ in self._alone
            if hex_ in sheet
        )
        line = pen(sheet, FINDING, width=0.1 + 0.4 * left)
        return (*rings, *(replace(path, stroke=line) for path in self._rim_on(board)))

    def _rim_on(self, board: Board) -> tuple[Path, ...]:
        """Return the rim around the hexes that lie side by side, traced once for a sheet."""
        sheet = board.sheet
        if self._rim is None or self._rim[0] is not sheet:
            self._rim = sheet, edged(board, mask_of(sheet, self._crowded)) if self._crowded else ()
        return self._rim[1]
