"""What was cut: it stands nowhere until it is put down, and is kept with its document that long."""

from bisect import bisect_left
from dataclasses import replace

from PySide6.QtGui import QUndoStack
from shiboken6 import isValid

from studio.session.history import ApplyEdit
from studio.session.working import WorkingBoard


class Cut:
    """Follows what was cut out of a board through undo and redo, here and on the board it is put down on."""

    def __init__(self, working: WorkingBoard) -> None:
        self._working = working
        self._text = ""
        self._cut: int | None = None
        """The step that cut it; None for a recovered one, whose step there is no more."""
        self._is_cut = False
        self._put: int | None = None
        """The step that put it down, and whose history that is in."""
        self._put_in: QUndoStack | None = None
        self._is_put = False
        working.history.indexChanged.connect(self._follow_cut)

    def keep(self, text: str) -> None:
        """Keep what the step done last cut: a map file's text, in the place of what was cut before."""
        self._begin(text, _last(self._working.history))

    def take_up(self) -> None:
        """Follow what was cut of a recovered document."""
        self._begin(self._working.pending.cut, None)

    def give_way(self) -> None:
        """Keep nothing any more."""
        self._begin("", None)

    def put_down(self, text: str, on: WorkingBoard) -> None:
        """Keep the piece no more if it is the one that the step done last on a board put down."""
        if not self._text or text != self._text or self._is_put:
            return
        self._leave_put()
        self._put, self._put_in, self._is_put = _last(on.history), on.history, True
        on.history.indexChanged.connect(self._follow_put)
        self._tell()

    def _begin(self, text: str, step: int | None) -> None:
        """Follow another piece, or none."""
        self._leave_put()
        self._text, self._cut, self._is_cut = text, step, True
        self._tell()

    def _leave_put(self) -> None:
        """Follow no more where the piece was put down."""
        if self._put_in is not None and isValid(self._put_in):
            self._put_in.indexChanged.disconnect(self._follow_put)
        self._put, self._put_in, self._is_put = None, None, False

    def _follow_cut(self) -> None:
        """Look whether the piece is cut out still, or again."""
        if self._text and self._cut is not None and isValid(self._working.history):
            self._is_cut = _is_done(self._working.history, self._cut, self._is_cut)
            self._tell()

    def _follow_put(self) -> None:
        """Look whether the piece is put down still, or again."""
        # A board that is closed says of its history being cleared when that is gone already.
        if self._put is not None and self._put_in is not None and isValid(self._put_in):
            self._is_put = _is_done(self._put_in, self._put, self._is_put)
            self._tell()

    def _tell(self) -> None:
        """Have the piece kept with its document while it stands on no board."""
        cut = self._text if self._is_cut and not self._is_put else ""
        self._working.keep(replace(self._working.pending, cut=cut))


def _last(history: QUndoStack) -> int | None:
    """Return the number of the step done last, None if there is none."""
    return _number(history, history.index() - 1) if history.index() else None


def _number(history: QUndoStack, index: int) -> int:
    """Return the number of a step of a history; those of later steps are higher."""
    step = history.command(index)
    assert isinstance(step, ApplyEdit)
    return step.number


def _is_done(history: QUndoStack, number: int, was_done: bool) -> bool:
    """Return whether a step is done; one that its history holds no more is for good what it was."""
    at = bisect_left(range(history.count()), number, key=lambda index: _number(history, index))
    is_held = at < history.count() and _number(history, at) == number
    return at < history.index() if is_held else was_done
