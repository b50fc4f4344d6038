"""Bots that choose their moves in another process, one turn after the other."""

from PySide6.QtCore import QObject, Signal

from engine.messages import Saying, say
from engine.table.driving import BotTurn, moves_chosen
from engine.workers import TookTooLongError, WorkerLostError
from studio.language.words import reason, tr
from studio.session.background.worker_process import PLAYING, why_stopped
from studio.session.background.worker_thread import WorkerThread


class BotTurns(QObject):
    """Asks a bot for its moves, and forgets the question when the game goes another way."""

    chosen = Signal(object)
    """The moves a bot chose, in order."""
    failed = Signal(str)
    """A bot gave no answer; why, in a sentence or two."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = WorkerThread("bots", self)
        self._asked: BotTurn | None = None

    @property
    def is_thinking(self) -> bool:
        """Whether a bot is choosing."""
        return self._asked is not None

    def ask(self, due: BotTurn) -> None:
        """Have a bot choose."""
        self._asked = due
        self._thread.send(
            lambda: PLAYING.do(lambda: self._is_wanted(due), moves_chosen, due),
            lambda moves: self._take(due, moves),
            lambda error: self._fail(due, error),
        )

    def drop(self) -> None:
        """Want no answer any more."""
        if self._asked is not None:
            self._asked = None
            # The process would go on with what no one wants, and others would wait for it.
            self._thread.send(PLAYING.end, lambda _: None, lambda _: None)

    def close(self) -> None:
        """Leave without waiting."""
        self._asked = None
        self._thread.abandon()

    def _is_wanted(self, due: BotTurn) -> bool:
        return not self._thread.is_finished and self._asked is due

    def _take(self, due: BotTurn, moves: object) -> None:
        if self._asked is due and moves is not None:
            self._asked = None
            self.chosen.emit(moves)

    def _fail(self, due: BotTurn, error: Exception) -> None:
        """Say why there is no answer."""
        if self._asked is not due:
            return
        self._asked = None
        known: Saying | str = reason(error)
        if isinstance(error, TookTooLongError):
            known = why_stopped(error)
        elif isinstance(error, WorkerLostError):
            known = say("Its process ended.")
        self.failed.emit(tr(_NO_ANSWER, bot=due.bot, why=known))


_NO_ANSWER = "{bot} gave no answer: {why} Go On asks again; or hand the seat to another player."
