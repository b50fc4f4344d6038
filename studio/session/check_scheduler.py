"""Checks in the background: a snapshot is checked off the interface's thread, the newest one only."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from engine.board.document import Board
from engine.diagnostics.findings import Finding
from studio.language.words import tr
from studio.proofing.proofs import Proof
from studio.session.background.worker_process import TookTooLongError
from studio.session.background.worker_thread import WorkerThread
from studio.session.process_checks import ProcessCheckRunner

REST_MS = 20
"""How long the board must rest before it is checked."""
CALM_MS = 300
"""How long it must have been checked quickly before the long checks begin: not between two strokes."""


class CheckRunner(Protocol):
    """What finds the findings: at once what is local, after that everything."""

    def quick(self, board: Board, is_wanted: Callable[[], bool]) -> tuple[Finding, ...] | None:
        """Return what is found at once, next to what was found before; None if it was no longer wanted."""

    def whole(self, board: Board, is_wanted: Callable[[], bool]) -> tuple[Finding, ...] | None:
        """Return all that is found; None if it was no longer wanted."""


class CheckScheduler(QObject):
    """Checks the newest board it was given; what it finds on older ones is dropped.

    Each board is reported twice: as soon as the quick checks are done, and when all are. The two
    have a thread each, so that a long check of an older board holds no quick one up.
    """

    checked = Signal(object, object)
    """A board and the tuple of its findings."""
    failed = Signal(str)
    """A check broke down; the text is for people. It is said once until a check succeeds."""

    def __init__(self, checks: CheckRunner | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rounds = ProcessCheckRunner()
        self._given = checks
        self._quick = WorkerThread("quick checks", self)
        self._whole = WorkerThread("checks", self)
        self._wanted: Board | None = None
        self._is_settled = True
        self._is_failing = False
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._start_quick)
        self._calm = QTimer(self, singleShot=True, interval=CALM_MS)
        self._calm.timeout.connect(self._start_whole)

    @property
    def is_busy(self) -> bool:
        """Whether findings for the newest board are still to come."""
        return not self._is_settled

    @property
    def _checks(self) -> CheckRunner:
        """What finds the findings of the document there is now."""
        return self._given or self._rounds

    def want(self, board: Board) -> None:
        """Ask for the findings of a board, and no longer for those of any board before it."""
        self._wanted = board
        self._is_settled = False
        self._calm.stop()
        self._rest.start()

    def begin_anew(self) -> None:
        """Keep nothing of what was found: another document takes the place of this one."""
        self._rounds = ProcessCheckRunner(self._rounds.proof)

    def prove(self, proof: Proof) -> None:
        """Have the print judged for a theme and a paper from now on, on the newest board at once."""
        if proof != self._rounds.proof:
            self._rounds.proof = proof
            if self._wanted is not None:
                self.want(self._wanted)

    # -- at once ----------------------------------------------------------------------------

    def _start_quick(self) -> None:
        """Begin a quick check, unless one is under way: its end begins the next."""
        if self._quick.under_way or self._wanted is None:
            return
        # What is found of this document is not kept for one that takes its place meanwhile.
        board, checks = self._wanted, self._checks
        self._quick.send(
            lambda: checks.quick(board, lambda: not self._quick.is_finished),
            lambda findings: self._finish_quick(board, findings),
            lambda error: self._break_down(board, error, self._start_quick),
        )

    def _finish_quick(self, board: Board, findings: tuple[Finding, ...] | None) -> None:
        """Hand on what was found at once, and go on to the rest."""
        if board is self._wanted and findings is not None:
            self.checked.emit(board, findings)
            self._calm.start()
        elif not self._rest.isActive():
            self._start_quick()

    # -- everything -------------------------------------------------------------------------

    def _start_whole(self) -> None:
        """Begin to check everything, unless that is under way: its end begins the next."""
        if self._whole.under_way or self._wanted is None:
            return
        board, checks = self._wanted, self._checks
        self._whole.send(
            lambda: checks.whole(board, lambda: board is self._wanted),
            lambda findings: self._finish_whole(board, findings),
            lambda error: self._break_down(board, error, self._start_whole),
        )

    def _finish_whole(self, board: Board, findings: tuple[Finding, ...] | None) -> None:
        """Hand on everything that was found if it is still wanted, else begin with what is."""
        self._is_failing = False
        if board is self._wanted and findings is not None:
            self._is_settled = True
            self.checked.emit(board, findings)
        elif not (self._rest.isActive() or self._calm.isActive() or self._quick.under_way):
            self._start_whole()

    def _break_down(self, board: Board, error: Exception, go_on: Callable[[], None]) -> None:
        """Say that a check broke down, the first time; a later board is checked all the same."""
        if not self._is_failing:
            self._is_failing = True
            strange = f"{type(error).__name__}: {error}"
            reason = tr(error.text) if isinstance(error, TookTooLongError) else strange
            self.failed.emit(
                tr("A check failed ({reason}). The findings shown may be out of date.", reason=reason)
            )
        if board is self._wanted:
            self._is_settled = True
        elif not self._rest.isActive():
            go_on()

    def stop(self) -> None:
        """Drop what is wanted and wait for the checks under way."""
        self._rest.stop()
        self._calm.stop()
        self._wanted = None
        self._is_settled = True
        self._quick.finish()
        self._whole.finish()
