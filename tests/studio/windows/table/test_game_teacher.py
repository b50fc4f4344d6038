"""The lesson on a live board: it follows what a person does in a first game."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from engine.transcript.header import game_of
from engine.trials.trial import demand_playable
from studio.windows.frame.main_window import MainWindow
from studio.windows.help.game_lesson import STEPS
from studio.windows.table.table_window import TableWindow
from tests.studio.table.tables import LONG_MS, Finger
from tests.studio.windows.table.begun_tables import table_of


@pytest.fixture
def lesson(window: MainWindow, games: Path, qtbot: QtBot) -> TableWindow:
    """The table of the lesson."""
    del games
    window.commands["lesson-game"].trigger()
    return table_of(window, qtbot)


def step(table: TableWindow) -> int:
    assert table.teacher is not None
    return table.teacher.step


def test_a_newcomer_starts_looks_builds_and_ends_the_turn(lesson: TableWindow, qtbot: QtBot) -> None:
    assert lesson.teacher is not None
    assert lesson.teacher.panel.isVisible()
    button = lesson.view.card.findChild(QPushButton, "start")
    assert button is not None
    button.click()
    assert step(lesson) == 1
    qtbot.waitUntil(lambda: lesson.view.hand.is_building, timeout=LONG_MS)
    finger = Finger(lesson.view)
    assert "of" in finger.points_at("D4")[0]
    assert step(lesson) == 2
    finger.clicks("D4")
    assert step(lesson) == 3
    lesson.view.card.finish_turn()
    assert step(lesson) == 4


def test_a_whole_game_takes_every_step(lesson: TableWindow, qtbot: QtBot) -> None:
    assert lesson.teacher is not None
    lesson.session.seat(0, "greedy")
    qtbot.waitUntil(lambda: step(lesson) == 1, timeout=LONG_MS)
    lesson.teacher.panel.skip.click()
    qtbot.waitUntil(lambda: step(lesson) == len(STEPS), timeout=LONG_MS)
    assert not lesson.teacher.panel.skip.isVisible()
    lesson.teacher.panel.end.click()
    assert not lesson.teacher.panel.isVisible()


def test_the_board_of_the_lesson_can_be_played(lesson: TableWindow) -> None:
    header = lesson.session.sitting.header
    demand_playable(game_of(header), len(header.players))
    assert header.bots == ("human", "greedy")
