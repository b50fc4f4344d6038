"""Rivers that hang together, with the ends by which they go to water, to the rim, or to dry land."""

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass

from engine.board.document import Board
from engine.board.lines import SideLine, ends_of
from engine.board.terrain import CLOSED, LAKE
from engine.checks.reach.connected_hexes import hexes_where, regions
from engine.checks.sides.river_namesakes import namesakes_apart
from engine.checks.sides.sides import joined
from engine.hexes.lattice import Hex
from engine.hexes.sides import Corner, Side, corners_of, hexes_at, hexes_of

_COURSE = 4
"""Closed sides in a row that look more like the course of a river than like a gorge."""


@dataclass(frozen=True)
class RiverSystem:
    """Rivers that meet: their lines with their places in the map file, and their ends in dry land."""

    lines: tuple[tuple[int, SideLine], ...]
    dry: tuple[Corner, ...]
    flows_out: bool
    """Whether an end lies at the sea, at the rim, or at a lake that no river of it passes through."""


def rivers_of(board: Board) -> Iterator[tuple[int, SideLine]]:
    """Yield the rivers with their places in the map file."""
    for index, line in enumerate(board.lines):
        if line.kind == "river":
            yield index, line


def systems_of(board: Board) -> Iterator[RiverSystem]:
    """Yield the systems of whole rivers that are drawn to their ends.

    Of those a river lies in with a piece only S101 and S114 tell, of those that go on as closed sides S109.
    """
    rivers = tuple(rivers_of(board))
    parted = {name for _, one, other in namesakes_apart(board) for name in (one.name, other.name)}
    parted |= {river.name for _, _, river in closed_courses(board)}
    lakes = _lakes(board, rivers)
    passed = _passed(rivers, lakes)
    knots: defaultdict[Side, tuple[Hashable, ...]] = defaultdict(tuple)
    for index, line in rivers:
        for side in line.sides:
            through = (f"{index} {lakes[end]}" for end in corners_of(side) if lakes.get(end) in passed)
            knots[side] += (*corners_of(side), *through)
    for sides in joined(knots):
        lines = tuple((index, line) for index, line in rivers if not sides.isdisjoint(line.sides))
        if all(sides.issuperset(line.sides) and line.name not in parted for _, line in lines):
            ends = sorted(ends_of(sides))
            dry = tuple(end for end in ends if not is_wet(board, end))
            out = any(is_wet(board, end) and lakes.get(end) not in passed for end in ends)
            yield RiverSystem(lines, dry, out)


def closed_courses(board: Board) -> Iterator[tuple[int, SideLine, SideLine]]:
    """Yield each line of closed sides, with its place in the file, that runs on from the end of a river."""
    if not board.closed_sides:
        return
    mouths = {end: line for _, line in rivers_of(board) for end in line.ends}
    for index, line in enumerate(board.lines):
        if line.kind == "closed" and len(line.sides) >= _COURSE:
            met = [mouths[end] for end in sorted(line.ends) if end in mouths]
            if met:
                yield index, line, met[0]


def ringed(sides: Iterable[Side]) -> tuple[Hex, ...]:
    """Return the hexes that sides enclose, those next to them alone; none where they run in no ring."""
    ring = _without_spurs(sides)
    if not ring:
        return ()
    beside = dict.fromkeys(hex_ for side in sorted(ring) for hex_ in hexes_of(side))
    return tuple(sorted(regions(beside, frozenset(ring))[-1]))


def _without_spurs(sides: Iterable[Side]) -> set[Side]:
    """Return the sides left when each that hangs on by one end alone is taken off, again and again.

    A corner is looked at when it becomes an end alone, so a side of a long river costs no more.
    """
    left: defaultdict[Corner, set[Side]] = defaultdict(set)
    for side in sides:
        for corner in corners_of(side):
            left[corner].add(side)
    ends = [corner for corner, beside in left.items() if len(beside) == 1]
    while ends:
        end = ends.pop()
        for side in tuple(left[end]):
            for corner in corners_of(side):
                left[corner].discard(side)
                if corner != end and len(left[corner]) == 1:
                    ends.append(corner)
    return {side for beside in left.values() for side in beside}


def _lakes(board: Board, rivers: Iterable[tuple[int, SideLine]]) -> dict[Corner, int]:
    """Return for each end of a river that lies at lakes alone the number of its lake."""
    ends = {end for _, line in rivers for end in line.ends}
    at_lake = [end for end in ends if {board.terrain_at(h) for h in hexes_at(end)} & CLOSED == {LAKE}]
    if not at_lake:
        return {}
    lakes = enumerate(regions(hexes_where(board, lambda code: code == LAKE)))
    number = {hex_: place for place, lake in lakes for hex_ in lake}
    return {end: next(number[h] for h in hexes_at(end) if h in number) for end in at_lake}


def _passed(rivers: Iterable[tuple[int, SideLine]], lakes: dict[Corner, int]) -> set[int]:
    """Return the lakes that one river goes into and out of, and no other has an end at."""
    met = Counter((lakes[end], index) for index, line in rivers for end in line.ends if end in lakes)
    guests = Counter(lake for lake, _ in met)
    return {lake for (lake, _), times in met.items() if times > 1 and guests[lake] == 1}


def is_wet(board: Board, corner: Corner) -> bool:
    """Return whether a corner lies at water or at the rim of the map."""
    return any(board.terrain_at(hex_) in CLOSED for hex_ in hexes_at(corner))
