"""Tile games from the window of the sets: begun, played alone to a rank by the pointer, kept, continued."""

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QSysInfo, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from engine.table.tiles.files import open_tile_sitting
from engine.table.tiles.sitting import daily_seed
from engine.tiles.edits import SetFieldOfSet
from engine.transcript.remarks import HUMAN
from engine.transcript.tiles.replay import parse_tile_game, replay
from engine.trials.tiles.trial import TileTrial
from studio.windows.frame.main_window import MainWindow
from studio.windows.frame.set_tab import SetTab
from studio.windows.table import tables, tile_begin
from studio.windows.table.interrupted import interrupted
from studio.windows.table.tile_begin import TileBeginDialog
from studio.windows.table.tile_window import TileWindow
from tests.engine.tiles.sets import lakes
from tests.journeys.answers import Answers
from tests.studio.table.tiles.tile_tables import Pointer

pytestmark = pytest.mark.usefixtures("tab", "games")


def dialog_of(window: MainWindow) -> TileBeginDialog:
    assert window.commands["play"].isEnabled()
    window.commands["play"].trigger()
    *_, dialog = window.findChildren(TileBeginDialog)
    return dialog


def last(window: MainWindow) -> TileWindow:
    """Return the table that was opened last, at full speed."""
    table = window.tables.tables.windows[-1]
    assert isinstance(table, TileWindow)
    table.session.speed = float("inf")
    return table


def begun(window: MainWindow, *seats: str, seed: int = 7) -> TileWindow:
    """Return a table with seats at the set that is open."""
    dialog = dialog_of(window)
    dialog.count.setValue(len(seats))
    for player, by in zip(dialog.players, seats, strict=False):
        player.setCurrentIndex(player.findData(by))
    dialog.seed.show_number(seed)
    dialog.begin.click()
    return last(window)


def click(table: TileWindow, name: str) -> None:
    """Click a button on the card."""
    QApplication.processEvents()
    shown = [each for each in table.view.card.findChildren(QPushButton, name) if each.isVisible()]
    QTest.mouseClick(shown[-1], Qt.MouseButton.LeftButton)


def take_first_tile(table: TileWindow) -> None:
    QApplication.processEvents()
    found = table.view.card.findChildren(QToolButton, "tile-choice")
    shown = [each for each in found if each.isVisible() and each.isEnabled()]
    QTest.mouseClick(shown[0], Qt.MouseButton.LeftButton)


def act(table: TileWindow) -> None:
    """Wait for the turn of a person, and do what is due as a person does it, with the pointer."""
    for _ in range(1000):
        if table.session.is_persons_turn:
            break
        QTest.qWait(5)
    view, sitting = table.view, table.session.sitting
    pointer = Pointer(view)
    if view.hand.tile is not None:
        pointer.clicks(next(iter(view.hand.cells())))
    elif view.hand.deliveries:
        move = view.hand.deliveries[0]
        pointer.clicks_cube(move.cell, move.good)
        if view.hand.cube is not None:
            pointer.clicks(move.to)
    elif sitting.state.stage == "setup":
        click(table, "row-order")
    elif table.view.card.choices:
        take_first_tile(table)
    else:
        click(table, "pass")


def test_a_game_alone_is_played_to_its_rank_by_the_pointer(
    window: MainWindow, games: Path, qtbot: QtBot
) -> None:
    table = begun(window, HUMAN)
    session = table.session
    for _ in range(200):
        qtbot.waitUntil(lambda: session.is_persons_turn or session.sitting.actor is None)
        if session.sitting.actor is None:
            break
        before = session.sitting.at
        act(table)
        assert session.sitting.at > before, session.sitting.state.stage
    result = session.sitting.result
    assert result is not None
    assert result.turns == 11
    qtbot.waitUntil(lambda: table.view.card.title.text() == f"Rank {result.rank} of 11")
    path = session.file.path
    table.close()
    transcript = parse_tile_game(path.read_text())
    assert [played.state for played in replay(transcript)][-1] == session.sitting.state
    assert path.parent == games


def test_people_and_bots_play_and_a_bot_takes_over(window: MainWindow, qtbot: QtBot) -> None:
    table = begun(window, HUMAN, "greedy", "planner")
    session = table.session
    for _ in range(6):
        qtbot.waitUntil(lambda: session.is_persons_turn)
        act(table)
    table.view.players.rows[0].choices["greedy"].trigger()
    qtbot.waitUntil(lambda: session.sitting.actor is None, timeout=60_000)
    assert session.sitting.seats == ("greedy", "greedy", "planner")
    table.close()


def test_the_daily_has_the_seed_of_the_day(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tile_begin, "seed_of_today", lambda: daily_seed(date(2031, 5, 9)))
    monkeypatch.setattr(tables, "seed_of_today", lambda: daily_seed(date(2031, 5, 9)))
    dialog = dialog_of(window)
    assert not dialog.daily.isVisibleTo(dialog)
    dialog.count.setValue(1)
    assert dialog.daily.isVisibleTo(dialog)
    dialog.challenge.setChecked(True)
    dialog.daily.setChecked(True)
    assert not dialog.challenge.isChecked()
    dialog.begin.click()
    table = last(window)
    assert table.session.sitting.header.seed == 20310509
    table.actions_["tile-again"].trigger()
    another = last(window)
    assert another is not table
    assert another.session.sitting.header.seed != 20310509
    another.actions_["tile-daily"].trigger()
    assert last(window).session.sitting.header.seed == 20310509
    dialog = dialog_of(window)
    dialog.count.setValue(1)
    dialog.challenge.setChecked(True)
    dialog.begin.click()
    challenge = last(window)
    assert challenge.session.sitting.header.challenge
    challenge.actions_["tile-daily"].trigger()
    daily = last(window).session.sitting.header
    assert (daily.seed, daily.challenge) == (20310509, False)
    for each in (*window.tables.tables.windows,):
        each.close()


