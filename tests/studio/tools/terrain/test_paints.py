"""Every painting tool with every paint: what it touches, and what it leaves alone."""

from dataclasses import replace

import pytest

from engine.board.document import Board, new_board
from engine.board.lines import SideLine
from engine.board.places import CityRegion, Country, Town, Water
from engine.board.terrain import HILL, LAKE, OFF, OPEN, SEA, TerrainKind
from engine.edits.terrain import PaintCountry, PaintTerrain
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet, Shifted, Top
from studio.drawing.shapes.marks import Path
from studio.tools.gestures import Pointer, Tool, ToolSettings
from studio.tools.outlines import edged, outlined
from studio.tools.selection import Selection
from studio.tools.terrain.paint_tools import brush, fill, rectangle, stroke
from studio.tools.terrain.paints import Body, Ground, Land, Paint, Zone, is_known, takes_away
from tests.studio.tools.hand import SHEET, at, drag, edited

PAINTERS: tuple[Tool, ...] = (brush, stroke, rectangle, fill)
PAINTS: tuple[Paint, ...] = (Ground(SEA), Land(1), Body(1), Zone(1))
LAYER = {Ground: "terrain", Land: "country", Body: "waters", Zone: "city_regions"}


def hexes(*labels: str) -> tuple[Hex, ...]:
    return tuple(SHEET.hex_named(label) for label in labels)


def full_board() -> Board:
    board = new_board(
        SHEET,
        countries=(Country("Wales"), Country("England")),
        waters=(Water("Sea", hexes("B2")), Water("Bay", ())),
        city_regions=(CityRegion("East", hexes("C5")),),
        kinds=(TerrainKind("m", "marsh"),),
        towns=(Town("Ross", hexes("C3")[0], ("11",)),),
        lines=(SideLine("river", "Wye", (SHEET.side_named("C3.E"),)),),
    )
    board = PaintTerrain(hexes("B2", "B3"), LAKE).apply(board)
    board = PaintTerrain(hexes("C4"), HILL).apply(board)
    return PaintCountry(hexes("C4", "C5"), 2).apply(board)


@pytest.mark.parametrize("tool", PAINTERS)
@pytest.mark.parametrize("paint", PAINTS)
def test_no_tool_overwrites_what_it_was_not_asked_to(tool: Tool, paint: Paint) -> None:
    before = full_board()
    after = edited(before, drag(tool, before, at("B2"), at("C5"), settings=ToolSettings(paint)))
    kept = {"terrain", "country", "waters", "city_regions"} - {LAYER[type(paint)]}
    assert all(getattr(after, name) is getattr(before, name) for name in kept)
    assert (after.towns, after.lines, after.kinds) == (before.towns, before.lines, before.kinds)


def test_a_stroke_is_straight_whatever_the_way_of_the_pointer() -> None:
    board = new_board(SHEET)
    after = edited(board, drag(stroke, board, at("C2"), at("H6"), at("C8")))
    assert {SHEET.label(h) for h in SHEET.hexes() if after.terrain_at(h) == HILL} == {
        f"C{number}" for number in range(2, 9)
    }


@pytest.mark.parametrize("top", ["pointy", "flat"])
@pytest.mark.parametrize("shifted", ["odd", "even"])
def test_a_rectangle_is_of_columns_and_rows_in_every_layout(top: Top, shifted: Shifted) -> None:
    sheet = Sheet(12, 9, top, shifted)
    board = new_board(sheet)
    for start, end in ((sheet.hex_at(3, 2), sheet.hex_at(6, 5)), (sheet.hex_at(6, 2), sheet.hex_at(3, 5))):
        outcome = drag(rectangle, board, sheet.centre_mm(start), sheet.centre_mm(end))
        painted = {sheet.place_of(h) for h in sheet.hexes() if edited(board, outcome).terrain_at(h) == HILL}
        assert painted == {(column, row) for column in range(3, 7) for row in range(2, 6)}


def test_a_rectangle_ends_at_the_edge_of_the_sheet() -> None:
    board = new_board(SHEET)
    after = edited(board, drag(rectangle, board, at("H11"), (900.0, 900.0)))
    assert int((after.terrain == HILL).sum()) == 4
    assert drag(rectangle, board, (-90.0, -90.0), (-50.0, -50.0)).edit is not None


@pytest.mark.parametrize("tool", PAINTERS)
def test_the_right_button_picks_up_from_the_layer_in_hand(tool: Tool) -> None:
    board = full_board()
    for paint, place, found in (
        (Ground(SEA), "C4", Ground(HILL)),
        (Land(1), "C4", Land(2)),
        (Land(1), "A1", Land(0)),
        (Body(2), "B2", Body(1)),
        (Body(2), "B3", Body(0)),
    ):
        outcome = drag(tool, board, at(place), settings=ToolSettings(paint), button="right")
        assert (outcome.paint, outcome.edit) == (found, None)


def test_a_fill_with_a_country_stops_at_water_and_at_another_country() -> None:
    board = PaintTerrain(tuple(SHEET.hex_at(5, row) for row in range(9)), SEA).apply(new_board(SHEET))
    board = board.edited(countries=(Country("Wales"), Country("England")))
    board = PaintCountry(tuple(SHEET.hex_at(2, row) for row in range(9)), 2).apply(board)
    after = edited(board, drag(fill, board, at("C1"), settings=ToolSettings(Land(1))))
    assert int((after.country == 1).sum()) == 18


def test_a_fill_with_a_name_covers_the_whole_water() -> None:
    board = full_board()
    after = edited(board, drag(fill, board, at("B3"), settings=ToolSettings(Body(2))))
    assert after.waters == (Water("Sea", ()), Water("Bay", hexes("B2", "B3")))


def test_what_takes_away_is_dashed() -> None:
    for paint in (Ground(OFF), Land(0), Body(0), Zone(0), Ground(OPEN)):
        removes = paint != Ground(OPEN)
        assert takes_away(paint) is removes
        gesture = brush(full_board(), ToolSettings(paint))
        next(gesture)
        (shade,) = gesture.send(Pointer(*at("C3")))
        assert isinstance(shade, Path)
        assert shade.stroke is not None
        assert bool(shade.stroke.dash) is removes


def test_a_paint_is_known_to_the_boards_that_have_it() -> None:
    board, bare = full_board(), new_board(SHEET)
    for paint in (Ground(6), Land(2), Body(2), Zone(1)):
        assert is_known(board, paint)
        assert not is_known(bare, paint)


def test_an_area_is_traced_along_its_rim_alone() -> None:
    board = full_board()
    (rim,) = outlined(board, Selection(board.countries[1]))
    assert isinstance(rim, Path)
    assert len(rim.steps) == 2 * 10
    assert outlined(board, Selection(board.countries[0])) == ()
    assert outlined(board, Selection(Country("Gone"))) == ()
    everywhere = edged(board, board.terrain < 99)
    assert isinstance(everywhere[0], Path)
    assert len(everywhere[0].steps) == 2 * (4 * SHEET.columns + 4 * SHEET.rows - 2)


def test_a_kind_of_terrain_and_a_water_are_outlined_where_they_lie() -> None:
    board = full_board()
    painted = PaintTerrain(hexes("F6"), 6).apply(board)
    for thing in (painted.kinds[0], painted.waters[0], painted.city_regions[0]):
        (rim,) = outlined(painted, Selection(thing))
        assert isinstance(rim, Path)
        assert len(rim.steps) == 2 * 6
    assert outlined(board, Selection(replace(board.waters[0], hexes=()))) == ()
