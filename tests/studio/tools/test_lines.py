"""Lines along sides: what a drag follows, bridges, erases and selects."""

import math
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.board.document import Board, new_board
from engine.board.lines import LINE_KINDS, LineKind, SideLine
from engine.board.terrain import LAKE
from engine.edits.lines import DrawSides
from engine.edits.terrain import PaintTerrain
from engine.hexes.sheet import Point, Sheet
from engine.hexes.sides import Side, chains, corner_of, corners_of, sides_at, sides_of
from studio.drawing.shapes.marks import Circle, Path
from studio.tools.gestures import Outcome, Pointer, ToolSettings
from studio.tools.lines import draw_line, joining, splitting
from studio.tools.selection import Selection
from studio.tools.trails import CornerTrail, corner_under
from tests.studio.tools.hand import SHEET, USUAL, at, drag, edited

BOARD = new_board(SHEET)
LAYOUTS = [Sheet(12, 9, top, shifted) for top in ("pointy", "flat") for shifted in ("odd", "even")]
PLACES = st.tuples(st.floats(0, SHEET.size_mm[0]), st.floats(0, SHEET.size_mm[1]))


def corner(label: str, direction: int) -> Point:
    return SHEET.corner_mm(corner_of(SHEET.hex_named(label), direction))


def middle(name: str) -> Point:
    (x1, y1), (x2, y2) = SHEET.side_mm(SHEET.side_named(name))
    return (x1 + x2) / 2, (y1 + y2) / 2


def sides(outcome_edit: object) -> tuple[Side, ...]:
    assert isinstance(outcome_edit, DrawSides)
    return outcome_edit.sides


def names(drawn: tuple[Side, ...]) -> set[str]:
    return {SHEET.side_name(side) for side in drawn}


def test_a_drag_along_two_sides_draws_those_two() -> None:
    outcome = drag(draw_line, BOARD, corner("D4", 5), corner("D4", 0), corner("D4", 1))
    assert names(sides(outcome.edit)) == names((SHEET.side_named("D4.E"), SHEET.side_named("D4.SE")))


def click(place: Point, board: Board, before: Outcome | None = None, **how: Any) -> Outcome:
    """Click with the tool, or with what an outcome goes on with, on a board."""
    tool = draw_line if before is None or before.then is None else before.then.begin
    return drag(tool, board, place, **how)


def test_clicks_from_corner_to_corner_draw_the_way_between_them() -> None:
    start, turn, end = corner("D4", 5), corner("D4", 1), corner("D4", 3)
    first = click(start, BOARD)
    assert (first.edit, first.then is None) == (None, False)
    second = click(turn, BOARD, first)
    assert names(sides(second.edit)) == names(sides_of(SHEET.hex_named("D4"))[0:2])
    board = edited(BOARD, second)
    third = click(end, board, second)
    assert [line.sides for line in edited(board, third).lines] == [sides_of(SHEET.hex_named("D4"))[0:4]]
    assert third.selection is not None
    assert third.selection.thing == edited(board, third).lines[0]


@pytest.mark.parametrize("how", [{"button": "right"}, {"place": "again"}])
def test_the_right_button_or_a_second_click_ends_a_line(how: dict[str, str]) -> None:
    first = click(corner("D4", 5), BOARD)
    place = corner("D4", 5) if how.pop("place", "") else corner("D4", 1)
    assert click(place, BOARD, first, **how) == Outcome()


def test_between_clicks_the_way_to_the_pointer_is_shown() -> None:
    first = click(corner("D4", 5), BOARD)
    assert first.then is not None
    gesture = first.then.begin(BOARD, USUAL)
    next(gesture)
    way, dot = gesture.send(Pointer(*corner("D4", 2)))
    assert isinstance(way, Path)
    assert len(way.steps) == 4
    assert isinstance(dot, Circle)


def test_a_line_goes_on_with_the_one_selected_where_two_end() -> None:
    along = sides_of(SHEET.hex_named("D4"))
    one, other = SideLine("river", "Wye", along[:1]), SideLine("river", "Usk", along[2:3])
    board = new_board(SHEET, lines=(one, other))
    settings = replace(USUAL, subject=other)
    after = edited(board, drag(draw_line, board, corner("D4", 0), corner("D4", 1), settings=settings))
    assert [len(line.sides) for line in after.lines] == [1, 2]


def test_a_river_that_runs_past_the_end_of_another_does_not_become_a_part_of_it() -> None:
    around = sides_of(SHEET.hex_named("D4"))
    spoke = next(side for side in sides_at(corner_of(SHEET.hex_named("D4"), 1)) if side not in around)
    brook = SideLine("river", "Brook", (spoke,))
    board = new_board(SHEET, lines=(brook,))
    past = drag(draw_line, board, *(corner("D4", number) for number in (5, 0, 1, 2)))
    lines = edited(board, past).lines
    assert (lines[0], len(lines), len(lines[1].sides)) == (brook, 2, 3)
    onward = drag(draw_line, board, *(corner("D4", number) for number in (1, 2, 3)))
    assert [(line.name, len(line.sides)) for line in edited(board, onward).lines] == [("Brook", 3)]


