"""The dialog of trials follows its board in what no one chose otherwise, whenever it is opened again."""

from contextlib import nullcontext

import pytest
from pytestqt.qtbot import QtBot

from engine.board.document import Players
from engine.edits.document import SetField
from engine.trials.workers import Here
from studio.windows.frame.main_window import MainWindow
from studio.windows.trials import trial_dialog
from studio.windows.trials.trial_dialog import TrialDialog
from tests.engine.game.boards import vale

BOARD = vale(("races", 2)).edited(title="Vale", players=Players(2, 4, 2))


def opened(window: MainWindow) -> TrialDialog:
    window.commands["trial"].trigger()
    dialog = window.print_commands.trying.dialog
    assert dialog is not None
    return dialog


def change(window: MainWindow) -> None:
    """Choose other rules and play with three."""
    window.session.apply(SetField("rules", "early"))
    window.session.apply(SetField("players", Players(2, 4, 3)))


@pytest.mark.parametrize("is_closed", [True, False])
def test_what_nobody_chose_follows_the_board(window: MainWindow, is_closed: bool) -> None:
    window.session.new(BOARD)
    dialog = opened(window)
    if is_closed:
        dialog.reject()
    change(window)
    assert opened(window) is dialog
    assert (dialog.rules.currentData(), dialog.seats.value()) == ("early", 3)
    assert [bot.isVisible() for bot in dialog.bots[:4]] == [True, True, True, False]


def test_what_was_chosen_stays(window: MainWindow) -> None:
    window.session.new(BOARD)
    dialog = opened(window)
    dialog.bots[0].setCurrentText("random")
    dialog.rules.setCurrentIndex(dialog.rules.findData("tournament"))
    dialog.seats.setValue(4)
    dialog.reject()
    change(window)
    opened(window)
    assert dialog.bots[0].currentText() == "random"
    assert (dialog.rules.currentData(), dialog.seats.value()) == ("tournament", 4)


def test_results_of_the_board_as_it_was_are_called_so(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial_dialog, "processes", lambda _trial, _jobs, _games: nullcontext(Here()))
    window.session.new(BOARD)
    dialog = opened(window)

    def play() -> None:
        dialog.games.setValue(1)
        dialog.play()
        qtbot.waitUntil(lambda: not dialog.run.isHidden(), timeout=60_000)

    play()
    assert dialog.stale.isHidden()
    opened(window)
    assert dialog.stale.isHidden()
    window.session.apply(SetField("title", "Dale"))
    opened(window)
    assert dialog.stale.isVisible()
    play()
    assert dialog.stale.isHidden()
