"""Testing the document with games, from its action to the report."""

import multiprocessing
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem, QTableWidget
from pytestqt.qtbot import QtBot

from engine.board.document import Board, Players
from engine.board.places import Country, PermittedBuild
from engine.bots.roster import BOTS
from engine.diagnostics.findings import Finding, Severity
from engine.edits.document import SetField
from engine.trials.figures import Interval
from engine.trials.table_parts import Cell, Column, Row, Table
from engine.trials.trial import BOTH
from engine.trials.workers import Here
from studio.windows.frame.main_window import MainWindow
from studio.windows.trials import games_dialog, trial_dialog
from studio.windows.trials.trial_dialog import TrialDialog
from studio.windows.trials.trial_results import TrialResults
from tests.engine.game.boards import board_of, vale
from tests.journeys.answers import Answers

LONG_MS = 60_000
WAITED = ("Pairs that waited",)


def small() -> Board:
    return vale(("races", 2)).edited(title="Vale", players=Players(2, 4, 2))


class Trying:
    """A window with a board, and the dialog over it."""

    def __init__(self, window: MainWindow, qtbot: QtBot, board: Board) -> None:
        self.window, self.qtbot = window, qtbot
        window.session.new(board)
        window.commands["trial"].trigger()

    @property
    def dialog(self) -> TrialDialog:
        assert self.window.print_commands.trying.dialog is not None
        return self.window.print_commands.trying.dialog

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

    def rows(self, tab: str) -> QTableWidget:
        return rows_of(self.dialog.results, self.tabs().index(tab))

    def texts(self, tab: str) -> list[list[str]]:
        model = self.rows(tab).model()
        return [
            [model.index(row, column).data() for column in range(model.columnCount())]
            for row in range(model.rowCount())
        ]


def rows_of(results: TrialResults, tab: int) -> QTableWidget:
    page = results.widget(tab)
    assert page is not None
    rows = page.findChild(QTableWidget)
    assert rows is not None
    return rows


@pytest.fixture
def played_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are played on the work's own thread, which begins sooner than a process."""
    monkeypatch.setattr(trial_dialog, "processes", lambda _trial, _jobs, _games: nullcontext(Here()))


@pytest.fixture
def trying(window: MainWindow, qtbot: QtBot) -> Trying:
    return Trying(window, qtbot, small())


@pytest.mark.usefixtures("played_here")
def test_games_are_played_and_tell_their_verdicts_and_tables(trying: Trying) -> None:
    assert trying.tabs() == ["Verdicts"]
    assert trying.play(4) == "4 games"
    assert trying.tabs() == ["Verdicts", "Starts", "Seats", "Keys", *WAITED, "Towns", "Length", "Ends"]
    assert trying.texts("Verdicts")[0] == ["Games", "4 games; all ended by the rules."]
    assert [row[0] for row in trying.texts("Starts")[:2]] == ["Ayton, greedy", "Ayton, planner"]
    assert [row[:2] for row in trying.texts("Seats")[:2]] == [
        ["Seat 1, greedy", "2"],
        ["Seat 1, planner", "2"],
    ]


@pytest.mark.usefixtures("played_here")
def test_the_seats_rules_and_bots_are_the_boards_until_others_are_chosen(trying: Trying) -> None:
    dialog = trying.dialog
    assert [bot.isVisible() for bot in dialog.bots[:4]] == [True, True, False, False]
    assert dialog.rules.currentData() == "sixth"
    dialog.seats.setValue(3)
    for bot, name in zip(dialog.bots, ("random", "greedy", "greedy"), strict=False):
        bot.setCurrentText(name)
    assert dialog.bots[2].isVisible()
    trying.play(2)
    assert [row[0] for row in trying.texts("Seats")] == ["Seat 1", "Seat 2", "Seat 3"]
    assert [row[:2] for row in trying.texts("Bots")] == [["random", "2"], ["greedy", "4"]]


@pytest.mark.usefixtures("played_here")
def test_a_board_is_tried_by_post(window: MainWindow, qtbot: QtBot) -> None:
    trying = Trying(window, qtbot, vale(("race_table", "draws")))
    window.commands["try-postal"].trigger()
    assert trying.play(1) == "1 game"
    assert trying.dialog.rules.currentText() == "Postal"
    assert trying.texts("Ends") == [["The last round is over.", "1"]]


