"""Run the checks over a board."""

from collections.abc import Iterable
from dataclasses import replace

from engine.board.document import Board
from engine.checks.catalogue import CHECKS
from engine.checks.frame.causes import without_followers
from engine.checks.frame.check import Check
from engine.checks.sheet.waivers import WaiverUnused
from engine.diagnostics.findings import Finding, stands_for, waiver_of
from engine.edits.waivers import Waivable

_OF_PRINT = "P"
"""The family that is looked for where maps are drawn, above the engine."""


def check(board: Board, checks: Iterable[Check] = CHECKS) -> tuple[Finding, ...]:
    """Return what the checks find on a board: errors first, then by code and place.

    A finding the board waives is still there, with the reason in ``waived``.
    """
    checks = tuple(checks)
    return settled(board, [finding for each in checks for finding in each.find(board)], not_among(checks))


def not_among(checks: Iterable[Check]) -> tuple[str, ...]:
    """Return the families that some checks leave out though there are such: those of the print."""
    return () if any(each.code.startswith(_OF_PRINT) for each in checks) else (_OF_PRINT,)


def settled(board: Waivable, found: Iterable[Finding], unasked: Iterable[str] = ()) -> tuple[Finding, ...]:
    """Return what was found in its order, with the document's waivers and those that cover nothing.

    A waiver of one of the codes or families ``unasked`` may yet prove to be of use, and is left alone.
    """
    found, waiting = list(found), tuple(unasked)
    unused = (
        finding
        for finding in WaiverUnused().find(board, found)
        if not _code(finding.subject).startswith(waiting)
    )
    waived = [_with_waiver(finding, board) for finding in (*found, *unused)]
    return tuple(sorted(without_followers(waived), key=_order))


def _code(finding: str) -> str:
    return finding.partition(":")[0]


def _with_waiver(finding: Finding, board: Waivable) -> Finding:
    """Return the finding with the reason of the waiver that covers it, if any."""
    waiver = waiver_of(finding, board.waivers)
    return finding if waiver is None else replace(finding, waived=waiver.reason)


def _order(finding: Finding) -> tuple[int, str, tuple[str, ...], str]:
    """Return by what findings are sorted in the list."""
    place = tuple(f"{part:06d}" if isinstance(part, int) else part for part in finding.path)
    return finding.severity.rank, finding.code, place, finding.subject


def picked(findings: Iterable[Finding], select: Iterable[str], ignore: Iterable[str]) -> list[Finding]:
    """Return the findings that a mark of ``select`` stands for (all, if empty) and none of ``ignore``."""
    chosen, left_out = tuple(select), tuple(ignore)

    def marked(finding: Finding, marks: tuple[str, ...]) -> bool:
        return any(stands_for(mark, finding.code, finding.name) for mark in marks)

    return [f for f in findings if (not chosen or marked(f, chosen)) and not marked(f, left_out)]
