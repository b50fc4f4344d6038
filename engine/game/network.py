"""What is built, as trains see it: the steps out of every hex, and the same as numbers for searches."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import pairwise
from types import MappingProxyType
from typing import Any

from engine.game.facts import NOWHERE, Facts
from engine.paths.track_graph import Loom, Step, Web, loom_of, web_of, woven
from engine.rulesets.limits import MOST_PLAYERS

FIRST_ABROAD = 1 << MOST_PLAYERS
"""The bit of the first foreign railway among the owners of a step (6.C2)."""


@dataclass(frozen=True, slots=True)
class Neighbour:
    """A step out of a hex over what is built: where to, who owns it (a bit a player), its delay.

    ``toll`` is what it takes to run over it in payments of the rule set's toll (1 a link, 6.B2; the
    whole fee where a ferry is boarded, 6.C1c). ``back`` and ``back_toll`` are those of the step back.
    """

    hex: int
    owners: int
    delay: int
    back: int
    toll: int = 1
    back_toll: int = 1


Network = Mapping[int, tuple[Neighbour, ...]]
"""The steps out of every hex that has track or a ferry, and out of the places at sea."""


def unit(facts: Facts) -> int:
    """Return the points of one payment: the toll for a link (6.B2), 1 where that is free."""
    return facts.rules.toll or 1


class Lines(Network):
    """The network of a state, which it does not follow: steps are worked out where they are asked for.

    ``dearer`` are for each player the steps that take a toll more of them, and ``extra`` those of the one by
    whose tolls this network is (6.C3). ``kept`` is for answers that hold as long as nothing more is built;
    ``sound`` are the routes, each with its player, that a search has found: they lead over what is built,
    and over some of their own. ``best`` are those of them that no other route of the rules betters in points
    of the roll or payments.
    """

    def __init__(
        self,
        facts: Facts,
        owners: bytes,
        present: bytes,
        ferries: tuple[int, ...],
        dearer: Mapping[int, frozenset[tuple[int, int]]] = MappingProxyType({}),
        extra: frozenset[tuple[int, int]] = frozenset(),
    ) -> None:
        self._facts = facts
        self._owners = owners_in_races(facts, owners)
        self._present = present
        self._ferries = ferries
        self._dearer = dearer
        self._extra = extra
        self._others = _others(facts, self._owners, ferries)
        self._steps: dict[int, tuple[Neighbour, ...]] = {}
        self.kept: dict[Any, Any] = {}
        self.sound: set[tuple[int, tuple[int, ...]]] = set()
        self.best: set[tuple[int, tuple[int, ...]]] = set()

    def shared(self, player: int, partner: int) -> "Lines":
        """Return the network on which all that a partner owns is the player's as well (6.B3)."""
        question = "shared", player, partner
        if question not in self.kept:
            own, other = 1 << player, 1 << partner
            both = bytes(mask | own if mask & other else mask for mask in range(1 << MOST_PLAYERS))
            owners, present = (marks.translate(both) for marks in (self._owners, self._present))
            ferries = tuple(player if owner == partner else owner for owner in self._ferries)
            dearer = dict(self._dearer)
            if partner in dearer:
                dearer[player] = dearer.get(player, frozenset()) | dearer[partner]
            self.kept[question] = Lines(self._facts, owners, present, ferries, dearer)
        found: Lines = self.kept[question]
        return found

    def by_tolls_of(self, player: int) -> "Lines":
        """Return the network with what its steps take of a player, who may pay more for leaps (6.C3)."""
        extra = self._dearer.get(player, frozenset())
        if extra == self._extra:
            return self
        question = "by tolls of", player
        if question not in self.kept:
            terms = self._facts, self._owners, self._present, self._ferries, self._dearer, extra
            self.kept[question] = Lines(*terms)
        found: Lines = self.kept[question]
        return found

    @property
    def tolls_differ(self) -> bool:
        """Whether some step takes more of one player than of others."""
        return bool(self._dearer)

    def __getitem__(self, hex_: int) -> tuple[Neighbour, ...]:
        steps: tuple[Neighbour, ...] = self.get(hex_)
        if not steps:
            raise KeyError(hex_)
        return steps

    def get(self, hex_: int, otherwise: Any = ()) -> Any:
        """Return the steps out of a hex, or something else where there are none."""
        steps = self._steps.get(hex_)
        if steps is None:
            steps = self._steps[hex_] = (*self._on_land(hex_), *self._others.get(hex_, ()))
        return steps or otherwise

    def __iter__(self) -> Iterator[int]:
        return iter(self._hexes)

    def __len__(self) -> int:
        return len(self._hexes)

    @cached_property
    def _hexes(self) -> tuple[int, ...]:
        """The hexes and places at sea that have steps, in order."""
        own = (hex_ for hex_, present in enumerate(self._present) if present)
        return tuple(sorted({*own, *self._others}))

    def between(self, start: int, end: int) -> tuple[int, int]:
        """Return the owners of what is built between two hexes, and its toll; no owners where nothing is."""
        if start not in self._others:
            link = self._facts.link(start, end) if 0 <= start < self._facts.hexes else NOWHERE
            return (0, 0) if link == NOWHERE else (self._owners[link], self._toll(start, end))
        for step in self.get(start):
            if step.hex == end:
                return step.owners, step.toll
        return 0, 0

    def _on_land(self, hex_: int) -> Iterator[Neighbour]:
        """Yield the steps out of a hex over track."""
        facts, owners = self._facts, self._owners
        if not 0 <= hex_ < facts.hexes or not self._present[hex_]:
            return
        for link in range(6 * hex_, 6 * hex_ + 6):
            if owners[link]:
                toll = self._toll(hex_, facts.neighbours[link])
                delay, back = facts.delays[link], facts.delays[facts.backs[link]]
                yield Neighbour(facts.neighbours[link], owners[link], delay, back, toll, toll)

    def _toll(self, start: int, end: int) -> int:
        """Return what a step over track takes, in payments of the toll."""
        return min(1, self._facts.rules.toll) * (1 + ((start, end) in self._extra))

    @cached_property
    def web(self) -> Web:
        """The network as searches take it."""
        others = [(start, _step(step)) for start, steps in self._others.items() for step in steps]
        toll = min(1, self._facts.rules.toll)
        dearer = [self._facts.links[step] for step in sorted(self._extra)] if toll else []
        return woven(_loom(self._facts), self._owners, toll, others, len(self._facts.labels), dearer)


