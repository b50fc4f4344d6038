"""Where a port is offered to go that strayed from its ferry's course: its hex is the slip."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from statistics import median

from engine.board.document import Board
from engine.board.places import Ferry, Town
from engine.board.terrain import WATER
from engine.checks.town_moves import nearest_land
from engine.diagnostics.findings import Fix
from engine.edits.towns import ChangeTown
from engine.hexes.lattice import Hex, distance, neighbours
from engine.sayings import say

_FAR = 4
"""A port so many hexes from its course strayed; nearer ones may have a course that is too short."""


def moved_back(board: Board, ferry: Ferry) -> Iterator[Fix]:
    """Yield the fix that moves a port to land beside the end of its course, if the other lies at its end.

    Of the free hexes there the one nearest to towns with keys of the same sector is taken.
    """
    course = ferry.course
    if not course or any(distance(here, there) != 1 for here, there in pairwise(course)):
        return
    ports = [board.towns_by_name[name] for name in ferry.ports]
    for port, other in (ports, ports[::-1]):
        for end, start in ((course[0], course[-1]), (course[-1], course[0])):
            if distance(other.hex, start) == 1 and min(distance(port.hex, h) for h in course) >= _FAR:
                free = [hex_ for hex_ in nearest_land(board, end) if hex_ not in board.towns_by_hex]
                spot = min(free, key=lambda hex_: _from_kin(board, port, hex_), default=None)
                if spot is not None and distance(spot, end) == 1:
                    title = say("Move {town} to {hex}", town=port.name, hex=board.sheet.label(spot))
                    moved = ChangeTown(port, replace(port, hex=spot), "Move town")
                    yield Fix(title, moved, safe=False)
                    return


def moved_to_water(board: Board, ferry: Ferry, port: Town) -> Iterator[Fix]:
    """Yield the fix that moves a port inland to the nearest free land at its end of the course.

    Without a course that is the nearest free land beside water.
    """
    named = [board.towns_by_name[name] for name in ferry.ports if name in board.towns_by_name]
    others = [town for town in named if town != port]
    shores = {near for hex_ in _ends_for(board, ferry, others) for near in nearest_land(board, hex_)}
    free = [hex_ for hex_ in shores if hex_ in board.sheet and hex_ not in board.towns_by_hex]
    spot = min(free, key=lambda hex_: (distance(port.hex, hex_), board.sheet.rank(hex_)), default=None)
    if spot is not None and any(board.terrain_at(near) in WATER for near in neighbours(spot)):
        title = say("Move {town} to {hex}", town=port.name, hex=board.sheet.label(spot))
        yield Fix(title, ChangeTown(port, replace(port, hex=spot), "Move town"), safe=False)


def _ends_for(board: Board, ferry: Ferry, others: list[Town]) -> Iterator[Hex]:
    """Yield the hexes of water that a port may lie beside whose ferry leads to another."""
    course = ferry.course
    if not course:
        yield from (hex_ for hex_ in board.sheet.hexes() if board.terrain_at(hex_) in WATER)
        return
    for end, start in ((course[0], course[-1]), (course[-1], course[0])):
        if all(distance(other.hex, start) == 1 for other in others) and board.terrain_at(end) in WATER:
            yield end


def _from_kin(board: Board, port: Town, spot: Hex) -> float:
    """Return how far a hex lies from the towns with keys of a port's sectors, in the median."""
    tens = {key[:1] for key in port.keys}
    kin = [town.hex for town in board.towns if town != port and any(key[:1] in tens for key in town.keys)]
    return float(median(distance(spot, hex_) for hex_ in kin)) if kin else 0.0
