"""What the tables of a trial are made of."""

from typing import NamedTuple

from engine.messages import Phrase
from engine.trials.figures import Interval


class Cell(NamedTuple):
    """The content of a cell; a share, from 0 to 1, is drawn as a bar too, with its interval."""

    text: str
    share: float | None = None
    interval: Interval | None = None


class Column(NamedTuple):
    """The name of a column, and whether it holds words, which are set to the left."""

    name: Phrase
    words: bool = False


class Row(NamedTuple):
    """The cells of a row, and the labels of the hexes it speaks of."""

    cells: tuple[Cell, ...]
    labels: tuple[str, ...] = ()


class Table(NamedTuple):
    """Rows under columns, with a title and a word on what they mean.

    ``fair`` is what each share would be were all rows alike, where there is such a thing.
    """

    title: Phrase
    note: Phrase
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    fair: float | None = None


def table_lines(table: Table) -> list[str]:
    """Return the rows of a table under its columns, words to the left, numbers to the right."""
    heads = tuple(Cell(column.name) for column in table.columns)
    rows = [[cell.text for cell in cells] for cells in (heads, *(row.cells for row in table.rows))]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            text.ljust(width) if column.words else text.rjust(width)
            for text, width, column in zip(row, widths, table.columns, strict=True)
        ).rstrip()
        for row in rows
    ]
