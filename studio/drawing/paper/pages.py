"""Cuts a drawing over sheets of paper, always at its true scale.

A drawing that fits on one sheet goes on one, upright or lying. A larger one is cut into equal
parts that overlap, or into unequal ones where that leaves whole what had better not be cut. Crop
marks show where each ends, a plan which of them it is. Every page has a ruler of 100 mm to hold
against a real one: printers like to shrink.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from math import ceil
from typing import Final, Literal, NamedTuple

from engine.messages import ENGLISH, Tongue
from studio.drawing.paper.paper_sizes import Paper
from studio.drawing.shapes.boxes import Box, Point
from studio.drawing.shapes.fonts import Face, cut_short
from studio.drawing.shapes.interruption import heeded
from studio.drawing.shapes.marks import Drawing, Layer, Line, Mark, Polygon, Stroke, Text, box_of, moved

_INK, _PALE = "#2b2a28", "#c9c4b8"
_CROP_MM, _CROP_GAP = 3.5, 0.8
_FINE = Stroke(_INK, 0.15, cap="butt")
_RULER_MM: Final = 100
CROP_MARKS: Final = "crop marks"
"""The layer of a page that shows where its part ends."""
_SIZE = 2.6
_KEY_SHARE = 0.5
"""How much of the width next to the ruler the plan of the pages takes at most."""
_OVER_KEY = 4.2
"""How far above the number of its page a title stands."""


@dataclass(frozen=True, slots=True)
class Cutting:
    """How to cut: the margin around each page, the strip below for its ruler, the overlap of parts."""

    margin: float = 7.0
    strip: float = 7.0
    overlap: float = 12.0


@dataclass(frozen=True, slots=True)
class Page:
    """One page: its column and row among the pages, its drawing on paper, its part of the whole."""

    place: tuple[int, int]
    drawing: Drawing
    part: Box


Lay = Literal["automatic", "upright", "lying"]
"""How the paper lies: its longer edge up and down, or left and right."""
Stretch = tuple[float, float]
"""Where something begins and ends along one way."""


class _Plan(NamedTuple):
    """A way to lay out pages: the paper as it lies, how many columns and rows, and the room for a part."""

    width: float
    height: float
    columns: int
    rows: int
    room: Point


def paged(
    drawing: Drawing,
    paper: Paper,
    cutting: Cutting = Cutting(),
    lay: Lay = "automatic",
    *,
    title: str = "",
    tongue: Tongue = ENGLISH,
) -> tuple[Page, ...]:
    """Return a drawing cut over pages of a paper, row by row; of several each bears the title.

    Unless ``lay`` says how the paper lies, the way that needs fewest pages is taken; of two that
    need as many the one that cuts less of what had better stay whole, else upright if the drawing
    is no wider than high. Raises ValueError for a paper that is all margin.
    """
    plan, places = _cut_up((drawing.width_mm, drawing.height_mm), drawing.whole, paper, cutting, lay)
    # Boxes are found once, not once for every page: a large board is cut over dozens.
    boxes = [[box_of(mark) for mark in heeded(layer.marks)] for layer in drawing.layers]
    pages = [_page(_within(part, drawing, boxes), plan, cutting, at, part) for at, part in places.items()]
    return tuple(_with_strip(page, plan, cutting, title, tongue) for page in pages)


def cut_over(size: Point, whole: Sequence[Box], paper: Paper) -> tuple[Box, ...]:
    """Return the parts that :func:`paged` cuts a drawing of a size into, whose ``whole`` is this."""
    return tuple(_cut_up(size, whole, paper, Cutting(), "automatic")[1].values())


def _cut_up(
    size: Point, whole: Sequence[Box], paper: Paper, cutting: Cutting, lay: Lay
) -> tuple[_Plan, dict[tuple[int, int], Box]]:
    """Return how to lay out pages, and the part on each by its column and row, row by row."""
    upright, lying = (paper.width, paper.height), (paper.height, paper.width)
    ways = {"automatic": (upright, lying), "upright": (upright,), "lying": (lying,)}[lay]
    plans = [_planned(size, width, height, cutting) for width, height in ways]
    if size[0] > size[1]:
        plans.reverse()
    least = min(plan.columns * plan.rows for plan in plans)
    laid = [
        (plan, _placed(size, whole, plan, cutting)) for plan in plans if plan.columns * plan.rows == least
    ]
    return min(laid, key=lambda way: _torn(whole, way[1].values()))


def _placed(size: Point, whole: Sequence[Box], plan: _Plan, cutting: Cutting) -> dict[tuple[int, int], Box]:
    """Return the part on each page of a plan by its column and row, row by row."""
    across = [(box.left, box.right) for box in whole]
    down = [(box.top, box.bottom) for box in whole]
    columns = parts(size[0], plan.columns, plan.room[0], cutting.overlap, across)
    rows = parts(size[1], plan.rows, plan.room[1], cutting.overlap, down)
    return {
        (column, row): Box(left, top, right, bottom)
        for row, (top, bottom) in enumerate(rows)
        for column, (left, right) in enumerate(columns)
    }


def _torn(whole: Sequence[Box], pages: Collection[Box]) -> float:
    """Return the area, in square millimetres, of the boxes that stand whole on none of the pages."""
    return sum(
        box.width * box.height
        for box in whole
        if all(page.common(box) < box.width * box.height - 1e-6 for page in pages)
    )


def _within(part: Box, drawing: Drawing, boxes: Sequence[Sequence[Box]]) -> list[Layer]:
    """Return every layer of a drawing with those of its marks that touch a part, by the marks' boxes."""
    layers = []
    for layer, around in zip(drawing.layers, boxes, strict=True):
        seen = part.moved(-layer.offset[0], -layer.offset[1])
        marks = tuple(mark for mark, box in zip(layer.marks, around, strict=True) if box.touches(seen))
        layers.append(replace(layer, marks=marks))
    return layers


