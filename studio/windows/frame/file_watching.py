"""What other programs do to the files of open boards is said, until one says what is to become of it."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, Literal

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from engine.messages import Phrase
from studio.language.words import tr
from studio.session.background.worker_thread import WorkerThread
from studio.session.known_files import Absence, KnownFiles, Stamp, absence_of, stamp_of
from studio.windows.frame.document_tab import DocumentTab
from studio.windows.frame.open_documents import OpenDocuments

Seen = tuple[Path, Stamp | Absence | None]
"""A file that is not as it was left, and how it looks now, or what of it is missing."""


EVERY_MS = 3000
"""How often they are looked at. No disk says of what is done to a shared folder from another machine."""
_CHANGED: Phrase = (
    "Another program changed {name}. Reload replaces this board with the file; Undo brings it back."
)
_State = Literal["changed", "file", "folder"]
"""How a file is: changed, or that it or its folder is not there."""
_STATES: Final[Mapping[_State, Phrase]] = {
    "changed": _CHANGED,
    "file": "{name} was moved or deleted. Save writes it again.",
    "folder": "The folder of {name} is missing; perhaps its disk was unplugged. Use Save As to save "
    "the board elsewhere. Nothing is lost.",
}


class Notice(QFrame):
    """What another program did to the file of a board, and the ways to go on."""

    wanted = Signal(str)
    """The name of the action to do with the board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.setAccessibleName(tr("The board's file"))
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.reload = _button(tr("Reload"), tr("Load the board from its file again"))
        self.save = _button(tr("Save"), tr("Write the file again in the same place"))
        self.keep = _button(tr("Keep Mine"), tr("Keep working on this board; saving asks again"))
        self.save_as = _button(tr("Save As…"), tr("Save the board to another file"))
        for button, doing in ((self.reload, "reload"), (self.save, "save"), (self.save_as, "save-as")):
            button.clicked.connect(lambda _=False, doing=doing: self.wanted.emit(doing))
        whole = QHBoxLayout(self)
        whole.setContentsMargins(16, 8, 16, 8)
        whole.setSpacing(10)
        whole.addWidget(self.words, 1)
        for each in (self.reload, self.save, self.keep, self.save_as):
            whole.addWidget(each)
        self.hide()

    def show_state(self, name: str, state: _State) -> None:
        """Say of a file how it is."""
        self.words.setText(tr(_STATES[state], name=name))
        self.reload.setVisible(state == "changed")
        self.save.setVisible(state != "changed")
        self.show()


def _button(text: str, tip: str) -> QPushButton:
    button = QPushButton(text)
    button.setToolTip(tip)
    button.setProperty("small", "true")
    return button


class FileWatching(QObject):
    """Looks at the files now and then, and says of the board at the front what it saw.

    They are looked at when the program comes to the front, too, and off the interface's thread: a disk in a
    network may take its time.
    """

    def __init__(self, desks: OpenDocuments, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desks = desks
        self._worker = WorkerThread("watching", self)
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
        if files and not self._worker.under_way:
            self._mended.clear()
            self._worker.send(lambda: strange(files), self._take, self._break_down)

    def finish(self) -> None:
        """Stop looking."""
        self._again.stop()
        self._worker.abandon()

    def _follow(self, desk: DocumentTab) -> None:
        """Note when the file of a document is the same as its board again."""
        for mended in (desk.session.saved, desk.session.reloaded):
            mended.connect(self._forget)

    def _come_back(self, state: Qt.ApplicationState) -> None:
        """Look when the program comes to the front."""
        if state == Qt.ApplicationState.ApplicationActive and not self._worker.is_finished:
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
            self.notice.show_state(path.name, "changed" if seen is None or isinstance(seen, Stamp) else seen)

    def _break_down(self, error: Exception) -> None:
        """Raise the error on this thread, where every error is shown."""
        raise error


def strange(files: Iterable[tuple[Path, KnownFiles]]) -> tuple[Seen, ...]:
    """Return the files that somebody else changed or took away, or whose disk is away."""
    looks = ((path, known, absence_of(path)) for path, known in files)
    return tuple(
        (path, absence or stamp_of(path))
        for path, known, absence in looks
        if absence or known.is_changed(path)
    )
