"""A board as the searches for where to build know it."""

from functools import lru_cache
from threading import local
from typing import Final

from engine.game.facts import Facts
from engine.game.state import State
from engine.game.track.payments import alongside_due, junction_due
from engine.paths.grid import Grid
from engine.paths.reaching import Marks

ANY_PRICE: Final = 1 << 30
"""More than any link costs."""


class _Kept(local):
    """What each thread keeps for itself, for a grid takes more targets as games go on."""

    def __init__(self) -> None:
        self.ground_of = lru_cache(maxsize=8)(_ground)


def ground_of(facts: Facts) -> Grid:
    """Return the links of a board that can be laid, what they cost, and the dues of track in the way.

    Its targets are the destinations of all keys and the towns. No link leads on from a hex abroad,
    where track stops (6.C2).
    """
    return _kept.ground_of(facts)


def _ground(facts: Facts) -> Grid:
    """Make what :func:`ground_of` returns."""
    costs = [0 if facts.foreign[link // 6] else cost for link, cost in enumerate(facts.costs)]
    keyed = (hex_ for destination in facts.map_places.destinations.values() for hex_ in destination.hexes)
    return Grid(
        facts.neighbours,
        facts.backs,
        costs,
        [junction_due(facts, facts.map_places, hex_) for hex_ in range(facts.hexes)],
        [alongside_due(facts, facts.map_places, link) if cost else 0 for link, cost in enumerate(costs)],
        [*keyed, *(town.hex for town in facts.map_places.towns)],
    )


_kept = _Kept()


@lru_cache(maxsize=8)
def dearest_link(facts: Facts) -> int:
    """Return what a link may cost to be built at all: an allowance, or more where one can save for it."""
    most = max(facts.rules.build_die)
    return ANY_PRICE if 0 < facts.rules.save_from <= most + 1 else most


def marks_of(state: State, player: int) -> Marks:
    """Return the track of a state as what a player pays for or not."""
    return Marks(state.present, state.owners, 1 << player)