@pytest.mark.usefixtures("played_here")
def test_two_people_may_run_two_companies_each(trying: Trying) -> None:  # 6.C7a
    dialog = trying.dialog
    dialog.people.setCurrentIndex(1)
    assert (dialog.seats.value(), dialog.seats.isEnabled()) == (4, False)
    trying.play(1)
    scores = [row[2] for row in trying.texts("Seats") if row[0].endswith("greedy")]
    assert scores[:2] == scores[2:]
    assert not dialog.seats.isEnabled()
    dialog.people.setCurrentIndex(0)
    assert dialog.seats.isEnabled()


@pytest.mark.usefixtures("played_here")
def test_the_board_on_the_screen_is_played_saved_or_not(
    trying: Trying, answers: Answers, tmp_path: Path
) -> None:
    session = trying.window.session
    session.apply(SetField("title", "Changed"))
    assert session.is_modified
    trying.play(1)
    session.apply(SetField("title", "Changed since"))
    answers.path = tmp_path / "report.html"
    trying.dialog.save.click()
    trying.qtbot.waitUntil(answers.path.exists, timeout=LONG_MS)
    trying.qtbot.waitUntil(lambda: "Saved as" in trying.dialog.busy.said.text(), timeout=LONG_MS)
    assert "<h1>Changed</h1>" in answers.path.read_text("utf-8")


def test_the_results_of_games_are_shown_while_more_are_played(
    trying: Trying, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games_dialog, "_EVERY_S", 0.0)
    dialog = trying.dialog
    dialog.games.setValue(100_000)
    dialog.run.click()
    trying.qtbot.waitUntil(lambda: "Seats" in trying.tabs(), timeout=LONG_MS)
    assert dialog.run.isHidden(), "the games go on"
    assert "ended by the rules" in trying.texts("Verdicts")[0][1]
    assert not dialog.save.isEnabled(), "a report is of games that are over"
    dialog.results.setCurrentIndex(trying.tabs().index("Seats"))
    dialog.busy.stop.click()
    trying.wait()
    assert trying.tabs()[dialog.results.currentIndex()] == "Seats"


def test_each_bot_says_how_it_plays(trying: Trying) -> None:
    told = trying.dialog.manners.text().splitlines()
    bot = trying.dialog.bots[0]
    assert [bot.itemData(place) for place in range(bot.count())] == [BOTH, *BOTS]
    tips = [bot.itemData(place, Qt.ItemDataRole.ToolTipRole) for place in range(bot.count())]
    assert told == [f"{bot.itemText(place)} {tip}" for place, tip in enumerate(tips)]


def test_a_trial_that_is_stopped_keeps_what_is_played(trying: Trying) -> None:
    dialog = trying.dialog
    dialog.games.setValue(100_000)
    dialog.run.click()
    trying.qtbot.waitUntil(
        lambda: dialog.busy.progress.isVisible() and dialog.busy.said.text()[0] != "0", timeout=LONG_MS
    )
    dialog.busy.stop.click()
    assert dialog.busy.said.text() == "Stopping …"
    assert not dialog.busy.stop.isEnabled()
    trying.wait()
    words = dialog.busy.said.text().split()
    assert words[:2] == ["Stopped", "after"]
    assert words[3:] == ["of", "100000", "games"]
    assert trying.texts("Verdicts")[0][1] == f"Stopped after {words[2]} of 100000 games."
    assert dialog.save.isEnabled()


@pytest.mark.usefixtures("played_here")
def test_the_report_is_saved_where_it_is_asked_for(trying: Trying, answers: Answers, tmp_path: Path) -> None:
    assert not trying.dialog.save.isEnabled()
    trying.play(2)
    trying.dialog.save.click()
    assert answers.asked == ["report Vale.html"]
    answers.path = tmp_path / "report.html"
    trying.dialog.save.click()
    trying.qtbot.waitUntil(lambda: "Saved as" in trying.dialog.busy.said.text(), timeout=LONG_MS)
    assert "2 games; all ended by the rules." in answers.path.read_text("utf-8")
    answers.path = tmp_path / "gone" / "report.html"
    trying.dialog.save.click()
    trying.qtbot.waitUntil(lambda: "gone" in trying.dialog.busy.said.text(), timeout=LONG_MS)


@pytest.mark.usefixtures("played_here")
def test_a_row_leads_to_its_hexes_on_the_map(trying: Trying) -> None:
    trying.play(2)
    beacon = trying.window.editor_view.canvas.beacon
    trying.rows("Starts").setCurrentCell(2, 0)
    assert list(beacon.hexes) == [trying.window.session.board.sheet.hex_named("F10")]
    trying.dialog.reject()
    assert not beacon.hexes


