"""Courses of hexes: whether one holds, and whether a link of it is open to anybody."""

from collections import deque
from collections.abc import Callable, Iterable
from itertools import pairwise

from engine.board.document import Board
from engine.board.terrain import CLOSED
from engine.hexes.lattice import Hex, line, neighbours
from engine.hexes.sides import side_between
from engine.messages import Saying, say


def leads_on(board: Board, course: tuple[Hex, ...]) -> bool:
    """Return whether a course of two hexes or more leads hex by hex over the map, to no hex twice."""
    if len(set(course)) < max(2, len(course)) or not all(board.on_map(hex_) for hex_ in course):
        return False
    return all(there in neighbours(here) for here, there in pairwise(course))


def is_open(board: Board, pair: tuple[Hex, Hex]) -> bool:
    """Return whether an ordinary link may be laid between two neighbours (6.A3)."""
    closed = any(board.terrain_at(hex_) in CLOSED for hex_ in pair)
    return not closed and side_between(*pair) not in board.closed_sides


def break_in(board: Board, what: str, course: tuple[Hex, ...]) -> Saying:
    """Return in a sentence where a course that does not lead on breaks: short, off the map, a gap, a loop."""
    if len(course) < 2:
        return say("The route of {what} has fewer than two hexes.", what=what)
    for hex_ in course:
        if hex_ not in board.sheet:
            return say("The route of {what} leaves the sheet.", what=what)
        if not board.on_map(hex_):
            return say("The route of {what} leaves the map at {hex}.", what=what, hex=board.sheet.label(hex_))
    gap, again = gap_in(course), _met_again(course)
    if gap is None and again is not None:
        return say("The route of {what} visits {hex} twice.", what=what, hex=board.sheet.label(again))
    here, there = gap or course[:2]
    return say(
        "The route of {what} has a gap between {here} and {there}.",
        what=what,
        here=board.sheet.label(here),
        there=board.sheet.label(there),
    )


def _met_again(course: tuple[Hex, ...]) -> Hex | None:
    """Return the first hex that a course comes to a second time."""
    return next((hex_ for place, hex_ in enumerate(course) if hex_ in course[:place]), None)


def gap_in(course: tuple[Hex, ...]) -> tuple[Hex, Hex] | None:
    """Return the first two hexes of a course that follow on each other and are no neighbours."""
    return next((pair for pair in pairwise(course) if pair[1] not in neighbours(pair[0])), None)


def shortest_way(
    start: Hex, is_end: Callable[[Hex], bool], steps: Callable[[Hex], Iterable[Hex]]
) -> tuple[Hex, ...]:
    """Return the fewest hexes from one to the nearest that is an end, both included; none where none is."""
    came = {start: start}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        if is_end(here):
            way = [here]
            while way[-1] != start:
                way.append(came[way[-1]])
            return tuple(reversed(way))
        for near in steps(here):
            if near not in came:
                came[near] = here
                waiting.append(near)
    return ()


def filled(course: tuple[Hex, ...]) -> tuple[Hex, ...]:
    """Return a course with the straight way put into each of its gaps, and no hex twice on end."""
    way = list(course[:1])
    for here, there in pairwise(course):
        way += line(here, there)[1:]
    return tuple(way)
