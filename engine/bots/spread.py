"""What it takes to bring track from where one has it to where one wants it.

Most of a bot's thinking is this search, so it works on the facts' flat arrays with whole numbers and
buckets (Dial's variant of Dijkstra's algorithm), and goes no further than it is asked to.
"""

from collections.abc import Container, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.game.facts import Facts
from engine.game.payments import dues
from engine.game.state import State


class Terms(NamedTuple):
    """What a search goes by: the weights of a point of building and of one paid to a rival.

    ``dearest`` is what a single link may cost at most.
    """

    point: int
    money: int
    dearest: int


class Reached(NamedTuple):
    """A hex the search has come to, and what the way to it weighs."""

    hex: int
    weight: int


@lru_cache(maxsize=8)
def exits_of(facts: Facts) -> tuple[tuple[tuple[int, int, int], ...], ...]:
    """Return, for each hex, the links that may be laid out of it: link, the hex beyond, and cost.

    None lead out of a hex abroad, where track stops (6.C2).
    """
    return tuple(
        tuple(
            (link, facts.neighbours[link], facts.costs[link])
            for link in range(6 * hex_, 6 * hex_ + 6)
            if facts.costs[link] and not facts.foreign[hex_]
        )
        for hex_ in range(facts.hexes)
    )


class Spread:
    """A search outward over the links a player could lay, nearest first.

    Track is continuous (6.A6), goes nowhere on from a hex abroad (6.C2), and pays rivals as it would
    if it were laid now (6.A5). ``far`` is the weight at which the search ends; it may be lowered while
    the search goes on.
    """

    def __init__(self, facts: Facts, state: State, player: int, terms: Terms, far: int) -> None:
        self.far = far
        self._facts = facts
        self._state = state
        self._player = player
        self._terms = terms
        self._exits = exits_of(facts)
        self._rivals = 0xFF & ~(1 << player)
        self._nearest: dict[int, int] = {}
        self._came: dict[int, int] = {}
        self._buckets: list[list[int]] = [[] for _ in range(far + 1)]

    def reach(self, sources: Sequence[int], wanted: Container[int]) -> Iterator[Reached]:
        """Yield the hexes wanted in the order of what it takes to come to them, sources at nothing."""
        nearest = self._nearest
        nearest.update(dict.fromkeys(sources, 0))
        self._buckets[0] += sources
        for weight, bucket in enumerate(self._buckets):
            if weight > self.far:
                return
            for hex_ in bucket:
                if nearest[hex_] != weight:
                    continue
                if hex_ in wanted:
                    yield Reached(hex_, weight)
                self._go_on(hex_, weight)

    def _go_on(self, hex_: int, weight: int) -> None:
        """Note what it takes to come to the neighbours of a hex by it."""
        present, nearest, beyond = self._state.present, self._nearest, self.far + 1
        point, money, dearest = self._terms
        for link, there, cost in self._exits[hex_]:
            after = weight + point * cost
            before = nearest.get(there, beyond)
            if after >= before or cost > dearest:
                continue
            if present[there] & self._rivals:
                after += money * self._owed(link, there, begins=not weight)
                if after >= before:
                    continue
            nearest[there] = after
            self._came[there] = link
            self._buckets[after].append(there)

    def _owed(self, link: int, there: int, *, begins: bool) -> int:
        """Return what a link would pay; the junction at its near end only where the way begins."""
        owed = dues(self._facts, self._state, self._player, link)
        return sum(due.amount for due in owed if begins or due.hex == there)

    def way_to(self, hex_: int) -> tuple[int, ...]:
        """Return the links from a source to a hex that was reached."""
        links = []
        while hex_ in self._came:
            links.append(self._came[hex_])
            hex_ = self._came[hex_] // 6
        return tuple(reversed(links))
