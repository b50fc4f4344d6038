"""A board's instructions: pages for its players, made from the board, with all that the sheet cannot show."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.board.document import Board
from engine.messages import ENGLISH, Tongue
from engine.rulesets.editions import rules_of
from engine.rulesets.overrides import RuleSetError
from engine.rulesets.ruleset import RuleSet
from studio.drawing.maps.themes import ATLAS, Theme
from studio.drawing.paper.blocks import Block, block_of
from studio.drawing.paper.board_chapters import (
    building,
    countries,
    crossings,
    facts,
    ferries,
    special_rules,
    starts,
)
from studio.drawing.paper.columns import (
    Column,
    Frame,
    Slug,
    column_height,
    column_layers,
    kept_whole,
    set_in_columns,
)
from studio.drawing.paper.map_sheet import about
from studio.drawing.paper.overview_map import overview
from studio.drawing.paper.pages import Lay, Page
from studio.drawing.paper.paper_sizes import PAPERS, Paper
from studio.drawing.paper.rows import Setter
from studio.drawing.paper.run_chapters import numbers, runs, special_destinations
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.fonts import Face, ascent_mm, cap_mm, cut_short, width_mm
from studio.drawing.shapes.marks import Drawing, Layer, Line, Mark, Polygon, Stroke, Text
from studio.drawing.shapes.scaling import enlarged

_WIDTH: Final = 190.0
"""It fits a page of A4 or Letter, upright or lying, as the key grid does."""
_EDGE, _MARGIN, _APART, _COLUMN = 1.0, 10.0, 8.0, 80.0
_TITLE, _SMALL, _AFTER_TITLE, _FOOT = 7.5, 3.2, 6.0, 8.0
_READ: Final = PAPERS["A4"]
"""The paper whose type is for reading in the hand."""
_NO_END: Final = 1e6
_CHAPTER: Final = 0.55
"""What part of a column the longest chapter may take that is kept whole."""
_SCALES: Final = (1.0, 0.97, 0.94, 0.91, 0.88)
"""What type is set at: from the usual size to that of the tables on the sheet."""


def instructions_sheet(board: Board, theme: Theme = ATLAS, tongue: Tongue = ENGLISH) -> Drawing:
    """Return a board's instructions in one picture, as high as it needs to be."""
    frame = _frame(_WIDTH)
    head = _head(board, theme, _WIDTH, tongue)
    small_map, setter = overview(board, frame.wide, theme), Setter(frame.wide, theme, tongue)
    slugs = kept_whole(tuple(_slugs(board, small_map, setter)), _NO_END)
    (columns,) = set_in_columns(slugs, frame, _NO_END, _NO_END)
    top = _EDGE + head.height + _AFTER_TITLE
    wide, high = _WIDTH + 2 * _EDGE, top + max(map(column_height, columns)) + _EDGE
    layers = (*head.at(_EDGE, _EDGE), *column_layers(columns, frame, (_EDGE, top)))
    return Drawing(wide, high, (_ground(wide, high, theme), *layers))


def instruction_pages(
    board: Board, paper: Paper, theme: Theme = ATLAS, lay: Lay = "automatic", tongue: Tongue = ENGLISH
) -> tuple[Page, ...]:
    """Return a board's instructions on pages of a paper, upright unless it is to lie, in columns to read.

    On paper larger than A4 everything is larger: to be read from across the table, or hung up.
    """
    by = max(1.0, min(paper.width / _READ.width, paper.height / _READ.height))
    wide, high = paper.width / by, paper.height / by
    if lay == "lying":
        wide, high = high, wide
    drawings = _set_on_pages(board, wide, high, theme, tongue)
    return tuple(
        Page((number, 0), each, Box(0.0, 0.0, each.width_mm, each.height_mm))
        for number, each in enumerate(_enlarged(drawing, by) for drawing in drawings)
    )


def _set_on_pages(board: Board, wide: float, high: float, theme: Theme, tongue: Tongue) -> Iterator[Drawing]:
    """Yield the pages of a board's instructions, so wide and high in millimetres."""
    inner = wide - 2 * _MARGIN
    frame, head = _frame(inner), _head(board, theme, inner, tongue)
    room = high - 2 * _MARGIN - _FOOT
    below = head.height + _AFTER_TITLE
    laid = _fitted(board, Setter(frame.wide, theme, tongue), frame, room - below, room)
    for number, columns in enumerate(laid):
        layers: list[Layer] = [_ground(wide, high, theme)]
        layers += head.at(_MARGIN, _MARGIN) if number == 0 else ()
        layers += column_layers(columns, frame, (_MARGIN, _MARGIN + (0.0 if number else below)))
        foot = _foot(board, theme, inner, (number + 1, len(laid)), tongue)
        layers += foot.at(_MARGIN, high - _MARGIN - foot.height)
        yield Drawing(wide, high, tuple(layers))


