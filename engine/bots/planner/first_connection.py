"""What it is worth to be first in a town, by who else is about to come there (6.A4)."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from engine.bots.common.ground import ground_of
from engine.bots.common.race_chances import Numbers
from engine.game.facts import Facts
from engine.game.state import State
from engine.paths.grid import BEYOND


class Firsts(NamedTuple):
    """The hundredths that a bonus counts for, which a rival then has not.

    ``lost`` where a rival is nearer by more than ``turn`` points of building, ``safe`` where they all are
    further by more than twice that, else ``contested``.
    """

    lost: int = 80
    contested: int = 300
    safe: int = 130
    turn: int = 4


def worth_of_firsts(facts: Facts, state: State, player: int, near: Numbers, tastes: Firsts) -> Numbers:
    """Return what the first entries still to be had count for, by the targets of the ground.

    ``near`` is what it costs all players to build there: players × targets.
    """
    bonuses = bonuses_left(facts, state)
    if state.players == 1:
        return bonuses
    behind = near.copy()
    behind[player] = BEYOND
    behind = behind.min(axis=0) - near[player]
    counted = np.where(behind > 2 * tastes.turn, tastes.safe, tastes.contested)
    counted[behind < -tastes.turn] = tastes.lost
    found: Numbers = bonuses * counted // 100
    return found


def bonuses_left(facts: Facts, state: State) -> Numbers:
    """Return the bonuses still to be had, by the targets of the ground."""
    pays = state.stage == "building" or facts.rules.bonus_in_operating
    return _bonuses(facts, ~state.served if pays else 0, tuple(state.starts), len(ground_of(facts).targets))


@lru_cache(maxsize=256)
def _bonuses(facts: Facts, unserved: int, starts: tuple[int, ...], targets: int) -> Numbers:
    """Return the bonuses of the towns no one has entered, a bit each, by the targets of the ground."""
    ground = ground_of(facts)
    found = np.zeros(targets, np.int64)
    for index, place in enumerate(facts.map_places.towns):
        if unserved >> index & 1 and place.hex not in starts:
            found[ground.place[place.hex]] += place.bonus
    return found
