"""Checks in the background: a snapshot is checked off the interface's thread, the newest one only."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from engine.board.document import Board
from engine.diagnostics.findings import Finding
from studio.session.errands import Errands

Check = Callable[[Board], tuple[Finding, ...]]

REST_MS = 50
"""How long the board must rest before it is checked."""


class Checker(QObject):
    """Checks the newest board it was given; what it finds on older ones is dropped."""

    checked = Signal(object, object)
    """A board and the tuple of its findings."""
    failed = Signal(str)
    """A check broke down; the text is for people. It is said once until a check succeeds."""

    def __init__(self, check: Check, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._check = check
        self._errands = Errands("checks", self)
        self._wanted: Board | None = None
        self._is_failing = False
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._start)

    @property
    def is_busy(self) -> bool:
        """Whether findings for the newest board are still to come."""
        return self._rest.isActive() or self._errands.under_way > 0

    def want(self, board: Board) -> None:
        """Ask for the findings of a board, and no longer for those of any board before it."""
        self._wanted = board
        self._rest.start()

    def _start(self) -> None:
        """Begin a check, unless one is under way: its end begins the next."""
        if self._errands.under_way or self._wanted is None:
            return
        board = self._wanted
        self._errands.send(
            lambda: self._check(board),
            lambda findings: self._finish(board, findings),
            lambda error: self._break_down(board, error),
        )

    def _finish(self, board: Board, findings: tuple[Finding, ...]) -> None:
        """Hand the findings on if they are still wanted, and go on to what is."""
        self._is_failing = False
        if board is self._wanted:
            self.checked.emit(board, findings)
        elif not self._rest.isActive():
            self._start()

    def _break_down(self, board: Board, error: Exception) -> None:
        """Say that a check broke down, the first time; a later board is checked all the same."""
        if not self._is_failing:
            self._is_failing = True
            reason = f"{type(error).__name__}: {error}"
            self.failed.emit(f"A check broke down ({reason}). The findings shown may be out of date.")
        if board is not self._wanted and not self._rest.isActive():
            self._start()

    def stop(self) -> None:
        """Drop what is wanted and wait for the check under way."""
        self._rest.stop()
        self._wanted = None
        self._errands.finish()
