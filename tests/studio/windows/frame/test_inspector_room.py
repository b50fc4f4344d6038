"""Forms need no scrolling in a window of 1440 × 900 pixels; what few change of a course is folded away."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea

from engine.board.places import Ferry
from engine.board.rules import Crossing
from studio.panels.fields.number_field import Number
from studio.panels.inspector.row_form import RowForm
from studio.tools.selection import Selection, Thing
from studio.windows.frame.main_window import MainWindow
from tests.shipped import shipped

pytestmark = pytest.mark.usefixtures("dressed")

SEVERN = shipped("severn")
COURSES = (*SEVERN.ferries[:1], *SEVERN.crossings[:1])
each_course = pytest.mark.parametrize("thing", COURSES, ids=lambda thing: type(thing).__name__)


def form_of(window: MainWindow, thing: Ferry | Crossing) -> RowForm[Ferry] | RowForm[Crossing]:
    """Return the form of a thing that is selected in a window of 1440 × 900 pixels."""
    window.resize(1440, 900)
    window.session.new(SEVERN)
    window.session.select(Selection(thing))
    QApplication.processEvents()
    form = window.editor_view.inspector.forms.shown
    assert isinstance(form, RowForm)
    return form


FINISHED = (
    None,
    next(town for town in SEVERN.towns if town.start),
    SEVERN.specials[0],
    next(line for line in SEVERN.lines if line.kind == "river"),
    *COURSES,
)
"""The board, and the things of it whose forms are most used."""


@pytest.mark.parametrize("thing", FINISHED, ids=lambda thing: type(thing).__name__)
def test_the_forms_most_used_need_no_scrolling(window: MainWindow, thing: Thing | None) -> None:
    window.resize(1440, 900)
    window.session.new(SEVERN)
    window.session.select(Selection(thing))
    assert scrolled(window) == 0


def scrolled(window: MainWindow) -> int:
    """Return how many pixels of the inspector are out of sight."""
    QApplication.processEvents()
    area = window.editor_view.inspector.findChild(QScrollArea)
    assert area is not None
    return area.verticalScrollBar().maximum()


@each_course
def test_the_form_of_a_course_needs_no_scrolling(window: MainWindow, thing: Ferry | Crossing) -> None:
    form = form_of(window, thing)
    assert scrolled(window) == 0
    assert all(
        part.isVisible() for name, part in form.parts.items() if name in {"name", "cost", "fee", "remove"}
    )


@each_course
def test_terms_are_folded_away_counted_and_changed(window: MainWindow, thing: Ferry | Crossing) -> None:
    form = form_of(window, thing)
    (fold,) = form.folds
    part, name = ("disembark", "disembark_takes") if isinstance(thing, Ferry) else ("delay", "delay")
    field = form.parts[part]
    assert isinstance(field, Number)
    assert not field.isVisible()
    before = fold.heading.text()
    QTest.mouseClick(fold.heading, Qt.MouseButton.LeftButton)
    assert field.isVisible()
    field.setFocus()
    field.setValue(3)
    QTest.keyClick(field, Qt.Key.Key_Return)
    changed = window.session.board.ferries if isinstance(thing, Ferry) else window.session.board.crossings
    assert getattr(changed[0], name) == 3
    count = 1 if isinstance(thing, Ferry) else 2
    assert fold.heading.text() == f"Other terms: {count} set" != before
    window.session.history.undo()
    assert fold.heading.text() == before
