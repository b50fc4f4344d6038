"""A designer chooses another language in the midst of work: it is spoken at once, and nothing is lost."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from engine.board.document import new_board
from engine.board.terrain import HILL, SEA
from engine.boardfile.saving import save_board
from engine.hexes.sheet import Sheet
from studio.app.studio import explained, set_up
from studio.language.codes import ENGLISH
from studio.language.languages import speak
from studio.session.document import Session
from studio.windows.documents import NOTHING
from studio.windows.main_window import MainWindow
from studio.windows.succession import may_succeed, succeed
from tests.journeys.designer import Designer

Speaks = Callable[[Designer, str], None]


@pytest.fixture
def designer(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Designer]:
    before = QLocale()
    set_up(qapp)
    speak(qapp, ENGLISH)
    designer = Designer(qtbot, qapp, tmp_path / "home")
    for name in ("rhine", "wye"):
        path = tmp_path / f"{name}.yaml"
        save_board(new_board(Sheet(8, 6), title=name.capitalize()), path)
        designer.opens(path)
    yield designer
    designer.leaves()
    speak(qapp, ENGLISH)
    QLocale.setDefault(before)


@pytest.fixture
def speaks(qapp: QApplication, tmp_path: Path) -> Speaks:
    """Have the program speak another language, as it does when one is chosen from the menu."""

    def change(designer: Designer, code: str) -> None:
        old = designer.window
        designer.waits_for(lambda: may_succeed(old))
        speak(qapp, code)

        def make(begin: Callable[[], Session]) -> MainWindow:
            return MainWindow(begin, old.outlooks.settings, designer.wardrobe, explained, designer.answers)

        begin = partial(Session, NOTHING, tmp_path / "home" / "recovery", old.outlooks.settings)
        designer.window = succeed(old, make, begin)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert not isValid(old)

    return change


def tabs(designer: Designer) -> list[str]:
    bar = designer.window.tabs.bar
    return [bar.tabText(index) for index in range(bar.count())]


def test_boards_histories_tabs_and_tools_outlast_another_language(designer: Designer, speaks: Speaks) -> None:
    designer.takes("brush", HILL)
    designer.clicks("C3")
    designer.chooses("larger")
    designer.chooses("previous-tab")
    designer.clicks("B2")
    selected = designer.window.session.selection
    speaks(designer, "de")
    assert designer.window.commands["save"].text() == "&Speichern"
    assert tabs(designer) == ["rhine.yaml", "wye.yaml •"]
    assert designer.title.startswith("rhine.yaml")
    assert designer.window.session.selection == selected
    assert designer.window.commands["select"].isChecked()
    designer.chooses("next-tab")
    assert designer.window.workbench.tool == "brush"
    assert designer.window.workbench.palette.settings.size == 1
    assert designer.terrain("C3") == HILL
    assert designer.window.session.history.undoText() == "Malen: Hügel"
    designer.undoes()
    assert (designer.terrain("C3"), designer.is_modified) == (0, False)


def test_work_goes_on_after_it_and_is_heard_once(designer: Designer, speaks: Speaks) -> None:
    speaks(designer, "de")
    speaks(designer, ENGLISH)
    designer.takes("brush", HILL)
    designer.clicks("C3")
    designer.clicks("E5")
    assert designer.window.session.history.count() == 2
    assert tabs(designer) == ["rhine.yaml", "wye.yaml •"]
    assert designer.findings, "checks go on"
    designer.chooses("save")
    designer.waits()
    assert tabs(designer) == ["rhine.yaml", "wye.yaml"]


def test_an_empty_window_speaks_another_language_too(designer: Designer, speaks: Speaks) -> None:
    designer.chooses("close")
    designer.chooses("close")
    speaks(designer, "de")
    assert designer.title == "Platelayer"
    assert designer.window.commands["new"].isEnabled()
    assert not designer.window.commands["save"].isEnabled()


def test_what_is_hidden_and_locked_stays_so(designer: Designer, speaks: Speaks) -> None:
    layers = designer.window.workbench.layers
    designer.clicks_on(layers.box("terrain", "lock"))
    designer.clicks_on(layers.box("grid", "show"))
    speaks(designer, "de")
    assert "grid" in designer.window.sight.hidden
    designer.takes("brush", HILL)
    designer.clicks("C3")
    assert designer.terrain("C3") == 0


def test_a_lesson_goes_on_at_its_step_in_the_other_language(designer: Designer, speaks: Speaks) -> None:
    designer.chooses("lesson-coast")
    designer.takes("brush", SEA)
    designer.drags("L2", "L12")
    step = designer.window.advice.teacher.step
    assert step > 0
    designer.chooses("previous-tab")
    speaks(designer, "de")
    teacher = designer.window.advice.teacher
    assert not teacher.blackboard.isVisible(), "another board is in front"
    designer.chooses("next-tab")
    assert teacher.blackboard.isVisible()
    assert (teacher.step, teacher.blackboard.end.text()) == (step, "Lektion beenden")
    designer.clicks_on(teacher.blackboard.skip)
    assert teacher.step == step + 1
