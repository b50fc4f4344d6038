"""Where track would make a run possible that is held over (6.B1e)."""

from collections.abc import Iterable
from itertools import product
from typing import NamedTuple

from engine.bots.common.ground import ground_of
from engine.game.facts import Facts
from engine.game.routes.runs import all_joined, joined
from engine.game.state import Pair, State
from engine.game.track.laying import footing
from engine.paths.compilation import compiled


class Missing(NamedTuple):
    """Hexes of which track in any one brings a run nearer, and what that is worth in points."""

    hexes: tuple[int, ...]
    worth: int


def missing_ends(facts: Facts, state: State, player: int, worth: int) -> list[Missing]:
    """Return what is missing of the runs held over, when making one possible is worth ``worth``.

    Where a player's track comes to one end of a run it is the other, and all track joined to that. Where it
    comes to neither it is each of them, worth what the other leaves of it.
    """
    if not state.held:
        return []
    own = state.hexes[player]
    # Where own track ends abroad a train may begin, but goes no further on its way (6.C2).
    at_home = [hex_ for hex_ in own if not facts.foreign[hex_]]
    come_to = frozenset((*own, *all_joined(facts, state, at_home or own)))
    found: list[Missing] = []
    for pair in state.held:
        apart = _apart(facts, state, pair)
        lacking = [ends for ends in apart if come_to.isdisjoint(ends)]
        single = {end for ends in apart if ends not in lacking for end in ends} - come_to
        if single:
            found.append(Missing(_hexes(facts, state, single), worth))
        elif lacking:
            found += _both(facts, state, player, lacking, worth)
    return found


def other_ways_in(facts: Facts, state: State, player: int) -> frozenset[int]:
    """Return the hexes of specials that would make a run possible to whose other end a player has track.

    The special has track already, in a hex that is too near to that end (6.B1c, 6.B1d).
    """
    present, bit = state.present, 1 << player
    found: set[int] = set()
    for pair in state.held:
        for ends, others in ((pair.origins, pair.goals), (pair.goals, pair.origins)):
            if len(others) == 1 or not any(present[hex_] for hex_ in others):
                continue
            own = [hex_ for hex_ in ends if present[hex_] & bit]
            found.update(
                other for other in others if any(not joined(facts, state, hex_, other) for hex_ in own)
            )
    return frozenset(found)


def _apart(facts: Facts, state: State, pair: Pair) -> list[tuple[int, int]]:
    """Return the ends that no track joins; those joined are too near each other, and stay so (6.B1d)."""
    ends = product(pair.origins, pair.goals)
    return [(one, other) for one, other in ends if not joined(facts, state, one, other)]


def _both(
    facts: Facts, state: State, player: int, lacking: list[tuple[int, int]], worth: int
) -> Iterable[Missing]:
    """Yield either end of a run of which a player has neither, worth more than the other one costs."""
    ground = ground_of(facts)
    near = ground.near(footing(facts, state, player), swift=compiled())
    for side in (0, 1):
        left = worth - int(min(near[ground.place[ends[1 - side]]] for ends in lacking))
        if left > 0:
            yield Missing(_hexes(facts, state, {ends[side] for ends in lacking}), left)


def _hexes(facts: Facts, state: State, ends: Iterable[int]) -> tuple[int, ...]:
    """Return some ends and all hexes ashore that track joins to them."""
    ordered = sorted(ends)
    ashore = (hex_ for hex_ in all_joined(facts, state, ordered) if hex_ < facts.hexes)
    return tuple(dict.fromkeys((*ashore, *ordered)))
