"""A sitting of the hex game in the studio: drags previewed whole, orders written, trains at their pace."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject

from engine.game.moves import Lay, Move, RollTrain
from engine.table.draft_files import DraftError, draft_text, kept_draft
from engine.table.files import Journal
from engine.table.game_sitting import AnySitting
from engine.table.order_writing import OrderWriting
from engine.table.preview import preview
from engine.table.sitting import Sitting
from engine.turns.chance import CHANCE
from engine.turns.illegal import IllegalMove
from studio.language.words import tr
from studio.table.game_session import GameSession
from studio.table.moment import MOVE_MS

TRAIN_MS: Final = 400
"""How long a roll of a train stays to be seen, at speed 1."""
_LINK_MS: Final = 110
"""How long a link of a bot does."""


class TableSession(GameSession):
    """Holds the sitting of a game on a map, and the orders that a person writes in it."""

    def __init__(self, sitting: Sitting, journal: Journal, path: Path, parent: QObject | None = None) -> None:
        super().__init__(sitting, journal, path, parent)
        self.writing = OrderWriting()
        self.writing.follow(sitting)
        self._unread = ""

    def begin(self, *, is_watched: bool = False) -> None:
        """Let the game begin, or go on where it was left, with the orders that were being written."""
        if not is_watched:
            self._resume_orders()
        super().begin(is_watched=is_watched)
        if self._unread:
            self.failed.emit(self._unread)

    def _resume_orders(self) -> None:
        """Go on with orders that are kept next to the game."""
        try:
            draft = kept_draft(self.file.path, self.sitting)
        except DraftError as error:
            self._unread = tr(error.message)
            return
        if draft is not None:
            self.writing.resume(draft)
        self.file.had_draft("" if draft is None else draft_text(draft))

    @property
    def sitting(self) -> Sitting:
        """The game as it is."""
        sitting = super().sitting
        assert isinstance(sitting, Sitting)
        return sitting

    @property
    def at_hand(self) -> Sitting:
        """The game that a person moves in: the one in which they write orders, else the game as it is."""
        return self.writing.sitting or self.sitting

    @property
    def recorded(self) -> Sitting:
        """The game at the moment that is looked at, without orders that are only being written."""
        recorded = super().recorded
        assert isinstance(recorded, Sitting)
        return recorded

    @property
    def shown(self) -> Sitting:
        """The game at the moment that is looked at, with the orders that are being written."""
        shown = self._looked or self.at_hand
        assert isinstance(shown, Sitting)
        return shown

    @property
    def is_persons_turn(self) -> bool:
        """Whether a person is to move, their orders are not covered, and the present is looked at."""
        return super().is_persons_turn and not self.writing.is_covered

    def tried(self, moves: Sequence[Any]) -> Sequence[Any] | IllegalMove:
        """Return the moves that a drag comes to, or the rule that forbids it; orders once all are written."""
        shown = preview(self.at_hand, moves)
        if shown.refused is not None:
            return shown.refused
        try:
            draft = self.writing.written(shown.moves)
        except IllegalMove as refused:
            return refused
        if draft is None:
            return shown.moves
        self._keep_orders()
        return (draft.order,) if draft.task is None else ()

    @property
    def is_throw_due(self) -> bool:
        """Whether a person is to throw dice by hand now."""
        sitting = self.sitting
        return not self.is_looking_back and sitting.actor == CHANCE and sitting.luck.by_hand

    def throw(self, move: Move) -> None:
        """Enter what a person has thrown; one of the outcomes there may be. Nothing where none is due."""
        if self.is_throw_due:
            self.mark_and_add((move,))

    def uncover(self, *, always: bool = False) -> None:
        """Let the person whose turn it is see the orders that they write, or from now on everyone."""
        self.writing.uncover(always=always)
        self.changed.emit()

    def _keep_orders(self) -> None:
        """Keep the orders that are being written, as they are now, next to the game."""
        self.file.keep_draft(draft_text(self.writing.draft))

    # -- taking back what is written ---------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether a person has made or written anything that can be taken back."""
        return self.writing.can_undo or super().can_undo

    @property
    def can_redo(self) -> bool:
        """Whether anything was taken back that can be made or written again."""
        return self.writing.can_redo or super().can_redo

    @property
    def can_reset(self) -> bool:
        """Whether anything of the turn that is on, or of a part of orders, can be taken back at once."""
        if self.writing.draft is not None:
            return self.writing.is_part_begun
        return self.is_persons_turn and self.sitting.turn_began < self.sitting.at

    def undo(self) -> None:
        """Take back what a person wrote last, or made last and all that came after it."""
        if self.writing.can_undo:
            self._write_again(self.writing.undo)
        else:
            super().undo()

    def redo(self) -> None:
        """Write or make again what was taken back last."""
        if self.writing.can_redo:
            self._write_again(self.writing.redo)
        else:
            super().redo()

    def reset_turn(self) -> None:
        """Take back the turn that is on, or what is written of the part that is on; the dice stay."""
        if self.writing.sitting is not None:
            self._write_again(self.writing.reset_part)
        else:
            self.take_back(self.sitting.turn_began)

    def _write_again(self, change: Callable[[], None]) -> None:
        """Change the orders that are being written."""
        change()
        self._keep_orders()
        self.changed.emit()

    def _change(self, sitting: AnySitting) -> None:
        """Have another game, and begin the orders that are due in it."""
        super()._change(sitting)
        self.writing.follow(self.sitting)
        self._keep_orders()

    def length_of(self, move: Any) -> int:
        """Return how long the move before this one stays to be seen at speed 1, in milliseconds."""
        return TRAIN_MS if isinstance(move, RollTrain) else _LINK_MS if isinstance(move, Lay) else MOVE_MS
