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
    """Return the drawing to print, at true scale; a blank sheet always shows its labels."""
    if what == "blank":
        return printed_sheet(new_board(board.sheet, title=board.title), theme, hex_labels=True)
    return printed_sheet(board, theme, hex_labels=hex_labels)
