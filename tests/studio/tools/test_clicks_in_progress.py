"""What is clicked and stands on no board yet is told, and a hand goes on with it on a board read again."""

import json
from dataclasses import replace

import pytest

from engine.board.document import Board, new_board
from engine.board.places import Country, Ferry, Town
from engine.board.rules import Crossing
from engine.board.terrain import SEA
from engine.edits.terrain import PaintCountry, PaintTerrain
from engine.hexes.lattice import Hex
from engine.hexes.sides import Corner
from studio.tools.clicks_in_progress import Begun, begun_of
from studio.tools.courses import crossing, permitted_build
from studio.tools.courses import redrawing as recrossing
from studio.tools.ferries import ferry, redrawing
from studio.tools.gestures import Outcome, Tool
from studio.tools.lines import draw_line
from studio.tools.redrawing import resuming_of
from tests.studio.tools.hand import SHEET, USUAL, at, drag, edited


def hexes(*labels: str) -> tuple[Hex, ...]:
    return tuple(SHEET.hex_named(label) for label in labels)


def strait() -> Board:
    """Two ports at a strait, and a country abroad in the south."""
    towns = tuple(Town(name, SHEET.hex_named(label)) for name, label in (("Hull", "C3"), ("Barton", "C8")))
    ground = new_board(SHEET, towns=towns, countries=(Country("Home"), Country("Abroad", foreign=True)))
    wet = PaintTerrain(tuple(hex_ for n in range(4, 8) for hex_ in hexes(f"C{n}", f"D{n}", f"B{n}")), SEA)
    return PaintCountry(hexes("G6", "G7", "G8"), 2).apply(wet.apply(ground))


BOARD = strait()
OLD = Ferry("Old", ("Barton", "Hull"), hexes("C7", "C6", "C5", "C4"))
LAID = Crossing("Bridge", hexes("E4", "E5"), 5)


def clicked(tool: Tool, board: Board, *labels: str) -> Outcome:
    """Click some hexes, one going on from the other."""
    outcome = Outcome()
    for label in labels:
        outcome = drag(tool, board, at(label), settings=replace(USUAL, line_kind="border"))
        tool = tool if outcome.then is None else outcome.then.begin
    return outcome


def begun(outcome: Outcome) -> Begun:
    """What is told as begun, as it comes back from a page."""
    assert outcome.then is not None
    assert outcome.then.begun is not None
    again = begun_of(json.loads(json.dumps(outcome.then.begun.plain())))
    assert again == outcome.then.begun
    return again


@pytest.mark.parametrize(
    ("board", "tool", "clicks", "end"),
    [
        (BOARD, ferry, ("C3",), "C8"),
        (BOARD, ferry, ("C3", "C5", "D6"), "C8"),
        (replace(BOARD, ferries=(OLD,)), redrawing(OLD).begin, ("C3", "D6"), "C8"),
        (BOARD, crossing, ("E4",), "E6"),
        (replace(BOARD, special_rules=(LAID,)), recrossing(LAID).begin, ("F3",), "F6"),
        (BOARD, permitted_build, ("E6", "F6"), "G6"),
        (BOARD, draw_line, ("E4",), "E6"),
    ],
)
def test_what_is_begun_is_gone_on_with_as_if_nothing_had_happened(
    board: Board, tool: Tool, clicks: tuple[str, ...], end: str
) -> None:
    outcome = clicked(tool, board, *clicks)
    resumed = resuming_of(begun(outcome), board)
    assert outcome.then is not None
    assert resumed is not None
    assert resumed.begun == outcome.then.begun
    first, second = (clicked(each.begin, board, end) for each in (outcome.then, resumed))
    assert edited(board, first) == edited(board, second) != board
    assert resumed.back is not None, "undo takes the last click back, too"


def test_what_is_on_the_board_is_not_shown_as_begun() -> None:
    outcome = clicked(crossing, BOARD, "E4", "E6")
    assert outcome.then is not None
    assert outcome.then.begun is None


@pytest.mark.parametrize("bends", [(), ("C5",)])
def test_a_second_click_on_the_port_a_ferry_begins_at_gives_it_up(bends: tuple[str, ...]) -> None:
    assert clicked(ferry, BOARD, "C3", *bends, "C3") == Outcome()


def test_undo_leads_a_resumed_ferry_back_to_its_port() -> None:
    resumed = resuming_of(Begun("ferry", hexes("C3", "C4", "C5")), BOARD)
    assert resumed is not None
    assert resumed.back is not None
    assert begun(resumed.back) == Begun("ferry", hexes("C3"))


@pytest.mark.parametrize(
    "odd",
    [
        Begun("ferry"),
        Begun("ferry", hexes("E5")),
        Begun("ferry", (*hexes("C3"), Hex(99, 99))),
        Begun("ferry", hexes("C3"), entry=0),
        Begun("crossing", (Hex(99, 99),)),
        Begun("crossing", hexes("E4"), entry=3),
        Begun("permitted"),
        Begun("border"),
        Begun("border", corner=Corner(999, 999)),
        Begun("moat", corner=Corner(10, 10)),
    ],
)
def test_what_the_board_has_no_place_for_is_not_gone_on_with(odd: Begun) -> None:
    assert resuming_of(odd, BOARD) is None


@pytest.mark.parametrize(
    "plain", [None, 7, {}, {"tool": "ferry", "hexes": [1], "corner": None, "entry": None}]
)
def test_what_somebody_has_damaged_is_nothing(plain: object) -> None:
    assert begun_of(plain) is None
