"""What is marked on a picture to trace: where hexes lie, the colours of terrains, the hexes brushed."""

from collections.abc import Iterable
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
        """Return them with every hex moved by a number of pixels."""
        return replace(self, anchors=tuple((hex_, (x + across, y + down)) for hex_, (x, y) in self.anchors))

    def without(self, number: int) -> "Marks":
        """Return them without one by its place: first the hexes shown, then colours, last all brushed."""
        if number < len(self.anchors):
            return replace(self, anchors=self.anchors[:number] + self.anchors[number + 1 :])
        number -= len(self.anchors)
        if number < len(self.samples):
            return replace(self, samples=self.samples[:number] + self.samples[number + 1 :])
        return replace(self, brushed=frozenset())
