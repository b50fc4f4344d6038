"""Family N, the part that concerns where starts lie among the towns."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from statistics import mean
from typing import Final

from engine.board.document import Board
from engine.board.starts import first_starts
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import on_sheet
from engine.diagnostics.findings import Finding, Severity
from engine.hexes.lattice import Hex, distance
from engine.messages import say

_CLOSE: Final = 0.5
"""Starts lie in one part of the map if on average they are no further apart than this share of towns'."""
_FAR: Final = 1.45
"""Or if towns are this many times as far from the nearest start as they would be from some at random."""
_LEAST: Final = 3
"""With fewer starts there is nothing to spread."""


class StartsBunched(Check):
    """All starts are in one part of the map.

    Why it matters: every company builds over the same ground first, so the early rounds go to payments
    alongside, and the other end of the map is served late or never.

    Example: six starts in the north-west corner of a map of 60 × 40 hexes.

    To fix it, mark towns in other parts of the map as starts. Waive this if all companies should start from
    one coast.
    """

    code, name, severity = "N103", "starts-bunched", Severity.WARNING

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield a finding when starts are half as far apart as towns with keys, or nearer (6.A2)."""
        starts = on_sheet(board, dict.fromkeys(first_starts(board)))
        towns = on_sheet(board, [town.hex for town in board.towns if town.keys])
        if len(starts) < _LEAST or len(towns) < 2:
            return
        near, usual = _apart(starts), _apart(towns)
        away, by_chance = _nearest(towns, starts), _nearest_by_chance(towns, len(starts))
        if near > _CLOSE * usual and away < _FAR * by_chance:
            return
        yield self.finding(
            say(
                "All starts are in one part of the map: towns with keys are on average {away} hexes from the "
                "nearest, and would be {usual} from starts at random.",
                away=round(away),
                usual=round(by_chance),
            )
            if near > _CLOSE * usual
            else say(
                "All starts are in one part of the map: on average they are {near} hexes apart, and towns "
                "with keys {usual}.",
                near=round(near),
                usual=round(usual),
            ),
            hexes=starts,
            path=("towns",),
        )


def _apart(hexes: Sequence[Hex]) -> float:
    """Return how many hexes lie between two of some hexes on average."""
    return mean(distance(one, other) for one, other in combinations(hexes, 2))


def _nearest(towns: Sequence[Hex], starts: Sequence[Hex]) -> float:
    """Return how far towns are from the nearest start on average."""
    return mean(min(distance(town, start) for start in starts) for town in towns)


def _nearest_by_chance(towns: Sequence[Hex], count: int) -> float:
    """Return how far towns would be on average from the nearest of some of them, taken at random.

    The n-th nearest of all is the nearest taken if the others taken are further: one term for each n.
    """
    if count >= len(towns):
        return 0
    shares = [comb(len(towns) - at - 1, count - 1) / comb(len(towns), count) for at in range(len(towns))]
    return mean(
        sum(share * far for share, far in zip(shares, sorted(distance(t, o) for o in towns), strict=True))
        for t in towns
    )


START_SPREAD_CHECKS: tuple[Check, ...] = (StartsBunched(),)
