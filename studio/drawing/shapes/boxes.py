"""Upright boxes in millimetres, x to the right and y down."""

import math
from collections.abc import Iterable
from typing import NamedTuple

Point = tuple[float, float]


class Box(NamedTuple):
    """The upright rectangle between two corners; ``left <= right`` and ``top <= bottom``."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """How wide the box is."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """How high the box is."""
        return self.bottom - self.top

    @property
    def centre(self) -> Point:
        """The middle of the box."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def grown(self, by: float) -> "Box":
        """Return the box with every edge moved outwards."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def moved(self, x: float, y: float) -> "Box":
        """Return the box shifted."""
        return Box(self.left + x, self.top + y, self.right + x, self.bottom + y)

    def touches(self, other: "Box") -> bool:
        """Return whether two boxes share at least a point."""
        return (
            self.left <= other.right
            and other.left <= self.right
            and self.top <= other.bottom
            and other.top <= self.bottom
        )

    def common(self, other: "Box") -> float:
        """Return the area two boxes share, in square millimetres."""
        # Written out, for names are placed by asking this of thousands, of which most do not meet.
        left, top, right, bottom = self
        other_left, other_top, other_right, other_bottom = other
        if left >= other_right or other_left >= right or top >= other_bottom or other_top >= bottom:
            return 0.0
        width = min(right, other_right) - max(left, other_left)
        return width * (min(bottom, other_bottom) - max(top, other_top))

    def gap(self, other: "Box") -> float:
        """Return how far two boxes are apart at their nearest points; nothing where they touch."""
        across = max(0.0, self.left - other.right, other.left - self.right)
        down = max(0.0, self.top - other.bottom, other.top - self.bottom)
        return math.hypot(across, down)

    @property
    def empty(self) -> bool:
        """Whether the box has no area."""
        return self.width <= 0 or self.height <= 0

    def cut(self, other: "Box") -> "Box":
        """Return what two boxes share; a box without area where they share nothing."""
        left, top = max(self.left, other.left), max(self.top, other.top)
        right, bottom = min(self.right, other.right), min(self.bottom, other.bottom)
        return Box(left, top, max(left, right), max(top, bottom))

    def holds(self, x: float, y: float) -> bool:
        """Return whether a point lies in the box or on its edge."""
        return self.left <= x <= self.right and self.top <= y <= self.bottom


def around(points: Iterable[Point], margin: float = 0.0) -> Box:
    """Return the smallest box that holds all points, with a margin; raises ValueError for none."""
    xs, ys = zip(*points, strict=True)
    return Box(min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin)


def around_boxes(boxes: Iterable[Box]) -> Box:
    """Return the smallest box that holds boxes; raises ValueError for none."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return Box(min(lefts), min(tops), max(rights), max(bottoms))
