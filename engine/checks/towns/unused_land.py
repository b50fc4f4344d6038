"""Family T, the part that concerns land off every way: what no one will ever build on."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from engine.board.document import Board
from engine.board.open_links import is_abroad
from engine.board.starts import all_starts
from engine.checks.frame.board_size import is_vast
from engine.checks.frame.check import Check
from engine.checks.frame.new_board import is_just_begun
from engine.checks.reach.connected_hexes import land_of, regions
from engine.checks.reach.laying_costs import FAR, Laying, laying_of
from engine.checks.reach.reachable_hexes import hexes_in_reach, is_hemmed_in
from engine.checks.reach.spending_limits import rules_known
from engine.diagnostics.findings import Finding, Severity
from engine.hexes.lattice import Hex
from engine.messages import Phrase, say

_DETOUR = 4
"""A way that costs this much more than the cheapest is still one that somebody may build."""
_LARGE = 30
"""Hexes of idle land that are worth a word."""


class LandUnneeded(Check):
    """A large piece of land is not on any cheap way between towns.

    Why it matters: no one will build there. A town or a special would bring it into the game, or the sheet
    could be smaller.

    Example: a peninsula of forty hexes without a town, away from every route.

    To fix it, place a town or an entry of a special there, or remove the land from the map. Land with towns
    that no start can reach is reported as not judged. Nothing is reported until half of the town keys are
    assigned.
    """

    code, name, severity = "T113", "land-unneeded", Severity.NOTE

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each large region on no way that costs up to 4 more than the cheapest.

        Ways are between any two of the towns, the ways in of specials and the ports (6.A3).
        """
        rules = rules_known(board)
        # Towns still to come may need it.
        if rules is None or is_just_begun(board):
            return
        ends, land = _ends(board), land_of(board)
        if len(ends) < 2 or len(land) < _LARGE or is_vast(board):
            return
        laying = laying_of(board, rules)
        slack = _slack(laying, laying.places(ends))
        # Abroad no one may build but where a permitted build leads (6.C2).
        spare = [
            hex_ for hex_ in land if slack[laying.numbers[hex_]] > _DETOUR and not is_abroad(board, hex_)
        ]
        for region in regions(spare):
            if len(region) >= _LARGE:
                yield self._around(
                    board, region, "No cheap way between towns uses {n} hexes of land around {label}."
                )
        yield from self._unjudged(board, set(land).difference(spare))

    def _unjudged(self, board: Board, used: set[Hex]) -> Iterator[Finding]:
        """Yield one finding for each large region with towns that no start leads to (6.A2)."""
        starts = [hex_ for hex_ in all_starts(board) if not is_hemmed_in(board, hex_)]
        # T106 and others report a board without starts.
        if not starts:
            return
        reach = hexes_in_reach(board, starts)
        towns = {town.hex for town in board.towns if town.keys}
        for region in regions(sorted(used), board.closed_sides):
            if len(region) >= _LARGE and reach.isdisjoint(region) and not towns.isdisjoint(region):
                yield self._around(
                    board,
                    region,
                    "No start can reach {n} hexes of land around {label}, so their use could not be judged.",
                )

    def _around(self, board: Board, region: tuple[Hex, ...], told: Phrase) -> Finding:
        """Return what is reported a region, by its size and the hex in its middle."""
        middle = _middle(region)
        label = board.sheet.label(middle)
        return self.finding(
            say(told, n=len(region), label=label),
            subject=label,
            hexes=region,
            path=("terrain", "rows", board.sheet.place_of(middle)[1]),
        )


def _middle(region: tuple[Hex, ...]) -> Hex:
    """Return the hex of a region that is nearest to its middle."""
    q, r = (sum(axis) / len(region) for axis in zip(*region, strict=True))
    return min(region, key=lambda hex_: (hex_.q - q) ** 2 + (hex_.r - r) ** 2 + (hex_.q - q) * (hex_.r - r))


def _ends(board: Board) -> list[Hex]:
    """Return the hexes somebody builds to: towns, ports, and the ways in of specials."""
    ends = [town.hex for town in board.towns]
    ends += [hex_ for special in board.specials for hex_ in special.hexes]
    ends += [end for rule in board.crossings for end in (*rule.course[:1], *rule.course[-1:])]
    return list(dict.fromkeys(ends))


def _slack(laying: Laying, ends: list[int]) -> NDArray[np.int64]:
    """Return how much more than the cheapest a way between two ends costs that leads over each place."""
    found = laying.costs_from_each(ends).astype(np.int64)
    least = np.full(found.shape[1], FAR)
    for one in range(len(ends) - 1):
        others = [at for at in range(one + 1, len(ends)) if found[one, ends[at]] < FAR]
        if others:
            over = found[others] - found[one, [ends[at] for at in others]][:, None]
            np.minimum(least, found[one] + over.min(0), out=least)
    return least


IDLE_CHECKS: tuple[Check, ...] = (LandUnneeded(),)
