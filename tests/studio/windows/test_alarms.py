"""What goes wrong in the background is told without taking the hand away from what it is at."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.board.document import new_board
from engine.edits.document import SetField
from engine.hexes.sheet import Sheet
from studio.session.files.filing import Mishap
from studio.session.recovery import pages
from studio.windows.frame.alarm_bar import AlarmBar
from studio.windows.frame.main_window import MainWindow
from tests.journeys.answers import Answers

WRONG, WORSE = "A check broke down.", "The disk is full."


@pytest.fixture
def bench(window: MainWindow) -> MainWindow:
    """A window with a board and the brush in hand."""
    window.desks.begin(new_board(Sheet(6, 5)))
    window.commands["brush"].trigger()
    return window


@pytest.fixture
def bar(bench: MainWindow) -> AlarmBar:
    return bench.alarms


@contextmanager
def stroke(bench: MainWindow) -> Iterator[None]:
    """Hold a stroke of the brush over the map while something else happens."""
    canvas = bench.editor_view.canvas
    spot = canvas.rect().center()
    QTest.mousePress(canvas, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    assert bench.editor_view.hand.is_busy
    yield
    QTest.mouseRelease(canvas, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot + QPoint(2, 2))
    assert not bench.editor_view.hand.is_busy


def test_what_went_wrong_stands_over_the_map_until_it_is_closed(
    bench: MainWindow, bar: AlarmBar, answers: Answers
) -> None:
    for text in (WRONG, WORSE, WRONG):
        bench.session.warned.emit(text)
    assert bar.isVisible()
    assert bar.words.text() == f"{WRONG}\n{WORSE}"
    assert bench.focusWidget() is bench.editor_view.canvas
    assert answers.told == []
    bar.close_button.click()
    assert not bar.isVisible()
    bench.session.warned.emit(WORSE)
    assert bar.words.text() == WORSE


def test_it_comes_when_the_stroke_is_done_and_the_map_stands_still_until_then(
    bench: MainWindow, bar: AlarmBar, qtbot: QtBot
) -> None:
    place = bench.editor_view.canvas.mapTo(bench, QPoint(0, 0))
    with stroke(bench):
        bench.session.warned.emit(WRONG)
        qtbot.wait(150)
        assert not bar.isVisible()
        assert bench.editor_view.canvas.mapTo(bench, QPoint(0, 0)) == place
    qtbot.waitUntil(bar.isVisible)


def test_a_file_that_could_not_be_saved_is_reported_when_the_stroke_is_done(
    bench: MainWindow, answers: Answers, qtbot: QtBot
) -> None:
    with stroke(bench):
        bench.session.mishap_met.emit(Mishap("severn.yaml could not be saved", WORSE))
        qtbot.wait(150)
        assert answers.told == []
    qtbot.waitUntil(lambda: answers.told == [("severn.yaml could not be saved", WORSE)])


def test_a_question_waits_for_the_end_of_the_stroke(
    bench: MainWindow, answers: Answers, qtbot: QtBot
) -> None:
    answers.overwritings = ["stay"]
    with stroke(bench):
        bench.session.file_changed_outside.emit(bench.documents.proposed(".yaml"))
        qtbot.wait(150)
        assert answers.asked == []
    qtbot.waitUntil(lambda: len(answers.asked) == 1)


def test_a_recovery_copy_that_is_kept_again_is_no_longer_warned_of(
    bench: MainWindow, bar: AlarmBar, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(pages, "write_atomically", full)
        bench.session.apply(SetField("title", "Mine"))
        qtbot.waitUntil(lambda: "recovery copy could not be written" in bar.words.text())
        bench.session.warned.emit(WRONG)
    bench.session.apply(SetField("title", "Mine and newer"))
    qtbot.waitUntil(lambda: bar.words.text() == WRONG)
    assert bar.isVisible()


def test_a_long_warning_leaves_the_map_its_room(bench: MainWindow, bar: AlarmBar) -> None:
    told = "\n".join(f"line {n} of what broke down" for n in range(60))
    bench.session.warned.emit(told)
    assert "\n" not in bar.words.text()
    assert bar.words.text().endswith(" …")
    assert bar.words.toolTip() == told
    assert bench.editor_view.canvas.height() > bench.height() / 2


def test_nothing_is_reported_of_a_board_that_was_closed(bench: MainWindow, bar: AlarmBar) -> None:
    bench.desks.begin(new_board(Sheet(4, 4)))
    first, second = bench.desks.open_ones
    first.session.warned.emit(WRONG)
    second.session.warned.emit(WORSE)
    bench.desks.close(second)
    assert bar.words.text() == WRONG


def test_what_is_repaired_for_one_board_is_still_reported_for_the_other(
    bench: MainWindow, bar: AlarmBar
) -> None:
    bench.desks.begin(new_board(Sheet(4, 4)))
    first, second = bench.desks.open_ones
    for desk in (first, second):
        desk.session.warned.emit(WRONG)
    first.session.kept_again.emit(WRONG)
    assert bar.words.text() == WRONG
    second.session.kept_again.emit(WRONG)
    assert bar.words.text() == ""
