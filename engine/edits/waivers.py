"""Edits of what an author means to keep: waivers of findings, by the findings' ids."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any, Protocol, Self, TypeVar

from engine.board.document import Waiver
from engine.messages import Phrase


class Waivable(Protocol):
    """A document that waivers can be put on: a board or a tile set."""

    @property
    def waivers(self) -> tuple[Waiver, ...]:
        """Its waivers, in the order of the file."""

    def edited(self, **changes: Any) -> Self:
        """Return it with some fields changed."""


Document = TypeVar("Document", bound=Waivable)


@dataclass(frozen=True)
class Waive:
    """Keep what a finding names, for a reason; a waiver there is already gets the new reason."""

    finding: str
    reason: str
    label: Phrase = "Waive finding"
    merge_key: Hashable | None = None

    def apply(self, document: Document) -> Document:
        """Add the waiver or change its reason; none without a reason."""
        waiver = Waiver(self.finding, self.reason.strip())
        if not waiver.reason or waiver in document.waivers:
            return document
        if any(each.finding == self.finding for each in document.waivers):
            changed = (waiver if each.finding == self.finding else each for each in document.waivers)
            return document.edited(waivers=tuple(changed))
        return document.edited(waivers=(*document.waivers, waiver))


@dataclass(frozen=True)
class RemoveWaiver:
    """Waive a finding no longer."""

    finding: str
    label: Phrase = "Remove waiver"
    merge_key: Hashable | None = None

    def apply(self, document: Document) -> Document:
        """Remove every waiver of the finding."""
        left = tuple(each for each in document.waivers if each.finding != self.finding)
        return document if left == document.waivers else document.edited(waivers=left)
