"""Family V: boards so vast that not every check looks at them."""

from collections.abc import Iterator

from engine.board.document import Board
from engine.checks.frame.check import Check
from engine.diagnostics.findings import Finding, Severity
from engine.messages import say

MOST_HEXES = 20_000
"""Hexes beyond which nobody prints or plays a board, and ways and names on it would take minutes to find."""


def is_vast(board: Board) -> bool:
    """Tell whether a board is too large for the checks that look for ways or place names."""
    return board.terrain.size > MOST_HEXES


class BoardVast(Check):
    """The sheet is so large that some checks do not look at it.

    Why it matters: what starts cost, narrow places, idle land and where names are printed would take minutes
    to find. That nothing is told of them does not say that all is well.

    Example: a sheet of 200 by 150 hexes.

    To mend it, make the sheet smaller: a map on a table has 1,000 to 3,000 hexes. Left out on more than
    20,000 are the checks N101, N201 to N204, T113, P102 to P104, P107, P109 and P113.
    """

    code, name, severity = "V204", "board-vast", Severity.NOTE
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for a board beyond the bound."""
        if is_vast(board):
            yield self.finding(
                say(
                    "The sheet has {n:,} hexes; on more than {most:,} starts, narrow places, idle land and "
                    "names are not looked at.",
                    n=board.terrain.size,
                    most=MOST_HEXES,
                ),
                path=("sheet",),
            )


VASTNESS_CHECKS: tuple[Check, ...] = (BoardVast(),)
