"""The orders that a person at the table is writing, and whether they are covered until their writer looks."""

from collections.abc import Sequence

from engine.game.moves import Move
from engine.table.drafting import Draft, draft_of, reopened, writes_by_hand
from engine.table.sitting import Sitting
from engine.transcript.remarks import HUMAN


class OrderWriting:
    """Holds the draft of the person who is to write, with what was undone of it.

    Where several people sit at the table, orders are covered when the turn to write passes to another of
    them: what is written stays unseen by the others (VP.B1c).
    """

    def __init__(self, *, covers: bool = True) -> None:
        self.covers = covers
        """Whether orders are covered at all when there are several people."""
        self.draft: Draft | None = None
        self.is_covered = False
        self._undone: list[Draft] = []
        self._writer: int | None = None

    @property
    def sitting(self) -> Sitting | None:
        """The private game in which orders are written, None where none are or they are covered."""
        return None if self.draft is None or self.is_covered else self.draft.sitting

    @property
    def can_undo(self) -> bool:
        """Whether something that was written can be taken back."""
        return self.draft is not None and self.draft.before is not None and not self.is_covered

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back that can be written again."""
        return bool(self._undone) and not self.is_covered

    @property
    def is_part_begun(self) -> bool:
        """Whether anything is written of the roll, the race or the extra track that is on."""
        return self.draft is not None and self.draft.part_began is not self.draft and not self.is_covered

    def follow(self, sitting: Sitting) -> None:
        """Begin the orders that are to be written in a game, or those that were handed in and taken back.

        Orders go on where the game stays the same: a note or a bot in another seat takes nothing from them.
        """
        if self.draft is not None and self.draft.real.state is sitting.state and writes_by_hand(sitting):
            return
        self._undone.clear()
        if not writes_by_hand(sitting):
            self.draft, self.is_covered = None, False
            return
        taken_back = sitting.moves[sitting.at : sitting.at + 1]
        if taken_back and taken_back[0].actor == sitting.actor:
            self.draft = reopened(sitting, taken_back[0].move)
        else:
            self.draft = draft_of(sitting)
        if self.covers and sitting.seats.count(HUMAN) > 1 and self._writer != self.draft.seat:
            self.is_covered = True
        self._writer = self.draft.seat

    def resume(self, draft: Draft) -> None:
        """Go on with orders that were kept when the game was left."""
        self.draft = draft
        self._undone.clear()

    def uncover(self, *, always: bool = False) -> None:
        """Let the writer see what they write; always, if no orders are to be covered from now on."""
        self.is_covered = False
        self.covers = self.covers and not always

    def written(self, moves: Sequence[Move]) -> Draft | None:
        """Write some moves and return the draft, None where no person writes.

        Raises IllegalMove with the rule that forbids one of them, and changes nothing then.
        """
        if self.draft is not None:
            self.draft = self.draft.made(moves)
            self._undone.clear()
        return self.draft

    def undo(self) -> None:
        """Take back what was written last."""
        if self.draft is not None and self.draft.before is not None:
            self._undone.append(self.draft)
            self.draft = self.draft.before

    def redo(self) -> None:
        """Write again what was taken back last."""
        if self._undone:
            self.draft = self._undone.pop()

    def reset_part(self) -> None:
        """Take back what is written of the part that is on."""
        while self.is_part_begun:
            self.undo()
