"""What is marked on a picture to trace: where hexes lie, the colours of terrains, the hexes brushed."""

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, replace

from engine.hexes.affine import Anchor
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Point
from engine.tracing.proposals import Sample


@dataclass(frozen=True)
class Marks:
    """Where hexes were shown to lie, in the file's pixels, colours picked, and hexes brushed to paint."""

    anchors: tuple[Anchor, ...] = ()
    samples: tuple[Sample, ...] = ()
    brushed: frozenset[Hex] = frozenset()

    def placed(self, hex_: Hex, at: Point) -> "Marks":
        """Return them with a hex shown to lie at a pixel; where it was shown before is forgotten."""
        return replace(self, anchors=tuple({**dict(self.anchors), hex_: at}.items()))

    def picked(self, sample: Sample) -> "Marks":
        """Return them with one more colour."""
        return replace(self, samples=(*self.samples, sample))

    def stroked(self, hexes: Iterable[Hex], *, takes_off: bool) -> "Marks":
        """Return them with hexes brushed, or brushed no more."""
        hexes = frozenset(hexes)
        return replace(self, brushed=self.brushed - hexes if takes_off else self.brushed | hexes)

    def nudged(self, across: float, down: float) -> "Marks":
        """Return them with every hex shown so many pixels further on."""
        return replace(self, anchors=tuple((hex_, (x + across, y + down)) for hex_, (x, y) in self.anchors))

    def without(self, number: int) -> "Marks":
        """Return them without one by its place: first the hexes shown, then colours, last all brushed."""
        if number < len(self.anchors):
            return replace(self, anchors=self.anchors[:number] + self.anchors[number + 1 :])
        number -= len(self.anchors)
        if number < len(self.samples):
            return replace(self, samples=self.samples[:number] + self.samples[number + 1 :])
        return replace(self, brushed=frozenset())


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
