"""Lines that were built, as numbers: which steps lead out of a node, whose they are, what they take."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from operator import itemgetter
from typing import Any, Final, NamedTuple

import numpy as np

from engine.paths.speed import Search, blank, compiled


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

    def __init__(self, flat: Sequence[Any]) -> None:
        self._flat = tuple(flat)
        self._ends: dict[tuple[tuple[int, ...], tuple[int, ...], bool], Any] = {}

    @property
    def nodes(self) -> int:
        """How many nodes there are."""
        return len(self._flat[8])

    @property
    def spot(self) -> Sequence[int]:
        """The spot of every node, -1 where it has none."""
        found: Sequence[int] = self._flat[8]
        return found

    def spots(self, nodes: Iterable[int]) -> list[int]:
        """Return the spots of those nodes that have one, each once."""
        spot, count = self._flat[8], self.nodes
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
    def numbers(self) -> tuple[Sequence[int], ...]:
        """First entries, then the fields of the steps, for searches in plain Python."""
        return tuple(each if isinstance(each, list) else each.tolist() for each in self._flat)

    @cached_property
    def kinds(self) -> tuple[int, ...]:
        """The marks that steps bear, each once."""
        return tuple(sorted(set(self.numbers[2])))

    @cached_property
    def arrays(self) -> tuple[Any, ...]:
        """The same as arrays, for compiled searches."""
        return tuple(np.asarray(each, np.int64) for each in self._flat)


def web_of(nodes: int, steps: Mapping[int, Iterable[Step]]) -> Web:
    """Return a web of so many nodes from the steps out of some of them."""
    others = [(start, step) for start, out in steps.items() for step in out]
    others.sort(key=itemgetter(0))
    return Web(_WOVEN.plain(((), (), ()), (b"", b""), 0, _numbers(others), nodes))


class Loom(NamedTuple):
    """What is the same in all webs of a board: six entries a node of where links lead, and what they take.

    ``backs`` has each link's entry in reverse, ``delays`` what a step takes beside 1. ``arrays`` are these
    three as arrays.
    """

    neighbours: Sequence[int]
    backs: Sequence[int]
    delays: Sequence[int]
    arrays: tuple[Any, ...]


def loom_of(neighbours: Sequence[int], backs: Sequence[int], delays: Sequence[int]) -> Loom:
    """Return the loom of a board."""
    arrays = tuple(np.array(each, np.int64) for each in (neighbours, backs, delays))
    return Loom(neighbours, backs, delays, arrays)


def woven(
    loom: Loom, marks: tuple[bytes, bytes], fee: int, others: Iterable[tuple[int, Step]], nodes: int
) -> Web:
    """Return the web of all links that bear a mark, and other steps besides.

    ``marks`` are those on nodes (one each) and on links (six a node); a link takes the same ``fee`` of
    all whose mark is not on it. ``others`` are steps with the node each leads out of, nodes beyond those
    of the board among them; ``nodes`` counts them all.
    """
    extra = _numbers(sorted(others, key=itemgetter(0)))
    if compiled():
        on = tuple(np.frombuffer(each, np.uint8) for each in marks)
        return Web(_WOVEN.swift(loom.arrays, on, fee, np.array(extra, np.int64), nodes))
    return Web(_WOVEN.plain(loom[:3], marks, fee, extra, nodes))


def _numbers(steps: Iterable[tuple[int, Step]]) -> list[int]:
    """Return seven numbers a step: the node it leads out of, and its fields."""
    return [number for start, step in steps for number in (start, *step)]


def _woven(loom: Any, on: Any, fee: int, extra: Any, nodes: int) -> Any:
    """Return what a web is made of; ``extra`` has seven numbers a step, sorted by its node."""
    on_nodes, on_links = on
    spot, count = blank(nodes, -1), len(extra) // 7
    for node in range(len(on_nodes)):
        if on_nodes[node]:
            for link in range(6 * node, 6 * node + 6):
                if on_links[link]:
                    count += 1
                    spot[node] = 0
    for more in range(0, len(extra), 7):
        spot[extra[more]] = 0
    size = 0
    for node in range(nodes):
        if spot[node] == 0:
            spot[node] = size
            size += 1
    return _filled(loom, on, fee, extra, spot, (size, count))


def _filled(loom: Any, on: Any, fee: int, extra: Any, spot: Any, sizes: tuple[int, int]) -> Any:
    """Return what :func:`_woven` does, the spots of nodes being known, and how many and of how many steps."""
    neighbours, backs, delays = loom
    on_nodes, on_links = on
    size, count = sizes
    first, names, to, marks = blank(size + 1, 0), blank(size, 0), blank(count, 0), blank(count, 0)
    time, time_back, fees, fees_back = blank(count, 0), blank(count, 0), blank(count, fee), blank(count, fee)
    at = more = 0
    for node in range(len(spot)):
        if spot[node] < 0:
            continue
        first[spot[node]], names[spot[node]] = at, node
        if node < len(on_nodes):
            for link in range(6 * node, 6 * node + 6):
                if on_links[link]:
                    to[at], marks[at] = spot[neighbours[link]], on_links[link]
                    time[at], time_back[at] = 1 + delays[link], 1 + delays[backs[link]]
                    at += 1
        while more < len(extra) and extra[more] == node:
            to[at], marks[at] = spot[extra[more + 1]], extra[more + 2]
            time[at], time_back[at] = extra[more + 3], extra[more + 4]
            fees[at], fees_back[at] = extra[more + 5], extra[more + 6]
            at, more = at + 1, more + 7
    first[size] = at
    return first, to, marks, time, time_back, fees, fees_back, names, spot


_WOVEN: Final = Search(_woven, _filled)
