"""The one undo command: it shows a board, and the board before it; those of older steps are packed."""

from collections import deque
from collections.abc import Callable
from itertools import count
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QUndoCommand

from engine.board.document import Board
from engine.edits.protocol import Edit
from engine.edits.subjects import subject_of
from engine.messages import Phrase, Saying, say
from studio.language.plain_text import one_line
from studio.language.words import headed, tr
from studio.session.packing import Leap, leap_between
from studio.tools.redrawing import draws, is_led_on
from studio.tools.selection import Selection

Show = Callable[[Callable[[Board], Board], Selection | None, Selection | None], None]
"""Shows the board that a step leads to from the one shown; where the first selection still stands, with
the second."""
_ABOUT: Final[Phrase] = "{step}: {subject}"
_MERGEABLE = 1
_ALONE = -1
_NOTHING: Final = Leap({}, {}, {})
_NUMBERS: Final = count()
AT_HAND: Final = 20
"""How many steps hold their boards as they are: those that are taken back soonest."""
_AT_A_TIME_S: Final = 0.002
"""How long older steps are packed between two events."""


class ApplyEdit(QUndoCommand):
    """An edit that has been applied, as the boards before and after it, and what was selected on each."""

    def __init__(self, edit: Edit, before: Board, after: Board, selection: Selection, show: Show) -> None:
        super().__init__(one_line(headed(tr(_told(edit, after)))))
        self.merge_key = edit.merge_key
        self.draws = draws(edit)
        """Whether it is a click of the tool of a line or a course."""
        self.number = next(_NUMBERS)
        """By which this step is told from all others."""
        self._boards: tuple[Board, Board] | Leap = before, after
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
        given, after = other.hand_over()
        before = self._before(given)
        self._boards = before, after
        self.setObsolete(after == before)
        return True

    def hand_over(self) -> tuple[Board, Board]:
        """Return the boards before and after, and hold them no more.

        PySide never lets go of a command that another took in.
        """
        assert not isinstance(self._boards, Leap)  # it is being done, and packed later
        boards, self._boards = self._boards, _NOTHING
        return boards

    def goes_on_from(self, step: QUndoCommand | None) -> bool:
        """Tell whether this is one more click of the line or course that the step before it drew."""
        return (
            isinstance(step, ApplyEdit)
            # What is named or joined between two clicks is told of on its own.
            and step.draws
            and self.draws
            and step.selected_before != step.selected_after == self.selected_before
            and self.selected_after is not None
            and is_led_on(self.selected_before.thing, self.selected_after.thing)
        )

    def left(self, board: Board) -> bool:
        """Tell whether this very board is what the edit made, as that of a step done last is."""
        return not isinstance(self._boards, Leap) and self._boards[1] is board

    def pack(self) -> None:
        """Hold no boards any more, but what differs between them."""
        if not isinstance(self._boards, Leap):
            self._boards = leap_between(*self._boards)

    def undo(self) -> None:
        """Show the board before."""
        self._show(self._before, self.selected_after, self.selected_before)

    def redo(self) -> None:
        """Show the board after."""
        self._show(self._after, self.selected_before, self.selected_after)

    def _before(self, after: Board) -> Board:
        """Return the board before, given one equal to that after."""
        return self._boards.back(after) if isinstance(self._boards, Leap) else self._boards[0]

    def _after(self, before: Board) -> Board:
        """Return the board after, given one equal to that before."""
        return self._boards.forth(before) if isinstance(self._boards, Leap) else self._boards[1]


def _told(edit: Edit, board: Board) -> Phrase:
    """Return what an edit is called, with what it is about on the board it led to."""
    subject = subject_of(edit, board.sheet)
    return say(_ABOUT, step=_as_saying(edit.label), subject=subject) if subject else edit.label


def _as_saying(words: Phrase) -> Saying:
    """Return words that are said in another language wherever they stand."""
    return words if isinstance(words, Saying) else Saying(words, {})


class Packing(QObject):
    """Has all steps packed but those done last, a few at a time and when the map has been painted."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._whole: deque[ApplyEdit] = deque()
        """Steps that may hold their boards, in the order they were done; some may be gone from history."""
        self._due = QTimer(self, singleShot=True, interval=0)
        self._due.timeout.connect(self._pack)

    def note(self, step: ApplyEdit) -> None:
        """Have a step that is done now, or gone on with, packed once so many others are done after it."""
        if not self._whole or self._whole[-1] is not step:
            self._whole.append(step)
        if len(self._whole) > AT_HAND:
            self._due.start()

    def forget(self) -> None:
        """Hold no step any more."""
        self._whole.clear()

    def _pack(self) -> None:
        """Pack what is due, and go on later if that takes long."""
        end = perf_counter() + _AT_A_TIME_S
        while len(self._whole) > AT_HAND and perf_counter() < end:
            self._whole.popleft().pack()
        if len(self._whole) > AT_HAND:
            self._due.start()
