"""A small map of a board for its players: the country, every town as a dot, and where to start by name."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from engine.board.document import Board
from engine.board.starts import first_starts
from engine.hexes.lattice import Hex
from studio.drawing.maps.themes import Theme
from studio.drawing.paper.blocks import Block
from studio.drawing.paper.columns import Slug
from studio.drawing.picture import picture
from studio.drawing.shapes.boxes import Box, Point
from studio.drawing.shapes.extent import frame
from studio.drawing.shapes.fonts import Face, cap_mm
from studio.drawing.shapes.marks import Anchor, Circle, Layer, Mark, Polygon, Stroke, Text, box_of
from studio.drawing.shapes.scaling import scaled

_HIGHEST: Final = 85.0
_GAP: Final = 4.5
_SHOWN: Final = frozenset(
    {"water", "shoals", "land", "countries", "land kinds", "hills", "coast", "void", "borders", "rivers"}
)
_PEN: Final = 2.2
"""Lines are drawn so many times as thick as the scale has them, or they would not be seen."""
_START_MM, _TOWN_MM, _NAME = 1.35, 0.55, 2.9
_OFF: Final = 1.0
_COVERED: Final = 0.25
"""How much of a name may cover other things or lie off the map, as a part of its own area."""
"""How far a name stands from its dot."""


class View(NamedTuple):
    """The scale of the small map, and where the sheet's corner lies on it."""

    scale: float
    corner: Point

    def of(self, point: Point) -> Point:
        """Return where a point of the sheet lies."""
        return self.corner[0] + self.scale * point[0], self.corner[1] + self.scale * point[1]


def overview(board: Board, width: float, theme: Theme) -> Slug:
    """Return the map as wide as a column, if it is not too high then; else in the column's middle."""
    around = frame(board.sheet)
    scale = min(width / around.width, _HIGHEST / around.height)
    left = (width - scale * around.width) / 2
    view = View(scale, (left - scale * around.left, -scale * around.top))
    high = scale * around.height
    box = Box(left, 0.0, left + scale * around.width, high)
    drawn = picture(board, theme, layers=_SHOWN).layers
    layers = [
        Layer(
            layer.name,
            tuple(scaled(mark, scale, view.corner, _PEN * scale) for mark in layer.marks),
            clip=box,
        )
        for layer in drawn
    ]
    corners = ((box.left, box.top), (box.right, box.top), (box.right, box.bottom), (box.left, box.bottom))
    rim = Polygon(corners, stroke=Stroke(theme.faint_ink, 0.14, join="miter"))
    dots = Layer("overview", (*_dots(board, view, box, theme), rim))
    return Slug(Block(width, high, (*layers, dots)), _GAP)


def _dots(board: Board, view: View, room: Box, theme: Theme) -> Iterator[Mark]:
    """Yield a dot for each town, larger ones with names for those to start at."""
    firsts = [hex_ for hex_ in first_starts(board) if hex_ in board.sheet]
    towns = [town.hex for town in board.towns if town.keys and town.hex in board.sheet]
    rim = Stroke(theme.paper, 0.3)
    small = [_dot(board, view, hex_, _TOWN_MM, theme.name_ink) for hex_ in towns if hex_ not in firsts]
    large = [_dot(board, view, hex_, _START_MM, theme.accent, rim) for hex_ in firsts]
    taken = [box_of(dot) for dot in (*large, *small)]
    yield from small
    for hex_, dot in zip(firsts, large, strict=True):
        name = next((town.name for town in board.towns_by_hex.get(hex_, ())), board.sheet.label(hex_))
        placed = _placed(name, dot.centre, room, taken, theme)
        if placed is not None:
            taken.append(box_of(placed))
            yield placed
    yield from large


def _dot(
    board: Board, view: View, hex_: Hex, radius: float, colour: str, rim: Stroke | None = None
) -> Circle:
    """Return a dot where a hex lies."""
    return Circle(view.of(board.sheet.centre_mm(hex_)), radius, colour, rim)


def _placed(name: str, at: Point, room: Box, taken: Sequence[Box], theme: Theme) -> Text | None:
    """Return a name next to its dot where it covers least of what is there; None where there is no room."""
    (x, y), cap = at, cap_mm(Face.BOLD, _NAME)
    off, halo = _START_MM + _OFF, Stroke(theme.halo, 0.7)
    places: tuple[tuple[Point, Anchor], ...] = (
        ((x + off, y + cap / 2), "start"),
        ((x - off, y + cap / 2), "end"),
        ((x, y + off + cap), "middle"),
        ((x, y - off), "middle"),
    )
    ways = [
        Text(place, name, Face.BOLD, _NAME, theme.name_ink, anchor, halo=halo) for place, anchor in places
    ]

    def covered(way: Text) -> float:
        box = box_of(way)
        area = box.width * box.height
        # Nothing of it may lie off the map to speak of.
        outside = area - room.common(box)
        return (10 * outside + sum(box.common(other) for other in taken)) / area

    best = min(ways, key=covered)
    return best if covered(best) < _COVERED else None
