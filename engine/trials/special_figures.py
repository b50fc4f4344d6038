"""What ferries, crossings and permitted builds came to in games, and how trains and money go over links."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final, Literal, NamedTuple

from engine.game.facts import Facts
from engine.game.state import Entry, State
from engine.trials.figures import Measure, together

PARTS: Final = 100
"""Money on links is in these parts of a point, so that sums are exact."""
Kind = Literal["ferry", "crossing", "permitted build"]


class Special(NamedTuple):
    """A ferry, a crossing or a permitted build: its place among its kind, its name or the country's."""

    kind: Kind
    place: int
    name: str
    hexes: tuple[int, ...]
    """From one end to the other; of a permitted build all it joins."""


@dataclass(frozen=True, slots=True)
class Use:
    """In how many games it was bought or built: by building round, and later; and what trains made of it.

    ``races`` are those in which a train went over it, ``money`` what others paid for that, in ``PARTS``.
    """

    rounds: Measure = Measure()
    later: int = 0
    races: int = 0
    money: int = 0

    def __add__(self, other: "Use") -> "Use":
        """Return both together."""
        return Use(
            self.rounds + other.rounds,
            self.later + other.later,
            self.races + other.races,
            self.money + other.money,
        )

    @property
    def games(self) -> int:
        """In how many games it was bought or built."""
        return self.rounds.count + self.later


@lru_cache(maxsize=8)
def specials_of(facts: Facts) -> tuple[Special, ...]:
    """Return the ferries, crossings and permitted builds of a board, in its order."""
    ferries = [Special("ferry", index, each.name, each.way) for index, each in enumerate(facts.ferries)]
    crossings = [
        Special("crossing", index, each.name, each.way) for index, each in enumerate(facts.crossings)
    ]
    return (*ferries, *crossings, *_permitted(facts))


def _permitted(facts: Facts) -> Iterator[Special]:
    """Yield permitted builds: links abroad that hang together and are of one railway."""
    left = dict(facts.permits)
    index = 0
    while left:
        first = next(iter(left))
        railway, hexes, waiting = left[first], dict[int, None](), [first]
        while waiting:
            link = waiting.pop()
            if left.pop(link, None) is None:
                continue
            ends = link // 6, facts.neighbours[link]
            hexes.update(dict.fromkeys(ends))
            waiting += [other for other, owner in left.items() if owner == railway and other // 6 in ends]
        yield Special("permitted build", index, facts.abroad[railway], tuple(hexes))
        index += 1


@lru_cache(maxsize=8)
def _steps_of(facts: Facts) -> dict[tuple[int, int], Special]:
    """Return what each step of a train goes over, by the places it leads from and to."""
    found: dict[tuple[int, int], Special] = {}
    for special in specials_of(facts):
        if special.kind == "permitted build":
            steps = [(link // 6, facts.neighbours[link]) for link in facts.permits]
            own = set(special.hexes)
            found |= {step: special for step in steps if step[0] in own and step[1] in own}
        else:
            for one, other in pairwise(special.hexes):
                found[one, other] = found[other, one] = special
    return found


class SpecialWatch:
    """Takes in what is laid and bought in one game, and the trains of its races."""

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self._steps = _steps_of(facts)
        self._missing = {
            special: {frozenset(step) for step in pairwise(special.hexes)}
            for special in specials_of(facts)
            if special.kind == "crossing"
        }
        self.uses: dict[Special, Use] = {}
        self._built: set[Special] = set()
        self.trains: Counter[int] = Counter()
        self.money: Counter[int] = Counter()

    def lay(self, start: int, end: int, round_: int) -> None:
        """Note a link; ``round_`` is that of building, 0 when it is over."""
        special = self._steps.get((start, end))
        if special is not None:
            missing = self._missing.get(special, set())
            missing.discard(frozenset((start, end)))
            if not missing:
                self._build(special, round_)

    def buy(self, ferry: int, round_: int) -> None:
        """Note a ferry that is bought."""
        self._build(specials_of(self._facts)[ferry], round_)

    def _build(self, special: Special, round_: int) -> None:
        if special not in self._built:
            self._built.add(special)
            self._add(special, Use(Measure.of(round_)) if round_ else Use(later=1))

    def run(self, entries: Iterable[Entry], state: State) -> None:
        """Note the trains of a race; what each pays is spread evenly over the steps on others' track."""
        raced = set()
        for entry in entries:
            own = sum(1 << player for player in entry.players)
            steps = list(pairwise(entry.route))
            others = [step for step in steps if not self._owners(step, state) & own]
            share = PARTS * sum(entry.pay) // max(1, len(others))
            for step in steps:
                special, link = self._steps.get(step), self._facts.links.get(step)
                paid = share if step in others else 0
                if link is not None:
                    link = min(link, self._facts.backs[link])
                    self.trains[link] += 1
                    self.money[link] += paid
                if special is not None:
                    raced.add(special)
                    self._add(special, Use(money=paid))
        for special in raced:
            self._add(special, Use(races=1))

    def _owners(self, step: tuple[int, int], state: State) -> int:
        """Return the owners of a step, a bit each; those of a ferry's passage where it is one."""
        link = self._facts.links.get(step)
        if link is not None:
            return state.owners[link]
        special = self._steps.get(step)
        owner = -1 if special is None else state.ferries[special.place]
        return 1 << owner if owner >= 0 else 0

    def _add(self, special: Special, use: Use) -> None:
        self.uses = together([self.uses, {special: use}])
