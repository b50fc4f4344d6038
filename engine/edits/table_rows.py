"""Tables of spreadsheets, read line by line; what a cell means is up to who reads it."""

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from engine.messages import Phrase, say
from engine.text.names import normalised


class TableError(Exception):
    """A cell of a table that cannot be read; ``line`` and ``column`` count from 1."""

    def __init__(self, line: int, column: int, why: Phrase) -> None:
        super().__init__(say("Line {line}, column {column}: {why}", line=line, column=column, why=why))
        self.line, self.column, self.why = line, column, why


@dataclass(frozen=True)
class Row:
    """The cells of one line, by the name of their column; those that the table lacks are missing."""

    line: int
    cells: Mapping[str, tuple[int, str]]

    def cell_error(self, column: str, why: Phrase) -> TableError:
        """Return what is wrong in a cell."""
        return TableError(self.line, self.cells[column][0] if column in self.cells else 1, why)

    def cell(self, column: str) -> str:
        """Return what a cell holds; nothing where there is none."""
        return self.cells.get(column, (0, ""))[1]


def rows_of(
    text: str, known: Sequence[str], named: Mapping[str, str] = MappingProxyType({})
) -> Iterator[Row]:
    """Yield the lines of a table that hold anything, without that of the names of columns.

    ``known`` are the columns there may be, in the order that a table without their names has; ``named`` are
    more that there may be, by what else they are called. Raises TableError.
    """
    text = text.removeprefix("\ufeff")
    reader = csv.reader(io.StringIO(text), delimiter=_delimiter(text), strict=True)
    columns: Sequence[str] = ()
    try:
        for cells in reader:
            if not any(cell.strip() for cell in cells):
                continue
            line = reader.line_num
            if not columns:
                columns = _columns(line, cells, known, named)
                if columns:
                    continue
                columns = known
            # Spreadsheets copy empty columns on the right along with the others.
            if any(cell.strip() for cell in cells[len(columns) :]):
                raise TableError(line, len(columns) + 1, say("The table has no such column."))
            filled = enumerate(zip(columns, cells, strict=False), start=1)
            yield Row(line, {name: (number, normalised(cell).strip()) for number, (name, cell) in filled})
    except csv.Error as error:
        raise TableError(reader.line_num, 1, say("This is not a table ({error}).", error=error)) from error


def _delimiter(text: str) -> str:
    """Return what parts the cells of the first line: tabs as in spreadsheets, else semicolons or commas."""
    first = text.partition("\n")[0]
    return "\t" if "\t" in first else max(",;", key=first.count)


def _columns(
    line: int, cells: Sequence[str], known: Sequence[str], named: Mapping[str, str]
) -> tuple[str, ...]:
    """Return the columns that a line names; none where it is about an entry."""
    heads = "\t".join(cell.strip().lower() for cell in cells).rstrip("\t").split("\t")
    names = tuple(named.get(name, name) for name in heads)
    every = (*known, *dict.fromkeys(named.values()))
    # A single letter in a later cell may be a code as well.
    if names[0] not in every and not any(len(name) > 1 and name in every for name in names):
        return ()
    for number, name in enumerate(names, start=1):
        if name not in every or name in names[: number - 1]:
            why = say("Columns are {names}, each at most once.", names=", ".join(every))
            raise TableError(line, number, why)
    return names
