"""What to lay in one turn: way after way to what is worth most, as far as the points go."""

from enum import IntEnum
from typing import Any, Final, NamedTuple

import numpy as np

from engine.paths.grid import Grid, Sets
from engine.paths.reaching import (
    BEST_PARTS,
    Marks,
    Weighing,
    best_aim,
    listed,
    missing,
)
from engine.paths.speed import Search, blank, compiled


class End(IntEnum):
    """Why no more is laid: points are spent, no aim is left, a link is to be asked about, aims may change."""

    SPENT = 0
    NO_AIM = 1
    ASK = 2
    LOOK_AGAIN = 3


class Purse(NamedTuple):
    """What there is to spend: points, what was saved for links that cost ``save_from`` or more, and a budget.

    Nothing can be saved where ``save_from`` is 0. Ways may cost ``later`` more than the points that are left.
    Where one is to ``ask`` each link is like a special one.
    """

    points: int
    saved: int = 0
    save_from: int = 0
    later: int = 1 << 30
    ask: bool = False


class Turn(NamedTuple):
    """The links to lay one after the other, how that ends, and what of the points to save then."""

    links: list[int]
    end: End
    save: int


class Wishes(NamedTuple):
    """What is wanted of a grid: the worths of sets of which nothing is marked yet, and of single targets.

    ``worths`` has an entry a set, ``base`` one a target, as :func:`engine.paths.reaching.numbers_for_search`
    gives them. Where they are ``fleeting``, what is laid to one aim may change what others are worth.
    """

    grid: Grid
    sets: Sets
    worths: Any
    base: Any
    fleeting: bool = False


def best_turn(
    sources: tuple[int, ...],
    wishes: Wishes,
    marks: Marks,
    weighing: Weighing,
    purse: Purse,
) -> Turn:
    """Return what to lay in a turn, the best way first, as if each were sought when the one before lies.

    Aims and ways are chosen as :func:`engine.paths.reaching.best_reach` does; where an aim is not the best
    by rate, no way weighs more than the dearest aim is worth. Where the next link of the best way is too
    dear, another way is gone that can be begun and is no detour from it, unless the link can be saved for and
    the other is worth that much less. Links that the grid has to ask about are not laid; the first is told.
    """
    swift, grid = compiled(), wishes.grid
    near = grid.near(sources, swift=swift).copy()
    terms = (marks.mine, *weighing[:4], weighing.dearest), tuple(purse), wishes.fleeting
    nodes, links = marks.nodes[:], marks.links[:]
    if swift:
        on: Any = (np.frombuffer(nodes, np.uint8), np.frombuffer(links, np.uint8))
        values = np.asarray(wishes.worths, np.int64), np.asarray(wishes.base, np.int64)
        aims: Any = (wishes.sets.arrays, *values, near, grid.names)
        found = _TURN.swift(grid.arrays, grid.rows(swift=True), aims, np.array(sources, np.int64), on, terms)
        first, save, *laid = found.tolist()
    else:
        aims = (wishes.sets.numbers, listed(wishes.worths), listed(wishes.base), near, grid.targets)
        first, save, *laid = _TURN.plain(grid.numbers, grid.rows(), aims, sources, (nodes, links), terms)
    return Turn(laid, End(first), save)


def _turn(numbers: Any, rows: Any, aims: Any, sources: Any, marks: Any, terms: Any) -> Any:
    """Return why nothing more is laid, what to save, and the links; the marks and what is near change."""
    weighing, purse, once = terms
    points, saved, save_from, later, ask = purse
    sets, set_worths, base, near, names = aims
    count, size = len(sources), 2
    places, found = blank(count + points + saved, 0), blank(3 + points + saved, 0)
    places[:count] = sources
    while True:
        worths = missing(sets, set_worths, base, marks[0], weighing[0])
        wanted, left = (worths, near, names), (points, saved, save_from, points + later, ask)
        way, end, save = _next(numbers, rows, wanted, places[:count], marks, (weighing, left))
        if end == _ASK and size == 2:
            found[2], size = way[2], 3
        if end != _GOES_ON:
            found[0], found[1] = end, save
            return found[:size]
        points, saved, laid = _lay(numbers, way, marks, (weighing[0], points, saved, save_from))
        for step in range(2, 2 + laid):
            node = numbers[0][way[step]]
            found[size], places[count] = way[step], node
            size, count = size + 1, count + 1
            for target in range(len(near)):
                length = rows[target][node]
                if 0 <= length < near[target]:
                    near[target] = length
        if points == 0 and not 0 < save_from <= saved:
            return found[:size]
        if once:
            found[0] = _LOOK_AGAIN
            return found[:size]


