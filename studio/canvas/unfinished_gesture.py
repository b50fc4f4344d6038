"""What a hand is about to make, told as it goes on, so that it can be kept before it is done."""

from dataclasses import replace

from engine.board.document import Board
from studio.canvas.locked_layers import Barrier
from studio.drawing.layers import touched_plies
from studio.session.working import Draft, WorkingBoard
from studio.tools.gestures import Preview, Sequel, Underway


class Foretelling:
    """Says a session what its board is going to be when a held button comes up, and what is clicked."""

    def __init__(self, session: WorkingBoard, barrier: Barrier) -> None:
        self._session = session
        self._barrier = barrier
        self._is_telling = False

    def tell(self, preview: Preview) -> None:
        """Tell what a preview would come to; where no button is held, take back what was told before.

        It is worked out only when the journal asks for it, on a thread of its own, and not at each move.
        """
        draft = self._draft_of(preview)
        # What a field foretells is not the hand's to take back.
        if draft is not None or self._is_telling:
            self._is_telling = draft is not None
            self._session.put_draft(draft)

    def go_on(self, sequel: Sequel | None) -> None:
        """Tell that no button is held, and what is clicked of what the hand goes on with."""
        self.tell(())
        begun, pending = None if sequel is None else sequel.begun, self._session.pending
        if begun != pending.begun:
            self._session.keep(replace(pending, begun=begun))

    def _draft_of(self, preview: Preview) -> Draft | None:
        """Return what becomes of the board, unless that is barred; None where no button is held."""
        if not isinstance(preview, Underway):
            return None
        board, barred, let_go = self._session.board, self._barrier.barred, preview.let_go

        def drawn() -> Board:
            edit = let_go().edit
            after = board if edit is None else edit.apply(board)
            return board if barred and not barred.isdisjoint(touched_plies(board, after)) else after

        return drawn