def parts(length: float, count: int, room: float, lap: float, whole: Sequence[Stretch]) -> list[Stretch]:
    """Return a length in parts that overlap by ``lap`` and are no longer than ``room``.

    They are equal unless a seam would cut a stretch that should stay whole. It then moves to the
    nearest place where it cuts fewest, as far as the room allows. Where it comes between stretches, with
    nothing to be glued, there is no overlap, and half of what is blank between them is left out.
    """
    even = (length + (count - 1) * lap) / count
    # A part between two seams may grow at both ends.
    play = max(0.0, room - even) / (2 if count > 2 else 1)
    starts = [0.0]
    for number in range(1, count):
        start = number * (even - lap)
        usual = {start, *(begin for begin, _ in whole), *(end - lap for _, end in whole)}
        places = [place for place in usual if abs(place - start) <= play]
        starts.append(min(places, key=lambda place: (_cut(whole, place, lap), abs(place - start), place)))
    seams = [_seam(whole, start, lap) for start in starts[1:]]
    ends = [*(end for end, _ in seams), length]
    return list(zip([0.0, *(start for _, start in seams)], ends, strict=True))


def _seam(whole: Sequence[Stretch], start: float, lap: float) -> Stretch:
    """Return where the part before an overlap ends and the one after it starts."""
    between = [
        end
        for _, end in whole
        if start <= end <= start + lap + 1e-6
        and any(begin >= end for begin, _ in whole)
        and all(begin >= end - 1e-6 or other <= end + 1e-6 for begin, other in whole)
    ]
    if not between:
        return start + lap, start
    end = max(between)
    # Lines as broad as they are would show at the top of the next page if it began just there.
    return end, (end + min(begin for begin, _ in whole if begin >= end)) / 2


def _cut(whole: Sequence[Stretch], start: float, lap: float) -> int:
    """Count the stretches that are whole on neither side of an overlap that starts at a place."""
    return sum(begin < start - 1e-6 and end > start + lap + 1e-6 for begin, end in whole)


def _planned(size: Point, width: float, height: float, cutting: Cutting) -> _Plan:
    """Return how many parts a way of laying the paper needs."""
    room_x, room_y = width - 2 * cutting.margin, height - 2 * cutting.margin - cutting.strip
    if min(room_x, room_y) <= cutting.overlap:
        raise ValueError("The paper is too small for its margins and the overlap.")
    columns, rows = (
        max(1, ceil((whole - cutting.overlap) / (room - cutting.overlap) - 1e-9))
        for whole, room in zip(size, (room_x, room_y), strict=True)
    )
    return _Plan(width, height, columns, rows, (room_x, room_y))


