"""What the hand marks on a picture to trace, step by step, and how that is taken back."""

from collections.abc import Hashable

from PySide6.QtCore import QObject, Signal

from engine.hexes.affine import Affine
from engine.hexes.labels import LabelError
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from engine.tracing.marks import Marks
from engine.tracing.pictures import Picture
from engine.tracing.proposals import Sample, colour_at
from studio.language.words import reason
from studio.tools.trails import HexTrail
from studio.windows.tracing.trace_marks import MarksHistory

_NUDGES = "nudges"


class Marking(QObject):
    """Puts marks on a picture; places are the file's pixels.

    ``placing`` is how the sheet lies on the picture, once that is known: without it no hex can be brushed.
    """

    changed = Signal()
    """The marks are others now."""
    refused = Signal(str)
    """Why something cannot be marked."""

    def __init__(self, sheet: Sheet, parent: QObject) -> None:
        super().__init__(parent)
        self._sheet = sheet
        self.placing: Affine | None = None
        self.history = MarksHistory(Marks())
        self._trail: HexTrail | None = None
        self._takes_off = False

    @property
    def marks(self) -> Marks:
        """What is marked now."""
        return self.history.now

    def place(self, label: str, x: float, y: float) -> None:
        """Show where the hex of a label lies."""
        self._trail = None
        try:
            hex_ = self._sheet.hex_named(label)
        except LabelError as error:
            self.refused.emit(reason(error))
            return
        self.put(self.marks.placed(hex_, (round(x, 1), round(y, 1))))

    def pick(self, code: int, picture: Picture, x: float, y: float) -> None:
        """Let the colour around a pixel mean a terrain."""
        self._trail = None
        colour = colour_at(picture, x, y)
        if colour is not None:
            self.put(self.marks.picked(Sample(code, colour)))

    def begin_stroke(self, x: float, y: float, *, takes_off: bool) -> None:
        """Mark the hex at a pixel as one to paint, or as none, and go on to those a drag crosses."""
        if self.placing is not None:
            self._takes_off = takes_off
            self._trail = HexTrail(self._sheet, self._hex_at(self.placing, x, y))
            self.put(self.marks.stroked(self._trail.hexes, takes_off=takes_off), self._trail)

    def drag(self, x: float, y: float) -> None:
        """Go on with a stroke straight to a pixel, so that every hex on the way is of it."""
        if self._trail is not None and self.placing is not None:
            new = self._trail.go(self._hex_at(self.placing, x, y))
            self.put(self.marks.stroked(new, takes_off=self._takes_off), self._trail)

    def hex_at(self, x: float, y: float) -> Hex | None:
        """Return the hex of the sheet that lies at a pixel, once that is known."""
        hex_ = None if self.placing is None else self._hex_at(self.placing, x, y)
        return hex_ if hex_ is not None and hex_ in self._sheet else None

    def _hex_at(self, placing: Affine, x: float, y: float) -> Hex:
        """Return the hex that lies at a pixel, which may be off the sheet."""
        a, b, c, d, e, f = placing.back
        return self._sheet.hex_under(a * x + c * y + e, b * x + d * y + f)

    def nudge(self, across: float, down: float) -> None:
        """Move every hex shown alike."""
        self.put(self.marks.nudged(across, down), _NUDGES)

    def put(self, marks: Marks, stroke: Hashable | None = None) -> None:
        """Go on with other marks; those of one stroke are taken back as one."""
        if marks != self.marks:
            self.history.put(marks, stroke)
            self.changed.emit()

    def undo(self) -> None:
        """Take back the last step."""
        self._trail = None
        self.history.undo()
        self.changed.emit()

    def redo(self) -> None:
        """Make the step again that was taken back."""
        self._trail = None
        self.history.redo()
        self.changed.emit()
