"""What lies on the tiles of a game: locomotives at links, cubes on cities, where tiles and cubes may go."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from engine.tiles.facts import Cell, Facts
from engine.tiles.state import NO_ONE, State
from studio.drawing.game.companies import Livery
from studio.drawing.game.track import letter_marks
from studio.drawing.maps.themes import Theme
from studio.drawing.shapes.boxes import Box, Point
from studio.drawing.shapes.marks import Circle, Line, Mark, Path, Stroke
from studio.drawing.tiles.city import cube, rounded
from studio.drawing.tiles.units import INK, goods_colour

_LOCOMOTIVE: Final = 0.075
"""The radius of the disc at a link, of the side of a tile."""
_CUBE: Final = 0.068
_CUBES_AT: Final = 0.168
"""How far below the middle of a tile its cubes are."""
_STEP: Final = 0.152
_INSET: Final = 0.03


def cell_box(cell: Cell, side: float) -> Box:
    """Return where a cell is, in millimetres; the start city is at the origin."""
    x, y = cell
    return Box(x * side, y * side, (x + 1) * side, (y + 1) * side)


def cell_at(place: Point, side: float) -> Cell:
    """Return the cell at a place in millimetres."""
    return int(place[0] // side), int(place[1] // side)


def locomotive_marks(
    facts: Facts, state: State, looks: Sequence[Livery], theme: Theme, side: float
) -> Iterator[Mark]:
    """Yield a disc at each link: its owner's letter, or the railroad's colour where it has no owner."""
    for (x, y, at), link in sorted(state.links.items()):
        middle = ((x + 1) * side, (y + 0.5) * side) if at == 1 else ((x + 0.5) * side, (y + 1) * side)
        radius = _LOCOMOTIVE * side
        if link.owner == NO_ONE:
            colour = facts.tiles.railroads[link.railroad].colour
            yield Circle(middle, 0.8 * radius, "#ffffff", Stroke(INK, 0.12 * radius))
            yield Circle(middle, 0.5 * radius, colour)
        else:
            yield from letter_marks(looks[link.owner], middle, radius, theme)


def cube_places(cell: Cell, goods: Sequence[int], side: float) -> list[tuple[int, Point]]:
    """Return each cube on a city by its goods, with its middle."""
    left, top, _, _ = cell_box(cell, side)
    x, y = left + side / 2, top + (0.5 + _CUBES_AT) * side
    cubes = [good for good, count in enumerate(goods) for _ in range(count)]
    step = min(_STEP, 0.6 / max(1, len(cubes))) * side
    return [(good, (x + (at - (len(cubes) - 1) / 2) * step, y)) for at, good in enumerate(cubes)]


def cube_marks(facts: Facts, state: State, side: float) -> Iterator[Mark]:
    """Yield every cube on the table."""
    for cell, goods in sorted(state.cubes.items()):
        for good, at in cube_places(cell, goods, side):
            yield from good_marks(facts, good, at, _CUBE * side)


def good_marks(facts: Facts, good: int, at: Point, size: float) -> Iterator[Mark]:
    """Yield a cube of goods; ``size`` is from its middle to a corner."""
    yield from cube(at, size, goods_colour(facts.tiles.goods[good].colour))


def cube_ring(at: Point, side: float, colour: str) -> Mark:
    """Return the ring around a cube that can be delivered."""
    return Circle(at, 1.25 * _CUBE * side, stroke=Stroke(colour, 0.018 * side))


def nearest_cube(cell: Cell, goods: Sequence[int], place: Point, side: float) -> int | None:
    """Return the goods of the cube at a place on a city, None where none is near."""
    best, found = (0.1 * side) ** 2, None
    for good, (x, y) in cube_places(cell, goods, side):
        far = (place[0] - x) ** 2 + (place[1] - y) ** 2
        if far <= best:
            best, found = far, good
    return found


def outline_marks(cells: Mapping[Cell, bool], side: float, colour: str) -> Iterator[Mark]:
    """Yield the outlines of cells: whole where the value is true, else dashed."""
    for cell, is_whole in sorted(cells.items()):
        yield _frame(cell, side, Stroke(colour, 0.02 * side, () if is_whole else (0.06 * side, 0.05 * side)))


def frame_mark(cell: Cell, side: float, colour: str, width: float = 0.03) -> Mark:
    """Return a frame just inside a cell."""
    return _frame(cell, side, Stroke(colour, width * side))


def _frame(cell: Cell, side: float, stroke: Stroke) -> Path:
    left, top, right, bottom = cell_box(cell, side)
    inset = _INSET * side
    box = Box(left + inset, top + inset, right - inset, bottom - inset)
    return Path(tuple(rounded(box, 0.05 * side)), stroke=stroke)


def way_mark(start: Cell, end: Cell, side: float, colour: str) -> Iterator[Mark]:
    """Yield an arrow from a city to the one that a cube goes to."""
    (x, y), (a, b) = (cell_box(cell, side).centre for cell in (start, end))
    part = 0.42
    tip = x + (a - x) * (1 - part), y + (b - y) * (1 - part)
    tail = x + (a - x) * part, y + (b - y) * part
    pen = Stroke(colour, 0.05 * side)
    yield Line(tail, tip, pen)
    along, across = ((a - x) / side, (b - y) / side), ((b - y) / side, (x - a) / side)
    for hand in (-1, 1):
        barb = (
            tip[0] - 0.07 * side * along[0] + hand * 0.07 * side * across[0],
            tip[1] - 0.07 * side * along[1] + hand * 0.07 * side * across[1],
        )
        yield Line(tip, barb, pen)


def note_marks(cells: Iterable[Cell], side: float, colour: str) -> Iterator[Mark]:
    """Yield a dot at the top left of each tile with a note."""
    for cell in cells:
        left, top, _, _ = cell_box(cell, side)
        yield Circle(
            (left + 0.12 * side, top + 0.12 * side), 0.05 * side, colour, Stroke("#ffffff", 0.012 * side)
        )