def test_a_closed_dialog_leaves_what_others_pointed_out(trying: Trying) -> None:
    canvas = trying.window.editor_view.canvas
    pointed_out = (trying.window.session.board.sheet.hex_named("F10"),)
    canvas.point_out(pointed_out)
    trying.dialog.reject()
    assert canvas.beacon.hexes == pointed_out


@pytest.mark.usefixtures("played_here")
def test_what_a_row_speaks_of_is_seen_beside_the_dialog(window: MainWindow, qtbot: QtBot) -> None:
    screen = window.screen().availableGeometry()
    window.resize(screen.size())
    window.move(screen.topLeft())
    trying = Trying(window, qtbot, small())
    trying.play(2)
    canvas, dialog = window.editor_view.canvas, trying.dialog
    sheet = window.session.board.sheet
    for tab, row in (("Starts", 1), ("Starts", 0), ("Towns", 0)):
        trying.rows(tab).setCurrentCell(row, 0)
        (hex_, *_) = canvas.beacon.hexes
        x, y = canvas.navigator.view.to_px(sheet.centre_mm(hex_))
        place = canvas.mapToGlobal(QPoint(round(x), round(y)))
        assert canvas.rect().contains(round(x), round(y))
        assert not dialog.frameGeometry().contains(place), (tab, row)


@pytest.mark.usefixtures("played_here")
def test_choices_and_results_each_have_a_page(trying: Trying) -> None:
    dialog = trying.dialog
    assert dialog.games.isVisible()
    assert dialog.run.isDefault()
    assert not dialog.turn.isEnabled(), "there are no results yet"
    trying.play(2)
    assert dialog.results.isVisible()
    assert not dialog.games.isVisible()
    dialog.turn.click()
    assert dialog.games.isVisible()
    assert dialog.run.isDefault()
    dialog.turn.click()
    assert dialog.results.isVisible()


@pytest.mark.usefixtures("played_here")
def test_a_board_no_game_can_be_played_on_is_reported(window: MainWindow, qtbot: QtBot) -> None:
    trying = Trying(window, qtbot, board_of(["...."] * 3, title="Bare"))
    dialog = trying.dialog
    assert dialog.refusal.isHidden()
    trying.play(3)
    assert "No town has a key" in dialog.refusal.why.text()
    assert dialog.refusal.isVisible(), "it stands where the games were to be begun"
    assert dialog.games.isVisible()
    assert trying.tabs() == ["Verdicts"]
    assert not dialog.save.isEnabled()
    assert not dialog.turn.isEnabled(), "there are no results"
    assert not dialog.refusal.lead.isVisible(), "no error is among the findings"


def test_a_refusal_leads_to_the_error_that_mends_it(window: MainWindow, qtbot: QtBot) -> None:
    abroad = PermittedBuild("Suderland", tuple(map(small().sheet.hex_named, ("B2", "B3"))))
    board = small().edited(permitted_builds=(abroad,), countries=(Country("Suderland"),))
    trying = Trying(window, qtbot, board)
    findings = (
        Finding("T101", "unnamed-town", Severity.WARNING, "A town has no name."),
        Finding("B103", "not-abroad", Severity.ERROR, "A permitted build lies in no foreign country."),
    )
    window.docks["findings"].hide()
    trying.play(3)
    assert not trying.dialog.refusal.lead.isVisible(), "no error is found yet"
    window.session.checker.checked.emit(window.session.board, findings)
    assert trying.dialog.refusal.lead.isVisible()
    assert "not a foreign country" in trying.dialog.refusal.why.text()
    trying.dialog.refusal.lead.click()
    assert trying.dialog.isHidden()
    assert window.docks["findings"].isVisible()
    assert window.editor_view.findings.chosen == findings[1]


@pytest.mark.usefixtures("played_here")
def test_a_closed_dialog_keeps_its_choices_and_results(trying: Trying) -> None:
    trying.dialog.bots[0].setCurrentText("random")
    assert trying.play(2) == "2 games"
    trying.dialog.reject()
    assert trying.dialog.isHidden()
    trying.window.commands["trial"].trigger()
    dialog = trying.dialog
    assert dialog.isVisible()
    assert trying.texts("Verdicts")[0][1] == "2 games; all ended by the rules."
    assert dialog.save.isEnabled()
    assert (dialog.games.value(), dialog.bots[0].currentText()) == (2, "random")


def test_games_under_way_are_kept_as_far_as_they_were_played_when_the_dialog_is_closed(
    trying: Trying,
) -> None:
    dialog = trying.dialog
    dialog.games.setValue(100_000)
    dialog.run.click()
    trying.qtbot.waitUntil(lambda: dialog.busy.said.text()[0] != "0", timeout=LONG_MS)
    dialog.reject()
    trying.wait()
    trying.window.commands["trial"].trigger()
    assert trying.dialog.busy.said.text().startswith("Stopped after")
    assert trying.dialog.save.isEnabled()


