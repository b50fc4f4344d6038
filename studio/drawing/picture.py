"""The picture of a board: the one function that knows how a map looks."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from engine.board.document import Board
from studio.drawing.borders import borders, closed_sides
from studio.drawing.boxes import Box
from studio.drawing.courses import crossings, ferries, permitted_builds
from studio.drawing.exits import exits
from studio.drawing.extent import Extent, frame
from studio.drawing.grid import grid, hex_labels
from studio.drawing.ground import land, void, water
from studio.drawing.hills import hills
from studio.drawing.lettering import Names, place_names
from studio.drawing.marks import Drawing, Layer, Mark, box_of
from studio.drawing.rim import rim
from studio.drawing.rivers import rivers
from studio.drawing.shore import coast, shoals
from studio.drawing.textures import own_kinds, swamps
from studio.drawing.themes import ATLAS, Theme
from studio.drawing.towns import towns

Draw = Callable[[Extent, Theme], Iterator[Mark]]

_BELOW: Final[tuple[tuple[str, Draw], ...]] = (
    ("water", water),
    ("shoals", shoals),
    ("land", land),
    ("swamps", swamps),
    ("own kinds", own_kinds),
    ("hills", hills),
    ("grid", grid),
    ("hex labels", hex_labels),
    ("coast", coast),
    ("void", void),
    ("borders", borders),
    ("rivers", rivers),
    ("closed sides", closed_sides),
    ("ferries", ferries),
    ("crossings", crossings),
    ("permitted builds", permitted_builds),
)
_ABOVE: Final[tuple[tuple[str, Draw], ...]] = (("towns", towns), ("exits", exits), ("rim", rim))
LAYERS: Final = (
    *(name for name, _ in _BELOW),
    "area names",
    "names",
    *(name for name, _ in _ABOVE),
)
"""Every layer of a map from the lowest to the highest. The rim alone lies outside the frame."""
USUAL: Final = frozenset(LAYERS) - {"hex labels"}
"""The layers of a map to play on; labels in every hex are for a working sheet."""


def picture(
    board: Board,
    theme: Theme = ATLAS,
    region: Box | None = None,
    layers: Iterable[str] = USUAL,
    names: Names | None = None,
) -> Drawing:
    """Return the map of a board in the millimetres of its sheet.

    With a ``region``, a box in those millimetres, it holds exactly those marks of the whole map
    that touch the box, in the same order. That costs time by the size of the box and not of the
    map, if ``names`` are given: placing them (:func:`studio.drawing.lettering.place_names`) takes
    the whole board and is done here when they are not and their layers are wanted.
    """
    wanted, extent = frozenset(layers), Extent(board, region)
    if names is None and wanted & {"names", "area names"}:
        names = place_names(board, theme)
    drawn: list[tuple[str, Iterable[Mark]]] = [(name, draw(extent, theme)) for name, draw in _BELOW]
    if names is not None:
        drawn += [("area names", names.area_marks()), ("names", names.marks())]
    drawn += [(name, draw(extent, theme)) for name, draw in _ABOVE]
    edge = frame(board.sheet)
    return Drawing(
        *board.sheet.size_mm,
        tuple(
            Layer(name, tuple(_seen(marks, region)), clip=None if name == "rim" else edge)
            for name, marks in drawn
            if name in wanted
        ),
    )


def _seen(marks: Iterable[Mark], region: Box | None) -> Iterable[Mark]:
    """Return the marks that touch a region; all of them when there is none."""
    return marks if region is None else (mark for mark in marks if box_of(mark).touches(region))
