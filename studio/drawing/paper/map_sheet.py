"""The sheet as it is printed: the map in its rim, the title above, legend, tables and notes below."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.board.document import Board
from engine.messages import ENGLISH, Tongue
from studio.drawing.lettering.lettering import Names, completed, place_standing_names
from studio.drawing.maps.rim import outer_frame
from studio.drawing.maps.themes import ATLAS, Theme
from studio.drawing.paper.blocks import Block, below, block_of, shelved, shelves
from studio.drawing.paper.legend import legend, legend_space
from studio.drawing.paper.scale_bar import scale_bar
from studio.drawing.paper.sea_room import APART, Panel, in_sea, taken_cells
from studio.drawing.paper.tables import costs, headed, notes, specials
from studio.drawing.picture import USUAL, picture_with
from studio.drawing.shapes.boxes import Box, Point
from studio.drawing.shapes.fonts import Face, ascent_mm, cut_short, width_mm
from studio.drawing.shapes.marks import Drawing, Layer, Polygon, Text, box_of, moved

_EDGE = 1.0
"""Paper left free around it all."""
_TITLE, _LEAST_TITLE, _SMALL = 7.5, 4.0, 3.2
_TITLE_GAP, _FOOT_GAP, _COLUMN_GAP, _SHELF_GAP = 2.6, 3.6, 7.0, 4.5
_GAPS = _COLUMN_GAP, _SHELF_GAP
_LEGEND, _COSTS, _SPECIALS, _NOTES = 92.0, 70.0, 84.0, 110.0
"""How wide the columns below the map are at most."""
_LEAST_WIDE = _COSTS
"""How wide the sheet is at least: a map of few hexes is narrower than the words above and below it."""


def printed_sheet(
    board: Board,
    theme: Theme = ATLAS,
    *,
    hex_labels: bool = False,
    tables: bool = True,
    tongue: Tongue = ENGLISH,
    over: Sequence[Layer] = (),
    columns: Sequence[Block] = (),
) -> Drawing:
    """Return the whole sheet at true scale, as large as it needs to be; the drawing is all of it.

    The title, the map and the columns below it should each stay whole on a page. The scale is in empty sea
    where there is room. ``hex_labels`` writes every hex's own label into it, for a working sheet. Without
    ``tables`` nothing is below the map. Words that are not the board's own are in the language of ``tongue``.
    Layers ``over`` the ground and the names of areas go below other names and keys, such as the track of a
    game; these sheets and working sheets have no scale. Further ``columns`` go before those of the board.
    """
    layers = USUAL | {"hex labels"} if hex_labels else USUAL
    names, scale = _names_and_scale(board, theme, tongue, with_scale=not (hex_labels or over))
    map_ = picture_with(board, theme, over, layers, below="names", names=names)
    explained = legend(board, theme, _legend_width(board), tongue) if tables else None
    plan = _plan(board, theme, explained, tongue, columns)
    corners = ((0.0, 0.0), (plan.width, 0.0), (plan.width, plan.height), (0.0, plan.height))
    ground = Layer("paper", (Polygon(corners, fill=theme.paper),))
    placed = tuple(moved(layer, *plan.map_at) for layer in map_.layers)
    panels = [panel.moved(*plan.map_at) for panel in scale]
    placed += tuple(layer for panel in panels for layer in panel.drawn(theme))
    blocks = (*plan.head.at(_EDGE, _EDGE), *placed, *plan.foot.at(_EDGE, plan.foot_top))
    whole = (*plan.whole, *(panel.room for panel in panels))
    return Drawing(plan.width, plan.height, (ground, *blocks), whole)


def _names_and_scale(
    board: Board, theme: Theme, tongue: Tongue, *, with_scale: bool
) -> tuple[Names, tuple[Panel, ...]]:
    """Return the names of a board, and its scale where that has room in empty sea: names keep off it."""
    standing = place_standing_names(board, theme)
    panel = (
        in_sea(scale_bar(board, theme, tongue), taken_cells(board, standing.names)) if with_scale else None
    )
    panels = () if panel is None else (panel,)
    covered = [panel.room.grown(APART) for panel in panels]
    return completed(board, theme, standing, covered), panels


class SheetPlan(NamedTuple):
    """Where everything goes on a printed sheet: ``map_at`` is where the map's own millimetres begin."""

    width: float
    height: float
    map_at: Point
    head: Block
    foot: Block
    foot_top: float
    whole: tuple[Box, ...]


def plan_of(
    board: Board, theme: Theme = ATLAS, *, tables: bool = True, tongue: Tongue = ENGLISH
) -> SheetPlan:
    """Return the plan of a printed sheet, which takes a small part of the time of drawing it.

    Room is left for the legend, but no sign is drawn in it.
    """
    return _plan(board, theme, legend_space(board, _legend_width(board)) if tables else None, tongue)


