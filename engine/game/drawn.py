"""Pairs of keys that are drawn for races (6.B1)."""

from engine.game.facts import Facts
from engine.game.state import Pair


def pair_of(facts: Facts, race: int, keys: tuple[str, str]) -> Pair:
    """Return the pair of two keys for a race."""
    first, second = facts.destinations[keys[0]], facts.destinations[keys[1]]
    return Pair(race, keys, (first.name, second.name), first.hexes, second.hexes)
