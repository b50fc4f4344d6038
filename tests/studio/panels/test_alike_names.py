"""Names in forms: normalised when typed or pasted, left alone otherwise, and chosen in any spelling."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from engine.board.document import new_board
from engine.board.places import Country, Ferry, PermittedBuild, Special, Town
from engine.hexes.sheet import Sheet
from studio.panels.fields.fields import Prose, TextField
from studio.panels.inspector.inspector import Inspector
from studio.session.document import Session
from studio.tools.selection import Selection, Thing
from tests.studio.conftest import MakeSession

SHEET = Sheet(8, 6)
B2, B3, B5 = (SHEET.hex_named(label) for label in ("B2", "B3", "B5"))
LYNN, BATH, GOLD = (
    Town("King\u2019s Lynn", B2),
    Town("Bath", B5),
    Country("C\u00f4te d\u2019Or", foreign=True),
)
FERRY = Ferry("Wash", ("king's lynn", "Bath"), (B3,))
SPECIAL, BUILD = Special("1", "London", country="C\u00f4te d'or"), PermittedBuild("c\u00f4te d'or", (B2, B3))


@pytest.fixture
def session(make_session: MakeSession) -> Session:
    board = new_board(SHEET, towns=(LYNN, BATH), countries=(GOLD,), ferries=(FERRY,), specials=(SPECIAL,))
    return make_session(board.edited(permitted_builds=(BUILD,)))


def form_of(inspector: Inspector, session: Session, thing: Thing) -> Any:
    session.select(Selection(thing))
    return inspector.entry_forms[type(thing)]


@pytest.mark.parametrize(
    ("pasted", "entered"),
    [("Ko\u0308ln\u200b", "K\u00f6ln"), ("New\u00a0Lynn \n", "New Lynn"), ("\u202eLynn\x07", "Lynn")],
)
def test_a_name_is_normalised_when_it_is_pasted(pasted: str, entered: str, qtbot: QtBot) -> None:
    for field in (TextField("field", "A tip."), Prose("field", "A tip.")):
        qtbot.addWidget(field)
        told: list[str] = []
        field.entered.connect(told.append)
        if isinstance(field, TextField):
            field.setText(pasted)
        else:
            field.setPlainText(pasted)
        field.settle()
        assert told == [entered]


def test_a_name_that_is_not_touched_is_left_alone(qtbot: QtBot) -> None:
    for field in (TextField("field", "A tip."), Prose("field", "A tip.")):
        qtbot.addWidget(field)
        told: list[str] = []
        field.entered.connect(told.append)
        field.show_text("two  spaces \u200b")
        field.settle()
        assert told == []


def test_ports_and_countries_are_chosen_in_any_spelling(inspector: Inspector, session: Session) -> None:
    form = form_of(inspector, session, FERRY)
    assert [port.currentText() for port in (form.parts["from"], form.parts["to"])] == [LYNN.name, "Bath"]
    assert form.parts["from"].offered == ("Bath", LYNN.name)
    for thing in (SPECIAL, BUILD):
        form = form_of(inspector, session, thing)
        assert form.parts["country"].currentText() == GOLD.name
        assert [name for name in form.parts["country"].offered if name] == [GOLD.name]
