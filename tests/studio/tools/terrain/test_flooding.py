"""A fill reaches what hangs together, in all four layouts and whatever the shape."""

from collections.abc import Set
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.board.document import new_board
from engine.board.lines import SideLine
from engine.board.places import CityRegion, Country
from engine.board.terrain import OFF, SEA
from engine.edits.terrain import PaintTerrain
from engine.hexes.hex_arrays import Mask
from engine.hexes.labels import LabelScheme, usual_blocks
from engine.hexes.lattice import Hex, neighbours
from engine.hexes.sheet import Sheet, Shifted, Top
from engine.hexes.sides import Side, hexes_of, side_between, sides_of
from studio.drawing.shapes.marks import Path
from studio.tools.areas import hexes_in
from studio.tools.gestures import ToolSettings
from studio.tools.terrain.flooding import flooded
from studio.tools.terrain.paint_tools import MOST_IN_STROKE, MOST_SHADED, fill, patch_at, rectangle, stroke
from studio.tools.terrain.paints import Ground, Land, Zone, painting
from tests.studio.tools.hand import edited, last, pointers


def reached_one_by_one(sheet: Sheet, alike: Mask, start: Hex, closed: Set[Side]) -> set[Hex]:
    allowed = hexes_in(sheet, alike)
    found = [start]
    for hex_ in found:
        found += [
            near
            for near in neighbours(hex_)
            if near in allowed and near not in found and side_between(hex_, near) not in closed
        ]
    return set(found)


@given(
    st.sampled_from(["pointy", "flat"]),
    st.sampled_from(["odd", "even"]),
    st.integers(0, 2**32 - 1),
    st.floats(0.3, 1.0),
    st.floats(0.0, 0.6),
)
def test_runs_reach_what_single_steps_do(
    top: Top, shifted: Shifted, seed: int, share: float, shut: float
) -> None:
    chances = np.random.default_rng(seed)
    columns, rows = chances.integers(1, 13, 2).tolist()
    sheet = Sheet(columns, rows, top=top, shifted=shifted)
    alike = chances.random((rows, columns)) < share
    column, row = int(chances.integers(columns)), int(chances.integers(rows))
    alike[row, column] = True
    start = sheet.hex_at(column, row)
    sides = sorted({side for hex_ in sheet.hexes() for side in sides_of(hex_)})
    closed = {side for side in sides if chances.random() < shut}
    flood = hexes_in(sheet, flooded(sheet, alike, start, closed))
    assert flood == reached_one_by_one(sheet, alike, start, closed)


def test_countries_and_regions_are_filled_up_to_the_border_that_is_drawn_and_ground_is_not() -> None:
    sheet = Sheet(12, 9)
    west = {hex_ for hex_ in sheet.hexes() if sheet.place_of(hex_)[0] < 5}
    sides = {side for hex_ in west for side in sides_of(hex_)}
    border = tuple(
        side for side in sides if sheet.has_side(side) and len(west.intersection(hexes_of(side))) == 1
    )
    inland = tuple(side for side in border if all(hex_ in sheet for hex_ in hexes_of(side)))
    board = new_board(sheet, countries=(Country("Wales"),), lines=(SideLine("border", "", inland),))
    point = sheet.centre_mm(sheet.hex_at(1, 4))
    for paint, kept in ((Land(1), west), (Zone(1), west), (Ground(SEA), set(sheet.hexes()))):
        assert set(patch_at(board, sheet.hex_under(*point), paint)) == kept
    after = edited(board, last(fill(board, ToolSettings(Land(1))), pointers(point))[1])
    assert hexes_in(sheet, after.country == 1) == west
    open_ = board.edited(lines=(SideLine("border", "", inland[1:]),))
    assert len(patch_at(open_, sheet.hex_under(*point), Land(1))) == 12 * 9


@pytest.mark.parametrize("paint", [Land(2), Zone(2)])
def test_a_fill_takes_nothing_from_its_like_and_does_not_cross_what_is_off_the_map(
    paint: Land | Zone,
) -> None:
    sheet = Sheet(12, 9)
    columns = [[sheet.hex_at(column, row) for row in range(9)] for column in range(12)]
    first = tuple(hex_ for column in columns[:3] for hex_ in column)
    ground = new_board(
        sheet,
        countries=(Country("Wales"), Country("Mercia")),
        city_regions=(CityRegion("West", ()), CityRegion("East", ())),
    )
    board = PaintTerrain(tuple(columns[7]), OFF).apply(
        painting(ground, replace(paint, number=1), first).apply(ground)
    )
    patch = patch_at(board, columns[4][4], paint)
    assert set(patch) == {hex_ for column in columns[3:7] for hex_ in column}
    assert set(patch_at(board, columns[0][0], paint)) == set(first)


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


@pytest.mark.parametrize(("far", "size", "is_traced"), [(100, 0, False), (100, 2, True), (20, 3, False)])
def test_a_long_and_broad_stroke_is_shown_by_its_rim(far: int, size: int, is_traced: bool) -> None:
    sheet = Sheet(130, 130, labels=LabelScheme(blocks=usual_blocks(130, 130)))
    board = new_board(sheet)
    ends = [sheet.centre_mm(sheet.hex_at(*place)) for place in ((5, 20), (5 + far, 20))]
    (shown,), outcome = last(stroke(board, ToolSettings(Ground(SEA), size=size)), pointers(*ends))
    painted = np.count_nonzero(edited(board, outcome).terrain == SEA)
    assert isinstance(shown, Path)
    assert (painted > MOST_IN_STROKE) == is_traced
    # The outline of each hex takes seven steps; the rim has fewer.
    assert (len(shown.steps) < 7 * painted) == is_traced
