"""Journeys of drawing: paint, see a finding come and go, rivers, towns, fixes."""

import math

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.board.document import new_board
from engine.board.lines import SideLine
from engine.board.terrain import HILL, OPEN, SEA
from engine.edits.terrain import PaintTerrain
from engine.hexes.lattice import Hex, neighbours
from engine.hexes.sheet import Sheet
from engine.hexes.sides import side_of, sides_of
from studio.tools.selection import Selection
from tests.journeys import hands
from tests.journeys.designer import Designer


def test_a_finding_of_a_river_selects_the_river(designer: Designer) -> None:
    sheet = Sheet(12, 9)
    wye = SideLine("river", "Wye", sides_of(sheet.hex_named("D5"))[:3])
    sea = PaintTerrain((sheet.hex_named("D5"), *neighbours(sheet.hex_named("D5"))), SEA)
    designer.answers.board = sea.apply(new_board(sheet, lines=(wye,)))
    designer.chooses("new")
    designer.picks_finding("S103")
    assert designer.window.session.selection == Selection(wye)


def test_sea_painted_under_a_town_is_found_and_undone(at_severn: Designer) -> None:
    before = at_severn.board
    assert "T102" not in at_severn.codes
    at_severn.takes("brush", SEA)
    at_severn.drags("V38", "V34")
    assert at_severn.terrain("V35") == SEA
    assert at_severn.board != before
    assert at_severn.is_modified
    assert "T102" not in at_severn.codes
    at_severn.clicks("T23")
    assert at_severn.terrain("T23") == SEA
    assert "T102" in at_severn.codes
    at_severn.undoes()
    assert "T102" not in at_severn.codes
    at_severn.undoes()
    assert at_severn.board == before
    assert not at_severn.is_modified


def test_a_fast_drag_paints_every_hex_it_crosses(at_severn: Designer) -> None:
    at_severn.takes("brush", HILL)
    at_severn.drags("T32", "T40")
    assert [at_severn.terrain(f"T{number}") for number in range(32, 41)] == [HILL] * 9
    at_severn.waits_for(lambda: at_severn.window.commands["undo"].text() == "&Undo Paint hill")


def test_undo_while_a_button_is_held_drops_that_stroke_alone_and_redo_finishes_it(
    at_severn: Designer,
) -> None:
    untouched = at_severn.board
    at_severn.takes("brush", HILL)
    at_severn.drags("T32", "T34", "T36", pressing="Ctrl+Z")
    assert at_severn.board is untouched
    assert not at_severn.is_modified
    at_severn.drags("T32", "T34")
    one = at_severn.board
    at_severn.drags("V32", "V34", "V36", pressing="Ctrl+Z")
    assert at_severn.board is one
    at_severn.undoes()
    assert at_severn.board == untouched
    at_severn.drags("V32", "V34", "V36", pressing="Ctrl+Y")
    assert [at_severn.terrain(f"V{number}") for number in (32, 34, 36)] == [HILL, HILL, OPEN]


@pytest.mark.parametrize("tool", ["river", "crossing", "ferry"])
def test_the_first_click_shows_before_the_pointer_moves_and_undo_takes_it_back(
    at_severn: Designer, tool: str
) -> None:
    before, hand = at_severn.board, at_severn.window.editor_view.hand
    at_severn.takes(tool)
    begun = at_severn.hint
    cardiff = at_severn.board.sheet.label(at_severn.town("Cardiff").hex)
    at_severn.clicks(cardiff)
    assert hand.preview
    assert at_severn.hint != begun
    at_severn.undoes()
    assert (at_severn.hint, at_severn.board) == (begun, before)
    assert not at_severn.window.commands["undo"].isEnabled()


def test_the_right_button_picks_the_terrain_up(at_severn: Designer) -> None:
    at_severn.takes("brush", SEA)
    at_severn.clicks("A16", button="right")
    at_severn.clicks("T36")
    assert at_severn.terrain("T36") == HILL


def test_a_river_is_dragged_along_sides_and_erased_with_alt(at_severn: Designer) -> None:
    sheet = at_severn.board.sheet
    start = sheet.hex_named("X34")
    corners = [sheet.outline_mm(start)[at] for at in (4, 5, 0, 1)]
    drawn = {side_of(start, direction) for direction in (5, 0, 1)}
    assert not drawn & at_severn.board.rivers
    at_severn.takes("river")
    at_severn.drags(*corners)
    assert drawn <= at_severn.board.rivers
    at_severn.drags(*corners, alt=True)
    assert not drawn & at_severn.board.rivers
    at_severn.undoes()
    assert drawn <= at_severn.board.rivers


