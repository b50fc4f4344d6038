"""Hatching: the pieces of parallel lines that lie within an outline."""

import math
from collections.abc import Iterator, Sequence

from studio.drawing.shapes.boxes import Point
from studio.drawing.shapes.marks import Move, Step, To


def hatching(outline: Sequence[Point], turn: float, apart: float) -> Iterator[Step]:
    """Yield the pieces of lines within a closed outline, ``turn`` in radians clockwise from level.

    The lines are counted from the origin, so that they go on in a neighbouring outline as one line.
    """
    ax, ay = -math.sin(turn), math.cos(turn)
    across = [x * ax + y * ay for x, y in outline]
    corners = [*zip(outline, across, strict=True)]
    sides = [*zip(corners, [*corners[1:], corners[0]], strict=True)]
    for line in range(math.ceil(min(across) / apart), math.floor(max(across) / apart) + 1):
        at = line * apart
        cuts = sorted(
            (x1 + (x2 - x1) * (at - far1) / (far2 - far1), y1 + (y2 - y1) * (at - far1) / (far2 - far1))
            for ((x1, y1), far1), ((x2, y2), far2) in sides
            if (far1 <= at) != (far2 <= at)
        )
        for start, end in zip(cuts[::2], cuts[1::2], strict=True):
            yield Move(*start)
            yield To(*end)
