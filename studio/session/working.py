"""The board being worked on: what it is now, how it came to be and what of it is selected."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from engine.board.document import Board
from engine.edits.protocol import Edit
from studio.drawing.layers import touched_plies
from studio.session.history import MOST_STEPS, ApplyEdit
from studio.session.recovery.pending_edits import NOTHING_PENDING, Pending
from studio.tools.selection import Selection, followed

Draft = Callable[[], Board]
"""Works out, on any thread, what the board is going to be; the one there is now, if nothing changes."""


class WorkingBoard(QObject):
    """The current board, its history, its selection and what of it is saved where.

    Everything that changes the board is an edit given to :meth:`apply`; undo and redo are those of
    ``history``.
    """

    board_changed = Signal(object, object)
    """The board before and the board now; layers and tuples they share are the same objects."""
    document_replaced = Signal()
    """Another document has taken this one's place; comes after its ``board_changed``."""
    draft_changed = Signal()
    """Something half made goes on, or there is none any more; not where another board ended it."""
    refused = Signal(object)
    """The names of the locked plies an edit would have changed, in order; nothing was done."""
    selection_changed = Signal(object)
    """The Selection."""
    path_changed = Signal(object)
    """The path of the document's file, or None."""
    modified_changed = Signal(bool)
    """Whether something is not saved."""
    edits_called_in = Signal()
    """Asks for half-made edits, such as those of a field being typed in, to be applied now."""

    def __init__(self, board: Board, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.history = QUndoStack(self)
        self.history.setUndoLimit(MOST_STEPS)
        self._board = board
        self._saved_board: Board | None = board
        self._path: Path | None = None
        self._selection = Selection()
        self._locked: frozenset[str] = frozenset()
        self._is_modified = False
        self._rehearsed: Board | None = None
        self._pending = NOTHING_PENDING
        self._draft: Draft | None = None

    @property
    def draft(self) -> Draft | None:
        """What the board is going to be when something half made is finished; None if nothing is."""
        return self._draft

    @property
    def board(self) -> Board:
        """The present board."""
        return self._board

    @property
    def path(self) -> Path | None:
        """The document's file."""
        return self._path

    @property
    def is_modified(self) -> bool:
        """Whether there is anything to save."""
        return self._is_modified

    @property
    def selection(self) -> Selection:
        """What is selected."""
        return self._selection

    def lock(self, plies: frozenset[str]) -> None:
        """Refuse every edit of what some plies hold (see `studio.drawing.layers`), whoever makes it.

        Undo and redo go on, and so does another size of the sheet that carries all of it along.
        """
        self._locked = plies

    def may_change(self, plies: frozenset[str]) -> bool:
        """Return whether none of some layers is locked; if any is, emit ``refused``."""
        barred = sorted(plies & self._locked)
        if barred:
            self.refused.emit(barred)
        return not barred

    def barred(self, edit: Edit) -> tuple[str, ...]:
        """Return the names of the locked layers that an edit would change, without a signal."""
        after = edit.apply(self._board) if self._locked else self._board
        return () if after is self._board else tuple(sorted(touched_plies(self._board, after) & self._locked))

    def apply(self, edit: Edit, then: Selection | None = None) -> bool:
        """Apply an edit as one step of history; return whether it changed anything and was not refused.

        Only if it did is what ``then`` names selected, which redo selects again, and undo what was before.
        """
        if self._rehearsed is not None:
            after = edit.apply(self._rehearsed)
            if self._locked.isdisjoint(touched_plies(self._rehearsed, after)):
                self._rehearsed = after
            return False
        after = edit.apply(self._board)
        if after is self._board:
            return False
        if self._locked and not self.may_change(touched_plies(self._board, after)):
            return False
        self._put(edit, after, then)
        return True

    def foretell(self, finish: Callable[[], object]) -> None:
        """Emit what the board becomes when a half-made entry is finished; nothing is done yet.

        ``finish`` applies what the entry would then come to.
        """
        self._rehearsed = self._board
        try:
            finish()
            foretold = self._rehearsed
        finally:
            self._rehearsed = None
        self.put_draft(None if foretold is self._board else lambda: foretold)

    def put_draft(self, draft: Draft | None) -> None:
        """Emit what the board becomes when something half made is finished; None if nothing is half made.

        It costs almost nothing, so it may be set at each move of the pointer. Another board ends it.
        """
        if draft is not self._draft:
            self._draft = draft
            self.draft_changed.emit()

    @property
    def pending(self) -> Pending:
        """What is begun and not on the board: marks to trace, first clicks, what was cut, and the like."""
        return self._pending

    @property
    def is_half_made(self) -> bool:
        """Whether there is something that is not part of the board yet: a draft, or what is pending."""
        return self._draft is not None or self._pending.is_more

    @property
    def newest(self) -> Draft:
        """What returns the board with what is half made on it."""
        board = self._board
        return self._draft or (lambda: board)

    def keep(self, pending: Pending) -> None:
        """Keep what is begun and not on the board, as long as the document is open."""
        if pending != self._pending:
            self._pending = pending
            self.draft_changed.emit()

    def call_in_edits(self) -> None:
        """Have entries half made finished, as each command does first."""
        self.edits_called_in.emit()

    def follow_up(self, edit: Edit) -> None:
        """Apply an edit that follows from something else, locked or not, as one step of history."""
        after = edit.apply(self._board)
        if after is not self._board:
            self._put(edit, after)

    def _put(self, edit: Edit, after: Board, then: Selection | None = None) -> None:
        """Put a step into history, which shows the board after it, and have it know what it left selected."""
        self.history.push(ApplyEdit(edit, self._board, after, self._selection, self._show))
        if then is not None:
            self.select(then)
        step = self.history.command(self.history.index() - 1)
        # A stroke without a result is no step, and the step before it stays untouched.
        if isinstance(step, ApplyEdit) and step.left(self._board):
            step.selected_after = self._selection

    def select(self, selection: Selection) -> None:
        """Select something."""
        if selection != self._selection:
            self._selection = selection
            self.selection_changed.emit(selection)

    def replace(self, board: Board, path: Path | None, saved: Board | None) -> None:
        """Put another document in the place of this one, whose changes are given up.

        ``saved`` is the board in the file, None if that is not known.
        """
        self.history.clear()
        self._saved_board, self._pending = saved, NOTHING_PENDING
        self._rename(path)
        self._show(board)
        self.select(Selection())
        self.document_replaced.emit()

    def note_saved(self, board: Board, path: Path) -> None:
        """Note that a board, perhaps no longer the newest, is now in a file."""
        self._saved_board = board
        self._rename(path)
        self._compare()

    def _show(self, board: Board, left: Selection | None = None, there: Selection | None = None) -> None:
        """Make a board the current one, and let the selection follow.

        If it is what a step of history ``left``, what was selected ``there`` is selected instead.
        """
        before, self._board = self._board, board
        self._draft = None
        selected = self._selection
        is_left = selected == left
        self._selection = there if there is not None and is_left else self.followed(selected, before, board)
        self._compare()
        self.board_changed.emit(before, board)
        if self._selection != selected:
            self.selection_changed.emit(self._selection)

    def followed(self, selection: Selection, before: Board, board: Board) -> Selection:
        """Return the selection as it is on the board after another."""
        return followed(selection, before, board)

    def _rename(self, path: Path | None) -> None:
        if path != self._path:
            self._path = path
            self.path_changed.emit(path)

    def _compare(self) -> None:
        """Say when there begins or ceases to be something to save."""
        is_modified = self._saved_board is not self._board and self._saved_board != self._board
        if is_modified != self._is_modified:
            self._is_modified = is_modified
            self.modified_changed.emit(is_modified)
