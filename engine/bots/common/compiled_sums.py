"""What shorter ways are worth, number by number, as searches to be compiled."""

from typing import Any, Final

from engine.paths.compilation import Search, blank

# What compiled code is made with stands in this file, by whose contents it is kept on disk.
ONE: Final = 1 << 10
"""Chances are whole numbers of this, so that they are the same on every machine."""
TOO_FAR: Final = 120
"""A span above this no one runs over: thirty links there and back, and what is paid for them."""
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
UNREACHED: Final = 1 << 30
"""What it costs to build to where no way leads."""


def _worths(places: Any, own: Any, races: Any, ground: Any, terms: Any) -> Any:
    """Return what each target is worth."""
    hexes, _, targets, first = places
    spans, between, present, near, nearest = own
    odds, still, prizes = races
    bonuses, rates = ground
    (player, trust, key, share), tastes = terms
    least = near[player]
    worths = _firsts(bonuses, near, player, tastes)
    for place in range(len(odds)):
        if _is_come_to(present, hexes, first, place, player):
            continue
        for turn in range(first[place], first[place + 1]):
            target = targets[turn]
            if 2 * least[target] < TOO_FAR:
                onward = player, place, 2 * least[target]
                gain = _gain(spans[nearest[target], player], between, (odds[place], prizes), onward)
                worths[target] += key * still[place] + trust * (gain // ONE) // ONE
    return _with_nearer(worths, least, rates, share)


def _firsts(bonuses: Any, near: Any, player: int, tastes: Any) -> Any:
    """Return what first entries count for, as `first_connection.worth_of_firsts` does."""
    lost, contested, safe, turn = tastes
    found = bonuses.copy()
    for target in range(len(found)):
        if found[target] and len(near) > 1:
            rival = UNREACHED
            for other in range(len(near)):
                if other != player:
                    rival = min(rival, near[other, target])
            behind, counted = rival - near[player, target], contested
            if behind > 2 * turn:
                counted = safe
            elif behind < -turn:
                counted = lost
            found[target] = found[target] * counted // 100
    return found


def _gain(to_goals: Any, between: Any, races: Any, terms: Any) -> int:
    """Return what all pairs gain when a player comes to a destination, in 1024ths of 1024ths of a point.

    ``to_goals`` are the spans from the hex they build from.
    """
    odds, prizes = races
    player, place, more = terms
    gain = 0
    for goal in range(len(odds)):
        span, old = to_goals[goal] + more, between[player, place, goal]
        if span < TOO_FAR and span < old and odds[goal]:
            gain += odds[goal] * _gained(span, old, _nearest_rivals(between, player, place, goal), prizes)
    return int(gain)


def _nearest_rivals(between: Any, player: int, place: int, goal: int) -> tuple[int, int, int]:
    """Return the spans of a pair for the three nearest of a player's rivals, in order."""
    one = other = third = _UNSPANNED
    for rival in range(len(between)):
        span = between[rival, place, goal]
        if rival != player and span < third:
            third = span
            if third < other:
                other, third = third, other
            if other < one:
                one, other = other, one
    return one, other, third


def _with_nearer(worths: Any, least: Any, rates: Any, share: int) -> Any:
    """Return the worths of targets, and what is to be added for others that come nearer by them."""
    found = worths.copy()
    if not share:
        return found
    more = blank(len(worths), 0)
    for other in range(len(worths)):
        if worths[other] > 0:
            now = FINE // (min(least[other], FURTHEST) + CLOSE)
            own = more[other]
            for target in range(len(worths)):
                more[target] += worths[other] * max(0, rates[other, target] - now)
            more[other] = own
    for target in range(len(worths)):
        if worths[target] > 0:
            found[target] += share * more[target] // FINE // 100
    return found


def _sailed(own: Any, races: Any, terms: Any) -> int:
    """Return what all pairs gain by a ferry, in 1024ths of 1024ths of a point."""
    (spans, between), (odds, prizes) = own, races
    player, one, other, over = terms
    gain, to_one, to_other = 0, spans[one, player], spans[other, player]
    for place in range(len(odds)):
        for goal in range(place):
            span = over + min(to_one[place] + to_other[goal], to_other[place] + to_one[goal])
            old = between[player, place, goal]
            if span < TOO_FAR and span < old and odds[place, goal]:
                rivals = _nearest_rivals(between, player, place, goal)
                gain += odds[place, goal] * _gained(span, old, rivals, prizes)
    return int(gain)


def _is_come_to(present: Any, hexes: Any, first: Any, place: int, player: int) -> bool:
    """Return whether a player has come to a destination."""
    come_to = False
    for turn in range(first[place], first[place + 1]):
        come_to = come_to or bool(present[hexes[turn]] >> player & 1)
    return come_to


def _gained(new: int, old: int, rivals: Any, prizes: Any) -> int:
    """Return what a player gains, in 1024ths of a point, when their span of a pair shrinks to a new one."""
    before = 0 if old >= TOO_FAR else prizes[_cell(old, rivals)]
    return int(prizes[_cell(new, rivals)] - before)


def _cell(mine: int, rivals: Any) -> int:
    """Return where a race stands among the prizes, by the spans of a player and of their rivals."""
    cell = 0
    for rival in range(3):
        step = STEPS
        if rivals[rival] < TOO_FAR:
            step = min(STEPS - 1, max(0, (rivals[rival] - mine >> 1) + STEPS // 2))
        cell = cell * (STEPS + 1) + step
    return cell


_LOOKING: Final = (_nearest_rivals, _gained, _cell)
WORTHS: Final = Search[Any](_worths, _is_come_to, _firsts, _gain, *_LOOKING, _with_nearer)
SAILED: Final = Search[int](_sailed, *_LOOKING)
