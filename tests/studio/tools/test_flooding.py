"""A fill reaches what hangs together, in all four layouts and whatever the shape."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.board.document import new_board
from engine.board.terrain import SEA
from engine.hexes.labels import LabelScheme, usual_blocks
from engine.hexes.lattice import Hex, neighbours
from engine.hexes.many import Mask
from engine.hexes.sheet import Sheet, Shifted, Top
from studio.drawing.marks import Path
from studio.tools.areas import hexes_in
from studio.tools.flooding import flooded
from studio.tools.gestures import ToolSettings
from studio.tools.paints import Ground
from studio.tools.terrain import MOST_SHADED, rectangle
from tests.studio.tools.hand import edited, last, pointers


def reached_one_by_one(sheet: Sheet, alike: Mask, start: Hex) -> set[Hex]:
    allowed = hexes_in(sheet, alike)
    found = [start]
    for hex_ in found:
        found += [near for near in neighbours(hex_) if near in allowed and near not in found]
    return set(found)


@given(
    st.sampled_from(["pointy", "flat"]),
    st.sampled_from(["odd", "even"]),
    st.integers(0, 2**32 - 1),
    st.floats(0.3, 0.95),
)
def test_runs_reach_what_single_steps_do(top: Top, shifted: Shifted, seed: int, share: float) -> None:
    chances = np.random.default_rng(seed)
    columns, rows = chances.integers(1, 13, 2).tolist()
    sheet = Sheet(columns, rows, top=top, shifted=shifted)
    alike = chances.random((rows, columns)) < share
    column, row = int(chances.integers(columns)), int(chances.integers(rows))
    alike[row, column] = True
    start = sheet.hex_at(column, row)
    assert hexes_in(sheet, flooded(sheet, alike, start)) == reached_one_by_one(sheet, alike, start)


@pytest.mark.parametrize("side", [50, 120])
def test_a_large_rectangle_is_shown_by_its_rim(side: int) -> None:
    sheet = Sheet(130, 130, labels=LabelScheme(blocks=usual_blocks(130, 130)))
    board = new_board(sheet)
    is_traced = side**2 > MOST_SHADED
    ends = [sheet.centre_mm(sheet.hex_at(*place)) for place in ((0, 0), (side - 1, side - 1))]
    (shown,), outcome = last(rectangle(board, ToolSettings(Ground(SEA))), pointers(*ends))
    assert isinstance(shown, Path)
    assert (len(shown.steps) < 20 * side) == is_traced
    assert np.count_nonzero(edited(board, outcome).terrain == SEA) == side**2
