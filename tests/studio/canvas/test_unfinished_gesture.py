"""What a held button is about to make is in the recovery journal, before it is done."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.board.document import Board, new_board
from engine.board.places import CityRegion, Country, Special, Town, Water
from engine.board.terrain import HILL, LAKE, SEA
from engine.boardfile.reading import read_board
from engine.edits.document import SetField
from engine.edits.protocol import Several
from engine.edits.terrain import PaintCountry, PaintTerrain
from studio.canvas.tool_controller import Hand
from studio.session.document import Session
from studio.session.recovery.recovering import recoverable
from studio.tools.gestures import Phase, Pointer, ToolSettings
from studio.tools.selection import Area, Selection
from studio.tools.terrain.paints import Body, Ground, Land, Paint, Zone
from tests.studio.conftest import MakeSession
from tests.studio.tools.hand import SHEET, at

_MOMENT_MS = 500
"""By when a page would have come, or be gone."""


def board() -> Board:
    """A town and a special, a sea and a lake with names, two countries and a region."""
    sea = tuple(SHEET.hex_named(f"H{number}") for number in range(1, 12))
    lake = tuple(SHEET.hex_named(f"A{number}") for number in range(1, 4))
    ground = new_board(
        SHEET,
        keys="dice-36+6",
        towns=(Town("Hull", SHEET.hex_named("C3")),),
        specials=(Special("1", "Wales", hexes=(SHEET.hex_named("E10"),)),),
        countries=(Country("England"), Country("Wales")),
        waters=(Water("Mere", lake),),
        city_regions=(CityRegion("North", (SHEET.hex_named("B9"),)),),
    )
    wet = PaintTerrain(sea, SEA), PaintTerrain(lake, LAKE)
    return Several("", (*wet, PaintCountry(lake, 1))).apply(ground)


class Desk:
    """A hand over a session that keeps a journal, without a canvas."""

    def __init__(self, session: Session, folder: Path, qtbot: QtBot) -> None:
        self.session = session
        self.folder = folder
        self.hand = Hand(session)
        self._qtbot = qtbot

    def presses(self, *labels: str) -> None:
        """Press the button on a hex and drag it over others, without letting it go."""
        self.sends("move", labels[0])
        self.sends("press", labels[0])
        self.sends("move", *labels)

    def lets_go(self, label: str) -> None:
        self.sends("release", label)

    def sends(self, phase: Phase, *labels: str) -> None:
        for label in labels:
            self.hand.send(Pointer(*at(label), phase))

    @property
    def pages(self) -> list[Path]:
        return list(self.folder.glob("*.yaml"))

    def kept(self) -> Board | None:
        """Wait for a page; return the board on it."""
        self._qtbot.waitUntil(lambda: bool(self.pages))
        (page,) = self.pages
        return read_board(page).board

    def waits(self) -> None:
        self._qtbot.wait(_MOMENT_MS)

    def waits_for(self, is_so: Callable[[], bool]) -> None:
        self._qtbot.waitUntil(is_so)

    def waits_until_nothing_is_kept(self) -> None:
        self._qtbot.waitUntil(lambda: not list(self.folder.iterdir()))


@pytest.fixture
def desk(make_session: MakeSession, tmp_path: Path, qtbot: QtBot) -> Iterator[Desk]:
    desk = Desk(make_session(board()), tmp_path / "recovery", qtbot)
    desk.hand.take("brush")
    yield desk
    desk.hand.stop()


@pytest.mark.parametrize(
    ("tool", "paint", "way"),
    [
        ("brush", Ground(HILL), ("C5", "C6", "D7", "D8")),
        ("brush", Land(2), ("C5", "C6", "D7", "D8")),
        ("brush", Body(1), ("H2", "H5")),
        ("brush", Zone(1), ("C5", "D8")),
        ("stroke", Ground(HILL), ("C5", "F8")),
        ("rectangle", Ground(HILL), ("C5", "F8")),
        ("fill", Ground(HILL), ("H4",)),
        ("line", Ground(HILL), ("C5", "D6", "E8")),
        ("town", Ground(HILL), ("D4",)),
        ("town", Ground(HILL), ("C3", "D4")),
        ("select", Ground(HILL), ("C3", "D4")),
        ("special", Ground(HILL), ("D4",)),
    ],
)
def test_what_a_held_button_draws_is_kept_before_it_comes_up(
    desk: Desk, tool: str, paint: Paint, way: tuple[str, ...]
) -> None:
    one = desk.session.board
    desk.hand.take(tool)
    desk.hand.set(ToolSettings(paint=paint, size=1))
    desk.presses(*way)
    kept = desk.kept()
    assert desk.session.board is one
    desk.lets_go(way[-1])
    assert desk.session.board != one
    assert kept == desk.session.board


def test_a_selection_is_kept_where_it_is_carried_to(desk: Desk) -> None:
    desk.hand.take("select")
    desk.session.select(Selection(Area(frozenset(map(SHEET.hex_named, ("C3", "C4"))))))
    desk.presses("C4", "D6", "E7")
    kept = desk.kept()
    desk.lets_go("E7")
    assert desk.session.board.towns[0].hex == SHEET.hex_named("E6")
    assert kept == desk.session.board


def test_the_next_leg_of_a_course_is_kept_while_its_click_lasts(desk: Desk) -> None:
    desk.hand.take("crossing")
    for label in ("D4", "D6"):
        desk.presses(label)
        desk.lets_go(label)
    desk.presses("F6")
    desk.waits()
    kept = desk.kept()
    desk.lets_go("F6")
    assert [len(crossing.course) for crossing in desk.session.board.crossings] == [5]
    assert kept == desk.session.board


def test_a_page_goes_on_with_the_stroke(desk: Desk) -> None:
    desk.presses("C5", "C6")
    desk.kept()
    desk.sends("move", "C7", "C8")
    desk.waits()
    kept = desk.kept()
    desk.lets_go("C8")
    assert kept == desk.session.board


def test_a_stroke_that_is_dropped_takes_its_page_back(desk: Desk) -> None:
    desk.presses("C5", "C6")
    desk.kept()
    desk.hand.cancel()
    desk.waits_until_nothing_is_kept()
    assert not desk.session.is_modified


def test_a_stroke_that_is_dropped_leaves_on_the_page_what_was_drawn_before(desk: Desk) -> None:
    desk.session.apply(SetField("title", "New"))
    desk.presses("C5", "C6")
    desk.waits_for(lambda: desk.kept() != desk.session.board)
    desk.hand.cancel()
    desk.waits_for(lambda: desk.kept() == desk.session.board)


def test_a_stroke_that_changes_nothing_comes_to_no_page(desk: Desk) -> None:
    desk.hand.set(ToolSettings(paint=Ground(SEA)))
    desk.presses("H3", "H4")
    desk.waits()
    assert desk.pages == []


def test_a_stroke_led_back_to_nothing_takes_its_page_back(desk: Desk) -> None:
    desk.hand.take("select")
    desk.presses("C3", "D4")
    desk.kept()
    desk.sends("move", "C3")
    desk.waits_until_nothing_is_kept()


@pytest.mark.parametrize("barrier", [("towns", ""), ("", "towns")])
def test_what_is_refused_when_the_button_comes_up_is_not_kept(desk: Desk, barrier: tuple[str, str]) -> None:
    desk.hand.take("select")
    desk.session.select(Selection(Area(frozenset(map(SHEET.hex_named, ("C3", "C4"))))))
    locked, hidden = (frozenset(filter(None, (ply,))) for ply in barrier)
    desk.hand.lock(locked, hidden)
    desk.session.lock(locked)
    desk.presses("C4", "D6")
    desk.waits()
    assert desk.pages == []
    one = desk.session.board
    desk.lets_go("D6")
    assert desk.session.board is one


def test_a_board_saved_in_the_midst_of_a_stroke_leaves_the_stroke_on_the_page(
    desk: Desk, tmp_path: Path, qtbot: QtBot
) -> None:
    desk.presses("C5", "C6")
    with qtbot.waitSignal(desk.session.saved):
        desk.session.save_as(tmp_path / "a.yaml")
    desk.waits()
    kept = desk.kept()
    desk.lets_go("C6")
    assert kept == desk.session.board


def test_a_hand_that_hovers_takes_nothing_back_that_a_field_foretells(desk: Desk) -> None:
    desk.session.foretell(lambda: desk.session.apply(SetField("title", "Half a sen")))
    desk.sends("move", "C5", "C6")
    desk.waits()
    kept = desk.kept()
    assert kept is not None
    assert kept.title == "Half a sen"


def test_a_stroke_is_offered_after_a_kill(desk: Desk, make_session: MakeSession, qtbot: QtBot) -> None:
    desk.presses("C5", "C6")
    page = desk.kept()
    left = desk.folder.with_name("left")
    left.mkdir()
    (left / "1-page.yaml").write_bytes(desk.pages[0].read_bytes())
    (entry,) = recoverable(left)
    session = make_session()
    with qtbot.waitSignal(session.document_replaced):
        session.restore(entry)
    desk.lets_go("C6")
    assert session.board == page == desk.session.board
    assert session.is_modified
