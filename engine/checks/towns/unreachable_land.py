"""Family T, the part that concerns the ground alone: land that is cut off."""

from collections import Counter
from collections.abc import Iterator

from engine.board.document import Board
from engine.board.terrain import NAMES, WATER
from engine.checks.frame.check import Check
from engine.checks.reach.connected_hexes import land_of, regions, size_of
from engine.checks.reach.reachable_hexes import hexes_of_tracks
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.terrain import PaintTerrain
from engine.hexes.lattice import Hex, neighbours
from engine.messages import say

_ROCK = 3
"""Hexes of an island small enough to be a slip."""


class LandCutOff(Check):
    """Empty land cannot be reached by any railway.

    Why it matters: islands are fine, but players look for a way to each of them. A single land hex at sea
    may also be a painting mistake.

    Example: three hexes of land beyond a sound, without a town, a ferry or a crossing.

    To fix it, paint it as water, or add a ferry or a crossing to it, unless it is just scenery.
    """

    code, name, severity = "T112", "land-cut-off", Severity.NOTE

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each region no start can reach without a town or special (6.A2, 6.A3)."""
        reach = hexes_of_tracks(board)
        if not reach:
            return
        # Of towns and specials out of reach other checks tell.
        meant = {*board.towns_by_hex, *(hex_ for special in board.specials for hex_ in special.hexes)}
        for region in regions(land_of(board)):
            if not (reach.isdisjoint(region) and meant.isdisjoint(region)):
                continue
            label = board.sheet.label(min(region))
            around = Counter(code for hex_ in region for code in _around(board, hex_) if code in WATER)
            fixes = []
            if around and len(region) <= _ROCK:
                drown = PaintTerrain(region, around.most_common(1)[0][0])
                fixes.append(Fix(say("Make it {names}", names=NAMES[drown.code]), drown, safe=False))
            yield self.finding(
                say(
                    "No railway can reach the land at {label} ({size_of}).",
                    label=label,
                    size_of=size_of(region),
                ),
                subject=label,
                hexes=region,
                path=("terrain", "rows", board.sheet.place_of(min(region))[1]),
                fixes=tuple(fixes),
            )


def _around(board: Board, hex_: Hex) -> list[int]:
    """Return the terrain of the neighbours of a hex that lie on the sheet."""
    return [board.terrain_at(near) for near in neighbours(hex_) if near in board.sheet]


GROUND_CHECKS: tuple[Check, ...] = (LandCutOff(),)
