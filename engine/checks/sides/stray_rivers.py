"""Family S, the part that concerns sides that a stray click left behind."""

from collections.abc import Iterator
from typing import Final

from engine.board.document import Board
from engine.checks.frame.check import Check
from engine.checks.sides.river_systems import rivers_of
from engine.checks.sides.sides import hexes_beside
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.lines import RemoveLine
from engine.hexes.sides import corners_of
from engine.messages import count_of, say

_SHORT: Final = 2
"""Sides of a river without a name that are too few to have been drawn on purpose."""


class RiverStray(Check):
    """A river of one or two sides has no name.

    Why it matters: a link over it costs a bridge, and on the sheet it is hardly seen. Usually a click with
    the river tool left it behind.

    Example: `{kind: river, name: "", sides: [D9.E]}` at the coast.

    To fix it, remove it, or draw it on and name it. Rivers without names are not reported on a board that
    names none.
    """

    code, name, severity = "S119", "river-stray", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each short river without a name, where others have one."""
        rivers = list(rivers_of(board))
        if not any(line.name.strip() for _, line in rivers):
            return
        for index, line in rivers:
            if line.name.strip() or not 0 < len(line.sides) <= _SHORT or _goes_on(board, index):
                continue
            side = board.sheet.side_name(line.sides[0])
            yield self.finding(
                say(
                    "The river at {side} has no name and only {n}.",
                    side=side,
                    n=count_of(len(line.sides), "{n} side", "{n} sides"),
                ),
                subject=side,
                hexes=hexes_beside(board, line.sides),
                path=("sides", index, "sides"),
                fixes=(Fix("Remove the river", RemoveLine(line), safe=False),),
            )


def _goes_on(board: Board, index: int) -> bool:
    """Return whether a line has another river at both of its ends, which it then joins."""
    line = board.lines[index]
    others = {
        corner
        for place, other in rivers_of(board)
        if place != index
        for side in other.sides
        for corner in corners_of(side)
    }
    return bool(line.ends) and all(end in others for end in line.ends)


STRAY_RIVER_CHECKS: tuple[Check, ...] = (RiverStray(),)
