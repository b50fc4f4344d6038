"""The town tool and the select tool."""

from dataclasses import replace

import pytest

from engine.board.document import new_board
from engine.board.lines import SideLine
from engine.board.places import Ferry, Town
from engine.board.terrain import OFF
from engine.edits.sheet import ChangeSheet
from engine.edits.terrain import PaintTerrain
from engine.edits.towns import ChangeTown, PlaceTown, RemoveTown
from engine.hexes.margins import Margins, renewed_labels
from studio.drawing.shapes.marks import Circle
from studio.tools.gestures import Pointer, Tool
from studio.tools.pointing import select
from studio.tools.selection import Selection, followed, removal_of
from studio.tools.tool_list import CHEST
from studio.tools.towns import MARKS, Flag, marking, town
from tests.studio.tools.hand import SHEET, USUAL, at, drag, edited, last, pointers

ROSS = Town("Ross", SHEET.hex_named("C3"), ("11",))
LEDBURY = Town("Ledbury", SHEET.hex_named("D6"))
WYE = SideLine("river", "Wye", (SHEET.side_named("E5.E"), SHEET.side_named("E5.SE")))
BOARD = new_board(SHEET, towns=(ROSS, LEDBURY), lines=(WYE,))


def middle_of_wye() -> tuple[float, float]:
    (x1, y1), (x2, y2) = SHEET.side_mm(WYE.sides[0])
    return (x1 + x2) / 2, (y1 + y2) / 2


def test_a_click_on_an_empty_hex_places_a_town_and_selects_it() -> None:
    outcome = drag(town, BOARD, at("F6"))
    new = Town("", SHEET.hex_named("F6"))
    assert outcome.edit == PlaceTown(new)
    assert outcome.selection == Selection(new)


def test_a_click_on_a_town_selects_it_and_changes_nothing() -> None:
    outcome = drag(town, BOARD, at("C3"))
    assert outcome.edit is None
    assert outcome.selection == Selection(ROSS)


@pytest.mark.parametrize("tool", [town, select])
def test_dragging_a_town_moves_it_with_its_keys(tool: Tool) -> None:
    outcome = drag(tool, BOARD, at("C3"), at("C4"), at("F6"))
    moved = replace(ROSS, hex=SHEET.hex_named("F6"))
    assert outcome.edit == ChangeTown(ROSS, moved, label="Move town")
    assert outcome.selection == Selection(moved)
    assert edited(BOARD, outcome).towns == (moved, LEDBURY)


def test_a_town_is_put_neither_on_another_nor_off_the_map_and_it_is_said_why() -> None:
    cut = PaintTerrain((SHEET.hex_named("A1"),), OFF).apply(BOARD)
    outside = "This is not a hex of the map. A town needs one."
    for place in (at("A1"), (-50.0, -50.0)):
        for way in ((at("C3"), place), (place,)):
            outcome = drag(town, cut, *way)
            assert (outcome.edit, str(outcome.said)) == (None, outside)
    onto = drag(town, cut, at("C3"), at("D6"))
    assert (onto.edit, str(onto.said)) == (None, "Ledbury is already on D6. A hex can have only one town.")


def test_a_move_is_previewed_and_one_that_cannot_be_is_dashed() -> None:
    for target, dashed in (("F6", False), ("D6", True)):
        shown, _ = last(town(BOARD, USUAL), pointers(at("C3"), at(target)))
        ring = shown[-1]
        assert isinstance(ring, Circle)
        assert ring.centre == at(target)
        assert ring.stroke is not None
        assert bool(ring.stroke.dash) is dashed


@pytest.mark.parametrize("flag", MARKS)
def test_a_click_marks_a_town_and_another_takes_the_mark_off(flag: Flag) -> None:
    outcome = drag(marking(flag), BOARD, at("C3"))
    marked = edited(BOARD, outcome)
    assert [getattr(town, flag) for town in marked.towns] == [True, False]
    assert outcome.selection == Selection(marked.towns[0])
    assert edited(marked, drag(marking(flag), marked, at("C3"))).towns == BOARD.towns


def test_a_click_next_to_a_town_changes_nothing_and_says_why() -> None:
    outcome = drag(marking("start"), BOARD, at("F6"))
    assert (outcome.edit, outcome.said) == (None, "There is no town here.")


