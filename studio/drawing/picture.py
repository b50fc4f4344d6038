"""The picture of a board: the one function that knows how a map looks."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from engine.board.document import Board
from studio.drawing.borders import borders, closed_sides
from studio.drawing.boxes import Box
from studio.drawing.extent import Extent, frame
from studio.drawing.grid import grid, hex_labels
from studio.drawing.ground import land, void, water
from studio.drawing.hills import hills
from studio.drawing.marks import Drawing, Layer, Mark, box_of
from studio.drawing.rivers import rivers
from studio.drawing.shore import coast, shoals
from studio.drawing.themes import ATLAS, Theme
from studio.drawing.towns import towns

Draw = Callable[[Extent, Theme], Iterator[Mark]]

_LAYERS: Final[tuple[tuple[str, Draw], ...]] = (
    ("water", water),
    ("shoals", shoals),
    ("land", land),
    ("hills", hills),
    ("coast", coast),
    ("void", void),
    ("grid", grid),
    ("hex labels", hex_labels),
    ("borders", borders),
    ("rivers", rivers),
    ("closed sides", closed_sides),
    ("towns", towns),
)
LAYERS: Final = tuple(name for name, _ in _LAYERS)
"""Every layer of a map from the lowest to the highest."""
USUAL: Final = frozenset(LAYERS) - {"hex labels"}
"""The layers of a map to play on; labels in every hex are for a working sheet."""


def picture(
    board: Board, theme: Theme = ATLAS, region: Box | None = None, layers: Iterable[str] = USUAL
) -> Drawing:
    """Return the map of a board in the millimetres of its sheet, cut to the sheet's frame.

    With a ``region``, a box in those millimetres, it holds exactly those marks of the whole
    map that touch the box, in the same order, at a cost that grows with the box and not with
    the map.
    """
    wanted = frozenset(layers)
    extent, edge = Extent(board, region), frame(board.sheet)
    drawn = tuple(
        Layer(name, tuple(_seen(draw(extent, theme), region)), clip=edge)
        for name, draw in _LAYERS
        if name in wanted
    )
    return Drawing(*board.sheet.size_mm, drawn)


def _seen(marks: Iterable[Mark], region: Box | None) -> Iterable[Mark]:
    """Return the marks that touch a region; all of them when there is none."""
    return marks if region is None else (mark for mark in marks if box_of(mark).touches(region))
