"""Which file is being read or written, said in the status bar once that takes longer than a moment."""

from PySide6.QtCore import QObject, QTimer

from studio.session.files.filing import Filing
from studio.windows.frame.document_tab import DocumentTab
from studio.windows.frame.open_documents import OpenDocuments
from studio.windows.frame.status_bar import Status

_MOMENT_MS = 400


class FileProgress(QObject):
    """Follows the filing of every desk, and that of boards begun as copies."""

    def __init__(
        self, desks: OpenDocuments, copies: Filing, status: Status, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._desks = desks
        self._status = status
        self._copies = copies
        self._moment = QTimer(self, singleShot=True, interval=_MOMENT_MS)
        self._moment.timeout.connect(self._show)
        copies.busy_changed.connect(self._look)
        for desk in desks.all:
            self._follow(desk)
        desks.made.connect(self._follow)
        desks.cleared.connect(lambda _: self._look())

    def _follow(self, desk: DocumentTab) -> None:
        """Hear when files are read and written at a desk."""
        desk.session.busy_changed.connect(self._look)

    @property
    def _words(self) -> str:
        """What is under way."""
        filings = (self._copies, *(desk.session.filing for desk in self._desks.all))
        return next((filing.words for filing in filings if filing.is_busy), "")

    def _look(self) -> None:
        """Say at once what has come to its end, and in a moment what has begun."""
        if not self._words or self._status.files.text():
            self._show()
        elif not self._moment.isActive():
            self._moment.start()

    def _show(self) -> None:
        """Say what is under way; the start page has a status bar as long as that is said."""
        self._moment.stop()
        self._status.show_files(self._words)
        self._status.setVisible(bool(self._words) or self._desks.front.documents.is_open)