def web_of_network(net: Network) -> Web:
    """Return a network as searches take it, whoever has put it together."""
    if type(net) is Lines:
        return net.web
    nodes = 1 + max(net, default=0)
    return web_of(nodes, {hex_: tuple(map(_step, steps)) for hex_, steps in net.items()})


def owners_in_races(facts: Facts, owners: bytes | bytearray) -> bytes:
    """Return the owners of links, where what is built of crossings free for all is everybody's (6.C4)."""
    if not facts.free_links:
        return bytes(owners)
    found = bytearray(owners)
    for link in facts.free_links:
        if found[link]:
            found[link] = FIRST_ABROAD - 1
    return bytes(found)


@lru_cache(maxsize=8)
def _loom(facts: Facts) -> Loom:
    """Return what all webs of a board have in common."""
    return loom_of(facts.neighbours, facts.backs, facts.delays)


def _step(step: Neighbour) -> Step:
    """Return a step as searches take it."""
    return Step(step.hex, step.owners, 1 + step.delay, 1 + step.back, step.toll, step.back_toll)


def _others(facts: Facts, owners: bytes, ferries: tuple[int, ...]) -> dict[int, list[Neighbour]]:
    """Return the steps over ferries that have an owner, and over permitted builds as yet unbuilt (6.C2)."""
    found: dict[int, list[Neighbour]] = {}
    fee_of, ashore, toll = unit(facts), facts.hexes, min(1, facts.rules.toll)
    for ferry, owner in zip(facts.ferries, ferries, strict=True):
        if owner == NOWHERE:
            continue
        # The fee is due where a ferry is boarded (6.C1c).
        fee = ferry.fee // fee_of
        for start, end in pairwise(ferry.way):
            there, back = facts.delay(start, end), facts.delay(end, start)
            fees = (fee if start < ashore else 0), (fee if end < ashore else 0)
            found.setdefault(start, []).append(Neighbour(end, 1 << owner, there, back, *fees))
            found.setdefault(end, []).append(Neighbour(start, 1 << owner, back, there, *fees[::-1]))
    for link, railway in facts.permits.items():
        if not owners[link]:
            delay, back = facts.delays[link], facts.delays[facts.backs[link]]
            step = Neighbour(facts.neighbours[link], FIRST_ABROAD << railway, delay, back, toll, toll)
            found.setdefault(link // 6, []).append(step)
    return found
