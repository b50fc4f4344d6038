"""What the reports of all trials share: one HTML file with facts, sentences and tables, without scripts."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from engine.messages import Phrase, Tongue
from engine.shipped import folder
from engine.text.markup import escaped
from engine.trials.figures import LEVEL
from engine.trials.table_parts import Cell, Column, Row, Table
from engine.trials.verdict import Verdict
from studio.drawing.svg import number

_BAR: Final = (96, 14)
"""How wide and high a bar is, in pixels."""
_SHORT: Final = 15
"""Tables with at most this many rows are kept on one page of paper."""
_TRIALS: Final[tuple[Phrase, Phrase]] = (
    "{title} – trial of one game",
    "{title} – trial of {n} games",
)


def trial_page(
    above: Phrase, title: str, games: int, facts: str, parts: Iterable[str], tongue: Tongue
) -> str:
    """Return a report as the text of an HTML file in a tongue; ``above`` says over its title what it is."""
    head = escaped(tongue.says(_TRIALS[games != 1], title=title, n=games))
    style = (folder("resources") / "report.css").read_text("utf-8")
    header = f"<header><p>{said(tongue, above)}</p><h1>{escaped(title)}</h1>{facts}</header>"
    body = "\n".join((header, *parts, _reading(tongue)))
    return (
        f'<!DOCTYPE html>\n<html lang="{tongue.code}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{head}</title>\n<style>\n{style}</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def facts_list(terms: Iterable[tuple[Phrase, str]], tongue: Tongue) -> str:
    """Return what the games were, as a list of terms."""
    inside = "".join(
        f"<div><dt>{said(tongue, term)}</dt><dd>{escaped(value)}</dd></div>" for term, value in terms
    )
    return f"<dl>{inside}</dl>"


def verdict_list(verdicts: Iterable[Verdict], tongue: Tongue) -> Iterator[str]:
    """Yield the sentences, those that warn marked."""
    yield f'<section class="verdicts"><h2>{said(tongue, "Results")}</h2><ul>'
    for verdict in verdicts:
        mark = ' class="warns"' if verdict.warns else ""
        subject, text = said(tongue, verdict.subject), said(tongue, verdict.text)
        yield f"<li{mark}><b>{subject}</b> <span>{text}</span></li>"
    yield "</ul></section>"


# -- tables ----------------------------------------------------------------------------------------


def table_section(table: Table, tongue: Tongue) -> str:
    """Return a table with its title and note."""
    short = ' class="short"' if len(table.rows) <= _SHORT else ""
    heads = "".join(f"<th{_class(column)}>{said(tongue, column.name)}</th>" for column in table.columns)
    widths = [
        max((len(tongue.says(row.cells[place].text)) for row in table.rows), default=0)
        for place in range(len(table.columns))
    ]
    rows = "\n".join(_row(table, row, widths, tongue) for row in table.rows)
    return (
        f"<section{short}><h2>{said(tongue, table.title)}</h2><p>{said(tongue, table.note)}</p>\n"
        f"<table><thead><tr>{heads}</tr></thead><tbody>\n{rows}\n</tbody></table></section>"
    )


def _row(table: Table, row: Row, widths: Sequence[int], tongue: Tongue) -> str:
    cells = (
        f"<td{_class(column)}>{_cell(cell, table.fair, width, tongue)}</td>"
        for column, cell, width in zip(table.columns, row.cells, widths, strict=True)
    )
    return f"<tr>{''.join(cells)}</tr>"


def _class(column: Column) -> str:
    """Return the mark of a column that holds words."""
    return ' class="words"' if column.words else ""


def _cell(cell: Cell, fair: float | None, width: int, tongue: Tongue) -> str:
    """Return the content of a cell, a bar before it where it is a share."""
    if cell.share is None:
        return said(tongue, cell.text)
    text = f'<span style="min-width:{width}ch">{said(tongue, cell.text)}</span>'
    return f'<span class="share">{bar(cell, fair)}{text}</span>'


def bar(cell: Cell, fair: float | None) -> str:
    """Return a share as a bar, its interval as a whisker, and a tick where it would be if all were equal."""
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


_READING: Phrase = (
    "Whiskers and numbers in brackets are {level:.0%} confidence intervals: Wilson "
    "intervals for shares, Student’s t for means. The vertical tick is the share expected "
    "if all were equal. A seat or start is reported above only if its interval, widened "
    "for the number of comparisons, excludes the tick."
)


def _reading(tongue: Tongue) -> str:
    """Return how to read the numbers."""
    words, made = escaped(tongue.says(_READING, level=LEVEL)), said(tongue, "Made with Platelayer.")
    return f"<footer><p>{words}</p><p>{made}</p></footer>"


def said(tongue: Tongue, text: Phrase) -> str:
    """Return a text in a tongue, escaped for HTML."""
    return escaped(tongue.says(text))
