"""What is said of the pages: to be cut and glued only where they are."""

from engine.board.document import new_board
from engine.hexes.sheet import Sheet
from studio.drawing.paper.pages import Page
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.marks import Drawing
from studio.windows.printing.print_words import told


def page(column: int, row: int, *part: float) -> Page:
    return Page((column, row), Drawing(210.0, 297.0, ()), Box(*part))


def said(*pages: Page) -> str:
    return told(new_board(Sheet(8, 6)), "sheet", pages, "A4")


def test_pages_that_overlap_are_cut() -> None:
    assert "overlap by 12 mm" in said(page(0, 0, 0, 0, 100, 100), page(0, 1, 0, 88, 100, 180))
    assert "overlap by 12 mm" in said(page(0, 0, 0, 0, 100, 100), page(1, 0, 88, 0, 180, 100))


def test_a_legend_on_a_page_of_its_own_is_not_cut_nor_a_single_page() -> None:
    words = said(page(0, 0, 0, 0, 100, 100), page(0, 1, 0, 102, 100, 180))
    assert "overlap" not in words
    assert "Nothing is cut" in words
    assert "cut" not in said(page(0, 0, 0, 0, 100, 100))
