"""The report of a postal round on paper: its text, and the map with all track at true scale."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.messages import ENGLISH, Tongue, say
from engine.postal.reports import Report, accounts_of, parts_of
from studio.drawing.game.postal_sheet import postal_sheet
from studio.drawing.maps.themes import ATLAS, Theme
from studio.drawing.paper.columns import Column, Frame, Slug, column_layers, set_in_columns
from studio.drawing.paper.pages import paged
from studio.drawing.paper.paper_sizes import PAPERS, Paper
from studio.drawing.paper.rows import Setter, Words
from studio.drawing.shapes.fonts import Face
from studio.drawing.shapes.marks import Drawing, Layer, Polygon

_MARGIN: Final = 14.0
_BETWEEN_LINES: Final = 0.8


def report_pages(
    report: Report, paper: Paper = PAPERS["A4"], theme: Theme = ATLAS, tongue: Tongue = ENGLISH
) -> tuple[Drawing, ...]:
    """Return the pages of a round's report: first the text, then the map as it is after the round."""
    sheet = postal_sheet(report.wording.history, report.terms, theme, tongue=tongue)
    map_ = paged(sheet, paper, title=report.terms.name, tongue=tongue)
    return (*_text(report, paper, theme, tongue), *(page.drawing for page in map_))


def _text(report: Report, paper: Paper, theme: Theme, tongue: Tongue) -> Iterator[Drawing]:
    """Yield the pages of the text; names and amounts are as in the text that is mailed."""
    wide, high = paper.width - 2 * _MARGIN, paper.height - 2 * _MARGIN
    setter, frame = Setter(wide, theme, tongue), Frame(1, wide, 0.0)
    for columns in set_in_columns(tuple(_slugs(report, setter)), frame, high, high):
        yield _page(columns, frame, paper, theme)


def _page(columns: Sequence[Column], frame: Frame, paper: Paper, theme: Theme) -> Drawing:
    corners = ((0.0, 0.0), (paper.width, 0.0), (paper.width, paper.height), (0.0, paper.height))
    ground = Layer("paper", (Polygon(corners, theme.paper),))
    layers = column_layers(columns, frame, (_MARGIN, _MARGIN))
    return Drawing(paper.width, paper.height, (ground, *layers))


def _slugs(report: Report, setter: Setter) -> Iterator[Slug]:
    title, *parts = parts_of(report)
    yield setter.heading(say("{words}", words=title[0]))
    for line in title[1:]:
        yield from setter.text(say("{words}", words=line))
    table = accounts_of(report)
    for part in parts:
        if part == table:
            yield from _accounts(report, setter)
        else:
            yield from setter.text(say("{words}", words=part[0]), face=Face.BOLD)
            yield from _lines(part[1:], setter)


def _lines(lines: Sequence[str], setter: Setter) -> Iterator[Slug]:
    for line in filter(None, lines):
        first, *others = setter.text(say("{words}", words=line.strip()))
        yield first._replace(gap=_BETWEEN_LINES)
        yield from others


def _accounts(report: Report, setter: Setter) -> Iterator[Slug]:
    heads, *rows = report.wording.table(report.result.accounts)
    cells = [[Words(row[0]), *(Words(cell, right=True) for cell in row[1:])] for row in rows]
    yield from setter.table(heads, cells)
