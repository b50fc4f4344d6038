"""What an edit is: a value that makes a new document out of one, such as a new board out of a board."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from engine.board.document import Board
from engine.messages import Phrase

Document = TypeVar("Document")


class EditOf(Protocol[Document]):
    """One change of a document of some kind, named for the undo menu."""

    @property
    def label(self) -> Phrase:
        """What the undo menu calls it, in the imperative: ``Paint hill``."""

    @property
    def merge_key(self) -> Hashable | None:
        """Edits with equal keys that follow each other undo as one; None never merges."""

    def apply(self, document: Document, /) -> Document:
        """Return the changed document, or the same object when nothing changes."""


Edit = EditOf[Board]
"""One change of a board."""


@dataclass(frozen=True)
class Several:
    """Several edits that are done and undone as one."""

    label: Phrase
    edits: tuple[EditOf[Any], ...]
    """All of them edits of the kind of document that they are applied to."""
    merge_key: Hashable | None = None

    def apply(self, document: Document) -> Document:
        """Apply the edits in order."""
        for edit in self.edits:
            document = edit.apply(document)
        return document


@dataclass(frozen=True)
class Foreseen:
    """An edit of which it is known what comes of it on one board: it is not worked out twice."""

    edit: Edit
    before: Board
    after: Board

    @property
    def label(self) -> Phrase:
        """Name it as the edit is named."""
        return self.edit.label

    @property
    def merge_key(self) -> Hashable | None:
        """Merge as the edit does."""
        return self.edit.merge_key

    def apply(self, board: Board) -> Board:
        """Return what is known for that board, else what comes of the edit."""
        return self.after if board is self.before else self.edit.apply(board)
