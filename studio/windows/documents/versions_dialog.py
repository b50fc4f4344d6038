"""Earlier versions of the document's file: a list to choose from, and one begun as a copy."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from engine.board.document import Board
from engine.boardfile.errors import BoardFileError
from engine.boardfile.reading import read_board
from engine.messages import Phrase, say
from studio.language.words import tr
from studio.session.background.worker_thread import WorkerThread
from studio.session.files.backups import Version
from studio.windows.documents.version_summary import held_and_differing
from studio.windows.kit.row_dialog import RowDialog

_KILO = 1000


class VersionsDialog(RowDialog):
    """Lists what a file held before it was saved over; ``chosen`` is the version marked.

    In what each differs from the board ``now`` is told as soon as it has been read, on another thread.
    """

    def __init__(
        self, name: str, versions: Sequence[Version], now: Board, parent: QWidget | None = None
    ) -> None:
        listed = tuple(versions)
        words = tr(
            "These are the contents of the file before each time it was overwritten. A version "
            "opens as a copy without a file; your board does not change."
        )
        title = tr("Earlier versions of {name}", name=name)
        super().__init__(title, words, map(described, listed), parent)
        self._versions = listed
        self.setWindowTitle(tr("Earlier Versions"))
        self.list.itemActivated.connect(lambda _: self.accept())
        self.buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self.open_copy = self.buttons.addButton(tr("Open as Copy"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.open_copy.setDefault(True)
        self.resize(520, 420)
        self._reading = WorkerThread("versions", self)
        self.finished.connect(self._reading.abandon)
        for row, version in enumerate(listed):
            self._reading.send(
                partial(_told_of, version.file, now), partial(self._tell, row), self._pass_over
            )

    def _tell(self, row: int, told: Phrase) -> None:
        """Say what a version holds below when it was kept."""
        item = self.list.item(row)
        item.setText(f"{described(self._versions[row])}\n{tr(told)}")

    def _pass_over(self, error: Exception) -> None:
        """Say no more of a version that cannot be read: whoever opens it is told why."""
        if not isinstance(error, BoardFileError):
            raise error

    @property
    def chosen(self) -> Version:
        """The version marked."""
        return self._versions[self.list.currentRow()]


def _told_of(file: Path, now: Board) -> Phrase:
    """Read a version and say what it holds; raises BoardFileError if that cannot be."""
    board = read_board(file).board
    return say("It cannot be read.") if board is None else held_and_differing(board, now)


def described(version: Version) -> str:
    """Return one line on a version: until when the file held it, and its size."""
    until = QDateTime.fromMSecsSinceEpoch(int(1000 * version.kept.timestamp()))
    when = QLocale().toString(until, "ddd d MMM yyyy, HH:mm:ss")
    size = tr("{n} bytes", n=version.size) if version.size < _KILO else f"{version.size // _KILO} kB"
    return tr("until {when}   ({size})", when=when, size=size)
