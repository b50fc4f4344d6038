"""What a fill flows over: run by run of a line of hexes, for a patch may be a whole sea."""

from bisect import bisect_left

import numpy as np

from engine.hexes.lattice import Hex
from engine.hexes.many import Mask
from engine.hexes.sheet import Sheet

Run = tuple[int, int]
"""The first place of an unbroken run along a line, and the last."""


def flooded(sheet: Sheet, alike: Mask, start: Hex) -> Mask:
    """Return the places that hang together with a hex's own, among those set in a mask of the sheet."""
    is_turned = sheet.top != "pointy"
    lines = alike.T if is_turned else alike
    found = np.zeros_like(lines)
    column, row = sheet.place_of(start)
    line, at = (column, row) if is_turned else (row, column)
    runs = [_runs(each) for each in lines]
    leans = [
        sheet.place_of(Hex(each, 0) if is_turned else Hex(0, each))[is_turned] for each in range(len(lines))
    ]
    waiting = [(line, *run) for run in runs[line] if run[0] <= at <= run[1]]
    while waiting:
        line, first, last = waiting.pop()
        if found[line, first]:
            continue
        found[line, first : last + 1] = True
        # Each hex touches two of the line before it, from its own place on, and two of the line after.
        for other, early in ((line - 1, 0), (line + 1, -1)):
            if 0 <= other < len(lines):
                shift = leans[other] - leans[line] + early
                waiting += [(other, *run) for run in _touching(runs[other], first + shift, last + shift + 1)]
    return found.T if is_turned else found


def _runs(line: Mask) -> list[Run]:
    """Return the runs of a line, in order."""
    edges = np.flatnonzero(np.diff(np.concatenate(([False], line, [False]))))
    firsts, ends = edges[::2].tolist(), edges[1::2].tolist()
    return [(first, end - 1) for first, end in zip(firsts, ends, strict=True)]


def _touching(runs: list[Run], first: int, last: int) -> list[Run]:
    """Return the runs that share a place with a stretch."""
    start = bisect_left(runs, first, key=lambda run: run[1])
    end = bisect_left(runs, last + 1, key=lambda run: run[0])
    return runs[start:end]
