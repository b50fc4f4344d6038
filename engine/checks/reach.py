"""Which hexes a railway can get to, whatever it costs."""

from collections import defaultdict, deque
from collections.abc import Iterable, Iterator
from itertools import pairwise

from engine.board.document import Board
from engine.board.terrain import CLOSED
from engine.hexes.lattice import DIRECTIONS, Hex, neighbour
from engine.hexes.sides import side_of


def may_be_entered(board: Board, hex_: Hex) -> bool:
    """Tell whether track may be laid in a hex by the ordinary rules (6.A3)."""
    return board.terrain_at(hex_) not in CLOSED


def hexes_in_reach(board: Board, starts: Iterable[Hex]) -> frozenset[Hex]:
    """Return every hex that track from any of the starts can be extended to.

    Track goes over open sides of land, stops in the first foreign hex (6.C2), uses crossings,
    permitted builds and bridge ferries from end to end (6.C1d, 6.C4), and reaches the far port of
    any other ferry without going on from there.
    """
    extra = _courses(board)
    far_ports = _far_ports(board)
    reached = {hex_ for hex_ in starts if may_be_entered(board, hex_)}
    dead_ends: set[Hex] = set()
    waiting = deque(reached)
    while waiting:
        here = waiting.popleft()
        dead_ends.update(far_ports[here])
        for there in (*_links(board, here), *extra[here]):
            if there not in reached:
                reached.add(there)
                waiting.append(there)
    return frozenset(reached | dead_ends)


def is_abroad(board: Board, hex_: Hex) -> bool:
    """Tell whether a hex lies in a foreign country."""
    country = board.country_at(hex_)
    return country is not None and country.foreign


def is_hemmed_in(board: Board, start: Hex) -> bool:
    """Tell whether no track can be begun on a hex for its ground or its country, not for what is around."""
    if not may_be_entered(board, start):
        return True
    return is_abroad(board, start) and start not in _courses(board)


def _links(board: Board, here: Hex) -> Iterator[Hex]:
    """Yield the neighbours an ordinary link may lead to; none from the middle of a crossing."""
    if is_abroad(board, here) or not may_be_entered(board, here):
        return
    for direction in DIRECTIONS:
        there = neighbour(here, direction)
        if may_be_entered(board, there) and side_of(here, direction) not in board.closed_sides:
            yield there


def _courses(board: Board) -> defaultdict[Hex, tuple[Hex, ...]]:
    """Return the neighbours reached along crossings and permitted builds, and over bridge ferries."""
    joined: defaultdict[Hex, tuple[Hex, ...]] = defaultdict(tuple)
    courses = [rule.course for rule in board.crossings]
    courses += [build.course for build in board.permitted_builds]
    pairs = [pair for course in courses for pair in pairwise(course)]
    pairs += [ports for bridge, ports in _ferry_ports(board) if bridge]
    for one, other in pairs:
        joined[one] += (other,)
        joined[other] += (one,)
    return joined


def _far_ports(board: Board) -> defaultdict[Hex, tuple[Hex, ...]]:
    """Return for each port the ports its ferries lead to."""
    joined: defaultdict[Hex, tuple[Hex, ...]] = defaultdict(tuple)
    for _, (one, other) in _ferry_ports(board):
        joined[one] += (other,)
        joined[other] += (one,)
    return joined


def _ferry_ports(board: Board) -> Iterator[tuple[bool, tuple[Hex, Hex]]]:
    """Yield for each ferry between known towns whether it is a bridge, and its ports' hexes."""
    for ferry in board.ferries:
        one, other = (board.towns_by_name.get(name) for name in ferry.ports)
        if one is not None and other is not None:
            yield ferry.bridge, (one.hex, other.hex)
