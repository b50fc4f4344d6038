"""Journeys of a beginner: a lesson is taken step by step, skipped, left."""

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from engine.board.terrain import OPEN, SEA
from studio.windows.help.lessons import LESSONS
from tests.journeys.designer import Designer


def step(designer: Designer) -> int:
    assert designer.window.help_commands.teacher.blackboard.isVisible()
    return designer.window.help_commands.teacher.step


@pytest.mark.parametrize("width", [784, 1100])
def test_the_first_lesson_is_taken_from_the_start_page(designer: Designer, width: int) -> None:
    designer.window.resize(width, 600)
    designer.clicks_on(designer.window.start.lessons[0])
    assert step(designer) == 0
    # What a step says is longer than what the last one said; the map stays as large as it was.
    QApplication.processEvents()
    room = designer.window.editor_view.canvas.size()
    designer.chooses("brush")
    assert step(designer) == 1
    designer.takes("brush", SEA)
    designer.clicks("K3")
    assert step(designer) == 1
    designer.drags("L2", "L12")
    assert step(designer) == 2
    assert {designer.terrain(f"L{row}") for row in range(2, 13)} == {SEA}
    designer.takes("river")
    sheet = designer.board.sheet
    designer.clicks(sheet.outline_mm(designer.hex("D5"))[0])
    designer.clicks(sheet.outline_mm(designer.hex("H5"))[0])
    assert step(designer) == 4
    designer.escapes()
    designer.chooses("rename")
    designer.types("Wye")
    assert step(designer) == 5
    designer.undoes()
    assert step(designer) == len(LESSONS[0].steps)
    QApplication.processEvents()
    assert designer.window.editor_view.canvas.size() == room
    designer.clicks_on(designer.window.help_commands.teacher.blackboard.end)
    assert not designer.window.help_commands.teacher.blackboard.isVisible()
    assert designer.board.title == "A coast and a river"


def test_towns_and_keys_are_learnt(designer: Designer) -> None:
    designer.chooses("lesson-towns")
    designer.takes("town")
    designer.clicks("C4")
    assert step(designer) == 1
    designer.names_it("Mainz")
    assert step(designer) == 2
    pool = designer.window.editor_view.inspector.town_form.pool
    designer.clicks_on(pool.buttons["11"])
    assert step(designer) == 3
    designer.clicks("F8")
    designer.names_it("Bonn")
    designer.clicks_on(pool.buttons["12"])
    assert step(designer) == 4
    designer.chooses("select")
    designer.drags("F8", "F9")
    assert step(designer) == len(LESSONS[1].steps)


def test_findings_print_and_games_are_learnt(designer: Designer) -> None:
    designer.chooses("lesson-check")
    flooded = designer.town("Cardiff").hex
    designer.picks_finding(designer.findings[0].code)
    assert step(designer) == 1
    designer.takes("brush", OPEN)
    designer.clicks(designer.board.sheet.label(flooded))
    assert step(designer) == 2
    designer.print_dialog()
    designer.escapes_dialog()
    assert step(designer) == 3
    designer.chooses("trial")
    assert step(designer) == 4


def test_steps_can_be_skipped_and_the_lesson_left_at_any_time(designer: Designer) -> None:
    designer.chooses("lesson-coast")
    teacher = designer.window.help_commands.teacher
    designer.clicks_on(teacher.blackboard.skip)
    assert step(designer) == 1
    designer.chooses("lesson-towns")
    assert step(designer) == 0
    designer.chooses("previous-tab")
    assert not teacher.blackboard.isVisible()
    designer.chooses("next-tab")
    assert step(designer) == 0
    designer.chooses("close")
    assert not teacher.blackboard.isVisible()
    designer.chooses("brush")


def test_lessons_name_the_keys_as_they_are_set_now(designer: Designer) -> None:
    shortcuts = designer.window.shortcuts
    shortcuts.give("brush", "N")
    designer.clicks_on(designer.window.start.lessons[0])
    assert "Press <b>N</b>" in words(designer)
    shortcuts.give("brush", "Ctrl+<")
    assert "Press <b>Ctrl+&lt;</b>" in words(designer)
    shortcuts.give("brush", "")
    assert "Press <b>Brush</b>" in words(designer)
    shortcuts.reset_all()
    assert "Press <b>B</b>" in words(designer)


def words(designer: Designer) -> str:
    """What the blackboard says now."""
    labels = designer.window.help_commands.teacher.blackboard.findChildren(QLabel)
    return " ".join(label.text() for label in labels if label.isVisible())


def test_a_lesson_names_a_shortcut_as_it_is_given_anew(designer: Designer) -> None:
    designer.chooses("lesson-towns")
    blackboard = designer.window.help_commands.teacher.blackboard
    words = "".join(label.text() for label in blackboard.findChildren(QLabel))
    usual = designer.window.commands.by_keys["town"]
    assert usual in words
    designer.window.shortcuts.give("town", "Ctrl+Shift+F7")
    words = "".join(label.text() for label in blackboard.findChildren(QLabel))
    assert designer.window.commands.by_keys["town"] in words
    assert "F7" in words