def test_another_board_has_a_dialog_of_its_own(trying: Trying) -> None:
    trying.dialog.games.setValue(7)
    trying.window.session.new(small())
    assert trying.window.print_commands.trying.dialog is None
    trying.window.commands["trial"].trigger()
    assert trying.dialog.games.value() == 200


@pytest.mark.usefixtures("played_here")
def test_both_kinds_of_bots_take_turns_until_others_are_chosen_and_it_says_so(trying: Trying) -> None:
    assert {bot.currentData() for bot in trying.dialog.bots} == {BOTH}
    trying.play(4)
    assert ["Bots", "Games played by 2 × greedy and 2 × planner, in turn."] in trying.texts("Verdicts")
    for bot in trying.dialog.bots[:2]:
        bot.setCurrentText("planner")
    trying.play(2)
    assert ["Bots", "Games played by 2 × planner."] in trying.texts("Verdicts")


@pytest.mark.usefixtures("played_here")
def test_the_map_shows_where_track_is_built_and_trains_run_until_the_dialog_is_closed(trying: Trying) -> None:
    canvas, heat = trying.window.editor_view.canvas, trying.dialog.heat
    assert heat.isHidden()
    trying.play(2)
    before = len(canvas.over())
    shown = []
    for kind in range(1, heat.kind.count()):
        heat.kind.setCurrentIndex(kind)
        shown.append(len(canvas.over()) - before)
    assert len(set(shown)) == 3
    assert min(shown) > 0
    trying.dialog.reject()
    assert len(canvas.over()) == before
    trying.window.commands["trial"].trigger()
    assert len(canvas.over()) - before == shown[-1]
    heat.kind.setCurrentIndex(0)
    assert len(canvas.over()) == before


@pytest.mark.parametrize("leave", ["close the dialog", "close the document"])
def test_processes_end_with_the_dialog(trying: Trying, leave: str) -> None:
    dialog = trying.dialog
    others = set(multiprocessing.active_children())
    dialog.games.setValue(100_000)
    dialog.run.click()
    trying.qtbot.waitUntil(lambda: dialog.busy.said.text()[0] != "0", timeout=LONG_MS)
    assert set(multiprocessing.active_children()) > others
    ways: dict[str, Callable[[], object]] = {
        "close the dialog": dialog.reject,
        "close the document": trying.window.commands["close"].trigger,
    }
    answers = trying.window.questions
    assert isinstance(answers, Answers)
    answers.partings = ["discard"]
    ways[leave]()
    assert (trying.window.print_commands.trying.dialog is None) is (leave == "close the document")
    trying.qtbot.waitUntil(lambda: others >= set(multiprocessing.active_children()), timeout=LONG_MS)


def test_there_is_one_dialog_however_often_it_is_asked_for(trying: Trying) -> None:
    dialog = trying.dialog
    trying.window.commands["trial"].trigger()
    assert trying.dialog is dialog
    assert not dialog.isModal()


# -- bars ------------------------------------------------------------------------------------------


def painted(results: TrialResults) -> QImage:
    """Return the first cell of the only table as it is painted."""
    rows = rows_of(results, 1)
    image = QImage(160, 24, QImage.Format.Format_ARGB32)
    image.fill(QColor("#ffffff"))
    option = QStyleOptionViewItem()
    option.rect = QRect(0, 0, 160, 24)
    option.palette = rows.palette()
    painter = QPainter(image)
    rows.itemDelegate().paint(painter, option, rows.model().index(0, 0))
    painter.end()
    return image


def test_a_share_is_drawn_as_long_as_it_is(qtbot: QtBot) -> None:
    def row_of(share: float | None) -> list[int]:
        results = TrialResults()
        qtbot.addWidget(results)
        cell = Cell("", share, None if share is None else Interval(share, share))
        results.show_results((), [Table("Shares", "", (Column("share"),), (Row((cell,)),), 0.5)])
        image = painted(results)
        return [image.pixelColor(x, 10).lightness() for x in range(5, 77)]

    none, quarter, most = row_of(None), row_of(0.25), row_of(0.75)
    assert set(none) == {255}
    dark = [sum(lightness < 200 for lightness in row) for row in (quarter, most)]
    assert dark[0] == pytest.approx(18, abs=5)
    assert dark[1] == pytest.approx(54, abs=5)
