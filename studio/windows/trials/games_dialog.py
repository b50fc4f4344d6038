"""What the dialogs that play many games have in common: settings, results, stopping and the report."""

import time
from collections.abc import Callable, Generator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from engine.boardfile.atomic import write_atomically
from engine.boardfile.bounds import Bounds
from engine.messages import Phrase, count_of
from engine.trials.pacing import Pacing
from engine.trials.table_parts import Table
from engine.trials.trial import MOST_GAMES, MOST_SEED
from engine.trials.verdict import Verdict
from engine.workers import processors
from studio.language.words import tr
from studio.painting.progress import Progress
from studio.panels.fields.fields import Note, button, form
from studio.panels.fields.number_field import Number
from studio.panels.fields.scrolling import Column
from studio.windows.kit.long_work import Work
from studio.windows.kit.progress_box import Busy
from studio.windows.kit.window_room import resize_within
from studio.windows.trials.trial_results import TrialResults

_GAMES: Final = 200
_EVERY_S = 1.0
"""How long interim results stay unchanged, so that they can be read."""
_SIZE = QSize(580, 650)
"""Narrow enough to leave a part of the map free next to it on a small screen."""
CHOICES, RESULTS = 0, 1
"""The pages of the dialog."""
_MANY: Phrase = "Number of games; more games give surer results"

AskPath = Callable[[QWidget], Path | None]


class UnplayableError(Exception):
    """No game can be played; why, in the user's language."""


@dataclass(frozen=True)
class Report:
    """What a trial of a document came to, worked out for showing; ``page`` makes the file of it.

    ``trial`` is what was played, as :class:`Watching` asks for a game of it; None without a game to watch.
    """

    document: object
    trial: object
    verdicts: tuple[Verdict, ...]
    tables: tuple[Table, ...]
    played: int
    asked: int
    page: Callable[[], str]


@dataclass(frozen=True)
class SoFar:
    """How far a trial is: games ``played``, those of them that ``failed``, and the report of them.

    ``report`` gets the number of games asked for, None while more are played.
    """

    played: int
    failed: int
    report: Callable[[int | None], Report]


Games = Callable[[int, int], Generator[SoFar, None, None]]
"""Plays a number of games in a number of processes and says again and again how far it is.

Raises UnplayableError where no game can be played. It ends what it began when it is closed.
"""


@dataclass(frozen=True)
class Words:
    """What a dialog says of its kind of document."""

    play: Phrase
    seed: Phrase
    stale: Phrase
    hint: Phrase
    leading: Phrase


