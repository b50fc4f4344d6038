"""How trains may move on from hex to hex, by where they came from (6.B2, 6.C1c, 6.C2)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from operator import eq
from typing import Final, NamedTuple

from engine.game.facts import NOWHERE, Facts

ANYWHERE: Final = 1 << 30
"""More than the number of any hex or place at sea."""


class Movement(NamedTuple):
    """What a train may do on its way.

    It may turn round in the hexes before number ``turns``: in none (0), on land, which comes before all
    places at sea, or anywhere. It may pass through the hexes ``abroad`` only if it comes or goes by one of
    the ``permitted`` steps (6.C2).
    """

    turns: int = ANYWHERE
    abroad: frozenset[int] = frozenset()
    permitted: frozenset[tuple[int, int]] = frozenset()

    def allows(self, before: int, at: int, after: int) -> bool:
        """Return whether a train may go on from a hex; ``before`` is NOWHERE where its route begins."""
        if before == after:
            return at < self.turns
        return before == NOWHERE or at not in self.abroad or self._permits(before, at, after)

    def looks_back(self, at: int) -> bool:
        """Return whether in a hex it matters where a train came from."""
        return at >= self.turns or at in self.abroad

    def allows_route(self, route: Sequence[int]) -> bool:
        """Return whether a train may move all along a route."""
        return not turns_round(route, self.turns) and self.passing_abroad(route) == NOWHERE

    def passing_abroad(self, route: Sequence[int]) -> int:
        """Return the first hex abroad that a route passes through against 6.C2, or NOWHERE."""
        if self.abroad.isdisjoint(route):
            return NOWHERE
        ways = zip(route, route[1:], route[2:], strict=False)
        return next((at for before, at, after in ways if self._passes(before, at, after)), NOWHERE)

    def _passes(self, before: int, at: int, after: int) -> bool:
        return before != after and at in self.abroad and not self._permits(before, at, after)

    def _permits(self, before: int, at: int, after: int) -> bool:
        return (before, at) in self.permitted or (at, after) in self.permitted


def turns_round(route: Sequence[int], turns: int) -> bool:
    """Return whether a route takes a link and then at once the same link back in a hex from ``turns`` on."""
    # Few routes go back at all, which shows much faster.
    if not any(map(eq, route, route[2:])):
        return False
    ways = zip(route, route[1:], route[2:], strict=False)
    return any(before == after and at >= turns for before, at, after in ways)


@lru_cache(maxsize=8)
def movement_of(facts: Facts) -> Movement:
    """Return how trains move by a board and its rules.

    They turn round on land at most, where the rules let them (6.B2); at sea none does, for a ferry sails
    from port to port (6.C1c). Abroad they pass by permitted builds, and by what the board itself has:
    crossings (6.C4) and ferries.
    """
    turns = facts.hexes if facts.rules.routes_turn else 0
    abroad = frozenset(hex_ for hex_, foreign in enumerate(facts.foreign) if foreign)
    return Movement(turns, abroad, frozenset(_permitted(facts)) if abroad else frozenset())


def _permitted(facts: Facts) -> Iterator[tuple[int, int]]:
    """Yield the steps by which a train may come into a hex abroad and go on, or out of one, either way."""
    for link in facts.permits:
        yield link // 6, facts.neighbours[link]
    ways = [crossing.way for crossing in facts.crossings] + [ferry.way for ferry in facts.ferries]
    for way in ways:
        for start, end in pairwise(way):
            yield start, end
            yield end, start
