"""The forms of what a board holds: every field is one step of history, and back."""

from typing import Any

import pytest
from PySide6.QtCore import QRegularExpression
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QPushButton, QScrollArea, QWidget

from engine.board.city_rules import DynamicCities
from engine.board.document import Board, Erratum, new_board
from engine.board.lines import SideLine
from engine.board.places import CityRegion, Country, Ferry, PermittedBuild, Special, Town, Water
from engine.board.rules import Connection, Crossing, Fields, Note, OtherRule, Override, StartRule
from engine.board.terrain import PATTERNS, SEA, TerrainKind
from engine.edits.terrain import PaintCountry, PaintTerrain
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from studio.panels.fields.fields import Choice, Prose, TextField
from studio.panels.fields.number_field import Number
from studio.panels.inspector.inspector import Inspector
from studio.panels.inspector.pattern_field import PatternField
from studio.session.document import Session
from studio.tools.gestures import Sequel
from studio.tools.selection import Selection, Thing
from studio.tools.terrain.paints import Body, Ground, Land, Zone
from tests.studio.conftest import MakeSession

SHEET = Sheet(8, 6)
REMOVAL = QRegularExpression("-remove$")


def hexes(*labels: str) -> tuple[Hex, ...]:
    return tuple(SHEET.hex_named(label) for label in labels)


B2, B5 = hexes("B2", "B5")
ROSS, BATH = Town("Ross", B2, ("11",), port=True), Town("Bath", B5, ("12",))
FERRY = Ferry("Humber", ("Ross", "Bath"), hexes("B3", "B4"))
SPECIAL, OTHER = Special("1", "London", hexes("A1")), Special("2", "Paris")
CROSSING = Crossing("Tunnel", hexes("C3", "C4"), 6)
BUILD = PermittedBuild("England", hexes("D4", "D5"))
MARSH, ENGLAND, BAY = (
    TerrainKind("m", "marsh", 2),
    Country("England", foreign=True),
    Water("Bay", hexes("B3")),
)
EAST = CityRegion("East", hexes("D6"), 2, 5)
RIVER = SideLine("river", "Wye", (SHEET.side_named("C3.E"), SHEET.side_named("C3.SE")))
START = StartRule(hexes("C3"), ("Ross",))
CONNECTION = Connection(hexes("C3"), ("Ross",), 10)
RULES = Override((("min_run", 3), ("debt", True), ("hill_delay", "each"), ("prizes", (20, 10)), ("odd", 3)))
NOTE, ERRATUM = Note("Printed."), Erratum("2026-11-01", "Bath is wrong.")
ODD = OtherRule("odd", (("price", 3),))
CITIES = DynamicCities(text="Cities appear.")


def full_board() -> Board:
    board = new_board(
        SHEET,
        keys="dice-36+6",
        towns=(ROSS, BATH),
        ferries=(FERRY,),
        specials=(SPECIAL, OTHER),
        countries=(ENGLAND, Country("Wales"), Country("Scotland", foreign=True)),
        kinds=(MARSH,),
        waters=(BAY,),
        city_regions=(EAST,),
        permitted_builds=(BUILD,),
        special_rules=(CROSSING, START, CONNECTION, RULES, NOTE, CITIES, ODD),
        errata=(ERRATUM,),
        lines=(RIVER,),
    )
    board = PaintTerrain(hexes("B3", "B4"), SEA).apply(board)
    board = PaintTerrain(hexes("E5"), 6).apply(board)
    return PaintCountry(hexes("D5", "D6"), 1).apply(board)


@pytest.fixture
def session(make_session: MakeSession) -> Session:
    return make_session(full_board())


def form_of(inspector: Inspector, thing: Thing) -> Any:
    """Return the form for a sort of thing; which fields it has is its own affair."""
    return inspector.entry_forms[type(thing)]


def enter(widget: QWidget, value: Any) -> None:
    """Do with a field what a person would."""
    match widget:
        case Choice():
            widget.setCurrentIndex(widget.offered.index(value))
            widget.activated.emit(widget.currentIndex())
        case PatternField():
            widget.buttons.button(PATTERNS.index(value)).click()
        case QCheckBox():
            assert widget.isChecked() is not value
            widget.click()
        case Number() if not isinstance(value, str):
            widget.setValue(value)
        case Number() as number:
            number.setFocus()
            number.selectAll()
            QTest.keyClicks(number, value)
            number.interpretText()
        case TextField() | Prose():
            widget.setFocus()
            widget.selectAll()
            QTest.keyClicks(widget, value)
            widget.settle()


