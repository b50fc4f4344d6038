"""The form of a town and its fields: what is told, in which colour and where."""

from collections.abc import Iterable

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from engine.board.document import new_board
from engine.board.places import Town
from engine.diagnostics.findings import Severity
from engine.edits.document import SetField
from engine.hexes.sheet import Sheet
from studio.panels.fields.fields import Choice
from studio.panels.fields.severity_marks import severity_colour
from studio.panels.inspector.inspector import Inspector
from studio.session.document import Session
from studio.tools.selection import Selection
from tests.studio.conftest import MakeSession

SHEET = Sheet(6, 5)
ROSS = Town("Ross", SHEET.hex_at(2, 2), ("12",))


@pytest.fixture
def session(make_session: MakeSession) -> Session:
    return make_session(new_board(SHEET, keys="dice-36", towns=(ROSS,)))


def test_an_impossible_key_is_reported_in_the_colour_of_errors(
    session: Session, inspector: Inspector
) -> None:
    session.select(Selection(ROSS))
    form = inspector.town_form
    quiet = form.key_note.palette().placeholderText().color()
    form.keys.setText("99")
    wrong = form.key_note.palette().placeholderText().color()
    assert wrong == severity_colour(Severity.ERROR, form.palette()) != quiet
    form.keys.setText("11")
    assert form.key_note.palette().placeholderText().color() == quiet


def test_the_boxes_of_a_town_stand_above_the_pool_of_keys(session: Session, inspector: Inspector) -> None:
    session.select(Selection(ROSS))
    form = inspector.town_form
    assert (
        max(box.y() for box in (form.parts["small"], form.parts["port"], form.parts["start"])) < form.pool.y()
    )


def test_a_choice_without_room_ends_in_dots_and_is_whole_in_its_tip(qtbot: QtBot) -> None:
    choice = Choice("keys", "How keys are drawn.")
    qtbot.addWidget(choice)
    choice.offer([("Two dice, 36 keys and six specials", 1)], 1)
    choice.resize(120, 26)
    assert choice.shown.endswith("…")
    assert choice.toolTip().startswith("Two dice, 36 keys and six specials")
    choice.resize(600, 26)
    assert choice.shown == "Two dice, 36 keys and six specials"


def test_the_pool_stays_where_it_is_while_the_note_on_keys_grows(
    session: Session, inspector: Inspector
) -> None:
    session.select(Selection(ROSS))
    form = inspector.town_form
    inspector.resize(300, 600)
    inspector.show()
    QApplication.processEvents()
    before = form.pool.pos(), form.key_note.height()
    form.key_note.setText("Unassigned: " + 30 * "66, ")
    QApplication.processEvents()
    assert form.key_note.height() > before[1]
    assert form.pool.pos() == before[0]


def test_the_pool_has_longer_rows_where_they_can_be_read(session: Session, inspector: Inspector) -> None:
    session.select(Selection(ROSS))
    inspector.show()
    rows = {}
    for width in (340, 240):
        inspector.resize(width, 600)
        QApplication.processEvents()
        rows[width] = len({button.y() for button in inspector.town_form.pool.buttons.values()})
    assert rows == {340: 3, 240: 6}


def rows_of(inspector: Inspector, widgets: Iterable[QWidget]) -> int:
    QApplication.processEvents()
    return len({widget.mapTo(inspector, QPoint(0, 0)).y() for widget in widgets})


def test_a_suit_of_cards_stands_in_one_row_behind_its_sign(session: Session, inspector: Inspector) -> None:
    session.apply(SetField("keys", "cards-52"))
    session.select(Selection(ROSS))
    inspector.show()
    pool = inspector.town_form.pool
    rows = {}
    for width in (340, 240):
        inspector.resize(width, 600)
        rows[width] = rows_of(inspector, pool.buttons.values())
    assert rows == {340: 4, 240: 8}
    assert [sign.text() for sign in pool.findChildren(QLabel)] == ["♠", "♥", "♦", "♣"]


def test_what_a_town_is_stands_in_one_row_where_there_is_room(session: Session, inspector: Inspector) -> None:
    session.select(Selection(ROSS))
    inspector.show()
    form = inspector.town_form
    rows = {}
    for width in (340, 240):
        inspector.resize(width, 600)
        rows[width] = rows_of(inspector, (form.parts["small"], form.parts["port"], form.parts["start"]))
    assert rows == {340: 1, 240: 2}


def test_a_town_gets_its_own_bonus_and_gives_it_back(session: Session, inspector: Inspector) -> None:
    session.select(Selection(ROSS))
    bonus = inspector.town_form.parts["bonus"]
    for value, kept in ((12, 12), (0, 0), (-1, None)):
        bonus.setValue(value)
        assert session.board.towns[0].bonus == kept
    assert session.history.count() == 3
