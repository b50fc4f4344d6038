"""Family V, the part that concerns the board's own waivers."""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from engine.checks.frame.check import Check
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.waivers import RemoveWaiver, Waivable
from engine.messages import say

_SHORTEST = 2
"""Letters of the shortest word, such as OK; in Chinese one says as much."""


class WaiverUnused:
    """A waiver matches no finding.

    Why it matters: its problem has been fixed, or its text is misspelt. Either way it could hide a later
    problem with that name.

    Example: `{finding: "K102:36", reason: "the docks"}` after key 36 was reassigned.

    To fix it, remove the waiver, or correct its finding: a code, a colon and the subject, as listed by
    `platelayer waive MAP`.
    """

    code: ClassVar[str] = "V201"
    name: ClassVar[str] = "waiver-unused"
    severity: ClassVar[Severity] = Severity.WARNING

    def find(self, board: Waivable, found: Iterable[Finding]) -> Iterator[Finding]:
        """Yield one finding for each waiver that covers none of the findings."""
        ids = {finding.id for finding in found}
        for index, waiver in enumerate(board.waivers):
            if waiver.finding not in ids:
                # A repeated one is removed with its copies.
                ids.add(waiver.finding)
                yield Finding(
                    self.code,
                    self.name,
                    self.severity,
                    say("The waiver of {finding} matches no finding.", finding=waiver.finding),
                    subject=waiver.finding,
                    path=("waivers", index, "finding"),
                    fixes=(Fix("Remove the waiver", RemoveWaiver(waiver.finding)),),
                )


class WaiverUnreasoned(Check):
    """A waiver has no reason, or none of any words.

    Why it matters: later editors see that a problem was accepted, but not why, and cannot tell whether the
    reason still applies.

    Example: `{finding: "K102:36", reason: ""}`, or `reason: x`.

    To fix it, add a reason, or remove the waiver.
    """

    code, name, severity = "V203", "waiver-unreasoned", Severity.WARNING
    scope = "local"

    def find(self, board: Waivable) -> Iterator[Finding]:
        """Yield one finding for each waiver whose reason is empty, blank or shorter than any word."""
        for index, waiver in enumerate(board.waivers):
            if sum(sign.isalpha() for sign in waiver.reason) < _SHORTEST:
                yield self.finding(
                    say("The waiver of {finding} has no reason.", finding=waiver.finding),
                    subject=waiver.finding,
                    path=("waivers", index, "reason"),
                    fixes=(Fix("Remove the waiver", RemoveWaiver(waiver.finding), safe=False),),
                )


WAIVER_CHECKS: tuple[Check, ...] = (WaiverUnreasoned(),)