CHANGES: list[tuple[Thing, str, Any, str, Any]] = [
    (RIVER, "cost", 4, "cost", 4),
    (RIVER, "cost", 0, "cost", 0),
    (MARSH, "name", "fen", "name", "fen"),
    (MARSH, "half", 1, "half", 1),
    (MARSH, "delay", 2, "delay", 2),
    (MARSH, "symbol", "f", "symbol", "f"),
    (MARSH, "pattern", "trees", "pattern", "trees"),
    (ENGLAND, "name", "Loegr", "name", "Loegr"),
    (ENGLAND, "foreign", False, "foreign", False),
    (BAY, "name", "Gulf", "name", "Gulf"),
    (EAST, "name", "Orient", "name", "Orient"),
    (EAST, "first", 7, "to_round", 7),
    (EAST, "last", 0, "to_round", 0),
    (SPECIAL, "name", "Londinium", "name", "Londinium"),
    (SPECIAL, "ports", True, "any", "port"),
    (SPECIAL, "country", "Wales", "country", "Wales"),
    (SPECIAL, "edge", "west", "edge", "west"),
    (FERRY, "name", "Trent", "name", "Trent"),
    (FERRY, "price", 8, "price", 8),
    (FERRY, "fee", 3, "fee", 3),
    (FERRY, "bridge", True, "bridge", True),
    (FERRY, "public", True, "public", True),
    (FERRY, "at_once", True, "at_once", True),
    (FERRY, "embark", 2, "embark_takes", 2),
    (FERRY, "disembark", 0, "disembark_takes", 0),
    (FERRY, "at-sea", 3, "sea_takes", 3),
    (BUILD, "country", "Scotland", "country", "Scotland"),
    (CROSSING, "name", "Bridge", "name", "Bridge"),
    (CROSSING, "cost", 5, "cost", 5),
    (CROSSING, "whole", False, "whole", False),
    (CROSSING, "money", True, "money", True),
    (CROSSING, "alongside", 3, "alongside", 3),
    (CROSSING, "owners", 1, "owners", 1),
    (CROSSING, "from", 4, "from_race", 4),
    (CROSSING, "delay", 1, "delay", 1),
    (CROSSING, "tunnel", True, "tunnel", True),
    (CROSSING, "free", True, "free", True),
    (CROSSING, "text", "Under the sea.", "text", "Under the sea."),
    (START, "seats", "2 1, 2", "seats", (1, 2)),
    (START, "most", 1, "most", 1),
    (START, "second", True, "second", True),
    (START, "price", 6, "price", 6),
    (START, "alternative", 2, "alternative", 2),
    (START, "text", "Seat one.", "text", "Seat one."),
    (CONNECTION, "bonus", 12, "bonus", 12),
    (CONNECTION, "building_only", True, "building_only", True),
    (CONNECTION, "text", "Whoever is first.", "text", "Whoever is first."),
    (NOTE, "text", "Read.", "text", "Read."),
    (ERRATUM, "text", "Right.", "text", "Right."),
    (ERRATUM, "date", "2026-12-01", "date", "2026-12-01"),
]


@pytest.mark.parametrize("change", CHANGES, ids=[f"{type(each[0]).__name__}-{each[1]}" for each in CHANGES])
def test_a_field_is_one_step_and_undone(
    session: Session, inspector: Inspector, change: tuple[Thing, str, Any, str, Any]
) -> None:
    thing, field, value, name, after = change
    before = session.board
    session.select(Selection(thing))
    enter(form_of(inspector, thing).parts[field], value)
    assert session.history.count() == 1
    assert getattr(session.selection.thing, name) == after
    session.history.undo()
    assert session.board == before
    assert session.selection.thing == thing


def test_a_ferry_goes_back_to_the_delays_of_the_rules(session: Session, inspector: Inspector) -> None:
    session.select(Selection(FERRY))
    for takes, kept in ((0, 0), (-1, None)):
        enter(form_of(inspector, FERRY).parts["at-sea"], takes)
        assert session.board.ferries[0].sea_takes == kept


def test_a_river_made_something_else_loses_its_price(session: Session, inspector: Inspector) -> None:
    session.select(Selection(RIVER))
    for value, kept in ((3, 3), (-1, None), (5, 5)):
        enter(form_of(inspector, RIVER).parts["cost"], value)
        assert session.board.lines[0].cost == kept
    enter(form_of(inspector, RIVER).parts["kind"], "border")
    (line,) = session.board.lines
    assert (line.kind, line.cost) == ("border", None)
    assert form_of(inspector, line).parts["cost"].isHidden()


