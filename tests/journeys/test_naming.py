"""What is typed right after a thing is drawn is its name, and none of the tools' shortcuts."""

import pytest
from PySide6.QtWidgets import QApplication

from engine.board.document import new_board
from engine.board.lines import SideLine
from engine.board.rules import StartRule
from engine.hexes.sheet import Point, Sheet
from engine.hexes.sides import Side, corners_of, sides_of
from studio.tools.selection import Selection
from tests.journeys.designer import Designer

SHEET = Sheet(12, 9)


@pytest.fixture
def at_work(designer: Designer) -> Designer:
    designer.window.session.replace(new_board(SHEET, keys="dice-36+6"), None, None)
    return designer


def corners(label: str) -> tuple[Point, ...]:
    return tuple(SHEET.outline_mm(SHEET.hex_named(label)))


def middle(side: Side) -> Point:
    (x1, y1), (x2, y2) = SHEET.side_mm(side)
    return (x1 + x2) / 2, (y1 + y2) / 2


def is_at_map(designer: Designer) -> bool:
    return QApplication.focusWidget() is designer.window.editor_view.canvas


def draws(designer: Designer, tool: str) -> None:
    """Draw a line with two clicks, and leave it to be gone on with."""
    first, _, third, *_ = corners("E5")
    designer.takes(tool)
    designer.clicks(first)
    designer.clicks(third)


def test_a_special_is_named_by_what_is_typed_after_its_click_and_goes_on(at_work: Designer) -> None:
    at_work.takes("special")
    at_work.clicks("C3")
    at_work.types("Edinburgh")
    at_work.clicks("D4")
    (special,) = at_work.board.specials
    assert (special.name, len(special.hexes)) == ("Edinburgh", 2)
    assert is_at_map(at_work)
    assert at_work.window.editor_view.tool == "special"


def test_a_click_on_the_map_takes_the_name_half_typed_and_goes_on_with_the_special(at_work: Designer) -> None:
    at_work.takes("special")
    at_work.clicks("C3")
    at_work.presses("E")
    at_work.presses("D")
    at_work.clicks("D4")
    (special,) = at_work.board.specials
    assert (special.name, len(special.hexes)) == ("ed", 2)
    at_work.undoes()
    at_work.undoes()
    assert at_work.board.specials[0].name == ""


@pytest.mark.parametrize("end", ["Enter", "a second click"])
def test_a_river_is_named_by_what_is_typed_after_its_end(at_work: Designer, end: str) -> None:
    draws(at_work, "river")
    assert is_at_map(at_work)
    if end == "Enter":
        at_work.presses("Return")
    else:
        at_work.clicks(corners("E5")[2])
    at_work.types("Tees")
    assert [line.name for line in at_work.board.lines] == ["Tees"]
    assert is_at_map(at_work)
    assert at_work.window.editor_view.tool == "river"


def test_a_river_without_a_name_costs_nothing_where_the_next_begins(at_work: Designer) -> None:
    draws(at_work, "river")
    at_work.presses("Return")
    first, _, third, *_ = corners("C9")
    at_work.clicks(first)
    at_work.clicks(third)
    assert [line.name for line in at_work.board.lines] == ["", ""]
    assert is_at_map(at_work)


@pytest.mark.parametrize("end", ["Esc", "the right button"])
def test_a_river_ended_otherwise_leaves_the_keyboard_at_the_map(at_work: Designer, end: str) -> None:
    draws(at_work, "river")
    if end == "Esc":
        at_work.escapes()
    else:
        at_work.clicks("H9", button="right")
    assert is_at_map(at_work)
    at_work.presses("B")
    assert at_work.window.editor_view.tool == "brush"


@pytest.mark.parametrize("tool", ["border", "closed"])
def test_borders_and_closed_sides_are_not_asked_for_names(at_work: Designer, tool: str) -> None:
    draws(at_work, tool)
    at_work.presses("Return")
    assert is_at_map(at_work)


def test_a_crossing_is_named_by_what_is_typed_after_its_end(at_work: Designer) -> None:
    at_work.takes("crossing")
    for label in ("C3", "C4", "C5", "C5"):
        at_work.clicks(label)
    at_work.types("Severn Tunnel")
    assert [crossing.name for crossing in at_work.board.crossings] == ["Severn Tunnel"]


