"""Family V, the part that concerns the labels of the sheet."""

from collections.abc import Iterator

import numpy as np

from engine.board.document import Board
from engine.board.terrain import OFF
from engine.boardfile.yaml_text.label_ranges import nameless
from engine.checks.frame.check import Check
from engine.diagnostics.findings import Finding, Severity
from engine.messages import say

_MOST_NAMED = 12


class LabelShared(Check):
    """Two hexes of the sheet have the same label.

    Why it matters: players, orders and the map file identify hexes by label. Things on the second hex
    cannot be saved.

    Example: 52 columns and a second alphabet raised by 40: A41 is both the last hexes of row A
    and the first of the twenty-seventh row.

    To fix it, add more to the numbers of the second alphabet than the sheet has columns (or rows), or
    remove the hexes from the map.
    """

    code, name, severity = "V202", "label-shared", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for a sheet on which an earlier alphabet has taken labels of a later."""
        rows, columns = np.nonzero(nameless(board.sheet) & (board.terrain != OFF))
        if not rows.size:
            return
        hexes = tuple(map(board.sheet.hex_at, columns.tolist(), rows.tolist()))
        named = ", ".join(board.sheet.label(hex_) for hex_ in hexes[:_MOST_NAMED])
        more = say(" and {n} more", n=len(hexes) - _MOST_NAMED) if len(hexes) > _MOST_NAMED else ""
        yield self.finding(
            say("Some labels belong to two hexes: {named}{more}.", named=named, more=more),
            hexes=hexes,
            path=("sheet", "labels"),
        )


LABEL_CHECKS: tuple[Check, ...] = (LabelShared(),)
