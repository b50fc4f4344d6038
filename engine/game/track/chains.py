"""The cheapest chains of links that a player could lay, from the nearest own track to any hex."""

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from itertools import pairwise
from typing import Final, NamedTuple

from engine.game.facts import NOWHERE, Facts
from engine.game.state import State
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
        starts: Iterable[int] = footing(facts, state, player) if start == NOWHERE else (start,)
        self._waiting: list[_Key] = []
        self._found = {hex_: Chain(0, 0, 0, 0, (hex_,)) for hex_ in starts}
        self._goes_on = start != NOWHERE
        for hex_ in self._found:
            self._look_round((0, 0, 0, 0, 1, (hex_,)))

    def to(self, hex_: int) -> Chain | None:
        """Return the best chain to a hex, None where land does not lead to it at all."""
        while hex_ not in self._found and self._waiting:
            self._settle()
        return self._found.get(hex_)

    def within(self, points: int) -> Iterator[Chain]:
        """Yield the chains of links that may be laid and cost so much at most, the best first.

        Those to the hexes one starts from are among them.
        """
        most = (0, _ANY, points) if self._payments_first else (0, points, _ANY)
        while self._waiting and self._waiting[0][:2] <= most[:2]:
            self._settle()
        for chain in self._found.values():
            if not chain.barred and chain.cost <= points:
                yield chain

    def _settle(self) -> None:
        """Take the best of the hexes that wait."""
        key = heappop(self._waiting)
        barred_, first, second, links, _, hexes = key
        here = hexes[-1]
        if here in self._found:
            return
        cost, due = (second, first) if self._payments_first else (first, second)
        self._found[here] = Chain(barred_, cost, due, links, hexes)
        self._look_round(key)

    def _look_round(self, key: "_Key") -> None:
        """Let the hexes next to the end of a chain wait."""
        here = key[-1][-1]
        for link in range(6 * here, 6 * here + 6):
            there = self._facts.neighbours[link]
            if there != NOWHERE and there not in self._found:
                heappush(self._waiting, self._after(key, link))

    def _after(self, key: "_Key", link: int) -> "_Key":
        """Return what a chain comes to with a link more."""
        facts, state = self._facts, self._state
        closed, first, second, links, steps, hexes = key
        hexes = (*hexes, facts.neighbours[link])
        if state.owners[link] & 1 << self._player:
            return closed, first, second, links, steps + 1, hexes
        if barred(facts, state, self._player, link) is not None:
            return closed + 1, first, second, links + 1, steps + 1, hexes
        crossing = facts.pieces.get(link)
        cost = 0 if crossing is not None and facts.crossings[crossing].money else facts.costs[link]
        due = self._due(link, is_first=len(hexes) == 2 and not self._goes_on)
        more = (due, cost) if self._payments_first else (cost, due)
        return closed, first + more[0], second + more[1], links + 1, steps + 1, hexes

    def _due(self, link: int, *, is_first: bool) -> int:
        """Return what is due to rivals for a link; at its near end only where nothing leads to that."""
        found = dues(self._facts, self._state, self._player, link)
        near = link // 6
        return sum(due.amount for due in found if is_first or due.purpose.hex != near)


_Key = tuple[int, int, int, int, int, tuple[int, ...]]
"""Of a chain the links barred, cost and dues in their order, its links, its hexes and what they are."""
_ANY: Final = 1 << 30


def links_of(facts: Facts, state: State, player: int, chain: Chain) -> list[tuple[int, int]]:
    """Return the links of a chain that do not lie yet, in order."""
    bit = 1 << player
    return [ends for ends in pairwise(chain.hexes) if not state.owners[facts.links[ends]] & bit]
