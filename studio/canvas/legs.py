"""The legs of what is drawn click after click: undo leads back along them, and the hand goes on there."""

from dataclasses import dataclass

from engine.board.document import Board
from studio.tools.gestures import Sequel


@dataclass(frozen=True, eq=False)
class Legs:
    """Which sequel a hand went on with on which board, while one leg followed the other."""

    stood: tuple[tuple[Board, Sequel], ...] = ()

    def longer(self, *ends: tuple[Board, Sequel | None]) -> "Legs":
        """Return them with the ends of one more leg; none where the hand does not go on from the last."""
        if ends[-1][1] is None:
            return Legs()
        return Legs((*self.stood, *((board, sequel) for board, sequel in ends if sequel is not None)))

    def sequel_on(self, board: Board) -> Sequel | None:
        """Return what the hand went on with on a board; None where no leg begins or ends."""
        return next((sequel for stood, sequel in reversed(self.stood) if stood is board), None)