def test_every_thing_has_a_form_that_shows_and_removes_it(session: Session, inspector: Inspector) -> None:
    wanted: list[object] = []
    inspector.removal_wanted.connect(lambda: wanted.append(session.selection.thing))
    things = (
        *(MARSH, ENGLAND, BAY, EAST, SPECIAL, FERRY, BUILD, CROSSING),
        *(START, CONNECTION, RULES, NOTE, CITIES, ODD, ERRATUM),
    )
    for thing in things:
        session.select(Selection(thing))
        assert inspector.forms.shown is form_of(inspector, thing)
        (removal,) = form_of(inspector, thing).findChildren(QPushButton, REMOVAL)
        removal.click()
    assert wanted == list(things)
    assert {*map(type, things), Town, SideLine} == set(inspector.entry_forms)


def test_areas_ask_for_the_brush_with_their_paint(session: Session, inspector: Inspector) -> None:
    wanted: list[object] = []
    inspector.paint_wanted.connect(wanted.append)
    for thing in (MARSH, ENGLAND, BAY, EAST):
        session.select(Selection(thing))
        form = form_of(inspector, thing)
        form.painting_wanted.emit()
    assert wanted == [Ground(6), Land(1), Body(1), Zone(1)]


def test_courses_and_places_ask_for_the_hand(session: Session, inspector: Inspector) -> None:
    wanted: list[object] = []
    inspector.sequel_wanted.connect(wanted.append)
    for thing, button in (
        (FERRY, "redraw"),
        (BUILD, "redraw"),
        (CROSSING, "redraw"),
        (SPECIAL, "pick"),
        (START, "pick"),
    ):
        session.select(Selection(thing))
        form_of(inspector, thing).parts[button].click()
    session.select(Selection(session.board.lines[0]))
    inspector.line_form.parts["split"].click()
    assert len(wanted) == 6
    assert all(isinstance(sequel, Sequel) for sequel in wanted)


def test_a_line_is_turned_round_and_says_between_what_it_runs(session: Session, inspector: Inspector) -> None:
    (wye,) = session.board.lines
    session.select(Selection(wye))
    assert inspector.line_form.parts["ends"].text() == "around C3"
    assert not inspector.line_form.parts["join"].isEnabled()
    inspector.line_form.parts["reverse"].click()
    assert session.board.lines[0].sides == wye.sides[::-1]


def test_a_symbol_that_is_taken_is_not_accepted(session: Session, inspector: Inspector) -> None:
    session.select(Selection(MARSH))
    form = form_of(inspector, MARSH)
    enter(form.parts["symbol"], "^")
    assert session.history.count() == 0
    assert form.parts["symbol"].text() == "m"


def pool_of(inspector: Inspector) -> dict[str, str]:
    return {key: button.property("state") for key, button in inspector.town_form.pool.buttons.items()}


def keys_of(session: Session) -> list[tuple[str, ...]]:
    return [town.keys for town in session.board.towns]


def test_the_pool_lights_free_keys_and_gives_and_takes_them(session: Session, inspector: Inspector) -> None:
    said: list[str] = []
    inspector.said.connect(said.append)
    session.select(Selection(ROSS))
    states = pool_of(inspector)
    assert (len(states), states["11"], states["12"], states["13"]) == (36, "own", "taken", "free")
    inspector.town_form.pool.buttons["13"].click()
    assert keys_of(session)[0] == ("11", "13")
    inspector.town_form.pool.buttons["11"].click()
    assert keys_of(session)[0] == ("13",)
    assert said == []
    inspector.town_form.pool.buttons["12"].click()
    assert keys_of(session) == [("12", "13"), ()]
    assert said == ["12 was moved here from Bath. Undo reverts this."]
    session.history.undo()
    assert keys_of(session) == [("13",), ("12",)]


def test_the_pool_shows_cards_with_their_suits(session: Session, inspector: Inspector) -> None:
    session.new(full_board().edited(keys="cards-52", specials=(Special("KS", "Scotland"),)))
    session.select(Selection(ROSS))
    buttons = inspector.town_form.pool.buttons
    assert [buttons[key].text() for key in ("AS", "10H", "QD", "KC")] == ["A", "10", "Q", "K"]
    assert buttons["10H"].accessibleName() == "Key 10♥"
    assert "10♥" in buttons["10H"].toolTip()
    said: list[str] = []
    inspector.said.connect(said.append)
    buttons["KS"].click()
    assert session.history.count() == 0
    assert said == ["K♠ is assigned to Scotland, and a special needs a key."]
    assert not buttons["KS"].isChecked()


def test_two_specials_exchange_their_keys(session: Session, inspector: Inspector) -> None:
    session.select(Selection(SPECIAL))
    pool = form_of(inspector, SPECIAL).pool
    pool.buttons["2"].click()
    assert [special.key for special in session.board.specials] == ["2", "1"]
    assert session.history.count() == 1
    pool.buttons["6"].click()
    assert [special.key for special in session.board.specials] == ["6", "1"]