def test_a_click_parts_a_line_at_the_corner_nearest_to_it() -> None:
    wye = SideLine("river", "Wye", sides_of(SHEET.hex_named("D4"))[:4])
    board = new_board(SHEET, lines=(wye,))
    outcome = drag(splitting(wye).begin, board, corner("D4", 1))
    assert [line.sides for line in edited(board, outcome).lines] == [wye.sides[:2], wye.sides[2:]]
    assert outcome.selection == Selection(SideLine("river", "", wye.sides[2:]))
    assert outcome.said == "Wye is now two rivers; the longer one keeps the name."


@pytest.mark.parametrize(("place", "named"), [(1, slice(1, None)), (3, slice(0, 3))])
def test_the_longer_part_of_a_line_keeps_the_name_and_the_other_is_selected(place: int, named: slice) -> None:
    wye = SideLine("river", "Wye", sides_of(SHEET.hex_named("D4"))[:4])
    board = new_board(SHEET, lines=(wye,))
    (joint,) = set(corners_of(wye.sides[place - 1])) & set(corners_of(wye.sides[place]))
    x_mm, y_mm = SHEET.corner_mm(joint)
    outcome = drag(splitting(wye).begin, board, (x_mm, y_mm))
    lines = edited(board, outcome).lines
    assert {line.name: line.sides for line in lines}["Wye"] == wye.sides[named]
    assert outcome.selection == Selection(next(line for line in lines if not line.name))


def test_a_line_of_one_side_cannot_be_parted() -> None:
    brook = SideLine("river", "Brook", sides_of(SHEET.hex_named("D4"))[:1])
    outcome = drag(splitting(brook).begin, new_board(SHEET, lines=(brook,)), corner("D4", 0))
    assert (outcome.edit, bool(outcome.said)) == (None, True)


def test_a_click_on_another_line_of_the_kind_joins_the_two() -> None:
    along = sides_of(SHEET.hex_named("D4"))
    upper, lower = SideLine("river", "Wye", along[:2]), SideLine("river", "", along[2:4])
    board = new_board(SHEET, lines=(upper, SideLine("border", "March", along[2:4]), lower))
    after = edited(board, drag(joining(upper).begin, board, middle("D4.SW")))
    assert after.lines == (SideLine("river", "Wye", along[:4]), board.lines[1])
    missed = drag(joining(upper).begin, board, at("H9"))
    assert missed.then is not None, "another click may hit"
    assert drag(missed.then.begin, board, middle("D4.SW")).edit is not None
    assert drag(joining(upper).begin, board, at("H9"), button="right") == Outcome()
    assert (missed.edit, bool(missed.said)) == (None, True)


def test_rivers_that_lie_apart_are_not_joined_but_through_a_lake_they_are() -> None:
    one = SideLine("river", "Ouse", (SHEET.side_named("D4.E"),))
    other = SideLine("river", "Cam", (SHEET.side_named("D6.E"),))
    board = new_board(SHEET, lines=(one, other))
    apart = drag(joining(one).begin, board, middle("D6.E"))
    assert (apart.edit, "do not meet" in str(apart.said)) == (None, True)
    lake = PaintTerrain((SHEET.hex_named("D5"), SHEET.hex_named("D6")), LAKE).apply(board)
    (joined,) = edited(lake, drag(joining(one).begin, lake, middle("D6.E"))).lines
    assert (joined.name, set(joined.sides)) == ("Ouse", {*one.sides, *other.sides})


@pytest.mark.parametrize("sheet", LAYOUTS)
@given(places=st.lists(PLACES, min_size=2, max_size=5))
def test_a_fast_drag_is_bridged_without_a_gap(sheet: Sheet, places: list[Point]) -> None:
    trail = CornerTrail(sheet, *places[0])
    for place in places[1:]:
        trail.go(*place)
    ends = [corner_under(sheet, *place) for place in (places[0], places[-1])]
    drawn = trail.sides
    touched = {end for side in drawn for end in corners_of(side)}
    inland = all(_is_inland(sheet, place) for place in places)
    if inland and ends[0] != ends[1]:
        assert set(ends) <= touched
        assert _hang_together(drawn)


def _is_inland(sheet: Sheet, place: Point) -> bool:
    width, height = sheet.size_mm
    rim = 2 * sheet.across_flats_mm
    return rim < place[0] < width - rim and rim < place[1] < height - rim


def _hang_together(drawn: tuple[Side, ...]) -> bool:
    reached, left = {drawn[0]}, set(drawn[1:])
    while near := {s for s in left if any(set(corners_of(s)) & set(corners_of(r)) for r in reached)}:
        reached |= near
        left -= near
    return not left


