"""How spans are shortened by what is new, number by number, as a search to be compiled."""

from typing import Any, Final

import numpy as np

from engine.paths.compilation import Search, blank

UNSPANNED: Final = 9999
"""The span between hexes that no way joins; it is more than any way takes, and three make no small number."""


def _go_on(known: Any, owners: Any, board: Any, ferries: Any, begin: Any) -> bool:
    """Shorten spans by all new links and ferries; tell whether that can be done, for no link may have gone.

    ``begin`` are hexes from which spans may be shorter besides. What is shorter is told on from hex to hex.
    """
    (spans, between, ends), (before, now) = known, owners
    neighbours, times, free, toll = board
    shorter, line = blank(len(spans), 0), (blank(len(spans), 0), blank(len(spans), 0), blank(2, 0))
    for hex_ in begin:
        shorter[hex_] = 1
        _wait(line, hex_)
    for link in _changed(before, now):
        if before[link] & ~now[link]:
            return False
        _wait(line, link // 6)
    here = _next(line)
    while here >= 0:
        for link in range(6 * here, 6 * here + 6):
            if (now[link] or free[link]) and _led(
                spans, here, neighbours[link], (times[link], toll, now[link])
            ):
                shorter[neighbours[link]] = 1
                _wait(line, neighbours[link])
        for ferry in ferries:
            for port in range(2):
                there = ferry[1 - port]
                if ferry[port] == here and _led(spans, here, there, (ferry[2], ferry[3], ferry[4])):
                    shorter[there] = 1
                    _wait(line, there)
        here = _next(line)
    _join_ends(spans, between, ends, shorter)
    return True


def _wait(line: Any, hex_: int) -> None:
    """Put a hex into a line, in which each waits but once."""
    waiting, queued, ends = line
    if not queued[hex_]:
        waiting[ends[1]], queued[hex_] = hex_, 1
        ends[1] = ends[1] + 1 if ends[1] + 1 < len(waiting) else 0


def _next(line: Any) -> int:
    """Take the first hex out of a line; -1 where none waits."""
    waiting, queued, ends = line
    hex_ = waiting[ends[0]]
    if not queued[hex_]:
        return -1
    queued[hex_], ends[0] = 0, ends[0] + 1 if ends[0] + 1 < len(waiting) else 0
    return int(hex_)


def _led(spans: Any, here: int, there: int, terms: Any) -> bool:
    """Shorten all players' spans from one hex by an edge to another; tell whether any is shorter now."""
    time, fees, owners = terms
    found = False
    for player in range(spans.shape[1]):
        span = np.int16(time if owners >> player & 1 else time + fees)
        for goal in range(spans.shape[2]):
            # Kept to sixteen bits, many of which are worked out at once.
            over = np.int16(spans[here, player, goal] + span)
            found |= over < spans[there, player, goal]
            spans[there, player, goal] = min(spans[there, player, goal], over)
    return found


def _join_ends(spans: Any, between: Any, ends: Any, shorter: Any) -> None:
    """Find the spans between destinations again, of those that have a hex with any shorter."""
    hexes, first = ends
    for place in range(len(first) - 1):
        for turn in range(first[place], first[place + 1]):
            if shorter[hexes[turn]]:
                for player in range(len(between)):
                    for goal in range(len(first) - 1):
                        span = spans[hexes[turn], player, goal]
                        if span < between[player, place, goal]:
                            between[player, place, goal] = between[player, goal, place] = span


def _changed(before: Any, now: Any) -> Any:
    """Return the links on which there is something else than before."""
    found, count = np.empty(len(now), np.int64), 0
    for link in range(len(now)):
        if before[link] != now[link]:
            found[count] = link
            count += 1
    return found[:count]


GO_ON: Final = Search[bool](_go_on, _changed, _wait, _next, _led, _join_ends)
