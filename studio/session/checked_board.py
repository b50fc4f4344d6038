"""The board being worked on, checked after each change."""

from PySide6.QtCore import QObject, Signal

from engine.board.document import Board
from engine.diagnostics.findings import Finding
from studio.session.check_scheduler import CheckRunner, CheckScheduler
from studio.session.working import WorkingBoard


class CheckedBoard(WorkingBoard):
    """The board being worked on and what there is to find on it, those of its file first."""

    findings_changed = Signal(object)
    """The tuple of findings, those of the file first."""
    warned = Signal(str)
    """Something in the background went wrong; a sentence or two for people."""

    def __init__(
        self, board: Board, checks: CheckRunner | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(board, parent)
        self._file_findings: tuple[Finding, ...] = ()
        self._checked: tuple[Finding, ...] = ()
        self._found_on: Board | None = None
        self.checker = CheckScheduler(checks, self)
        self.checker.checked.connect(self._take_findings)
        self.checker.failed.connect(self.warned)
        self.board_changed.connect(self.follow)
        self.checker.want(board)

    @property
    def findings(self) -> tuple[Finding, ...]:
        """The findings of the file and of the newest board checked."""
        return self._file_findings + self._checked

    @property
    def findings_fit(self) -> bool:
        """Whether the findings are of the board as it is, and not of one before its last change."""
        return self._found_on is self.board

    @property
    def is_checking(self) -> bool:
        """Whether findings for the newest board are still to come."""
        return self.checker.is_busy

    def follow(self, before: Board, board: Board) -> None:
        """Have a new board checked."""
        self.checker.want(board)

    def find_in_file(self, findings: tuple[Finding, ...]) -> None:
        """Note what reading the file found, in the place of what was found there before."""
        self._file_findings = findings
        self.findings_changed.emit(self.findings)

    def forget_findings(self) -> None:
        """Forget what was found on another document; nothing is told yet."""
        self._file_findings, self._checked = (), ()
        self.checker.begin_anew()

    def _take_findings(self, board: Board, findings: tuple[Finding, ...]) -> None:
        """Show what was found on the newest board."""
        self._checked, self._found_on = findings, board
        self.findings_changed.emit(self.findings)