def test_a_straight_drag_stays_within_a_side_of_the_pointer() -> None:
    start, end = corner("B2", 1), corner("H10", 4)
    outcome = drag(draw_line, BOARD, start, end)
    length = math.dist(start, end)
    for side in sides(outcome.edit):
        for place in SHEET.side_mm(side):
            across = abs(
                (end[0] - start[0]) * (start[1] - place[1]) - (start[0] - place[0]) * (end[1] - start[1])
            )
            assert across / length <= SHEET.radius_mm


def test_going_back_takes_the_last_sides_off_again() -> None:
    way = [corner("D4", direction) for direction in (5, 0, 1, 2)]
    outcome = drag(draw_line, BOARD, *way, *reversed(way[1:3]))
    assert names(sides(outcome.edit)) == {"D4.E"}


def test_a_ring_around_a_hex_closes() -> None:
    way = [corner("D4", direction % 6) for direction in range(7)]
    outcome = drag(draw_line, BOARD, *way)
    assert set(sides(outcome.edit)) == set(sides_of(SHEET.hex_named("D4")))
    assert len(chains(sides(outcome.edit))) == 1


def test_alt_or_the_right_button_erases_only_the_kind_it_is_set_to() -> None:
    along = tuple(SHEET.side_named(name) for name in ("D4.E", "D4.SE"))
    board = new_board(SHEET, lines=(SideLine("river", "Wye", along), SideLine("border", "March", along)))
    way = [corner("D4", direction) for direction in (5, 0)]
    for how in ({"alt": True}, {"button": "right"}):
        after = edited(board, drag(draw_line, board, *way, **how))
        assert after.lines == (SideLine("river", "Wye", along[1:]), SideLine("border", "March", along))


def test_a_river_erased_in_its_middle_is_two_rivers_and_that_is_said() -> None:
    sides_ = tuple(SHEET.side_named(name) for name in ("D4.NE", "D4.E", "D4.SE", "D4.SW"))
    march = SideLine("border", "March", sides_)
    board = new_board(SHEET, lines=(SideLine("river", "Wye", sides_), march))
    outcome = drag(draw_line, board, middle("D4.E"), alt=True)
    after = edited(board, outcome)
    assert after.lines == (
        SideLine("river", "Wye", sides_[2:]),
        SideLine("river", "", sides_[:1]),
        march,
    )
    assert outcome.said == "Wye is now two rivers; the longer one keeps the name."
    assert outcome.edit is not None
    assert outcome.edit.label == "Erase river"
    at_its_end = drag(draw_line, board, middle("D4.NE"), alt=True)
    assert edited(board, at_its_end).lines == (SideLine("river", "Wye", sides_[1:]), march)
    assert at_its_end.said == ""
    lake = PaintTerrain((SHEET.hex_named("D4"),), LAKE).apply(board)
    through = drag(draw_line, lake, middle("D4.E"), alt=True)
    assert len(edited(lake, through).lines) == 2
    nameless = board.edited(lines=(SideLine("river", "", sides_),))
    assert drag(draw_line, nameless, middle("D4.E"), alt=True).said == "The river is now split into several."


def test_a_drawn_line_is_selected_as_it_then_stands() -> None:
    wye = SideLine("river", "Wye", (SHEET.side_named("D4.E"),))
    board = new_board(SHEET, lines=(wye,))
    outcome = drag(draw_line, board, corner("D4", 0), corner("D4", 1))
    after = edited(board, outcome)
    assert outcome.selection is not None
    assert outcome.selection.thing == after.lines[0]
    assert after.lines[0].name == "Wye"
    assert len(after.lines[0].sides) == 2


@pytest.mark.parametrize("kind", LINE_KINDS)
def test_the_kind_is_that_of_the_settings(kind: LineKind) -> None:
    settings = replace(USUAL, line_kind=kind)
    after = edited(BOARD, drag(draw_line, BOARD, corner("D4", 5), corner("D4", 0), settings=settings))
    assert [line.kind for line in after.lines] == [kind]


def test_sides_beside_the_sheet_are_left_out() -> None:
    assert drag(draw_line, BOARD, (-40.0, -40.0), (-60.0, -40.0)).edit is None
    outcome = drag(draw_line, BOARD, (-40.0, 30.0), at("D4"))
    assert all(SHEET.has_side(side) for side in sides(outcome.edit))


def test_hovering_shows_the_corner_and_dashes_the_side_that_would_go() -> None:
    gesture = draw_line(BOARD, ToolSettings())
    next(gesture)
    (dot,) = gesture.send(Pointer(*middle("D4.E")))
    (erased,) = gesture.send(Pointer(*middle("D4.E"), alt=True))
    assert isinstance(dot, Circle)
    assert isinstance(erased, Path)
    assert erased.stroke is not None
    assert erased.stroke.dash


def test_alt_takes_the_one_side_off_that_is_clicked() -> None:
    wye = SideLine("river", "Wye", sides_of(SHEET.hex_named("D4"))[:2])
    board = new_board(SHEET, lines=(wye,))
    after = edited(board, drag(draw_line, board, middle("D4.E"), alt=True))
    assert [line.sides for line in after.lines] == [wye.sides[1:]]