class GamesDialog(QDialog):
    """Plays games on a document as it is when they are begun, next to the windows, which go on working.

    The settings are on one page and the results on another, so that the dialog covers little. Closed, it
    keeps both; games under way are stopped as by Stop. ``document`` gives the document; ``ask_path`` asks
    where to save a report and returns None to stay. What a kind of document has besides, its dialog adds:
    ``_add_settings``, ``_games``, ``_settings``, and where it needs to ``_follow`` and ``_show_told``.
    """

    places_wanted = Signal(object)
    """The labels of hexes to be pointed out on the map."""
    findings_wanted = Signal()
    """Asks for the findings that keep games from being played."""
    game_wanted = Signal(object, int)
    """A trial and the number of one of its games, from 0, to be watched."""

    def __init__(
        self, document: Callable[[], Any], parent: QWidget | None, ask_path: AskPath, words: Words
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Test with Games"))
        self._document, self._latest = document, document()
        self._ask_path, self._words = ask_path, words
        self._told: Report | None = None
        self._so_far: Report | None = None
        self._games_work = Work("games", self)
        self._games_work.progressed.connect(self._show_progress)
        self._games_work.done.connect(self._show_results)
        self._games_work.failed.connect(self._fail)
        self._report_work = Work("report", self)
        self._report_work.done.connect(self._say_saved)
        self._refused, self._saved = "", Path()
        self._make_parts()
        self._report_work.failed.connect(self.busy.say)

    # -- for each kind of document -----------------------------------------------------------------

    def _add_settings(self, rows: QFormLayout) -> None:
        """Add a row for each setting of this kind of document."""
        raise NotImplementedError

    def _games(self, document: Any) -> Games:
        """Return what plays the games that are chosen, on a document."""
        raise NotImplementedError

    @property
    def _settings(self) -> tuple[QWidget, ...]:
        """The settings of this kind of document, which are locked while games are played."""
        raise NotImplementedError

    def _follow(self, document: Any) -> None:
        """Follow the document in what no one chose otherwise."""

    def _show_told(self, told: Report) -> None:
        """Show what only this kind of document says of games that are over."""

    def _show_busy(self, *, busy: bool) -> None:
        """Lock what only this kind of document has while games are played."""

    # -- making --------------------------------------------------------------------------------

    def _make_parts(self) -> None:
        self.games = count_field("trial-games", _MANY, Bounds(1, MOST_GAMES), _GAMES)
        self.seed = count_field("trial-seed", self._words.seed, Bounds(0, MOST_SEED))
        self.manners = Note("trial-manners")
        self.refusal = Refusal()
        # The findings are below the dialog.
        self.refusal.findings_wanted.connect(self.reject)
        self.refusal.findings_wanted.connect(self.findings_wanted)
        self.stale = Note("trial-stale", self._words.stale)
        self.stale.hide()
        self.results = TrialResults(self._words.hint, self._words.leading)
        self.results.places_wanted.connect(self.places_wanted)
        self.watching = Watching()
        self.watching.wanted.connect(self._watch)
        self.busy = Busy("trial", self._games_work, "S&top", "Keep the games played so far")
        self.run = button("trial-run", "&Play", self._words.play)
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

    def _lay_out(self, *below: QWidget) -> None:
        """Put the settings on one page and the results on another, there with some parts ``below`` them."""
        self._form = form()
        self._add_settings(self._form)
        self.pages = QStackedWidget()
        rows = QWidget()
        rows.setLayout(self._form)
        self._form.setContentsMargins(0, 0, 0, 0)
        rest = QWidget()
        choices = Column(_column(rows, self.manners, rest, wide=rest))
        # Whatever is scrolled: what begins the games, and why it cannot, are always seen.
        self.pages.addWidget(_column(choices, self.refusal, self.run, wide=choices))
        self.pages.addWidget(
            _column(self.busy, self.stale, self.results, *below, self.watching, wide=self.results)
        )
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 20, 20, 16)
        whole.setSpacing(16)
        whole.addWidget(self.pages, 1)
        whole.addWidget(self.buttons)
        self._turn_to(CHOICES)
        resize_within(self, _SIZE)

    def suit(self) -> None:
        """Follow the document in what no one chose otherwise, and say if results are of an earlier one."""
        if self._games_work.is_under_way:
            return
        self._latest = self._document()
        self._follow(self._latest)
        self._show_age()

    def show_again(self) -> None:
        """Show what goes with the results outside the dialog, which was closed."""

    def _show_age(self) -> None:
        """Say if the results are of an earlier document than the one last seen."""
        self.stale.setVisible(self._told is not None and self._told.document is not self._latest)

    def _turn_to(self, page: int) -> None:
        """Show the settings or the results, with a button that leads to the other."""
        self.pages.setCurrentIndex(page)
        self.turn.setText(tr("&Results") if page == CHOICES else tr("&Other Games…"))
        self.turn.setEnabled(page != CHOICES or self._told is not None)
        # A button that was hidden does not stay the default one.
        (self.run if page == CHOICES else self.busy.stop).setDefault(True)

    # -- playing -------------------------------------------------------------------------------

    def play(self) -> None:
        """Play the games that are chosen, on the document as it is now."""
        self._latest = self._document()
        played, games = self._games(self._latest), self.games.count
        self._refused, self._so_far = "", None
        pacing = Pacing(games)
        self._show_refusal("")
        self.stale.hide()

        def work(progress: Progress) -> None:
            try:
                self._told = self._played_through(played, games, pacing, progress)
            except UnplayableError as error:
                self._refused = str(error)

        self._games_work.start(work)
        self._turn_to(RESULTS)
        self._set_busy(True)
        self.busy.keep_saying(lambda: tr(pacing.time_left()))

    def _played_through(self, played: Games, games: int, pacing: Pacing, progress: Progress) -> Report:
        """Play games to the last, or until they are stopped, and return their report; on another thread."""
        last: SoFar | None = None
        told_at = time.monotonic()
        under_way = played(games, max(1, processors() - 1))
        try:
            for last in under_way:
                pacing.note(last.played, last.failed)
                if last.played > last.failed and time.monotonic() >= told_at + _EVERY_S:
                    self._so_far = last.report(None)
                    told_at = time.monotonic()
                if not progress(last.played / games):
                    break
        finally:
            under_way.close()
        assert last is not None  # it says how far it is before any game is over
        return last.report(games)

    def _show_progress(self, _share: float) -> None:
        """Show now and then what the games came to so far."""
        told, self._so_far = self._so_far, None
        if told is not None:
            self.results.show_results(told.verdicts, told.tables)

    def _show_results(self) -> None:
        """Show what the games came to, all of them or as many as were played."""
        self._set_busy(False)
        if self._refused:
            self._turn_to(CHOICES)
            self._show_refusal(self._refused)
        told = self._told
        if told is None:
            return
        self._show_age()
        self.results.show_results(told.verdicts, told.tables)
        self._show_told(told)
        self.watching.setVisible(told.trial is not None)
        self.busy.say(
            tr(count_of(told.played, "1 game", "{n} games"))
            if told.played == told.asked
            else tr("Stopped after {played} of {asked} games", played=told.played, asked=told.asked)
        )

    def _fail(self, why: str) -> None:
        self._set_busy(False)
        self.busy.say(why)

    def _set_busy(self, busy: bool) -> None:
        """Let only stopping be had while games are played."""
        self.busy.show_busy(busy=busy)
        self.run.setVisible(not busy)
        for choice in (self.games, self.seed, *self._settings):
            choice.setEnabled(not busy)
        self._show_busy(busy=busy)
        self.watching.setEnabled(not busy)
        self.save.setEnabled(not busy and self._told is not None)
        self.turn.setEnabled(not busy)

    def _show_refusal(self, why: str) -> None:
        """Say why there is no game, in the room of how bots play: low screens have none nearby."""
        self.refusal.show_reason(why)
        self.manners.setVisible(not why)

    def _watch(self, number: int) -> None:
        """Ask for a game of the last trial to be watched, by its number from 1."""
        told = self._told
        if told is not None and told.trial is not None:
            self.game_wanted.emit(told.trial, min(number, told.played) - 1)

    # -- the report ----------------------------------------------------------------------------

    def _save(self) -> None:
        """Ask where, and write the report on the other thread."""
        told = self._told
        path = self._ask_path(self)
        if path is None or told is None:
            return
        self._saved = path

        def work(_progress: Progress) -> None:
            write_atomically(path, told.page().encode())

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


def count_field(name: str, tip: Phrase, bounds: Bounds, value: int = 1) -> Number:
    """Return a field for a number that is taken while it is typed."""
    field = Number(name, tip, bounds)
    field.setKeyboardTracking(True)
    field.show_number(value)
    return field


class Watching(QWidget):
    """The row that leads to a single game."""

    wanted = Signal(int)
    """A game is to be watched: its number from 1."""

    def __init__(self) -> None:
        super().__init__()
        self.game = count_field("trial-game", "Number of the game to watch", Bounds(1, MOST_GAMES))
        self.watch = button("trial-watch", "&Watch", "Watch this game at the table, move by move")
        self.watch.clicked.connect(lambda: self.wanted.emit(self.game.count))
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        label = QLabel(tr("&Game"))
        label.setBuddy(self.game)
        for part in (label, self.game, self.watch):
            line.addWidget(part)
        line.addStretch(1)
        self.hide()


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
