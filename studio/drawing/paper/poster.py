"""The poster: a map as large as one page allows, with its title, legend and tables set in empty sea.

Where there is too little sea for one of them it stands next to the map or below it, and the map is smaller.
"""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import product
from math import log
from typing import Final, NamedTuple

from engine.board.document import Board
from engine.messages import ENGLISH, Tongue, say
from studio.drawing.lettering.lettering import Names, completed, place_names, place_standing_names
from studio.drawing.maps.rim import outer_frame
from studio.drawing.maps.themes import ATLAS, Theme
from studio.drawing.paper.blocks import Block, below, block_of, shelved, shelves
from studio.drawing.paper.destinations import NothingToPrintError
from studio.drawing.paper.legend import legend
from studio.drawing.paper.map_sheet import about
from studio.drawing.paper.pages import Lay
from studio.drawing.paper.paper_fit import LEAST_MM, MOST_MM, room_on, with_hexes
from studio.drawing.paper.paper_sizes import Paper
from studio.drawing.paper.scale_bar import scale_bar
from studio.drawing.paper.sea_room import APART, Cells, Panel, in_sea, take, taken_cells
from studio.drawing.paper.tables import costs, headed, notes, specials
from studio.drawing.picture import picture
from studio.drawing.shapes.boxes import Point
from studio.drawing.shapes.fonts import Face, ascent_mm, cap_mm, cut_short, width_mm
from studio.drawing.shapes.marks import Drawing, Layer, Line, Mark, Polygon, Stroke, Text, box_of

_GAP, _FOOT_GAP = 5.0, 7.0
"""How far blocks are from the map and below each other, and next to each other below the map."""
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
_COLUMNS: Final = range(1, 6)
"""In how many columns of one of their widths the special destinations and the notes may be."""


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


class _Plan(NamedTuple):
    """A board with the size its hexes have on the poster, and where everything is."""

    board: Board
    size: Point
    map_at: Point
    panels: tuple[Panel, ...]

    def drawn(self, theme: Theme) -> Drawing:
        """Return the poster."""
        width, height = self.size
        corners = ((0.0, 0.0), (width, 0.0), (width, height), (0.0, height))
        x, y = self.map_at
        covered = [panel.room.moved(-x, -y).grown(APART) for panel in self.panels if panel.framed]
        names = completed(self.board, theme, place_standing_names(self.board, theme), covered)
        map_ = picture(self.board, theme, names=names)
        layers = [Layer("paper", (Polygon(corners, fill=theme.paper),))]
        layers += Block(width, height, map_.layers).at(*self.map_at)
        for panel in self.panels:
            layers += panel.drawn(theme)
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

    The title is on the map if it has room there. It is smaller, or without the scale, where the map has no
    room otherwise or nothing has to stand outside it. The scale is then on its own, if there is room.
    ``rest`` is what else a poster shows, each in the shapes it may have.
    """
    taken, scale = taken_cells(board, names), scale_bar(board, theme, tongue)
    titles = [
        (_title(board, share, theme, tongue, with_scale=with_scale), with_scale)
        for with_scale in (True, False)
        for share in _TITLE_SHARES
    ]
    inside = [each for each in titles if in_sea(each[0], taken) is not None]
    best: _Plan | None = None
    for title, has_scale in inside or titles[:1]:
        cells = taken.copy()
        panels, left = _set_in_sea([[title], *rest], cells)
        if not has_scale:
            panels += _set_in_sea([[scale]], cells)[0]
        plan = _with_rest(board, room, panels, left)
        if plan is not None and not left:
            return plan
        best = best or plan
    return best


def _set_in_sea(
    contents: Sequence[Sequence[Block]], taken: Cells
) -> tuple[list[Panel], list[Sequence[Block]]]:
    """Return what has room in empty sea, and what has not; each is there in the shapes it may have."""
    panels: list[Panel] = []
    left: list[Sequence[Block]] = []
    for shapes in contents:
        panel = next((found for shape in shapes if (found := in_sea(shape, taken))), None)
        if panel is None:
            left.append(shapes)
        else:
            panels.append(panel)
            take(taken, panel.room.grown(APART))
    return panels, left


def _with_rest(
    board: Board, room: Point, panels: Sequence[Panel], left: Sequence[Sequence[Block]]
) -> _Plan | None:
    """Return the plan with what has no room in the sea to the right of the map or below it."""
    outer = outer_frame(board.sheet)
    x, y = -outer.left, -outer.top
    on_map = [panel.moved(x, y) for panel in panels]
    if not left:
        size = outer.width, outer.height
        return _Plan(board, size, (x, y), tuple(on_map)) if _fits(size, room) else None
    column = below([min(shapes, key=lambda block: block.width) for shapes in left], _GAP)
    foot = _lowest(left, outer.width)
    right = outer.width + _GAP + column.width, max(outer.height, column.height)
    under = max(outer.width, foot.width), outer.height + _GAP + foot.height
    for size, block, at in (
        (right, column, (outer.width + _GAP, 0.0)),
        (under, foot, (0.0, outer.height + _GAP)),
    ):
        if _fits(size, room):
            return _Plan(board, size, (x, y), (*on_map, Panel(block, at, framed=False)))
    return None


def _lowest(contents: Sequence[Sequence[Block]], width: float) -> Block:
    """Return contents on shelves of a width, in those of their shapes with which they are lowest."""
    fitting = [
        [shape for shape in shapes if shape.width <= width] or [min(shapes, key=lambda block: block.width)]
        for shapes in contents
    ]
    gaps = _FOOT_GAP, _GAP
    lowest = min(
        product(*fitting), key=lambda blocks: max(box.bottom for box in shelves(blocks, width, gaps))
    )
    return shelved(lowest, width, gaps)


def _fits(size: Point, room: Point) -> bool:
    return size[0] <= room[0] + 1e-6 and size[1] <= room[1] + 1e-6


def _contents(board: Board, theme: Theme, tongue: Tongue) -> Iterator[Sequence[Block]]:
    """Yield what a poster shows next to the map and its title, each in the widths it may have."""
    signs = (legend(board, theme, width, tongue) for width in _LEGEND_WIDTHS)
    yield from _if_any(headed("Signs", _trimmed(block), theme, tongue) for block in signs if block.height)
    yield from _if_any(costs(board, theme, width, tongue) for width in _COST_WIDTHS)
    for table, widths in ((specials, _SPECIAL_WIDTHS), (notes, _NOTE_WIDTHS)):
        yield from _if_any(
            table(board, theme, width, tongue, columns) for columns in _COLUMNS for width in widths
        )


def _trimmed(block: Block) -> Block:
    """Return a block no wider than what is drawn in it."""
    right = max(box_of(mark).right + layer.offset[0] for layer in block.layers for mark in layer.marks)
    return block._replace(width=min(block.width, right))


def _if_any(blocks: Iterator[Block | None]) -> Iterator[Sequence[Block]]:
    """Yield the blocks there are together; nothing where there are none."""
    found = [block for block in blocks if block is not None]
    if found:
        yield found


def _title(board: Board, share: float, theme: Theme, tongue: Tongue, *, with_scale: bool) -> Block:
    """Return the title over a rule, with the designer and the players below it, and the scale of the map."""
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
    named = block_of("title", wide, last + 0.3 * small, marks)
    if not with_scale:
        return named
    scale, top = scale_bar(board, theme, tongue, wide), named.height + 0.3 * small
    whole = max(wide, scale.width)
    layers = (*named.at((whole - wide) / 2, 0.0), *scale.at((whole - scale.width) / 2, top))
    return Block(whole, top + scale.height, layers)
