"""Testing a tile set with games, from its action to the report."""

from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QTableWidget
from pytestqt.qtbot import QtBot

from engine.tiles.set import TileSet
from engine.trials.tiles.trial import TileTrial
from engine.trials.workers import Here
from studio.session.document import Session
from studio.windows.frame.main_window import MainWindow
from studio.windows.frame.set_tab import SetTab
from studio.windows.trials import set_trial_dialog
from studio.windows.trials.set_trial_dialog import SetTrialDialog
from tests.engine.tiles.sets import lakes
from tests.journeys.answers import Answers

LONG_MS = 60_000


class Trying:
    """A window with a tile set, and the dialog over it."""

    def __init__(self, window: MainWindow, qtbot: QtBot, tile_set: TileSet) -> None:
        self.window, self.qtbot = window, qtbot
        window.desks.begin(tile_set)
        qtbot.waitUntil(lambda: window.documents.is_open)
        window.commands["trial"].trigger()

    @property
    def tab(self) -> SetTab:
        front = self.window.desks.front
        assert isinstance(front, SetTab)
        return front

    @property
    def dialog(self) -> SetTrialDialog:
        assert self.tab.trying.dialog is not None
        return self.tab.trying.dialog

    def play(self, games: int) -> str:
        """Play games to their end, and return what is said then."""
        self.dialog.games.setValue(games)
        self.dialog.run.click()
        self.wait()
        return self.dialog.busy.said.text()

    def wait(self) -> None:
        self.qtbot.waitUntil(lambda: not self.dialog.run.isHidden(), timeout=LONG_MS)

    def tabs(self) -> list[str]:
        results = self.dialog.results
        return [results.tabText(index) for index in range(results.count())]

    def texts(self, tab: str) -> list[list[str]]:
        page = self.dialog.results.widget(self.tabs().index(tab))
        assert page is not None
        rows = page.findChild(QTableWidget)
        assert rows is not None
        model = rows.model()
        return [
            [model.index(row, column).data() for column in range(model.columnCount())]
            for row in range(model.rowCount())
        ]


@pytest.fixture
def played_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are played on the work's own thread, which begins sooner than a process."""
    monkeypatch.setattr(set_trial_dialog, "workers", lambda _jobs: nullcontext(Here()))


@pytest.fixture
def trying(window: MainWindow, qtbot: QtBot) -> Iterator[Trying]:
    yield Trying(window, qtbot, lakes())
    for desk in window.desks.all:
        desk.session.close()


@pytest.mark.usefixtures("played_here")
def test_games_are_played_and_say_seats_railroads_and_tiles(trying: Trying) -> None:
    assert trying.tabs() == ["Verdicts"]
    assert trying.dialog.games.value() == 200
    for bot in trying.dialog.bots:
        bot.setCurrentText("random")
    assert trying.play(12) == "12 games"
    assert trying.tabs() == ["Verdicts", "Bots", "First scores", "Railroads", "Tiles", "Course"]
    subjects = [row[0] for row in trying.texts("Verdicts")]
    assert {"First scores", "Railroads", "Tiles", "Course"} == set(subjects)
    assert [row[0] for row in trying.texts("Railroads")] == list(lakes().codes)
    assert len(trying.texts("Tiles")) == 37
    assert trying.texts("Bots")[0][:2] == ["random", "48"]


@pytest.mark.usefixtures("played_here")
def test_a_game_that_was_played_may_be_watched(trying: Trying) -> None:
    dialog = trying.dialog
    wanted: list[tuple[TileTrial, int]] = []
    dialog.game_wanted.disconnect()
    dialog.game_wanted.connect(lambda trial, number: wanted.append((trial, number)))
    assert dialog.watching.isHidden()
    dialog.seats.setValue(1)
    trying.play(3)
    assert not dialog.watching.isHidden()
    dialog.watching.game.setValue(2)
    dialog.watching.watch.click()
    dialog.watching.game.setValue(9)
    dialog.watching.watch.click()
    assert [(trial.bots, number) for trial, number in wanted] == [(("greedy",), 1), (("greedy",), 2)]


@pytest.mark.usefixtures("played_here")
def test_one_player_plays_alone_and_may_take_the_challenge(trying: Trying) -> None:
    dialog = trying.dialog
    assert not dialog.challenge.isVisible()
    assert [bot.isVisible() for bot in dialog.bots] == [True] * 4 + [False]
    dialog.seats.setValue(1)
    assert [bot.isVisible() for bot in dialog.bots] == [True] + [False] * 4
    assert dialog.challenge.isVisible()
    trying.play(12)
    assert "Ranks" in trying.tabs()
    usual = trying.texts("Tiles")
    dialog.challenge.setChecked(True)
    trying.play(12)
    assert trying.texts("Tiles") != usual, "other cities lie there from the start"


@pytest.mark.usefixtures("played_here")
def test_the_set_on_the_screen_is_played_and_its_report_saved(
    trying: Trying, answers: Answers, tmp_path: Path
) -> None:
    title = trying.tab.set_view.form.texts["title"]
    title.setText("Changed")
    title.editingFinished.emit()
    trying.play(2)
    assert not trying.dialog.stale.isVisible()
    trying.tab.set_view.editor.goods.setValue(0)
    trying.window.commands["trial"].trigger()
    assert trying.dialog.stale.isVisible()
    answers.path = tmp_path / "report.html"
    trying.dialog.save.click()
    trying.qtbot.waitUntil(lambda: "Saved as" in trying.dialog.busy.said.text(), timeout=LONG_MS)
    assert "<h1>Changed</h1>" in answers.path.read_text("utf-8")


def test_games_in_other_processes_are_stopped_and_kept(trying: Trying) -> None:
    dialog = trying.dialog
    dialog.games.setValue(100_000)
    dialog.run.click()
    trying.qtbot.waitUntil(lambda: dialog.busy.said.text()[0] != "0", timeout=LONG_MS)
    assert dialog.busy.progress.isVisible()
    assert not dialog.seats.isEnabled()
    dialog.busy.stop.click()
    trying.wait()
    words = dialog.busy.said.text().split()
    assert words[:2] == ["Stopped", "after"]
    assert words[3:] == ["of", "100000", "games"]
    assert int(trying.texts("Bots")[0][1]) == 4 * int(words[2])
    assert dialog.save.isEnabled()


def test_a_set_too_small_for_the_players_is_refused_and_leads_to_the_finding(
    window: MainWindow, qtbot: QtBot
) -> None:
    trying = Trying(window, qtbot, replace(lakes(), cities=lakes().cities[:8]))
    session: Session = trying.tab.session
    qtbot.waitUntil(lambda: session.findings_fit, timeout=LONG_MS)
    trying.play(3)
    dialog = trying.dialog
    assert dialog.refusal.isVisible()
    assert dialog.refusal.why.text()
    assert dialog.refusal.lead.isVisible()
    assert trying.tabs() == ["Verdicts"]
    dialog.refusal.lead.click()
    view = trying.tab.set_view
    assert dialog.isHidden()
    assert view.pages.currentWidget() is view.findings
    session.close()


def test_closing_the_set_ends_its_dialog(trying: Trying, answers: Answers) -> None:
    tab, answers.partings = trying.tab, ["discard"]
    trying.window.commands["close"].trigger()
    assert tab.trying.dialog is None
