"""The poster: a map as large as one page allows, with its title, legend and tables set in empty sea.

Where there is too little sea for one of them it stands next to the map or below it, and the map is smaller.
"""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import chain
from math import log
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.board.document import Board
from engine.board.terrain import OFF, SEA
from engine.hexes.lattice import Hex
from engine.messages import ENGLISH, Tongue, say
from studio.drawing.lettering.lettering import Names, completed, place_names, place_standing_names
from studio.drawing.maps.rim import outer_frame
from studio.drawing.maps.themes import ATLAS, Theme
from studio.drawing.paper.blocks import Block, below, block_of, shelved
from studio.drawing.paper.destinations import NothingToPrintError
from studio.drawing.paper.legend import legend
from studio.drawing.paper.map_sheet import about
from studio.drawing.paper.pages import Lay
from studio.drawing.paper.paper_fit import LEAST_MM, MOST_MM, room_on, with_hexes
from studio.drawing.paper.paper_sizes import Paper
from studio.drawing.paper.tables import costs, headed, notes, specials
from studio.drawing.picture import boxed_names, picture
from studio.drawing.shapes.boxes import Box, Point
from studio.drawing.shapes.fonts import Face, ascent_mm, cap_mm, cut_short, width_mm
from studio.drawing.shapes.marks import Drawing, Layer, Line, Mark, Polygon, Stroke, Text

_CELL: Final = 2.0
"""The grid in which room is sought, in millimetres."""
_PADDING, _APART = 4.5, 3.0
"""Paper within the frame of a panel, and sea around it."""
_OFF_COAST: Final = 0.85
"""How far from the middle of a hex of land a panel stays, in hexes."""
_GAP = 5.0
_SMALLER: Final = 0.985
_ASKEW: Final = 0.85
"""How much hexes count on a portrait page of a landscape map, or the other way round."""
_TITLE_SHARES: Final = (0.042, 0.034, 0.027, 0.021)
_LEAST_TITLE, _MOST_TITLE = 7.5, 30.0
"""How large the title is by the width of the map, the first of these that has room, and between what."""
_LEGEND_WIDTHS: Final = (92.0, 138.0, 46.0)
_COST_WIDTHS: Final = (70.0,)
_SPECIAL_WIDTHS: Final = (84.0, 64.0)
_NOTE_WIDTHS: Final = (70.0, 110.0)

Cells = NDArray[np.bool_]


def poster(
    board: Board,
    paper: Paper,
    theme: Theme = ATLAS,
    lay: Lay = "automatic",
    tongue: Tongue = ENGLISH,
) -> Drawing:
    """Return a board as a poster for one page of a paper, lying or upright as its map gets larger.

    The drawing is no larger than the page without its margins. Hexes are as large as they can be, whatever
    size the board gives them. Raises NothingToPrintError where the paper is too small for the map.
    """
    lying, upright = room_on(paper), room_on(Paper(paper.name, paper.height, paper.width))
    rooms = {"automatic": (lying, upright), "upright": (upright,), "lying": (lying,)}[lay]
    rest = tuple(_contents(board, theme, tongue))
    found = [(room, _largest(board, room, theme, tongue, rest)) for room in rooms]
    plans = [(_merit(plan, room), plan) for room, plan in found if plan is not None]
    if not plans:
        raise NothingToPrintError(
            say("This map has too many hexes for one page of {paper}. Choose larger paper.", paper=paper.name)
        )
    return max(plans, key=lambda each: each[0])[1].drawn(theme)


def _merit(plan: "_Plan", room: Point) -> float:
    """Return how large the hexes are; they count for less where page and map lie in different ways."""
    wide, high = plan.board.sheet.size_mm
    return plan.board.sheet.across_flats_mm * (1.0 if (wide > high) == (room[0] > room[1]) else _ASKEW)


class _Panel(NamedTuple):
    """A block and where its upper left corner is."""

    block: Block
    at: Point
    framed: bool
    """Whether it lies on the map, on paper of its own within a frame."""


