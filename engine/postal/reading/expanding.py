"""From the points that a player writes to the hexes between them (VP.B10, VP.O7)."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, NamedTuple

from engine.game.companies import lines_of
from engine.game.facts import NOWHERE, Facts
from engine.game.network import Network, unit
from engine.game.races import need
from engine.game.routes.tolls import at_home, tolls_on
from engine.game.state import State
from engine.game.track.laying import barred
from engine.game.track.payments import dues, seats

MOST_WAYS: Final = 24
"""More ways between two points than anybody looks at one by one."""


class Way(NamedTuple):
    """A way between two points: its hexes, and what it costs.

    On track to be built ``cost`` are points and ``dues`` what is due to rivals for track of earlier
    rounds; for a train they are the points its rolls must come to, and what it pays.
    """

    hexes: tuple[int, ...]
    cost: int
    dues: int


class Expanded(NamedTuple):
    """What two points mean: one way, or several of which none is chosen, or none at all.

    ``is_plain`` says that it needs no word: the points are neighbours or in a straight line. There may be
    ``more`` ways than are listed.
    """

    ways: tuple[Way, ...]
    is_plain: bool = True
    more: bool = False


def straight(facts: Facts, start: int, end: int) -> tuple[int, ...]:
    """Return the hexes from one to another in a straight line, both included; empty if there is none."""
    for direction in range(6):
        way = [start]
        while way[-1] != NOWHERE and way[-1] != end:
            way.append(facts.neighbours[6 * way[-1] + direction])
        if way[-1] == end:
            return tuple(way)
    return ()


@dataclass(frozen=True)
class Builder:
    """Expands the track that a player orders, on a state before the round."""

    facts: Facts
    state: State
    player: int

    def expand(self, start: int, end: int) -> Expanded:
        """Return what two points of a build mean: a straight line, else the one way of fewest links."""
        if start == end:
            return Expanded((Way((start,), 0, 0),))
        line = straight(self.facts, start, end)
        if line:
            return Expanded((self.way(line),))
        found, more = shortest_ways(self.open_steps, start, end)
        return Expanded(tuple(map(self.way, found)), is_plain=False, more=more)

    def legs(self, start: int, ends: tuple[int, ...]) -> Expanded:
        """Return what a point after another means where it may be several hexes: the nearest of them."""
        if len(ends) > 1:
            ends = nearest(self.open_steps, start, ends)
        return _together(self.expand(start, end) for end in ends)

    def way(self, hexes: tuple[int, ...]) -> Way:
        """Return the way over some hexes, with its cost and what is known to be due (VP.B2, VP.B3a)."""
        return Way(hexes, sum(self.facts.costs[link] for link in self._new(hexes)), self.owed(hexes).total())

    def owed(self, hexes: tuple[int, ...]) -> Counter[int]:
        """Return what is due to each rival for a way, as far as it is known before the round."""
        found: Counter[int] = Counter()
        for link in self._new(hexes):
            for due in dues(self.facts, self.state, self.player, link):
                # What is due where the link begins was due when the player came there.
                if due.purpose.hex != link // 6:
                    found[due.payee] += due.amount
        return found

    def _new(self, hexes: tuple[int, ...]) -> Iterator[int]:
        """Yield the links of a way that the player does not own."""
        for start, end in pairwise(hexes):
            link = self.facts.link(start, end)
            if link != NOWHERE and not self.state.owners[link] & 1 << self.player:
                yield link

    def open_steps(self, hex_: int) -> Iterator[int]:
        """Yield where a link of the player's lies from a hex, or may be laid."""
        for link in range(6 * hex_, 6 * hex_ + 6):
            there = self.facts.neighbours[link]
            own = self.state.owners[link] & 1 << self.player
            if there != NOWHERE and (own or barred(self.facts, self.state, self.player, link) is None):
                yield there


