"""Playing the board at the front: the way to the tables, which are made with the first game."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from studio.session.background.worker_thread import WorkerThread
from studio.windows.help.game_lesson import NAME as LESSON
from studio.windows.table.interrupted import games_folder, interrupted
from studio.windows.table.surroundings import Surroundings

if TYPE_CHECKING:
    from engine.trials.trial import Trial
    from studio.windows.table.tables import Tables


class TableCommands(QObject):
    """Begins, opens and continues games. What plays them is imported with the first."""

    def __init__(self, around: Surroundings) -> None:
        super().__init__(around.window)
        self._around = around
        self._files = WorkerThread("interrupted games", self)
        self._made: Tables | None = None

    @property
    def tables(self) -> "Tables":
        """The tables."""
        if self._made is None:
            from studio.windows.table.tables import Tables  # noqa: PLC0415  # the game, only for this

            self._made = Tables(self._around)
        return self._made

    @property
    def doings(self) -> dict[str, Callable[[], object]]:
        """What the actions do."""

        def play() -> None:
            self.tables.play()

        def open_game() -> None:
            self.tables.open()

        def teach() -> None:
            self.tables.teach()

        return {"play": play, "open-game": open_game, LESSON: teach}

    def watch(self, trial: "Trial", number: int) -> None:
        """Show a game of a trial, by its number from 0."""
        self.tables.watch(trial, number)

    def offer_interrupted(self) -> None:
        """Offer once to continue games during which the program ended."""
        folder = games_folder()
        self._files.send(lambda: interrupted(folder), self._offer, lambda _: None)

    def _offer(self, found: list[Path]) -> None:
        if found and self._around.questions.continues_game([path.stem for path in found]):
            for path in found:
                self.tables.open(path)

    def dress(self) -> None:
        """Draw the map of every table as is chosen now."""
        if self._made is not None:
            self._made.dress()

    def close_all(self) -> None:
        """Close every table; the games are kept."""
        self._files.abandon()
        if self._made is not None:
            self._made.close_all()
