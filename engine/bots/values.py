"""What track is worth for the races to come: chances of pairs, and prizes by how far it is for whom."""

from functools import lru_cache
from math import exp
from typing import Any, Final

import numpy as np

from engine.bots.entering import purse_for
from engine.bots.ground import ground_of
from engine.bots.spread import ends_of, spread_of
from engine.game.building import own_hexes
from engine.game.facts import NOWHERE, Facts
from engine.game.keys import keys_drawn
from engine.game.state import State
from engine.paths.grid import BEYOND
from engine.rulesets.ruleset import RuleSet

_UNIT: Final = 1 << 10
"""Chances are whole numbers of this, so that they are the same on every machine."""
_SPREAD: Final = 8
"""The span in half points by which a train must be ahead to be in first in three of four races."""
_TOO_FAR: Final = 120
"""Nobody runs over a span beyond this."""
_WIDEST: Final = 80
_FOR_ALL: Final = 1 << 6

Numbers = np.ndarray[Any, np.dtype[np.int64]]


def chances(facts: Facts, state: State) -> Numbers:
    """Return the chance of each pair of destinations to be run yet, in thousandth parts (1024)."""
    found = _chances(facts, state.used, state.drawn)
    if not state.held:
        return found
    found = found.copy()
    places = list(facts.destinations)
    for pair in state.held:
        if pair.keys[0] in places and pair.keys[1] in places:
            one, other = map(places.index, pair.keys)
            found[one, other] = found[other, one] = _UNIT
    return found


@lru_cache(maxsize=64)
def _chances(facts: Facts, used: frozenset[str], drawn: int) -> Numbers:
    possible = keys_drawn(facts)
    coming = np.array([key in possible and key not in used for key in facts.destinations], np.int64)
    left = int(coming.sum())
    races = left // 2 if not facts.rules.races else min(left // 2, facts.rules.races - drawn)
    pairs = max(1, left * (left - 1) // 2)
    found: Numbers = np.outer(coming, coming) * (_UNIT * races // pairs)
    np.fill_diagonal(found, 0)
    return found


@lru_cache(maxsize=8)
def _ahead() -> Numbers:
    """Return the chance to be in before a rival whose span is longer by -80 to 80."""
    return np.array(
        [round(_UNIT / (1 + exp(-by / _SPREAD))) for by in range(-_WIDEST, _WIDEST + 1)], np.int64
    )


def prizes_by(rules: RuleSet, mine: Any, rivals: Any, spite: int) -> Numbers:
    """Return what spans are worth in prizes beyond what rivals have; in 1024ths of a point."""
    inside = rivals < _TOO_FAR
    ahead = _ahead()[np.clip(rivals - mine, -_WIDEST, _WIDEST) + _WIDEST]
    ahead = np.where(inside, ahead, _UNIT)
    places = [np.full(mine.shape, _UNIT, np.int64)]
    for chance in ahead:
        places.append(places[-1] * (_UNIT - chance) // _UNIT)
        for place in range(len(places) - 2, 0, -1):
            places[place] = (places[place] * chance + places[place - 1] * (_UNIT - chance)) // _UNIT
        places[0] = places[0] * chance // _UNIT
    entrants = inside.sum(axis=0)
    sole, several = purse_for(rules, 1), purse_for(rules, 4)
    won = sum(share * prize for share, prize in zip(places, several, strict=False))
    won = np.where(entrants == 0, sole[0] * _UNIT, won)
    paid = np.where(entrants == 0, 0, np.where(entrants == 1, sole[0], sum(several))) * _UNIT
    paid_now = np.where(entrants == 0, sole[0], sum(several)) * _UNIT
    gain = won - spite * (paid_now - won - paid) // 64
    return np.where(mine < _TOO_FAR, gain, 0)


def worth_of_places(facts: Facts, state: State, player: int, spite: int) -> list[int]:
    """Return what it is worth, in 64ths of a point, to come to each destination with own track."""
    spread = spread_of(facts, state)
    between = spread.between(facts).astype(np.int64)
    ground = ground_of(facts)
    own = own_hexes(state, player)
    hexes, first = ends_of(facts)
    rows = np.asarray(ground.rows())[[ground.place[hex_] for hex_ in hexes]][:, list(own)]
    nearest = rows.argmin(axis=1)
    length = rows[np.arange(len(hexes)), nearest]
    own_array = np.array(own)[nearest]
    mine = spread.to_hexes[player][:, own_array].T.astype(np.int64) + 2 * np.minimum(length, 999)[:, None]
    which = np.repeat(np.arange(len(first)), np.diff([*first, len(hexes)]))
    rivals = np.delete(between, player, axis=0)[:, which, :]
    old = between[player][which]
    gained = prizes_by(facts.rules, np.minimum(mine, old), rivals, spite) - prizes_by(facts.rules, old, rivals, spite)
    chance = chances(facts, state)[which]
    return (gained * chance).sum(axis=1) >> 14
