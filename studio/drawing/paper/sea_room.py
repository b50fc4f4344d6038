"""Room for framed panels in the empty sea of a map."""

from collections.abc import Iterator
from itertools import chain
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.board.document import Board
from engine.board.places import NamedArea
from engine.board.terrain import OFF, SEA
from engine.hexes.lattice import Hex
from studio.drawing.lettering.lettering import Names
from studio.drawing.maps.themes import Theme
from studio.drawing.paper.blocks import Block
from studio.drawing.picture import boxed_names
from studio.drawing.shapes.boxes import Box, Point
from studio.drawing.shapes.marks import Layer, Polygon, Stroke

_CELL: Final = 2.0
"""The grid in which room is sought, in millimetres."""
_PADDING, APART = 4.5, 3.0
"""Paper within the frame of a panel, and sea around it."""
_OFF_COAST: Final = 0.85
"""How far from the middle of a hex of land a panel stays, in hexes."""

Cells = NDArray[np.bool_]


class Panel(NamedTuple):
    """A block and where its upper left corner is."""

    block: Block
    at: Point
    framed: bool
    """Whether it lies on the map, on paper of its own within a frame."""

    @property
    def room(self) -> Box:
        """Its box with its frame."""
        (x, y), block = self.at, self.block
        return Box(x, y, x + block.width, y + block.height).grown(_PADDING)

    def moved(self, dx: float, dy: float) -> "Panel":
        """Return the panel moved."""
        return self._replace(at=(self.at[0] + dx, self.at[1] + dy))

    def drawn(self, theme: Theme) -> tuple[Layer, ...]:
        """Return its layers, on paper of its own if it is framed."""
        paper = (Layer("panel", tuple(_framed(self.room, theme))),) if self.framed else ()
        return (*paper, *self.block.at(*self.at))


def _framed(box: Box, theme: Theme) -> Iterator[Polygon]:
    """Yield the paper and the double frame of a panel."""
    for each, fill, width in ((box, theme.paper, 0.7), (box.grown(-1.3), None, 0.2)):
        corners = (
            (each.left, each.top),
            (each.right, each.top),
            (each.right, each.bottom),
            (each.left, each.bottom),
        )
        yield Polygon(corners, fill=fill, stroke=Stroke(theme.ink, width, join="miter"))


def taken_cells(board: Board, names: Names | None) -> Cells:
    """Return which cells of the map no panel may cover: all but empty sea, and what is off the map."""
    sheet = board.sheet
    width, height = sheet.size_mm
    taken = np.zeros((int(height / _CELL) + 1, int(width / _CELL) + 1), np.bool_)
    reach = _OFF_COAST * sheet.across_flats_mm
    for hex_ in _busy_hexes(board):
        x, y = sheet.centre_mm(hex_)
        take(taken, Box(x, y, x, y).grown(reach))
    if names is not None:
        for _, box in boxed_names(names, "names"):
            take(taken, box.grown(APART))
        # Names of areas are written where the panels leave room, but those that a hand has put stay.
        for place in names.areas:
            area = place.owner and place.owner.on(board)
            if isinstance(area, NamedArea) and area.name_at is not None:
                take(taken, place.box.grown(APART))
    return taken


def _busy_hexes(board: Board) -> Iterator[Hex]:
    """Yield the hexes of a board that have something to see: land, and what lies or sails on the sea."""
    sheet = board.sheet
    yield from (hex_ for hex_ in sheet.hexes() if board.terrain_at(hex_) not in {SEA, OFF})
    yield from (town.hex for town in board.towns)
    yield from chain.from_iterable(special.hexes for special in board.specials)
    yield from chain.from_iterable(ferry.course for ferry in board.ferries)
    yield from chain.from_iterable(crossing.course for crossing in board.crossings)
    yield from chain.from_iterable(build.course for build in board.permitted_builds)


def take(taken: Cells, box: Box) -> None:
    """Mark the cells of a box as taken."""
    left, top = (max(0, int(place / _CELL)) for place in (box.left, box.top))
    right, bottom = (max(0, int(place / _CELL) + 1) for place in (box.right, box.bottom))
    taken[top:bottom, left:right] = True


def in_sea(block: Block, taken: Cells) -> Panel | None:
    """Return a block where nothing is taken, as near to a corner of the map as can be; None without room."""
    margin = _PADDING + APART
    wide, high = (int((length + 2 * margin) / _CELL) + 1 for length in (block.width, block.height))
    rows, columns = taken.shape
    if wide > columns or high > rows:
        return None
    sums = np.zeros((rows + 1, columns + 1), np.int64)
    sums[1:, 1:] = taken.cumsum(0).cumsum(1)
    inside = sums[high:, wide:] - sums[:-high, wide:] - sums[high:, :-wide] + sums[:-high, :-wide]
    ys, xs = np.nonzero(inside == 0)
    if not len(xs):
        return None
    away = np.minimum(xs, columns - wide - xs) + np.minimum(ys, rows - high - ys)
    best = int(np.argmin(away))
    return Panel(block, (float(xs[best]) * _CELL + margin, float(ys[best]) * _CELL + margin), framed=True)
