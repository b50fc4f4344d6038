"""Family N: starts put at a disadvantage, regions that are hard to come to."""

from dataclasses import replace
from random import Random

from engine.board.document import Board
from engine.board.rules import Crossing
from engine.board.starts import first_starts
from engine.board.terrain import CLOSED, OPEN, SEA
from engine.edits.terrain import PaintTerrain
from engine.hexes.lattice import Hex, disc
from tests.engine.checks.seeding.planting import Plant, Planted, with_rule

_TOWNS = 3
_WIDE = 10
"""Hexes of land within two of a hex that lies on no spit."""


def _isle(board: Board, random: Random) -> tuple[Board, list[Hex], Hex] | None:
    """Return a board with an island out at sea, its hexes but the middle, and the middle."""
    sea = {hex_ for hex_ in board.sheet.hexes() if board.terrain_at(hex_) == SEA}
    middles = [hex_ for hex_ in sorted(sea) if sea.issuperset(disc(hex_, 3))]
    if not middles:
        return None
    middle = random.choice(middles)
    isle = [hex_ for hex_ in disc(middle, 2) if hex_ != middle]
    return PaintTerrain((middle, *isle), OPEN).apply(board), isle, middle


def _moved(board: Board, random: Random, hexes: list[Hex]) -> Board:
    """Return the board with three towns, neither starts nor ports, moved to some of these hexes."""
    plain = [town for town in board.towns if town.keys and not (town.start or town.port)]
    spots = dict(zip(random.sample(plain, _TOWNS), random.sample(hexes, _TOWNS), strict=True))
    towns = (replace(town, hex=spots[town]) if town in spots else town for town in board.towns)
    return board.edited(towns=tuple(towns))


def _course(board: Board, middle: Hex, without: frozenset[Hex] = frozenset()) -> tuple[Hex, ...]:
    """Return the shortest way over the sea from an island to the nearest other land, shore to shore.

    Some hexes may be closed to it; nothing is returned where it then finds no way.
    """
    reached: dict[Hex, tuple[Hex, ...]] = {middle: (middle,)}
    waiting = [middle]
    for here in waiting:
        way = reached[here]
        if len(way) > 3 and board.terrain_at(here) == OPEN and here not in board.towns_by_hex:
            shore = next(at for at, hex_ in enumerate(way) if board.terrain_at(way[at + 1]) == SEA)
            return way[shore:]
        for there in disc(here, 1):
            if there in board.sheet and there not in reached and there not in without:
                reached[there] = (*way, there)
                waiting.append(there)
    return ()


def _monopoly(board: Board, random: Random) -> Planted | None:
    found = _isle(board, random)
    if found is None:
        return None
    isle, hexes, middle = found
    bridge = Crossing("Long Bridge", _course(isle, middle), 6, owners=1)
    bad = with_rule(_moved(isle, random, hexes), bridge)
    here = tuple(town.hex for town in bad.towns if town.hex in hexes)
    return Planted(bad, here, "Long Bridge")


def _neck(board: Board, random: Random) -> Planted | None:
    found = _isle(board, random)
    if found is None:
        return None
    isle, hexes, middle = found
    course = _course(isle, middle)
    bad = PaintTerrain(course, OPEN).apply(_moved(isle, random, hexes))
    return Planted(bad, course[1:2])


def _two_bridges(board: Board, random: Random) -> Planted | None:
    """Join an island of three towns to the land by two bridges that any company may build."""
    found = _isle(board, random)
    if found is None:
        return None
    isle, hexes, middle = found
    first = _course(isle, middle)
    second = _course(isle, middle, frozenset(near for hex_ in first for near in disc(hex_, 1)) - {middle})
    # Where a bridge lands on a spit, the narrow place is where that ends.
    if not second or any(_land_around(isle, course[-1]) < _WIDE for course in (first, second)):
        return None
    bad = _moved(isle, random, hexes)
    for name, course in (("Long Bridge", first), ("Other Bridge", second)):
        bad = with_rule(bad, Crossing(name, course, 5))
    return Planted(bad, (first[-1], second[-1]))


def _two_bridges_somewhere(board: Board, random: Random) -> Planted | None:
    """Look for a place for two bridges a few times, for there are not many."""
    return next(filter(None, (_two_bridges(board, random) for _ in range(4))), None)


def _land_around(board: Board, hex_: Hex) -> int:
    """Return how many hexes of land there are within two of a hex."""
    return sum(board.terrain_at(near) not in CLOSED for near in disc(hex_, 2))


def _poor_start(board: Board, random: Random) -> Planted | None:
    found = _isle(board, random)
    if found is None:
        return None
    isle, _, middle = found
    bridge = Crossing("Long Bridge", _course(isle, middle), 25)
    town = random.choice([t for t in isle.towns if t.hex in first_starts(isle)])
    towns = (replace(each, hex=middle) if each is town else each for each in isle.towns)
    return Planted(with_rule(isle.edited(towns=tuple(towns)), bridge), (middle,), town.name)


NETWORK_PLANTS = (
    Plant("a start far out, behind a dear bridge", "N101", _poor_start),
    Plant("three towns beyond one company's bridge", "N102", _monopoly),
    Plant("three towns beyond a narrow neck", "N202", _neck),
    Plant("three towns beyond two bridges", "N203", _two_bridges_somewhere),
)
