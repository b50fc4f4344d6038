"""The cheapest chains of links that a player could lay, from the nearest own track to any hex."""

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from itertools import pairwise
from typing import Final, NamedTuple

from engine.game.facts import NOWHERE, Facts
from engine.game.state import State
from engine.game.track.footholds import dear_hexes
from engine.game.track.laying import barred, footing
from engine.game.track.payments import dues


class Chain(NamedTuple):
    """Hexes from own track to another, what the links between them cost, and what is due to rivals.

    ``barred`` are the links that may not be laid whatever one can pay; links that lie already cost nothing.
    """

    barred: int
    cost: int
    dues: int
    links: int
    hexes: tuple[int, ...]


_Key = tuple[int, int, int, int, int]
"""Of a chain the links barred, cost and dues in their order, its links, and its hexes."""
_NOTHING: Final = (0, 0, 0, 0, 1)
_ANY: Final = 1 << 30


class Chains:
    """The best chain to every hex, found as far as somebody asks: those near one's track come first.

    The best has the fewest links that may not be laid, costs the least, pays rivals least, and has the
    fewest links, the fewest hexes and the lowest labels. With ``payments_first`` what is due to rivals
    comes before the cost.
    """

    def __init__(
        self,
        facts: Facts,
        state: State,
        player: int,
        *,
        start: int = NOWHERE,
        payments_first: bool = False,
    ) -> None:
        """Begin at a hex to start from, else at all that the player may build on from."""
        self._facts, self._state, self._player = facts, state, player
        self._payments_first = payments_first
        self._goes_on = start != NOWHERE
        starts: Iterable[int] = (start,) if self._goes_on else footing(facts, state, player)
        self._best: dict[int, _Key] = dict.fromkeys(starts, _NOTHING)
        self._before: dict[int, int] = dict.fromkeys(self._best, NOWHERE)
        self._settled = set(self._best)
        self._factors = dict(dear_hexes(facts, state, player))
        self._waiting: list[tuple[_Key, int]] = []
        for hex_ in self._settled.copy():
            self._look_round(hex_)

    def to(self, hex_: int) -> Chain | None:
        """Return the best chain to a hex, None where land does not lead to it at all."""
        while hex_ not in self._settled and self._waiting:
            self._settle()
        return self._chain(hex_) if hex_ in self._settled else None

    def within(self, points: int) -> Iterator[Chain]:
        """Yield the chains of links that may be laid and cost so much at most.

        Those to the hexes one starts from are among them.
        """
        most = (0, _ANY if self._payments_first else points, _ANY)
        while self._waiting and self._waiting[0][0][:3] <= most:
            self._settle()
        for hex_ in sorted(self._settled, key=self._best.__getitem__):
            chain = self._chain(hex_)
            if not chain.barred and chain.cost <= points:
                yield chain

    def _chain(self, hex_: int) -> Chain:
        """Return the chain to a hex that was settled."""
        barred_, first, second, links, _ = self._best[hex_]
        cost, due = (second, first) if self._payments_first else (first, second)
        way = [hex_]
        while (before := self._before[way[-1]]) != NOWHERE:
            way.append(before)
        return Chain(barred_, cost, due, links, tuple(reversed(way)))

    def _settle(self) -> None:
        """Take the best of the hexes that wait, and look at those next to it."""
        _, hex_ = heappop(self._waiting)
        if hex_ not in self._settled:
            self._settled.add(hex_)
            self._look_round(hex_)

    def _look_round(self, here: int) -> None:
        """Let the hexes next to the end of a chain wait, where the way by it is the best so far."""
        best, neighbours = self._best, self._facts.neighbours
        for link in range(6 * here, 6 * here + 6):
            there = neighbours[link]
            if there == NOWHERE or there in self._settled:
                continue
            key, known = self._after(best[here], link), best.get(there)
            if known is None or key < known:
                heappush(self._waiting, (key, there))
            elif key > known or not self._is_lower(here, self._before[there]):
                continue
            best[there], self._before[there] = key, here
            if here in self._factors:
                self._factors[there] = self._factors[here]

    def _is_lower(self, one: int, other: int) -> bool:
        """Return whether the first hex in which two chains of as many hexes differ is lower in the first."""
        before, lower = self._before, False
        while one != other:
            lower = one < other
            one, other = before[one], before[other]
        return lower

    def _after(self, key: _Key, link: int) -> _Key:
        """Return what a chain comes to with a link more."""
        facts, state = self._facts, self._state
        closed, first, second, links, hexes = key
        if state.owners[link] & 1 << self._player:
            return closed, first, second, links, hexes + 1
        cost = facts.plain_costs[link]
        if not cost:
            if barred(facts, state, self._player, link) is not None:
                return closed + 1, first, second, links + 1, hexes + 1
            crossing = facts.pieces.get(link)
            cost = 0 if crossing is not None and facts.crossings[crossing].money else facts.costs[link]
        cost *= self._factors.get(link // 6, 1)
        due = self._due(link, is_first=hexes == 1 and not self._goes_on)
        if self._payments_first:
            return closed, first + due, second + cost, links + 1, hexes + 1
        return closed, first + cost, second + due, links + 1, hexes + 1

    def _due(self, link: int, *, is_first: bool) -> int:
        """Return what is due to rivals for a link; at its near end only where nothing leads to that."""
        near, state = link // 6, self._state
        if not (state.present[near] or state.present[self._facts.neighbours[link]]):
            return 0
        found = dues(self._facts, state, self._player, link)
        return sum(due.amount for due in found if is_first or due.purpose.hex != near)


def links_of(facts: Facts, state: State, player: int, chain: Chain) -> list[tuple[int, int]]:
    """Return the links of a chain that do not lie yet, in order."""
    bit = 1 << player
    return [ends for ends in pairwise(chain.hexes) if not state.owners[facts.links[ends]] & bit]