class _Plan(NamedTuple):
    """A board with the size its hexes have on the poster, and where everything is."""

    board: Board
    size: Point
    map_at: Point
    panels: tuple[_Panel, ...]

    def drawn(self, theme: Theme) -> Drawing:
        """Return the poster."""
        width, height = self.size
        corners = ((0.0, 0.0), (width, 0.0), (width, height), (0.0, height))
        x, y = self.map_at
        covered = [_room_of(panel).moved(-x, -y).grown(_APART) for panel in self.panels if panel.framed]
        names = completed(self.board, theme, place_standing_names(self.board, theme), covered)
        map_ = picture(self.board, theme, names=names)
        layers = [Layer("paper", (Polygon(corners, fill=theme.paper),))]
        layers += Block(width, height, map_.layers).at(*self.map_at)
        for panel in self.panels:
            if panel.framed:
                layers.append(Layer("panel", tuple(_framed(_room_of(panel), theme))))
            layers += panel.block.at(*panel.at)
        whole = outer_frame(self.board.sheet).moved(*self.map_at)
        return Drawing(width, height, tuple(layers), (whole,))


def _largest(
    board: Board, room: Point, theme: Theme, tongue: Tongue, rest: Sequence[Sequence[Block]]
) -> _Plan | None:
    """Return the plan with the largest hexes that has room; None where no size of hexes has."""
    outer, now = outer_frame(board.sheet), board.sheet.across_flats_mm
    rim = outer.width - board.sheet.size_mm[0]
    widest = min((room[way] - rim) / board.sheet.size_mm[way] for way in (0, 1)) * now
    largest = min(widest, MOST_MM)
    sizes = [largest * _SMALLER**step for step in range(_steps(largest))]

    def plan(across: float, *, with_names: bool) -> _Plan | None:
        sized = with_hexes(board, across)
        return _plan(sized, room, theme, tongue, rest, place_names(sized, theme) if with_names else None)

    # Names take long to place, and little of the sea: they are asked for where all else has its place.
    first = bisect_left(sizes, True, key=lambda across: plan(across, with_names=False) is not None)
    plans = (plan(across, with_names=True) for across in sizes[first:])
    return next((each for each in plans if each is not None), None)


def _steps(largest: float) -> int:
    """Return how many sizes of hexes there are to try."""
    return max(0, int(log(LEAST_MM / largest) / log(_SMALLER)) + 1)


def _plan(
    board: Board,
    room: Point,
    theme: Theme,
    tongue: Tongue,
    rest: Sequence[Sequence[Block]],
    names: Names | None,
) -> _Plan | None:
    """Return where everything goes with hexes of a size; None where that is larger than the room.

    The title is on the map if it has room there, and smaller where then nothing has to stand outside it.
    ``rest`` is what else a poster shows, each in the shapes it may have.
    """
    taken = _taken(board, names)
    titles = [[_title(board, share, theme, tongue)] for share in _TITLE_SHARES]
    inside = [title for title in titles if _in_sea(title[0], taken) is not None]
    best: _Plan | None = None
    for title in inside or titles[:1]:
        panels, left = _set_in_sea([title, *rest], taken.copy())
        plan = _with_rest(board, room, panels, left)
        if plan is not None and not left:
            return plan
        best = best or plan
    return best


def _set_in_sea(
    contents: Sequence[Sequence[Block]], taken: Cells
) -> tuple[list[_Panel], list[Sequence[Block]]]:
    """Return what has room in empty sea, and what has not; each is there in the shapes it may have."""
    panels: list[_Panel] = []
    left: list[Sequence[Block]] = []
    for shapes in contents:
        panel = next((found for shape in shapes if (found := _in_sea(shape, taken))), None)
        if panel is None:
            left.append(shapes)
        else:
            panels.append(panel)
            _take(taken, _room_of(panel).grown(_APART))
    return panels, left


def _with_rest(
    board: Board, room: Point, panels: Sequence[_Panel], left: Sequence[Sequence[Block]]
) -> _Plan | None:
    """Return the plan with what has no room in the sea to the right of the map or below it."""
    outer = outer_frame(board.sheet)
    x, y = -outer.left, -outer.top
    on_map = [panel._replace(at=(panel.at[0] + x, panel.at[1] + y)) for panel in panels]
    if not left:
        size = outer.width, outer.height
        return _Plan(board, size, (x, y), tuple(on_map)) if _fits(size, room) else None
    column = below([min(shapes, key=lambda block: block.width) for shapes in left], _GAP)
    low = [min(shapes, key=lambda block: block.height) for shapes in left]
    foot = shelved(low, outer.width, (_GAP, _GAP))
    right = outer.width + _GAP + column.width, max(outer.height, column.height)
    under = max(outer.width, foot.width), outer.height + _GAP + foot.height
    for size, block, at in (
        (right, column, (outer.width + _GAP, 0.0)),
        (under, foot, (0.0, outer.height + _GAP)),
    ):
        if _fits(size, room):
            return _Plan(board, size, (x, y), (*on_map, _Panel(block, at, framed=False)))
    return None


