"""Runs of labels along a letter, such as ``A30-A39``, and the order labels come in.

A hex has a line (its letter) and a number on it, both counted from 0 here.
"""

from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.hexes.labels import LabelError, LabelScheme
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from engine.messages import say

Block = tuple[slice, slice]
"""The rows and the columns of a layer that a run of labels covers."""

Run = tuple[int, int, int]
"""A line, the first number on it and the number after the last."""

_BACKWARDS = frozenset({"south", "east"})


def lettered(array: NDArray[Any], labels: LabelScheme) -> NDArray[Any]:
    """Return a view of a layer with one row a letter, numbers rising along it."""
    view = array if labels.letters == "rows" else array.T
    if labels.letters_from in _BACKWARDS:
        view = view[::-1]
    return view[:, ::-1] if labels.numbers_from in _BACKWARDS else view


def labels_of_area(mask: NDArray[np.bool_], sheet: Sheet) -> list[str]:
    """Return the labels of the hexes set in a mask of the sheet's shape, runs joined by a hyphen."""
    view = lettered(mask, sheet.labels)
    edges = np.zeros((view.shape[0], view.shape[1] + 2), dtype=np.int8)
    edges[:, 1:-1] = view
    turns = np.diff(edges, axis=1)
    lines, firsts = np.nonzero(turns == 1)
    _, ends = np.nonzero(turns == -1)
    return _labels(zip(lines.tolist(), firsts.tolist(), ends.tolist(), strict=True), sheet)


def labels_of_hexes(hexes: Iterable[Hex], sheet: Sheet) -> list[str]:
    """Return the labels of hexes on the sheet by letter and number, runs joined by a hyphen."""
    return _labels(_runs(sorted(set(map(sheet.rank, hexes)))), sheet)


def _runs(places: list[tuple[int, int]]) -> Iterator[Run]:
    """Yield the runs that sorted lines and numbers make up."""
    start = 0
    for index, (line, number) in enumerate(places, 1):
        if index == len(places) or places[index] != (line, number + 1):
            yield line, places[start][1], number + 1
            start = index


def _labels(runs: Iterable[Run], sheet: Sheet) -> list[str]:
    """Return runs as the file writes them."""
    alphabet = sheet.labels.alphabet
    found = []
    for line, first, end in runs:
        letters, add = alphabet[line]
        start = f"{letters}{first + 1 + add}"
        found.append(start if end == first + 1 else f"{start}-{letters}{end + add}")
    return found


def block(label: str, sheet: Sheet) -> Block:
    """Return what a label or a run of labels covers.

    Raises LabelError when an end is off the sheet or the two do not lie on one letter in rising order.
    """
    start, hyphen, end = label.partition("-")
    column, row = _place(start, sheet)
    if not hyphen:
        return slice(row, row + 1), slice(column, column + 1)
    if not end:
        raise LabelError(say("'{label}' is a range without an end.", label=label))
    last_column, last_row = _place(end, sheet)
    on_one_letter = row == last_row if sheet.labels.letters == "rows" else column == last_column
    steps = last_column - column + last_row - row
    falling = steps > 0 if sheet.labels.numbers_from in _BACKWARDS else steps < 0
    if not on_one_letter or falling:
        raise LabelError(
            say("'{label}' is not a range along one letter from a lower to a higher number.", label=label)
        )
    rows, columns = sorted((row, last_row)), sorted((column, last_column))
    return slice(rows[0], rows[1] + 1), slice(columns[0], columns[1] + 1)


def _place(label: str, sheet: Sheet) -> tuple[int, int]:
    """Return the column and row of a label."""
    return sheet.labels.place(label, sheet.columns, sheet.rows)


def hexes_of_block(covered: Block, sheet: Sheet) -> list[Hex]:
    """Return the hexes of a run in the order of their numbers."""
    rows, columns = (range(part.start, part.stop) for part in covered)
    found = [sheet.hex_at(column, row) for row in rows for column in columns]
    return found[::-1] if sheet.labels.numbers_from in _BACKWARDS else found


def nameless(sheet: Sheet) -> NDArray[np.bool_]:
    """Return a mask of the hexes whose label already belongs to a hex of an earlier letter.

    A label read from a file is tried in the first alphabet first, so these cannot be named.
    """
    mask = np.zeros((sheet.rows, sheet.columns), dtype=np.bool_)
    view = lettered(mask, sheet.labels)
    earlier: dict[str, list[int]] = {}
    across = view.shape[1]
    for line, (letters, add) in enumerate(sheet.labels.alphabet[: view.shape[0]]):
        for taken in earlier.setdefault(letters, []):
            low, high = max(taken - add, 0), min(across + taken - add, across)
            view[line, low : max(high, low)] = True
        earlier[letters].append(add)
    return mask
