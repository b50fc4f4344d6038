"""What shorter ways are worth, number by number, as searches to be compiled."""

from typing import Any, Final

import numpy as np

from engine.bots.chances import ONE
from engine.bots.spread import UNSPANNED
from engine.bots.worths import CLOSE, FINE, FURTHEST, STEPS, TOO_FAR
from engine.paths.speed import Search


def _worths(places: Any, own: Any, races: Any, ground: Any, terms: Any) -> Any:
    """Return what each target is worth."""
    hexes, which, targets, first = places
    spans, slots, present, least, nearest = own
    odds, still, prizes = races
    base, lengths = ground
    player, trust, key, share = terms
    worths, at = base.copy(), slots[hexes]
    for turn in range(len(hexes)):
        place, target = which[turn], targets[turn]
        if 2 * least[target] < TOO_FAR and not _is_come_to(present, hexes, first, place, player):
            terms = player, place, slots[nearest[target]], 2 * least[target]
            gain = _gain(spans, (at, first), odds, prizes, terms)
            worths[target] += key * still[place] + trust * (gain // ONE) // ONE
    return _with_nearer(worths, least, lengths, share)


def _gain(spans: Any, ends: Any, odds: Any, prizes: Any, terms: Any) -> int:
    """Return what all pairs gain when a player comes to a destination from a slot of his.

    In 1024ths of 1024ths of a point.
    """
    player, place, start, more = terms
    at, first = ends
    gain = 0
    for goal in range(len(odds)):
        if odds[place, goal]:
            span = UNSPANNED
            for end in range(first[goal], first[goal + 1]):
                span = min(span, spans[player, start, at[end]])
            span += more
            if span < TOO_FAR:
                gain += odds[place, goal] * _gained(spans, ends, (player, place, goal), span, prizes)
    return int(gain)


def _with_nearer(worths: Any, least: Any, lengths: Any, share: int) -> Any:
    """Return the worths of targets, and what is to be added for others that come nearer by them."""
    found = worths.copy()
    if share:
        for target in range(len(worths)):
            more = 0
            for other in range(len(worths)):
                if worths[target] > 0 and worths[other] > 0 and other != target:
                    now = FINE // (min(least[other], FURTHEST) + CLOSE)
                    then = FINE // (min(lengths[other, target], FURTHEST) + CLOSE)
                    more += worths[other] * max(0, then - now)
            found[target] += share * more // FINE // 100
    return found


def _sailed(places: Any, own: Any, races: Any, terms: Any) -> int:
    """Return what all pairs gain by a ferry, in 1024ths of 1024ths of a point."""
    hexes, _, _, first = places
    (spans, slots), (odds, prizes) = own, races
    player, one, other, over = terms
    gain, count, at = 0, len(odds), slots[hexes]
    to_one, to_other = np.full(count, UNSPANNED, np.int64), np.full(count, UNSPANNED, np.int64)
    for place in range(count):
        for turn in range(first[place], first[place + 1]):
            to_one[place] = min(to_one[place], spans[player, one, at[turn]])
            to_other[place] = min(to_other[place], spans[player, other, at[turn]])
        for goal in range(place):
            span = over + min(to_one[place] + to_other[goal], to_other[place] + to_one[goal])
            if span < TOO_FAR and odds[place, goal]:
                gain += odds[place, goal] * _gained(spans, (at, first), (player, place, goal), span, prizes)
    return int(gain)


def _is_come_to(present: Any, hexes: Any, first: Any, place: int, player: int) -> bool:
    """Tell whether a player has come to a destination."""
    come_to = False
    for turn in range(first[place], first[place + 1]):
        come_to = come_to or bool(present[hexes[turn]] >> player & 1)
    return come_to


def _gained(spans: Any, ends: Any, pair: Any, new: int, prizes: Any) -> int:
    """Return what a player gains, in 1024ths of a point, when his span of a pair becomes a new one."""
    player, place, goal = pair
    old = _span(spans[player], ends, place, goal)
    if new >= old:
        return 0
    # The three nearest rivals, in order.
    one = other = third = UNSPANNED
    for rival in range(len(spans)):
        span = UNSPANNED if rival == player else _span(spans[rival], ends, place, goal)
        if span < third:
            third = span
            if third < other:
                other, third = third, other
            if other < one:
                one, other = other, one
    rivals = one, other, third
    before = 0 if old >= TOO_FAR else prizes[_cell(old, rivals)]
    return int(prizes[_cell(new, rivals)] - before)


def _span(spans: Any, ends: Any, place: int, goal: int) -> int:
    """Return the span between two destinations."""
    at, first = ends
    span = UNSPANNED
    for one in range(first[place], first[place + 1]):
        for other in range(first[goal], first[goal + 1]):
            span = min(span, spans[at[one], at[other]])
    return span


def _cell(mine: int, rivals: Any) -> int:
    """Return where a race stands among the prizes, by the spans of a player and of three rivals."""
    cell = 0
    for span in rivals:
        step = STEPS
        if span < TOO_FAR:
            step = min(STEPS - 1, max(0, (span - mine) // 2 + STEPS // 2))
        cell = cell * (STEPS + 1) + step
    return cell


WORTHS: Final = Search[Any](_worths, _is_come_to, _gain, _gained, _span, _cell, _with_nearer)
SAILED: Final = Search[int](_sailed, _gained, _span, _cell)
