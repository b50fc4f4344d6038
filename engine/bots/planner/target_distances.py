"""How far it is to all targets from what a player may build on from, kept up hex by hex."""

from dataclasses import dataclass
from functools import lru_cache
from threading import local

import numpy as np

from engine.bots.common.compiled_sums import CLOSE, FINE, FURTHEST
from engine.bots.common.ground import ground_of
from engine.bots.common.race_chances import Numbers
from engine.game.facts import NOWHERE, Facts
from engine.game.state import Foothold, State
from engine.game.track.laying import footing
from engine.paths.grid import BEYOND

_Basis = tuple[list[tuple[int, ...]], list[int], tuple[int, ...], tuple[Foothold, ...]]


@dataclass(eq=False)
class Approach:
    """What it costs without fees to build to each target of the ground, and the hex to build from.

    Both are players × targets. Of several nearest the first that the player came to; NOWHERE where none leads
    there. It goes on with the players' track, with all that their ``footings`` follow
    from as its ``basis``: nothing of it is to be kept.
    """

    facts: Facts
    basis: _Basis
    footings: list[tuple[int, ...]]
    least: Numbers
    nearest: Numbers


class _Last(local):
    """What a thread asked for last: it goes on in place, which no other thread may see."""

    approach: Approach | None = None


_last = _Last()


def approach_of(facts: Facts, state: State) -> Approach:
    """Return how far it is for all players to all targets."""
    size = state.players, len(ground_of(facts).targets)
    last, basis = _last.approach, (state.hexes[:], state.starts[:], state.ferries, state.footholds)
    if last is not None and not (last.facts is facts and last.least.shape == size):
        last = None
    if last is not None and last.basis == basis:
        return last
    if last is not None and last.basis[1:] == basis[1:]:
        # Whoever has laid nothing since builds on from the same hexes.
        laid = zip(last.basis[0], state.hexes, last.footings, strict=True)
        footings = [
            same if before is now else footing(facts, state, player)
            for player, (before, now, same) in enumerate(laid)
        ]
    else:
        footings = [footing(facts, state, player) for player in range(state.players)]
    if last is None or not all(map(_begins, footings, last.footings)):
        last = Approach(facts, basis, [()] * state.players, np.full(size, BEYOND), np.full(size, NOWHERE))
    for player, (before, own) in enumerate(zip(last.footings, footings, strict=True)):
        if len(own) > len(before):
            _come_nearer(facts, last.least[player], last.nearest[player], own[len(before) :])
    last.footings, last.basis = footings, basis
    _last.approach = last
    return last


def _begins(now: tuple[int, ...], before: tuple[int, ...]) -> bool:
    """Return whether hexes to build on from begin with those of before."""
    return now is before or now[: len(before)] == before


def _come_nearer(facts: Facts, least: Numbers, nearest: Numbers, new: tuple[int, ...]) -> None:
    """Reckon in hexes that a player may build on from now."""
    rows = ground_of(facts).rows(swift=True)[:, new]
    lengths = rows.min(axis=1)
    (nearer,) = np.nonzero(lengths < least)
    least[nearer] = lengths[nearer]
    nearest[nearer] = np.array(new)[rows[nearer].argmin(axis=1)]


@lru_cache(maxsize=8)
def rates_between(facts: Facts, targets: int) -> Numbers:
    """Return how near the first targets of the ground are from each other: the less far, the more."""
    ground = ground_of(facts)
    lengths = ground.rows(swift=True)[:targets, ground.names[:targets]]
    found: Numbers = FINE // (np.minimum(lengths, FURTHEST) + CLOSE)
    return found
