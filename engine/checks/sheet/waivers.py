"""Family V, the part that concerns the board's own waivers."""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from engine.board.document import Board
from engine.checks.frame.check import Check
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.waivers import RemoveWaiver
from engine.messages import say


class WaiverUnused:
    """A waiver matches no finding.

    Why it matters: it was written for a fault that is mended by now, or its text is misspelt and
    it covers nothing; either way it would hide the next fault of that name.

    Example: `{finding: "K102:36", reason: "the docks"}` after key 36 was given away.

    To mend it, remove the waiver, or correct what it names: a code, a colon and the finding's
    subject, as `platelayer waive MAP` lists them.
    """

    code: ClassVar[str] = "V201"
    name: ClassVar[str] = "waiver-unused"
    severity: ClassVar[Severity] = Severity.WARNING

    def find(self, board: Board, found: Iterable[Finding]) -> Iterator[Finding]:
        """Yield one finding for each waiver that covers none of the findings."""
        ids = {finding.id for finding in found}
        for index, waiver in enumerate(board.waivers):
            if waiver.finding not in ids:
                # One that stands twice is taken away with its like.
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
    """A waiver gives no reason.

    Why it matters: whoever comes after sees that a fault was kept, and not why; he cannot tell
    whether the reason still holds.

    Example: `{finding: "K102:36", reason: ""}`.

    To mend it, write the reason, or remove the waiver and decide again.
    """

    code, name, severity = "V203", "waiver-unreasoned", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each waiver whose reason is empty or blank."""
        for index, waiver in enumerate(board.waivers):
            if not waiver.reason.strip():
                yield self.finding(
                    say("The waiver of {finding} gives no reason.", finding=waiver.finding),
                    subject=waiver.finding,
                    path=("waivers", index, "reason"),
                    fixes=(Fix("Remove the waiver", RemoveWaiver(waiver.finding), safe=False),),
                )


WAIVER_CHECKS: tuple[Check, ...] = (WaiverUnreasoned(),)
