"""Games that would go on for ever, stopped from the dialog."""

import multiprocessing

import pytest
from pytestqt.qtbot import QtBot

from engine.board.document import Players
from engine.trials import running
from studio.windows.frame.main_window import MainWindow
from tests.engine.game.boards import vale
from tests.engine.trials.endless import play_on

LONG_MS = 60_000
STOPPED_MS = 8_000
"""A second on a machine with nothing else to do."""


@pytest.mark.parametrize("way", ["stop", "close"])
def test_a_game_that_would_go_on_for_ever_is_stopped_and_what_is_played_is_shown(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    monkeypatch.setattr(running, "play", play_on)
    others = set(multiprocessing.active_children())
    window.session.new(vale(("races", 2)).edited(title="Vale", players=Players(2, 4, 2)))
    window.commands["trial"].trigger()
    dialog = window.print_commands.trying.dialog
    assert dialog is not None
    dialog.games.setValue(12)
    dialog.run.click()
    qtbot.waitUntil(lambda: dialog.busy.said.text().startswith("1 of 12 games"), timeout=LONG_MS)
    (dialog.busy.stop.click if way == "stop" else dialog.reject)()
    qtbot.waitUntil(lambda: not dialog.run.isHidden(), timeout=STOPPED_MS)
    assert dialog.busy.said.text() == "Stopped after 1 of 12 games"
    assert dialog.results.tabText(1) == "Starts", "what is played is shown"
    assert dialog.turn.isEnabled(), "other games can be played"
    assert others >= set(multiprocessing.active_children())
