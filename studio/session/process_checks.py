"""The checks of the session: here on a small board, in another process on any other."""

from collections.abc import Callable
from functools import lru_cache
from itertools import count
from time import monotonic
from typing import Protocol

from engine.board.document import Board
from engine.diagnostics.findings import Finding
from studio.proofing.proofs import USUAL_PROOF, Proof
from studio.session.background.worker_process import CHECKING, is_large

_SLICE_S = 0.2
"""About how long the other process works at all checks before it may turn to a quick one, in seconds."""
_MOST = 16
"""Of how many documents the other process keeps what was found; of another it begins again."""


class Checking(Protocol):
    """All checks at work, and what they found on the boards before."""

    def quick(self, board: Board, proof: Proof) -> tuple[Finding, ...]:
        """Return what the local checks find, next to what is known of the global ones."""

    def whole(self, board: Board, proof: Proof, is_wanted: Callable[[], bool]) -> tuple[Finding, ...] | None:
        """Return what all checks find; None if that was no longer wanted before it was known."""


def _new_rounds() -> Checking:
    """Return checks that have found nothing yet."""
    # A sixth of the start would go to them, and the first window needs none.
    from studio.session.all_checks import AllChecks  # noqa: PLC0415

    return AllChecks()


class ProcessCheckRunner:
    """Rounds of checks of one document that keep the interface free, however large its board is.

    Results are kept for the next round of the same document, and never used for another.
    ``proof`` is the theme, the paper and the language that the print is judged for; another may be set
    at any time, and holds from the next round on.
    """

    _numbers = count()

    def __init__(self, proof: Proof = USUAL_PROOF) -> None:
        self._rounds: Checking | None = None
        self._number = next(self._numbers)
        self.proof = proof

    def quick(self, board: Board, is_wanted: Callable[[], bool]) -> tuple[Finding, ...] | None:
        """Return what the local checks find, next to what is known of the global ones; None if unwanted."""
        if is_large(board):
            return CHECKING.do(is_wanted, _quick, board, self.proof, self._number)
        return self._here.quick(board, self.proof)

    def whole(self, board: Board, is_wanted: Callable[[], bool]) -> tuple[Finding, ...] | None:
        """Return what all checks find; None if that was no longer wanted before it was known."""
        if not is_large(board):
            return self._here.whole(board, self.proof, is_wanted)
        while is_wanted():
            found = CHECKING.do(is_wanted, slice_of_whole, board, self.proof, self._number)
            if found is not None:
                return found
        return None

    @property
    def _here(self) -> Checking:
        """The checks in this process, loaded with the first board that is small."""
        self._rounds = self._rounds or _new_rounds()
        return self._rounds


@lru_cache(_MOST)
def there(_document: int) -> Checking:
    """Return the checks of a document in the other process, with what is kept between rounds."""
    return _new_rounds()


def _quick(board: Board, proof: Proof, document: int) -> tuple[Finding, ...]:
    """Check a board of a document quickly, in the other process."""
    return there(document).quick(board, proof)


def slice_of_whole(board: Board, proof: Proof, document: int) -> tuple[Finding, ...] | None:
    """Go on to check all of a board of a document, in the other process; None if that takes longer."""
    end = monotonic() + _SLICE_S
    return there(document).whole(board, proof, lambda: monotonic() < end)
