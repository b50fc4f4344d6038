"""What a tool writes over the map: legible at every scale, and never off the edge of the view."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from studio.drawing.shapes.boxes import Point, around_boxes
from studio.drawing.shapes.marks import Mark, Polygon, Stroke, Text, box_of
from studio.mapview.viewport import Viewport
from studio.tools.preview_marks import HAND

LARGEST_PX: Final = 22.0
"""The size at which letters grow no more with the map, in pixels."""
_MARGIN_PX: Final = 14.0
_PAD, _RIM = 0.45, 0.12
"""How far the ground of lines reaches next to them, and how thick its rim is, in parts of their size."""
_PAPER: Final = "#ffffff"
_BELOW: Final = 0.3
"""How far letters reach below their baseline, in parts of their size."""

Column = tuple[float, float | None]
"""Where the lines of a column begin; of a text that stands alone, its place."""


def kept_legible(marks: Sequence[Mark], view: Viewport) -> tuple[Mark, ...]:
    """Return marks with their texts no larger than letters need to be, as seen in a view.

    Lines that begin below each other stay one column on a ground of its own, with its first line where it
    was, moved so far that the view shows it whole, if it has the room. A text about or before its place
    names what lies there, and keeps to it.
    """
    columns: dict[Column, list[Text]] = {}
    for mark in marks:
        if isinstance(mark, Text):
            columns.setdefault(_column(mark), []).append(mark)
    if not columns:
        return tuple(marks)
    set_anew = {column: _set_column(lines, view) for column, lines in columns.items()}
    shown: list[Mark] = []
    for mark in marks:
        if not isinstance(mark, Text):
            shown.append(mark)
            continue
        column = _column(mark)
        if mark is columns[column][0] and len(columns[column]) > 1:
            shown.append(_ground(set_anew[column]))
        shown.append(set_anew[column].pop(0))
    return tuple(shown)


def _ground(lines: Sequence[Text]) -> Polygon:
    """Return a box behind lines that stand below each other."""
    size = max(line.size for line in lines)
    box = around_boxes(map(box_of, lines)).grown(_PAD * size)
    corners = ((box.left, box.top), (box.right, box.top), (box.right, box.bottom), (box.left, box.bottom))
    return Polygon(corners, _PAPER, Stroke(HAND, _RIM * size))


def _column(text: Text) -> Column:
    """Return the column a text stands in: alone, unless it runs to the right of its place."""
    return text.at[0], None if text.anchor == "start" else text.at[1]


def _set_column(lines: Sequence[Text], view: Viewport) -> list[Text]:
    """Return lines at the size they are read at, their column in view."""
    first, largest = lines[0].at, max(line.size for line in lines)
    part = min(1.0, LARGEST_PX / (largest * view.scale))
    small = [_smaller(line, part, first) for line in lines]
    if lines[0].anchor != "start":
        return small
    x, y = _way_into(small, view)
    return [replace(line, at=(line.at[0] + x, line.at[1] + y)) for line in small]


def _smaller(line: Text, part: float, pivot: Point) -> Text:
    """Return a line made smaller about a place."""
    at = pivot[0] + part * (line.at[0] - pivot[0]), pivot[1] + part * (line.at[1] - pivot[1])
    halo = None if line.halo is None else replace(line.halo, width=part * line.halo.width)
    return replace(line, at=at, size=part * line.size, spacing=part * line.spacing, halo=halo)


def _way_into(lines: Iterable[Text], view: Viewport) -> Point:
    """Return how far lines must be moved to be in view, in millimetres."""
    seen, margin = view.visible, _MARGIN_PX / view.scale
    lefts, tops, rights, bottoms = zip(
        *(
            (at[0], at[1] - line.size, at[0] + line.width, at[1] + _BELOW * line.size)
            for line in lines
            for at in (line.at,)
        ),
        strict=True,
    )
    return (
        _step(min(lefts), max(rights), seen.left + margin, seen.right - margin),
        _step(min(tops), max(bottoms), seen.top + margin, seen.bottom - margin),
    )


def _step(low: float, high: float, least: float, most: float) -> float:
    """Return how far a stretch must go to lie between two bounds, the lower of them first."""
    return max(min(0.0, most - high), least - low)
