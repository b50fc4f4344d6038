"""Edits make new boards, share what they do not touch, and say so when nothing changes."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.board.document import Board, new_board
from engine.board.lines import SideLine
from engine.board.places import Ferry, Special, Town
from engine.board.terrain import HILL, OFF, OPEN, SEA
from engine.edits.document import SetField
from engine.edits.lines import DrawSides, EraseSides, RemoveLine, ReplaceLine
from engine.edits.protocol import Edit, Foreseen, Several
from engine.edits.terrain import PaintCountry, PaintTerrain
from engine.edits.towns import ChangeTown, PlaceTown, RemoveTown
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from engine.hexes.sides import Side, chains, corners_of, sides_at

SHEET = Sheet(8, 6)


def board_with(*towns: Town, **fields: object) -> Board:
    return new_board(SHEET, towns=towns, **fields)


def at(label: str) -> Hex:
    return SHEET.hex_named(label)


def side(name: str) -> Side:
    return SHEET.side_named(name)


def test_painting_changes_only_the_terrain_of_those_hexes() -> None:
    before = board_with()
    after = PaintTerrain((at("A2"), at("B3")), HILL).apply(before)
    assert {SHEET.label(h) for h in SHEET.hexes() if after.terrain_at(h) == HILL} == {"A2", "B3"}
    assert after.country is before.country
    assert before.terrain_at(at("A2")) == OPEN


def test_an_edit_that_changes_nothing_returns_the_same_board() -> None:
    town = Town("Ross", at("B2"))
    board = board_with(town)
    idle: list[Edit] = [
        PaintTerrain((at("A1"),), OPEN),
        PaintTerrain((Hex(-9, -9),), SEA),
        PaintTerrain((at("A1"),), 99),
        PaintCountry((at("A1"),), 0),
        PaintCountry((at("A1"),), 1),
        EraseSides((side("A1.E"),)),
        ReplaceLine(SideLine("river", "Wye", ()), SideLine("river", "Usk", ())),
        PlaceTown(town),
        PlaceTown(Town("Off", Hex(-9, -9))),
        RemoveTown(Town("Nowhere", at("C3"))),
        ChangeTown(town, town),
        ChangeTown(town, replace(town, hex=Hex(-9, -9))),
        ChangeTown(Town("Nowhere", at("C3")), town),
        DrawSides("river", (Side(Hex(-9, -9), 0),)),
        SetField("title", ""),
        Several("Nothing", ()),
    ]
    for edit in idle:
        assert edit.apply(board) is board, edit


def test_layers_cannot_be_written_to() -> None:
    board = PaintTerrain((at("A1"),), HILL).apply(board_with())
    with pytest.raises(ValueError, match="read-only"):
        board.terrain[0, 0] = SEA
    with pytest.raises(ValueError, match="read-only"):
        Board(SHEET, np.zeros((6, 8), np.uint8), board.country)
    with pytest.raises(ValueError, match="shape"):
        new_board(SHEET, terrain=new_board(Sheet(2, 2)).terrain)


def test_boards_are_equal_by_value() -> None:
    one, two = board_with(title="Wye"), board_with(title="Wye")
    assert one == two
    assert PaintTerrain((at("A1"),), HILL).apply(one) != two
    assert SetField("title", "Usk").apply(one) != two


def test_off_the_sheet_everything_is_off_the_map() -> None:
    board = board_with()
    assert board.terrain_at(Hex(-1, -1)) == OFF
    assert board.country_at(Hex(-1, -1)) is None
    assert not board.on_map(Hex(-1, -1))


def test_a_river_grows_from_the_line_it_touches_and_stays_in_order() -> None:
    board = DrawSides("river", (side("B2.E"),), "Wye").apply(board_with())
    board = DrawSides("river", (side("B2.NE"),)).apply(board)
    (river,) = board.lines
    assert river.name == "Wye"
    assert len(river.sides) == 2
    assert len(chains(river.sides)) == 1
    far = DrawSides("river", (side("E6.E"),)).apply(board)
    assert [line.name for line in far.lines] == ["Wye", ""]


def test_drawing_over_a_river_again_adds_no_side_twice() -> None:
    board = DrawSides("river", (side("B2.E"), side("B2.E"), side("B2.SE"))).apply(board_with())
    assert DrawSides("river", (side("B3.W"),)).apply(board) is board
    assert len(board.lines[0].sides) == 2
    closed = DrawSides("closed", (side("B2.E"),)).apply(board)
    assert closed.closed_sides == {side("B2.E")}
    assert closed.rivers == board.rivers


def test_erasing_all_of_a_river_removes_it() -> None:
    board = DrawSides("river", (side("B2.E"), side("B2.SE"))).apply(board_with())
    less = EraseSides((side("B2.E"),)).apply(board)
    assert less.rivers == {side("B2.SE")}
    assert EraseSides((side("B2.SE"),), "closed").apply(less) is less
    assert EraseSides((side("B2.SE"),), "river").apply(less).lines == ()


def test_removing_a_line_leaves_another_on_the_same_sides() -> None:
    one, two = (SideLine("river", name, (side("B2.E"),)) for name in ("One", "Two"))
    board = board_with(lines=(one, two))
    assert RemoveLine(one).apply(board).lines == (two,)
    assert RemoveLine(SideLine("border", "One", one.sides)).apply(board) is board


def test_ferries_and_specials_follow_a_renamed_town() -> None:
    hull, paull = Town("Hull", at("A1"), port=True), Town("Paull", at("A3"), port=True)
    ferry = Ferry("Humber", ("Hull", "Paull"), (at("A2"),))
    special = Special("1", "North", towns=("Paull", "Hull"))
    board = board_with(hull, paull, ferries=(ferry,), specials=(special,))
    renamed = ChangeTown(hull, replace(hull, name="Kingston upon Hull")).apply(board)
    assert renamed.ferries[0].ports == ("Kingston upon Hull", "Paull")
    assert renamed.specials[0].towns == ("Paull", "Kingston upon Hull")
    assert renamed.towns_by_name.keys() == {"Kingston upon Hull", "Paull"}


def test_renaming_one_of_two_namesakes_leaves_the_ferry_alone() -> None:
    one, two = Town("Newport", at("A1")), Town("Newport", at("A3"))
    ferry = Ferry("Usk", ("Newport", "Newport"), ())
    board = ChangeTown(one, replace(one, name="Casnewydd")).apply(board_with(one, two, ferries=(ferry,)))
    assert board.ferries == (ferry,)


def test_a_town_that_loses_its_name_and_gets_it_back_keeps_its_ferry() -> None:
    hull, paull = Town("Hull", at("A1"), port=True), Town("Paull", at("A3"), port=True)
    ferry = Ferry("Humber", ("Hull", "Paull"), ())
    board = board_with(hull, paull, ferries=(ferry,))
    for other in ("", "Paull"):
        lost = replace(hull, name=other)
        there = ChangeTown(hull, lost).apply(board)
        assert there.ferries == (ferry,)
        assert ChangeTown(lost, hull).apply(there) == board


def test_a_tributary_is_a_river_of_its_own() -> None:
    course = (side("B2.E"), side("B2.SE"), side("B2.SW"))
    wye = DrawSides("river", course, "Wye").apply(board_with())
    (inner,) = set(corners_of(course[0])) & set(corners_of(course[1]))
    (arm,) = set(sides_at(inner)) - set(course)
    assert [(line.name, line.sides) for line in DrawSides("river", (arm,)).apply(wye).lines] == [
        ("Wye", wye.lines[0].sides),
        ("", (arm,)),
    ]


def test_a_river_that_runs_past_the_end_of_another_is_one_of_its_own() -> None:
    first, second = side("B2.E"), side("B2.SE")
    wye = DrawSides("river", (first,), "Wye").apply(board_with())
    (end,) = set(corners_of(first)) & set(corners_of(second))
    past = tuple(each for each in sides_at(end) if each != first)
    assert [(line.name, set(line.sides)) for line in DrawSides("river", past).apply(wye).lines] == [
        ("Wye", {first}),
        ("", set(past)),
    ]
    (longer,) = DrawSides("river", (second,)).apply(wye).lines
    assert (longer.name, set(longer.sides)) == ("Wye", {first, second})


def test_strokes_merge_and_single_edits_do_not() -> None:
    assert PaintTerrain((), HILL).merge_key is None
    assert PaintTerrain((), HILL, 1).merge_key == PaintTerrain((at("A1"),), HILL, 1).merge_key
    assert PaintTerrain((), HILL, 1).merge_key != PaintTerrain((), SEA, 1).merge_key
    assert DrawSides("river", (), stroke=1).merge_key != EraseSides((), "river", stroke=1).merge_key


def test_what_was_worked_out_is_kept_only_while_it_is_true() -> None:
    board = DrawSides("river", (side("B2.E"),)).apply(board_with())
    rivers = board.rivers
    painted = PaintTerrain((at("A1"),), HILL).apply(board)
    assert painted.rivers is rivers
    longer = DrawSides("river", (side("B2.SE"),)).apply(painted)
    assert longer.rivers == {side("B2.E"), side("B2.SE")}


@given(st.lists(st.tuples(st.integers(0, 7), st.integers(0, 5), st.integers(0, 5)), max_size=30))
def test_painting_piece_by_piece_is_painting_at_once(strokes: list[tuple[int, int, int]]) -> None:
    board, whole = board_with(), {}
    for column, row, code in strokes:
        board = PaintTerrain((SHEET.hex_at(column, row),), code).apply(board)
        whole[column, row] = code
    for (column, row), code in whole.items():
        assert board.terrain_at(SHEET.hex_at(column, row)) == code


def test_what_is_foreseen_is_not_worked_out_again() -> None:
    edit = SetField("title", "Usk")
    before = new_board(Sheet(3, 3))
    after = edit.apply(before)
    foreseen = Foreseen(edit, before, after)
    assert foreseen.apply(before) is after
    assert foreseen.apply(before.edited(designer="Ross")) == after.edited(designer="Ross")
    assert (foreseen.label, foreseen.merge_key) == (edit.label, edit.merge_key)
