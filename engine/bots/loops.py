"""What shorter ways are worth, number by number, as searches to be compiled."""

from typing import Any, Final

import numpy as np

from engine.paths.speed import Search, blank

# What compiled code is made with stands in this file, by whose contents it is kept on disk.
ONE: Final = 1 << 10
"""Chances are whole numbers of this, so that they are the same on every machine."""
TOO_FAR: Final = 120
"""A span above this nobody runs over: thirty links there and back, and what is paid for them."""
STEPS: Final = 33
"""How many differences of spans are told apart: from -32 to 32 by twos. One more stands for no rival."""
FURTHEST: Final = 100
"""Points of building beyond which nothing is told apart."""
FINE: Final = 1 << 14
"""Rates of points of building are whole numbers of this."""
CLOSE: Final = 4
"""Added to all points of building, so that the next town alone does not decide."""
_UNSPANNED: Final = 1 << 14
"""The span of a pair that no way joins."""


def _worths(places: Any, own: Any, races: Any, ground: Any, terms: Any) -> Any:
    """Return what each target is worth."""
    hexes, _, targets, first = places
    spans, slots, present, least, nearest = own
    odds, still, prizes = races
    base, rates = ground
    player, trust, key, share = terms
    worths, ends = base.copy(), (slots[hexes], first)
    # What it is from a slot to all destinations, of those slots that have been asked about.
    known = blank(spans.shape[1], 0), np.empty((spans.shape[1], len(odds)), np.int64)
    for place in range(len(odds)):
        if _is_come_to(present, hexes, first, place, player):
            continue
        pairs = blank(len(odds), 0), np.empty((len(odds), 4), np.int64)
        for turn in range(first[place], first[place + 1]):
            target = targets[turn]
            if 2 * least[target] < TOO_FAR:
                terms = player, place, slots[nearest[target]], 2 * least[target]
                gain = _gain(spans, ends, (odds, prizes), (known, pairs), terms)
                worths[target] += key * still[place] + trust * (gain // ONE) // ONE
    return _with_nearer(worths, least, rates, share)


def _gain(spans: Any, ends: Any, races: Any, kept: Any, terms: Any) -> int:
    """Return what all pairs gain when a player comes to a destination from a slot of his.

    In 1024ths of 1024ths of a point.
    """
    player, place, start, more = terms
    odds, prizes = races
    (slots_known, to_goals), (pairs_known, pairs) = kept
    if not slots_known[start]:
        slots_known[start] = 1
        _span_to_goals(spans[player, start], ends, to_goals[start])
    gain = 0
    for goal in range(len(odds)):
        span = to_goals[start, goal] + more
        if odds[place, goal] and span < TOO_FAR:
            if not pairs_known[goal]:
                pairs_known[goal] = 1
                pairs[goal, 0] = _span(spans[player], ends, place, goal)
            if span < pairs[goal, 0]:
                if pairs_known[goal] == 1:
                    pairs_known[goal] = 2
                    _look_at_rivals(spans, ends, (player, place, goal), pairs[goal])
                gain += odds[place, goal] * _gained(span, pairs[goal], prizes)
    return int(gain)


def _span_to_goals(row: Any, ends: Any, found: Any) -> None:
    """Find the spans from a slot to all destinations."""
    at, first = ends
    for goal in range(len(found)):
        span = _UNSPANNED
        for end in range(first[goal], first[goal + 1]):
            span = min(span, row[at[end]])
        found[goal] = span


def _look_at_rivals(spans: Any, ends: Any, pair: Any, found: Any) -> None:
    """Find the spans of a pair for the three nearest of a player's rivals, in order."""
    player, place, goal = pair
    one = other = third = _UNSPANNED
    for rival in range(len(spans)):
        span = _UNSPANNED if rival == player else _span(spans[rival], ends, place, goal)
        if span < third:
            third = span
            if third < other:
                other, third = third, other
            if other < one:
                one, other = other, one
    found[1], found[2], found[3] = one, other, third


def _with_nearer(worths: Any, least: Any, rates: Any, share: int) -> Any:
    """Return the worths of targets, and what is to be added for others that come nearer by them."""
    found = worths.copy()
    if not share:
        return found
    more = blank(len(worths), 0)
    for other in range(len(worths)):
        now = FINE // (min(least[other], FURTHEST) + CLOSE)
        if worths[other] > 0:
            for target in range(len(worths)):
                if target != other:
                    more[target] += worths[other] * max(0, rates[other, target] - now)
    for target in range(len(worths)):
        if worths[target] > 0:
            found[target] += share * more[target] // FINE // 100
    return found


def _sailed(places: Any, own: Any, races: Any, terms: Any) -> int:
    """Return what all pairs gain by a ferry, in 1024ths of 1024ths of a point."""
    hexes, _, _, first = places
    (spans, slots), (odds, prizes) = own, races
    player, one, other, over = terms
    gain, ends, pair = 0, (slots[hexes], first), np.empty(4, np.int64)
    to_one, to_other = np.empty(len(odds), np.int64), np.empty(len(odds), np.int64)
    _span_to_goals(spans[player, one], ends, to_one)
    _span_to_goals(spans[player, other], ends, to_other)
    for place in range(len(odds)):
        for goal in range(place):
            span = over + min(to_one[place] + to_other[goal], to_other[place] + to_one[goal])
            if span < TOO_FAR and odds[place, goal]:
                pair[0] = _span(spans[player], ends, place, goal)
                if span < pair[0]:
                    _look_at_rivals(spans, ends, (player, place, goal), pair)
                    gain += odds[place, goal] * _gained(span, pair, prizes)
    return int(gain)


def _is_come_to(present: Any, hexes: Any, first: Any, place: int, player: int) -> bool:
    """Tell whether a player has come to a destination."""
    come_to = False
    for turn in range(first[place], first[place + 1]):
        come_to = come_to or bool(present[hexes[turn]] >> player & 1)
    return come_to


def _gained(new: int, pair: Any, prizes: Any) -> int:
    """Return what a player gains, in 1024ths of a point, when his span of a pair shrinks to a new one."""
    before = 0 if pair[0] >= TOO_FAR else prizes[_cell(pair[0], pair)]
    return int(prizes[_cell(new, pair)] - before)


def _span(spans: Any, ends: Any, place: int, goal: int) -> int:
    """Return the span between two destinations."""
    at, first = ends
    span = _UNSPANNED
    for one in range(first[place], first[place + 1]):
        for other in range(first[goal], first[goal + 1]):
            span = min(span, spans[at[one], at[other]])
    return span


def _cell(mine: int, pair: Any) -> int:
    """Return where a race stands among the prizes, by the spans of a player and of his rivals."""
    cell = 0
    for rival in range(1, 4):
        step = STEPS
        if pair[rival] < TOO_FAR:
            step = min(STEPS - 1, max(0, (pair[rival] - mine >> 1) + STEPS // 2))
        cell = cell * (STEPS + 1) + step
    return cell


WORTHS: Final = Search[Any](
    _worths, _is_come_to, _gain, _span_to_goals, _look_at_rivals, _gained, _span, _cell, _with_nearer
)
SAILED: Final = Search[int](_sailed, _span_to_goals, _look_at_rivals, _gained, _span, _cell)
