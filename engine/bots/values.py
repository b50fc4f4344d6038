"""What track is worth for the races to come: by the chances of pairs, and how far they are for whom."""

from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy as np

from engine.bots.aims import Aims
from engine.bots.approach import Approach, approach_of
from engine.bots.chances import ONE, Numbers, chances, coming
from engine.bots.ground import ground_of
from engine.bots.spread import UNSPANNED, Spread, ends_of, passage, spread_of
from engine.bots.worths import RIVALS, STEPS, TOO_FAR, prizes_by_spans
from engine.game.facts import Facts
from engine.game.state import State
from engine.paths.speed import Search, compiled


class Tastes(NamedTuple):
    """What a plan is judged by.

    ``trust`` is what a point of prizes expected is worth in points of the plan, ``key`` what a key still to
    come is worth at least, ``first`` the hundredths that a bonus counts for (6.A4).
    """

    trust: int
    key: int
    first: int


class _Places(NamedTuple):
    """The hexes of all destinations, the destination of each, its place among the targets; first hexes."""

    hexes: Numbers
    which: Numbers
    targets: Numbers
    first: Numbers


class _Outlook(NamedTuple):
    """What a player sees of the races to come.

    His seat; the spans of all, their slots; the chances of pairs, whether destinations may come up yet; what
    races are worth by spans; and how far he has to build.
    """

    player: int
    spread: Spread
    odds: Numbers
    still: Numbers
    prizes: Numbers
    approach: Approach


def worth_of_hexes(facts: Facts, state: State, player: int, tastes: Tastes) -> Aims:
    """Return what it is worth to a player to come with own track to each target of the ground.

    For a destination that may be drawn yet, what that brings in prizes beyond the rivals, by the shortest way
    from what is his by lengths without fees, times ``trust``, for what is built there serves later track as
    well; and ``key`` for each key that has still to come up. For a town, its first entry.
    """
    swift = compiled()
    places, outlook = _places(facts), _outlook(facts, state, player, swift=swift)
    pays = state.stage == "building" or facts.rules.bonus_in_operating
    unserved, targets = ~state.served if pays else 0, len(ground_of(facts).targets)
    base = _firsts(facts, unserved, tuple(state.starts), tastes.first, targets)
    present = np.frombuffer(state.present, np.uint8)
    if swift:
        spread, approach = outlook.spread, outlook.approach
        found = _WORTHS.swift(
            tuple(places),
            (spread.spans, spread.slots, present, approach.least, approach.nearest),
            (outlook.odds, outlook.still, outlook.prizes, base),
            (player, tastes.trust, tastes.key),
        )
        return Aims(ground_of(facts), found)
    return Aims(ground_of(facts), _worths_at_once(places, outlook, present, base, tastes).tolist())


def worth_of_ferry(facts: Facts, state: State, player: int, ferry: int) -> int:
    """Return the points that the shorter ways over a ferry of his own are worth to a player (6.C1)."""
    swift = compiled()
    places, outlook = _places(facts), _outlook(facts, state, player, swift=swift)
    ports, over = facts.ferries[ferry].ports, passage(facts, ferry)
    spread = outlook.spread
    one, other = (spread.slot(port) for port in ports)
    if swift:
        races = outlook.odds, outlook.prizes
        terms = (player, one, other, over)
        gain = _SAILED.swift(tuple(places), (spread.spans, spread.slots), races, terms)
        return int(gain) // ONE // ONE
    return _sailed_at_once(places, outlook, (one, other), over) // ONE // ONE


def _outlook(facts: Facts, state: State, player: int, *, swift: bool) -> _Outlook:
    """Return what a player sees of the races to come."""
    return _Outlook(
        player,
        spread_of(facts, state, swift=swift),
        chances(facts, state),
        coming(facts, state.used),
        prizes_by_spans(facts.rules),
        approach_of(facts, state, player),
    )


@lru_cache(maxsize=8)
def _places(facts: Facts) -> _Places:
    """Return the hexes of all destinations as numbers."""
    hexes, first = ends_of(facts)
    which = np.repeat(np.arange(len(first)), np.diff([*first, len(hexes)]))
    targets = [ground_of(facts).place[hex_] for hex_ in hexes]
    return _Places(np.array(hexes), which, np.array(targets), np.array([*first, len(hexes)]))


@lru_cache(maxsize=256)
def _firsts(facts: Facts, unserved: int, starts: tuple[int, ...], first: int, targets: int) -> Numbers:
    """Return what the first entries still to be had count for (6.A4), by the targets of the ground."""
    rules, ground = facts.rules, ground_of(facts)
    found = np.zeros(targets, np.int64)
    for index, place in enumerate(facts.towns):
        if unserved >> index & 1 and place.hex not in starts:
            found[ground.place[place.hex]] += (
                (rules.small_bonus if place.small else rules.bonus) * first // 100
            )
    return found


# -- in plain Python, all at once --------------------------------------------------------------------


