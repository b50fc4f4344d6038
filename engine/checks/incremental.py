"""Check a board that changes: at once what is local, after that the rest, and nothing twice."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.board.document import Board
from engine.checks.catalogue import CHECKS
from engine.checks.check_runner import not_among, settled
from engine.checks.frame.check import Check
from engine.checks.frame.field_watching import Kept, kept
from engine.diagnostics.findings import Finding


class Rounds:
    """Findings on one board after another.

    What a check found is kept with the fields of the board it read, and stands until one of those
    is another. Both kinds of round may run at one time, each on a thread of its own: what is kept is
    a value, and the worst that can happen is that one check is asked twice.
    """

    def __init__(self, checks: Sequence[Check] = CHECKS) -> None:
        self._checks = tuple(checks)
        self._kept: dict[Check, Kept] = {}

    def of(self, checks: Sequence[Check]) -> "Rounds":
        """Return rounds of other checks, in which those that are among these go on with what is kept."""
        others = Rounds(checks)
        others._kept = self._kept
        return others

    def quick(self, board: Board) -> tuple[Finding, ...]:
        """Return what the local checks find, next to what is known of the global ones.

        Findings of an earlier board that only a whole round can renew are marked as ``renewing``.
        """
        found: list[Finding] = []
        unasked = set(not_among(self._checks))
        for check in self._checks:
            last = self._kept.get(check)
            if check.scope == "local" or (last is not None and last.holds_for(board)):
                found += self._asked(check, board)
            elif last is not None:
                found += (replace(finding, renewing=True) for finding in last.findings)
            else:
                unasked.add(check.code)
        return settled(board, found, unasked)

    def whole(self, board: Board, is_wanted: Callable[[], bool] = lambda: True) -> tuple[Finding, ...] | None:
        """Return what all checks find; None if that was no longer wanted before it was known."""
        found: list[Finding] = []
        for check in self._checks:
            if not is_wanted():
                return None
            found += self._asked(check, board)
        return settled(board, found, not_among(self._checks))

    def _asked(self, check: Check, board: Board) -> tuple[Finding, ...]:
        """Return what a check finds, asked again only if it read something that has changed."""
        last = self._kept.get(check)
        if last is None or not last.holds_for(board):
            last = self._kept[check] = kept(check, board)
        return last.findings
