"""What a check is: a code, a name, a severity, an explanation and a way to find."""

import inspect
from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, ClassVar, Generic, Literal, TypeVar

from engine.board.document import Board
from engine.diagnostics.findings import Finding, Severity
from engine.messages import Phrase

Scope = Literal["local", "global"]
Document = TypeVar("Document")


class CheckOf(ABC, Generic[Document]):
    """One rule of a good document of some kind.

    The docstring of each check is its explanation: what it finds, why it matters, an example and
    how to fix it. ``platelayer explain`` and the findings dock show it unchanged.
    """

    code: ClassVar[str]
    name: ClassVar[str]
    severity: ClassVar[Severity]
    scope: ClassVar[Scope] = "global"
    """Whether each finding shows within a few hexes of its place, at a cost that lets all such
    checks together answer while one draws, or asks for a search over the board.

    What a check finds may depend on the fields of the board alone: while those it has read stay
    the same it is not asked again (``engine/checks/incremental.py``).
    """
    figures: ClassVar[bool] = False
    """Whether it lists figures of every board, which are listed together, rather than what to look into."""

    @abstractmethod
    def find(self, document: Document, /) -> Iterator[Finding]:
        """Yield every place of the document that breaks the rule."""

    def finding(self, message: Phrase, **fields: Any) -> Finding:
        """Return a finding of this check; ``fields`` are the others of Finding."""
        return Finding(self.code, self.name, self.severity, message, figures=self.figures, **fields)

    @classmethod
    def explanation(cls) -> str:
        """Return what the check finds, why it matters, an example and how to fix it."""
        return inspect.getdoc(cls) or ""


class Check(CheckOf[Board]):
    """One rule of a good board."""
