"""The form of dynamic cities: every field named with its unit, shown on the map, and undone (TC)."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from engine.board.cities import ever_open, open_in
from engine.board.city_fields import cities_rule
from engine.board.city_rules import DynamicCities
from engine.board.document import Board, new_board
from engine.board.free_rule_fields import found
from engine.board.places import CityRegion, Country, Water
from engine.board.rules import Fields
from engine.edits.terrain import PaintTerrain
from engine.hexes.lattice import neighbours
from engine.hexes.sheet import Sheet
from studio.drawing.paper import city_words
from studio.drawing.paper.rule_text import rules_in_words
from studio.drawing.shapes.marks import Mark
from studio.panels.fields.fields import Choice, TextField
from studio.panels.fields.number_field import Number
from studio.panels.inspector.free_rule_form import FreeRuleForm, added, fields_of, new_cities
from studio.panels.inspector.inspector import Inspector
from studio.session.document import Session
from studio.tools.areas import hexes_in, hexes_meant
from studio.tools.outlines import outlined
from studio.tools.round_shades import round_shaded
from studio.tools.selection import Area, Selection
from tests.studio.conftest import MakeSession

SHEET = Sheet(8, 4)
EAST = tuple(SHEET.hex_at(5, row) for row in range(4))


def board_with(rule: DynamicCities) -> Board:
    board = new_board(
        SHEET,
        countries=(Country("US"), Country("Canada")),
        waters=(Water("Atlantic", (SHEET.hex_at(7, 0),)),),
        city_regions=(CityRegion("East", EAST, 1, 3),),
        special_rules=(rule,),
    )
    return PaintTerrain((SHEET.hex_at(7, 0),), 2).apply(board)


def whole_rule() -> DynamicCities:
    values = Fields(())
    for at in range(len(city_words.ADDITIONS)):
        values = added(values, at)
    return cities_rule(values.items)


@pytest.fixture
def session(make_session: MakeSession) -> Session:
    return make_session(board_with(whole_rule()))


@pytest.fixture
def form(session: Session, qtbot: QtBot) -> FreeRuleForm:
    inspector = Inspector(session)
    qtbot.addWidget(inspector)
    inspector.show()
    session.select(Selection(session.board.special_rules[0]))
    form = inspector.entry_forms[DynamicCities]
    assert isinstance(form, FreeRuleForm)
    assert inspector.heading.text() == "Dynamic cities"
    return form


def rule_of(session: Session) -> Fields:
    (rule,) = session.board.special_rules
    assert isinstance(rule, DynamicCities)
    return fields_of(rule)


def test_every_field_that_can_be_added_has_a_name(form: FreeRuleForm) -> None:
    patterns = {".".join("*" if isinstance(s, int) else s for s in where) for where in form.rows}
    assert patterns - {"cities.*.when"} <= set(city_words.FIELDS)
    assert len(form.rows) > 30


def test_amounts_have_their_units_and_may_go_by_the_players(form: FreeRuleForm, session: Session) -> None:
    count = form.rows["cities", 2, "count"].editor
    assert isinstance(count, Number)
    assert (count.value(), count.suffix()) == (4, " cities")
    count.setValue(5)
    assert found(rule_of(session), ("cities", 2, "count")) == 5
    count.setValue(0)
    assert count.text() == "as many as play"
    assert found(rule_of(session), ("cities", 2, "count")) == "players"
    session.history.undo()
    session.history.undo()
    assert found(rule_of(session), ("cities", 2, "count")) == 4


def test_countries_and_coasts_are_chosen_by_name(form: FreeRuleForm, session: Session) -> None:
    country, coast = (form.rows[where].editor for where in (("eligible", "country"), ("cities", 0, "on")))
    assert isinstance(country, Choice)
    assert isinstance(coast, Choice)
    assert country.offered == ("", "US", "Canada")
    assert coast.offered == ("", "East Coast")
    country.chosen.emit("US")
    assert found(rule_of(session), ("eligible", "country")) == "US"


def test_a_group_is_taken_out_and_added_again(form: FreeRuleForm, session: Session) -> None:
    before = session.board
    for part in list(form.parts):
        for button in part.findChildren(QToolButton, "rule-races-leave"):
            button.click()
    assert found(rule_of(session), ("races",)) is None
    races = next(at for at, each in enumerate(city_words.ADDITIONS) if each[0] == "Races")
    assert races in form.more.offered
    form.more.chosen.emit(races)
    assert found(rule_of(session), ("races", "offered_again")) == 1
    assert races not in form.more.offered
    session.history.undo()
    session.history.undo()
    assert session.board == before


def test_the_rule_is_shown_on_the_map_with_its_coasts(form: FreeRuleForm, session: Session) -> None:
    waters = form.rows["coasts", 0, "next_to"].editor
    assert isinstance(waters, TextField)
    waters.setText("Atlantic")
    form.settle()
    (rule,) = session.board.special_rules
    assert isinstance(rule, DynamicCities)
    board = session.board
    shore = {near for near in neighbours(SHEET.hex_at(7, 0)) if near in SHEET}
    assert len(outlined(board, Selection(rule))) == 1 + len(shore), "a rim, and a ring for each"
    assert hexes_meant(board, rule) == hexes_in(SHEET, ever_open(board, rule)) | shore


def test_the_hexes_of_a_round_are_selected(form: FreeRuleForm, session: Session) -> None:
    (rule,) = session.board.special_rules
    assert isinstance(rule, DynamicCities)
    form.round.setValue(2)
    form.pointing.click()
    hexes = hexes_in(SHEET, open_in(session.board, rule, 2))
    assert session.selection == Selection(Area(hexes))
    assert set(EAST) <= hexes


def test_a_new_rule_says_how_many_cities_come_and_when() -> None:
    values = fields_of(new_cities())
    assert found(values, ("cities", 0, "count")) == 4
    assert found(values, ("rounds", "racing")) == 15


def test_the_sheet_says_the_rule_in_words_with_its_units() -> None:
    said = list(rules_in_words(board_with(new_cities())))
    rounds = "Building rounds at the beginning: 1 round; Rounds with races after them: 15 rounds"
    assert said[0] == f"Rounds of the game: {rounds}."
    assert any("How many: 4 cities" in line for line in said)
    assert not any("map file" in line for line in said)
    rule = new_cities()
    spoken = replace(rule, text="Canada has 3 cities.")
    assert list(rules_in_words(board_with(spoken))) == [*said, "Canada has 3 cities."]


def test_a_round_is_shaded_until_the_button_is_released(form: FreeRuleForm, session: Session) -> None:
    shown: list[tuple[Mark, ...]] = []
    form.round_shown.connect(shown.append)
    form.shading.click()
    form.round.setValue(2)
    (rule,) = session.board.special_rules
    assert isinstance(rule, DynamicCities)
    assert shown[-1] == round_shaded(session.board, rule, 2)
    form.shading.click()
    assert shown[-1] == ()