def _fits(size: Point, room: Point) -> bool:
    return size[0] <= room[0] + 1e-6 and size[1] <= room[1] + 1e-6


def _contents(board: Board, theme: Theme, tongue: Tongue) -> Iterator[Sequence[Block]]:
    """Yield what a poster shows next to the map and its title, each in the widths it may have."""
    signs = (legend(board, theme, width, tongue) for width in _LEGEND_WIDTHS)
    yield from _if_any(headed("Signs", block, theme, tongue) for block in signs if block.height)
    yield from _if_any(costs(board, theme, width, tongue) for width in _COST_WIDTHS)
    yield from _if_any(specials(board, theme, width, tongue) for width in _SPECIAL_WIDTHS)
    yield from _if_any(notes(board, theme, width, tongue) for width in _NOTE_WIDTHS)


def _if_any(blocks: Iterator[Block | None]) -> Iterator[Sequence[Block]]:
    """Yield the blocks there are together; nothing where there are none."""
    found = [block for block in blocks if block is not None]
    if found:
        yield found


def _title(board: Board, share: float, theme: Theme, tongue: Tongue) -> Block:
    """Return the title over a rule, with the designer and the players below it."""
    width = outer_frame(board.sheet).width
    size = min(max(share * width, _LEAST_TITLE), _MOST_TITLE)
    title, size = cut_short(board.title, Face.BOLD, size, 0.7 * width, _LEAST_TITLE)
    small = 0.36 * size
    said, small = cut_short(about(board, tongue), Face.ITALIC, small, 0.7 * width)
    wide = max(width_mm(title, Face.BOLD, size), width_mm(said, Face.ITALIC, small))
    baseline = ascent_mm(Face.BOLD, size)
    rule = baseline + 0.42 * size
    last = rule + 0.3 * size + cap_mm(Face.ITALIC, small)
    marks: list[Mark] = [
        Text((wide / 2, baseline), title, Face.BOLD, size, theme.ink, "middle"),
        Line((0.2 * wide, rule), (0.8 * wide, rule), Stroke(theme.accent, 0.4)),
        Text((wide / 2, last), said, Face.ITALIC, small, theme.faint_ink, "middle"),
    ]
    return block_of("title", wide, last + 0.3 * small, marks)


def _room_of(panel: _Panel) -> Box:
    """Return the box of a panel with its frame."""
    (x, y), block = panel.at, panel.block
    return Box(x, y, x + block.width, y + block.height).grown(_PADDING)


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


# -- room in the sea -----------------------------------------------------------------------------


def _taken(board: Board, names: Names | None) -> Cells:
    """Return which cells of the map no panel may cover: all but empty sea, and what is off the map."""
    sheet = board.sheet
    width, height = sheet.size_mm
    taken = np.zeros((int(height / _CELL) + 1, int(width / _CELL) + 1), np.bool_)
    reach = _OFF_COAST * sheet.across_flats_mm
    for hex_ in _busy_hexes(board):
        x, y = sheet.centre_mm(hex_)
        _take(taken, Box(x, y, x, y).grown(reach))
    if names is not None:
        for _, box in boxed_names(names, "names"):
            _take(taken, box.grown(_APART))
        # Names of areas are written where the panels leave room, but those that a hand has put stay.
        for place in names.areas:
            area = place.owner and place.owner.on(board)
            if area is not None and area.name_at is not None:
                _take(taken, place.box.grown(_APART))
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


def _take(taken: Cells, box: Box) -> None:
    """Mark the cells of a box as taken."""
    left, top = (max(0, int(place / _CELL)) for place in (box.left, box.top))
    right, bottom = (max(0, int(place / _CELL) + 1) for place in (box.right, box.bottom))
    taken[top:bottom, left:right] = True


def _in_sea(block: Block, taken: Cells) -> _Panel | None:
    """Return a block where nothing is taken, as near to a corner of the map as can be; None without room."""
    margin = _PADDING + _APART
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
    return _Panel(block, (float(xs[best]) * _CELL + margin, float(ys[best]) * _CELL + margin), framed=True)
