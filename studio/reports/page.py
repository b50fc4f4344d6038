"""The report of a trial: one HTML file with its map and tables, without scripts, to look at and to print."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from engine.messages import ENGLISH, Phrase, Tongue, say
from engine.shipped import folder
from engine.text.markup import escaped
from engine.trials.figures import LEVEL
from engine.trials.results import Results
from engine.trials.table_parts import Cell, Column, Row, Table
from engine.trials.tables import tables
from engine.trials.trial import played_by
from engine.trials.verdict import Verdict
from engine.trials.verdicts import verdicts
from studio.drawing.heat_map import RAMP, heat_map
from studio.drawing.svg import number, svg

_BAR: Final = (96, 14)
"""How wide and high a bar is, in pixels."""
_SHORT: Final = 15
"""Tables with at most this many rows are kept on one page of paper."""
_TRIALS: Final[tuple[Phrase, Phrase]] = (
    "{title} – trial of one game",
    "{title} – trial of {n} games",
)


def page(results: Results, map_: str, tongue: Tongue = ENGLISH) -> str:
    """Return the report as the text of an HTML file in a tongue; the same bytes for the same games."""
    title = results.board.title or tongue.says("Untitled board")
    games = results.tally.games
    head = escaped(tongue.says(_TRIALS[games != 1], title=title, n=games))
    above = _said(tongue, "Map Trial")
    style = (folder("resources") / "report.css").read_text("utf-8")
    parts = [
        f"<header><p>{above}</p><h1>{escaped(title)}</h1>{_facts(results, map_, tongue)}</header>",
        *_verdicts(verdicts(results), tongue),
        *(_maps(results, tongue) if results.tally.games else ()),
        *(_table(table, tongue) for table in tables(results)),
        _reading(tongue),
    ]
    return (
        f'<!DOCTYPE html>\n<html lang="{tongue.code}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{head}</title>\n<style>\n{style}</style>\n</head>\n"
        f"<body>\n<main>\n{chr(10).join(parts)}\n</main>\n</body>\n</html>\n"
    )


def _facts(results: Results, map_: str, tongue: Tongue) -> str:
    trial = results.trial
    terms: tuple[tuple[Phrase, str], ...] = (
        ("Games", str(results.tally.games)),
        ("Companies", tongue.says(played_by(trial))),
        ("Rules", trial.rules),
        ("Seed", str(trial.seed)),
        ("Map", map_),
    )
    inside = "".join(
        f"<div><dt>{_said(tongue, term)}</dt><dd>{escaped(value)}</dd></div>" for term, value in terms
    )
    return f"<dl>{inside}</dl>"


def _verdicts(said: Iterable[Verdict], tongue: Tongue) -> Iterator[str]:
    """Yield the sentences, those that warn marked."""
    yield f'<section class="verdicts"><h2>{_said(tongue, "Results")}</h2><ul>'
    for verdict in said:
        mark = ' class="warns"' if verdict.warns else ""
        subject, text = _said(tongue, verdict.subject), _said(tongue, verdict.text)
        yield f"<li{mark}><b>{subject}</b> <span>{text}</span></li>"
    yield "</ul></section>"


# -- the map ---------------------------------------------------------------------------------------


def _maps(results: Results, tongue: Tongue) -> Iterator[str]:
    """Yield the maps of track, trains and money, and what their colours mean."""
    games, trains, money = results.tally.games, results.trains, results.money
    built = {line.labels: line.games / games for line in results.links}
    never = say("{n} of {of} hexes never", n=len(results.unbuilt), of=len(results.ground))
    yield from _map(
        results,
        tongue,
        "Where Track Is Built",
        ("map", built, say("in few games"), say("in every game"), never),
    )
    if trains.links:
        most = say("{n:.1f} trains a game", n=trains.most)
        yield from _map(results, tongue, "Where Trains Run", ("trains", trains.links, say("few"), most, ""))
    if money.links:
        most = say("{n:.1f} points a game", n=money.most)
        yield from _map(
            results,
            tongue,
            "Where Trains Pay Other Companies",
            ("money", money.links, say("little"), most, ""),
        )


def _map(
    results: Results,
    tongue: Tongue,
    head: Phrase,
    shown: tuple[str, Mapping[tuple[str, str], float], str, str, str],
) -> Iterator[str]:
    """Yield a map by its name with the heat of links, the words for its least and most, and a remark."""
    name, labels, *words = shown
    sheet = results.board.sheet
    links = {(sheet.hex_named(one), sheet.hex_named(other)): share for (one, other), share in labels.items()}
    title = f"{results.board.title}: {tongue.says(head)}"
    drawn = svg(heat_map(results.board, links), title, f"{name}-")
    yield f'<figure><h2>{_said(tongue, head)}</h2><div class="map">'
    # Within a page there is no second declaration.
    yield drawn.split("\n", 1)[1].rstrip()
    few, every, never = (_said(tongue, each) for each in words)
    stops = "".join(
        f'<stop offset="{turn / (len(RAMP) - 1)}" stop-color="{RAMP[turn]}"/>' for turn in range(len(RAMP))
    )
    yield (
        f'</div><figcaption><span>{few}</span><svg width="180" height="10" aria-hidden="true">'
        f'<defs><linearGradient id="{name}-ramp">{stops}</linearGradient></defs>'
        f'<rect width="180" height="10" rx="5" fill="url(#{name}-ramp)"/></svg><span>{every}</span>'
        f"<span>{never}</span></figcaption></figure>"
    )


# -- tables ----------------------------------------------------------------------------------------


def _table(table: Table, tongue: Tongue) -> str:
    short = ' class="short"' if len(table.rows) <= _SHORT else ""
    heads = "".join(f"<th{_class(column)}>{_said(tongue, column.name)}</th>" for column in table.columns)
    widths = [
        max((len(tongue.says(row.cells[place].text)) for row in table.rows), default=0)
        for place in range(len(table.columns))
    ]
    rows = "\n".join(_row(table, row, widths, tongue) for row in table.rows)
    return (
        f"<section{short}><h2>{_said(tongue, table.title)}</h2><p>{_said(tongue, table.note)}</p>\n"
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
        return _said(tongue, cell.text)
    text = f'<span style="min-width:{width}ch">{_said(tongue, cell.text)}</span>'
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
    words, made = escaped(tongue.says(_READING, level=LEVEL)), _said(tongue, "Made with Platelayer.")
    return f"<footer><p>{words}</p><p>{made}</p></footer>"


def _said(tongue: Tongue, text: Phrase) -> str:
    """Return a text in a tongue, escaped for HTML."""
    return escaped(tongue.says(text))