def test_a_town_clicked_with_the_town_tool_is_named_as_one_just_placed(at_severn: Designer) -> None:
    at_severn.takes("town")
    at_severn.clicks(at_severn.board.sheet.label(at_severn.town("Bath").hex))
    at_severn.names_it("Aalborg")
    assert "Aalborg" in at_severn.board.towns_by_name
    assert "Bath" not in at_severn.board.towns_by_name
    assert at_severn.window.editor_view.tool == "town"


def test_a_town_is_placed_named_and_taken_back(at_severn: Designer) -> None:
    count = len(at_severn.board.towns)
    at_severn.takes("town")
    at_severn.clicks("X34")
    at_severn.names_it("Warminster")
    assert at_severn.town("Warminster").hex == at_severn.hex("X34")
    at_severn.undoes()
    at_severn.undoes()
    assert len(at_severn.board.towns) == count
    assert "Warminster" not in at_severn.board.towns_by_name


def test_what_is_selected_is_removed_with_delete_and_comes_back(at_severn: Designer) -> None:
    bath = at_severn.town("Bath")
    at_severn.takes("select")
    at_severn.clicks(at_severn.board.sheet.label(bath.hex))
    assert at_severn.window.session.selection == Selection(bath)
    at_severn.chooses("delete")
    assert bath not in at_severn.board.towns
    at_severn.undoes()
    assert bath in at_severn.board.towns


def test_the_place_of_a_finding_is_pointed_at_no_longer_once_it_is_cured_in_any_way(
    at_severn: Designer,
) -> None:
    at_severn.takes("brush", SEA)
    at_severn.clicks("T23")
    beacon = at_severn.window.editor_view.canvas.beacon
    assert at_severn.picks_finding("T102").hexes == beacon.hexes != ()
    at_severn.undoes()
    at_severn.waits_for(lambda: "T102" not in at_severn.codes)
    assert beacon.hexes == ()


def test_a_fix_from_the_dock_is_one_step_that_undo_takes_back(at_severn: Designer) -> None:
    at_severn.takes("brush", SEA)
    at_severn.clicks("T23")
    in_sea = at_severn.board
    finding = at_severn.picks_finding("T102")
    assert at_severn.window.editor_view.canvas.beacon.hexes == finding.hexes
    (button, *_) = at_severn.window.editor_view.findings.details.buttons
    at_severn.brings_to_front(button)
    hands.point(button)
    chart, beacon = at_severn.window.editor_view.canvas.chart, at_severn.window.editor_view.canvas.beacon
    assert at_severn.board == in_sea
    after = finding.fixes[0].edit.apply(in_sea)
    assert chart.board == after
    (was, now) = (each.towns_by_name["Cardiff"].hex for each in (in_sea, after))
    assert set(beacon.hexes) == {was, now}
    at_severn.leaves_the_map()
    assert chart.board == in_sea
    assert beacon.hexes == finding.hexes
    title = button.text()
    at_severn.applies_first_fix()
    assert "T102" not in at_severn.codes
    chosen = at_severn.window.editor_view.findings.chosen
    assert chosen is not None
    assert beacon.hexes == chosen.hexes != finding.hexes
    assert at_severn.window.session.history.undoText() == title == finding.fixes[0].title
    at_severn.undoes()
    assert at_severn.board == chart.board == in_sea


def test_escape_drops_a_stroke_that_is_under_way(at_severn: Designer) -> None:
    before = at_severn.board
    at_severn.takes("brush", HILL)
    at_severn.drags("T32", "T40", pressing="Esc")
    assert at_severn.board is before


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(column=st.integers(0, 39), row=st.integers(0, 30), notches=st.integers(-5, 9))
def test_the_wheel_keeps_the_hex_under_the_pointer(
    at_severn: Designer, column: int, row: int, notches: int
) -> None:
    at_severn.chooses("zoom-fit")
    hex_: Hex = at_severn.board.sheet.hex_at(column, row)
    label = at_severn.board.sheet.label(hex_)
    before = at_severn.px(label)
    at_severn.turns_wheel(label, notches)
    after = at_severn.px(label)
    # The pointer stands on a whole pixel, up to half of one next to the hex's middle.
    assert math.dist((before.x(), before.y()), (after.x(), after.y())) <= 6


def test_going_to_open_ground_again_leaves_nothing_behind(at_severn: Designer) -> None:
    before = at_severn.board
    ground = at_severn.terrain("X34")
    assert ground == OPEN
    at_severn.takes("brush", HILL)
    at_severn.clicks("X34")
    at_severn.takes("brush", OPEN)
    at_severn.clicks("X34")
    assert at_severn.board == before
    assert not at_severn.is_modified