def test_rules_are_changed_by_name_with_unit_and_bounds(session: Session, inspector: Inspector) -> None:
    session.select(Selection(RULES))
    form = form_of(inspector, RULES)
    runs = form.rows["min_run"].editor
    assert (runs.suffix(), runs.minimum(), runs.maximum()) == (" links", 0, 1000)
    enter(runs, 6)
    enter(form.rows["prizes"].editor, "30, 20 10")
    enter(form.rows["prizes"].editor, "none")
    assert dict(values(session)) == {
        **dict(RULES.values),
        "min_run": 6,
        "prizes": (30, 20, 10),
    }
    form.rows["debt"].leave.click()
    form.more.chosen.emit("bonus")
    assert [name for name, _ in values(session)] == ["min_run", "hill_delay", "prizes", "odd", "bonus"]
    assert dict(values(session))["bonus"] == 6
    assert "bonus" not in form.more.offered


def values(session: Session) -> tuple[tuple[str, object], ...]:
    assert isinstance(session.selection.thing, Override)
    return session.selection.thing.values


def test_a_rule_of_another_type_has_a_field_for_each_of_its_values(make_session: MakeSession) -> None:
    inner = Fields((("x", 2.5),))
    rule = OtherRule("odd", (("price", 3), ("free", True), ("for", ("A", "B")), ("at", inner)))
    session = make_session(full_board().edited(special_rules=(rule,)))
    inspector = Inspector(session)
    session.select(Selection(rule))
    assert inspector.heading.text() == "Odd"
    rows = form_of(inspector, rule).rows
    enter(rows["price",].editor, 4)
    enter(rows["free",].editor, False)
    enter(rows["for",].editor, "A, C")
    enter(rows["at", "x"].editor, "7.5")
    enter(rows["at", "x"].editor, "seven")
    new = (("price", 4), ("free", False), ("for", ("A", "C")), ("at", Fields((("x", 7.5),))))
    assert session.board.special_rules == (OtherRule("odd", new),)
    assert session.history.count() == 4
    rows["at", "x"].leave.click()
    assert session.board.special_rules == (OtherRule("odd", new[:3]),)


def test_half_made_texts_are_finished_when_something_else_is_selected(
    session: Session, inspector: Inspector
) -> None:
    session.select(Selection(NOTE))
    text = form_of(inspector, NOTE).parts["text"]
    text.setFocus()
    text.selectAll()
    QTest.keyClicks(text, "Half")
    session.select(Selection(ROSS))
    assert Note("Half") in session.board.special_rules


@pytest.mark.parametrize(("thing", "field"), [(CROSSING, "cost"), (FERRY, "price"), (START, "most")])
def test_a_number_counted_up_is_one_step_for_each_thing(
    session: Session, inspector: Inspector, thing: Thing, field: str
) -> None:
    session.select(Selection(thing))
    number = form_of(inspector, thing).parts[field]
    before = number.value()
    for _ in range(3):
        number.stepUp()
    assert getattr(session.selection.thing, field) == before + 3
    assert session.history.count() == 1


@pytest.mark.parametrize(("thing", "field"), [(CROSSING, "cost"), (FERRY, "price"), (START, "most")])
def test_a_number_half_typed_is_called_in(
    session: Session, inspector: Inspector, thing: Thing, field: str
) -> None:
    session.select(Selection(thing))
    number = form_of(inspector, thing).parts[field]
    number.setFocus()
    number.selectAll()
    QTest.keyClicks(number, "2")
    session.select(Selection(ROSS))
    assert 2 in {
        getattr(each, field, None) for each in (*session.board.ferries, *session.board.special_rules)
    }


def test_a_short_form_leaves_the_scroll_bar_away(session: Session, inspector: Inspector) -> None:
    inspector.resize(340, 640)
    bar = inspector.findChildren(QScrollArea)[0].verticalScrollBar()
    session.select(Selection(RULES))
    session.select(Selection(BAY))
    QApplication.processEvents()
    assert bar.maximum() == 0
    inspector.resize(340, 120)
    QApplication.processEvents()
    assert bar.maximum() > 0


def test_no_form_is_wider_than_its_dock(session: Session, inspector: Inspector) -> None:
    for thing in (MARSH, ENGLAND, BAY, SPECIAL, FERRY, BUILD, CROSSING, START, RULES, NOTE, CITIES, ERRATUM):
        session.select(Selection(thing))
        assert inspector.forms.minimumSizeHint().width() <= 300, type(thing)
