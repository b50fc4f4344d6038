"""Land that closed sides lock away from every start, and the sides by which it could be let in."""

from dataclasses import dataclass

from engine.board.document import Board
from engine.board.starts import all_starts
from engine.checks.reach import hexes_in_reach
from engine.checks.regions import land_of, regions
from engine.edits.lines import EraseSides
from engine.hexes.lattice import Hex
from engine.hexes.sides import Side, hexes_of, sides_of


@dataclass(frozen=True)
class LockedRegion:
    """Hexes of land out of reach for their closed sides alone, and those of the sides track comes up to."""

    hexes: tuple[Hex, ...]
    gates: tuple[Side, ...]

    @property
    def opened(self) -> EraseSides:
        """The edit that opens the first of its gates."""
        return EraseSides(self.gates[:1], "closed")


def locked_regions(board: Board) -> list[LockedRegion]:
    """Return the regions that closed sides lock away from every start, largest first (6.A3)."""
    starts = all_starts(board)
    if not starts or not board.closed_sides:
        return []
    reach = hexes_in_reach(board, starts)
    land = land_of(board)
    home = {hex_ for region in regions(land) if not reach.isdisjoint(region) for hex_ in region}
    found = []
    for region in regions(land, board.closed_sides):
        if reach.isdisjoint(region) and not home.isdisjoint(region):
            gates = _gates(board, region, home & reach)
            if gates:
                found.append(LockedRegion(region, gates))
    return found


def _gates(board: Board, region: tuple[Hex, ...], reached: set[Hex]) -> tuple[Side, ...]:
    """Return the closed sides between a region and land that a railway can get to, in order."""
    own = set(region)
    sides = {side for hex_ in region for side in sides_of(hex_) if side in board.closed_sides}
    return tuple(
        sorted(
            side
            for side in sides
            if any(hex_ in own for hex_ in hexes_of(side)) and any(hex_ in reached for hex_ in hexes_of(side))
        )
    )
