"""Family V: boards so vast that not every check looks at them."""

from collections.abc import Iterator

from engine.board.document import Board
from engine.checks.frame.check import Check
from engine.diagnostics.findings import Finding, Severity
from engine.messages import say

MOST_HEXES = 20_000
"""Hexes beyond which no one prints or plays a board, and ways and names on it would take minutes to find."""


def is_vast(board: Board) -> bool:
    """Return whether a board is too large for the checks that look for ways or place names."""
    return board.terrain.size > MOST_HEXES


class BoardVast(Check):
    """The sheet is so large that some checks are skipped.

    Why it matters: checking the cost from starts, bottlenecks, unused land and printed names would take
    minutes. No findings about them does not mean that there are no problems.

    Example: a sheet of 200 by 150 hexes.

    To fix it, make the sheet smaller: a map for a table has 1,000 to 3,000 hexes. Above 20,000, the checks
    N101, N201 to N204, R110, T113, T140, T141, P102 to P104, P107, P109 and P113 are skipped.
    """

    code, name, severity = "V204", "board-vast", Severity.NOTE
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for a board beyond the bound."""
        if is_vast(board):
            yield self.finding(
                say(
                    "The sheet has {n:,} hexes. Above {most:,}, starts, bottlenecks, unused land and "
                    "names are not checked.",
                    n=board.terrain.size,
                    most=MOST_HEXES,
                ),
                path=("sheet",),
            )


VASTNESS_CHECKS: tuple[Check, ...] = (BoardVast(),)
