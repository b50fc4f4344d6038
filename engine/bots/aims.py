"""Which hexes a player would like track in, and how many points of the account that is worth."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from engine.game.facts import Facts
from engine.game.keys import keys_drawn
from engine.game.network import Network
from engine.game.state import Pair, State, network
from engine.paths.grid import Grid
from engine.paths.reaching import numbers_for_search
from engine.paths.speed import compiled


class Aims:
    """Points by hex, and the same as a search takes them."""

    def __init__(self, points: Mapping[int, int]) -> None:
        self.points = points
        self._aligned: dict[tuple[bool, int], Any] = {}

    @property
    def most(self) -> int:
        """What the dearest aim is worth."""
        return max(self.points.values(), default=0)

    def on(self, grid: Grid) -> Any:
        """Return what each target of a grid is worth; aims that were none of its targets become some."""
        if not self.points.keys() <= grid.place.keys():
            grid.add_targets(self.points)
        pace = compiled(), len(grid.targets)
        if pace not in self._aligned:
            self._aligned[pace] = numbers_for_search([self.points.get(hex_, 0) for hex_ in grid.targets])
        return self._aligned[pace]


def aims(facts: Facts, state: State, player: int, key: int, held: int) -> Aims:
    """Return what each hex is worth: its keys, its bonus, and the runs held over it would join.

    ``key`` is what it is worth to have track at a destination that will surely be drawn, ``held`` to
    make a run possible that nobody can do.
    """
    pays = state.stage == "building" or facts.rules.bonus_in_operating
    unserved = ~state.served if pays else 0
    lacking = _lacking(facts, state, player)
    found = _aims(facts, key, lacking, (state.used, state.drawn), unserved, tuple(state.starts))
    if not state.held:
        return found
    return Aims(Counter(found.points) + _openings(facts, state, player, held))


@lru_cache(maxsize=1024)
def _aims(
    facts: Facts,
    worth: int,
    lacking: int,
    drawn: tuple[frozenset[str], int],
    unserved: int,
    starts: tuple[int, ...],
) -> Aims:
    """Value the keys still to come up where the player has no track, by the chance that they do.

    And the towns nobody has entered, where that pays (6.A4).
    """
    used, races = drawn
    found: Counter[int] = Counter()
    possible = keys_drawn(facts)
    coming = [turn for turn, key in enumerate(facts.destinations) if key in possible and key not in used]
    draws = 2 * (facts.rules.races - races) if facts.rules.races else len(coming)
    hexes = _hexes_of_keys(facts)
    for turn in coming:
        if lacking >> turn & 1:
            found.update(dict.fromkeys(hexes[turn], worth * min(draws, len(coming)) // len(coming)))
    for index, place in enumerate(facts.towns):
        if unserved >> index & 1 and place.hex not in starts:
            found[place.hex] += facts.rules.small_bonus if place.small else facts.rules.bonus
    return Aims(found)


@lru_cache(maxsize=8)
def _hexes_of_keys(facts: Facts) -> tuple[tuple[int, ...], ...]:
    """Return the hexes of every destination, in the order of the facts."""
    return tuple(destination.hexes for destination in facts.destinations.values())


def _lacking(facts: Facts, state: State, player: int) -> int:
    """Return the destinations in none of whose hexes a player has track, a bit each."""
    found = 0
    for turn, hexes in enumerate(_hexes_of_keys(facts)):
        for hex_ in hexes:
            if state.present[hex_] >> player & 1:
                break
        else:
            found |= 1 << turn
    return found


def _openings(facts: Facts, state: State, player: int, worth: int) -> Counter[int]:
    """Value the hexes that would join a run held over to the player's track (6.B1e).

    That is the missing end itself and all track joined to it.
    """
    part = _parts(network(facts, state))
    own = {part[hex_] for hex_ in state.hexes[player]}
    found: Counter[int] = Counter()
    for pair in state.held:
        missing = [hexes for hexes in _ends(pair) if not own & _parts_at(part, hexes)]
        if len(missing) == 1:
            joined = _parts_at(part, missing[0])
            wanted = {hex_ for hex_, number in part.items() if number in joined}
            found.update(dict.fromkeys(wanted.union(missing[0]), worth))
    return found


def _ends(pair: Pair) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the hexes of both destinations of a pair."""
    return pair.origins, pair.goals


def _parts_at(part: dict[int, int], hexes: Iterable[int]) -> set[int]:
    """Return the parts of the track that hexes lie on."""
    return {part[hex_] for hex_ in hexes if hex_ in part}


def _parts(net: Network) -> dict[int, int]:
    """Return the number of the joined part of all track that each hex lies on."""
    part: dict[int, int] = {}
    for number, start in enumerate(net):
        if start in part:
            continue
        part[start] = number
        waiting = [start]
        while waiting:
            for step in net[waiting.pop()]:
                if step.hex not in part:
                    part[step.hex] = number
                    waiting.append(step.hex)
    return part