def _enlarged(drawing: Drawing, by: float) -> Drawing:
    """Return a page with everything on it larger."""
    if by == 1.0:
        return drawing
    layers = tuple(enlarged(layer, by) for layer in drawing.layers)
    return Drawing(by * drawing.width_mm, by * drawing.height_mm, layers)


def _fitted(
    board: Board, setter: Setter, frame: Frame, first: float, high: float
) -> Sequence[tuple[Column, ...]]:
    """Return the columns of every page: on as few as can be, chapters whole, in large type, in that order.

    A torn chapter counts as much as two steps of smaller type.
    """
    small_map = overview(board, setter.width, setter.theme)
    ways: list[tuple[int, float, list[tuple[Column, ...]]]] = []
    for step, scale in enumerate(_SCALES):
        slugs = tuple(_slugs(board, small_map, setter._replace(scale=scale)))
        for torn, set_ in ((0.0, kept_whole(slugs, _CHAPTER * first)), (2.5, slugs)):
            pages = list(set_in_columns(set_, frame, first, high))
            ways.append((len(pages), step + torn, pages))
    return min(ways, key=lambda way: way[:2])[2]


def _slugs(board: Board, small_map: Slug, setter: Setter) -> Iterator[Slug]:
    """Yield everything there is to say, in the order of a game."""
    rules = _rules(board)
    yield from facts(board, setter)
    yield small_map
    yield from starts(board, setter)
    if rules is not None:
        yield from building(board, rules, setter)
    yield from crossings(board, setter)
    yield from ferries(board, rules, setter)
    yield from countries(board, setter)
    if rules is not None:
        yield from runs(board, rules, setter)
    yield from special_destinations(board, setter)
    if rules is not None:
        yield from numbers(board, rules, setter)
    yield from special_rules(board, setter)


def _rules(board: Board) -> RuleSet | None:
    """Return the rules a board is played by; None where its edition is not known."""
    try:
        return rules_of(board)
    except RuleSetError:
        return None


def _frame(width: float) -> Frame:
    """Return the columns that a width has room for."""
    count = max(1, int((width + _APART) // (_COLUMN + _APART)))
    return Frame(count, (width - (count - 1) * _APART) / count, _APART)


def _ground(wide: float, high: float, theme: Theme) -> Layer:
    """Return the paper."""
    corners = ((0.0, 0.0), (wide, 0.0), (wide, high), (0.0, high))
    return Layer("paper", (Polygon(corners, theme.paper),))


def _head(board: Board, theme: Theme, width: float, tongue: Tongue) -> Block:
    """Return the title, and by whom the board is."""
    said = tongue.says("{title}: instructions", title=board.title)
    text, size = cut_short(said, Face.BOLD, _TITLE, width)
    baseline = ascent_mm(Face.BOLD, _TITLE)
    return block_of("title", width, baseline, [Text((0.0, baseline), text, Face.BOLD, size, theme.ink)])


def _foot(board: Board, theme: Theme, width: float, page: tuple[int, int], tongue: Tongue) -> Block:
    """Return the line at the foot of a page: whose it is, and which."""
    baseline = 2.0 + cap_mm(Face.ITALIC, _SMALL)
    number, count = page
    said = tongue.says("Page {n} of {count}", n=number, count=count) if count > 1 else ""
    room = width - width_mm(said, Face.ITALIC, _SMALL) - _APART
    whose, size = cut_short(f"{board.title}  ·  {about(board, tongue)}", Face.ITALIC, _SMALL, room)
    marks: list[Mark] = [
        Line((0.0, 0.0), (width, 0.0), Stroke(theme.land_grid, 0.12, cap="butt")),
        Text((0.0, baseline), whose, Face.ITALIC, size, theme.faint_ink),
    ]
    if said:
        marks.append(Text((width, baseline), said, Face.ITALIC, _SMALL, theme.faint_ink, "end"))
    return block_of("foot", width, baseline, marks)
