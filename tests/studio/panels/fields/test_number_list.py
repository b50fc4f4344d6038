"""Lists of numbers that are typed: runs are understood, and what cannot be read is refused, not changed."""

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.board.rules import OtherRule, Override, StartRule
from engine.edits.entries import AddEntry
from studio.panels.fields.number_list import NumberList, NumbersError, numbers_in
from studio.panels.inspector.free_rule_rows import LeafRow
from studio.panels.inspector.inspector import Inspector
from studio.session.document import Session
from studio.tools.selection import Selection


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("1, 3", (1, 3)),
        ("3 1;2", (3, 1, 2)),
        ("2-4", (2, 3, 4)),
        ("2 – 4, 9", (2, 3, 4, 9)),
        ("1 to 3", (1, 2, 3)),
        ("1 BIS 3 und 7", (1, 2, 3, 7)),
        ("20, 10, 10", (20, 10, 10)),
        ("", ()),
    ],
)
def test_numbers_are_read_with_runs_in_the_order_typed(text: str, numbers: tuple[int, ...]) -> None:
    assert numbers_in(text) == numbers


@pytest.mark.parametrize("text", ["two", "-5", "4-2", "1.5", "1-2-3", "3 or 4", "1to", "1-1234567", "5%"])
def test_what_is_no_list_of_numbers_is_not_made_one(text: str) -> None:
    with pytest.raises(NumbersError):
        numbers_in(text)


def enter(field: NumberList, text: str) -> None:
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    field.settle()


@pytest.fixture
def seats(session: Session, inspector: Inspector) -> NumberList:
    rule = StartRule(towns=("Cardiff",), seats=(1,))
    session.apply(AddEntry(rule), Selection(rule))
    field = inspector.findChild(NumberList, "start-seats")
    assert field is not None
    return field


def kept(session: Session) -> tuple[int, ...]:
    (rule,) = (each for each in session.board.special_rules if isinstance(each, StartRule))
    return rule.seats


def test_a_run_of_seats_means_all_of_them(session: Session, seats: NumberList) -> None:
    """6.A2: who may start where goes by the order of choosing."""
    for text, meant in (("2-4", (2, 3, 4)), ("3 to 1", (2, 3, 4)), ("3, 1 to 2, 3", (1, 2, 3))):
        enter(seats, text)
        assert kept(session) == meant
    assert seats.text() == "1, 2, 3"
    assert seats.note.isHidden()


@pytest.mark.parametrize("text", ["two", "1-9999", "0", "-2", "1, x"])
def test_seats_that_cannot_be_read_are_refused_and_left_standing(
    session: Session, seats: NumberList, text: str
) -> None:
    enter(seats, text)
    assert kept(session) == (1,)
    assert seats.text() == text
    assert not seats.note.isHidden()
    assert seats.note.text() == (
        f"“{text}” is not valid. Type whole numbers from 1 to 99999999, for example 1, 3; "
        "2-4 means 2, 3 and 4."
    )
    QTest.keyClicks(seats, "7")
    assert seats.note.isHidden()
    enter(seats, "5")
    assert (kept(session), seats.note.isHidden()) == ((5,), True)


def test_no_seats_mean_all_players(session: Session, seats: NumberList) -> None:
    enter(seats, " ")
    assert kept(session) == ()


def test_numbers_of_a_changed_rule_are_refused_alike(session: Session, inspector: Inspector) -> None:
    rule = Override((("prizes", (20, 10)),))
    session.apply(AddEntry(rule), Selection(rule))
    field = inspector.findChild(NumberList, "prizes-value")
    assert field is not None

    def prizes() -> object:
        return [each.values for each in session.board.special_rules if isinstance(each, Override)][-1][0][1]

    for text, told in (("30, -5", "“30, -5” is not valid"), (" ", "at least one whole number")):
        enter(field, text)
        assert prizes() == (20, 10)
        assert told in field.note.text()
        assert not field.note.isHidden()
    enter(field, "30, 10, 10")
    assert prizes() == (30, 10, 10)
    assert field.note.isHidden()


def test_numbers_of_a_free_rule_are_refused_alike(session: Session, qtbot: QtBot) -> None:
    value = (1, 2)
    row = LeafRow(("rounds",), value, knows=False)
    qtbot.addWidget(row)
    row.show_value(session.board, OtherRule("toll", (("rounds", value),)), value)
    taken: list[object] = []
    row.entered.connect(taken.append)
    assert isinstance(row.editor, NumberList)
    enter(row.editor, "all")
    assert taken == []
    assert not row.editor.note.isHidden()
    enter(row.editor, "2-4")
    assert taken == [(2, 3, 4)]
