"""The live document: the board being worked on, and its file, findings and journal around it."""

from pathlib import Path

from PySide6.QtCore import QObject, QSettings, Signal

from engine.board.document import Board
from engine.boardfile.reading import BoardFile
from engine.checks.run import check as all_checks
from engine.diagnostics.findings import Finding
from studio.session.checker import Check, Checker
from studio.session.filing import Filing
from studio.session.journal import Journal, Page, Recoverable
from studio.session.recent import RecentFiles
from studio.session.working import WorkingBoard


class Session(WorkingBoard):
    """The board being worked on with its file, its findings and its recovery journal.

    Files are read and written off the interface's thread: what came of it is told by
    ``document_replaced``, ``saved`` or ``mishap_met``. Nothing here asks questions: whether unsaved
    changes may be given up is settled before :meth:`open`, :meth:`new`, :meth:`restore` and
    :meth:`close` are called.
    """

    findings_changed = Signal(object)
    """The tuple of findings, those of the file first."""
    saved = Signal(object)
    """The path the board now stands in."""
    comments_endangered = Signal(object)
    """Nothing is saved yet: the file at this path would lose its own comments. Ask, then save again."""
    mishap_met = Signal(object)
    """A Mishap: a file could not be read, written or recovered."""
    warned = Signal(str)
    """Something in the background went wrong; a sentence or two for people."""
    busy_changed = Signal(bool)
    """Whether a file is being read or written."""
    edits_called_in = Signal()
    """Whoever holds an edit half made, as a field being typed in does, applies it now."""

    def __init__(
        self,
        board: Board,
        journal_folder: Path,
        settings: QSettings,
        check: Check = all_checks,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(board, parent)
        self.recent = RecentFiles(settings, self)
        self._file_findings: tuple[Finding, ...] = ()
        self._checked: tuple[Finding, ...] = ()
        self._has_comments = False
        self._checker = Checker(check, self)
        self._checker.checked.connect(self._take_findings)
        self._checker.failed.connect(self.warned)
        self._journal = Journal(journal_folder, self)
        self._journal.failed.connect(self.warned)
        self._filing = Filing(self)
        self._filing.failed.connect(self.mishap_met)
        self._filing.busy_changed.connect(self.busy_changed)
        self.board_changed.connect(self._follow)
        self._checker.want(board)

    @property
    def findings(self) -> tuple[Finding, ...]:
        """The findings of the file and of the newest board checked."""
        return self._file_findings + self._checked

    @property
    def is_checking(self) -> bool:
        """Whether findings for the newest board are still to come."""
        return self._checker.is_busy

    @property
    def is_busy(self) -> bool:
        """Whether a file is being read or written."""
        return self._filing.is_busy

    # -- beginning and opening -------------------------------------------------------------

    def new(self, board: Board) -> None:
        """Begin another document, without a file."""
        self._journal.drop()
        self._begin(board, None, board)

    def open(self, path: Path) -> None:
        """Read a map and make it the document, unless something is drawn here meanwhile."""
        asked_for = self.board

        def take(file: BoardFile, board: Board) -> None:
            if self.board is not asked_for:
                self.warned.emit(f"{path.name} was not opened, for the board was changed meanwhile.")
                return
            self._journal.drop()
            self._begin(board, path, board, file)
            self.recent.add(path)

        self._filing.read(path, take)

    def restore(self, entry: Recoverable) -> None:
        """Make a recoverable page the document, unsaved, with the file it was meant for."""

        def claimed(page: Page) -> None:
            self._filing.read(page.path, lambda _, board: take(page, board))

        def take(page: Page, board: Board) -> None:
            self._journal.take_over(page)
            self._begin(board, entry.origin, None)

        self._filing.claim(entry, claimed)

    def _begin(
        self, board: Board, path: Path | None, saved: Board | None, file: BoardFile | None = None
    ) -> None:
        """Make a board the document, with what its file says beside it."""
        self._has_comments = file is not None and file.comments
        self._file_findings = () if file is None else file.findings
        self._checked = ()
        self.replace(board, path, saved)
        self.findings_changed.emit(self.findings)

    # -- saving ----------------------------------------------------------------------------

    def call_in_edits(self) -> None:
        """Have entries half made finished, so that ``board`` and ``is_modified`` tell all there is.

        Saving does so by itself; call it before asking whether unsaved changes may be given up.
        """
        self.edits_called_in.emit()

    def save(self, *, losing_comments: bool = False) -> None:
        """Save to the document's file; raises ValueError if it has none yet.

        Where this would lose comments that somebody wrote into the file, nothing is saved and
        ``comments_endangered`` comes instead; ``losing_comments`` is the answer to it.
        """
        if self.path is None:
            raise ValueError("A document without a file is saved with save_as.")
        if self._has_comments and not losing_comments:
            self.comments_endangered.emit(self.path)
        else:
            self.save_as(self.path)

    def save_as(self, path: Path) -> None:
        """Save the board as it stands now to a file, which becomes the document's own."""
        self.call_in_edits()
        board = self.board

        def take() -> None:
            self._has_comments = False
            self._file_findings = ()
            self.note_saved(board, path)
            self._keep_journal()
            self.recent.add(path)
            self.findings_changed.emit(self.findings)
            self.saved.emit(path)

        self._filing.write(board, path, take)

    def close(self) -> None:
        """End the session when its files are written; what is not saved is given up."""
        self._filing.finish()
        self._checker.stop()
        self._journal.stop()

    # -- what follows from a change --------------------------------------------------------

    def _follow(self, _before: Board, board: Board) -> None:
        """Have a new board checked and journalled."""
        self._checker.want(board)
        self._keep_journal()

    def _keep_journal(self) -> None:
        """Have the unsaved board journalled, and a saved one no longer."""
        if self.is_modified:
            self._journal.keep(self.board, self.path)
        else:
            self._journal.drop()

    def _take_findings(self, _board: Board, findings: tuple[Finding, ...]) -> None:
        """Show what was found on the newest board."""
        self._checked = findings
        self.findings_changed.emit(self.findings)
