"""What is begun on the map shows at once, and undo takes back that alone, leg by leg."""

from collections.abc import Iterator
from itertools import product

import pytest

from engine.board.document import Board, new_board
from engine.board.patches import lifted
from engine.board.places import Country, Town
from engine.board.rules import Crossing
from engine.board.terrain import HILL, SEA
from engine.edits.protocol import Several
from engine.edits.terrain import PaintCountry, PaintTerrain
from engine.hexes.sheet import Point
from studio.canvas.tool_controller import TOOLS, Hand
from studio.drawing.shapes.marks import Mark
from studio.session.working import WorkingBoard
from studio.tools.carrying import Load, carrying
from studio.tools.gestures import Phase, Pointer
from studio.tools.redrawing import redrawing_of
from tests.studio.tools.hand import SHEET, at


def board() -> Board:
    """Two ports over a strait, and a foreign country next to them."""
    towns = (Town("Hull", SHEET.hex_named("C3"), port=True), Town("Goole", SHEET.hex_named("C8"), port=True))
    wet = tuple(SHEET.hex_named(f"C{number}") for number in range(4, 8))
    abroad = tuple(SHEET.hex_named(f"F{number}") for number in range(1, 9))
    ground = new_board(SHEET, towns=towns, countries=(Country("Wales", foreign=True),))
    return Several("", (PaintTerrain(wet, SEA), PaintCountry(abroad, 1))).apply(ground)


class Desk:
    """A hand over a board, without a canvas."""

    def __init__(self) -> None:
        self.session = WorkingBoard(board())
        self.hand = Hand(self.session)
        self.told: list[bool] = []
        self.hand.withdrawable_changed.connect(self.told.append)

    def sends(self, label: str, *phases: Phase) -> None:
        for phase in phases:
            self.hand.send(Pointer(*at(label), phase))

    def clicks(self, *labels: str) -> None:
        self.clicks_at(*map(at, labels))

    def clicks_corners(self, label: str, *corners: int) -> None:
        outline = SHEET.outline_mm(SHEET.hex_named(label))
        self.clicks_at(*(outline[corner] for corner in corners))

    def clicks_beside_the_map(self) -> None:
        self.clicks_at((-90.0, 0.0))

    def clicks_at(self, *places: Point) -> None:
        phases: tuple[Phase, ...] = ("move", "press", "release")
        for place, phase in product(places, phases):
            self.hand.send(Pointer(*place, phase))

    def undoes(self) -> None:
        if not self.hand.withdraw():
            self.session.history.undo()

    @property
    def lengths(self) -> list[int]:
        return [len(each.course) for each in self.session.board.crossings]

    @property
    def shown(self) -> tuple[Mark, ...]:
        return self.hand.preview


pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def desk() -> Iterator[Desk]:
    desk = Desk()
    yield desk
    desk.hand.stop()


COURSES = {"ferry": "C3", "crossing": "B2", "permitted": "F2", "line": "B2"}


@pytest.mark.parametrize("tool", COURSES)
def test_the_first_click_of_a_course_shows_before_the_pointer_moves(desk: Desk, tool: str) -> None:
    desk.hand.take(tool)
    desk.clicks(COURSES[tool])
    assert desk.session.board == board()
    shown = desk.shown
    assert shown
    desk.sends(COURSES[tool], "move")
    assert desk.shown == shown, "just what moving there shows"


@pytest.mark.parametrize("tool", [name for name in TOOLS if name != "measure"])
def test_undo_while_a_button_is_held_drops_what_it_draws_and_nothing_else(desk: Desk, tool: str) -> None:
    desk.session.apply(PaintTerrain((SHEET.hex_named("A1"),), HILL))
    one, selected = desk.session.board, desk.session.selection
    desk.hand.take(tool)
    desk.sends("B6", "move", "press")
    desk.sends("B7", "move")
    assert desk.hand.can_withdraw
    desk.undoes()
    desk.sends("B8", "move", "release")
    assert (desk.session.board, desk.session.selection) == (one, selected)
    assert desk.told == [True, False]
    desk.undoes()
    assert desk.session.board == board()


@pytest.mark.parametrize("tool", COURSES)
def test_undo_takes_the_first_click_of_a_course_back_and_no_earlier_change(desk: Desk, tool: str) -> None:
    desk.session.apply(PaintTerrain((SHEET.hex_named("A1"),), HILL))
    one, hint = desk.session.board, TOOLS[tool].hint
    desk.hand.take(tool)
    desk.clicks(COURSES[tool])
    assert desk.hand.hint != hint
    desk.undoes()
    assert (desk.session.board, desk.hand.hint) == (one, hint)
    assert not desk.hand.can_withdraw


def test_undo_takes_a_call_of_a_ferry_back_and_the_hand_goes_on_from_the_one_before(desk: Desk) -> None:
    desk.hand.take("ferry")
    desk.clicks("C3", "C5", "C6")
    desk.undoes()
    desk.undoes()
    assert desk.session.board == board()
    desk.clicks("C8")
    (ferry,) = desk.session.board.ferries
    assert ferry.ports == ("Hull", "Goole")


