"""The checks of the session: here on a small board, in another process on any other."""

from collections.abc import Callable

from engine.board.document import Board
from engine.checks.rounds import Rounds
from engine.diagnostics.findings import Finding
from studio.proofing.catalogue import checks_for
from studio.proofing.proofs import USUAL_PROOF, Proof
from studio.session.apart import apart_while, is_large
from studio.session.elsewhere import is_still_wanted


class SessionRounds:
    """Rounds of checks that keep the interface free, however large the board is.

    ``proof`` is the theme, the paper and the language that the print is judged for; another may be set
    at any time, and holds from the next round on.
    """

    def __init__(self) -> None:
        self._here = Rounds()
        self.proof = USUAL_PROOF

    def quick(self, board: Board, is_wanted: Callable[[], bool]) -> tuple[Finding, ...] | None:
        """Return what the local checks find, beside what is known of the global ones; None if unwanted."""
        if is_large(board):
            return apart_while(is_wanted, _quick, board, self.proof)
        return self._here.of(checks_for(self.proof)).quick(board)

    def whole(self, board: Board, is_wanted: Callable[[], bool]) -> tuple[Finding, ...] | None:
        """Return what all checks find; None if that was no longer wanted before it was known."""
        if not is_large(board):
            return self._here.of(checks_for(self.proof)).whole(board, is_wanted)
        return apart_while(is_wanted, _whole, board, self.proof) if is_wanted() else None


_there = Rounds()
"""What is kept between rounds in the other process."""


def _quick(board: Board, proof: Proof) -> tuple[Finding, ...]:
    """Check quickly, in the other process."""
    return _there.of(checks_for(proof)).quick(board)


def _whole(board: Board, proof: Proof) -> tuple[Finding, ...] | None:
    """Check all, in the other process, for as long as that is wanted."""
    return _there.of(checks_for(proof)).whole(board, is_still_wanted)
