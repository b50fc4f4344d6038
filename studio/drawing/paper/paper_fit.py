"""Sheets that fit paper: the largest hexes for a board, and the most hexes for a blank sheet."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

from engine.board.document import Board, new_board
from engine.hexes.labels import LabelScheme, usual_blocks
from engine.hexes.sheet import Point, Sheet, Shifted, Top
from studio.drawing.paper.map_sheet import printed_mm
from studio.drawing.paper.pages import Cutting
from studio.drawing.paper.paper_sizes import Paper

LEAST_MM: Final = 2.0
MOST_MM: Final = 100.0
"""How far hexes are from centre to centre, on any sheet somebody could use."""

_CUTTING = Cutting()
_TENTHS = 10
_MOST_LINES = 400


def room_on(paper: Paper) -> Point:
    """Return what margins and ruler leave of a paper, for a page that lies: how wide, how high."""
    return paper.height - 2 * _CUTTING.margin, paper.width - 2 * _CUTTING.margin - _CUTTING.strip


def fits(board: Board, paper: Paper, *, tables: bool = True) -> bool:
    """Return whether the whole printed sheet goes on one page, lying or upright."""
    wide, high = printed_mm(board, tables=tables)
    return any(
        wide <= width and high <= height
        for width, height in (room_on(paper), room_on(Paper(paper.name, paper.height, paper.width)))
    )


class Fit(NamedTuple):
    """The largest hexes, in millimetres across, with which a board fits one page of a paper."""

    whole: float | None
    """Those with which all that is printed fits, legend and tables too; None where no size has room for it.

    Below a map that is narrower they stand higher, so that smaller hexes need not fit where larger do.
    """
    alone: float
    """Those with which the map under its title fits, the legend and the tables being on further pages."""


def fit_of(board: Board, paper: Paper) -> Fit | None:
    """Return the largest hexes for a paper, by tenths of a millimetre; None where no hexes do.

    Whether all fits is tried from the largest with which the map does, tenth by tenth.
    """

    def fit(tenths: int, *, tables: bool) -> bool:
        return fits(with_hexes(board, tenths / _TENTHS), paper, tables=tables)

    low, high = round(LEAST_MM * _TENTHS), round(MOST_MM * _TENTHS) + 1
    if not fit(low, tables=False):
        return None
    least = low
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if fit(middle, tables=False) else (low, middle)
    tried = range(low, least - 1, -1)
    most = next((tenths for tenths in tried if fit(tenths, tables=True)), None)
    return Fit(None if most is None else most / _TENTHS, low / _TENTHS)


def with_hexes(board: Board, across_flats_mm: float) -> Board:
    """Return a board with hexes of another size."""
    return board.edited(sheet=replace(board.sheet, across_flats_mm=across_flats_mm))


def fullest_sheet(paper: Paper, top: Top = "pointy", shifted: Shifted = "odd", mm: float = 10.0) -> Sheet:
    """Return the sheet with most columns, then rows, whose blank print fits one page that lies.

    Room is left for the title and for what is printed below the map of an empty board.
    """
    wide, high = room_on(paper)
    columns = _most(lambda count: printed_mm(_blank(count, 2, top, shifted, mm))[0] <= wide)
    rows = _most(lambda count: printed_mm(_blank(columns, count, top, shifted, mm))[1] <= high)
    return _blank(columns, rows, top, shifted, mm).sheet


def _blank(columns: int, rows: int, top: Top, shifted: Shifted, mm: float) -> Board:
    """Return an empty board of a size, with a title that takes its room."""
    labels = LabelScheme(blocks=usual_blocks(rows, columns))
    return new_board(Sheet(columns, rows, top, shifted, mm, labels), title="Title")


def _most(fit: Callable[[int], bool]) -> int:
    """Return the most lines that fit, at least one."""
    low, high = 1, _MOST_LINES
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if fit(middle) else (low, middle)
    return low
