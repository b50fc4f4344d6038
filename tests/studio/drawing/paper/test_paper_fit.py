"""The largest hexes for a paper: with all that is printed, or else the map alone."""

import pytest

from engine.board.document import new_board
from engine.hexes.labels import LabelScheme, usual_blocks
from engine.hexes.sheet import Sheet
from studio.drawing.paper.paper_fit import Fit, fit_of, fits, with_hexes
from studio.drawing.paper.paper_sizes import PAPERS
from tests.shipped import shipped

A4 = PAPERS["A4"]


def test_a_blank_sheet_has_the_same_hexes_with_what_is_printed_below_or_without() -> None:
    board = new_board(Sheet(20, 14), title="Blank")
    fit = fit_of(board, A4)
    assert fit is not None
    assert fit.whole is not None
    assert fit.alone >= fit.whole
    assert fits(with_hexes(board, fit.whole), A4)
    assert not fits(with_hexes(board, fit.whole + 0.1), A4)
    assert not fits(with_hexes(board, fit.alone + 0.1), A4, tables=False)


@pytest.mark.parametrize(("name", "paper"), [("severn", "A4"), ("ireland", "A3")])
def test_the_largest_that_fit_are_found_though_smaller_ones_do_not(name: str, paper: str) -> None:
    board = shipped(name)
    fit = fit_of(board, PAPERS[paper])
    assert fit is not None
    assert fit.whole is not None
    assert fits(with_hexes(board, fit.whole), PAPERS[paper])
    smaller = [mm / 2 for mm in range(4, int(2 * fit.whole))]
    assert not all(fits(with_hexes(board, mm), PAPERS[paper]) for mm in smaller), "or it is no such board"


def test_where_the_legend_has_no_room_the_map_alone_is_fitted() -> None:
    board = shipped("ireland")
    fit = fit_of(board, A4)
    assert fit is not None
    assert fit.whole is None
    assert fits(with_hexes(board, fit.alone), A4, tables=False)
    assert not fits(with_hexes(board, fit.alone + 0.1), A4, tables=False)


def test_too_many_hexes_fit_no_paper() -> None:
    labels = LabelScheme(blocks=usual_blocks(300, 300))
    assert fit_of(new_board(Sheet(300, 300, labels=labels)), A4) is None


def test_a_sheet_of_few_hexes_is_no_larger_than_hexes_are() -> None:
    assert fit_of(new_board(Sheet(1, 1)), PAPERS["A1"]) == Fit(100.0, 100.0)
