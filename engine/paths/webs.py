"""Lines that were built, as numbers: which steps lead out of a node, whose they are, what they take."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np


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

    @cached_property
    def numbers(self) -> tuple[list[int], ...]:
        """The same as lists, for searches in plain Python."""
        return tuple(each.tolist() for each in self.arrays)

    @cached_property
    def kinds(self) -> tuple[int, ...]:
        """The marks that steps bear, each once."""
        return tuple(sorted(set(self.numbers[2])))


def web_of(nodes: int, steps: Mapping[int, Iterable[Step]]) -> Web:
    """Return a web of so many nodes from the steps out of some of them."""
    others = [(start, step) for start, out in steps.items() for step in out]
    return _filled(_fields(others), nodes)


class Loom(NamedTuple):
    """What is the same in all webs of a board, an entry a link: where to, and the time there and back."""

    neighbours: Any
    times: Any
    times_back: Any


def loom_of(neighbours: Sequence[int], backs: Sequence[int], delays: Sequence[int]) -> Loom:
    """Return the loom of a board from six entries a node: where links lead, each one in reverse, and delays.

    A step takes its delay beside 1.
    """
    times = 1 + np.array(delays, np.int64)
    return Loom(np.array(neighbours, np.int64), times, times[np.array(backs, np.int64)])


def woven(loom: Loom, marks: bytes, fee: int, others: Sequence[tuple[int, Step]], nodes: int) -> Web:
    """Return the web of all links that bear a mark, and other steps besides.

    ``marks`` are those on links (six a node), each on the link in reverse as well; a link takes the same
    ``fee`` of all whose mark is not on it. ``others`` are steps with the node each leads out of, nodes beyond
    those of the board among them; ``nodes`` counts them all.
    """
    on = np.frombuffer(marks, np.uint8)
    links = np.flatnonzero(on != 0)
    fields = np.empty((7, len(links)), np.int64)
    fields[0], fields[1], fields[2] = links // 6, loom.neighbours[links], on[links]
    fields[3], fields[4], fields[5:] = loom.times[links], loom.times_back[links], fee
    return _filled(np.hstack([fields, _fields(others)]) if others else fields, nodes)


def _fields(steps: Sequence[tuple[int, Step]]) -> Any:
    """Return seven rows of an entry a step: the nodes they lead out of, and the fields of steps."""
    return np.array([(start, *step) for start, step in steps], np.int64).reshape(-1, 7).T


def _filled(fields: Any, nodes: int) -> Web:
    """Return the web of steps by their fields; those out of one node stay in their order."""
    starts = fields[0]
    if (starts[1:] < starts[:-1]).any():
        fields = fields[:, np.argsort(starts, kind="stable")]
        starts = fields[0]
    count = len(starts)
    begins = np.ones(count, np.bool_)
    np.not_equal(starts[1:], starts[:-1], out=begins[1:])
    first = np.append(np.flatnonzero(begins), count)
    names = starts[begins]
    spot = np.full(nodes, -1)
    spot[names] = np.arange(len(names))
    return Web((first, spot[fields[1]], *fields[2:], names, spot))