def test_the_part_that_a_split_leaves_without_a_name_is_named(at_work: Designer) -> None:
    eden = SideLine("river", "Eden", sides_of(SHEET.hex_named("E5"))[:4])
    at_work.window.session.replace(new_board(SHEET, lines=(eden,)), None, None)
    at_work.takes("select")
    at_work.clicks(middle(eden.sides[3]))
    joint = next(iter(set(corners_of(eden.sides[0])) & set(corners_of(eden.sides[1]))))
    at_work.chooses("split")
    at_work.clicks(SHEET.corner_mm(joint))
    at_work.types("Eamont")
    assert sorted(line.name for line in at_work.board.lines) == ["Eamont", "Eden"]


def test_with_the_inspector_closed_a_river_is_left_without_a_name(at_work: Designer) -> None:
    at_work.chooses("inspector")
    draws(at_work, "river")
    at_work.presses("Return")
    assert is_at_map(at_work)


def test_a_rule_of_starting_asks_aloud_for_its_place_and_shows_nothing_of_before(at_work: Designer) -> None:
    at_work.chooses("add-erratum")
    at_work.chooses("add-start")
    assert at_work.said().startswith("Click a hex or town for the start rule.")
    assert at_work.window.session.selection == Selection()
    at_work.clicks("C3")
    assert at_work.window.session.selection.thing == StartRule((at_work.hex("C3"),))


@pytest.mark.parametrize("tool", ["river", "town", "special"])
def test_in_a_name_nobody_has_begun_undo_takes_back_what_was_drawn(at_work: Designer, tool: str) -> None:
    if tool == "river":
        draws(at_work, tool)
        at_work.presses("Return")
    else:
        at_work.takes(tool)
        at_work.clicks("C3")
    assert not is_at_map(at_work)
    at_work.presses("Ctrl+Z")
    board = at_work.board
    assert (board.lines, board.towns, board.specials) == ((), (), ())


def test_enter_goes_from_a_towns_name_to_the_next_free_key_and_then_to_the_map(at_work: Designer) -> None:
    at_work.takes("town")
    at_work.clicks("C3")
    at_work.types("Carlisle")
    assert at_work.field("town-keys").selectedText() == "11"
    at_work.presses("Return")
    assert is_at_map(at_work)
    at_work.clicks("D4")
    at_work.types("Penrith")
    at_work.types("21")
    at_work.clicks("D6")
    at_work.types("Kendal")
    at_work.presses("Return")
    assert [town.keys for town in at_work.board.towns] == [("11",), ("21",), ("22",)]


@pytest.mark.parametrize("end", ["Esc", "a click"])
def test_a_key_that_is_only_proposed_is_not_assigned(at_work: Designer, end: str) -> None:
    at_work.takes("town")
    at_work.clicks("C3")
    at_work.types("Carlisle")
    if end == "Esc":
        at_work.escapes()
    else:
        at_work.clicks("F6")
    assert at_work.board.towns[0].keys == ()
    assert is_at_map(at_work) or end == "a click"


@pytest.mark.parametrize("tool", ["town", "special"])
def test_a_tools_letter_and_a_click_after_it_take_the_tool_and_name_nothing(
    at_work: Designer, tool: str
) -> None:
    at_work.takes(tool)
    at_work.clicks("C3")
    at_work.presses("R")
    at_work.clicks(corners("E5")[0])
    things = at_work.board.towns or at_work.board.specials
    assert [thing.name for thing in things] == [""]
    assert at_work.window.editor_view.tool == "river"


def test_a_letter_is_a_name_if_enter_says_so(at_work: Designer) -> None:
    at_work.takes("town")
    at_work.clicks("C3")
    at_work.types("Y")
    assert [town.name for town in at_work.board.towns] == ["Y"]


def test_free_keys_typed_for_a_name_are_the_keys(at_work: Designer) -> None:
    at_work.takes("town")
    at_work.clicks("C3")
    at_work.types("31, 32")
    assert [(town.name, town.keys) for town in at_work.board.towns] == [("", ("31", "32"))]
    assert is_at_map(at_work)
