"""Ferries, crossings and permitted builds by clicks, and what is picked for specials and starts."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.board.document import Board, new_board
from engine.board.layers import blank_layer
from engine.board.places import Country, Ferry, PermittedBuild, Special, Town
from engine.board.rules import Crossing, StartRule
from engine.board.terrain import OPEN, SEA, WATER
from engine.edits.terrain import PaintCountry, PaintTerrain
from engine.hexes.lattice import Hex, distance, neighbours
from studio.drawing.lettering.lettering import place_names
from studio.drawing.lettering.names import ink_box
from studio.drawing.maps.courses import ferries
from studio.drawing.maps.signposts import signpost_box, signposts_of
from studio.drawing.maps.tags import tags_of
from studio.drawing.maps.themes import ATLAS
from studio.drawing.maps.towns import symbol_box
from studio.drawing.shapes.extent import Extent
from studio.drawing.shapes.marks import Circle, Curve, Move, Path, To, box_of
from studio.tools.courses import crossing, permitted_build, prolonged
from studio.tools.ferries import ferry
from studio.tools.gestures import Gesture, Outcome, Pointer, Tool
from studio.tools.outlines import outlined
from studio.tools.redrawing import redrawing_of
from studio.tools.selection import Selection, followed, removal_of, selection_at
from studio.tools.specials import special, starting
from studio.tools.voyages import Voyages
from tests.studio.tools.hand import SHEET, USUAL, at, drag, edited


def hexes(*labels: str) -> tuple[Hex, ...]:
    return tuple(SHEET.hex_named(label) for label in labels)


C3, C8, E5 = hexes("C3", "C8", "E5")
HULL, GOOLE, LEITH = Town("Hull", C3, port=True), Town("Goole", C8), Town("Leith", E5)
STRAIT = PaintTerrain(hexes("C4", "C5", "C6", "C7"), SEA).apply(new_board(SHEET, towns=(HULL, GOOLE, LEITH)))


def clicks(tool: Tool, board: Board, *labels: str) -> tuple[Board, Outcome]:
    """Click hexes one after the other, going on as each click says; return what came of it."""
    outcome = Outcome()
    for label in labels:
        outcome = drag(tool, board, at(label), settings=replace(USUAL, subject=None))
        board = edited(board, outcome)
        tool = tool if outcome.then is None else outcome.then.begin
    return board, outcome


def test_a_ferry_runs_over_water_from_port_to_port() -> None:
    board, outcome = clicks(ferry, STRAIT, "C3", "C8")
    (made,) = board.ferries
    assert made == Ferry("Hull – Goole", ("Hull", "Goole"), hexes("C4", "C5", "C6", "C7"))
    assert outcome.selection == Selection(made)
    assert board.towns_by_name["Goole"].port
    assert "Goole is now a port" in outcome.said


def test_clicks_on_water_bend_the_course_of_a_ferry() -> None:
    board = PaintTerrain(hexes("D4", "D5", "D6", "D7"), SEA).apply(STRAIT)
    course = clicks(ferry, board, "C3", "D6", "C8")[0].ferries[0].course
    assert hexes("D6")[0] in course
    assert all(distance(one, other) == 1 for one, other in pairwise(course))


@pytest.mark.parametrize(
    ("clicked", "said"),
    [
        (("F9",), "starts and ends at a port"),
        (("C3", "E5"), "No water leads there"),
        (("C3", "F9"), "No water leads there"),
    ],
)
def test_a_ferry_that_cannot_be_is_refused_with_a_reason(clicked: tuple[str, ...], said: str) -> None:
    board, outcome = clicks(ferry, STRAIT, *clicked)
    assert board is STRAIT
    assert said in outcome.said


def test_a_ferry_does_not_begin_at_a_town_far_from_water() -> None:
    outcome = clicks(ferry, STRAIT, "E5")[1]
    assert outcome.then is None
    assert "Leith is not next to water" in outcome.said


def test_the_frame_of_a_selected_town_leaves_its_keys_to_be_read() -> None:
    town = Town("Hull", C3, ("11", "12", "13"), start=True)
    board = new_board(SHEET, towns=(town,))
    halo, frame = outlined(board, Selection(town))
    plate = symbol_box(Extent(board), town)
    for mark in (halo, frame):
        assert isinstance(mark, Path)
        assert mark.fill is None
        assert mark.stroke is not None
        reach = mark.stroke.width / 2
        around = box_of(mark)
        assert around.left + 2 * reach < plate.left
        assert around.bottom - 2 * reach > plate.bottom


@pytest.mark.parametrize("keys", [(), ("11",)])
def test_the_frame_of_a_selected_town_leaves_its_name_uncut(keys: tuple[str, ...]) -> None:
    town = Town("Hull", C3, keys)
    board = new_board(SHEET, towns=(town,))
    (name,) = place_names(board, ATLAS).towns
    _, frame = outlined(board, Selection(town))
    # Capitals are taken to stand a hair higher than they do.
    around = box_of(frame).grown(-0.1)
    assert all(around.common(ink_box(line)) == 0 for line in name.lines)


def test_a_port_without_a_name_is_asked_to_be_named() -> None:
    board = STRAIT.edited(towns=(HULL, replace(GOOLE, name="")))
    assert "Name the town first" in clicks(ferry, board, "C3", "C8")[1].said


def test_a_ferry_is_drawn_anew_and_keeps_its_prices() -> None:
    old = Ferry("Humber", ("Hull", "Goole"), (), price=8)
    board = STRAIT.edited(ferries=(old,))
    sequel = redrawing_of(old)
    assert sequel is not None
    after, _ = clicks(sequel.begin, board, "C8", "C3")
    assert after.ferries == (replace(old, ports=("Goole", "Hull"), course=hexes("C7", "C6", "C5", "C4")),)


@given(st.lists(st.sampled_from(list(SHEET.hexes())), min_size=20, max_size=60), st.data())
def test_a_voyage_keeps_to_water_is_unbroken_and_as_short_as_can_be(
    wet: list[Hex], data: st.DataObject
) -> None:
    """Whatever other ends were asked for before."""
    board = PaintTerrain(tuple(wet), SEA).apply(new_board(SHEET))
    start = data.draw(st.sampled_from(wet))
    voyages = Voyages(board, start)
    for end in data.draw(st.lists(st.sampled_from(list(SHEET.hexes())), min_size=1, max_size=5)):
        way = voyages.way(end)
        steps = steps_one_by_one(board, start, end)
        assert (None if way is None else len(way) + (start != end)) == steps
        if way is not None and start != end:
            assert all(board.terrain_at(hex_) in WATER for hex_ in way)
            assert all(distance(one, other) == 1 for one, other in pairwise((start, *way, end)))


class Counted(Voyages):
    """Counts the fronts that are gone on from."""

    fronts = 0

    def _go_on(self) -> None:
        self.fronts += 1
        super()._go_on()


def test_water_is_looked_at_once_however_many_ends_are_asked_for() -> None:
    """A hand that moves along a far shore must not wait at each hex of it."""
    sea = new_board(SHEET, terrain=blank_layer(SHEET, SEA))
    dam = PaintTerrain(tuple(SHEET.hex_at(6, row) for row in range(SHEET.rows)), OPEN).apply(sea)
    voyages = Counted(dam, SHEET.hex_at(1, 4))
    beyond = [SHEET.hex_at(column, row) for column in range(8, 12) for row in range(SHEET.rows)]
    assert {voyages.way(end) for end in beyond} == {None}
    assert 0 < voyages.fronts < SHEET.columns + SHEET.rows


def steps_one_by_one(board: Board, start: Hex, end: Hex) -> int | None:
    """How many steps a ship takes, found hex by hex; None where no water leads there."""
    taken = {start: 0}
    waiting = [start]
    for hex_ in waiting:
        if hex_ == end:
            return taken[hex_]
        is_afloat = hex_ == start or board.terrain_at(hex_) in WATER
        for near in neighbours(hex_) if is_afloat else ():
            if near not in taken and near in board.sheet:
                taken[near] = taken[hex_] + 1
                waiting.append(near)
    return None


def test_a_crossing_is_laid_from_the_second_click_on_and_led_further() -> None:
    board, outcome = clicks(crossing, STRAIT, "C3", "C5", "C8")
    assert board.crossings == (Crossing("", hexes("C3", "C4", "C5", "C6", "C7", "C8"), 6),)
    assert outcome.then is not None
    assert clicks(outcome.then.begin, board, "C8")[1] == Outcome()


def test_a_click_on_the_course_itself_ends_it_there() -> None:
    course = hexes("C3", "C4", "C5", "C6")
    assert prolonged(course, hexes("C4")[0]) == hexes("C3", "C4")
    assert prolonged(course, hexes("C8")[0]) == (*course, *hexes("C7", "C8"))
    assert prolonged((), C3) == (C3,)


def test_a_permitted_build_belongs_to_the_foreign_country_it_runs_through() -> None:
    assert "Paint one first" in clicks(permitted_build, STRAIT, "E5")[1].said
    board = STRAIT.edited(countries=(Country("Wales"), Country("England", foreign=True)))
    board = PaintCountry(hexes("E6", "E7"), 2).apply(board)
    after, _ = clicks(permitted_build, board, "E5", "E7")
    assert after.permitted_builds == (PermittedBuild("England", hexes("E5", "E6", "E7")),)


def test_a_permitted_build_may_be_begun_at_home_and_has_only_what_lies_from_the_border_on() -> None:
    board = STRAIT.edited(countries=(Country("Wales"), Country("England", foreign=True)))
    board = PaintCountry(hexes("E7", "E8", "E9"), 2).apply(board)
    at_home, outcome = clicks(permitted_build, board, "E4", "E5")
    assert at_home.permitted_builds == ()
    assert "Continue into the foreign country" in outcome.said
    after, outcome = clicks(permitted_build, board, "E4", "E5", "E6", "E7", "E8")
    assert not outcome.said
    assert after.permitted_builds == (PermittedBuild("England", hexes("E6", "E7", "E8")),)
    reached, outcome = clicks(permitted_build, board, "E4", "E7")
    # Two hexes are the shortest course there is: what leads to the border and the first one abroad.
    assert reached.permitted_builds == (PermittedBuild("England", hexes("E6", "E7")),)


def test_a_permitted_build_drawn_anew_leaves_out_home_and_goes_by_its_new_country() -> None:
    countries = (Country("Wales"), Country("England", foreign=True), Country("France", foreign=True))
    board = PaintCountry(hexes("E7", "E8"), 2).apply(STRAIT.edited(countries=countries))
    board = PaintCountry(hexes("G7", "G8"), 3).apply(board)
    old, other = (PermittedBuild("England", hexes(*labels)) for labels in (("E6", "E7"), ("D8", "E8")))
    board = board.edited(permitted_builds=(old, other))
    sequel = redrawing_of(old)
    assert sequel is not None
    anew, _ = clicks(sequel.begin, board, "E4", "E8")
    drawn, _ = clicks(permitted_build, board, "E4", "E8")
    assert anew.permitted_builds == (PermittedBuild("England", hexes("E6", "E7", "E8")), other)
    assert drawn.permitted_builds[-1] == anew.permitted_builds[0]
    at_home, outcome = clicks(sequel.begin, board, "G4", "G5")
    assert at_home is board
    assert "This is home land" in outcome.said
    led, _ = clicks(sequel.begin, board, "G4", "G5", "G8")
    assert led.permitted_builds == (PermittedBuild("France", hexes("G6", "G7", "G8")), other)


def test_a_crossing_drawn_anew_keeps_its_name_and_terms() -> None:
    old = Crossing("Tunnel", hexes("C3", "C4"), 9, owners=1)
    sequel = redrawing_of(old)
    assert sequel is not None
    after, _ = clicks(sequel.begin, STRAIT.edited(special_rules=(old,)), "C8", "C6")
    assert after.special_rules == (replace(old, course=hexes("C8", "C7", "C6")),)


def test_a_course_stays_on_the_map() -> None:
    gesture = crossing(STRAIT, USUAL)
    assert _released(gesture, (-50.0, -50.0)).said == "The route must stay on the map."


def _released(gesture: Gesture, place: tuple[float, float]) -> Outcome:
    next(gesture)
    gesture.send(Pointer(*place, "press"))
    with pytest.raises(StopIteration) as end:
        gesture.send(Pointer(*place, "release"))
    outcome: Outcome = end.value.value
    return outcome


KEYED = STRAIT.edited(keys="dice-36+6")


def test_a_special_takes_the_next_free_key_and_towns_by_name() -> None:
    board = KEYED.edited(specials=(Special("1", "London"),))
    after, outcome = clicks(special, board, "C3", "F9", "E5", "F9")
    assert after.specials[1:] == (Special("2", "", towns=("Hull", "Leith")),)
    assert outcome.selection == Selection(after.specials[1])


def test_where_no_special_can_be_the_reason_is_said() -> None:
    assert "no specials" in clicks(special, STRAIT, "F9")[1].said
    assert "are assigned" in clicks(special, FULLY_KEYED, "F9")[1].said


FULLY_KEYED = KEYED.edited(
    specials=(Special("1", "London", hexes("G2")), *(Special(key, "") for key in "23456"))
)


def test_the_tool_goes_on_with_a_special_whose_hex_is_clicked_or_the_one_selected_if_no_key_is_free() -> None:
    for board in (KEYED.edited(specials=FULLY_KEYED.specials[:2]), FULLY_KEYED):
        after, outcome = clicks(special, board, "G2", "F9")
        assert after.specials[0] == Special("1", "London", hexes("G2", "F9"))
        assert outcome.selection == Selection(after.specials[0])
        assert len(after.specials) == len(board.specials)
    selected = replace(USUAL, subject=FULLY_KEYED.specials[3])
    after = edited(FULLY_KEYED, drag(special, FULLY_KEYED, at("F9"), settings=selected))
    assert after.specials[3].hexes == hexes("F9")
    other = drag(special, FULLY_KEYED, at("G2"), settings=selected)
    assert (other.edit, other.selection) == (None, Selection(FULLY_KEYED.specials[0]))
    with_free = KEYED.edited(specials=FULLY_KEYED.specials[:2])
    selected = replace(USUAL, subject=with_free.specials[0])
    assert len(edited(with_free, drag(special, with_free, at("F9"), settings=selected)).specials) == 3


def test_a_rule_of_starting_is_made_where_it_is_clicked() -> None:
    board, _ = clicks(starting().begin, STRAIT, "C3", "F9")
    assert board.special_rules == (StartRule(hexes("F9"), ("Hull",)),)


def test_the_right_button_ends_a_course_before_anything_is_laid() -> None:
    for tool in (ferry, crossing, permitted_build, special):
        assert drag(tool, KEYED, at("C3"), button="right") == Outcome()


FULL = KEYED.edited(
    ferries=(Ferry("Humber", ("Hull", "Goole"), hexes("C4", "C5", "C6", "C7")),),
    specials=(Special("1", "London", hexes=hexes("G2")),),
    special_rules=(Crossing("Tunnel", hexes("H3", "H4"), 6), StartRule(hexes("F9"))),
    permitted_builds=(PermittedBuild("England", hexes("H7", "H8")),),
)
"""A board with one of each that stands on the map."""


def test_what_stands_on_the_map_is_selected_by_a_click_and_outlined() -> None:
    between = [(at(one)[0] / 2 + at(other)[0] / 2, at(one)[1]) for one, other in (("H3", "H4"), ("H7", "H8"))]
    for place, thing in (
        (at("C5"), FULL.ferries[0]),
        (at("G2"), FULL.specials[0]),
        (between[0], FULL.special_rules[0]),
        (between[1], FULL.permitted_builds[0]),
    ):
        assert selection_at(FULL, *place) == Selection(thing)
        assert outlined(FULL, Selection(thing))
    assert outlined(FULL, Selection(FULL.special_rules[1]))


def test_a_special_of_many_hexes_side_by_side_has_a_rim_and_frames_only_for_those_alone() -> None:
    special = Special("1", "London", hexes=hexes("B2", "B3", "B4", "B5", "G2"))
    board = FULL.edited(specials=(special,))
    rim, *frames = outlined(board, Selection(special))
    assert isinstance(rim, Path)
    lone = next(signpost for signpost in signposts_of(board) if signpost.hex == special.hexes[-1])
    sign = signpost_box(SHEET, lone)
    assert len(frames) == 2, "the halo, and the frame on it"
    assert all(around.left < sign.left and around.right > sign.right for around in map(box_of, frames))


def test_a_selected_special_frames_its_own_tags_and_covers_no_name() -> None:
    towns = (Town("Hull", C3, ("11",)), Town("Goole", C8))
    special = Special("1", "Islands", towns=("Hull", "Goole"))
    board = new_board(SHEET, towns=towns, specials=(special, Special("2", "Moors", towns=("Hull",))))
    marks = outlined(board, Selection(special))
    boxes = [tag.box for town in towns for tag in tags_of(Extent(board), town) if tag.special == special]
    assert len(boxes) == 2
    assert len(marks) == 4
    for frame in marks[1::2]:
        assert isinstance(frame, Path)
        (tag,) = (box for box in boxes if box_of(frame).touches(box))
        assert frame.fill is None
        assert frame.stroke is not None
        assert box_of(frame).left + frame.stroke.width < tag.left
    names = [line for place in place_names(board, ATLAS).towns for line in place.lines]
    assert not any(box_of(mark).common(ink_box(line)) for mark in marks[1::2] for line in names)


def test_a_bare_way_in_is_ringed_and_a_start_has_its_plate_framed() -> None:
    wales = PaintCountry(hexes("B2", "G7"), 1).apply(new_board(SHEET, countries=(Country("Wales"),)))
    board = wales.edited(specials=(Special("1", "Wales", country="Wales"),))
    *_, ring = outlined(board, Selection(board.specials[0]))
    (signpost,) = signposts_of(board)
    assert isinstance(ring, Circle)
    assert {SHEET.hex_under(*ring.centre), signpost.hex} == set(hexes("B2", "G7"))
    start = new_board(SHEET, towns=(HULL,))
    assert outlined(start, Selection(StartRule((C3,)))) == outlined(start, Selection(HULL))


@pytest.mark.parametrize("thing", [FULL.ferries[0], FULL.special_rules[0], FULL.permitted_builds[0]])
def test_a_selected_course_is_lit_where_it_is_drawn_and_leaves_the_keys_at_its_ends_clear(
    thing: Ferry | Crossing | PermittedBuild,
) -> None:
    ends = (thing.course[0], thing.course[-1])
    towns = (HULL, GOOLE, *(Town(f"At {hex_}", hex_, ("11", "12")) for hex_ in ends))
    board = FULL.edited(towns=towns[:2] if isinstance(thing, Ferry) else towns[2:])
    (light,) = outlined(board, Selection(thing))
    assert isinstance(light, Path)
    assert light.stroke is not None
    assert light.opacity <= 0.5, "what is lit shows through"
    reach = light.stroke.width / 2
    for town in board.towns:
        plate = symbol_box(Extent(board), town)
        for step in (light.steps[0], light.steps[-1]):
            assert isinstance(step, Move | To | Curve)
            assert not plate.grown(0.9 * reach).holds(step.x, step.y)
    if isinstance(thing, Ferry):
        drawn = next(mark for mark in ferries(Extent(board), ATLAS) if isinstance(mark, Path))
        assert [step[-2:] for step in light.steps[1:-1]] == [step[-2:] for step in drawn.steps[1:-1]]


def test_a_selected_entry_is_followed_by_its_place_and_let_go_when_it_is_gone() -> None:
    for thing in (FULL.ferries[0], FULL.specials[0], FULL.special_rules[0], FULL.permitted_builds[0]):
        edit = removal_of(Selection(thing), FULL)
        assert edit is not None
        without = edit.apply(FULL)
        assert followed(Selection(thing), FULL, without) == Selection()
        assert removal_of(Selection(thing), without) is None
    renamed = replace(FULL.ferries[0], name="Trent")
    assert followed(Selection(FULL.ferries[0]), FULL, FULL.edited(ferries=(renamed,))) == Selection(renamed)
