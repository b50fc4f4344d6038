"""What can be printed of a board: sheet, poster, keys, cards, counters of cities, instructions, or a kit."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from math import ceil, sqrt
from typing import Final, Literal

from engine.board.document import Board, new_board
from engine.messages import ENGLISH, Tongue
from studio.drawing.maps.themes import ATLAS, Theme
from studio.drawing.paper.cards import card_pages, cards_sheet
from studio.drawing.paper.counters import counters_sheet
from studio.drawing.paper.instructions import instruction_pages, instructions_sheet
from studio.drawing.paper.key_grid import key_grid
from studio.drawing.paper.map_sheet import printed_sheet
from studio.drawing.paper.pages import Lay, Page, paged
from studio.drawing.paper.paper_sizes import PAPERS, Paper
from studio.drawing.paper.poster import poster
from studio.drawing.shapes.marks import Drawing

Picture = Literal["sheet", "blank", "keys", "cards", "counters", "instructions"]
"""What makes one picture."""
What = Picture | Literal["poster", "kit"]
_AT_HAND: Final[Mapping[str, str]] = {"A3": "A4", "A2": "A4", "A1": "A4", "Tabloid": "Letter"}
"""The paper for what is read in the hand, in a kit whose sheet goes on larger paper."""


def to_print(
    board: Board,
    what: Picture = "sheet",
    theme: Theme = ATLAS,
    *,
    hex_labels: bool = False,
    tongue: Tongue = ENGLISH,
) -> Drawing:
    """Return the drawing to print, at true scale.

    A blank sheet is the title, the rim and open hexes with their labels: nothing is on it yet
    that a legend or tables could explain. Keys, cards, counters and instructions have no hexes to label.
    Raises NothingToPrintError where there is nothing of the kind.
    """
    match what:
        case "keys":
            return key_grid(board, theme, tongue)
        case "cards":
            return cards_sheet(board, theme, tongue)
        case "counters":
            return counters_sheet(board, theme, tongue)
        case "instructions":
            return instructions_sheet(board, theme, tongue)
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
    """Return the pages to print: cards whole on each, the sheet cut over as many as it needs.

    A poster is one page whatever the size of the board's hexes.
    A kit is the sheet, the key grid and the cards where there are keys, the counters where cities appear,
    and the instructions. What is read in the hand goes on paper that can be held.
    """
    match what:
        case "kit":
            return _gathered(_kit(board, paper, theme, lay, tongue, hex_labels=hex_labels))
        case "poster":
            return paged(poster(board, paper, theme, lay, tongue), paper, lay=lay, tongue=tongue)
        case "cards":
            return card_pages(board, paper, theme, lay, tongue)
        case "instructions":
            return instruction_pages(board, paper, theme, lay, tongue)
    drawing = to_print(board, what, theme, hex_labels=hex_labels, tongue=tongue)
    return paged(drawing, paper, lay=lay, title=board.title, tongue=tongue)


def _kit(
    board: Board, paper: Paper, theme: Theme, lay: Lay, tongue: Tongue, *, hex_labels: bool
) -> Iterator[tuple[Page, ...]]:
    """Yield the pages of each thing in a kit."""
    yield pages_to_print(board, "sheet", paper, theme, lay, hex_labels=hex_labels, tongue=tongue)
    small = PAPERS[_AT_HAND.get(paper.name, paper.name)]
    keyed: tuple[What, ...] = ("keys", "cards") if board.key_scheme.all_keys else ()
    founded: tuple[What, ...] = ("counters",) if board.has_dynamic_cities else ()
    for what in (*keyed, *founded, "instructions"):
        yield pages_to_print(board, what, small, theme, lay, tongue=tongue)


def _gathered(parts: Iterator[tuple[Page, ...]]) -> tuple[Page, ...]:
    """Return the pages of a kit: those of the sheet in their places, the others in rows below them."""
    sheet = next(parts)
    columns, rows = (1 + max(page.place[way] for page in sheet) for way in (0, 1))
    others = [page for pages in parts for page in pages]
    across = max(columns, ceil(sqrt(rows * columns + len(others))))
    placed = (replace(page, place=(at % across, rows + at // across)) for at, page in enumerate(others))
    return (*sheet, *placed)
