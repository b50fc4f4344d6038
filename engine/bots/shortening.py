"""How spans to destinations are shortened by what is new, number by number, as a search to be compiled."""

from typing import Any, Final

import numpy as np

from engine.paths.speed import Search, blank

UNSPANNED: Final = 9999
"""The span between hexes that no way joins; it is more than any way takes, and three make no small number."""
_BLOCK: Final = 192
"""How many links are looked at at once for whether there is something new."""


def _follow(spans: Any, marks: Any, board: Any, sailings: Any, terms: Any, ends: Any) -> bool:
    """Shorten spans by new links and by ferries; tell whether that could be done: nothing may have gone."""
    (to_goals, between), (before, now), (toll, fresh) = spans, marks, terms
    links = _changed(before, now)
    for link in links:
        if before[link] & ~now[link]:
            return False
    waiting, queued = blank(to_goals.shape[1], 0), blank(to_goals.shape[1], 0)
    for player in range(len(to_goals)):
        mine = to_goals[player]
        size = _begin(mine, links, (waiting, queued), (board, now, player, toll, fresh))
        for sailing in range(len(sailings)):
            one, other, span, fee, owner = sailings[sailing]
            span += 0 if owner >> player & 1 else fee
            for here, there in ((one, other), (other, one)):
                if _led_over(mine, here, there, span) and not queued[there]:
                    queued[there], waiting[size] = 1, there
                    size += 1
        if size:
            _go_on(mine, (waiting, queued, size), (board, now, player, toll), sailings)
            _join_ends(mine, between[player], ends)
    return True


def _begin(mine: Any, links: Any, queue: Any, terms: Any) -> int:
    """Shorten one player's spans over each new link; return how many hexes wait for that to go on."""
    (neighbours, times, always), now, player, toll, fresh = terms
    waiting, queued = queue
    size = 0
    for turn in range(len(links) + (len(always) if fresh else 0)):
        link = links[turn] if turn < len(links) else turn - len(links)
        if turn < len(links) or always[link]:
            there, span = neighbours[link], times[link] + (0 if now[link] >> player & 1 else toll)
            if _led_over(mine, link // 6, there, span) and not queued[there]:
                queued[there], waiting[size] = 1, there
                size += 1
    return size


def _go_on(mine: Any, queue: Any, terms: Any, sailings: Any) -> None:
    """Shorten one player's spans of all hexes round those that wait, until nothing is shorter."""
    (neighbours, times, always), now, player, toll = terms
    waiting, queued, size = queue
    at, room = 0, len(waiting)
    while size:
        here = waiting[at]
        queued[here], at, size = 0, at + 1 if at + 1 < room else 0, size - 1
        for way in range(6 + len(sailings)):
            there, span = -1, 0
            if way < 6:
                link = 6 * here + way
                if now[link] or always[link]:
                    there, span = neighbours[link], times[link] + (0 if now[link] >> player & 1 else toll)
            elif here in (sailings[way - 6, 0], sailings[way - 6, 1]):
                one, other, span, fee, owner = sailings[way - 6]
                there, span = one + other - here, span + (0 if owner >> player & 1 else fee)
            if there >= 0 and _led_over(mine, here, there, span) and not queued[there]:
                last = at + size
                queued[there], waiting[last if last < room else last - room] = 1, there
                size += 1


def _led_over(mine: Any, here: int, there: int, span: int) -> bool:
    """Shorten one player's spans of a hex by the way over another; tell whether any is shorter."""
    differs, step = np.int16(0), np.int16(span)
    for goal in range(mine.shape[1]):
        # Many are worked out at once, so nothing is asked about any of them.
        least = min(mine[there, goal], np.int16(mine[here, goal] + step))
        differs = np.int16(differs | (mine[there, goal] ^ least))
        mine[there, goal] = least
    return bool(differs)


def _join_ends(mine: Any, between: Any, ends: Any) -> None:
    """Find one player's spans between destinations anew."""
    hexes, first = ends
    for place in range(len(between)):
        row = between[place]
        for turn in range(first[place], first[place + 1]):
            near = mine[hexes[turn]]
            for goal in range(len(row)):
                row[goal] = min(row[goal], near[goal])


def _changed(before: Any, now: Any) -> Any:
    """Return the links on which there is something else than before."""
    found, count = blank(_BLOCK, 0), 0
    for begin in range(0, len(now), _BLOCK):
        end, differs = min(begin + _BLOCK, len(now)), np.uint8(0)
        # Many bytes are looked at at once, as most blocks are as they were.
        for link in range(begin, end):
            differs |= before[link] ^ now[link]
        if differs:
            if count + _BLOCK > len(found):
                wider = blank(2 * (count + _BLOCK), 0)
                wider[:count] = found[:count]
                found = wider
            for link in range(begin, end):
                if before[link] != now[link]:
                    found[count] = link
                    count += 1
    return found[:count]


FOLLOW: Final = Search[bool](_follow, _changed, _begin, _go_on, _led_over, _join_ends)