def test_undo_goes_back_along_a_crossing_leg_by_leg_and_the_hand_goes_on_with_it(desk: Desk) -> None:
    desk.hand.take("crossing")
    desk.clicks("B2", "B4", "B6")
    desk.undoes()
    assert desk.lengths == [3]
    assert desk.shown
    desk.clicks("B3", "A5")
    assert desk.lengths == [4], "one crossing, led back by a hex and on by two"
    desk.undoes()
    desk.undoes()
    desk.undoes()
    assert desk.lengths == []
    assert desk.hand.can_withdraw, "its first hex is still there to go on from"
    desk.undoes()
    assert desk.hand.hint == TOOLS["crossing"].hint


def test_redo_leads_the_hand_along_again(desk: Desk) -> None:
    desk.hand.take("crossing")
    desk.clicks("B2", "B4", "B6")
    desk.undoes()
    desk.session.history.redo()
    desk.clicks("B8")
    assert desk.lengths == [7]


def test_a_course_that_was_ended_is_not_gone_on_with_by_undo(desk: Desk) -> None:
    desk.hand.take("crossing")
    desk.clicks("B2", "B4", "B6")
    desk.hand.cancel()
    desk.undoes()
    assert not desk.shown
    assert desk.hand.hint == TOOLS["crossing"].hint


def drawing_anew(desk: Desk) -> Crossing:
    """Draw a crossing, and begin to draw it again; return the crossing as it is."""
    desk.hand.take("crossing")
    desk.clicks("B2", "B4")
    desk.hand.cancel()
    (crossing,) = desk.session.board.crossings
    desk.hand.go_on(redrawing_of(crossing))
    return crossing


def test_undo_while_a_course_is_drawn_anew_begins_that_anew(desk: Desk) -> None:
    crossing = drawing_anew(desk)
    begun = desk.hand.hint
    desk.clicks("D2")
    assert desk.hand.hint != begun
    desk.undoes()
    assert (desk.hand.hint, desk.session.board.crossings) == (begun, (crossing,))


def test_undo_takes_a_click_at_home_back_and_the_permitted_build_goes_on_from_the_one_before(
    desk: Desk,
) -> None:
    desk.session.apply(PaintTerrain((SHEET.hex_named("A1"),), HILL))
    one, hint = desk.session.board, TOOLS["permitted"].hint
    desk.hand.take("permitted")
    desk.clicks("B3", "C3", "D4")
    desk.undoes()
    shown = desk.shown
    desk.sends("D4", "move")
    assert desk.shown == shown, "the way from the second click to where the pointer is"
    desk.clicks("F3")
    (build,) = desk.session.board.permitted_builds
    assert build.country == "Wales"
    desk.undoes()
    assert desk.session.board is one
    desk.undoes()
    desk.undoes()
    assert (desk.session.board, desk.hand.hint) == (one, hint)
    assert not desk.hand.can_withdraw


def test_undo_brings_a_course_back_that_was_led_back_to_its_first_hex(desk: Desk) -> None:
    desk.hand.take("crossing")
    desk.clicks("B2", "B4", "B2")
    assert desk.lengths == [3], "no course has one hex"
    desk.undoes()
    desk.clicks("B6")
    assert desk.lengths == [5]


def test_undo_of_a_leg_along_a_line_there_is_takes_back_no_earlier_change(desk: Desk) -> None:
    desk.hand.take("line")
    desk.clicks_corners("D5", 0, 2)
    desk.hand.cancel()
    one = desk.session.board
    desk.clicks_corners("D5", 0, 2)
    assert (desk.session.board, desk.hand.can_withdraw) == (one, True)
    desk.undoes()
    assert desk.session.board is one
    desk.clicks_corners("D5", 5)
    assert [len(line.sides) for line in desk.session.board.lines] == [3], "it goes on from the first corner"
    desk.undoes()
    desk.undoes()
    assert desk.session.board is one
    assert desk.hand.hint == TOOLS["line"].hint


def test_undo_of_a_course_drawn_anew_as_it_was_takes_back_no_earlier_change(desk: Desk) -> None:
    crossing = drawing_anew(desk)
    desk.clicks("B2", "B4")
    desk.clicks_beside_the_map()
    desk.undoes()
    assert desk.session.board.crossings == (crossing,), "neither the click nor the one beyond the map"
    desk.clicks("B6")
    assert desk.lengths == [5]


def test_a_click_that_is_refused_is_nothing_to_take_back(desk: Desk) -> None:
    desk.hand.take("crossing")
    desk.clicks("B2", "B4")
    desk.clicks_beside_the_map()
    assert not desk.hand.can_withdraw
    desk.undoes()
    assert desk.lengths == []


def test_undo_drops_what_is_pasted_and_takes_a_stamp_back_without_putting_it_away(desk: Desk) -> None:
    hill = SHEET.hex_named("A1")
    desk.session.apply(PaintTerrain((hill,), HILL))
    one = desk.session.board
    patch = lifted(one, [hill]).centred()
    desk.hand.go_on(carrying(Load(patch, "Paste")))
    desk.undoes()
    assert desk.session.board is one
    assert not desk.hand.can_withdraw
    desk.hand.go_on(carrying(Load(patch, "Stamp", again=True)))
    desk.clicks("D2", "D4")
    desk.undoes()
    desk.clicks("D6")
    ground = [desk.session.board.terrain_at(SHEET.hex_named(label)) == HILL for label in ("D2", "D4", "D6")]
    assert ground == [True, False, True]
