"""T117: a large lake at the rim is meant as one where ships sail on one, or the map has sea as well."""

import pytest

from engine.board.document import Board, new_board
from engine.board.places import Town
from engine.board.terrain import LAKE, SEA
from engine.checks.towns.lookalikes import LakeForSea
from engine.edits.terrain import PaintTerrain
from engine.hexes.sheet import Sheet

SHEET = Sheet(20, 10)
TOP_ROWS = [hex_ for hex_ in SHEET.hexes() if SHEET.place_of(hex_)[1] < 2]
BELOW = next(hex_ for hex_ in SHEET.hexes() if SHEET.place_of(hex_) == (4, 2))
CORNER = next(hex_ for hex_ in SHEET.hexes() if SHEET.place_of(hex_) == (9, 9))


def shore(*, port: bool, sea: bool) -> Board:
    board = PaintTerrain(tuple(TOP_ROWS), LAKE).apply(new_board(SHEET, title="Shore"))
    if sea:
        board = PaintTerrain((CORNER,), SEA).apply(board)
    return board.edited(towns=(Town("Quay", BELOW, ("11",), port=port),))


@pytest.mark.parametrize(
    ("port", "sea", "count"), [(True, False, 0), (False, False, 1), (True, True, 0), (False, True, 0)]
)
def test_a_lake_at_the_rim_is_meant_as_one_where_there_are_ports_or_sea(
    port: bool, sea: bool, count: int
) -> None:
    assert len(list(LakeForSea().find(shore(port=port, sea=sea)))) == count
