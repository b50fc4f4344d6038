"""Lines that were built, as numbers: which steps lead out of a node, whose they are, what they take."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple, TypeVar

import numpy as np

Q = TypeVar("Q", bound=Hashable)
A = TypeVar("A")


class Step(NamedTuple):
    """A step out of a node: where to, whose line it is (a bit each), and what it takes there and back.

    ``time`` is 1 or more; ``fee`` is what those pay whose line it is not.
    """

    to: int
    marks: int
    time: int
    time_back: int
    fee: int
    fee_back: int


class Web:
    """The steps out of every node that has any: flat sequences, one entry a step.

    These nodes have spots, from 0 in the order of nodes. ``first`` has an entry a spot and one more: its
    steps are those from ``first[spot]`` up to before ``first[spot + 1]``; they lead to spots. Then come
    the other fields of the steps, the node of every spot, and the spot of every node, -1 where it has
    none. Every step has another that leads back.
    """

    def __init__(self, arrays: tuple[Any, ...]) -> None:
        self.arrays = arrays
        """First entries and the rest in this order, for compiled searches."""
        self._ends: dict[tuple[tuple[int, ...], tuple[int, ...], bool], Any] = {}
        self._kept: dict[Any, Any] = {}

    @property
    def nodes(self) -> int:
        """How many nodes there are."""
        return len(self.arrays[8])

    @property
    def spot(self) -> Sequence[int]:
        """The spot of every node, -1 where it has none."""
        found: Sequence[int] = self.arrays[8]
        return found

    def spots(self, nodes: Iterable[int]) -> list[int]:
        """Return the spots of those nodes that have one, each once."""
        spot, count = self.arrays[8], self.nodes
        found = (int(spot[node]) for node in dict.fromkeys(nodes) if 0 <= node < count)
        return [each for each in found if each >= 0]

    def ends(self, origins: tuple[int, ...], goals: tuple[int, ...], *, swift: bool) -> tuple[Any, Any]:
        """Return the spots of origins and of goals as lists, or arrays for a ``swift`` search; kept."""
        question = (origins, goals, swift)
        if question not in self._ends:
            found = self.spots(origins), self.spots(goals)
            self._ends[question] = tuple(np.array(each, np.int64) for each in found) if swift else found
        kept: tuple[Any, Any] = self._ends[question]
        return kept

    def kept(self, question: Q, answer: "Callable[[Web, Q], A]") -> A:
        """Return the answer to a question about this web, worked out once."""
        if question not in self._kept:
            self._kept[question] = answer(self, question)
        found: A = self._kept[question]
        return found

    @cached_property
    def numbers(self) -> tuple[list[int], ...]:
        """The same as lists, for searches in plain Python."""
        return tuple(each.tolist() for each in self.arrays)

    @cached_property
    def kinds(self) -> tuple[int, ...]:
        """The marks that steps bear, each once."""
        return tuple(sorted(set(self.numbers[2])))


def web_of(nodes: int, steps: Mapping[int, Iterable[Step]]) -> Web:
    """Return a web of ``nodes`` nodes from the steps out of some of them."""
    others = [(start, step) for start, out in steps.items() for step in out]
    return woven(loom_of((), (), ()), b"", 0, others, nodes)


class Loom(NamedTuple):
    """What is the same in all webs of a board, an entry a link: where to, and the time there and back."""

    neighbours: Any
    times: Any
    times_back: Any


def loom_of(neighbours: Sequence[int], backs: Sequence[int], delays: Sequence[int]) -> Loom:
    """Return the loom of a board from six entries a node: where links lead, each one in reverse, and delays.

    A step takes its delay next to 1.
    """
    times = 1 + np.array(delays, np.int64)
    return Loom(np.array(neighbours, np.int64), times, times[np.array(backs, np.int64)])


def woven(
    loom: Loom,
    marks: bytes,
    fee: int,
    others: Sequence[tuple[int, Step]],
    nodes: int,
    dearer: Sequence[int] = (),
) -> Web:
    """Return the web of all links that bear a mark, and other steps besides.

    ``marks`` are those on links (six a node), each on the link in reverse as well; a link takes the same
    ``fee`` of all whose mark is not on it, twice as much where it is among the ``dearer``. ``others`` are
    steps with the node each leads out of, nodes beyond those of the board among them; ``nodes`` counts them
    all.
    """
    more = np.array([(start, *step) for start, step in others], np.int64).reshape(-1, 7)
    fees = np.full(len(marks), fee, np.int64)
    fees[list(dearer)] = 2 * fee
    return Web(_woven(loom, np.frombuffer(marks, np.uint8), fees, more, nodes))


def _woven(loom: Loom, on: Any, fees: Any, more: Any, nodes: int) -> Any:
    """Return the arrays of a web; ``more`` has seven numbers a step."""
    neighbours, times, times_back = loom
    links = np.flatnonzero(on != 0)
    count = len(links)
    steps = np.empty((7, count + len(more)), np.int64)
    steps[5:, :count] = fees[links]
    steps[0, :count], steps[1, :count], steps[2, :count] = links // 6, neighbours[links], on[links]
    steps[3, :count], steps[4, :count] = times[links], times_back[links]
    if len(more):
        steps[:, count:] = more.T
        steps = np.ascontiguousarray(steps[:, np.argsort(steps[0], kind="mergesort")])
    starts = steps[0]
    begins = np.ones(len(starts), np.bool_)
    begins[1:] = starts[1:] != starts[:-1]
    places = np.flatnonzero(begins)
    first, spot = np.full(len(places) + 1, len(starts), np.int64), np.full(nodes, -1, np.int64)
    names = starts[places]
    first[:-1] = places
    spot[names] = np.arange(len(names))
    return first, spot[steps[1]], steps[2], steps[3], steps[4], steps[5], steps[6], names, spot
