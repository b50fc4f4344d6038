"""Dealing the races of three rounds at once (VP.O3a, VP.O4, VP.O5)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from random import Random
from typing import Final

from engine.game.facts import Facts
from engine.game.keys import keys_drawn
from engine.game.places import Destination
from engine.game.routes.runs import near
from engine.game.state import State, Table
from engine.messages import Phrase, say
from engine.racetables.drawing import can_be_drawn, draw_half
from engine.racetables.fields import Half

ROUNDS: Final = 3
"""Rounds whose races are dealt at once."""
_TRIES: Final = 200


def dealt_races(facts: Facts, state: State, chance: Random) -> Table:
    """Return the races of three rounds, drawn by the rules' way.

    By sectors, or each key once with any other that is far enough. Keys that find no other in many tries stay
    out of these rounds.
    """
    if facts.rules.race_table == "sectors":
        assert facts.race_keys is not None, "A game by sectors begins only where they can be drawn."
        half = draw_half(facts.race_keys, chance, [in_rounds(table) for table in state.post.dealt])
        assert half is not None, "A game by sectors begins only where they can be drawn."
        return tuple(race for round_ in half for race in round_)
    return _drawn_evenly(facts, state, chance)


@lru_cache(maxsize=8)
def can_be_dealt(facts: Facts) -> bool:
    """Return whether the races of the board can be drawn by the rules' way (VP.O4); raises UndecidedError."""
    if facts.rules.race_table != "sectors":
        return True
    return facts.race_keys is not None and can_be_drawn(facts.race_keys)


def in_rounds(races: Sequence[tuple[str, str]]) -> Half:
    """Return races divided among three rounds in order, as evenly as they can be."""
    each, more = divmod(len(races), ROUNDS)
    ends = [turn * each + min(turn, more) for turn in range(ROUNDS + 1)]
    return tuple(tuple(races[start:end]) for start, end in pairwise(ends))


def why_not_dealt(state: State, races: Table) -> Phrase:
    """Say what is wrong with a table of races, or nothing: unknown keys, or one that comes up twice (VP.O3a).

    How the sectors meet is for the referee to decide, who may have made it by hand.
    """
    seen = set[str]()
    for key in (key for race in races for key in race):
        if key not in state.map_places.destinations:
            return say("The key {key} has no town and no special.", key=key)
        if key in seen:
            return say("The key {key} comes up twice in three rounds.", key=key)
        seen.add(key)
    return ""


def _drawn_evenly(facts: Facts, state: State, chance: Random) -> Table:
    """Return races of each key with another, of many tries the one with the most races."""
    keys = [key for key in state.map_places.destinations if key in keys_drawn(facts, state.map_places)]
    best: list[tuple[str, str]] = []
    for _ in range(_TRIES):
        chance.shuffle(keys)
        found = [
            pair for pair in zip(keys[::2], keys[1::2], strict=False) if _far_enough(facts, state, *pair)
        ]
        if len(found) > len(best) or not best:
            best = found
        if len(best) == len(keys) // 2:
            break
    return tuple(best)


def _far_enough(facts: Facts, state: State, one: str, other: str) -> bool:
    """Return whether the nearest ends of two keys are as far apart as a run is long (VP.O5)."""
    ends: Iterator[Destination] = (state.map_places.destinations[key] for key in (one, other))
    here, there = (end.hexes for end in ends)
    return not any(set(there) & near(facts, hex_) for hex_ in here)