def test_a_click_selects_the_town_then_the_line_then_the_hex_then_the_board() -> None:
    for place, thing in (
        (at("C3"), ROSS),
        (middle_of_wye(), WYE),
        (at("E5"), SHEET.hex_named("E5")),
        ((-50.0, -50.0), None),
    ):
        assert drag(select, BOARD, place).selection == Selection(thing)


def test_pointing_outlines_what_a_click_would_select() -> None:
    gesture = select(BOARD, USUAL)
    next(gesture)
    shown = [gesture.send(Pointer(*place)) for place in (at("C3"), middle_of_wye(), at("E5"), (-50.0, -50.0))]
    # A town has a frame and its halo.
    assert [len(marks) for marks in shown] == [2, 1, 1, 0]


def test_a_selected_town_is_followed_through_renaming_moving_and_undoing() -> None:
    renamed = replace(ROSS, name="Ross-on-Wye")
    moved = replace(ROSS, hex=SHEET.hex_named("F6"))
    for after in (renamed, moved):
        board = ChangeTown(ROSS, after).apply(BOARD)
        assert followed(Selection(ROSS), BOARD, board) == Selection(after)
        assert followed(Selection(after), board, BOARD) == Selection(ROSS)


def test_a_removed_town_leaves_its_hex_selected() -> None:
    board = RemoveTown(ROSS).apply(BOARD)
    assert followed(Selection(ROSS), BOARD, board) == Selection(ROSS.hex)


def test_a_selected_line_is_followed_while_a_side_of_it_is_left() -> None:
    shorter = replace(WYE, sides=WYE.sides[:1])
    assert followed(Selection(WYE), BOARD, BOARD.edited(lines=(shorter,))) == Selection(shorter)
    assert followed(Selection(WYE), BOARD, BOARD.edited(lines=())) == Selection()
    march = replace(WYE, kind="border")
    assert followed(Selection(WYE), BOARD, BOARD.edited(lines=(march,))) == Selection(march)
    assert (
        followed(Selection(WYE), BOARD, BOARD.edited(lines=(replace(march, sides=WYE.sides[1:]),)))
        == Selection()
    )


def test_what_is_selected_can_be_removed_unless_it_is_a_hex_or_gone() -> None:
    for thing, left in ((ROSS, (LEDBURY,)), (LEDBURY, (ROSS,))):
        edit = removal_of(Selection(thing), BOARD)
        assert edit is not None
        assert edit.apply(BOARD).towns == left
    edit = removal_of(Selection(WYE), BOARD)
    assert edit is not None
    assert edit.apply(BOARD).lines == ()
    beside = replace(WYE, name="Beside", sides=WYE.sides[:1])
    assert edit.apply(BOARD.edited(lines=(WYE, beside))).lines == (beside,)
    gone = Town("Gone", SHEET.hex_named("A1"))
    for fixed in (None, SHEET.hex_named("A1"), gone):
        assert removal_of(Selection(fixed), BOARD) is None


def test_a_moved_port_keeps_its_ferries() -> None:
    board = BOARD.edited(ferries=(Ferry("Wye", ("Ross", "Ledbury"), ()),))
    assert edited(board, drag(town, board, at("C3"), at("F6"))).ferries == board.ferries


def test_every_tool_in_the_chest_begins_without_marks_and_can_be_dropped() -> None:
    assert len({tool.name for tool in CHEST}) == len(CHEST) == 18
    for tool in CHEST:
        gesture = tool.begin(BOARD, USUAL)
        assert next(gesture) == ()
        gesture.close()


def test_on_a_sheet_cut_anew_only_what_can_be_known_again_stays_selected() -> None:
    """A hex of the same coordinates is another place there, and so may be a town that stands on it."""
    before = BOARD
    added = Margins(west=2, north=2)
    cut = ChangeSheet(added, renewed_labels(SHEET, added)).apply(before)
    moved = cut.towns_by_name[ROSS.name]
    assert followed(Selection(ROSS), before, cut) == Selection(moved)
    assert followed(Selection(ROSS.hex), before, cut) == Selection()
    assert followed(Selection(WYE), before, cut) == Selection(cut.lines[before.lines.index(WYE)])
    relabelled = before.edited(sheet=replace(before.sheet, across_flats_mm=14.0))
    assert followed(Selection(ROSS.hex), before, relabelled) == Selection(ROSS.hex)
