"""Where to go for what it is worth: the best of many aims, next to what the way to it weighs."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from engine.paths.compilation import EMPTY, Search, blank, compiled, put, queue, take
from engine.paths.grid import Grid

_BITS: Final = 24
_NODE: Final = (1 << _BITS) - 1
"""The low bits of a number that waits in a queue: a node, of which no grid has more."""


class Marks(NamedTuple):
    """What stands on nodes and links: six entries a link for ``links``, one a node; a bit each for up to 8.

    A way pays nothing for the mark of ``mine``, which is a bit.
    """

    nodes: bytearray
    links: bytearray
    mine: int


class Weighing(NamedTuple):
    """How aims are weighed: the weight of a unit of cost and of one of fees, and what is best.

    The best has the highest ``worth / weight`` when ``by_rate``, else the highest ``worth - weight``,
    which must be above 0. No way is longer than ``far`` in weight or ``budget`` in cost, nor has it a link
    that costs more than ``dearest``.
    """

    cost: int
    fee: int
    by_rate: bool
    far: int
    budget: int = 1 << 30
    dearest: int = 1 << 30


class Reach(NamedTuple):
    """The links from a source to the best aim, what it is worth, and what the way weighs."""

    links: tuple[int, ...]
    target: int
    worth: int
    weight: int

    @property
    def rate(self) -> float:
        """The worth for each unit of weight."""
        return self.worth / self.weight


def best_reach(
    grid: Grid,
    sources: tuple[int, ...],
    worths: Any,
    marks: Marks,
    weighing: Weighing,
    *,
    beside: Sequence[int] = (),
    first: int = 1 << 30,
) -> Reach | None:
    """Return the best aim and the lightest way to it, or None when none is worth its way.

    ``worths`` has an entry for each of the grid's targets, 0 or less for no aim: a list, or an array where
    searches are compiled (see :func:`numbers_for_search`). Aims at a source are none. With nodes to go
    ``beside`` the ways may start from them as well, but aims that are nearest from these do not count,
    nor do those whose first link costs more than ``first``.

    Exact: aims are taken by what they would be worth without any fees, so that few of them have to be
    reached; ways are found by the A* algorithm, the lengths without fees being the least that is left.
    """
    swift = compiled()
    starts: Any = (*sources, *beside)
    near = grid.near(sources, swift=swift)
    if beside:
        other = grid.near(tuple(beside), swift=swift)
        near = np.minimum(near, other) if swift else list(map(min, near, other))
    terms = (marks.mine, weighing.cost, weighing.fee, int(weighing.by_rate), weighing.far, weighing.budget)
    bounds = (len(beside), first, weighing.dearest)
    if swift:
        on: Any = (np.frombuffer(marks.nodes, np.uint8), np.frombuffer(marks.links, np.uint8))
        aims: Any = np.asarray(worths, np.int64), near, grid.names
        places = np.array(starts, np.int64)
        found = _BEST.swift(grid.arrays, grid.rows(swift=True), aims, places, on, (*terms, *bounds)).tolist()
    else:
        on = marks.nodes, marks.links
        aims = listed(worths), near, grid.targets
        found = _BEST.plain(grid.numbers, grid.rows(), aims, starts, on, (*terms, *bounds))
    if not found:
        return None
    target, weight, *way = found
    return Reach(tuple(way), grid.targets[target], int(worths[target]), weight)


def listed(values: Any) -> list[int]:
    """Return numbers as a list, though they were made for a compiled search."""
    found: list[int] = values if isinstance(values, list) else values.tolist()
    return found


def numbers_for_search(values: Sequence[int]) -> Any:
    """Return numbers as the next search takes them fastest: a list, or an array where it is compiled."""
    return np.array(values, np.int64) if compiled() else list(values)


def _best_aim(numbers: Any, rows: Any, aims: Any, starts: Any, marks: Any, terms: Any) -> Any:
    """Return target, weight and links of the best aim, nothing when there is none."""
    mine, cost, fee, by_rate, far, budget, beside, first, dearest = terms
    worths, near, names = aims
    wanted = _within(worths, near, min(far // cost, budget))
    done = blank(len(worths), 0)
    best_worth, best_weight = 0, by_rate
    best = blank(0, 0)
    while True:
        top = _most_promising((worths, near, names, done), wanted, (cost, by_rate), best_worth, best_weight)
        if top < 0:
            return best
        done[top] = 1
        worth, row = worths[top], rows[top]
        cap = worth - (best_worth - best_weight) - 1
        if by_rate:
            cap = far if best_worth == 0 else (worth * best_weight - 1) // best_worth
        # Of several nearest starts the first is tried alone, without a fee on the way.
        place = 0
        while place + 1 < len(starts) and row[starts[place]] != near[top]:
            place += 1
        nearest = starts[place : place + 1]
        way = _lightest(numbers, row, nearest, marks, (mine, cost, fee, dearest, cost * near[top]))
        if len(way) == 0:
            way = _lightest(numbers, row, starts, marks, (mine, cost, fee, dearest, min(cap, far)))
        if len(way) == 0 or _unfit(numbers[1], starts, way, (beside, first, budget)):
            continue
        best_worth, best_weight = worth, way[1]
        way[0] = top
        best = way


def _within(worths: Any, near: Any, far: int) -> Any:
    """Return the targets that are aims, not at a source and no further than that."""
    found, count = blank(len(worths), 0), 0
    for target in range(len(worths)):
        if worths[target] > 0 and 0 < near[target] <= far:
            found[count] = target
            count += 1
    return found[:count]


def _most_promising(aims: Any, wanted: Any, terms: Any, best_worth: int, best_weight: int) -> int:
    """Return the aim that would be best without fees, -1 when none would be better than the best so far."""
    worths, near, names, done = aims
    cost, by_rate = terms
    top = -1
    for aim in wanted:
        if done[aim]:
            continue
        worth, weight = worths[aim], cost * near[aim]
        if by_rate:
            gain = worth * best_weight - best_worth * weight
        else:
            gain = worth - weight - (best_worth - best_weight)
        # Of aims that promise the same the nearer one, then the one of the lower number.
        if gain > 0 or (
            gain == 0
            and top >= 0
            and weight <= best_weight
            and (weight < best_weight or names[aim] < names[top])
        ):
            top, best_worth, best_weight = aim, worth, weight
    return top


def _unfit(costs: Any, starts: Any, way: Any, terms: Any) -> bool:
    """Return whether a way is not to be gone: too dear at first or at all, or begun next to the sources."""
    beside, first, budget = terms
    if costs[way[2]] > first:
        return True
    for place in range(len(starts) - beside, len(starts)):
        if starts[place] == way[2] // 6:
            return True
    spent = 0
    for place in range(2, len(way)):
        spent += costs[way[place]]
    return bool(spent > budget)


def _lightest(numbers: Any, row: Any, starts: Any, marks: Any, terms: Any) -> Any:
    """Return 0, the weight and the links of the lightest way to a target, nothing above a weight.

    ``row`` is what it costs to come there without fees. A place in the heap is in one number what the
    whole way weighs at least, what of that is left, and the node, so that among ways that promise the
    same the one that is furthest goes on.
    """
    neighbours, costs = numbers[0], numbers[1]
    on_nodes = marks[0]
    mine, cost, fee, dearest, cap = terms
    nodes = len(row)
    spread = cap // cost + 1
    weights, came = blank(nodes, -1), blank(nodes, -1)
    waiting = queue(6 * nodes + len(starts))
    for start in starts:
        if cost * row[start] <= cap and weights[start] < 0:
            weights[start] = 0
            put(waiting, cost * row[start] * spread + row[start] << _BITS | start)
    top = take(waiting)
    while top < EMPTY:
        node = top & _NODE
        if row[node] == 0:
            return _way(came, weights[node], node)
        weight, begins = weights[node], came[node] < 0
        owes = begins and not on_nodes[node] & mine
        for link in range(6 * node, 6 * node + 6):
            if not 0 < costs[link] <= dearest:
                continue
            there, after = neighbours[link], weight + cost * costs[link]
            left = row[there]
            if after + cost * left > cap or 0 <= weights[there] <= after:
                continue
            if owes or on_nodes[there] or marks[1][link]:
                after += fee * _owed(numbers, marks, mine, link, begins)
                if after + cost * left > cap or 0 <= weights[there] <= after:
                    continue
            weights[there], came[there] = after, link
            put(waiting, (after + cost * left) * spread + left << _BITS | there)
        top = take(waiting)
    return blank(0, 0)


def _owed(numbers: Any, marks: Any, mine: int, link: int, begins: bool) -> int:
    """Return the fees of a link: at its far end, at its near one where a way begins, and on it."""
    neighbours, node_fees, link_fees = numbers[0], numbers[2], numbers[3]
    on_nodes, on_links = marks
    there, owed = neighbours[link], 0
    if on_nodes[there] and not on_nodes[there] & mine:
        owed += node_fees[there] * marks_in(on_nodes[there])
    if begins and not on_nodes[link // 6] & mine:
        owed += node_fees[link // 6] * marks_in(on_nodes[link // 6])
    if on_links[link]:
        owed += link_fees[link] * marks_in(on_links[link] & ~mine)
    return owed


def marks_in(marks: int) -> int:
    """Return how many bits of a byte are set."""
    count = 0
    while marks:
        marks &= marks - 1
        count += 1
    return count


def _way(came: Any, weight: int, node: int) -> Any:
    """Return 0, a weight and the links by which a node was come to."""
    length, at = 0, node
    while came[at] >= 0:
        at = came[at] // 6
        length += 1
    way = blank(length + 2, 0)
    way[1] = weight
    for place in range(length + 1, 1, -1):
        way[place] = came[node]
        node = came[node] // 6
    return way


_BEST: Final = Search(_best_aim, _within, _most_promising, _unfit, _lightest, _owed, marks_in, _way)
