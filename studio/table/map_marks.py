"""What is drawn over the map of a game: reach, what a drag would lay, routes, trains, notes and news."""

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise, product
from typing import Final

from engine.board.document import Board
from engine.hexes.lattice import Hex
from studio.drawing.game.companies import Livery
from studio.drawing.maps.themes import Theme
from studio.drawing.shapes.boxes import Box, Point
from studio.drawing.shapes.fonts import Face, cap_mm
from studio.drawing.shapes.marks import (
    Circle,
    Close,
    Mark,
    Move,
    Path,
    Polygon,
    Step,
    Stroke,
    Text,
    To,
)
from studio.tools.areas import mask_of
from studio.tools.outlines import edged
from studio.tools.preview_marks import HAND, REFUSED

_REACH_RIM: Final = 0.07
_CHIP_SIZE: Final = 0.24
"""The size of the figures of a cost, as a part of the distance between centres."""
_CHIP_AT: Final = 0.31
"""How far below the centre of a hex its cost is written."""
_WAY, _WAY_OPACITY = 0.16, 0.85
_ROUTE, _ROUTE_OPACITY, _FAINT = 0.34, 0.6, 0.22
_RING: Final = 0.5
_TRAIN: Final = 0.34
_LABEL_PX: Final = 13.0
_PAD: Final = 0.42
_PAPER, _INK = "#fffdf7", "#22272b"
NEWS: Final = "#e0a800"
NOTE: Final = "#7048e8"


def hex_mask_rim(board: Board, hexes: Iterable[Hex], colour: str, width: float) -> tuple[Mark, ...]:
    """Return a rim around hexes, drawn on a pale line so that it shows on any ground."""
    mask = mask_of(board.sheet, hexes)
    across = board.sheet.across_flats_mm
    paths = edged(board, mask)
    pale, line = Stroke("#ffffff", 1.9 * width * across), Stroke(colour, width * across)
    return (
        *(Path(path.steps, stroke=pale, opacity=0.7) for path in paths),
        *(Path(path.steps, stroke=line) for path in paths),
    )


def reach_marks(
    board: Board,
    reached: Iterable[tuple[Hex, int, Sequence[tuple[int, int]]]],
    colour: str,
    looks: Sequence[Livery],
    theme: Theme,
    taken: Sequence[Box],
) -> Iterator[Mark]:
    """Yield the rim of the hexes in reach, and in each its cost, and in their colour what rivals receive.

    A figure is left out where names, keys or a town are.
    """
    reached = list(reached)
    near = _Boxes(taken, board.sheet.across_flats_mm)
    yield from hex_mask_rim(board, [hex_ for hex_, _, _ in reached], colour, _REACH_RIM)
    across = board.sheet.across_flats_mm
    size = _CHIP_SIZE * across
    for hex_, cost, pays in reached:
        x, y = board.sheet.centre_mm(hex_)
        parts = [(str(cost), theme.ink)]
        parts += [(f"+{amount}", looks[seat].colour(theme)) for seat, amount in pays]
        yield from _figures((x, y + _CHIP_AT * across), parts, size, theme, near)


