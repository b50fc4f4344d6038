"""Every form of the inspector gives back untouched what was not touched, whatever a map file says."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QColorDialog, QLineEdit, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from engine.board.document import Board, Players
from engine.board.rules import Crossing, OtherRule, Override
from engine.boardfile.reading import parse_board
from engine.boardfile.writing import write_board
from engine.diagnostics.findings import Finding, Severity
from studio.panels.contents import groups
from studio.panels.fields.colour_field import ColourField
from studio.panels.fields.fields import Choice, Note, Prose, TextField
from studio.panels.fields.number_field import Number
from studio.panels.fields.sliders import Share
from studio.panels.findings.finding_waiver import FindingWaiver
from studio.panels.inspector.free_rule_form import FreeRuleForm
from studio.panels.inspector.inspector import Inspector
from studio.panels.inspector.override_form import OverrideForm
from studio.session.document import Session
from studio.tools.selection import Area, Selection, Thing
from tests.extremes import FREE, LINES, MOST, STRANGE_RULES, full_board
from tests.extremes import smallest_board as smallest

LONG = 40_000
"""More characters than a line of text of Qt's holds unless it may."""


@pytest.fixture(scope="module")
def full() -> Board:
    return full_board(long=LONG)


def things(board: Board) -> Iterator[Thing | None]:
    """Yield whatever the inspector has a form for."""
    yield None
    hexes = list(board.sheet.hexes())
    yield hexes[0]
    yield Area(frozenset(hexes))
    for _, listed in groups(board):
        yield from listed


def visit(form: QWidget) -> int:
    """Come into every field and leave it again, once with Enter; tell how many there are."""
    fields = form.findChildren(QLineEdit) + form.findChildren(QPlainTextEdit)
    seen = [field for field in fields if field.isEnabled() and not field.isHidden()]
    for field in seen:
        field.setFocus(Qt.FocusReason.TabFocusReason)
        if not isinstance(field, QPlainTextEdit):
            QTest.keyClick(field, Qt.Key.Key_Return)
        QApplication.processEvents()
        form.window().setFocus()
    return len(seen)


@pytest.mark.parametrize("board", [full_board(long=LONG), smallest()], ids=["full", "smallest"])
def test_a_map_file_can_say_all_of_it(board: Board) -> None:
    file = parse_board(write_board(board), "map.yaml")
    assert (file.board, file.findings) == (board, ())


def test_fields_that_are_come_into_and_left_change_nothing(
    full: Board, session: Session, inspector: Inspector, qtbot: QtBot
) -> None:
    with qtbot.waitActive(inspector):
        inspector.activateWindow()
    visited = set()
    for board in (full, smallest()):
        session.new(board)
        for thing in things(board):
            session.select(Selection(thing))
            form = inspector.forms.shown
            assert form is not None
            if visit(form):
                visited.add(type(form))
            inspector.settle()
            assert session.board is board, f"{type(thing).__name__}: {session.history.undoText()}"
            assert session.history.count() == 0
    without = {type(form) for form in inspector.forms.children() if isinstance(form, QWidget)} - visited
    assert {form.__name__ for form in without} == {"HexForm", "HexesForm", "BuildForm"}, "without entries"


def rows_of(inspector: Inspector, rule: Override | OtherRule) -> dict[Any, QWidget]:
    form = inspector.entry_forms[type(rule)]
    assert isinstance(form, OverrideForm | FreeRuleForm)
    return {where: row.editor for where, row in form.rows.items()}


def shown(field: QWidget) -> str:
    match field:
        case Choice():
            return field.currentText()
        case Prose():
            return field.toPlainText()
        case TextField() | Note() | Number():
            return field.text()
    raise AssertionError(field)


