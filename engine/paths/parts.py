"""Which nodes of a web are joined, by the steps of all and by those of each."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from engine.paths.speed import Search, blank, compiled
from engine.paths.webs import Web

ANYBODY: Final = -1
"""The mask that has all marks."""


class Parts:
    """The joined parts of a web, by the steps that bear a mark of each of some masks."""

    def __init__(self, web: Web, masks: Sequence[int]) -> None:
        self._web = web
        self._rows = {mask: row for row, mask in enumerate(masks)}
        if compiled():
            self._found = _PARTS.swift(web.arrays, np.array(masks, np.int64))
        else:
            self._found = _PARTS.plain(web.numbers, masks)
        self._size = len(self._found) // len(masks)

    def joined(self, one: int, other: int, mask: int) -> bool:
        """Tell whether a way leads from a node to another over steps that bear a mark of a mask."""
        spots = self._web.spots((one, other))
        if len(spots) < 2:
            return one == other
        start, found = self._rows[mask] * self._size, self._found
        return bool(found[start + spots[0]] == found[start + spots[1]])


def _parts(web: Any, masks: Any) -> Any:
    """Return for each mask the first spot of the part that every spot is in."""
    first, to, marks = web[0], web[1], web[2]
    size = len(first) - 1
    found, waiting = blank(size * len(masks), -1), blank(size, 0)
    for turn in range(len(masks)):
        mask, row = masks[turn], size * turn
        for start in range(size):
            if found[row + start] >= 0:
                continue
            found[row + start], waiting[0] = start, start
            at, end = 0, 1
            while at < end:
                spot = waiting[at]
                at += 1
                for step in range(first[spot], first[spot + 1]):
                    there = to[step]
                    if marks[step] & mask and found[row + there] < 0:
                        found[row + there] = start
                        waiting[end] = there
                        end += 1
    return found


_PARTS: Final = Search(_parts)
