"""Edits of what an author means to keep: waivers of findings, by the findings' ids."""

from collections.abc import Hashable
from dataclasses import dataclass

from engine.board.document import Board, Waiver
from engine.messages import Phrase


@dataclass(frozen=True)
class Waive:
    """Keep what a finding names, for a reason; a waiver there is already gets the new reason."""

    finding: str
    reason: str
    label: Phrase = "Waive finding"
    merge_key: Hashable | None = None

    def apply(self, board: Board) -> Board:
        """Add the waiver or change its reason; none without a reason."""
        waiver = Waiver(self.finding, self.reason.strip())
        if not waiver.reason or waiver in board.waivers:
            return board
        if any(each.finding == self.finding for each in board.waivers):
            changed = (waiver if each.finding == self.finding else each for each in board.waivers)
            return board.edited(waivers=tuple(changed))
        return board.edited(waivers=(*board.waivers, waiver))


@dataclass(frozen=True)
class RemoveWaiver:
    """Waive a finding no longer."""

    finding: str
    label: Phrase = "Remove waiver"
    merge_key: Hashable | None = None

    def apply(self, board: Board) -> Board:
        """Remove every waiver of the finding."""
        left = tuple(each for each in board.waivers if each.finding != self.finding)
        return board if left == board.waivers else board.edited(waivers=left)
