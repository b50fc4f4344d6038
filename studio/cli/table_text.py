"""Tables of trials as text."""

from engine.trials.table_parts import Cell, Table


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
