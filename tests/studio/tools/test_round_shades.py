"""Shading where cities may appear in a round (TC.gm2)."""

import pytest

from engine.board.city_rules import DynamicCities, Eligible, OpenColumns
from engine.board.document import new_board
from engine.hexes.sheet import Sheet
from studio.drawing.shapes.marks import Path, Text
from studio.tools.round_shades import round_shaded

RULE = DynamicCities(eligible=Eligible(regions=(OpenColumns((2, 3), 7, 2),)))
"""Columns 7 and 8 in round 2, two more in round 3; none in others."""


@pytest.mark.parametrize(
    ("round_", "legend", "shades"),
    [
        (1, ["Round 1: no city can appear."], 0),
        (2, ["Round 2: cities may appear in 8 hexes", "Darker: 8 hexes open in this round"], 1),
        (3, ["Round 3: cities may appear in 16 hexes", "Darker: 8 hexes open in this round"], 2),
    ],
)
def test_hexes_of_a_round_are_shaded_with_a_legend(round_: int, legend: list[str], shades: int) -> None:
    marks = round_shaded(new_board(Sheet(8, 4)), RULE, round_)
    assert [mark.text for mark in marks if isinstance(mark, Text)] == legend
    assert sum(isinstance(mark, Path) for mark in marks) == shades
