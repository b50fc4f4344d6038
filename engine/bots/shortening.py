"""How spans between slots are shortened by new links, number by number, as searches to be compiled."""

from typing import Any, Final

import numpy as np

from engine.paths.speed import Search, blank

UNSPANNED: Final = 9999
"""The span between hexes that no way joins; it is more than any way takes, and three make no small number."""
_BLOCK: Final = 192
"""How many links are looked at at once for whether there is something new."""


def leading_on(joined: Any, one: int, other: int) -> tuple[int, int, int]:
    """Join two slots, and return first the one from which nothing else leads on if there is such a one."""
    if joined[one] and not joined[other]:
        one, other = other, one
    alone = 1 - joined[one]
    joined[one] = joined[other] = 1
    return one, other, alone


def _shorten(spans: Any, count: int, edges: Any, between: Any, ends: Any) -> None:
    """Do the same number by number, and find anew the spans between destinations that may be shorter."""
    first = ends[0].max() + 1
    for player in range(len(spans)):
        mine, nearer = spans[player], blank(count, 0)
        for edge in range(len(edges)):
            one, other, time, fee, owners, alone = edges[edge]
            span = time
            if not owners >> player & 1:
                span += fee
            there = _spans_from(mine, other, count, first)
            if alone:
                for slot in range(count):
                    there[slot] = min(there[slot] + span, UNSPANNED)
                there[one], nearer[one] = 0, 1
                _put_spans(mine, one, there, first)
            else:
                here = _spans_from(mine, one, count, first)
                _lead_over(mine, nearer, (here, there, first), span)
                _lead_over(mine, nearer, (there, here, first), span)
        _join_ends(mine, nearer, ends, between[player])


def _spans_from(mine: Any, slot: int, count: int, first: int) -> Any:
    """Return one player's spans from a slot to all, the ``first`` of which are destinations'."""
    known, row = max(slot + 1, first), np.empty(count, np.int16)
    row[:known] = mine[slot, :known]
    for other in range(known, count):
        row[other] = mine[other, slot]
    return row


def _put_spans(mine: Any, slot: int, row: Any, first: int) -> None:
    """Put down one player's spans from a slot to all."""
    known = max(slot + 1, first)
    mine[slot, :known] = row[:known]
    for other in range(0 if slot < first else known, len(row)):
        mine[other, slot] = row[other]


def _lead_over(mine: Any, nearer: Any, ends: Any, span: int) -> None:
    """Shorten one player's spans by an edge from here to there; tell which slots have any that is shorter.

    ``ends`` are the spans from here and from there as they were without it, and how many slots are
    destinations'.
    """
    here, there, first = ends
    for slot in range(len(nearer)):
        over = np.int16(here[slot] + span)
        if over < there[slot]:
            nearer[slot] = 1
            row = mine[slot]
            for beyond in range(max(slot + 1, first)):
                # Kept to sixteen bits, many of which are worked out at once.
                row[beyond] = min(row[beyond], np.int16(over + there[beyond]))


def _join_ends(mine: Any, nearer: Any, ends: Any, between: Any) -> None:
    """Find one player's spans between destinations anew, of those that have a slot with any shorter."""
    at, first = ends
    for place in range(len(between)):
        shorter = False
        for one in range(first[place], first[place + 1]):
            shorter = shorter or nearer[at[one]] == 1
        if shorter:
            for goal in range(len(between)):
                least = between[place, goal]
                for one in range(first[place], first[place + 1]):
                    for other in range(first[goal], first[goal + 1]):
                        least = min(least, mine[at[one], at[other]])
                between[place, goal] = between[goal, place] = least


def _follow(spans: Any, known: Any, owners: Any, board: Any, terms: Any) -> int:
    """Shorten spans by all new links; return how many slots there are then, 0 where that cannot be done."""
    (slots, joined, count), (before, now), (neighbours, backs, times) = known, owners, board
    links = _changed(before, now)
    for link in links:
        if before[link] & ~now[link]:
            return 0
    if count + len(links) > spans[0].shape[1]:
        return 0
    edges, new = np.empty((len(links), 6), np.int64), 0
    for link in links:
        if link < backs[link]:
            for hex_ in (link // 6, neighbours[link]):
                if slots[hex_] < 0:
                    slots[hex_] = count
                    count += 1
            one, other, alone = leading_on(joined, slots[link // 6], slots[neighbours[link]])
            edges[new, 0], edges[new, 1], edges[new, 2] = one, other, times[link]
            edges[new, 3], edges[new, 4], edges[new, 5] = terms[0], now[link], alone
            new += 1
    _shorten(spans[0], count, edges[:new], spans[1], terms[1])
    return int(count)


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


FOLLOW: Final = Search[int](
    _follow, _changed, leading_on, _shorten, _spans_from, _put_spans, _lead_over, _join_ends
)
SHORTEN: Final = Search[None](_shorten, _spans_from, _put_spans, _lead_over, _join_ends)
