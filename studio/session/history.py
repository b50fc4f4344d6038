"""The one undo command: it shows a board, and the board before it."""

from collections.abc import Callable
from itertools import count
from typing import Final

from PySide6.QtGui import QUndoCommand

from engine.board.document import Board
from engine.edits.protocol import Edit
from engine.edits.subjects import subject_of
from engine.messages import Phrase, Saying, say
from engine.tiles.set import TileSet
from studio.language.plain_text import one_line
from studio.language.words import headed, tr
from studio.tools.redrawing import draws, is_led_on
from studio.tools.selection import Selection

Show = Callable[[Board, Selection | None, Selection | None], None]
"""Shows a board; where the first selection is unchanged, with the second."""
_ABOUT: Final[Phrase] = "{step}: {subject}"
_MERGEABLE = 1
_ALONE = -1
_NUMBERS: Final = count()
MOST_STEPS: Final = 1000
"""A stroke keeps 15 kB on 3,000 hexes and 115 kB on 100,000, a town 22 kB: so 115 MB at most."""


class ApplyEdit(QUndoCommand):
    """An edit that has been applied, as the boards before and after it, and what was selected on each."""

    def __init__(self, edit: Edit, before: Board, after: Board, selection: Selection, show: Show) -> None:
        super().__init__(one_line(headed(tr(_words_for(edit, after)))))
        self.merge_key = edit.merge_key
        self.draws = draws(edit)
        """Whether it is a click of the tool of a line or a course."""
        self.number = next(_NUMBERS)
        """A number that only this step has."""
        self._boards: tuple[Board, ...] = before, after
        self.selected_before = selection
        self.selected_after: Selection | None = None
        """What the edit left selected, once it is done."""
        self._show = show

    def id(self) -> int:
        """Return the number by which Qt knows which commands may be merged."""
        return _ALONE if self.merge_key is None else _MERGEABLE

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Take in the next command of the same stroke; a stroke that comes to nothing goes."""
        if not isinstance(other, ApplyEdit) or other.merge_key != self.merge_key:
            return False
        before, after = self._boards[0], other.hand_over()[1]
        self._boards = before, after
        self.setObsolete(after == before)
        return True

    def hand_over(self) -> tuple[Board, ...]:
        """Return the boards before and after, and release them.

        PySide never frees a command that was merged into another.
        """
        boards, self._boards = self._boards, ()
        return boards

    def goes_on_from(self, step: QUndoCommand | None) -> bool:
        """Return whether this is one more click of the line or course that the step before it drew."""
        return (
            isinstance(step, ApplyEdit)
            # What is named or joined between two clicks is reported on its own.
            and step.draws
            and self.draws
            and step.selected_before != step.selected_after == self.selected_before
            and self.selected_after is not None
            and is_led_on(self.selected_before.thing, self.selected_after.thing)
        )

    def left(self, board: Board) -> bool:
        """Return whether this very board is what the edit made, as that of a step done last is."""
        return self._boards[1] is board

    def undo(self) -> None:
        """Show the board before."""
        self._show(self._boards[0], self.selected_after, self.selected_before)

    def redo(self) -> None:
        """Show the board after."""
        self._show(self._boards[1], self.selected_before, self.selected_after)


def _words_for(edit: Edit, board: Board | TileSet) -> Phrase:
    """Return what an edit is called, with what it is about on the board it led to."""
    subject = "" if isinstance(board, TileSet) else subject_of(edit, board.sheet)
    return say(_ABOUT, step=_as_saying(edit.label), subject=subject) if subject else edit.label


def _as_saying(words: Phrase) -> Saying:
    """Return words that are translated wherever they are put in."""
    return words if isinstance(words, Saying) else Saying(words, {})