def _worths_at_once(
    places: _Places, outlook: _Outlook, present: Any, base: Numbers, tastes: Tastes
) -> Numbers:
    """Return what each target is worth."""
    hexes, which, targets, first = places
    approach, odds, still = outlook.approach, outlook.odds, outlook.still
    come_to = np.maximum.reduceat(present[hexes] >> outlook.player & 1, first[:-1])
    worths = base.copy()
    (turns,) = np.nonzero((2 * approach.least < TOO_FAR) & (come_to[which] == 0))
    np.add.at(worths, targets[turns], tastes.key * still[which[turns]])
    (goals,) = np.nonzero(odds.any(axis=0))
    if not len(turns) or not len(goals):
        return worths
    spread = outlook.spread
    slots, at = spread.slots[hexes], spread.slots[approach.nearest[turns]]
    rows = np.minimum.reduceat(spread.spans[outlook.player][np.ix_(slots, at)], first[:-1], axis=0)
    new = rows[goals].T.astype(np.int64) + 2 * approach.least[turns][:, None]
    between = _between(spread, slots, first)
    pairs = np.ix_(which[turns], goals)
    old, chance = between[outlook.player][pairs], odds[pairs]
    chosen = np.nonzero((new < old) & (new < TOO_FAR) & (chance > 0))
    over = between[:, which[turns][chosen[0]], goals[chosen[1]]]
    gains = np.zeros(len(turns), np.int64)
    gained = _prizes(outlook, new[chosen], over) - _prizes(outlook, old[chosen], over)
    np.add.at(gains, chosen[0], gained * chance[chosen])
    np.add.at(worths, targets[turns], tastes.trust * (gains // ONE) // ONE)
    return worths


def _sailed_at_once(places: _Places, outlook: _Outlook, ports: tuple[int, int], over: int) -> int:
    """Return what all pairs gain by a ferry, in 1024ths of 1024ths of a point."""
    slots, first = outlook.spread.slots[places.hexes], places.first
    rows = outlook.spread.spans[outlook.player][np.ix_(slots, ports)]
    one, other = np.minimum.reduceat(rows, first[:-1], axis=0).T.astype(np.int64)
    ways = one[:, None] + over + other
    new, between = np.minimum(ways, ways.T), _between(outlook.spread, slots, first)
    old = between[outlook.player]
    chosen = np.nonzero(np.tri(len(old), k=-1, dtype=bool) & (new < old) & (new < TOO_FAR))
    rivals = between[:, chosen[0], chosen[1]]
    gained = _prizes(outlook, new[chosen], rivals) - _prizes(outlook, old[chosen], rivals)
    return int((gained * outlook.odds[chosen]).sum())


def _between(spread: Spread, slots: Numbers, first: Numbers) -> Numbers:
    """Return the spans between destinations: players × destinations × destinations."""
    rows = spread.spans[:, slots[:, None], slots]
    rows = np.minimum.reduceat(rows, first[:-1], axis=1)
    found: Numbers = np.minimum.reduceat(rows, first[:-1], axis=2).astype(np.int64)
    return found


def _prizes(outlook: _Outlook, mine: Numbers, between: Numbers) -> Numbers:
    """Return what spans of the player's are worth beside those ``between`` the same for everybody."""
    rivals = np.sort(np.delete(between, outlook.player, axis=0), axis=0)[:RIVALS]
    steps = np.clip((rivals - mine) // 2 + STEPS // 2, 0, STEPS - 1)
    steps[rivals >= TOO_FAR] = STEPS
    cell = np.zeros(len(mine), np.int64)
    for rival in range(RIVALS):
        cell = cell * (STEPS + 1) + (steps[rival] if rival < len(steps) else STEPS)
    found: Numbers = np.where(mine < TOO_FAR, outlook.prizes[cell], 0)
    return found


# -- compiled, number by number ----------------------------------------------------------------------


def _worths(places: Any, own: Any, races: Any, terms: Any) -> Any:
    """Return what each target is worth."""
    hexes, which, targets, first = places
    spans, slots, present, least, nearest = own
    odds, still, prizes, base = races
    player, trust, key = terms
    worths, at = base.copy(), slots[hexes]
    for turn in range(len(hexes)):
        place = which[turn]
        if 2 * least[turn] >= TOO_FAR or _is_come_to(present, hexes, first, place, player):
            continue
        worths[targets[turn]] += key * still[place]
        gain, start = 0, slots[nearest[turn]]
        for goal in range(len(odds)):
            if odds[place, goal]:
                span = UNSPANNED
                for end in range(first[goal], first[goal + 1]):
                    span = min(span, spans[player, start, at[end]])
                span += 2 * least[turn]
                if span < TOO_FAR:
                    gain += odds[place, goal] * _gained(
                        spans, (at, first), (player, place, goal), span, prizes
                    )
        worths[targets[turn]] += trust * (gain // ONE) // ONE
    return worths


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


_WORTHS: Final = Search[Any](_worths, _is_come_to, _gained, _span, _cell)
_SAILED: Final = Search[int](_sailed, _gained, _span, _cell)
