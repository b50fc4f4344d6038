"""The one undo command: it shows a board, and the board before it."""

from collections.abc import Callable

from PySide6.QtGui import QUndoCommand, QUndoStack

from engine.board.document import Board
from engine.edits.protocol import Edit
from studio.language.words import headed, tr
from studio.tools.selection import Selection

Show = Callable[[Board, Selection | None, Selection | None], None]
"""Shows a board; where the first selection still stands, with the second."""
_MERGEABLE = 1
_ALONE = -1


class ApplyEdit(QUndoCommand):
    """An edit that has been applied, as the boards before and after it, and what was selected on each."""

    def __init__(self, edit: Edit, before: Board, after: Board, selection: Selection, show: Show) -> None:
        super().__init__(headed(tr(edit.label)))
        self._label = edit.label
        self.merge_key = edit.merge_key
        self.before = before
        self.after = after
        self.selected_before = selection
        self.selected_after: Selection | None = None
        """What the edit left selected, once it is done."""
        self._show = show

    def id(self) -> int:
        """Tell Qt whether another command may be merged into this one."""
        return _ALONE if self.merge_key is None else _MERGEABLE

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Take in the next command of the same stroke; a stroke that comes to nothing goes."""
        if not isinstance(other, ApplyEdit) or other.merge_key != self.merge_key:
            return False
        self.after = other.after
        self.setObsolete(self.after == self.before)
        return True

    def say_again(self) -> None:
        """Say what was done in the language that is spoken now."""
        self.setText(headed(tr(self._label)))

    def undo(self) -> None:
        """Show the board before."""
        self._show(self.before, self.selected_after, self.selected_before)

    def redo(self) -> None:
        """Show the board after."""
        self._show(self.after, self.selected_before, self.selected_after)


def say_again(history: QUndoStack) -> None:
    """Say every step of a history in the language that is spoken now."""
    for index in range(history.count()):
        step = history.command(index)
        if isinstance(step, ApplyEdit):
            step.say_again()