def test_what_no_field_would_take_is_shown_as_it_is(
    full: Board, session: Session, inspector: Inspector
) -> None:
    session.new(full)
    inspector.board_form.show_thing(full, full)
    parts = inspector.board_form.parts
    assert [shown(parts[name]) for name in ("fewest", "most", "best")] == ["12", "40", str(MOST)]
    assert parts["designer"].text() == "x" * LONG
    session.select(Selection(full.ferries[0]))
    ferry = inspector.findChild(Number, "ferry-fee")
    assert ferry is not None
    assert shown(ferry) == f"{MOST} points"
    session.select(Selection(STRANGE_RULES))
    rules = {name: shown(field) for name, field in rows_of(inspector, STRANGE_RULES).items()}
    assert rules == {
        "min_run": "5000 links",
        "toll": "-3 points",
        "bonus": "2.5 points",
        "junction": "many",
        "hill_delay": "sometimes",
        "debt": "no",
        "prizes": f"{MOST}, 5",
        "races": "1, 2",
        "unheard_of": "x 1",
    }
    session.select(Selection(FREE))
    free = {"-".join(map(str, where)): shown(field) for where, field in rows_of(inspector, FREE).items()}
    assert (free["price"], free["half"], free["large"], free["long"], free["at-x"]) == (
        *("-3", "0.5", str(MOST), str(10**40), "19.05"),
    )
    assert free["towns"] == "Stoke, on Trent; Ross"


def test_a_field_that_is_changed_changes_itself_alone(
    full: Board, session: Session, inspector: Inspector
) -> None:
    session.new(full)
    inspector.board_form.parts["best"].setValue(7)
    assert session.board == full.edited(players=Players(12, 40, 7))
    session.history.undo()
    session.select(Selection(FREE))
    before = dict(FREE.values)
    for name, typed, new in (
        ("half", "7,5", 7.5),
        ("price", "4", 4),
        ("shares", "0.25, 8", (0.25, 8)),
        ("towns", "Stoke, on Trent; Bath", ("Stoke, on Trent", "Bath")),
        ("numbers", f"2, {MOST}", (2, MOST)),
    ):
        field = rows_of(inspector, FREE)[name,]
        assert isinstance(field, Number | TextField)
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, typed)
        inspector.settle()
        rule = session.selection.thing
        assert isinstance(rule, OtherRule)
        before[name] = new
        assert dict(rule.values) == before
        assert type(dict(rule.values)[name]) is type(new)


def test_a_text_that_is_added_to_keeps_the_rest_of_its_signs(
    full: Board, session: Session, inspector: Inspector
) -> None:
    session.new(full)
    crossing = full.special_rules[0]
    assert isinstance(crossing, Crossing)
    session.select(Selection(crossing))
    text = inspector.findChild(Prose, "crossing-text")
    assert text is not None
    text.setFocus()
    text.moveCursor(text.textCursor().MoveOperation.Start)
    QTest.keyClicks(text, "1. ")
    inspector.settle()
    changed = session.selection.thing
    assert isinstance(changed, Crossing)
    assert changed.text == f"1. {LINES}".strip()


def test_a_colour_that_is_chosen_again_changes_nothing(
    full: Board, session: Session, inspector: Inspector
) -> None:
    session.new(full)
    session.select(Selection(full.countries[0]))
    field = inspector.findChild(ColourField, "country-colour")
    assert field is not None
    for colour, steps in (("#cfbaba", 0), ("#aabbcc", 1)):
        field.click()
        (dialog,) = field.findChildren(QColorDialog)
        dialog.setCurrentColor(QColor(colour))
        dialog.accept()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert session.history.count() == steps


def test_a_share_is_kept_exactly_until_it_is_moved(qtbot: QtBot) -> None:
    share = Share("opacity", "Opacity", "How strongly it shows")
    qtbot.addWidget(share)
    share.show_share(1 / 3)
    assert share.share == 1 / 3
    share.slider.setValue(34)
    assert share.share == 0.34


def test_a_reason_of_several_lines_is_taken_back_and_not_given_anew(qtbot: QtBot) -> None:
    line = FindingWaiver()
    qtbot.addWidget(line)
    line.show_finding(Finding("Z101", "no-title", Severity.ERROR, "No title.", subject="title", waived=LINES))
    given: list[str] = []
    line.waiver_wanted.connect(given.append)
    with qtbot.waitSignal(line.removal_wanted):
        line.button.click()
    assert given == []
