"""The live document: the board being worked on, and its file, findings and journal around it."""

from collections.abc import Iterable
from pathlib import Path
from time import monotonic
from typing import Any

from PySide6.QtCore import QObject, Signal

from engine.board.document import Board
from engine.boardfile.reading import BoardFile
from engine.diagnostics.findings import Finding
from engine.edits.document import SetField, TakeFromFile
from engine.messages import Phrase
from engine.tracing.files import moved
from studio.drawing.layers import touched_plies
from studio.language.words import tr
from studio.session.check_scheduler import CheckRunner
from studio.session.checked_board import CheckedBoard
from studio.session.cuts import Cut
from studio.session.files.backups import Backups
from studio.session.files.filing import Filing, Mishap, Order, Written, unwritten
from studio.session.files.open_requests import Request, Requests
from studio.session.files.recent_files import RecentFiles
from studio.session.known_files import Known, KnownFiles
from studio.session.recovery.journal import Journal
from studio.session.recovery.pages import Page, Recoverable
from studio.session.settings.settings import Settings
from studio.session.stamps import Stamps

_LAST_MOMENT_S = 0.5
"""Seconds: what is still being written has been waited for before, and goes on without the session."""

_NOT_RECOVERED: Phrase = "The board was not recovered and will be offered again"


class Session(CheckedBoard):
    """The board being worked on with its file, its findings and its recovery journal.

    Files are read and written off the interface's thread: ``document_replaced``, ``saved`` or
    ``mishap_met`` report the result. Nothing here asks questions: whether unsaved
    changes may be given up is settled before :meth:`open`, :meth:`new`, :meth:`restore` and
    :meth:`close` are called.
    """

    saved = Signal(object)
    """The path of the file with the board, or the one before if another was begun meanwhile."""
    reloaded = Signal(object)
    """The path read again."""
    comments_endangered = Signal(object)
    """Nothing is saved yet: the file at this path would lose its own comments. Ask, then save again."""
    file_changed_outside = Signal(object)
    """Nothing is saved: somebody else changed the file at this path. Ask, then save again."""
    file_taken = Signal(object)
    """Nothing is saved: the file at this path belongs to another document."""
    mishap_met = Signal(object)
    """A Mishap: a file could not be read, written or recovered."""
    kept_again = Signal(str)
    """The warning is no longer true: the recovery copy is kept again, or not needed."""
    other_kind_found = Signal(object)
    """Nothing is opened: the file at this path, which was asked for, holds another kind of document."""
    busy_changed = Signal(bool)
    """Whether a file is being read or written."""
    taken_up = Signal()
    """A recovered document is in its place; listeners go on with what is pending of it."""

    def __init__(
        self,
        board: Board,
        journal_folder: Path,
        settings: Settings,
        checks: CheckRunner | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(board, checks, parent)
        self.recent = RecentFiles(settings, self)
        self.cut = Cut(self)
        self.files = KnownFiles()
        """What is known of the files the document was read from and written to."""
        self._requests = Requests(self.warned.emit)
        self.backups = Backups(journal_folder.with_name("backups"))
        self.stamps = Stamps(journal_folder.with_name("stamps"), self)
        self.journal_folder = journal_folder
        self._journal = Journal(journal_folder, self)
        self._journal.mended.connect(self.kept_again)
        self.filing = Filing(self)
        self.filing.failed.connect(self._meet_mishap)
        for alarm in (self._journal.failed, self.filing.warned):
            alarm.connect(self.warned)
        self.filing.busy_changed.connect(self.busy_changed)
        self.draft_changed.connect(self.keep_journal)

    @property
    def is_busy(self) -> bool:
        """Whether a file is being read or written."""
        return self.filing.is_busy

    @property
    def is_saving(self) -> bool:
        """Whether a file is being written, or the result is not reported yet."""
        return self.filing.is_writing

    # -- beginning and opening -------------------------------------------------------------

    def new(self, board: Board) -> None:
        """Begin another document, without a file."""
        self._journal.drop()
        self._begin(board, None, board)

    def open(self, path: Path) -> None:
        """Read a map and make it the document, unless something is drawn here meanwhile.

        Of several asked for in a row the last is opened.
        """
        request = self._requests.ask_for(path, self.board)
        if request is None:
            return

        def take(file: BoardFile, board: Board, known: Known) -> None:
            if not isinstance(board, type(self.board)):
                self._requests.forget(path)
                self.other_kind_found.emit(path)
            elif self._grants(request, tr("{name} was not opened", name=path.name)):
                self._journal.drop()
                self._begin(board, path, board, known, file.findings)
                self.recent.add(path)

        self.filing.read(path, take)

    def restore(self, entry: Recoverable) -> None:
        """Make a recoverable page the document, unsaved, with the file it was meant for.

        If something is drawn here meanwhile the page is left, to be offered again.
        """
        request = self._requests.ask_for(entry.page, self.board)
        if request is None:
            return

        def claimed(page: Page) -> None:
            self.filing.read(page.path, lambda _file, board, _known: take(page, board))

        def take(page: Page, board: Board) -> None:
            if self._grants(request, tr(_NOT_RECOVERED)):
                self._journal.take_over(page)
                self._begin(board, entry.origin, None, entry.known)
                self.keep(entry.pending)
                self.cut.take_up()
                self.taken_up.emit()
            else:
                page.release()

        self.filing.claim(entry, claimed)

    def _grants(self, request: Request, refusal: str) -> bool:
        """Whether a document may take the place of the one there was when it was asked for."""
        return self._requests.grants(request, self.board, refusal, is_saving=self.is_saving)

    def reload(self) -> None:
        """Read the file again; its board takes the place of this one, which undo brings back.

        Nothing is done where that differs in a locked ply. Raises ValueError if there is no file yet.
        """
        path, files = self.path, self.files
        if path is None:
            raise ValueError("A document without a file cannot be read again.")

        def take(file: BoardFile, board: Board, known: Known) -> None:
            if files is self.files and self.may_reload(board):
                files.note(path, known)
                self.apply(TakeFromFile(board))
                self._note_in_file(board, path, file.findings)
                self.reloaded.emit(path)

        self.filing.read(path, take)

    def may_reload(self, board: Any) -> bool:
        """Return whether a board may be put in the place of this one: it differs in no locked ply."""
        return isinstance(board, Board) and self.may_change(touched_plies(self.board, board))

    def _begin(
        self,
        board: Board,
        path: Path | None,
        saved: Board | None,
        known: Known | None = None,
        findings: tuple[Finding, ...] = (),
    ) -> None:
        """Make a board the document, with what its file says next to it."""
        self.files = KnownFiles()
        if path is not None and known is not None:
            self.files.note(path, known)
        self.forget_findings()
        self.replace(board, path, saved)
        self.cut.give_way()
        self.find_in_file(findings)

    # -- saving ----------------------------------------------------------------------------

    def save(self, *, losing_comments: bool = False, losing_changes: bool = False) -> None:
        """Save to the document's file as ``save_as`` does; raises ValueError if it has none yet."""
        if self.path is None:
            raise ValueError("A document without a file is saved with save_as.")
        self.save_as(self.path, losing_comments=losing_comments, losing_changes=losing_changes)

    def save_as(
        self,
        path: Path,
        *,
        taken: frozenset[str] = frozenset(),
        losing_comments: bool = False,
        losing_changes: bool = False,
    ) -> None:
        """Save the present board to a file, which becomes the document's own.

        A file that the document was read from or saved to before is not overwritten unasked: where
        it would lose comments that somebody wrote into it ``comments_endangered`` comes instead,
        where somebody else changed it ``file_changed_outside``; ``losing_comments`` and
        ``losing_changes`` are the answers to them. A file whose one name is ``taken`` by another document
        is never overwritten: ``file_taken`` comes.
        """
        files = self.files
        self.call_in_edits()
        board = self.moved_to(path)

        def take(written: Written) -> None:
            if written == "written":
                self._note_written(board, path, files)
            elif written == "taken":
                self.file_taken.emit(path)
            elif files is not self.files:
                self.mishap_met.emit(unwritten(path, written))
            else:
                asking = {"comments": self.comments_endangered, "changed": self.file_changed_outside}
                asking[written].emit(path)

        # The page says beforehand what the file will hold, so no other program is blamed.
        self.keep_journal(board)
        is_named = self._journal.hurry()
        order = Order(board, path, files, self.backups, taken, losing_comments, losing_changes, is_named)
        self.filing.write(order, take)

    def moved_to(self, path: Path) -> Board:
        """Return the board as it is written to another file."""
        return moved(self.board, self.path, path)

    def follow_to(self, path: Path) -> None:
        """Change what the board says of files next to its own, which is at a path now."""
        self.follow_up(SetField("underlay", self.moved_to(path).underlay))

    def _note_written(self, board: Board, path: Path, files: KnownFiles) -> None:
        """Note that a board of the document with these files, perhaps no longer this, is in a file."""
        self.recent.add(path)
        if files is self.files:
            self.follow_to(path)
            self._note_in_file(board, path, ())
        self.saved.emit(path)

    def _note_in_file(self, board: Board, path: Path, findings: tuple[Finding, ...]) -> None:
        """Note that a board is in a file, with the findings of reading it."""
        self.note_saved(board, path)
        self.keep_journal()
        self.find_in_file(findings)

    def keep_now(self, seconds: float) -> bool:
        """Write what is not saved into the recovery journal; return whether that is done in some seconds."""
        self.call_in_edits()
        self.keep_journal()
        return self._journal.keep_now(seconds)

    @property
    def page(self) -> Path | None:
        """The page of the recovery journal with what is not saved, None if all is saved."""
        return self._journal.page

    def close(self, seconds: float = _LAST_MOMENT_S, *, is_kept: bool = False) -> None:
        """End the session; what is not saved is given up, unless it ``is_kept`` in the recovery journal.

        Its disks are waited for some seconds more. Where that of a file still being written does not answer
        by then, or it was not written, the recovery copy stays, to be offered the next time.
        """
        end, was_saving = monotonic() + seconds, self.is_saving
        if was_saving:
            self.filing.await_briefly(seconds)
        self.filing.leave()
        self.checker.stop()
        left = max(end - monotonic(), 0.0)
        if is_kept or (was_saving and self.is_modified):
            self._journal.leave(left)
        else:
            self._journal.stop(left)

    # -- what follows from a change --------------------------------------------------------

    def follow(self, before: Board, board: Board) -> None:
        """Have a new board checked and journalled."""
        super().follow(before, board)
        self.keep_journal()

    def keep_journal(self, *saving: Board) -> None:
        """Have journalled what is not saved or half made, ``saving`` with it; a saved board no longer."""
        saved = None if self.is_modified else self.board
        if saved is None or self.is_half_made:
            being_saved = (*(order.board for order in self.filing.orders), *saving)
            known = self.files.of(self.path)
            self._journal.keep(self.newest, saved, self.path, known, self.pending, being_saved)
        else:
            self._journal.drop()

    def _meet_mishap(self, mishap: Mishap) -> None:
        """Report a mishap; a request repeated after it is tried again."""
        self._requests.forget(mishap.path)
        self.mishap_met.emit(mishap)


def close_all(sessions: Iterable[Session], *, are_kept: bool = False) -> None:
    """End some sessions: their disks have one moment between them all, however many do not answer.

    What is still to be done then goes on side by side, until the program waits for it no more either.
    """
    end = monotonic() + _LAST_MOMENT_S
    for session in sessions:
        session.close(max(end - monotonic(), 0.0), is_kept=are_kept)
