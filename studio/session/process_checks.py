"""The checks of the session: here on a small board, in another process on any other."""

from collections.abc import Callable
from functools import lru_cache
from itertools import count
from typing import Protocol

from engine.board.document import Board
from engine.diagnostics.findings import Finding
from studio.proofing.proofs import USUAL_PROOF, Proof
from studio.session.background.worker_process import apart_while, is_large
from studio.session.background.worker_side import is_still_wanted

_MOST = 16
"""Of how many documents the other process keeps what was found; of another it begins again."""


class Checking(Protocol):
    """All checks at work, and what they found on the boards before."""

    def quick(self, board: Board, proof: Proof) -> tuple[Finding, ...]:
        """Return what the local checks find, next to what is known of the global ones."""

    def whole(self, board: Board, proof: Proof, is_wanted: Callable[[], bool]) -> tuple[Finding, ...] | None:
        """Return what all checks find; None if that was no longer wanted before it was known."""


def _begun() -> Checking:
    """Return checks that have found nothing yet."""
    # A sixth of the start would go to them, and the first window needs none.
    from studio.session.all_checks import AllChecks  # noqa: PLC0415

    return AllChecks()


class ProcessCheckRunner:
    """Rounds of checks of one document that keep the interface free, however large its board is.

    What was found is kept for the next round of the same document, and never told of another.
    ``proof`` is the theme, the paper and the language that the print is judged for; another may be set
    at any time, and holds from the next round on.
    """

    _numbers = count()

    def __init__(self, proof: Proof = USUAL_PROOF) -> None:
        self._begun: Checking | None = None
        self._number = next(self._numbers)
        self.proof = proof

    def quick(self, board: Board, is_wanted: Callable[[], bool]) -> tuple[Finding, ...] | None:
        """Return what the local checks find, next to what is known of the global ones; None if unwanted."""
        if is_large(board):
            return apart_while(is_wanted, _quick, board, self.proof, self._number)
        return self._here.quick(board, self.proof)

    def whole(self, board: Board, is_wanted: Callable[[], bool]) -> tuple[Finding, ...] | None:
        """Return what all checks find; None if that was no longer wanted before it was known."""
        if not is_large(board):
            return self._here.whole(board, self.proof, is_wanted)
        return apart_while(is_wanted, _whole, board, self.proof, self._number) if is_wanted() else None

    @property
    def _here(self) -> Checking:
        """The checks in this process, loaded with the first board that is small."""
        self._begun = self._begun or _begun()
        return self._begun


@lru_cache(_MOST)
def there(_document: int) -> Checking:
    """Return the checks of a document in the other process, with what is kept between rounds."""
    return _begun()


def _quick(board: Board, proof: Proof, document: int) -> tuple[Finding, ...]:
    """Check a board of a document quickly, in the other process."""
    return there(document).quick(board, proof)


def _whole(board: Board, proof: Proof, document: int) -> tuple[Finding, ...] | None:
    """Check all of a board of a document, in the other process, for as long as that is wanted."""
    return there(document).whole(board, proof, is_still_wanted)
