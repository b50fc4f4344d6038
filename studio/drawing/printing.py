"""What can be printed of a board: its sheet, the hexes alone to draw on, its key grid, its cards."""

from typing import Literal

from engine.board.document import Board, new_board
from engine.sayings import ENGLISH, Tongue
from studio.drawing.cards import card_pages, cards_sheet
from studio.drawing.key_grid import key_grid
from studio.drawing.marks import Drawing
from studio.drawing.pages import Lay, Page, Paper, paged
from studio.drawing.printed import printed_sheet
from studio.drawing.themes import ATLAS, Theme

What = Literal["sheet", "blank", "keys", "cards"]


def to_print(
    board: Board,
    what: What = "sheet",
    theme: Theme = ATLAS,
    *,
    hex_labels: bool = False,
    tongue: Tongue = ENGLISH,
) -> Drawing:
    """Return the drawing to print, at true scale.

    A blank sheet is the title, the rim and open hexes with their labels: nothing stands on it yet
    that a legend or tables could explain. Keys and cards have no hexes to label. Raises
    NothingToPrintError where there is nothing of the kind.
    """
    match what:
        case "keys":
            return key_grid(board, theme, tongue)
        case "cards":
            return cards_sheet(board, theme, tongue)
        case "blank":
            said = {name: getattr(board, name) for name in ("title", "designer", "licence", "players")}
            blank = new_board(board.sheet, **said)
            return printed_sheet(blank, theme, hex_labels=True, tables=False, tongue=tongue)
        case "sheet":
            return printed_sheet(board, theme, hex_labels=hex_labels, tongue=tongue)


def pages_to_print(
    board: Board,
    what: What,
    paper: Paper,
    theme: Theme = ATLAS,
    lay: Lay = "automatic",
    *,
    hex_labels: bool = False,
    tongue: Tongue = ENGLISH,
) -> tuple[Page, ...]:
    """Return the pages to print: cards whole on each, everything else cut over as many as it needs."""
    if what == "cards":
        return card_pages(board, paper, theme, lay, tongue)
    return paged(
        to_print(board, what, theme, hex_labels=hex_labels, tongue=tongue), paper, lay=lay, tongue=tongue
    )
