"""All checks of a session at work; loaded where they are wanted, for they are a hundred modules."""

from collections.abc import Callable

from engine.board.document import Board
from engine.checks.incremental import Rounds
from engine.diagnostics.findings import Finding
from studio.proofing.catalogue import checks_for
from studio.proofing.proofs import Proof


class AllChecks:
    """Rounds of every check there is, those of the print for one theme, paper and language at a time."""

    def __init__(self) -> None:
        self._rounds = Rounds()

    def quick(self, board: Board, proof: Proof) -> tuple[Finding, ...]:
        """Return what the local checks find, next to what is known of the global ones."""
        return self._rounds.of(checks_for(proof)).quick(board)

    def whole(self, board: Board, proof: Proof, is_wanted: Callable[[], bool]) -> tuple[Finding, ...] | None:
        """Return what all checks find; None if that was no longer wanted before it was known."""
        return self._rounds.of(checks_for(proof)).whole(board, is_wanted)