def _page(whole: Sequence[Layer], plan: _Plan, cutting: Cutting, place: tuple[int, int], part: Box) -> Page:
    """Return the page of one part at a column and row, of the layers of the whole."""
    left = (plan.width - part.width) / 2
    top = cutting.margin + (plan.room[1] - part.height) / 2
    seen = Box(left, top, left + part.width, top + part.height)
    layers = [moved(layer, left - part.left, top - part.top, seen) for layer in whole]
    if plan.columns * plan.rows > 1:
        layers.append(Layer(CROP_MARKS, tuple(_crop_marks(seen))))
    return Page(place, Drawing(plan.width, plan.height, tuple(layers)), part)


def _with_strip(page: Page, plan: _Plan, cutting: Cutting, title: str, tongue: Tongue) -> Page:
    """Return a page with its ruler below and, if it is one of several, what it is and which of them."""
    marks = list(_ruler(plan, cutting, tongue))
    if plan.columns * plan.rows > 1:
        marks += _page_key(plan, cutting, page.place, title, tongue)
    drawing = page.drawing
    layers = (*drawing.layers, Layer("page", tuple(marks)))
    return replace(page, drawing=Drawing(plan.width, plan.height, layers))


def _ruler(plan: _Plan, cutting: Cutting, tongue: Tongue) -> Iterator[Mark]:
    """Yield a ruler of 100 mm in the strip below the part."""
    x, y = cutting.margin, plan.height - cutting.margin
    yield Line((x, y), (x + _RULER_MM, y), Stroke(_INK, 0.2, cap="butt"))
    for tick in range(0, _RULER_MM + 1, 5):
        high = 2.6 if tick % 50 == 0 else 1.9 if tick % 10 == 0 else 1.1
        yield Line((x + tick, y), (x + tick, y - high), _FINE)
    text = tongue.says("100 mm on paper? If not, print again at 100 %.")
    yield Text((x + _RULER_MM + 2.5, y), text, Face.REGULAR, _SIZE, _INK)


def _crop_marks(part: Box) -> Iterator[Mark]:
    """Yield two short lines at each corner of a part, outside it."""
    for x, away in ((part.left, -1), (part.right, 1)):
        for y, out in ((part.top, -1), (part.bottom, 1)):
            yield Line((x + away * _CROP_GAP, y), (x + away * (_CROP_GAP + _CROP_MM), y), _FINE)
            yield Line((x, y + out * _CROP_GAP), (x, y + out * (_CROP_GAP + _CROP_MM)), _FINE)


def _page_key(
    plan: _Plan, cutting: Cutting, place: tuple[int, int], title: str, tongue: Tongue
) -> Iterator[Mark]:
    """Yield the page's number and, next to it, a plan of all pages with this one filled; above, the title."""
    beside = plan.width - 2 * cutting.margin - _RULER_MM
    across = min(4.0, (cutting.strip - 1.0) / plan.rows) * plan.width / plan.height
    across = min(across, _KEY_SHARE * beside / plan.columns)
    cell = across * plan.height / plan.width
    right, bottom = plan.width - cutting.margin, plan.height - cutting.margin
    left, top = right - across * plan.columns, bottom - cell * plan.rows
    for at_row in range(plan.rows):
        for at_column in range(plan.columns):
            x, y = left + at_column * across, top + at_row * cell
            corners = ((x, y), (x + across, y), (x + across, y + cell), (x, y + cell))
            fill = _INK if (at_column, at_row) == place else _PALE
            yield Polygon(corners, fill, Stroke("#ffffff", 0.2))
    column, row = place
    number, last = row * plan.columns + column + 1, plan.rows * plan.columns
    label = tongue.says("{page} of {last}", page=number, last=last)
    yield Text((left - 2.0, bottom), label, Face.BOLD, 3.4, _INK, "end")
    if title:
        text, size = cut_short(title, Face.BOLD, _SIZE, left - 2.0 - cutting.margin - _RULER_MM)
        # Cut off or lost, a page still says what it belongs to.
        yield Text((left - 2.0, bottom - _OVER_KEY), text, Face.BOLD, size, _INK, "end")
