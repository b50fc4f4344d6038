"""The Insert menu: what it made is selected, by redo again, and what was selected before it by undo."""

import pytest
from pytestqt.qtbot import QtBot

from engine.board.document import new_board
from engine.board.rules import Note
from engine.edits.terrain import PaintTerrain
from engine.hexes.sheet import Sheet
from studio.session.document import Session
from studio.tools.selection import Selection
from studio.windows.frame.main_window import MainWindow

SHEET = Sheet(12, 9)
HERE, THERE = Selection(SHEET.hex_at(5, 5)), Selection(SHEET.hex_at(6, 6))
MAKING = (
    *("add-country", "add-kind", "add-water", "add-region"),
    *("add-special", "add-rules", "add-cities", "add-note", "add-erratum"),
)


@pytest.fixture
def session(window: MainWindow) -> Session:
    """The session of a window whose board was painted while one hex was selected; now another one is."""
    window.session.new(new_board(SHEET, keys="dice-36+6", title="Vale"))
    window.session.select(HERE)
    window.session.apply(PaintTerrain((SHEET.hex_at(3, 3),), 1))
    window.session.select(THERE)
    return window.session


def test_undo_and_redo_of_an_insertion_select_what_was_and_what_is_there(
    window: MainWindow, session: Session
) -> None:
    before = session.history.count()
    for action in MAKING:
        window.commands[action].trigger()
        made = session.selection
        assert session.history.count() == before + 1, action
        assert made.thing is not None, action
        session.history.undo()
        assert session.selection == THERE, action
        session.history.redo()
        assert session.selection == made, action
        session.history.undo()


def test_a_refused_insertion_selects_nothing_and_leaves_the_step_before_it_alone(
    window: MainWindow, session: Session
) -> None:
    session.lock(frozenset({"courses"}))
    window.commands["add-special"].trigger()
    assert session.selection == THERE
    for go in (session.history.undo, session.history.redo):
        go()
        assert session.selection == THERE


def test_a_note_as_empty_that_is_there_already_is_shown_instead(
    window: MainWindow, session: Session, qtbot: QtBot
) -> None:
    window.commands["add-note"].trigger()
    session.select(THERE)
    session.apply(PaintTerrain((SHEET.hex_at(4, 4),), 1))
    session.select(HERE)
    with qtbot.waitSignal(window.editor_view.insertions.made):
        window.commands["add-note"].trigger()
    note = Selection(Note(""))
    assert (session.board.special_rules, session.selection) == ((Note(""),), note)
    session.history.undo()
    assert session.selection == note
