"""Land that closed sides lock away from every start, and the sides by which it could be let in."""

from collections.abc import Container
from dataclasses import dataclass

from engine.board.document import Board
from engine.board.starts import all_starts
from engine.checks.reach.connected_hexes import land_of, regions
from engine.checks.reach.reachable_hexes import hexes_in_reach
from engine.edits.lines import EraseSides
from engine.hexes.lattice import Hex
from engine.hexes.sides import Side, hexes_of, sides_of


@dataclass(frozen=True)
class LockedRegion:
    """Hexes of land out of reach for their closed sides alone, and sides by which they could be let in.

    The first of ``way`` is a side of its own; those after it are of the regions around it, where it lies
    within others.
    """

    hexes: tuple[Hex, ...]
    way: tuple[Side, ...]

    @property
    def opened(self) -> EraseSides:
        """The edit that opens a way to it."""
        return EraseSides(self.way, "closed")


def locked_regions(board: Board) -> list[LockedRegion]:
    """Return the regions that closed sides lock away from every start, largest first (6.A3)."""
    starts = all_starts(board)
    if not starts or not board.closed_sides:
        return []
    reach = hexes_in_reach(board, starts)
    land = land_of(board)
    home = {hex_ for region in regions(land) if not reach.isdisjoint(region) for hex_ in region}
    locked = [
        region
        for region in regions(land, board.closed_sides)
        if reach.isdisjoint(region) and not home.isdisjoint(region)
    ]
    found: dict[tuple[Hex, ...], tuple[Side, ...]] = {}
    ways: dict[Hex, tuple[Side, ...]] = dict.fromkeys(home & reach, ())
    # What lies within another region is come to by that one.
    while opened := {r: gates[0] for r in locked if r not in found and (gates := _gates(board, r, ways))}:
        for region, gate in opened.items():
            found[region] = (gate, *next(ways[hex_] for hex_ in hexes_of(gate) if hex_ in ways))
        for region in opened:
            ways.update(dict.fromkeys(region, found[region]))
    return [LockedRegion(region, found[region]) for region in locked if region in found]


def _gates(board: Board, region: tuple[Hex, ...], reached: Container[Hex]) -> tuple[Side, ...]:
    """Return the closed sides between a region and land in reach, first those without a river."""
    own = set(region)
    sides = {side for hex_ in region for side in sides_of(hex_) if side in board.closed_sides}
    able = (
        side
        for side in sides
        if any(hex_ in own for hex_ in hexes_of(side)) and any(hex_ in reached for hex_ in hexes_of(side))
    )
    return tuple(sorted(able, key=lambda side: (side in board.rivers, side)))
