"""Where a port is offered to go that strayed from its ferry's course: its hex is the slip."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from statistics import median

from engine.board.document import Board
from engine.board.places import Ferry, Town
from engine.board.terrain import WATER
from engine.checks.frame.town_moves import nearest_land
from engine.diagnostics.findings import Fix
from engine.edits.towns import ChangeTown
from engine.hexes.lattice import Hex, distance, neighbours
from engine.messages import say
from engine.text.names import is_same

_FAR = 4
"""A port so many hexes from its course strayed; nearer ones may have a course that is too short."""
_INLAND = 2
"""And one without water next to it, which no course can come to, so many."""


def is_ambiguous(board: Board, port: str) -> bool:
    """Return whether the name of a port is that of several towns, so that no one knows which it is."""
    return sum(is_same(town.name, port) for town in board.towns) > 1


def is_dry(board: Board, port: Town) -> bool:
    """Return whether a port on the map has no water next to it."""
    return board.on_map(port.hex) and not any(board.terrain_at(h) in WATER for h in neighbours(port.hex))


def moved_back(board: Board, ferry: Ferry, name: str | None = None) -> Iterator[Fix]:
    """Yield the fix that moves a port to land next to the end of its course, if the other lies at its end.

    Moved is the port with a name, by default either. Of the free hexes there the one nearest to towns with
    keys of the same sector is taken.
    """
    course = ferry.course
    if not course or any(distance(here, there) != 1 for here, there in pairwise(course)):
        return
    if not all(name in board.towns_by_name for name in ferry.ports):
        return
    ports = [board.towns_by_name[name] for name in ferry.ports]
    for port, other in (ports, ports[::-1]):
        if name is not None and not is_same(name, port.name):
            continue
        for end, start in ((course[0], course[-1]), (course[-1], course[0])):
            least = _INLAND if is_dry(board, port) else _FAR
            if distance(other.hex, start) == 1 and min(distance(port.hex, h) for h in course) >= least:
                free = [hex_ for hex_ in nearest_land(board, end) if hex_ not in board.towns_by_hex]
                spot = min(free, key=lambda hex_: _from_kin(board, port, hex_), default=None)
                if spot is not None and distance(spot, end) == 1:
                    title = say("Move {town} to {hex}", town=port.name, hex=board.sheet.label(spot))
                    moved = ChangeTown(port, replace(port, hex=spot), "Move town")
                    yield Fix(title, moved, safe=False)
                    return


def ports_astray(board: Board) -> frozenset[Town]:
    """Return the ports that are offered to be moved back to their ferries' courses."""
    known = (ferry for ferry in board.ferries if all(port in board.towns_by_name for port in ferry.ports))
    edits = (fix.edit for ferry in known for fix in moved_back(board, ferry))
    return frozenset(edit.old for edit in edits if isinstance(edit, ChangeTown))


def _from_kin(board: Board, port: Town, spot: Hex) -> float:
    """Return how far a hex lies from the towns with keys of a port's sectors, in the median."""
    tens = {key[:1] for key in port.keys}
    kin = [town.hex for town in board.towns if town != port and any(key[:1] in tens for key in town.keys)]
    return float(median(distance(spot, hex_) for hex_ in kin)) if kin else 0.0
