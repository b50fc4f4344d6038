"""The sheet as it is printed: the map in its rim, the title above, legend, tables and notes below."""

from engine.board.document import Board
from studio.drawing.blocks import Block, below, block_of, shelved
from studio.drawing.fonts import Face, ascent_mm, width_mm
from studio.drawing.legend import legend
from studio.drawing.lettering import Names
from studio.drawing.marks import Drawing, Layer, Polygon, Text, moved
from studio.drawing.picture import USUAL, picture
from studio.drawing.rim import outer_frame
from studio.drawing.tables import costs, headed, notes, specials
from studio.drawing.themes import ATLAS, Theme

_EDGE = 1.0
"""Paper left free around it all."""
_TITLE, _SMALL = 7.5, 3.2
_TITLE_GAP, _FOOT_GAP, _COLUMN_GAP, _SHELF_GAP = 2.6, 3.6, 7.0, 4.5
_LEGEND, _COSTS, _SPECIALS, _NOTES = 92.0, 70.0, 84.0, 110.0
"""How wide the columns below the map are at most."""


def printed_sheet(
    board: Board, theme: Theme = ATLAS, names: Names | None = None, *, hex_labels: bool = False
) -> Drawing:
    """Return the whole sheet at true scale, as large as it needs to be; the drawing is all of it.

    ``hex_labels`` writes every hex's own label into it, for a working sheet.
    """
    layers = USUAL | {"hex labels"} if hex_labels else USUAL
    map_ = picture(board, theme, layers=layers, names=names)
    outer = outer_frame(board.sheet)
    head, foot = _head(board, theme, outer.width), _foot(board, theme, outer.width)
    map_top = _EDGE + head.height + _TITLE_GAP
    foot_top = map_top + outer.height + _FOOT_GAP
    width, height = outer.width + 2 * _EDGE, foot_top + foot.height + _EDGE
    corners = ((0.0, 0.0), (width, 0.0), (width, height), (0.0, height))
    ground = Layer("paper", (Polygon(corners, fill=theme.paper),))
    placed = tuple(moved(layer, _EDGE - outer.left, map_top - outer.top) for layer in map_.layers)
    return Drawing(width, height, (ground, *head.at(_EDGE, _EDGE), *placed, *foot.at(_EDGE, foot_top)))


def _head(board: Board, theme: Theme, width: float) -> Block:
    """Return the title on the left, and for whom and by whom the board is on the right."""
    baseline = ascent_mm(Face.BOLD, _TITLE)
    size = _TITLE
    said = about(board)
    room = width - width_mm(said, Face.ITALIC, _SMALL) - 8.0
    while size > 4.0 and width_mm(board.title, Face.BOLD, size) > room:
        size -= 0.5
    marks = [
        Text((0.0, baseline), board.title, Face.BOLD, size, theme.ink),
        Text((width, baseline), said, Face.ITALIC, _SMALL, theme.faint_ink, "end"),
    ]
    return block_of("title", width, baseline, marks)


def about(board: Board) -> str:
    """Return one line on a board: its designer, its players, its licence."""
    players = f"{board.players.fewest} to {board.players.most} players"
    if board.players.best is not None:
        players += f", best with {board.players.best}"
    parts = [board.designer, players, board.licence]
    return "  ·  ".join(part for part in parts if part)


def _foot(board: Board, theme: Theme, width: float) -> Block:
    """Return what stands below the map, in columns, or on shelves where it is narrow."""
    explained = legend(board, theme, min(width, _LEGEND))
    signs = headed("Signs", explained, theme) if explained.height else None
    table = specials(board, theme, min(width, _SPECIALS))
    prices, words = costs(board, theme, min(width, _COSTS)), notes(board, theme, min(width, _NOTES))
    in_a_row = [column for column in (signs, prices, table, words) if column is not None]
    if sum(column.width for column in in_a_row) + _COLUMN_GAP * (len(in_a_row) - 1) > width:
        stacked = [block for block in (prices, notes(board, theme, min(width, _COSTS))) if block is not None]
        in_a_row = [column for column in (signs, below(stacked, _SHELF_GAP), table) if column is not None]
    return shelved(in_a_row, width, (_COLUMN_GAP, _SHELF_GAP))
