"""The dialog that lets bots play many games on the board, and shows what they say of it."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from engine.board.document import Board
from engine.boardfile.atomic import write_atomically
from engine.boardfile.bounds import Bounds
from engine.messages import Phrase, count_of
from engine.rulesets.limits import MOST_PLAYERS
from engine.trials.pacing import Pacing
from engine.trials.results import Results
from engine.trials.running import run_trial
from engine.trials.table_parts import Table
from engine.trials.tables import tables
from engine.trials.tally import Tally
from engine.trials.trial import MOST_GAMES, MOST_SEED, TABLES, Trial, trial_of
from engine.trials.verdict import Verdict
from engine.trials.verdicts import verdicts
from engine.trials.workers import processes
from engine.workers import processors
from studio.language.words import own_tongue, reason, tr
from studio.painting.progress import Progress
from studio.panels.fields.fields import Note, button, combo_box, form
from studio.panels.fields.number_field import Number
from studio.panels.fields.scrolling import Column
from studio.panels.thing_names import EDITION_WORDS, PEOPLE_WORDS
from studio.reports.page import page
from studio.windows.kit.long_work import Work
from studio.windows.kit.progress_box import Busy
from studio.windows.kit.window_room import resize_within
from studio.windows.trials.trial_bots import Suggested, TrialBots, suggested_of
from studio.windows.trials.trial_heat import HeatChoice
from studio.windows.trials.trial_results import TrialResults

_GAMES = 200
_EVERY_S = 1.0
"""How long interim results stay unchanged, so that they can be read."""
_SIZE = QSize(580, 650)
"""Narrow enough to leave a part of the map free next to it on a small screen."""
_CHOICES, _RESULTS = 0, 1
"""The pages of the dialog."""
_PLAY: Phrase = "Let bots play these games on the present board"
_MANY: Phrase = "Number of games; more games give surer results"
_SEED: Phrase = "The same seed gives the same games on the same board"
_WHO = "Who runs the companies; two people take seats 1 and 3, and 2 and 4"
_RULES = "The rules for these games; the board keeps its own edition"
_STALE: Phrase = "The board has changed since these games were played."

AskPath = Callable[[QWidget], Path | None]


@dataclass(frozen=True)
class _Report:
    """What a trial of a board came to, worked out for showing."""

    board: Board
    results: Results
    verdicts: tuple[Verdict, ...]
    tables: tuple[Table, ...]


def _report_of(board: Board, trial: Trial, tally: Tally, asked: int | None = None) -> _Report:
    """Work out the report of games: of all that were asked for, or of the first while more are played."""
    results = Results(trial, tally, tally.played if asked is None else asked)
    return _Report(board, results, verdicts(results, is_under_way=asked is None), tables(results))


def _column(*parts: QWidget, wide: QWidget) -> QWidget:
    """Return parts one below the other; one of them, the wide one, has what room is left."""
    whole = QWidget()
    column = QVBoxLayout(whole)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(12)
    for part in parts:
        column.addWidget(part)
    column.setStretchFactor(wide, 1)
    return whole


def _number(name: str, tip: Phrase, bounds: Bounds, value: int = 1) -> Number:
    field = Number(name, tip, bounds)
    field.setKeyboardTracking(True)
    field.show_number(value)
    return field


class TrialDialog(QDialog):
    """Plays games on the board as it is when they are begun, next to the windows, which go on working.

    The settings are on one page and the results on another, so that the dialog covers little of the map.
    Closed, it keeps both; games under way are stopped as by Stop. ``board`` gives the board; ``ask_path``
    asks where to save a report and returns None to stay.
    """

    places_wanted = Signal(object)
    """The labels of hexes to be pointed out on the map."""
    game_wanted = Signal(object, int)
    """A Trial and the number of one of its games, from 0, to be watched."""
    heat_wanted = Signal(object)
    """Shares of links by the labels of their hexes, to be shown on the map."""
    findings_wanted = Signal()
    """Asks for the findings that keep games from being played."""

    def __init__(self, board: Callable[[], Board], parent: QWidget | None, ask_path: AskPath) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Test with Games"))
        self._board, self._latest = board, board()
        self._ask_path = ask_path
        self._told: _Report | None = None
        self._so_far: _Report | None = None
        self._games_work = Work("games", self)
        self._games_work.progressed.connect(self._show_progress)
        self._games_work.done.connect(self._show_results)
        self._games_work.failed.connect(self._fail)
        self._report_work = Work("report", self)
        self._report_work.done.connect(self._say_saved)
        self._played, self._refused, self._saved = Tally(), "", Path()
        self._make_fields()
        self._report_work.failed.connect(self.busy.say)
        self._lay_out()
        self.seat(self.seats.count)
        self.suit()
        resize_within(self, _SIZE)

    # -- making --------------------------------------------------------------------------------

    def _make_fields(self) -> None:
        self.games = _number("trial-games", _MANY, Bounds(1, MOST_GAMES), _GAMES)
        self.seats = _number("trial-seats", "Number of companies in a game", Bounds(1, MOST_PLAYERS))
        self.seats.entered.connect(self.seat)
        self._suggested_seats = Suggested(lambda: self.seats.count, self._seat_at_most)
        people = [(tr(words), table) for table, words in PEOPLE_WORDS.items()]
        self.people = combo_box("trial-people", _WHO, people)
        self.people.currentIndexChanged.connect(self._set_table)
        bots = TrialBots()
        self.bots, self.manners = bots.choices, bots.manners
        self.refusal = Refusal()
        # The findings are below the dialog.
        self.refusal.findings_wanted.connect(self.reject)
        self.refusal.findings_wanted.connect(self.findings_wanted)
        editions = [(tr(words), edition) for edition, words in EDITION_WORDS.items()]
        self.rules = combo_box("trial-rules", _RULES, editions)
        self._suggested_rules = suggested_of(self.rules)
        self.seed = _number("trial-seed", _SEED, Bounds(0, MOST_SEED))
        self.stale = Note("trial-stale", _STALE)
        self.stale.hide()
        self.results = TrialResults()
        self.results.places_wanted.connect(self.places_wanted)
        self.heat = HeatChoice()
        self.heat.wanted.connect(self.heat_wanted)
        self._make_watching()
        self.busy = Busy("trial", self._games_work, "S&top", "Keep the games played so far")
        self.run = button("trial-run", "&Play", _PLAY)
        self.run.clicked.connect(self.play)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.reject)
        self.save = self.buttons.addButton(tr("Save &Report…"), QDialogButtonBox.ButtonRole.ActionRole)
        self.save.setToolTip(tr("Save the results as a page for any browser"))
        self.save.setEnabled(False)
        self.save.clicked.connect(self._save)
        self.turn = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ResetRole)
        self.turn.clicked.connect(lambda: self._turn_to(1 - self.pages.currentIndex()))
        self.turn.setToolTip(tr("Switch between the settings and the results"))
        for each in self.buttons.findChildren(QPushButton):
            each.setAutoDefault(False)

    def _make_watching(self) -> None:
        """Make the row that leads to a single game."""
        self.game = _number("trial-game", "Number of the game to watch", Bounds(1, MOST_GAMES))
        self.watch = button("trial-watch", "&Watch", "Watch this game on the map, move by move")
        self.watch.clicked.connect(self._watch)
        self.watching = QWidget()
        line = QHBoxLayout(self.watching)
        line.setContentsMargins(0, 0, 0, 0)
        label = QLabel(tr("&Game"))
        label.setBuddy(self.game)
        for part in (label, self.game, self.watch):
            line.addWidget(part)
        line.addStretch(1)
        self.watching.hide()

    def _lay_out(self) -> None:
        """Put the settings on one page and the results on another."""
        self._form = form()
        self._form.addRow(tr("&Games"), self.games)
        self._form.addRow(tr("&Rules"), self.rules)
        self._form.addRow(tr("S&eed"), self.seed)
        self._form.addRow(tr("Peop&le"), self.people)
        self._form.addRow(tr("&Companies"), self.seats)
        for seat, bot in enumerate(self.bots, start=1):
            self._form.addRow(tr("Company {seat}", seat=seat), bot)
        self.pages = QStackedWidget()
        rows = QWidget()
        rows.setLayout(self._form)
        self._form.setContentsMargins(0, 0, 0, 0)
        rest = QWidget()
        choices = Column(_column(rows, self.manners, rest, wide=rest))
        # Whatever is scrolled: what begins the games, and why it cannot, are always seen.
        self.pages.addWidget(_column(choices, self.refusal, self.run, wide=choices))
        results = (self.busy, self.stale, self.results, self.heat, self.watching)
        self.pages.addWidget(_column(*results, wide=self.results))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 20, 20, 16)
        whole.setSpacing(16)
        whole.addWidget(self.pages, 1)
        whole.addWidget(self.buttons)
        self._turn_to(_CHOICES)

    def suit(self) -> None:
        """Follow the board in what no one chose otherwise, and say if results are of an earlier one."""
        if self._games_work.is_under_way:
            return
        self._latest = board = self._board()
        self._suggested_rules.suggest(board.rules)
        if not TABLES[self.people.currentData()]:
            self._suggested_seats.suggest(board.players.best or board.players.most)
        self._show_age()

    def choose_rules(self, rules: str) -> None:
        """Show the settings with other rules, unless games are under way."""
        if not self._games_work.is_under_way:
            self.rules.setCurrentIndex(self.rules.findData(rules))
            self._turn_to(_CHOICES)

    def _show_age(self) -> None:
        """Say if the results are of an earlier board than the one last seen."""
        self.stale.setVisible(self._told is not None and self._told.board is not self._latest)

    def _turn_to(self, page: int) -> None:
        """Show the settings or the results, with a button that leads to the other."""
        self.pages.setCurrentIndex(page)
        self.turn.setText(tr("&Results") if page == _CHOICES else tr("&Other Games…"))
        self.turn.setEnabled(page != _CHOICES or self._told is not None)
        # A button that was hidden does not stay the default one.
        (self.run if page == _CHOICES else self.busy.stop).setDefault(True)

    def _set_table(self) -> None:
        """Seat the companies of the chosen table, whose number is then given."""
        companies = len(TABLES[self.people.currentData()])
        self.seats.setEnabled(not companies)
        if companies:
            self.seats.setValue(companies)

    def _seat_at_most(self, companies: int) -> None:
        """Seat as many companies as there can be, of those a board is for."""
        self.seats.setValue(min(companies, MOST_PLAYERS))

    def seat(self, companies: int) -> None:
        """Show a bot for each company and none besides."""
        for seat, bot in enumerate(self.bots):
            self._form.setRowVisible(bot, seat < companies)

    # -- playing -------------------------------------------------------------------------------

    def play(self) -> None:
        """Play the games that are chosen, on the board as it is now."""
        self._latest = board = self._board()
        games, seed = self.games.count, self.seed.count
        bots = [str(bot.currentData()) for bot in self.bots[: self.seats.count]]
        rules, people = self.rules.currentData(), self.people.currentData()
        self._played, self._refused, self._so_far = Tally(), "", None
        pacing = Pacing(games)
        self._show_refusal("")
        self.stale.hide()

        def work(progress: Progress) -> None:
            try:
                trial = trial_of(board, bots, rules, seed, people)
            except ValueError as error:
                self._refused = reason(error)
                return
            with processes(trial, max(1, processors() - 1), games) as executor:
                told_at = time.monotonic()
                for each in run_trial(trial, games, executor, max(1, processors() - 1)):
                    self._played = each.tally
                    pacing.note(each.tally.played, len(each.tally.failures))
                    if self._played.games and time.monotonic() >= told_at + _EVERY_S:
                        self._so_far = _report_of(board, trial, each.tally)
                        told_at = time.monotonic()
                    if not progress(each.tally.played / games):
                        break
            self._told = _report_of(board, trial, self._played, games)

        self._games_work.start(work)
        self._turn_to(_RESULTS)
        self._set_busy(True)
        self.busy.keep_saying(lambda: tr(pacing.time_left()))

    def _show_progress(self, _share: float) -> None:
        """Show now and then what the games came to so far."""
        told, self._so_far = self._so_far, None
        if told is not None:
            self.results.show_results(told.verdicts, told.tables)

    def _show_results(self) -> None:
        """Show what the games came to, all of them or as many as were played."""
        self._set_busy(False)
        if self._refused:
            self._turn_to(_CHOICES)
            self._show_refusal(self._refused)
        if self._told is None:
            return
        self._show_age()
        self.results.show_results(self._told.verdicts, self._told.tables)
        self.heat.show_results(self._told.results)
        self.watching.setVisible(self._told.results.tally.games > 0)
        played, asked = self._told.results.tally.played, self._told.results.asked
        self.busy.say(
            tr(count_of(played, "1 game", "{n} games"))
            if played == asked
            else tr("Stopped after {played} of {asked} games", played=played, asked=asked)
        )

    def _fail(self, why: str) -> None:
        self._set_busy(False)
        self.busy.say(why)

    def _set_busy(self, busy: bool) -> None:
        """Let only stopping be had while games are played."""
        self.busy.show_busy(busy=busy)
        self.run.setVisible(not busy)
        self.watching.setEnabled(not busy)
        for choice in (self.games, self.rules, self.seed, self.people, *self.bots):
            choice.setEnabled(not busy)
        self.seats.setEnabled(not busy and not TABLES[self.people.currentData()])
        self.save.setEnabled(not busy and self._told is not None)
        self.turn.setEnabled(not busy)

    def _show_refusal(self, why: str) -> None:
        """Say why there is no game, in the room of how bots play: low screens have none nearby."""
        self.refusal.show_reason(why)
        self.manners.setVisible(not why)

    def _watch(self) -> None:
        """Ask for a game of the last trial to be watched."""
        if self._told is not None:
            trial, played = self._told.results.trial, self._told.results.tally.played
            self.game_wanted.emit(trial, min(self.game.count, played) - 1)

    # -- the report ----------------------------------------------------------------------------

    def _save(self) -> None:
        """Ask where, and write the report on the other thread."""
        told = self._told
        path = self._ask_path(self)
        if path is None or told is None:
            return
        self._saved = path

        def work(_progress: Progress) -> None:
            write_atomically(path, page(told.results, told.results.board.title, own_tongue()).encode())

        self._report_work.start(work)

    def _say_saved(self) -> None:
        self.busy.say(tr("Saved as {saved}.", saved=self._saved))

    def done(self, result: int) -> None:
        """Stop games under way, whose processes end, and close; what was played is there to come back to."""
        self._games_work.cancel()
        super().done(result)

    def finish(self) -> None:
        """Stop what is under way for good, and close."""
        self._games_work.finish()
        self._report_work.finish()
        self.reject()


class Refusal(QWidget):
    """Takes the place of the start button while no game can be played on the board."""

    findings_wanted = Signal()
    """Asks for the findings that explain it."""

    def __init__(self) -> None:
        super().__init__()
        title = QLabel(tr("No game was played. Fix this first."))
        title.setObjectName("message-title")
        title.setWordWrap(True)
        self.why = Note("trial-refused")
        self.lead = QPushButton(tr("Show in &Findings"))
        self.lead.setAutoDefault(False)
        self.lead.clicked.connect(self.findings_wanted)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(title)
        column.addWidget(self.why)
        column.addWidget(self.lead, 0, Qt.AlignmentFlag.AlignLeft)
        self.hide()

    def show_reason(self, why: str) -> None:
        """Say why there is no game; where there is nothing to say, be gone."""
        self.why.setText(why)
        self.setVisible(bool(why))
