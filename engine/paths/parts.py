"""Which nodes of a web are joined, by the steps of all and by those of each."""

from collections.abc import Iterable
from typing import Any, Final

from engine.paths.compilation import Search, blank, compiled
from engine.paths.track_graph import Web

ANYBODY: Final = -1
"""The mask that has all marks."""


class Parts:
    """The joined parts of a web, by the steps that bear a mark of a mask; worked out once for each mask."""

    def __init__(self, web: Web) -> None:
        self._web = web
        self._found: dict[int, list[int]] = {}

    def joined(self, one: int, other: int, mask: int) -> bool:
        """Return whether a way leads from a node to another over steps that bear a mark of a mask."""
        spot = self._web.spot
        here, there = spot[one], spot[other]
        if here < 0 or there < 0:
            return one == other
        found = self._of(mask)
        return bool(found[here] == found[there])

    def all_joined(self, nodes: Iterable[int]) -> list[int]:
        """Return the nodes that steps join to any of some nodes, in order; none that no step leads out of."""
        found, names = self._of(ANYBODY), self._web.numbers[7]
        wanted = {found[spot] for spot in self._web.spots(nodes)}
        return [name for name, part in zip(names, found, strict=True) if part in wanted] if wanted else []

    def _of(self, mask: int) -> list[int]:
        """Return the part that every spot is in, by the steps that bear a mark of a mask."""
        if mask not in self._found:
            web, swift = self._web, compiled()
            found = _PARTS.swift(web.arrays, mask).tolist() if swift else _PARTS.plain(web.numbers, mask)
            self._found[mask] = found
        return self._found[mask]


def _parts(web: Any, mask: int) -> Any:
    """Return the first spot of the part that every spot is in."""
    first, to, marks = web[0], web[1], web[2]
    size = len(first) - 1
    found, waiting = blank(size, -1), blank(size, 0)
    for start in range(size):
        if found[start] >= 0:
            continue
        found[start], waiting[0] = start, start
        at, end = 0, 1
        while at < end:
            spot = waiting[at]
            at += 1
            for step in range(first[spot], first[spot + 1]):
                there = to[step]
                if marks[step] & mask and found[there] < 0:
                    found[there] = start
                    waiting[end] = there
                    end += 1
    return found


_PARTS: Final = Search(_parts)
