"""The forms of countries and waters have their names put on the map and given back to it."""

from dataclasses import replace

import pytest

from engine.board.document import new_board
from engine.board.places import Country, Water
from engine.board.terrain import SEA
from engine.edits.entries import ChangeEntry
from engine.edits.naming import named_at
from engine.edits.terrain import PaintTerrain
from engine.hexes.sheet import Sheet
from studio.panels.inspector.area_forms import CountryForm, WaterForm
from studio.panels.inspector.inspector import Inspector
from studio.session.document import Session
from studio.tools.gestures import Sequel
from studio.tools.selection import Selection
from tests.studio.conftest import MakeSession

SHEET = Sheet(8, 6)
B2, B3 = SHEET.hex_named("B2"), SHEET.hex_named("B3")
ENGLAND, BAY = Country("England"), Water("Bay", (B3,))


@pytest.fixture
def session(make_session: MakeSession) -> Session:
    return make_session(PaintTerrain((B3,), SEA).apply(new_board(SHEET, countries=(ENGLAND,), waters=(BAY,))))


def test_a_countrys_name_is_put_on_the_map_and_given_back_to_it(
    session: Session, inspector: Inspector
) -> None:
    session.select(Selection(ENGLAND))
    form, wanted = inspector.entry_forms[Country], list[Sequel]()
    assert isinstance(form, CountryForm)
    inspector.sequel_wanted.connect(wanted.append)
    assert not form.parts["name-free"].isVisible()
    form.parts["name-place"].click()
    assert len(wanted) == 1
    session.apply(named_at(ENGLAND, B2), then=Selection(replace(ENGLAND, name_at=B2)))
    assert form.parts["name-free"].isVisible()
    form.parts["name-free"].click()
    assert ENGLAND in session.board.countries


def test_an_area_without_a_name_has_none_to_put_on_the_map(session: Session, inspector: Inspector) -> None:
    session.select(Selection(BAY))
    form = inspector.entry_forms[Water]
    assert isinstance(form, WaterForm)
    assert form.parts["name-place"].isEnabled()
    nameless = replace(BAY, name="")
    session.apply(ChangeEntry(BAY, nameless, "Rename water"), Selection(nameless))
    assert not form.parts["name-place"].isEnabled()
