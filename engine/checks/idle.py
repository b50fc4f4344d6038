"""Family T, the part that concerns land off every way: what nobody will ever build on."""

from collections.abc import Iterator
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from engine.board.document import Board
from engine.checks.affording import rules_known
from engine.checks.check import Check
from engine.checks.regions import land_of, regions
from engine.diagnostics.findings import Finding, Severity
from engine.hexes.lattice import DIRECTIONS, Hex, neighbour
from engine.hexes.sides import side_of
from engine.paths.floods import UNREACHED, cost_map
from engine.rulesets.pricing import ground_of, price
from engine.rulesets.ruleset import RuleSet

_DETOUR = 4
"""A way that costs so much more than the cheapest is still one that somebody may build."""
_LARGE = 30
"""Hexes of idle land that are worth a word."""
_MOST = 20_000
"""Hexes of land beyond which nobody prints a board, and every way on it would take minutes to find."""
_FAR = 10**6
"""Where no way leads: more than any way costs."""


class LandUnneeded(Check):
    """A large piece of land lies on no way that anybody would build between towns.

    Why it matters: it is printed and paid for, and no track will ever be laid there; a town or a
    special on it would bring it into the game, or the sheet could be smaller.

    Example: a peninsula of forty hexes without a town, off every way between others.

    To mend it, place a town or the way in of a special there, or take the land off the map.
    """

    code, name, severity = "T113", "land-unneeded", Severity.NOTE

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each large region on no way that costs up to 4 more than the cheapest.

        Ways are between any two of the towns, the ways in of specials and the ports (6.A3).
        """
        rules = rules_known(board)
        if rules is None:
            return
        land = land_of(board)
        ends = _ends(board)
        if len(ends) < 2 or not _LARGE <= len(land) <= _MOST:
            return
        idle = _slack(_costs(board, rules, land), _places(land, ends)) > _DETOUR
        spare = [hex_ for hex_, is_idle in zip(land, idle.tolist(), strict=True) if is_idle]
        for region in regions(spare):
            if len(region) >= _LARGE:
                label = board.sheet.label(_middle(region))
                yield self.finding(
                    f"No cheap way between towns leads over {len(region)} hexes of land around {label}.",
                    subject=label,
                    hexes=region,
                    path=("terrain", "rows", board.sheet.place_of(_middle(region))[1]),
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


def _places(land: list[Hex], ends: list[Hex]) -> list[int]:
    """Return the places of hexes among the land, without those that are none of it."""
    numbers = {hex_: number for number, hex_ in enumerate(land)}
    return [numbers[hex_] for hex_ in ends if hex_ in numbers]


def _costs(board: Board, rules: RuleSet, land: list[Hex]) -> tuple[list[int], list[int]]:
    """Return the neighbours of the land by their places, and the prices of the links (6.A3)."""
    numbers = {hex_: number for number, hex_ in enumerate(land)}
    grounds = [ground_of(board, rules, hex_) for hex_ in land]
    beside, costs = [], []
    for here, hex_ in enumerate(land):
        for direction in DIRECTIONS:
            there = numbers.get(neighbour(hex_, direction), -1)
            side = side_of(hex_, direction)
            open_ = there >= 0 and side not in board.closed_sides
            beside.append(there)
            costs.append(price(rules, grounds[here], grounds[there], side in board.rivers) if open_ else 0)
    return beside, costs


def _slack(graph: tuple[list[int], list[int]], ends: list[int]) -> NDArray[np.int64]:
    """Return how much more than the cheapest a way between two ends costs that leads over each place."""
    found = np.array([cost_map(*graph, [end]) for end in ends], dtype=np.int64)
    found[found == UNREACHED] = _FAR
    least = np.full(found.shape[1], _FAR)
    for one, other in combinations(range(len(ends)), 2):
        if found[one, ends[other]] < _FAR:
            np.minimum(least, found[one] + found[other] - found[one, ends[other]], out=least)
    return least


IDLE_CHECKS: tuple[Check, ...] = (LandUnneeded(),)
