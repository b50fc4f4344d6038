"""A map file read with one setting of its sheet otherwise: what one slip there would have meant.

Everything in a file is placed by the label of its hex, and terrain by rows. One wrong word in the sheet
moves all of it, and would be reported as a hundred faults that are none.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from engine.diagnostics.findings import Path
from engine.messages import Phrase, say

_OTHERS: Final[Mapping[tuple[str, str], Sequence[tuple[str, str]]]] = {
    ("sheet", "top"): (("pointy", "flat"),),
    ("sheet", "shifted"): (("odd", "even"),),
    ("labels", "letters_from"): (("north", "south"), ("west", "east")),
    ("labels", "numbers_from"): (("north", "south"), ("west", "east")),
}
"""The settings that have one other value, with the pairs of values."""


_MOST_BLOCKS: Final = 4
"""How many alphabets are tried: each try reads the whole map again."""


class Otherwise(NamedTuple):
    """The data of a map file with one setting otherwise, what that is, and its place."""

    setting: Phrase
    path: Path
    data: dict[str, Any]


def otherwise(data: Any) -> Iterator[Otherwise]:
    """Yield data of a map file with each setting of its sheet in turn as it may have been meant.

    Nothing is yielded for what is not of the form it should have; the data given are not changed.
    """
    sheet = data.get("sheet") if isinstance(data, dict) else None
    if not isinstance(sheet, dict):
        return
    yield from _turned(data, sheet, ("sheet",))
    labels = sheet.get("labels")
    if isinstance(labels, dict):
        yield from _turned(data, labels, ("sheet", "labels"))
        yield from _raised(data, sheet, labels)
    terrain = data.get("terrain")
    rows = terrain.get("rows") if isinstance(terrain, dict) else None
    if isinstance(rows, list) and rows and all(isinstance(row, str) and row for row in rows):
        yield from _moved(data, rows)


def _turned(data: dict[str, Any], holder: dict[str, Any], path: Path) -> Iterator[Otherwise]:
    """Yield the data with each word that has one other in the place of it."""
    for (where, field), pairs in _OTHERS.items():
        for pair in pairs:
            if where == path[-1] and holder.get(field) in pair:
                value = pair[1 - pair.index(holder[field])]
                told = say("{field}: {value}", field=field, value=value)
                yield Otherwise(told, (*path, field), _with(data, (*path, field), value))


def _raised(data: dict[str, Any], sheet: dict[str, Any], labels: dict[str, Any]) -> Iterator[Otherwise]:
    """Yield the data with the numbers of a later alphabet raised by what is usual."""
    blocks = labels.get("blocks")
    for index, block in enumerate(blocks[:_MOST_BLOCKS] if isinstance(blocks, list) else ()):
        usual = {40: None, 50: None, sheet.get("columns"): None, sheet.get("rows"): None}
        if index and isinstance(block, dict):
            path = ("sheet", "labels", "blocks", index, "add")
            for add in usual:
                if isinstance(add, int) and add != block.get("add"):
                    told = say("add: {n} for the letters {letters}", n=add, letters=block.get("letters", ""))
                    yield Otherwise(told, path, _with(data, path, add))


def _moved(data: dict[str, Any], rows: list[str]) -> Iterator[Otherwise]:
    """Yield the data with the ground upside down, mirrored or turned, and a hex further to each hand."""
    path = ("terrain", "rows")
    moves: tuple[tuple[Phrase, list[str]], ...] = (
        ("the rows of the terrain from the bottom to the top", rows[::-1]),
        ("the rows of the terrain from the right to the left", [row[::-1] for row in rows]),
        ("the rows of the terrain turned halfway round", [row[::-1] for row in rows[::-1]]),
        ("the rows of the terrain one hex further left", [row[1:] + row[-1] for row in rows]),
        ("the rows of the terrain one hex further right", [row[0] + row[:-1] for row in rows]),
        ("the rows of the terrain one row higher", [*rows[1:], rows[-1]]),
        ("the rows of the terrain one row lower", [rows[0], *rows[:-1]]),
    )
    for told, moved in moves:
        yield Otherwise(told, path, _with(data, path, moved))


def _with(data: Any, path: Path, value: Any) -> Any:
    """Return data with another value at a path; only what lies on the path is copied."""
    if not path:
        return value
    copy = data.copy()
    copy[path[0]] = _with(copy.get(path[0]) if isinstance(copy, dict) else copy[path[0]], path[1:], value)
    return copy
