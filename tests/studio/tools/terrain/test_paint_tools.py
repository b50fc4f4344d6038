"""The brush and the fill, driven without Qt."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.board.document import Board, new_board
from engine.board.places import CityRegion, Country, Water
from engine.board.terrain import FIRST_OWN, HILL, LAKE, OPEN, SEA, TerrainKind
from engine.edits.terrain import PaintTerrain
from engine.hexes.lattice import Hex, distance
from engine.hexes.sheet import Point, Sheet, Top
from studio.drawing.shapes.marks import Path
from studio.tools.gestures import Pointer, ToolSettings
from studio.tools.terrain.paint_tools import brush, fill
from studio.tools.terrain.paints import Body, Ground, Land, Zone, painting
from tests.studio.tools.hand import SHEET, USUAL, at, drag, edited, last, pointers

BOARD = new_board(SHEET)
INLAND = st.tuples(*(st.floats(0.2 * size, 0.8 * size) for size in SHEET.size_mm))


def terrain(board: Board, code: int) -> set[str]:
    return {SHEET.label(hex_) for hex_ in SHEET.hexes() if board.terrain_at(hex_) == code}


def test_a_click_paints_one_hex() -> None:
    assert terrain(edited(BOARD, drag(brush, BOARD, at("C3"))), HILL) == {"C3"}


def test_a_fast_drag_paints_every_hex_it_crossed() -> None:
    outcome = drag(brush, BOARD, at("C2"), at("C9"))
    assert terrain(edited(BOARD, outcome), HILL) == {f"C{number}" for number in range(2, 10)}


@given(st.lists(INLAND, min_size=2, max_size=6), st.sampled_from(["pointy", "flat"]))
def test_whatever_the_drag_its_hexes_hang_together(places: list[Point], top: Top) -> None:
    board = new_board(replace(SHEET, top=top))
    edit = drag(brush, board, *places).edit
    assert isinstance(edit, PaintTerrain)
    assert isinstance(edit.hexes, tuple)
    for place in places:
        hex_ = board.sheet.hex_under(*place)
        assert hex_ in edit.hexes
    for index, hex_ in enumerate(edit.hexes[1:], 1):
        assert min(distance(hex_, earlier) for earlier in edit.hexes[:index]) == 1


@pytest.mark.parametrize(("size", "count"), [(0, 1), (1, 7), (2, 19), (3, 37)])
def test_the_brush_paints_a_disc_of_its_size(size: int, count: int) -> None:
    board = edited(BOARD, drag(brush, BOARD, at("E6"), settings=ToolSettings(Ground(SEA), size)))
    assert len(terrain(board, SEA)) == count


def test_the_brush_stays_on_the_sheet() -> None:
    edit = drag(brush, BOARD, at("A1"), (-60.0, -60.0), settings=ToolSettings(Ground(SEA), 2)).edit
    assert isinstance(edit, PaintTerrain)
    assert all(hex_ in SHEET for hex_ in edit.hexes)


def test_shift_draws_straight_whatever_the_way_of_the_pointer() -> None:
    outcome = drag(brush, BOARD, at("C2"), at("H6"), at("C8"), shift=True)
    assert terrain(edited(BOARD, outcome), HILL) == {f"C{number}" for number in range(2, 9)}


def test_the_right_button_picks_the_terrain_up_and_paints_nothing() -> None:
    board = PaintTerrain((SHEET.hex_named("D4"),), LAKE).apply(BOARD)
    for tool in (brush, fill):
        outcome = drag(tool, board, at("D4"), button="right")
        assert (outcome.paint, outcome.edit) == (Ground(LAKE), None)


def test_beside_the_sheet_there_is_nothing_to_pick_up() -> None:
    gesture = brush(BOARD, USUAL)
    next(gesture)
    with pytest.raises(StopIteration) as end:
        gesture.send(Pointer(-50, -50, "press", "right"))
    assert end.value.value.paint is None


def test_the_preview_of_a_stroke_is_one_area_over_all_its_hexes() -> None:
    shown, outcome = last(brush(BOARD, USUAL), pointers(at("C2"), at("C5")))
    assert isinstance(outcome.edit, PaintTerrain)
    (area,) = shown
    assert isinstance(area, Path)
    assert len(area.steps) == 7 * len(outcome.edit.hexes)


def test_hovering_shows_the_brush_and_closing_leaves_nothing_behind() -> None:
    gesture = brush(BOARD, ToolSettings(Ground(HILL), 1))
    assert next(gesture) == ()
    assert len(gesture.send(Pointer(*at("C3")))) == 1
    assert gesture.send(Pointer(-90, -90)) == ()
    gesture.close()
    assert terrain(BOARD, HILL) == set()


def test_fill_paints_the_patch_and_nothing_beyond_it() -> None:
    wall = tuple(SHEET.hex_at(5, row) for row in range(SHEET.rows))
    board = PaintTerrain(wall, HILL).apply(BOARD)
    filled = edited(board, drag(fill, board, at("C2"), settings=ToolSettings(Ground(SEA))))
    assert terrain(filled, HILL) == {SHEET.label(hex_) for hex_ in wall}
    west = {SHEET.label(SHEET.hex_at(column, row)) for column in range(5) for row in range(SHEET.rows)}
    assert terrain(filled, SEA) == west


def test_fill_works_on_the_hex_where_the_button_is_let_go() -> None:
    board = PaintTerrain((SHEET.hex_named("D4"),), LAKE).apply(BOARD)
    filled = edited(board, drag(fill, board, at("A1"), at("D4"), settings=ToolSettings(Ground(SEA))))
    assert terrain(filled, SEA) == {"D4"}
    assert terrain(filled, OPEN) == terrain(board, OPEN)


def test_fill_beside_the_sheet_changes_nothing() -> None:
    assert edited(BOARD, drag(fill, BOARD, (-90.0, -90.0), settings=ToolSettings(Ground(SEA)))) is BOARD


def test_a_large_sheet_is_filled_whole() -> None:
    board = new_board(Sheet(60, 26))
    filled = edited(board, drag(fill, board, at("B2", board.sheet), settings=ToolSettings(Ground(SEA))))
    assert (filled.terrain == SEA).all()


def test_what_is_painted_is_named_as_the_board_calls_it() -> None:
    board = new_board(
        SHEET,
        kinds=(TerrainKind("m", "marsh", 2),),
        countries=(Country("Wales"),),
        waters=(Water("Bay", ()),),
        city_regions=(CityRegion("East", ()),),
    )
    paints = (Ground(FIRST_OWN), Land(1), Body(1), Zone(1), Ground(HILL), Land(0))
    told = [str(painting(board, paint, (Hex(0, 0),)).label) for paint in paints]
    assert told[:4] == ["Paint marsh", "Paint Wales", "Paint Bay", "Paint East"]
    assert told[4:] == ["Paint hill", "Paint country"]
