"""What to lay in one turn: way after way to what is worth most, as far as the points go."""

from collections.abc import Sequence
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
    """Why no more is laid: the points are spent, no aim is left, a link is to be asked about, or aims may change."""

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
    """What is wanted of a grid: the worth of each set of which nothing is marked yet, and what each target is worth besides.

    Both as :func:`engine.paths.reaching.numbers_for_search` gives them. Where they are ``fleeting``, what is
    laid to one aim may change what others are worth.
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
    terms = (marks.mine, *weighing[:4], weighing.dearest, *purse, wishes.fleeting)
    nodes, links = marks.nodes[:], marks.links[:]
    if swift:
        on: Any = (np.frombuffer(nodes, np.uint8), np.frombuffer(links, np.uint8))
        aims = (wishes.sets.arrays, wishes.worths, wishes.base, near, grid.names)
        found = _TURN.swift(grid.arrays, grid.rows(swift=True), aims, np.array(sources, np.int64), on, terms)
        first, save, *laid = found.tolist()
    else:
        aims = (wishes.sets.numbers, listed(wishes.worths), listed(wishes.base), near, grid.targets)
        first, save, *laid = _TURN.plain(grid.numbers, grid.rows(), aims, sources, (nodes, links), terms)
    return Turn(laid, End(first), save)


def _turn(numbers: Any, rows: Any, aims: Any, sources: Any, marks: Any, terms: Any) -> Any:
    """Return why nothing more is laid, what to save, and the links; the marks and what is near change."""
    mine, cost, fee, by_rate, far, dearest, points, saved, save_from, later, ask, once = terms
    sets, set_worths, base, near, names = aims
    count, size = len(sources), 2
    places, found = blank(count + points + saved + len(rows[0]), 0), blank(3 + points + saved, 0)
    places[:count] = sources
    while True:
        worths = missing(sets, set_worths, base, marks[0], mine)
        weighed = (mine, cost, fee, by_rate, far if by_rate else min(far, _most(worths)), points + later)
        wanted = (worths, near, names)
        way = best_aim(numbers, rows, wanted, places[:count], marks, (*weighed, 0, _ANY, dearest))
        if len(way) == 0 or ask or numbers[5][way[2]]:
            found[0] = min(2, 1 + len(way))
            if size == 2 and len(way):
                found[2], size = way[2], 3
            break
        dear = numbers[1][way[2]]
        if dear > points + _savings(dear, saved, save_from):
            found[1] = points if 0 < save_from <= dear else 0
            if points == 0 or not by_rate:
                break
            other = _beside(numbers, rows, wanted, (places, count), marks, (weighed, points, dearest), way)
            if len(other) == 0 or (found[1] and _waits(worths, way, other)):
                break
            way, found[1] = other, 0
        points, saved, laid = _lay(numbers, way, marks, (mine, points, saved, save_from))
        for step in range(2, 2 + laid):
            node = numbers[0][way[step]]
            found[size], places[count] = way[step], node
            size, count = size + 1, count + 1
            for target in range(len(near)):
                near[target] = min(near[target], rows[target][node])
        if points == 0 and not 0 < save_from <= saved:
            break
        if once:
            found[0] = 3
            break
    return found[:size]


def _most(worths: Any) -> int:
    """Return what the dearest aim is worth."""
    most = 0
    for worth in worths:
        most = max(most, worth)
    return most


def _savings(cost: int, saved: int, save_from: int) -> int:
    """Return what of the savings may go into a link."""
    return min(cost, saved) if 0 < save_from <= cost else 0


def _beside(numbers: Any, rows: Any, aims: Any, own: Any, marks: Any, terms: Any, dear: Any) -> Any:
    """Return the best way that can begin now and leads where the way to go later is not nearer."""
    (worths, near, names), (places, count), (weighed, points, dearest) = aims, own, terms
    more, beside = len(dear) - 2, blank(len(worths), 0)
    for step in range(more):
        places[count + step] = numbers[0][dear[2 + step]]
    for target in range(len(worths)):
        beside[target] = near[target]
        if worths[target] > 0:
            for step in range(more):
                beside[target] = min(beside[target], rows[target][places[count + step]])
    wanted, bounds = (worths, beside, names), (more, points, dearest)
    return best_aim(numbers, rows, wanted, places[: count + more], marks, (*weighed, *bounds))


def _waits(worths: Any, dear: Any, other: Any) -> bool:
    """Tell whether a way is so much better than another that one saves for it: by more than 7 to 5."""
    return bool(5 * worths[dear[0]] * other[1] > 7 * worths[other[0]] * dear[1])


def _lay(numbers: Any, way: Any, marks: Any, purse: Any) -> tuple[int, int, int]:
    """Put marks on the links of a way as far as the points go; return points and savings left, and how many."""
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
_TURN: Final = Search(_turn, missing, best_aim, *BEST_PARTS, _most, _savings, _beside, _waits, _lay)
