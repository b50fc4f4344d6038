"""The dialog that lets bots play many games on the board, and shows what they say of it."""

from collections.abc import Callable, Generator
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QWidget

from engine.board.document import Board
from engine.boardfile.bounds import Bounds
from engine.messages import Phrase
from engine.rulesets.limits import MOST_PLAYERS
from engine.trials.results import Results
from engine.trials.running import run_trial
from engine.trials.tables import tables
from engine.trials.tally import Tally
from engine.trials.trial import TABLES, Trial, trial_of
from engine.trials.verdicts import verdicts
from engine.trials.workers import processes
from studio.language.words import own_tongue, reason, tr
from studio.panels.fields.fields import combo_box
from studio.panels.thing_names import EDITION_WORDS, PEOPLE_WORDS
from studio.reports.page import page
from studio.windows.trials.games_dialog import (
    CHOICES,
    AskPath,
    Games,
    GamesDialog,
    Report,
    SoFar,
    UnplayableError,
    Words,
    count_field,
)
from studio.windows.trials.trial_bots import Suggested, TrialBots, suggested_of
from studio.windows.trials.trial_heat import HeatChoice

_WHO: Phrase = "Who runs the companies; two people take seats 1 and 3, and 2 and 4"
_RULES: Phrase = "The rules for these games; the board keeps its own edition"
_WORDS = Words(
    play="Let bots play these games on the present board",
    seed="The same seed gives the same games on the same board",
    stale="The board has changed since these games were played.",
    hint="Bots play whole games on the board. Their results appear here.",
    leading="Select a line here or in the tables to show its place on the map.",
)


@dataclass(frozen=True)
class _BoardReport(Report):
    """What a trial of a board came to, with what leads to the map."""

    results: Results


def _report_of(board: Board, trial: Trial, tally: Tally, asked: int | None) -> _BoardReport:
    """Work out the report of games: of all that were asked for, or of the first while more are played."""
    results = Results(trial, tally, tally.played if asked is None else asked)

    def written() -> str:
        return page(results, results.board.title, own_tongue())

    said = verdicts(results, is_under_way=asked is None)
    watched = trial if tally.games else None
    return _BoardReport(board, watched, said, tables(results), tally.played, results.asked, written, results)


class TrialDialog(GamesDialog):
    """Plays games on a board, with its rules or others, and leads from their results to the map."""

    heat_wanted = Signal(object)
    """Shares of links by the labels of their hexes, to be shown on the map."""

    def __init__(self, board: Callable[[], Board], parent: QWidget | None, ask_path: AskPath) -> None:
        super().__init__(board, parent, ask_path, _WORDS)
        self._make_fields()
        self._lay_out(self.heat)
        self.seat(self.seats.count)
        self.suit()

    # -- making --------------------------------------------------------------------------------

    def _make_fields(self) -> None:
        self.seats = count_field("trial-seats", "Number of companies in a game", Bounds(1, MOST_PLAYERS))
        self.seats.entered.connect(self.seat)
        self._suggested_seats = Suggested(lambda: self.seats.count, self._seat_at_most)
        people = [(tr(words), table) for table, words in PEOPLE_WORDS.items()]
        self.people = combo_box("trial-people", _WHO, people)
        self.people.currentIndexChanged.connect(self._set_table)
        bots = TrialBots()
        self.bots = bots.choices
        self.manners.setText(bots.manners)
        editions = [(tr(words), edition) for edition, words in EDITION_WORDS.items()]
        self.rules = combo_box("trial-rules", _RULES, editions)
        self._suggested_rules = suggested_of(self.rules)
        self.heat = HeatChoice()
        self.heat.wanted.connect(self.heat_wanted)

    def _add_settings(self, rows: QFormLayout) -> None:
        """Add a row for each setting of games on a board."""
        rows.addRow(tr("&Games"), self.games)
        rows.addRow(tr("&Rules"), self.rules)
        rows.addRow(tr("S&eed"), self.seed)
        rows.addRow(tr("Peop&le"), self.people)
        rows.addRow(tr("&Companies"), self.seats)
        for seat, bot in enumerate(self.bots, start=1):
            rows.addRow(tr("Company {seat}", seat=seat), bot)

    def _follow(self, document: Board) -> None:
        """Follow the board in what no one chose otherwise."""
        self._suggested_rules.suggest(document.rules)
        if not TABLES[self.people.currentData()]:
            self._suggested_seats.suggest(document.players.best or document.players.most)

    def choose_rules(self, rules: str) -> None:
        """Show the settings with other rules, unless games are under way."""
        if not self._games_work.is_under_way:
            self.rules.setCurrentIndex(self.rules.findData(rules))
            self._turn_to(CHOICES)

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

    def _games(self, document: Board) -> Games:
        """Return what plays the games that are chosen, on a board."""
        bots = [str(bot.currentData()) for bot in self.bots[: self.seats.count]]
        rules, seed, people = self.rules.currentData(), self.seed.count, self.people.currentData()

        def played(games: int, jobs: int) -> Generator[SoFar, None, None]:
            try:
                trial = trial_of(document, bots, rules, seed, people)
            except ValueError as error:
                raise UnplayableError(reason(error)) from error
            with processes(trial, jobs, games) as executor:
                for each in run_trial(trial, games, executor, jobs):
                    tally = each.tally
                    yield SoFar(
                        tally.played, len(tally.failures), partial(_report_of, document, trial, tally)
                    )

        return played

    @property
    def _settings(self) -> tuple[QWidget, ...]:
        """The settings that are locked while games are played."""
        return (self.rules, self.people, *self.bots)

    def _show_busy(self, *, busy: bool) -> None:
        """Lock the number of companies as well, which the people may give."""
        self.seats.setEnabled(not busy and not TABLES[self.people.currentData()])

    def _show_told(self, told: Report) -> None:
        """Show what leads to the map."""
        assert isinstance(told, _BoardReport)
        self.heat.show_results(told.results)

    def show_again(self) -> None:
        """Show on the map what was chosen for it."""
        self.heat.show_again()
