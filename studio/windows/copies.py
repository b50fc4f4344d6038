"""Boards begun as copies of files that stay as they are."""

from pathlib import Path

from PySide6.QtCore import QObject

from engine.board.document import Board
from studio.session.filing import Filing, Mishap
from studio.windows.documents import Documents
from studio.windows.questions import Questions


class Copies(QObject):
    """Begins documents with boards that come with Platelayer; saving them first asks where."""

    def __init__(self, documents: Documents, questions: Questions, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._documents = documents
        self._questions = questions
        self._filing = Filing(self)
        self._filing.failed.connect(self._tell)

    def begin(self, path: Path) -> None:
        """Read a board and make a copy of it the document, once the one there is may go."""
        self._filing.read(path, lambda _file, board, *_: self._begin(board))

    def begin_earlier(self) -> None:
        """Make a copy of an earlier version of the document's file the document."""
        session = self._documents.session
        versions = () if session.path is None else session.backups.of(session.path)
        if not versions:
            text = "A version is kept each time a file is saved over; so far that has not happened."
            self._questions.tell("There is no earlier version of this board", text)
            return
        version = self._questions.version_to_open(self._documents.name, versions)
        if version is not None:
            self.begin(version.file)

    def finish(self) -> None:
        """Read no more."""
        self._filing.finish()

    def _begin(self, board: Board) -> None:
        """Make a board the document, without a file."""
        self._documents.leave(lambda: self._documents.session.new(board))

    def _tell(self, mishap: Mishap) -> None:
        """Say why a board cannot be had."""
        self._questions.tell(mishap.title, mishap.text, mishap.findings)
