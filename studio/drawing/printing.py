"""What can be printed of a board: its sheet, or the hexes alone to draw on."""

from typing import Literal

from engine.board.document import Board, new_board
from studio.drawing.marks import Drawing
from studio.drawing.printed import printed_sheet
from studio.drawing.themes import ATLAS, Theme

What = Literal["sheet", "blank"]


def to_print(
    board: Board, what: What = "sheet", theme: Theme = ATLAS, *, hex_labels: bool = False
) -> Drawing:
    """Return the drawing to print, at true scale.

    A blank sheet is the title, the rim and open hexes with their labels: nothing stands on it yet
    that a legend or tables could explain.
    """
    if what == "blank":
        said = {name: getattr(board, name) for name in ("title", "designer", "licence", "players")}
        blank = new_board(board.sheet, **said)
        return printed_sheet(blank, theme, hex_labels=True, tables=False)
    return printed_sheet(board, theme, hex_labels=hex_labels)
