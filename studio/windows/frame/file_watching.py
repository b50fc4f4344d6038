"""What other programs do to the files of open boards is said, until one says what is to become of it."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication

from studio.session.background.worker_thread import WorkerThread
from studio.session.known_files import Absence, KnownFiles, Stamp, absence_of, stamp_of
from studio.windows.frame.document_tab import DocumentTab
from studio.windows.frame.file_notice import Notice
from studio.windows.frame.open_documents import OpenDocuments

Seen = tuple[Path, Stamp | Absence | None]
"""A file that is not as it was left, and how it looks now, or what of it is missing."""


EVERY_MS = 3000
"""How often they are looked at. No disk says of what is done to a shared folder from another machine."""


class FileWatching(QObject):
    """Looks at the files now and then, and says of the board at the front what it saw.

    They are looked at when the program comes to the front, too, and off the interface's thread: a disk in a
    network may take its time.
    """

    def __init__(self, desks: OpenDocuments, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desks = desks
        self._errands = WorkerThread("watching", self)
        self._strange: dict[Path, Stamp | Absence | None] = {}
        self._settled: set[Seen] = set()
        self._mended: set[Path] = set()
        """The files that became what their boards are since they were begun to be looked at."""
        self.notice = Notice()
        self.notice.wanted.connect(lambda doing: desks.front.doings[doing]())
        self.notice.keep.clicked.connect(self._settle)
        for desk in desks.all:
            self._follow(desk)
        desks.made.connect(self._follow)
        desks.opened.connect(self._begin_anew)
        for turned in (desks.turned_to, desks.opened, desks.cleared, desks.emptied):
            turned.connect(self._show)
        running = QGuiApplication.instance()
        if isinstance(running, QGuiApplication):
            running.applicationStateChanged.connect(self._come_back)
        self._again = QTimer(self, interval=EVERY_MS)
        self._again.timeout.connect(self.look)
        self._again.start()

    def look(self) -> None:
        """Look at the files of the open boards, unless that is under way; not at one being written."""
        sessions = [desk.session for desk in self._desks.open_ones if not desk.session.is_saving]
        files = [(session.path, session.files) for session in sessions if session.path is not None]
        if files and not self._errands.under_way:
            self._mended.clear()
            self._errands.send(lambda: strange(files), self._take, self._break_down)

    def finish(self) -> None:
        """Look no more."""
        self._again.stop()
        self._errands.abandon()

    def _follow(self, desk: DocumentTab) -> None:
        """Hear when the file of a desk is what the board is again."""
        for mended in (desk.session.saved, desk.session.reloaded):
            mended.connect(self._forget)

    def _come_back(self, state: Qt.ApplicationState) -> None:
        """Look when the program comes to the front."""
        if state == Qt.ApplicationState.ApplicationActive and not self._errands.is_finished:
            self.look()

    def _take(self, seen: tuple[Seen, ...]) -> None:
        """Say what there is to say now; what was settled is said again only when the file changes again."""
        self._settled &= set(seen)
        mended = self._mended | {desk.session.path for desk in self._desks.all if desk.session.is_saving}
        self._strange = dict(each for each in seen if each not in self._settled and each[0] not in mended)
        self._desks.free_hand.when_free(self._show)

    def _forget(self, path: Path) -> None:
        """Say nothing more of a file, not even what was seen just before it became what it is."""
        self._mended.add(path)
        self._strange.pop(path, None)
        self._show()

    def _begin_anew(self, desk: DocumentTab) -> None:
        """Say nothing of a file that was strange to a board closed since: it is just read."""
        if desk.session.path is not None:
            self._forget(desk.session.path)

    def _settle(self) -> None:
        """Leave the file of the board at the front as it is."""
        path = self._desks.front.session.path
        if path is not None and path in self._strange:
            self._settled.add((path, self._strange[path]))
            self._forget(path)

    def _show(self, _what: object = None) -> None:
        """Say what there is to say of the board at the front."""
        path = self._desks.front.session.path
        if path is None or path not in self._strange:
            self.notice.hide()
        else:
            seen = self._strange[path]
            self.notice.tell(path.name, "changed" if seen is None or isinstance(seen, Stamp) else seen)

    def _break_down(self, error: Exception) -> None:
        """Let what went wrong be seen where every mishap is."""
        raise error


def strange(files: Iterable[tuple[Path, KnownFiles]]) -> tuple[Seen, ...]:
    """Return the files that somebody else changed or took away, or whose disk is away."""
    looks = ((path, known, absence_of(path)) for path, known in files)
    return tuple(
        (path, absence or stamp_of(path))
        for path, known, absence in looks
        if absence or known.is_changed(path)
    )