def _plan(
    board: Board, theme: Theme, explained: Block | None, tongue: Tongue, columns: Sequence[Block] = ()
) -> SheetPlan:
    """Return the plan of a sheet; without a legend there are no tables below the map either."""
    outer = outer_frame(board.sheet)
    width = _width(board)
    head = _head(board, theme, width, tongue)
    below_map = [*columns, *(() if explained is None else _foot(board, theme, explained, tongue))]
    foot = shelved(below_map, width, _GAPS)
    map_top = _EDGE + head.height + _TITLE_GAP
    foot_top = map_top + outer.height + (_FOOT_GAP if below_map else 0.0)
    x, y = _EDGE - outer.left, map_top - outer.top
    titled = [box_of(mark).moved(_EDGE, _EDGE) for layer in head.layers for mark in layer.marks]
    shelved_at = (box.moved(_EDGE, foot_top) for box in shelves(below_map, width, _GAPS))
    whole = (*titled, outer.moved(x, y), *shelved_at)
    size = width + 2 * _EDGE, foot_top + foot.height + _EDGE
    return SheetPlan(*size, (x, y), head, foot, foot_top, whole)


def _width(board: Board) -> float:
    """Return how wide a sheet is without the paper around it."""
    return max(outer_frame(board.sheet).width, _LEAST_WIDE)


def _legend_width(board: Board) -> float:
    """Return how wide the legend may be."""
    return min(_width(board), _LEGEND)


def printed_mm(board: Board, *, tables: bool = True) -> Point:
    """Return how wide and high the whole printed sheet is, without drawing the map."""
    plan = plan_of(board, tables=tables)
    return plan.width, plan.height


def _head(board: Board, theme: Theme, width: float, tongue: Tongue) -> Block:
    """Return the title on the left, and for whom and by whom the board is on the right, below if need be."""
    baseline = below = ascent_mm(Face.BOLD, _TITLE)
    size = _TITLE
    said, small = cut_short(about(board, tongue), Face.ITALIC, _SMALL, width)
    room = width - width_mm(said, Face.ITALIC, small) - 8.0
    if width_mm(board.title, Face.BOLD, _LEAST_TITLE) > room:
        room, below = width, baseline + 1.5 * _SMALL
    while size > _LEAST_TITLE and width_mm(board.title, Face.BOLD, size) > room:
        size -= 0.5
    title, size = cut_short(board.title, Face.BOLD, size, room, _SMALL)
    marks = [
        Text((0.0, baseline), title, Face.BOLD, size, theme.ink),
        Text((width, below), said, Face.ITALIC, small, theme.faint_ink, "end"),
    ]
    return block_of("title", width, below, marks)


def about(board: Board, tongue: Tongue = ENGLISH) -> str:
    """Return one line on a board: its designer, its players, its licence."""
    few, most, best = board.players.fewest, board.players.most, board.players.best
    players = tongue.says("{few} to {most} players", few=few, most=most)
    if best is not None:
        players = tongue.says("{few} to {most} players, best with {best}", few=few, most=most, best=best)
    parts = [board.designer, players, board.licence]
    return "  ·  ".join(part for part in parts if part)


def _foot(board: Board, theme: Theme, explained: Block, tongue: Tongue) -> list[Block]:
    """Return the columns that stand below the map, fewer where it is narrow."""
    width = _width(board)
    signs = headed("Signs", explained, theme, tongue) if explained.height else None
    table = specials(board, theme, min(width, _SPECIALS), tongue)
    prices = costs(board, theme, min(width, _COSTS), tongue)
    words = notes(board, theme, min(width, _NOTES), tongue)
    in_a_row = [column for column in (signs, prices, table, words) if column is not None]
    if _in_a_row_mm(in_a_row) <= width:
        return in_a_row
    stacked = [
        block for block in (prices, notes(board, theme, min(width, _COSTS), tongue)) if block is not None
    ]
    columns = [column for column in (signs, below(stacked, _SHELF_GAP)) if column is not None]
    if table is not None and _in_a_row_mm([*columns, table]) <= width:
        return [*columns, table]
    if table is not None:
        # A shelf of its own would begin below the longest column and leave a hole under the others.
        shortest = min(range(len(columns)), key=lambda at: columns[at].height)
        columns[shortest] = below((columns[shortest], table), _SHELF_GAP)
    return columns


def _in_a_row_mm(columns: Sequence[Block]) -> float:
    """Return how wide columns are next to each other."""
    return sum(column.width for column in columns) + _COLUMN_GAP * (len(columns) - 1)
