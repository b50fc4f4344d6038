"""The report of a trial: one HTML file with its map and tables, without scripts, to look at and to print."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Final

from engine.shipped import folder
from engine.trials.figures import LEVEL
from engine.trials.results import Results
from engine.trials.tables import Cell, Column, Row, Table, tables
from engine.trials.verdicts import Verdict, verdicts
from studio.drawing.heat import RAMP, heat_map
from studio.drawing.svg import number, svg

_BAR: Final = (96, 14)
"""How wide and high a bar is, in pixels."""
_SHORT: Final = 15
"""Tables of no more rows are kept on one page of paper."""


def page(results: Results, map_: str) -> str:
    """Return the report as the text of an HTML file; the same bytes for the same games."""
    title = escape(results.board.title or "Untitled board")
    style = (folder("resources") / "report.css").read_text("utf-8")
    parts = [
        f"<header><p>Trial of a map</p><h1>{title}</h1>{_facts(results, map_)}</header>",
        *_verdicts(verdicts(results)),
        *(_map(results) if results.tally.games else ()),
        *(_table(table) for table in tables(results)),
        _reading(),
    ]
    return (
        '<!DOCTYPE html>\n<html lang="en-GB">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title} – trial of {results.tally.games} games</title>\n<style>\n{style}</style>\n</head>\n"
        f"<body>\n<main>\n{chr(10).join(parts)}\n</main>\n</body>\n</html>\n"
    )


def _facts(results: Results, map_: str) -> str:
    """Return what was played, as a list of terms."""
    trial = results.trial
    terms = (
        ("Games", str(results.tally.games)),
        ("Companies", ", ".join(trial.bots)),
        ("Rules", trial.rules),
        ("Seed", str(trial.seed)),
        ("Map", map_),
    )
    inside = "".join(f"<div><dt>{term}</dt><dd>{escape(value)}</dd></div>" for term, value in terms)
    return f"<dl>{inside}</dl>"


def _verdicts(said: Iterable[Verdict]) -> Iterator[str]:
    """Yield the sentences, those that warn marked."""
    yield '<section class="verdicts"><h2>What the games say</h2><ul>'
    for verdict in said:
        mark = ' class="warns"' if verdict.warns else ""
        yield f"<li{mark}><b>{escape(verdict.subject)}</b> <span>{escape(verdict.text)}</span></li>"
    yield "</ul></section>"


# -- the map ---------------------------------------------------------------------------------------


def _map(results: Results) -> Iterator[str]:
    """Yield the map with how often each link was built, and what its colours mean."""
    sheet, games = results.board.sheet, results.tally.games
    links = {
        (sheet.hex_named(line.labels[0]), sheet.hex_named(line.labels[1])): line.games / games
        for line in results.links
    }
    drawn = svg(heat_map(results.board, links), f"{results.board.title}: how often each link was built")
    yield '<figure><h2>Where track is built</h2><div class="map">'
    # Within a page there is no second declaration.
    yield drawn.split("\n", 1)[1].rstrip()
    stops = "".join(
        f'<stop offset="{turn / (len(RAMP) - 1)}" stop-color="{RAMP[turn]}"/>' for turn in range(len(RAMP))
    )
    yield (
        '</div><figcaption><span>in few games</span><svg width="180" height="10" aria-hidden="true">'
        f'<defs><linearGradient id="ramp">{stops}</linearGradient></defs>'
        '<rect width="180" height="10" rx="5" fill="url(#ramp)"/></svg><span>in every game</span>'
        f"<span>{len(results.unbuilt)} of {len(results.ground)} hexes never</span></figcaption></figure>"
    )


# -- tables ----------------------------------------------------------------------------------------


def _table(table: Table) -> str:
    """Return a table with its title and what it means."""
    short = ' class="short"' if len(table.rows) <= _SHORT else ""
    heads = "".join(f"<th{_class(column)}>{escape(column.name)}</th>" for column in table.columns)
    widths = [
        max((len(row.cells[place].text) for row in table.rows), default=0)
        for place in range(len(table.columns))
    ]
    rows = "\n".join(_row(table, row, widths) for row in table.rows)
    return (
        f"<section{short}><h2>{escape(table.title)}</h2><p>{escape(table.note)}</p>\n"
        f"<table><thead><tr>{heads}</tr></thead><tbody>\n{rows}\n</tbody></table></section>"
    )


def _row(table: Table, row: Row, widths: Sequence[int]) -> str:
    """Return a row of a table, given how many letters its columns hold at most."""
    cells = (
        f"<td{_class(column)}>{_cell(cell, table.fair, width)}</td>"
        for column, cell, width in zip(table.columns, row.cells, widths, strict=True)
    )
    return f"<tr>{''.join(cells)}</tr>"


def _class(column: Column) -> str:
    """Return the mark of a column that holds words."""
    return ' class="words"' if column.words else ""


def _cell(cell: Cell, fair: float | None, width: int) -> str:
    """Return what stands in a cell, a bar before it where it is a share."""
    if cell.share is None:
        return escape(cell.text)
    text = f'<span style="min-width:{width}ch">{escape(cell.text)}</span>'
    return f'<span class="share">{bar(cell, fair)}{text}</span>'


def bar(cell: Cell, fair: float | None) -> str:
    """Return a share as a bar, its interval as a whisker, and a tick where it would be were all alike."""
    width, height = _BAR
    middle = height / 2
    parts = [f'<rect class="ground" y="2" width="{width}" height="{height - 4}" rx="2"/>']
    parts.append(
        f'<rect class="bar" y="2" width="{number(width * (cell.share or 0))}" height="{height - 4}" rx="2"/>'
    )
    if cell.interval is not None:
        low, high = (number(width * bound) for bound in cell.interval)
        parts.append(
            f'<path class="whisker" d="M{low} {middle}H{high}M{low} 4V{height - 4}M{high} 4V{height - 4}"/>'
        )
    if fair is not None:
        parts.append(f'<path class="fair" d="M{number(width * fair)} 0V{height}"/>')
    return f'<svg width="{width}" height="{height}" aria-hidden="true">{"".join(parts)}</svg>'


def _reading() -> str:
    """Return how to read the numbers."""
    return (
        "<footer><p>The whiskers and the numbers in brackets are intervals that hold what they are meant "
        f"for in {LEVEL:.0%} of trials: of shares by Wilson’s formula, of means by Student’s t. The upright "
        "tick is what each would win were all alike. A seat or start is called odd above only where an "
        "interval widened for the number of those compared leaves the tick out.</p>"
        "<p>Made with Platelayer.</p></footer>"
    )