def test_a_set_that_cannot_be_played_says_why(window: MainWindow, tab: SetTab) -> None:
    tab.set_view._session.change(SetFieldOfSet("starts", ()))  # noqa: SLF001  # as the form does
    dialog = dialog_of(window)
    dialog.count.setValue(2)
    dialog.begin.click()
    assert dialog.why.text() == "The set has no start city."
    assert window.tables.tables.windows == []
    dialog.reject()


def test_a_game_is_closed_and_opened_again(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    table = begun(window, HUMAN)
    act(table)
    at, path = table.session.sitting.at, table.session.file.path
    table.close()
    assert path.read_text().splitlines()[-1].startswith('{"stand"')
    answers.path = path
    window.commands["open-game"].trigger()
    qtbot.waitUntil(lambda: bool(window.tables.tables.windows))
    opened = last(window)
    assert opened.session.sitting.at >= at
    opened.close()


def test_a_game_is_offered_again_after_a_crash(
    window: MainWindow, games: Path, answers: Answers, qtbot: QtBot
) -> None:
    table = begun(window, HUMAN)
    act(table)
    path = table.session.file.path
    qtbot.waitUntil(lambda: open_tile_sitting(path).sitting.at >= 1)
    table.close()
    no_process = 2**22 + 1
    path.with_name(f"{path.name}.lock").write_text(f"{no_process}\nstudio\n{QSysInfo.machineHostName()}\n")
    assert interrupted(games) == [path]
    path.with_name(f"{path.name}.lock").write_text(f"{no_process}\nstudio\n{QSysInfo.machineHostName()}\n")
    answers.games_go_on = True
    window.tables.offer_interrupted()
    qtbot.waitUntil(lambda: bool(window.tables.tables.windows))
    assert last(window).session.sitting.at >= 1
    last(window).close()


def test_the_set_is_edited_and_played_again_with_the_same_draws(window: MainWindow, tab: SetTab) -> None:
    table = begun(window, HUMAN, "greedy", seed=5)
    tab.set_view._session.change(SetFieldOfSet("title", "Lakes and Rivers"))  # noqa: SLF001  # as the form does
    table.actions_["table-edited"].trigger()
    edited = last(window)
    assert edited is not table
    assert edited.windowTitle() == "Table – Lakes and Rivers"
    assert edited.session.sitting.header.seed == 5
    for each in (*window.tables.tables.windows,):
        each.close()


def test_keys_turn_the_tile_and_the_users_own_come_first(window: MainWindow, qtbot: QtBot) -> None:
    table = begun(window, HUMAN)
    qtbot.waitUntil(lambda: table.session.is_persons_turn)
    while table.view.hand.tile is None:
        act(table)
        qtbot.waitUntil(lambda: table.session.is_persons_turn)
    turns = table.view.hand.turns
    table.actions_["tile-turn"].trigger()
    assert table.view.hand.turns == (turns + 1) % 4
    table.actions_["tile-turn-back"].trigger()
    assert table.view.hand.turns == turns
    assert table.actions_["tile-turn"].shortcuts()[0].toString() == "R"
    window.shortcuts.give("tile-turn", "T")
    assert table.actions_["tile-turn"].shortcuts()[0].toString() == "T"
    assert table.actions_["table-again"].shortcuts() == []
    window.shortcuts.reset("table-again")
    assert table.actions_["tile-turn"].shortcuts() == []
    window.shortcuts.reset("tile-turn")
    table.close()


def test_a_note_is_pinned_on_a_city(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begun(window, HUMAN)
    table.actions_["table-note"].trigger()
    assert table.said.text() == "Point at a city first: the note is pinned there."
    monkeypatch.setattr("studio.windows.table.tile_window.asked_words", lambda *_: "too dear")
    qtbot.waitUntil(lambda: table.session.is_persons_turn)
    Pointer(table.view).points_at((0, 0))
    table.actions_["table-note"].trigger()
    assert table.view.records.notes.item(0).text().endswith(": too dear")
    table.close()


def test_the_dialog_accepted_as_it_opens_begins_a_game_and_leaves_the_set(
    window: MainWindow, tab: SetTab
) -> None:
    before, steps = tab.session.board, tab.session.history.index()
    dialog_of(window).begin.click()
    table = last(window)
    assert table.session.sitting.seats == (HUMAN, "planner", "planner")
    assert tab.session.board is before
    assert tab.session.history.index() == steps
    table.close()


def test_a_game_of_a_trial_is_watched_from_its_beginning(
    window: MainWindow, tab: SetTab, games: Path, qtbot: QtBot
) -> None:
    trial = TileTrial(lakes(), ("greedy", "random"), 3)
    tab.trying.game_wanted.emit(trial, 1)
    qtbot.waitUntil(lambda: bool(window.tables.tables.windows))
    table = last(window)
    assert table.session.sitting.result is not None
    assert table.session.sitting.seats == ("random", "greedy")
    assert table.session.shown.at == 0
    assert table.said.text() == "Game 2 of the trial"
    table.close()
    assert list(games.iterdir()) == [], "what was only watched leaves no file"
