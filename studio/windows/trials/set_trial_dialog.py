"""The dialog that lets bots play many games with the tile set, and shows what they say of it."""

from collections.abc import Callable, Generator
from functools import partial
from typing import Final

from PySide6.QtWidgets import QCheckBox, QFormLayout, QWidget

from engine.boardfile.bounds import Bounds
from engine.rulesets.overrides import RuleSetError
from engine.tiles.facts import MOST_PLAYERS, UnplayableSet
from engine.tiles.set import SOLO, TileSet
from engine.trials.tiles.results import tables
from engine.trials.tiles.trial import TileTally, TileTrial, run_trial, workers
from engine.trials.tiles.verdicts import verdicts
from studio.language.words import own_tongue, reason, tr
from studio.reports.tile_page import tile_page
from studio.table.tiles.tile_session import TILE_BOT_MANNERS
from studio.windows.trials.games_dialog import (
    AskPath,
    Games,
    GamesDialog,
    Report,
    SoFar,
    UnplayableError,
    Words,
    count_field,
)
from studio.windows.trials.trial_bots import Bot, bot_choice, manners_of

_USUAL: Final = 4
"""How many players a game has unless another number is chosen."""
_BOT: Final = "greedy"
"""The bot of each seat unless another is chosen: 200 games of it take seconds."""
_WORDS = Words(
    play="Let bots play these games with the present set",
    seed="The same seed gives the same games with the same set",
    stale="The set has changed since these games were played.",
    hint="Bots play whole games with the set. Their results appear here.",
    leading="",
)


def _report_of(trial: TileTrial, tally: TileTally, where: str, asked: int | None) -> Report:
    """Work out the report of games: of all that were asked for, or of the first while more are played."""

    def written() -> str:
        return tile_page(trial, tally, where, own_tongue())

    said = tuple(verdicts(trial, tally))
    shown = tables(trial, tally) if tally.games else ()
    watched = trial if tally.games else None
    return Report(trial.tiles, watched, said, shown, tally.games, asked or tally.games, written)


class SetTrialDialog(GamesDialog):
    """Plays games with a tile set; ``where`` gives what to call its file in a report."""

    def __init__(
        self,
        tile_set: Callable[[], TileSet],
        where: Callable[[], str],
        parent: QWidget | None,
        ask_path: AskPath,
    ) -> None:
        super().__init__(tile_set, parent, ask_path, _WORDS)
        self._where = where
        bots: list[Bot] = [(name, name, manner) for name, manner in TILE_BOT_MANNERS.items()]
        self.manners.setText(manners_of(bots))
        self.seats = count_field(
            "trial-seats", "Number of players in a game; one plays alone", Bounds(SOLO, MOST_PLAYERS), _USUAL
        )
        self.seats.entered.connect(self.seat)
        tip = tr("The bot that plays this seat; the list explains how each plays")
        self.bots = [bot_choice(seat, tip, bots) for seat in range(1, MOST_PLAYERS + 1)]
        for bot in self.bots:
            bot.setCurrentIndex(bot.findData(_BOT))
        self.challenge = QCheckBox(tr("C&hallenge: three random cities to begin with"))
        self.challenge.setObjectName("trial-challenge")
        self._lay_out()
        self.seat(_USUAL)

    def _add_settings(self, rows: QFormLayout) -> None:
        """Add a row for each setting of games with a set."""
        rows.addRow(tr("&Games"), self.games)
        rows.addRow(tr("S&eed"), self.seed)
        rows.addRow(tr("Pla&yers"), self.seats)
        for seat, bot in enumerate(self.bots, start=1):
            rows.addRow(tr("Seat {n}", n=seat), bot)
        rows.addRow(self.challenge)

    def seat(self, players: int) -> None:
        """Show a bot for each player and none besides; the challenge is for one."""
        for seat, bot in enumerate(self.bots):
            self._form.setRowVisible(bot, seat < players)
        self._form.setRowVisible(self.challenge, players == SOLO)

    @property
    def _settings(self) -> tuple[QWidget, ...]:
        """The settings that are locked while games are played."""
        return (self.seats, self.challenge, *self.bots)

    def _games(self, document: TileSet) -> Games:
        """Return what plays the games that are chosen, with a set."""
        players = self.seats.count
        bots = tuple(str(bot.currentData()) for bot in self.bots[:players])
        challenge = players == SOLO and self.challenge.isChecked()
        trial = TileTrial(document, bots, self.seed.count, challenge=challenge)
        where = self._where()

        def played(games: int, jobs: int) -> Generator[SoFar, None, None]:
            try:
                _ = trial.game
            except (RuleSetError, UnplayableSet) as error:
                raise UnplayableError(reason(error)) from error
            with workers(jobs) as executor:
                for each in run_trial(trial, games, executor, jobs):
                    yield SoFar(each.tally.games, 0, partial(_report_of, trial, each.tally, where))

        return played
