"""What a fill flows over: run by run of a line of hexes, for a patch may be a whole sea."""

from bisect import bisect_left
from collections.abc import Iterable

import numpy as np

from engine.hexes.hex_arrays import Mask
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from engine.hexes.sides import Side, hexes_of

Place = tuple[int, int]
"""The number of a line of hexes, and a place along it."""
Run = tuple[int, int]
"""The first place of an unbroken run along a line, and the last."""


def flooded(sheet: Sheet, alike: Mask, start: Hex, closed: Iterable[Side] = ()) -> Mask:
    """Return the places that hang together with a hex's own, among those set in a mask of the sheet.

    Nothing flows over ``closed`` sides.
    """
    is_turned = sheet.top != "pointy"
    lines = alike.T if is_turned else alike
    found = np.zeros_like(lines)
    shut = _shut(sheet, closed, is_turned=is_turned)
    alone = np.zeros_like(lines)
    for place, _ in shut:
        alone[place] = True
    runs = [_runs(line, cut) for line, cut in zip(lines, alone, strict=True)]
    leans = [
        sheet.place_of(Hex(each, 0) if is_turned else Hex(0, each))[is_turned] for each in range(len(lines))
    ]
    line, at = _place(sheet, start, is_turned=is_turned)
    waiting = [(line, *run) for run in runs[line] if run[0] <= at <= run[1]]
    while waiting:
        line, first, last = waiting.pop()
        if found[line, first]:
            continue
        found[line, first : last + 1] = True
        # Each hex touches two of the line before it, from its own place on, and two of the line after.
        for other, early in ((line - 1, 0), (line, -1), (line + 1, -1)):
            if 0 <= other < len(lines):
                shift = leans[other] - leans[line] + early
                beside = _touching(runs[other], first + shift, last + shift + (2 if other == line else 1))
                # Hexes at closed sides are runs of their own.
                waiting += [(other, *run) for run in beside if ((line, first), (other, run[0])) not in shut]
    return found.T if is_turned else found


def _place(sheet: Sheet, hex_: Hex, *, is_turned: bool) -> Place:
    """Return the line of a hex and its place along that."""
    column, row = sheet.place_of(hex_)
    return (column, row) if is_turned else (row, column)


def _shut(sheet: Sheet, closed: Iterable[Side], *, is_turned: bool) -> frozenset[tuple[Place, Place]]:
    """Return the places on either side of closed sides, each pair both ways round."""
    found = set()
    for side in closed:
        one, other = hexes_of(side)
        if one in sheet and other in sheet:
            pair = _place(sheet, one, is_turned=is_turned), _place(sheet, other, is_turned=is_turned)
            found |= {pair, pair[::-1]}
    return frozenset(found)


def _runs(line: Mask, alone: Mask) -> list[Run]:
    """Return the runs of a line, in order; a place that is to be ``alone`` is a run by itself."""
    before = np.concatenate(([False], line[:-1] & ~alone[:-1]))
    after = np.concatenate((line[1:] & ~alone[1:], [False]))
    firsts, lasts = np.flatnonzero(line & (~before | alone)), np.flatnonzero(line & (~after | alone))
    return list(zip(firsts.tolist(), lasts.tolist(), strict=True))


def _touching(runs: list[Run], first: int, last: int) -> list[Run]:
    """Return the runs that share a place with a stretch."""
    start = bisect_left(runs, first, key=lambda run: run[1])
    end = bisect_left(runs, last + 1, key=lambda run: run[0])
    return runs[start:end]
