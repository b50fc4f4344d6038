"""What names should keep off: boxes that must stay clear and lines that should."""

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from studio.drawing.shapes.boxes import Box, Point

_CELL_MM = 8.0
_STEP_MM = 1.2
CLASH, _HIT_AREA = 60.0, 30.0
"""What it costs to hit a box at all, and for each square millimetre of it."""
_OUTSIDE = 40.0

_Cell = tuple[int, int]


class Obstacles:
    """Boxes and weighted points of a map, found by place."""

    def __init__(self, edge: Box) -> None:
        """Take the frame names must stay within."""
        self._edge = edge
        self._boxes: defaultdict[_Cell, list[Box]] = defaultdict(list)
        self._points: defaultdict[_Cell, list[tuple[float, float, float]]] = defaultdict(list)

    def copy(self) -> "Obstacles":
        """Return the same obstacles, to which others can be added."""
        other = Obstacles(self._edge)
        other._boxes.update((cell, [*boxes]) for cell, boxes in self._boxes.items())
        other._points.update((cell, [*points]) for cell, points in self._points.items())
        return other

    def add_box(self, box: Box) -> None:
        """Add a box no name may touch."""
        for cell in _cells(box.cut(self._edge)):
            self._boxes[cell].append(box)

    def add_line(self, points: Sequence[Point], weight: float) -> None:
        """Add a line that names should not cross, at a weight for every millimetre or so."""
        for start, end in pairwise(points):
            parts = max(1, round(math.dist(start, end) / _STEP_MM))
            for part in range(parts):
                x = start[0] + (end[0] - start[0]) * part / parts
                y = start[1] + (end[1] - start[1]) * part / parts
                self._points[int(x // _CELL_MM), int(y // _CELL_MM)].append((x, y, weight))

    def cost(self, boxes: Iterable[Box]) -> float:
        """Return what it costs to put a name into these boxes."""
        return sum(self._cost(box) for box in boxes)

    def _cost(self, box: Box) -> float:
        """Return what one box costs."""
        outside = box.width * box.height - box.common(self._edge)
        total = CLASH + _OUTSIDE * outside if outside > 1e-6 else 0.0
        left, top, right, bottom = box
        hit: set[Box] = set()
        # What lies beyond the edge is not seen, and a name may reach far out there.
        for cell in _cells(box.cut(self._edge)):
            for other in self._boxes.get(cell, ()):
                if (common := box.common(other)) and other not in hit:
                    hit.add(other)
                    total += CLASH + _HIT_AREA * common
            for x, y, weight in self._points.get(cell, ()):
                if left <= x <= right and top <= y <= bottom:
                    total += weight
        return total


def overlap(ones: Iterable[Box], others: Sequence[Box]) -> float:
    """Return what it costs that two names overlap."""
    total = 0.0
    for one in ones:
        for other in others:
            common = one.common(other)
            if common:
                total += CLASH + _HIT_AREA * common
    return total


def _cells(box: Box) -> Iterator[_Cell]:
    """Yield the cells a box touches."""
    for column in range(int(box.left // _CELL_MM), int(box.right // _CELL_MM) + 1):
        for row in range(int(box.top // _CELL_MM), int(box.bottom // _CELL_MM) + 1):
            yield column, row
