"""Reports a gesture in progress to the session, so that the journal keeps it before it is finished."""

from dataclasses import replace

from engine.board.document import Board
from studio.canvas.locked_layers import Barrier
from studio.drawing.layers import touched_plies
from studio.session.working import Draft, WorkingBoard
from studio.tools.gestures import Preview, Sequel, Underway


class UnfinishedGesture:
    """Reports what the board becomes when the held button is released, and the clicks made so far."""

    def __init__(self, session: WorkingBoard, barrier: Barrier) -> None:
        self._session = session
        self._barrier = barrier
        self._is_reported = False

    def report(self, preview: Preview) -> None:
        """Report what a preview would make of the board; where no button is held, withdraw the last report.

        The board is computed only when the journal asks for it, on the journal's thread, not at each move.
        """
        draft = self._draft_of(preview)
        # A draft that comes from a field is not withdrawn here.
        if draft is not None or self._is_reported:
            self._is_reported = draft is not None
            self._session.put_draft(draft)

    def go_on(self, sequel: Sequel | None) -> None:
        """Report that no button is held, and which clicks of the next gesture are made."""
        self.report(())
        begun, pending = None if sequel is None else sequel.begun, self._session.pending
        if begun != pending.begun:
            self._session.keep(replace(pending, begun=begun))

    def _draft_of(self, preview: Preview) -> Draft | None:
        """Return the board after the gesture, as it was if a layer is locked; None if no button is held."""
        if not isinstance(preview, Underway):
            return None
        board, barred, let_go = self._session.board, self._barrier.barred, preview.let_go

        def drawn() -> Board:
            edit = let_go().edit
            after = board if edit is None else edit.apply(board)
            return board if barred and not barred.isdisjoint(touched_plies(board, after)) else after

        return drawn
