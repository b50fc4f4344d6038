"""The picture of a board: the one function that knows how a map looks."""

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Final, NamedTuple

from engine.board.document import Board
from studio.drawing.lettering.lettering import Names, place_names
from studio.drawing.maps.borders import borders, closed_sides
from studio.drawing.maps.countries import lands
from studio.drawing.maps.courses import crossings, ferries, permitted_builds
from studio.drawing.maps.grid import grid, hex_labels
from studio.drawing.maps.ground import land, land_kinds, void, water
from studio.drawing.maps.hills import hills
from studio.drawing.maps.regions import city_regions
from studio.drawing.maps.rim import rim
from studio.drawing.maps.rivers import rivers
from studio.drawing.maps.shore import coast, shoals
from studio.drawing.maps.signposts import signposts
from studio.drawing.maps.tags import tags
from studio.drawing.maps.textures import own_kinds, swamps
from studio.drawing.maps.themes import ATLAS, Theme
from studio.drawing.maps.tints import faded
from studio.drawing.maps.towns import town_keys, towns
from studio.drawing.shapes.board_cache import kept
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.extent import Extent, frame
from studio.drawing.shapes.interruption import heeded
from studio.drawing.shapes.marks import Drawing, Layer, Mark, box_of

Draw = Callable[[Extent, Theme], Iterator[Mark]]
BoxedMark = tuple[Mark, Box]


class BoxedLayer(NamedTuple):
    """A layer whose marks are drawn when they are asked for, each with the box that holds it."""

    name: str
    clip: Box | None
    marks: Iterator[BoxedMark]


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
    ("tags", tags),
    ("signposts", signposts),
    ("rim", rim),
)
"""What draws each layer; names are not drawn here but placed."""
OF_NAMES: Final = frozenset(name for name, draw in _ALL if draw is None)
"""The layers of names, which are not drawn but placed."""
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
    map, if ``names`` are given: placing them (:func:`studio.drawing.lettering.lettering.place_names`) takes
    the whole board and is done here when they are not and their layers are wanted.
    """
    return Drawing(*board.sheet.size_mm, tuple(drawn_layers(board, theme, region, layers, names)))


def picture_with(
    board: Board,
    theme: Theme,
    over: Iterable[Layer],
    layers: Collection[str] = USUAL,
    below: str = "area names",
    names: Names | None = None,
) -> Drawing:
    """Return the map of a board with further layers below one of its own and those above that.

    ``names`` are placed here if they are not given.
    """
    names = place_names(board, theme) if names is None else names
    at = LAYERS.index(below)
    under, above = frozenset(LAYERS[:at]) & frozenset(layers), frozenset(LAYERS[at:]) & frozenset(layers)
    drawn = (drawn_layers(board, theme, layers=part, names=names) for part in (under, above))
    ground, signs = map(tuple, drawn)
    return Drawing(*board.sheet.size_mm, (*ground, *over, *signs))


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
    wanted = frozenset(layers)
    if names is None and wanted & OF_NAMES:
        names = place_names(board, theme)
    for layer in boxed_layers(board, theme, region, wanted, dim):
        if names is not None and layer.name in OF_NAMES:
            boxed = boxed_names(names, layer.name)
            marks = tuple(mark for mark, box in boxed if region is None or box.touches(region))
        else:
            marks = tuple(mark for mark, _ in layer.marks)
        yield Layer(layer.name, marks, clip=layer.clip)


def boxed_layers(
    board: Board, theme: Theme, region: Box | None, layers: frozenset[str], dim: Collection[str] = ()
) -> Iterator[BoxedLayer]:
    """Yield the layers of a picture as :func:`drawn_layers` does, each mark with its box.

    Layers of names are in their place and empty.
    """
    extent, edge = Extent(board, region), frame(board.sheet)
    for name, draw in _ALL:
        if name in layers:
            drawn = () if draw is None else draw(extent, faded(theme) if name in dim else theme)
            yield BoxedLayer(name, None if name == "rim" else edge, _seen(drawn, region))


def _seen(marks: Iterable[Mark], region: Box | None) -> Iterator[BoxedMark]:
    """Yield the marks that touch a region, with their boxes; all of them when there is none."""
    if region is None:
        for mark in heeded(marks):
            yield mark, box_of(mark)
        return
    west, north, east, south = region
    for mark in heeded(marks):
        box = left, top, right, bottom = box_of(mark)
        if left <= east and west <= right and top <= south and north <= bottom:
            yield mark, box


def measure_names(names: Names) -> None:
    """Measure names ahead of the first picture of a part of their board, which then takes less time."""
    for layer in OF_NAMES:
        boxed_names(names, layer)


def boxed_names(names: Names, layer: str) -> list[BoxedMark]:
    """Return the names of a layer with their boxes, which are slow to compute."""
    return _boxed_areas(names) if layer == "area names" else _boxed(names)


@kept
def _boxed(names: Names) -> list[BoxedMark]:
    return [(mark, box_of(mark)) for mark in names.marks()]


@kept
def _boxed_areas(names: Names) -> list[BoxedMark]:
    return [(mark, box_of(mark)) for mark in names.area_marks()]
