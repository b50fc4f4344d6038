"""The checks of the session: here on a small board, in another process on any other."""

from collections.abc import Callable

from engine.board.document import Board
from engine.checks.rounds import Rounds
from engine.diagnostics.findings import Finding
from studio.proofing.catalogue import ALL_CHECKS
from studio.session.apart import apart_while, is_large
from studio.session.elsewhere import is_still_wanted


class SessionRounds:
    """Rounds of checks that keep the interface free, however large the board is."""

    def __init__(self) -> None:
        self._here = Rounds(ALL_CHECKS)

    def quick(self, board: Board, is_wanted: Callable[[], bool]) -> tuple[Finding, ...] | None:
        """Return what the local checks find, beside what is known of the global ones; None if unwanted."""
        return apart_while(is_wanted, _quick, board) if is_large(board) else self._here.quick(board)

    def whole(self, board: Board, is_wanted: Callable[[], bool]) -> tuple[Finding, ...] | None:
        """Return what all checks find; None if that was no longer wanted before it was known."""
        if not is_large(board):
            return self._here.whole(board, is_wanted)
        return apart_while(is_wanted, _whole, board) if is_wanted() else None


_there = Rounds(ALL_CHECKS)
"""What is kept between rounds in the other process."""


def _quick(board: Board) -> tuple[Finding, ...]:
    """Check quickly, in the other process."""
    return _there.quick(board)


def _whole(board: Board) -> tuple[Finding, ...] | None:
    """Check all, in the other process, for as long as that is wanted."""
    return _there.whole(board, is_still_wanted)
