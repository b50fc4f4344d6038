"""Runs of labels along a letter, such as ``A30-A39``, and the order labels come in."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.hexes.labels import LabelError, LabelScheme
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet

Block = tuple[slice, slice]
"""The rows and the columns of a layer that a run of labels covers."""


def lettered(array: NDArray[Any], labels: LabelScheme) -> NDArray[Any]:
    """Return a view of a layer with one row a letter, numbers rising along it."""
    view = array if labels.letters == "rows" else array.T
    if labels.letters_from in {"south", "east"}:
        view = view[::-1]
    return view[:, ::-1] if labels.numbers_from in {"south", "east"} else view


def runs(mask: NDArray[np.bool_], sheet: Sheet) -> list[str]:
    """Return the labels of the hexes set in a mask of the sheet's shape, runs joined by a hyphen."""
    view = lettered(mask, sheet.labels)
    edges = np.zeros((view.shape[0], view.shape[1] + 2), dtype=np.int8)
    edges[:, 1:-1] = view
    turns = np.diff(edges, axis=1)
    lines, firsts = np.nonzero(turns == 1)
    _, ends = np.nonzero(turns == -1)
    alphabet = sheet.labels.alphabet
    found = []
    for line, first, end in zip(lines.tolist(), firsts.tolist(), ends.tolist(), strict=True):
        letters, add = alphabet[line]
        start = f"{letters}{first + 1 + add}"
        found.append(start if end == first + 1 else f"{start}-{letters}{end + add}")
    return found


def in_label_order(mask: NDArray[np.bool_], sheet: Sheet) -> tuple[Hex, ...]:
    """Return the hexes set in a mask of the sheet's shape, by letter and then by number."""
    numbers = np.arange(mask.size).reshape(mask.shape)
    chosen = lettered(numbers, sheet.labels)[lettered(mask, sheet.labels)]
    return tuple(sheet.hex_at(n % sheet.columns, n // sheet.columns) for n in chosen.tolist())


def mask_of(hexes: tuple[Hex, ...], sheet: Sheet) -> NDArray[np.bool_]:
    """Return a mask of the sheet's shape with the hexes, all of which lie on it, set."""
    mask = np.zeros((sheet.rows, sheet.columns), dtype=np.bool_)
    for hex_ in hexes:
        column, row = sheet.place_of(hex_)
        mask[row, column] = True
    return mask


def block(label: str, sheet: Sheet) -> Block:
    """Return what a label or a run of labels covers.

    Raises LabelError when an end is off the sheet or the two do not lie on one letter in rising order.
    """
    start, hyphen, end = label.partition("-")
    column, row = _place(start, sheet)
    if not hyphen:
        return slice(row, row + 1), slice(column, column + 1)
    if not end:
        raise LabelError(f"'{label}' is a run without an end.")
    last_column, last_row = _place(end, sheet)
    on_one_letter = row == last_row if sheet.labels.letters == "rows" else column == last_column
    steps = last_column - column + last_row - row
    falling = steps > 0 if sheet.labels.numbers_from in {"south", "east"} else steps < 0
    if not on_one_letter or falling:
        raise LabelError(f"'{label}' is no run along a letter from a lower number to a higher.")
    rows, columns = sorted((row, last_row)), sorted((column, last_column))
    return slice(rows[0], rows[1] + 1), slice(columns[0], columns[1] + 1)


def _place(label: str, sheet: Sheet) -> tuple[int, int]:
    """Return the column and row of a label."""
    return sheet.labels.place(label, sheet.columns, sheet.rows)


def second_named(sheet: Sheet) -> NDArray[np.bool_]:
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
