"""How far it is from some nodes of a web to all others, for somebody who pays for other people's lines."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np

from engine.paths.speed import Search, blank, compiled
from engine.paths.webs import Web

UNSPANNED: Final = 9999
"""The span between nodes that no way joins; it is more than any way takes, and two make no small number."""

Spans = np.ndarray[Any, np.dtype[np.int16]]


def spans(web: Web, sources: Sequence[Iterable[int]], mine: int, fee: int) -> Spans:
    """Return a row for each group of sources: the span from the nearest of them to every node of the web.

    A step spans its time there and back; one without ``mine`` among its marks, ``fee`` for each of its fees
    besides. Nodes without a step are unspanned.
    """
    groups = [web.spots(group) for group in sources]
    first = [0]
    for group in groups:
        first.append(first[-1] + len(group))
    starts = [spot for group in groups for spot in group]
    found: Spans = np.full((len(groups), web.nodes), UNSPANNED, np.int16)
    if not starts:
        return found
    terms = (mine, fee, UNSPANNED)
    if compiled():
        flat = _SPANS.swift(web.arrays, np.array(first, np.int64), np.array(starts, np.int64), terms)
    else:
        flat = np.array(_SPANS.plain(web.numbers, first, starts, terms))
    names = web.arrays[7]
    found[:, names] = flat.reshape(len(groups), len(names))
    return found


def _spans(web: Any, groups: Any, starts: Any, terms: Any) -> Any:
    """Return all rows, one after the other; a spot whose span has shrunk waits to pass that on."""
    first, to, marks, time, time_back, fees = web[0], web[1], web[2], web[3], web[4], web[5]
    mine, fee, unspanned = terms
    spots = len(first) - 1
    found = blank(spots * (len(groups) - 1), unspanned)
    weights = blank(len(to), 0)
    for step in range(len(to)):
        weights[step] = time[step] + time_back[step]
        if not marks[step] & mine:
            weights[step] += fee * fees[step]
    waiting, waits = blank(spots, 0), blank(spots, 0)
    for row in range(len(groups) - 1):
        base, at, left = row * spots, 0, 0
        for place in range(groups[row], groups[row + 1]):
            found[base + starts[place]] = 0
            waiting[left] = starts[place]
            waits[starts[place]] = 1
            left += 1
        while left:
            spot = waiting[at]
            at, left, waits[spot] = (at + 1) % spots, left - 1, 0
            for step in range(first[spot], first[spot + 1]):
                there, span = to[step], found[base + spot] + weights[step]
                if span < found[base + there]:
                    found[base + there] = span
                    if not waits[there]:
                        waits[there] = 1
                        waiting[(at + left) % spots] = there
                        left += 1
    return found


_SPANS: Final = Search[Any](_spans)
