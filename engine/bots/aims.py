"""Which hexes a player would like track in, and how many points of the account that is worth."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from engine.bots.ground import ground_of, marks_of
from engine.bots.heldover import missing_ends
from engine.game.facts import Facts
from engine.game.keys import keys_drawn
from engine.game.state import State
from engine.paths.grid import Grid, Sets
from engine.paths.laying import Wishes
from engine.paths.reaching import listed, missing_worth, numbers_for_search
from engine.paths.speed import compiled


class Aims(NamedTuple):
    """What each of the first targets of a ground is worth, as the next search takes it."""

    ground: Grid
    worths: Any

    @property
    def most(self) -> int:
        """What the dearest aim is worth."""
        return int(np.max(self.worths, initial=0))

    @property
    def points(self) -> dict[int, int]:
        """The points of the hexes that are worth any."""
        return {
            hex_: int(worth)
            for hex_, worth in zip(self.ground.targets, self.worths, strict=False)
            if worth > 0
        }


def aims_at(facts: Facts, points: Mapping[int, int]) -> Aims:
    """Return aims worth so many points by hex; those that were none of the ground's targets become some."""
    ground = ground_of(facts)
    ground.add_targets(points)
    return Aims(ground, numbers_for_search([points.get(hex_, 0) for hex_ in ground.targets]))


def aims(facts: Facts, state: State, player: int, key: int, held: int) -> Aims:
    """Return what each hex is worth as it is now, by what a player wishes (:func:`wishes`)."""
    wanted = wishes(facts, state, player, key, held)
    return Aims(wanted.grid, missing_worth(wanted.sets, wanted.worths, wanted.base, marks_of(state, player)))


def wishes(facts: Facts, state: State, player: int, key: int, held: int) -> Wishes:
    """Return what a player would like: track at the keys, hexes for a bonus, and to join runs held over.

    ``key`` is what it is worth to have track at a destination that will surely be drawn, ``held`` to
    make a run possible that nobody can do.
    """
    pays = state.stage == "building" or facts.rules.bonus_in_operating
    swift = compiled()
    worths = _worths_of_keys(facts, key, state.used, state.drawn, swift=swift)
    base = bonuses_of(facts, ~state.served if pays else 0, tuple(state.starts), swift=swift)
    missing = missing_ends(facts, state, player, held)
    if not missing:
        return Wishes(ground_of(facts), _sets(facts), worths, base)
    # No way there may take more than it is worth.
    grid = ground_of(facts).with_groups([each.hexes for each in missing], held)
    beside = [0] * (len(ground_of(facts).targets) - len(base))
    base = numbers_for_search([*listed(base), *beside, *(each.worth for each in missing)])
    # Where one of these is joined, others may be so as well.
    return Wishes(grid, _sets(facts), worths, base, fleeting=True)


@lru_cache(maxsize=256)
def _worths_of_keys(facts: Facts, worth: int, used: frozenset[str], drawn: int, *, swift: bool) -> Any:
    """Value the keys still to come up by the chance that they do, in the order of the facts."""
    del swift
    possible = keys_drawn(facts)
    coming = [key in possible and key not in used for key in facts.destinations]
    left = sum(coming)
    draws = 2 * (facts.rules.races - drawn) if facts.rules.races else left
    each = worth * min(draws, left) // left if left else 0
    return numbers_for_search([each if comes else 0 for comes in coming])


@lru_cache(maxsize=256)
def bonuses_of(facts: Facts, unserved: int, starts: tuple[int, ...], *, swift: bool) -> Any:
    """Value the towns nobody has entered (6.A4), a bit each, in the order of the ground's targets."""
    del swift
    rules, ground = facts.rules, ground_of(facts)
    found = [0] * len(_sets(facts).numbers[2])
    for index, place in enumerate(facts.towns):
        if unserved >> index & 1 and place.hex not in starts:
            found[ground.place[place.hex]] += rules.small_bonus if place.small else rules.bonus
    return numbers_for_search(found)


@lru_cache(maxsize=8)
def _sets(facts: Facts) -> Sets:
    """Return the hexes of every destination, in the order of the facts; track in one of them is enough."""
    return ground_of(facts).sets(destination.hexes for destination in facts.destinations.values())


def openings(facts: Facts, state: State, player: int, worth: int) -> Counter[int]:
    """Value the hexes that would join a run held over to the player's track (6.B1e)."""
    found: Counter[int] = Counter()
    for each in missing_ends(facts, state, player, worth):
        found.update(dict.fromkeys(each.hexes, each.worth))
    return found
