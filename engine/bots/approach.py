"""How far it is to all targets from what a player may build on from, kept up hex by hex."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from engine.bots.chances import Numbers
from engine.bots.ground import ground_of
from engine.game.building import footing
from engine.game.facts import NOWHERE, Facts
from engine.game.state import State
from engine.paths.grid import BEYOND


@dataclass(eq=False)
class Approach:
    """What it costs without fees to build to each target of the ground, and the hex to build from.

    Of several nearest the first that the player came to; NOWHERE where none leads there. It goes on with the
    player's track: nothing of it is to be kept.
    """

    facts: Facts
    footing: tuple[int, ...]
    least: Numbers
    nearest: Numbers


_LAST: dict[int, Approach] = {}


def approach_of(facts: Facts, state: State, player: int) -> Approach:
    """Return how far it is to all targets from what a player may build on from."""
    own, last, count = footing(facts, state, player), _LAST.get(player), len(ground_of(facts).targets)
    if (
        last is None
        or last.facts is not facts
        or len(last.least) != count
        or last.footing != own[: len(last.footing)]
    ):
        last = Approach(facts, (), np.full(count, BEYOND), np.full(count, NOWHERE))
        _LAST[player] = last
    new = own[len(last.footing) :]
    if new:
        rows = ground_of(facts).rows(swift=True)[:, new]
        turns, least = rows.argmin(axis=1), rows.min(axis=1)
        (nearer,) = np.nonzero(least < last.least)
        last.least[nearer] = least[nearer]
        last.nearest[nearer] = np.array(new)[turns[nearer]]
        last.footing = own
    return last


@lru_cache(maxsize=8)
def lengths_between(facts: Facts, targets: int) -> Numbers:
    """Return the lengths without fees to each of the first targets of the ground from each of them."""
    ground = ground_of(facts)
    found: Numbers = ground.rows(swift=True)[:targets, ground.names[:targets]]
    return found