def _next(numbers: Any, rows: Any, aims: Any, starts: Any, marks: Any, terms: Any) -> tuple[Any, int, int]:
    """Return the way to go next, why nothing more is laid, and what of the points to save then."""
    (mine, cost, fee, by_rate, far, dearest), (points, saved, save_from, budget, ask) = terms
    worths = aims[0]
    weighed = (mine, cost, fee, by_rate, far if by_rate else min(far, _most(worths)), budget)
    way = best_aim(numbers, rows, aims, starts, marks, (*weighed, 0, _ANY, dearest))
    if len(way) == 0:
        return way, _NO_AIM, 0
    dear = numbers[1][way[2]]
    if ask or numbers[5][way[2]]:
        return way, _ASK, 0
    if dear <= points + _savings(dear, saved, save_from):
        return way, _GOES_ON, 0
    save = points if 0 < save_from <= dear else 0
    if points and by_rate:
        nearer = _nearer(numbers, rows, aims, way)
        wanted, bounds = (worths, nearer, aims[2]), (0, points, dearest)
        other = best_aim(numbers, rows, wanted, starts, marks, (*weighed, *bounds))
        # One saves for a way only that is better than another by more than 7 to 5.
        if len(other) and not (save and 5 * worths[way[0]] * other[1] > 7 * worths[other[0]] * way[1]):
            return other, _GOES_ON, 0
    return way, _SPENT, save


def _most(worths: Any) -> int:
    """Return what the dearest aim is worth."""
    most = 0
    for worth in worths:
        most = max(most, worth)
    return most


def _savings(cost: int, saved: int, save_from: int) -> int:
    """Return what of the savings may go into a link."""
    return min(cost, saved) if 0 < save_from <= cost else 0


def _nearer(numbers: Any, rows: Any, aims: Any, way: Any) -> Any:
    """Return how near the aims are, 0 for those that will be nearer when a way is laid."""
    worths, near, _ = aims
    nearer = blank(len(worths), 0)
    for target in range(len(worths)):
        if worths[target] > 0:
            nearer[target] = near[target]
            for step in range(2, len(way)):
                if rows[target][numbers[0][way[step]]] < near[target]:
                    nearer[target] = 0
    return nearer


def _lay(numbers: Any, way: Any, marks: Any, purse: Any) -> tuple[int, int, int]:
    """Mark the links of a way as far as the points go; return points and savings left, and how many."""
    on_nodes, on_links = marks
    mine, points, saved, save_from = purse
    laid = 0
    for step in range(2, len(way)):
        link = way[step]
        cost = numbers[1][link]
        spared = _savings(cost, saved, save_from)
        if cost - spared > points or numbers[5][link]:
            break
        points, saved, laid = points - cost + spared, saved - spared, laid + 1
        on_links[link] |= mine
        on_links[numbers[4][link]] |= mine
        on_nodes[link // 6] |= mine
        on_nodes[numbers[0][link]] |= mine
    return points, saved, laid


_ANY: Final = 1 << 30
"""More than any link costs."""
_GOES_ON: Final = -1
_SPENT, _NO_AIM, _ASK, _LOOK_AGAIN = (int(end) for end in End)
_TURN: Final = Search(_turn, missing, best_aim, *BEST_PARTS, _next, _most, _savings, _nearer, _lay)
