"""A finding is a value; its code never changes meaning, and it carries edits as fixes."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from engine.board.document import Waiver
from engine.edits.protocol import EditOf
from engine.hexes.lattice import Hex
from engine.messages import Phrase


class Severity(StrEnum):
    """How much a finding matters."""

    ERROR = "error"
    """It stops a release."""
    WARNING = "warning"
    """The designer should decide on it."""
    NOTE = "note"
    """It informs."""

    @property
    def rank(self) -> int:
        """Its order in a list: 0 for errors, then on."""
        return tuple(Severity).index(self)


Path = tuple[str | int, ...]
"""The place of something in the map file: ``("towns", 3, "keys")``."""


@dataclass(frozen=True)
class Fix:
    """An edit that fixes a finding; a safe one cannot lose anything the designer meant.

    One that is a ``choice`` settles a question with several good answers, such as new keys for all towns:
    it is offered, and never applied at once with others unless its finding was asked for.
    """

    title: Phrase
    edit: EditOf[Any]
    """An edit of the kind of document the finding is about."""
    safe: bool = True
    choice: bool = False


@dataclass(frozen=True)
class Finding:
    """One fault of one board or other document.

    ``subject`` distinguishes it from others of its code (``31,36``) and stays the same from one check to
    the next; ``path`` is its place in the map file; ``position`` the line and column (from 1)
    where the file itself is at fault; ``waived`` the author's reason for keeping it; ``renewing``
    says that it was found on an earlier board and is being looked for again. ``details`` are lines
    of what there is to look up beyond the sentence of the ``message``: a table of costs, an example.
    ``figures`` says that it lists figures of a board, as there are of every one, and nothing to look into.
    """

    code: str
    name: str
    severity: Severity
    message: Phrase
    subject: str = ""
    hexes: tuple[Hex, ...] = ()
    path: Path = ()
    position: tuple[int, int] | None = None
    fixes: tuple[Fix, ...] = ()
    waived: str | None = None
    renewing: bool = False
    details: Phrase = ""
    figures: bool = False

    @property
    def id(self) -> str:
        """What a waiver calls this finding: its code and its subject."""
        return f"{self.code}:{self.subject}" if self.subject else self.code

    @property
    def is_waivable(self) -> bool:
        """Whether a waiver can cover it: it is no fault of the file itself, and none of a waiver."""
        return not self.code.startswith(("V0", "V201", "V203"))


def waiver_of(finding: Finding, waivers: Iterable[Waiver]) -> Waiver | None:
    """Return the waiver that covers a finding, by its id, if there is one."""
    return next((waiver for waiver in waivers if waiver.finding == finding.id), None)


def stands_for(mark: str, code: str, name: str) -> bool:
    """Return whether a mark, the beginning of a code or a whole name in any case, means a code."""
    return name == mark.casefold() or code.startswith(mark.upper())
