"""Boards begun as copies of files that stay as they are."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from engine.board.document import Board
from engine.messages import Phrase
from engine.tiles.set import TileSet
from studio.language.words import tr
from studio.session.files.backups import Version
from studio.session.files.filing import Filing, Mishap
from studio.windows.documents.questions import Questions
from studio.windows.frame.open_documents import OpenDocuments


class Copies(QObject):
    """Begins boards with those that come with Platelayer, and those of other programs; saving asks where."""

    def __init__(self, desks: OpenDocuments, questions: Questions, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desks = desks
        self._questions = questions
        self.filing = Filing(self)
        self.filing.failed.connect(self._show_mishap)
        desks.foreign_wanted.connect(self.take_over)

    def begin(self, path: Path) -> None:
        """Read a board and begin a copy of it."""
        self.filing.read(path, lambda _file, board, *_: self._desks.begin(board))

    def take_over(self, path: Path) -> None:
        """Read another program's map and begin a board like it; list what it lacks."""

        def begin(board: Board, notes: Sequence[Phrase]) -> None:
            self._desks.begin(board)
            if notes:
                title = tr("Not everything in {name} could be taken over", name=path.name)
                self._questions.inform(tr("Open Board"), title, "\n\n".join(map(tr, notes)))

        self.filing.take_over(path, begin)
        self.filing.await_briefly()

    def begin_earlier(self) -> None:
        """Begin a copy of an earlier version of the file of the document at the front."""
        documents = self._desks.front.documents
        session, name = documents.session, documents.name
        if session.path is None:
            self._offer(name, session.board, ())
        else:
            self.filing.find_versions(
                session.backups, session.path, partial(self._offer, name, session.board)
            )
            self.filing.await_briefly()

    def _offer(self, name: str, now: Board | TileSet, versions: tuple[Version, ...]) -> None:
        """Ask which version of a file to begin with, if there are any."""
        if not versions:
            text = tr("A version is kept each time a file is overwritten. This has not happened yet.")
            self._questions.inform(tr("Earlier Versions"), tr("This document has no earlier version"), text)
            return
        version = self._questions.version_to_open(name, versions, now)
        if version is not None:
            self.begin(version.file)

    def finish(self) -> None:
        """Stop reading."""
        self.filing.leave()

    def _show_mishap(self, mishap: Mishap) -> None:
        """Say why a board cannot be had."""
        tell = partial(self._questions.show_failure, mishap.title, mishap.text, mishap.findings)
        self._desks.free_hand.when_free(tell)
