"""Games that take long, which is seen from the dialog."""

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from engine.board.document import Players
from engine.trials.trial import Trial
from engine.trials.workers import Here
from studio.windows.frame.main_window import MainWindow
from studio.windows.trials import trial_dialog
from tests.engine.game.boards import vale

LONG_MS = 60_000


def test_before_the_first_game_is_over_it_is_seen_how_long_they_take(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_begin = Event()

    @contextmanager
    def late(_trial: Trial, _jobs: int, _games: int) -> Iterator[Executor]:
        assert may_begin.wait(LONG_MS / 1000)
        yield Here()

    monkeypatch.setattr(trial_dialog, "processes", late)
    window.session.new(vale(("races", 2)).edited(title="Vale", players=Players(2, 4, 2)))
    window.commands["trial"].trigger()
    dialog = window.print_commands.trying.dialog
    assert dialog is not None
    dialog.games.setValue(3)
    dialog.run.click()
    said = dialog.busy.said
    assert said.text() == "0 of 3 games, 0:00 so far"
    qtbot.waitUntil(lambda: said.text() == "0 of 3 games, 0:01 so far", timeout=LONG_MS)
    may_begin.set()
    qtbot.waitUntil(lambda: not dialog.run.isHidden(), timeout=LONG_MS)
    assert said.text() == "3 games"
