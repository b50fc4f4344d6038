"""The marks on a picture to trace step by step, and which hex to show next."""

from collections.abc import Hashable, Sequence

from engine.hexes.affine import Anchor
from engine.hexes.sheet import Sheet
from engine.tracing.marks import Marks


def next_corner(sheet: Sheet, anchors: Sequence[Anchor]) -> str:
    """Return the label of a corner of the sheet that is not shown yet, nothing where all are."""
    right, bottom = sheet.columns - 1, sheet.rows - 1
    corners = (sheet.hex_at(*at) for at in ((0, 0), (right, 0), (0, bottom), (right, bottom)))
    shown = dict(anchors)
    return next((sheet.label(hex_) for hex_ in corners if hex_ not in shown), "")


class MarksHistory:
    """The marks as they are and as they were, while the dialog is open."""

    def __init__(self, now: Marks) -> None:
        self.now = now
        self._earlier: list[Marks] = []
        self._later: list[Marks] = []
        self._stroke: Hashable | None = None

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return bool(self._earlier)

    @property
    def can_redo(self) -> bool:
        """Whether there is one to make again."""
        return bool(self._later)

    def put(self, marks: Marks, stroke: Hashable | None = None) -> None:
        """Go on with other marks; steps of one ``stroke`` that follow each other are taken back as one."""
        if marks == self.now:
            return
        if stroke is None or stroke != self._stroke:
            self._earlier.append(self.now)
        self._later.clear()
        self.now, self._stroke = marks, stroke

    def undo(self) -> None:
        """Take back the last step, if there is one."""
        self._go(self._earlier, self._later)

    def redo(self) -> None:
        """Make the step again that was taken back, if there is one."""
        self._go(self._later, self._earlier)

    def _go(self, source: list[Marks], target: list[Marks]) -> None:
        """Take the last of some marks, and keep those there are now among others."""
        if source:
            target.append(self.now)
            self.now, self._stroke = source.pop(), None
