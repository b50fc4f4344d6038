"""What fixes the course of a crossing: to fill a gap, leave out a loop, or lead it ashore."""

from collections.abc import Iterator
from dataclasses import replace

from engine.board.document import Board
from engine.board.rules import Crossing
from engine.board.terrain import CLOSED, WATER
from engine.checks.reach.courses import filled, leads_on
from engine.diagnostics.findings import Fix
from engine.edits.entries import ChangeEntry
from engine.hexes.lattice import Hex, disc, distance, line, neighbours
from engine.messages import Phrase, say

_LONGEST_GAP = 4
"""Hexes that may be left out of a course and be put in again."""
_FARTHEST_SHORE = 3
"""How many hexes beyond its end a course is led on to land."""


def ways_on(board: Board, crossing: Crossing) -> Iterator[Fix]:
    """Yield the fixes that fill the short gaps of a crossing, or leave out what it comes to twice."""
    course = crossing.course
    row = in_row(course)
    if row != course and leads_on(board, row) and not wet_ends(board, row):
        labels = ", ".join(map(board.sheet.label, row))
        yield Fix(say("Reorder its route: {labels}", labels=labels), _changed(crossing, row), safe=False)
        return
    way = filled(course)
    if set(way) != set(course) and leads_on(board, way) and len(way) - len(course) <= _LONGEST_GAP:
        yield _led(board, crossing, way, "Add {added} to its route")
    short = _without_loops(course)
    if short != course and leads_on(board, short) and not wet_ends(board, short):
        title = say("Route it from {start} to {end} without the loop", **_ends_named(board, short))
        yield Fix(title, _changed(crossing, short), safe=False)


def ways_ashore(board: Board, crossing: Crossing, wet: tuple[Hex, ...]) -> Iterator[Fix]:
    """Yield the fix that leads a crossing on from its ends in water to the nearest land beyond them."""
    course = crossing.course
    for end in wet:
        if end == course[-1]:
            course += _beyond(board, course)
        if end == course[0]:
            course = (*reversed(_beyond(board, course[::-1])), *course)
    if leads_on(board, course) and not wet_ends(board, course):
        yield _led(board, crossing, course, "Extend it over {added}")


def wet_ends(board: Board, course: tuple[Hex, ...]) -> tuple[Hex, ...]:
    """Return the first hex of a course and the last where they lie in water."""
    ends = course[:1] + course[1:][-1:]
    return tuple(end for end in ends if board.terrain_at(end) in WATER)


def _beyond(board: Board, course: tuple[Hex, ...]) -> tuple[Hex, ...]:
    """Return the hexes from the end of a course to the land nearest beyond it; none where that is far.

    Of land as near, that is taken which lies straight ahead, and none that lies next to where it came from.
    """
    before, end = course[-2:]
    ahead = Hex(2 * end.q - before.q, 2 * end.r - before.r)
    shores = [
        hex_
        for hex_ in disc(end, _FARTHEST_SHORE)
        if hex_ in board.sheet
        and board.terrain_at(hex_) not in CLOSED
        and distance(hex_, before) > distance(hex_, end)
    ]
    if not shores:
        return ()
    shore = min(shores, key=lambda hex_: (distance(hex_, end), distance(hex_, ahead), board.sheet.rank(hex_)))
    return tuple(line(end, shore)[1:])


def in_row(course: tuple[Hex, ...]) -> tuple[Hex, ...]:
    """Return the hexes of a course in the one order in which they lie side by side; as it is if in none."""
    hexes = set(course)
    beside = {hex_: [near for near in neighbours(hex_) if near in hexes] for hex_ in hexes}
    ends = [hex_ for hex_ in course if len(beside[hex_]) == 1]
    if len(ends) != 2 or len(hexes) != len(course) or any(len(near) > 2 for near in beside.values()):
        return course
    way = ends[:1]
    while ahead := [near for near in beside[way[-1]] if near not in way]:
        way += ahead[:1]
    return tuple(way) if len(way) == len(course) else course


def _without_loops(course: tuple[Hex, ...]) -> tuple[Hex, ...]:
    """Return a course that goes on at once from a hex as it does when it leaves that for the last time."""
    way: list[Hex] = []
    for hex_ in course:
        if hex_ in way:
            del way[way.index(hex_) :]
        way.append(hex_)
    return tuple(way)


def _led(board: Board, crossing: Crossing, way: tuple[Hex, ...], title: Phrase) -> Fix:
    """Return the fix that leads a crossing along a way, named by what is new to it."""
    added = ", ".join(board.sheet.label(hex_) for hex_ in way if hex_ not in crossing.course)
    return Fix(say(title, added=added), _changed(crossing, way), safe=False)


def _changed(crossing: Crossing, way: tuple[Hex, ...]) -> ChangeEntry:
    """Return the edit that leads a crossing along a way."""
    return ChangeEntry(crossing, replace(crossing, course=way), "Repair route")


def _ends_named(board: Board, way: tuple[Hex, ...]) -> dict[str, str]:
    """Return the labels of the ends of a way."""
    return {"start": board.sheet.label(way[0]), "end": board.sheet.label(way[-1])}
