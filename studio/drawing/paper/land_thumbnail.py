"""The land of a board, small: where on the map a place lies, shown at the size of a stamp."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from engine.board.document import Board
from engine.board.terrain import OFF
from engine.hexes.lattice import Hex
from studio.drawing.maps.themes import Theme
from studio.drawing.shapes.boxes import Box, Point
from studio.drawing.shapes.curves import Bend, bend
from studio.drawing.shapes.extent import Extent
from studio.drawing.shapes.marks import Circle, Close, Mark, Move, Path, Step, Stroke, placed
from studio.drawing.shapes.shapes import rims

_COAST_MM: Final = 0.2
_BEYOND: Final = 2
"""The land goes on this many rows and columns beyond the sheet, to be cut off by the box."""
_GRAIN_MM: Final = 1e-3
"""Places of the sheet nearer to each other than this are one."""


class Silhouette(NamedTuple):
    """The land with its coast as a path to be clipped to a box, and the scale at which it is drawn."""

    land: Path
    box: Box
    scale: float

    def dot(self, board: Board, hex_: Hex, theme: Theme, radius: float) -> Mark:
        """Return a dot where a hex lies."""
        x, y = board.sheet.centre_mm(hex_)
        at = self.box.left + self.scale * x, self.box.top + self.scale * y
        return Circle(at, radius, theme.accent, Stroke(theme.paper, 0.3))


def silhouette(board: Board, theme: Theme, room: Box) -> Silhouette:
    """Return the land of a board as large as it fits a room, in its middle, its coast round as on the map."""
    wide, high = board.sheet.size_mm
    scale = min(room.width / wide, room.height / high)
    x, y = room.centre
    left, top = x - scale * wide / 2, y - scale * high / 2
    box = Box(left, top, left + scale * wide, top + scale * high)
    steps = placed(_outline(board), (left, top), scale)
    return Silhouette(Path(steps, theme.land, Stroke(theme.coast, _COAST_MM)), box, scale)


def _outline(board: Board) -> Iterator[Step]:
    """Yield the coasts as closed lines, in the sheet's millimetres; land at the rim ends beyond it."""
    sheet, extent = board.sheet, Extent(board)
    rows = range(-_BEYOND - 1, sheet.rows + _BEYOND + 1)
    columns = range(-_BEYOND - 1, sheet.columns + _BEYOND + 1)

    def is_land(hex_: Hex) -> bool:
        column, row = sheet.place_of(hex_)
        is_near = column in columns[1:-1] and row in rows[1:-1]
        return is_near and extent.is_dry(hex_) and extent.terrain(hex_) != OFF

    around = (sheet.hex_at(column, row) for row in rows for column in columns)
    for line in _closed(rims(extent, is_land, among=around)):
        yield Move(*line[0].start)
        yield from (bend(*each) for each in line)
        yield Close()


def _closed(bends: Iterable[Bend]) -> Iterator[list[Bend]]:
    """Yield bends in closed lines, each going on where another ends."""
    following = {_grain(each.start): each for each in bends}
    while following:
        line = [following.pop(next(iter(following)))]
        while (each := following.pop(_grain(line[-1].end), None)) is not None:
            line.append(each)
        yield line


def _grain(point: Point) -> tuple[int, int]:
    """Return a place in whole numbers, so that it is known again."""
    return round(point[0] / _GRAIN_MM), round(point[1] / _GRAIN_MM)
