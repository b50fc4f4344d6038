"""What shorter ways are worth, all of them at once, for plain Python."""

from typing import Any

import numpy as np

from engine.bots.common.compiled_sums import CLOSE, FINE, FURTHEST, ONE, STEPS, TOO_FAR
from engine.bots.common.race_chances import Numbers
from engine.bots.planner.expected_races import Marks, Outlook
from engine.bots.planner.race_value import RIVALS, Wishes
from engine.bots.planner.spans import Spans


def worths(outlook: Outlook, present: Marks, base: Numbers, wishes: Wishes, rates: Numbers) -> Numbers:
    """Return what each target is worth: what :func:`engine.bots.common.compiled_sums.WORTHS` does."""
    (hexes, which, targets, first), odds = outlook.places, outlook.odds
    come_to = np.maximum.reduceat(present[hexes] >> outlook.player & 1, first[:-1])
    found, least = base.copy(), outlook.least[targets]
    (turns,) = np.nonzero((2 * least < TOO_FAR) & (come_to[which] == 0))
    np.add.at(found, targets[turns], wishes.key * outlook.still[which[turns]])
    (goals,) = np.nonzero(odds.any(axis=0))
    if len(turns) and len(goals):
        gains = _gains(outlook, turns, goals, least[turns])
        np.add.at(found, targets[turns], wishes.trust * (gains // ONE) // ONE)
    return found + _nearer(found, np.minimum(outlook.least, FURTHEST), rates, wishes.nearer)


def _gains(outlook: Outlook, turns: Numbers, goals: Numbers, least: Numbers) -> Numbers:
    """Return what is gained by coming to some hexes of destinations, in 1024ths of 1024ths of a point."""
    (_, which, targets, _), odds, spread = outlook.places, outlook.odds, outlook.spread
    rows = spread.to_goals(outlook.player, outlook.nearest[targets[turns]])
    new = rows[:, goals].astype(np.int64) + 2 * least[:, None]
    between, pairs = spread.between, np.ix_(which[turns], goals)
    old, chance = between[outlook.player][pairs], odds[pairs]
    chosen = np.nonzero((new < old) & (new < TOO_FAR) & (chance > 0))
    rivals = _nearest(outlook, between[:, which[turns][chosen[0]], goals[chosen[1]]])
    gained = _prizes(outlook, new[chosen], rivals) - _prizes(outlook, old[chosen], rivals)
    found = np.zeros(len(turns), np.int64)
    np.add.at(found, chosen[0], gained * chance[chosen])
    return found


def _nearer(found: Numbers, near: Numbers, rates: Numbers, share: int) -> Numbers:
    """Return what is to be added to the worths of targets for others that come nearer by them."""
    wanted = np.maximum(found, 0)
    nearer = np.maximum(rates - (FINE // (near + CLOSE))[:, None], 0)
    np.fill_diagonal(nearer, 0)
    more: Numbers = share * (wanted[:, None] * nearer).sum(axis=0) // FINE // 100
    return np.where(found > 0, more, 0)


def sailed(outlook: Outlook, ports: tuple[int, int], over: int) -> int:
    """Return what all pairs gain by a ferry: what :func:`engine.bots.common.compiled_sums.SAILED` does."""
    one, other = outlook.spread.to_goals(outlook.player, np.array(ports)).astype(np.int64)
    ways = one[:, None] + over + other
    new, between = np.minimum(ways, ways.T), outlook.spread.between
    old = between[outlook.player]
    chosen = np.nonzero(np.tri(len(old), k=-1, dtype=bool) & (new < old) & (new < TOO_FAR))
    rivals = _nearest(outlook, between[:, chosen[0], chosen[1]])
    gained = _prizes(outlook, new[chosen], rivals) - _prizes(outlook, old[chosen], rivals)
    return int((gained * outlook.odds[chosen]).sum())


def _nearest(outlook: Outlook, spans: Spans) -> Spans:
    """Return the spans of the player's nearest rivals, in order, of everybody's."""
    rivals = [rival for rival in range(len(spans)) if rival != outlook.player]
    found: Spans = np.sort(spans[rivals], axis=0)[:RIVALS]
    return found


def _prizes(outlook: Outlook, mine: Any, rivals: Spans) -> Numbers:
    """Return what spans of the player's are worth next to those of their nearest rivals."""
    return prizes_for(outlook.prizes, mine, rivals)


def prizes_for(prizes: Numbers, mine: Any, rivals: Any) -> Numbers:
    """Return what spans are worth given those of up to three rivals, by the worths of races (``prizes``)."""
    steps = np.clip((rivals - mine) // 2 + STEPS // 2, 0, STEPS - 1)
    steps[rivals >= TOO_FAR] = STEPS
    cell = np.zeros(len(mine), np.int64)
    for rival in range(RIVALS):
        cell = cell * (STEPS + 1) + (steps[rival] if rival < len(steps) else STEPS)
    found: Numbers = np.where(mine < TOO_FAR, prizes[cell], 0)
    return found
