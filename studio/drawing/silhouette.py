"""The land of a board, small: where on the map a place lies, shown at the size of a stamp."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.board.document import Board
from engine.board.terrain import OFF, WATER
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from studio.drawing.boxes import Box, Point
from studio.drawing.extent import pitch
from studio.drawing.marks import Circle, Close, Mark, Move, Path, Step, Stroke, To
from studio.drawing.themes import Theme

_COAST_MM = 0.14
_OVER = 1.04
"""Rows reach into each other by this, so that no seam shows between them."""


class Silhouette(NamedTuple):
    """The land as paths in a box, its coast below, and the scale at which it is drawn."""

    land: tuple[Path, Path]
    box: Box
    scale: float

    def dot(self, board: Board, hex_: Hex, theme: Theme, radius: float) -> Mark:
        """Return a dot where a hex lies."""
        x, y = board.sheet.centre_mm(hex_)
        at = self.box.left + self.scale * x, self.box.top + self.scale * y
        return Circle(at, radius, theme.accent, Stroke(theme.paper, 0.3))


def silhouette(board: Board, theme: Theme, room: Box) -> Silhouette:
    """Return the land of a board as large as it fits a room, in its middle.

    Rows of hexes, or columns where they stand with a side up, are drawn as bars: at this size that
    is what hexes look like.
    """
    wide, high = board.sheet.size_mm
    scale = min(room.width / wide, room.height / high)
    x, y = room.centre
    left, top = x - scale * wide / 2, y - scale * high / 2
    box = Box(left, top, left + scale * wide, top + scale * high)
    steps: list[Step] = []
    for bar in _bars(board):
        corners = ((bar.left, bar.top), (bar.right, bar.top), (bar.right, bar.bottom), (bar.left, bar.bottom))
        places: list[Point] = [(left + scale * px, top + scale * py) for px, py in corners]
        steps += [Move(*places[0]), *(To(*place) for place in places[1:]), Close()]
    # Stroked first and filled over it, the bars keep the outer half of their edges alone: the coast.
    coast = Path(tuple(steps), stroke=Stroke(theme.coast, 2 * _COAST_MM))
    return Silhouette((coast, Path(tuple(steps), theme.land)), box, scale)


def _to_rim(bar: Box, sheet: Sheet, near: float) -> Box:
    """Return a bar that goes on to the edge of the sheet where it ends near it, as the map's ground does."""
    wide, high = sheet.size_mm
    return Box(
        0.0 if bar.left < near else bar.left,
        0.0 if bar.top < near else bar.top,
        wide if bar.right > wide - near else bar.right,
        high if bar.bottom > high - near else bar.bottom,
    )


def _bars(board: Board) -> Iterator[Box]:
    """Yield the land of a board in bars, in the sheet's millimetres."""
    sheet = board.sheet
    across, down = (step / 2 for step in pitch(sheet))
    is_pointy = sheet.top == "pointy"
    grow_x, grow_y = (across, _OVER * down) if is_pointy else (_OVER * across, down)
    for line in range(sheet.rows if is_pointy else sheet.columns):
        length = sheet.columns if is_pointy else sheet.rows
        hexes = [sheet.hex_at(at, line) if is_pointy else sheet.hex_at(line, at) for at in range(length)]
        run: list[Hex] = []
        for hex_ in [*hexes, None]:
            if hex_ is not None and board.terrain_at(hex_) not in WATER | {OFF}:
                run.append(hex_)
            elif run:
                (first_x, first_y), (last_x, last_y) = sheet.centre_mm(run[0]), sheet.centre_mm(run[-1])
                bar = Box(first_x - grow_x, first_y - grow_y, last_x + grow_x, last_y + grow_y)
                yield _to_rim(bar, board.sheet, 1.2 * max(across, down))
                run = []
