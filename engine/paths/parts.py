"""Which nodes of a web are joined, by the steps of all and by those of each."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from engine.paths.speed import Search, blank, compiled
from engine.paths.webs import Web

EVERYBODY: Final = -1
"""The mask that has all marks."""


def parts_by(web: Web, masks: Sequence[int]) -> dict[int, tuple[int, ...]]:
    """Return for every node with steps the part it is in, joined by the steps that bear a mark of each mask.

    Two nodes are joined by such steps where these numbers are the same. A node without any of them is a part
    of its own.
    """
    if compiled():
        found = _PARTS.swift(web.arrays, np.array(masks, np.int64)).tolist()
    else:
        found = _PARTS.plain(web.numbers, masks)
    size = len(found) // (1 + len(masks))
    columns = [found[at : at + size] for at in range(0, len(found), size)] if size else [[]]
    return dict(zip(columns[0], zip(*columns[1:], strict=True), strict=True))


def _parts(web: Any, masks: Any) -> Any:
    """Return the node of every spot, and then for each mask the first spot of the part that it is in."""
    first, to, marks, names = web[0], web[1], web[2], web[7]
    size = len(names)
    found, waiting = blank(size * (1 + len(masks)), -1), blank(size, 0)
    for spot in range(size):
        found[spot] = names[spot]
    for turn in range(len(masks)):
        mask, column = masks[turn], size * (1 + turn)
        for start in range(size):
            if found[column + start] >= 0:
                continue
            found[column + start], waiting[0] = start, start
            at, end = 0, 1
            while at < end:
                spot = waiting[at]
                at += 1
                for step in range(first[spot], first[spot + 1]):
                    there = to[step]
                    if marks[step] & mask and found[column + there] < 0:
                        found[column + there] = start
                        waiting[end] = there
                        end += 1
    return found


_PARTS: Final = Search(_parts)
