"""What other programs do to the files of open boards is said when one comes back to the window."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from studio.language.words import tr
from studio.session.errands import Errands
from studio.session.known import KnownFiles, Stamp, is_gone, stamp_of
from studio.windows.desks import Desks

Seen = tuple[Path, Stamp | None]
"""A file that is not as it was left, and how it looks now; None for one that is gone."""


class Watching(QObject):
    """Looks at the files whenever the program comes to the front, and says each change once.

    They are looked at off the interface's thread: a disk in a network may take its time.
    """

    said = Signal(str)
    """A sentence or two for the status bar."""

    def __init__(self, desks: Desks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desks = desks
        self._errands = Errands("watching", self)
        self._told: set[Seen] = set()
        running = QGuiApplication.instance()
        if isinstance(running, QGuiApplication):
            running.applicationStateChanged.connect(self._come_back)

    def look(self) -> None:
        """Look at the files of the open boards, unless that is under way; not at one being written."""
        sessions = [desk.session for desk in self._desks.open_ones if not desk.session.is_saving]
        files = [(session.path, session.files) for session in sessions if session.path is not None]
        if files and not self._errands.under_way:
            self._errands.send(lambda: _strange(files), self._tell, self._break_down)

    def finish(self) -> None:
        """Look no more."""
        self._errands.abandon()

    def _come_back(self, state: Qt.ApplicationState) -> None:
        """Look when the program comes to the front."""
        if state == Qt.ApplicationState.ApplicationActive and not self._errands.is_finished:
            self.look()

    def _tell(self, seen: tuple[Seen, ...]) -> None:
        """Say what was not said before."""
        new = [each for each in seen if each not in self._told]
        self._told = set(seen)
        if new:
            self.said.emit(" ".join(_sentence(*each) for each in new))

    def _break_down(self, error: Exception) -> None:
        """Let what went wrong be seen where every mishap is."""
        raise error


def _strange(files: Iterable[tuple[Path, KnownFiles]]) -> tuple[Seen, ...]:
    """Return the files that somebody else changed or took away."""
    return tuple((path, stamp_of(path)) for path, known in files if known.is_changed(path) or is_gone(path))


def _sentence(path: Path, now: Stamp | None) -> str:
    """Return what to say of a file."""
    if now is None:
        return tr("{name} is no longer where it was. Save the board to write it again.", name=path.name)
    return tr("{name} was changed by another program. You are asked before it is saved over.", name=path.name)