@dataclass(frozen=True)
class Runner:
    """Expands the route of a train over what is built, as one player runs it."""

    facts: Facts
    state: State
    player: int
    partner: int = NOWHERE

    @property
    def _net(self) -> Network:
        return lines_of(self.facts, self.state, self.player, self.partner)

    def expand(self, start: int, end: int) -> Expanded:
        """Return what two points of a route mean: the straight line if it is built, else the fewest links."""
        if start == end:
            return Expanded((Way((start,), 0, 0),))
        line = straight(self.facts, start, end)
        if line and all(there in self.built_steps(here) for here, there in pairwise(line)):
            return Expanded((self.way(line),))
        found, more = shortest_ways(self.built_steps, start, end)
        return Expanded(tuple(map(self.way, found)), is_plain=False, more=more)

    def legs(self, start: int, ends: tuple[int, ...]) -> Expanded:
        """Return what a point after another means where it may be several hexes: the nearest of them."""
        return _together(self.expand(start, end) for end in nearest(self.built_steps, start, ends))

    def way(self, hexes: tuple[int, ...]) -> Way:
        """Return the way over some hexes: the points to roll and what is paid to others."""
        toll = sum(tolls_on(self._net, self.player, hexes).values())
        return Way(hexes, need(self.facts, hexes), toll * unit(self.facts))

    def wealth(self, hexes: tuple[int, ...]) -> int:
        """Return the accounts of the richest that a way may pay, over all its links."""
        owed = at_home(tolls_on(self._net, self.player, hexes))
        accounts = self.state.accounts
        return sum(max(accounts[seat] for seat in seats(mask)) * links for mask, links in owed.items())

    def worst(self, ways: Iterable[Way]) -> Way:
        """Return the way that is read if nothing else is said (VP.O7).

        The most points to roll, then the most to pay, then paying the richest; then the lowest hexes.
        """
        return min(ways, key=lambda way: (-way.cost, -way.dues, -self.wealth(way.hexes), way.hexes))

    def built_steps(self, hex_: int) -> tuple[int, ...]:
        """Return where something that is built leads from a hex."""
        return tuple(step.hex for step in self._net.get(hex_, ()))


def _together(options: Iterable[Expanded]) -> Expanded:
    found = list(options)
    return Expanded(
        tuple(way for each in found for way in each.ways),
        is_plain=all(each.is_plain for each in found),
        more=any(each.more for each in found),
    )


def whole_ways(
    expander: Builder | Runner, begun: Sequence[tuple[int, ...]], points: Iterable[tuple[int, ...]]
) -> tuple[tuple[Way, ...], bool]:
    """Return all that a piece may mean which is begun in several ways and goes on over further points.

    The second value says whether there are more than are listed. It ends where no way leads on.
    """
    found, more = list(begun), False
    for ends in points:
        legs = {here: expander.legs(here, ends) for here in {hexes[-1] for hexes in found}}
        longer = [hexes + leg.hexes[1:] for hexes in found for leg in legs[hexes[-1]].ways]
        if not longer:
            break
        more = more or len(longer) > MOST_WAYS or any(each.more for each in legs.values())
        found = longer[:MOST_WAYS]
    return tuple(map(expander.way, found)), more


def shortest_ways(
    steps: Callable[[int], Iterable[int]], start: int, end: int
) -> tuple[tuple[tuple[int, ...], ...], bool]:
    """Return the ways of fewest links between two places, and whether there are more than are listed."""
    before: dict[int, list[int]] = {start: []}
    depth = {start: 0}
    edge = [start]
    while edge and end not in depth:
        next_: list[int] = []
        for here in edge:
            for there in steps(here):
                if there not in depth:
                    depth[there], before[there] = depth[here] + 1, [here]
                    next_.append(there)
                elif depth[there] == depth[here] + 1:
                    before[there].append(here)
        edge = next_
    if end not in depth:
        return (), False
    found: list[tuple[int, ...]] = []
    stack: list[tuple[int, ...]] = [(end,)]
    while stack and len(found) <= MOST_WAYS:
        way = stack.pop()
        if way[0] == start:
            found.append(way)
        else:
            stack += [(one, *way) for one in sorted(before[way[0]], reverse=True)]
    return tuple(sorted(found[:MOST_WAYS])), len(found) > MOST_WAYS


def nearest(steps: Callable[[int], Iterable[int]], start: int, ends: Sequence[int]) -> tuple[int, ...]:
    """Return which of some places are the fewest steps from another; none where no step leads to any."""
    wanted, seen, edge = set(ends), {start}, [start]
    while edge and not wanted & set(edge):
        edge = list(dict.fromkeys(there for here in edge for there in steps(here) if there not in seen))
        seen.update(edge)
    return tuple(sorted(wanted & set(edge)))
