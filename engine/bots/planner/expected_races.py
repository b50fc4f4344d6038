"""What a player sees of the races to come, as numbers."""

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from engine.bots.common.ground import ground_of
from engine.bots.common.race_chances import Numbers, chances, coming
from engine.bots.planner.race_value import prizes_by_spans
from engine.bots.planner.span_table import spread_of
from engine.bots.planner.spans import Spread, ends_of
from engine.bots.planner.target_distances import approach_of
from engine.game.facts import Facts
from engine.game.state import State
from engine.paths.compilation import compiled

Marks = np.ndarray[Any, np.dtype[np.uint8]]


class Places(NamedTuple):
    """The hexes of all destinations: the destination of each, and its place among the targets of the ground.

    Those of a destination are from ``first`` of it up to before that of the next.
    """

    hexes: Numbers
    which: Numbers
    targets: Numbers
    first: Numbers


class Outlook(NamedTuple):
    """What a player sees: their seat, all spans, how far they have to build, and what there is to be won.

    ``near`` is what it costs all players without fees to build to each target, ``nearest`` the hex they build
    from.
    ``odds`` are the chances of pairs, ``still`` is 1 for each destination that may come up yet, ``prizes``
    what races are worth by spans. With ``swift`` searches by it are compiled.
    """

    places: Places
    player: int
    spread: Spread
    near: Numbers
    nearest: Numbers
    odds: Numbers
    still: Numbers
    prizes: Numbers
    swift: bool

    @property
    def least(self) -> Numbers:
        """What it costs the player themselves."""
        found: Numbers = self.near[self.player]
        return found


def outlook_of(facts: Facts, state: State, player: int) -> Outlook:
    """Return what a player sees of the races to come; of it nothing is to be kept, as it goes on."""
    approach, swift = approach_of(facts, state), compiled()
    return Outlook(
        _places(facts),
        player,
        spread_of(facts, state, swift=swift),
        approach.least,
        approach.nearest[player],
        chances(facts, state),
        coming(facts, state.used),
        prizes_by_spans(facts),
        swift,
    )


@lru_cache(maxsize=8)
def _places(facts: Facts) -> Places:
    """Return the hexes of all destinations as numbers."""
    hexes, first = ends_of(facts)
    which = np.repeat(np.arange(len(first) - 1), np.diff(first))
    targets = [ground_of(facts).place[hex_] for hex_ in hexes.tolist()]
    return Places(hexes, which, np.array(targets), first)