class _Boxes:
    """Boxes by the squares they lie in, so that few are asked whether they touch another."""

    def __init__(self, boxes: Iterable[Box], side: float) -> None:
        self._side = side
        self._found: dict[tuple[int, int], list[Box]] = {}
        for box in boxes:
            for square in self._squares(box):
                self._found.setdefault(square, []).append(box)

    def touch(self, box: Box) -> bool:
        """Return whether any touches a box."""
        return any(box.touches(each) for square in self._squares(box) for each in self._found.get(square, ()))

    def _squares(self, box: Box) -> Iterator[tuple[int, int]]:
        columns = range(int(box.left // self._side), int(box.right // self._side) + 1)
        rows = range(int(box.top // self._side), int(box.bottom // self._side) + 1)
        return product(columns, rows)


def _figures(
    at: Point, parts: Sequence[tuple[str, str]], size: float, theme: Theme, taken: "_Boxes"
) -> Iterator[Mark]:
    """Yield figures next to each other about a place, unless something else is written there."""
    texts = [Text(at, text, Face.BOLD, size, colour) for text, colour in parts]
    gap = 0.18 * size
    wide = sum(text.width for text in texts) + gap * (len(texts) - 1)
    left, halo = at[0] - wide / 2, Stroke(theme.halo, 0.3 * size)
    if taken.touch(Box(left, at[1] - size, left + wide, at[1])):
        return
    for text in texts:
        yield Text((left, at[1]), text.text, text.face, size, text.fill, halo=halo)
        left += text.width + gap


def way_marks(
    board: Board, hexes: Sequence[tuple[Hex, Hex]], colour: str, *, refused: bool
) -> Iterator[Mark]:
    """Yield the links that a drag would lay, dashed where a rule forbids them."""
    across = board.sheet.across_flats_mm
    width = _WAY * across
    dash = (1.2 * width, 1.2 * width) if refused else ()
    steps = tuple(
        step
        for one, other in hexes
        for step in (Move(*board.sheet.centre_mm(one)), To(*board.sheet.centre_mm(other)))
    )
    if steps:
        yield Path(steps, stroke=Stroke("#ffffff", 1.7 * width), opacity=_WAY_OPACITY)
        yield Path(steps, stroke=Stroke(REFUSED if refused else colour, width, dash), opacity=_WAY_OPACITY)


def route_marks(
    points: Sequence[Point], across: float, colour: str, *, is_faint: bool = False
) -> Iterator[Mark]:
    """Yield a route as a broad band; a faint one is declared, another is being looked at."""
    if len(points) > 1:
        steps: tuple[Step, ...] = (Move(*points[0]), *(To(*point) for point in points[1:]))
        opacity = _FAINT if is_faint else _ROUTE_OPACITY
        yield Path(steps, stroke=Stroke(colour, _ROUTE * across), opacity=opacity)


def ring_marks(points: Iterable[Point], across: float, colour: str = HAND) -> Iterator[Mark]:
    """Yield rings around places, such as the two ends of a race or the starts to choose from."""
    for point in points:
        yield Circle(point, _RING * across, stroke=Stroke("#ffffff", 0.15 * across), opacity=0.8)
        yield Circle(point, _RING * across, stroke=Stroke(colour, 0.08 * across))


def note_marks(points: Iterable[Point], across: float) -> Iterator[Mark]:
    """Yield the pins of notes, at the upper right of their hexes."""
    for x, y in points:
        left, top, size = x + 0.16 * across, y - 0.44 * across, 0.26 * across
        corners = ((left, top), (left + size, top), (left + size, top + size), (left, top + size))
        yield Polygon(corners, NOTE, Stroke("#ffffff", 0.03 * across))
        for row in (0.3, 0.55):
            line = (Move(left + 0.2 * size, top + row * size), To(left + 0.8 * size, top + row * size))
            yield Path(line, stroke=Stroke("#ffffff", 0.1 * size))


def train_marks(at: Point, towards: Point, look: Livery, across: float, theme: Theme) -> Iterator[Mark]:
    """Yield a train as a small arrow on its line that points where it goes, with its company's letter."""
    angle = math.atan2(towards[1] - at[1], towards[0] - at[0])
    long, half = _TRAIN * across, 0.6 * _TRAIN * across
    outline = ((1.5, 0.0), (0.5, 1.0), (-1.0, 1.0), (-1.0, -1.0), (0.5, -1.0))
    points = [
        (
            at[0] + long * x * math.cos(angle) - half * y * math.sin(angle),
            at[1] + long * x * math.sin(angle) + half * y * math.cos(angle),
        )
        for x, y in outline
    ]
    steps: tuple[Step, ...] = (Move(*points[0]), *(To(*point) for point in points[1:]), Close())
    yield Path(steps, fill=look.colour(theme), stroke=Stroke(theme.halo, 0.06 * across))
    size = 0.34 * across
    below = at[0], at[1] + cap_mm(Face.BOLD, size) / 2
    yield Text(below, look.letter, Face.BOLD, size, look.letter_colour(theme), "middle")


def chip_marks(at: Point, lines: Sequence[str], scale: float, seen: Box, *, refused: bool) -> Iterator[Mark]:
    """Yield words at the pointer on a ground of their own, as large at every scale, and inside the view."""
    size = _LABEL_PX / scale
    pitch, pad = 1.35 * size, _PAD * size
    texts = [
        Text((0.0, 0.0), line, Face.BOLD if not row else Face.REGULAR, size, _INK)
        for row, line in enumerate(lines)
    ]
    wide, high = max(text.width for text in texts) + 2 * pad, pitch * len(texts) + 2 * pad
    left = min(max(at[0] + 1.4 * size, seen.left + pad), seen.right - wide - pad)
    top = min(max(at[1] - high - 1.2 * size, seen.top + pad), seen.bottom - high - pad)
    corners = ((left, top), (left + wide, top), (left + wide, top + high), (left, top + high))
    yield Polygon(corners, _PAPER, Stroke(REFUSED if refused else "#8a867c", 0.1 * size), opacity=0.96)
    for row, text in enumerate(texts):
        yield Text((left + pad, top + pad + pitch * row + size), text.text, text.face, size, text.fill)


def along(points: Sequence[Point], costs: Sequence[int], rolled: float) -> tuple[Point, Point]:
    """Return where a train is on its route after this many points, and the next place it goes to.

    ``costs`` are the points that each link takes. Past the end it is at its goal.
    """
    left = rolled
    for (start, end), cost in zip(pairwise(points), costs, strict=True):
        if left < cost:
            part = left / cost
            return (start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])), end
        left -= cost
    before, end = points[-2], points[-1]
    return end, (2 * end[0] - before[0], 2 * end[1] - before[1])
