"""The legs of what is drawn click after click: undo leads back along them, and the hand goes on there."""

from dataclasses import dataclass, replace

from engine.board.document import Board
from studio.tools.gestures import Outcome, Sequel
from studio.tools.selection import Selection


@dataclass(frozen=True, eq=False)
class Legs:
    """Which sequel a hand went on with on which board, while one leg followed the other."""

    stood: tuple[tuple[Board, Sequel], ...] = ()

    def longer(self, *ends: tuple[Board, Sequel | None]) -> "Legs":
        """Return them with the ends of one more leg; none where the hand does not go on from the last."""
        if ends[-1][1] is None:
            return Legs()
        return Legs((*self.stood, *((board, sequel) for board, sequel in ends if sequel is not None)))

    def sequel_after(
        self, begun: Sequel | None, before: Board, board: Board, selection: Selection
    ) -> Sequel | None:
        """Return what the hand goes on with when the board changes: what it stood at, or what follows."""
        stood = self.sequel_on(board)
        if stood is None and begun is not None and begun.follow is not None:
            return begun.follow(before, board, selection)
        return stood

    def sequel_on(self, board: Board) -> Sequel | None:
        """Return what the hand went on with on a board; None where no leg begins or ends."""
        return next((sequel for stood, sequel in reversed(self.stood) if stood is board), None)


def going_on(outcome: Outcome, begun: Sequel | None, *, is_changed: bool) -> Sequel | None:
    """Return how a hand goes on from what it had begun, so that undo takes its last click back and no more.

    Where the click changed the board that is left to the history. Along what is there already, as where a
    river is drawn again, it is not: undo comes to what was begun before that click. A click that is refused
    leaves the way back as it is.
    """
    then = outcome.then
    if then is None or not then.endless or then.back is not None or is_changed:
        return then
    if outcome.edit is not None:
        return replace(then, back=Outcome(then=begun))
    return then if begun is None else replace(then, back=begun.back)
