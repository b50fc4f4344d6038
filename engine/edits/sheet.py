"""The edit of the sheet: its size, its labels, its millimetres, and the way its hexes point."""

from collections.abc import Hashable
from dataclasses import dataclass, replace

from engine.board.document import Board, new_board
from engine.edits.moving import AddedGround, Removal
from engine.hexes.labels import LabelError, LabelScheme
from engine.hexes.margins import Margins, grown
from engine.hexes.sheet import Sheet, Shifted, Top
from engine.messages import Phrase

Layout = tuple[Top, Shifted]
"""Which way hexes point, and which lines stand half a hex further on."""

_WRITTEN = ("sheet", "title", "designer", "licence", "players", "rules", "keys", "kinds", "errata", "waivers")
"""What a board may hold that does not stand on hexes."""


@dataclass(frozen=True)
class ChangeSheet:
    """Change the sheet, and carry along whatever stands on it.

    ``labels`` are those of the changed sheet, None for every hex to keep its own; ``layout`` can be
    changed on an empty board only; ``ground`` is what is added. What is cut off is told by
    :mod:`engine.edits.cutting`.
    """

    margins: Margins = Margins()
    labels: LabelScheme | None = None
    across_flats_mm: float | None = None
    layout: Layout | None = None
    ground: AddedGround = "neighbour"
    label: Phrase = "Change sheet"
    merge_key: Hashable | None = None

    def sheet_of(self, board: Board) -> Sheet:
        """Return the sheet that comes of a board's; raises LabelError where there can be none."""
        sheet, layout = board.sheet, self.layout
        if self.across_flats_mm is not None:
            sheet = replace(sheet, across_flats_mm=self.across_flats_mm)
        if layout is None or layout == (sheet.top, sheet.shifted):
            return grown(sheet, self.margins, self.labels)
        if not is_empty(board):
            raise LabelError("The hex shape can be changed only while the board is empty.")
        return replace(grown(sheet, self.margins, self.labels), top=layout[0], shifted=layout[1])

    def removal(self, board: Board) -> Removal:
        """Return the board's move to the changed sheet; raises LabelError where there can be none."""
        return Removal(board, self.sheet_of(board), self.margins, self.ground)

    def apply(self, board: Board) -> Board:
        """Change the sheet, unless it is that sheet or there can be none."""
        try:
            removal = self.removal(board)
        except LabelError:
            return board
        return board if removal.sheet == board.sheet else removal.moved


def is_empty(board: Board) -> bool:
    """Return whether nothing stands on a board's hexes yet."""
    return board == new_board(**{name: getattr(board, name) for name in _WRITTEN})
