"""Playing the board at the front: the way to the tables, which are made with the first game."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from engine.board.document import Board
from studio.drawing.maps.themes import Theme
from studio.session.background.worker_thread import WorkerThread
from studio.session.view_state import Sight
from studio.windows.documents.questions import Questions
from studio.windows.table.interrupted import games_folder, interrupted

if TYPE_CHECKING:
    from engine.trials.trial import Trial
    from studio.windows.table.tables import Tables

GetBoard = Callable[[], tuple[Board, Path | None]]


class TableCommands(QObject):
    """Begins, opens and continues games. What plays them is imported with the first."""

    editor_wanted = Signal()
    """The window with the boards is to come to the front."""
    note_wanted = Signal(str)
    """Words to put on the board at the front as a note."""

    def __init__(
        self,
        questions: Questions,
        sight: Sight,
        board: GetBoard,
        map_theme: Callable[[], Theme],
        over: QWidget | None = None,
    ) -> None:
        """``board`` gives the board at the front and its file, ``map_theme`` the colours of maps."""
        super().__init__(over)
        self._over = over
        self._questions, self._sight = questions, sight
        self._board, self._map_theme = board, map_theme
        self._files = WorkerThread("interrupted games", self)
        self._made: Tables | None = None

    @property
    def tables(self) -> "Tables":
        """The tables."""
        if self._made is None:
            from studio.windows.table.tables import Tables  # noqa: PLC0415  # the game, only for this

            self._made = Tables(self._questions, self._sight, self._board, self._map_theme, self._over)
            self._made.editor_wanted.connect(self.editor_wanted)
            self._made.note_wanted.connect(self.note_wanted)
        return self._made

    @property
    def doings(self) -> dict[str, Callable[[], object]]:
        """What the actions do."""

        def play() -> None:
            self.tables.play()

        def open_game() -> None:
            self.tables.open()

        return {"play": play, "open-game": open_game}

    def watch(self, trial: "Trial", number: int) -> None:
        """Show a game of a trial, by its number from 0."""
        self.tables.watch(trial, number)

    def offer_interrupted(self) -> None:
        """Offer once to continue games during which the program ended."""
        folder = games_folder()
        self._files.send(lambda: interrupted(folder), self._offer, lambda _: None)

    def _offer(self, found: list[Path]) -> None:
        if found and self._questions.continues_game([path.stem for path in found]):
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
