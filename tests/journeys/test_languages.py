"""A designer chooses another language in the midst of work: it is spoken at once, and nothing is lost."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from threading import Event

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
from studio.session.recovery.pages import Recoverable
from studio.session.recovery.recovering import recoverable
from studio.windows.documents.document_commands import NOTHING
from studio.windows.documents.recovery_dialog import RecoveryChoice
from studio.windows.frame import recovery_offer
from studio.windows.frame.main_window import MainWindow
from studio.windows.frame.succession import may_succeed, succeed
from tests.journeys.designer import Designer
from tests.studio.session.recovery.test_journal import left_behind

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


# -- a disk that does not answer -------------------------------------------------------------------


class SlowFolder:
    """A folder with one board that was kept, on a disk that answers when it is told to."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder, self.answers = folder, Event()
        left_behind(folder)
        monkeypatch.setattr(recovery_offer, "recoverable", self._look)

    def _look(self, folder: Path) -> tuple[Recoverable, ...]:
        self.answers.wait(60)
        return recoverable(folder)


@pytest.fixture
def slow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowFolder]:
    folder = SlowFolder(tmp_path / "left", monkeypatch)
    yield folder
    folder.answers.set()


def test_another_language_waits_until_it_is_known_whether_any_board_is_recovered(
    designer: Designer, slow: SlowFolder
) -> None:
    gone_on: list[bool] = []
    designer.answers.recovered = RecoveryChoice()
    designer.window.desks.offering.begin(slow.folder, gone_on.append)
    assert not may_succeed(designer.window)
    slow.answers.set()
    designer.waits_for(lambda: gone_on == [False])
    assert may_succeed(designer.window)


def test_what_was_kept_is_offered_in_the_other_language_when_its_disk_answers(
    designer: Designer, speaks: Speaks, slow: SlowFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recovery_offer, "PATIENCE_MS", 200)
    designer.window.desks.offering.begin(slow.folder)
    designer.waits_for(lambda: len(designer.window.alarms.told) == 1)
    speaks(designer, "de")
    speaks(designer, ENGLISH)
    assert len(designer.window.alarms.told) == 1
    designer.answers.recovered = RecoveryChoice(restored=recoverable(slow.folder))
    slow.answers.set()
    designer.waits_for(lambda: len(designer.window.desks.open_ones) == 3)
    designer.waits_for(lambda: designer.window.alarms.told == ())
    assert designer.answers.asked == ["recover 1"]
    assert designer.window.session.board.title == "Left behind"
    speaks(designer, "de")
    designer.waits()
    assert designer.answers.asked == ["recover 1"]


def test_what_was_cut_before_another_language_is_undone_after_it(designer: Designer, speaks: Speaks) -> None:
    designer.takes("brush", HILL)
    designer.clicks("C3")
    designer.chooses("select-all")
    designer.chooses("cut")
    assert designer.window.session.pending.cut
    speaks(designer, "de")
    assert designer.window.session.pending.cut
    designer.undoes()
    assert designer.terrain("C3") == HILL
    assert designer.window.session.pending.cut == ""
