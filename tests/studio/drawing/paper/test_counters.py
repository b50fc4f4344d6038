"""Counters and name slips for cities that appear during the game (TC)."""

from collections import Counter

import pytest

from studio.drawing.paper.counters import counters_sheet
from studio.drawing.paper.destinations import NothingToPrintError
from studio.drawing.paper.paper_sizes import PAPERS
from studio.drawing.paper.print_kinds import pages_to_print
from studio.drawing.shapes.marks import Text
from tests.shipped import shipped


def test_there_is_a_counter_for_each_city_and_a_slip_for_each_name() -> None:
    board = shipped("tcusa")
    drawing = counters_sheet(board)
    counters = Counter(layer.name for layer in drawing.layers if layer.name.startswith("counter "))
    players = board.players.best
    assert counters["counter 0"] == players
    assert {counters[f"counter {round_}"] for round_ in range(1, 15)} == {4}
    assert "counter 15" not in counters
    assert counters["counter S"] == 2 * players
    assert counters["counter T"] == counters["counter +"] == 12
    slips = [layer for layer in drawing.layers if layer.name == "slip"]
    words = [mark.text for layer in slips for mark in layer.marks if isinstance(mark, Text)]
    assert {"Q49  Washington", "O3  San Francisco"} <= set(words)
    assert words.count("Name") == 20


def test_they_go_on_one_page_and_into_the_kit() -> None:
    board = shipped("tcusa")
    (page,) = pages_to_print(board, "counters", PAPERS["A4"])
    assert any(layer.name == "counter 14" for layer in page.drawing.layers)
    parts = [pages_to_print(board, what, PAPERS["A4"]) for what in ("sheet", "counters", "instructions")]
    assert len(pages_to_print(board, "kit", PAPERS["A4"])) == sum(map(len, parts))


def test_a_board_without_such_cities_has_none() -> None:
    with pytest.raises(NothingToPrintError, match="No cities appear on this board"):
        counters_sheet(shipped("severn"))
