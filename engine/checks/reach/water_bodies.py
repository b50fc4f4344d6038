"""Bodies of water: which water hexes hang together, told of a whole sheet at once."""

from collections import OrderedDict
from collections.abc import Iterable
from typing import Final
from weakref import ref

import numpy as np
from numpy.typing import NDArray

from engine.board.document import Board
from engine.board.layers import Layer
from engine.board.terrain import WATER
from engine.hexes.hex_arrays import Mask
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet

Numbers = NDArray[np.intp]

_WATER: Final = np.array(sorted(WATER))
_MOST: Final = 4
_kept: Final[OrderedDict[int, tuple[ref[Layer], Sheet, Numbers]]] = OrderedDict()
"""The bodies of the last few grounds asked about: each river asks, before an edit and after it."""


def bodies_of(board: Board, wet: Iterable[Hex]) -> dict[Hex, str]:
    """Return for each of some water hexes of the sheet the name of the body of water it lies in."""
    numbers = bodies(board.sheet, board.terrain)
    places = ((hex_, board.sheet.place_of(hex_)) for hex_ in wet)
    # A name, for a corner and a hex of the same two numbers are equal as tuples.
    return {hex_: f"water {numbers[row, column]}" for hex_, (column, row) in places}


def bodies(sheet: Sheet, terrain: Layer) -> Numbers:
    """Return the number of the body of water at each place, of shape (rows, columns); 0 is land."""
    known = _kept.get(id(terrain))
    if known is not None and known[0]() is terrain and known[1] == sheet:
        return known[2]
    numbers = numbered(sheet, np.isin(terrain, _WATER))
    _kept[id(terrain)] = ref(terrain), sheet, numbers
    while len(_kept) > _MOST:
        _kept.popitem(last=False)
    return numbers


def numbered(sheet: Sheet, mask: Mask) -> Numbers:
    """Return a number for each place of a mask, the same for places that hang together; 0 is outside it."""
    is_turned = sheet.top != "pointy"
    lines = mask.T if is_turned else mask
    starts = lines.copy()
    starts[:, 1:] &= ~lines[:, :-1]
    runs = np.where(lines, np.cumsum(starts).reshape(lines.shape), 0)
    found = _least_joined(int(runs.max(initial=0)), *_pairs(sheet, runs, is_turned=is_turned))[runs]
    return found.T if is_turned else found


def _pairs(sheet: Sheet, runs: Numbers, *, is_turned: bool) -> tuple[Numbers, Numbers]:
    """Return the runs of each line of hexes and those of the next one that touch, as two arrays."""
    leans = [
        sheet.place_of(Hex(each, 0) if is_turned else Hex(0, each))[is_turned] for each in range(len(runs))
    ]
    steps, length = np.diff(leans), runs.shape[1]
    ones, others = [np.empty(0, dtype=np.intp)], [np.empty(0, dtype=np.intp)]
    for step in set(steps.tolist()):
        here = np.flatnonzero(steps == step)
        # Each hex touches two of the next line: in the same place along the slant, and the one before.
        for shift in (step, step - 1):
            one = runs[here, max(0, -shift) : length - max(0, shift)]
            other = runs[here + 1, max(0, shift) : length + min(0, shift)]
            touch = (one > 0) & (other > 0)
            touch[:, 1:] &= (one[:, 1:] != one[:, :-1]) | (other[:, 1:] != other[:, :-1])
            ones.append(one[touch])
            others.append(other[touch])
    return np.concatenate(ones), np.concatenate(others)


def _least_joined(count: int, ones: Numbers, others: Numbers) -> Numbers:
    """Return for each number up to a count, and 0, the least of those that pairs join it with."""
    least = np.arange(count + 1)
    while len(ones):
        one, other = least[ones], least[others]
        apart = one != other
        ones, others, one, other = ones[apart], others[apart], one[apart], other[apart]
        np.minimum.at(least, np.maximum(one, other), np.minimum(one, other))
        while not np.array_equal(jumped := least[least], least):
            least = jumped
    return least
