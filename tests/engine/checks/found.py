"""What some of the checks find, without waiting for the others."""

from functools import cache

from engine.board.document import Board
from engine.checks.catalogue import CHECKS
from engine.checks.check_runner import check
from engine.diagnostics.findings import Finding
from tests.shipped import shipped


def found_by(board: Board, *codes: str) -> list[Finding]:
    """Return what the checks of these codes find; those of the network take half of the time of all."""
    found = check(board, [each for each in CHECKS if each.code in codes])
    return [finding for finding in found if finding.code in codes]


@cache
def ids_on(name: str) -> frozenset[str]:
    """Return the ids of all that is found on a shipped board as it is."""
    return frozenset(finding.id for finding in check(shipped(name)))
