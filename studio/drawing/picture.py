"""The picture of a board: the one function that knows how a map looks."""

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Final

from engine.board.document import Board
from studio.drawing.borders import borders, closed_sides
from studio.drawing.boxes import Box
from studio.drawing.courses import crossings, ferries, permitted_builds
from studio.drawing.exits import exits
from studio.drawing.extent import Extent, frame
from studio.drawing.grid import grid, hex_labels
from studio.drawing.ground import land, land_kinds, lands, void, water
from studio.drawing.hills import hills
from studio.drawing.kept import kept
from studio.drawing.lettering import Names, place_names
from studio.drawing.marks import Drawing, Layer, Mark, box_of
from studio.drawing.regions import city_regions
from studio.drawing.rim import rim
from studio.drawing.rivers import rivers
from studio.drawing.shore import coast, shoals
from studio.drawing.textures import own_kinds, swamps
from studio.drawing.themes import ATLAS, Theme
from studio.drawing.tints import faded
from studio.drawing.towns import town_keys, towns

Draw = Callable[[Extent, Theme], Iterator[Mark]]

_ALL: Final[tuple[tuple[str, Draw | None], ...]] = (
    ("water", water),
    ("shoals", shoals),
    ("land", land),
    ("countries", lands),
    ("land kinds", land_kinds),
    ("swamps", swamps),
    ("own kinds", own_kinds),
    ("hills", hills),
    ("city regions", city_regions),
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
    ("area names", None),
    ("names", None),
    ("towns", towns),
    ("town keys", town_keys),
    ("exits", exits),
    ("rim", rim),
)
"""What draws each layer; names are not drawn here but placed."""
_OF_NAMES: Final = frozenset(name for name, draw in _ALL if draw is None)
LAYERS: Final = tuple(name for name, _ in _ALL)
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
    return Drawing(*board.sheet.size_mm, tuple(drawn_layers(board, theme, region, layers, names)))


def drawn_layers(
    board: Board,
    theme: Theme = ATLAS,
    region: Box | None = None,
    layers: Iterable[str] = USUAL,
    names: Names | None = None,
    dim: Collection[str] = (),
) -> Iterator[Layer]:
    """Yield the layers of a picture, the lowest first, each drawn when it is asked for.

    Who has other things to do meanwhile asks for the next when there is time; see :func:`picture`.
    Layers to ``dim`` are drawn in colours near the paper's; names have theirs from where they were placed.
    """
    wanted, extent, edge = frozenset(layers), Extent(board, region), frame(board.sheet)
    if names is None and wanted & _OF_NAMES:
        names = place_names(board, theme)
    for name, draw in _ALL:
        if name not in wanted:
            continue
        if draw is not None:
            marks = tuple(_seen(draw(extent, faded(theme) if name in dim else theme), region))
        else:
            assert names is not None  # they were given or placed above
            marks = _names_seen(names, region, areas=name == "area names")
        yield Layer(name, marks, clip=None if name == "rim" else edge)


def _seen(marks: Iterable[Mark], region: Box | None) -> Iterable[Mark]:
    """Return the marks that touch a region; all of them when there is none."""
    return marks if region is None else (mark for mark in marks if box_of(mark).touches(region))


def measure_names(names: Names) -> None:
    """Measure names ahead of the first picture of a part of their board, which then takes less time."""
    _boxed(names)
    _boxed_areas(names)


def _names_seen(names: Names, region: Box | None, *, areas: bool) -> tuple[Mark, ...]:
    """Return the names that touch a region: those of areas, or all others."""
    boxed = _boxed_areas(names) if areas else _boxed(names)
    return tuple(mark for box, mark in boxed if region is None or box.touches(region))


@kept
def _boxed(names: Names) -> list[tuple[Box, Mark]]:
    """Return the names with their boxes, which take longer to tell than whether they touch another."""
    return [(box_of(mark), mark) for mark in names.marks()]


@kept
def _boxed_areas(names: Names) -> list[tuple[Box, Mark]]:
    """Return the names of areas with their boxes."""
    return [(box_of(mark), mark) for mark in names.area_marks()]
