"""The recovery journal: what is not saved yet is kept beside the settings, never over the file.

Each session writes one page, named by its process and a number nobody else has, under a lock that
ends with the process. A page whose lock is free belongs to a session that did not end well.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QLocale, QObject, QTime, QTimer, Signal

from engine.board.document import Board
from studio.language.words import reason, tr
from studio.session.errands import Errands
from studio.session.known import Known
from studio.session.pages import Page, new_page
from studio.session.pending import NOTHING_PENDING, Pending
from studio.session.places import data_folder

WAIT_MS = 300
"""How long after a change its page is written; with the writing itself well within a second."""

FIRST_PAUSE_MS = 1000
LONGEST_PAUSE_MS = 60_000
"""How long after a page that could not be written it is tried again; each time twice as long, up to that."""

PATIENCE_MS = 5000
"""How long a disk may say nothing of a page before that is told."""

_NOTHING_KNOWN = Known()


@dataclass(frozen=True, eq=False)
class _Wanted:
    """What is to be on the page: the board, its file, what is known of and saved to that, what is pending."""

    newest: Callable[[], Board]
    saved: Board | None
    origin: Path | None
    known: Known
    pending: Pending
    saving: tuple[Board, ...]


class Journal(QObject):
    """Writes the newest board it was given to its page, off the interface's thread.

    It looks at no disk but its page's own: that of the map may be away, or sleep.
    """

    written = Signal(object)
    """The page's path, after each writing."""
    failed = Signal(str)
    """The page could not be written; the text is for people. It is said once until it works again."""
    mended = Signal(str)
    """What failed has been done since, or there is nothing to keep any more; the text told of it before."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._page = new_page(folder)
        self._errands = Errands("journal", self)
        self._wanted: _Wanted | None = None
        self._is_begun = False
        self._told = ""
        self._pause_ms = FIRST_PAUSE_MS
        self._is_pausing = False
        """Whether it waits only because the last page could not be written."""
        self._wait = QTimer(self, singleShot=True)
        self._wait.timeout.connect(self._write)
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._tell_of_silence)
        self._waits_since = QTime()

    def keep(
        self,
        newest: Callable[[], Board],
        saved: Board | None,
        origin: Path | None,
        known: Known | None,
        pending: Pending = NOTHING_PENDING,
        saving: tuple[Board, ...] = (),
    ) -> None:
        """Have a board written down soon, unless it is the one that is ``saved`` and nothing is ``pending``.

        What ``newest`` is is worked out on the other thread: this costs as good as nothing, and may be
        called at each move of the pointer. ``origin`` is that of its files the board will be saved to, and
        ``saving`` are the boards on their way to it.
        """
        self._wanted = _Wanted(newest, saved, origin, known or _NOTHING_KNOWN, pending, saving)
        # Not started anew by later changes: a busy hand must not put the writing off for ever.
        if self._is_pausing or not self._wait.isActive():
            self._is_pausing = False
            self._wait.start(WAIT_MS)

    def drop(self) -> None:
        """Take the page away: all is saved or given up."""
        self._wait.stop()
        self._wanted = None
        self._note_mended()
        if self._is_begun:
            self._is_begun = False
            self._errands.send(self._page.remove, lambda _: None, self._fail_to_remove)

    def take_over(self, page: Page) -> None:
        """Drop the own page and go on with one claimed from a session that did not end well."""
        self.drop()
        self._page = page
        self._is_begun = True

    def _write(self) -> None:
        """Write what is wanted on the other thread, when that has done with what was wanted before."""
        wanted, page = self._wanted, self._page
        if wanted is None:
            return
        if self._errands.under_way:
            # On a slow disk page after page would pile up, and the newest come last.
            self._wait.start(WAIT_MS)
            self._be_patient()
        else:
            self._put(wanted, page)

    def _be_patient(self) -> None:
        """Wait for what is under way, but not for ever without a word."""
        if not self._patience.isActive():
            self._waits_since = QTime.currentTime()
            self._patience.start(PATIENCE_MS)

    def _put(self, wanted: _Wanted, page: Page) -> None:
        """Send what is to be written to the other thread."""

        def work() -> bool:
            board = wanted.newest()
            is_kept = board is not wanted.saved or wanted.pending.is_more
            if is_kept:
                page.write(board, wanted.origin, wanted.known, wanted.pending, wanted.saving)
            else:
                page.remove()
            return is_kept

        self._is_begun = True
        self._errands.send(work, lambda is_kept: self._tell(page, is_kept=is_kept), self._fail)
        self._be_patient()

    def _tell(self, page: Page, *, is_kept: bool) -> None:
        """Say that the page is as it is wanted."""
        self._note_mended()
        if is_kept:
            self.written.emit(page.path)

    def _note_mended(self) -> None:
        """Say that nothing is amiss any more, if anything was."""
        self._patience.stop()
        self._pause_ms = FIRST_PAUSE_MS
        told, self._told = self._told, ""
        if told:
            self.mended.emit(told)

    def _warn(self, text: str) -> None:
        """Say what is amiss, unless anything has been said already."""
        self._patience.stop()
        if not self._told:
            self._told = text
            self.failed.emit(text)

    def _tell_of_silence(self) -> None:
        """Say that the disk neither takes the page nor refuses it."""
        if self._errands.under_way:
            self._warn(
                tr(
                    "The recovery copy has not been kept since {time}: the disk with {folder} does not "
                    "answer. Save often: should the program be ended now, unsaved work would be lost.",
                    time=QLocale().toString(self._waits_since, QLocale.FormatType.ShortFormat),
                    folder=self._folder,
                )
            )

    def _fail(self, error: Exception) -> None:
        """Say that the page could not be written, the first time; while there is one to write try again."""
        self._warn(
            tr(
                "The recovery copy could not be kept in {folder} ({error}). Save often: should "
                "the program be ended now, unsaved work would be lost.",
                folder=self._folder,
                error=reason(error),
            )
        )
        if self._wanted is not None and not self._wait.isActive():
            self._is_pausing = True
            self._wait.start(self._pause_ms)
            self._pause_ms = min(2 * self._pause_ms, LONGEST_PAUSE_MS)

    def _fail_to_remove(self, error: Exception) -> None:
        """Say that the page is still there, though nobody needs it."""
        self._warn(
            tr(
                "The recovery copy could not be taken away from {folder} ({error}). Nothing is lost by that; "
                "it may be offered at the next start.",
                folder=self._folder,
                error=reason(error),
            )
        )

    def stop(self, seconds: float) -> None:
        """Drop the page, and wait some seconds until it is gone.

        Where its disk does not answer by then the end of the program waits for it, with all the others.
        """
        self.drop()
        self._errands.finish(seconds)

    def leave(self, seconds: float) -> None:
        """Leave the page, with the newest board on it, to be offered the next time; wait as ``stop`` does."""
        if self._wanted is not None and self._wait.isActive():
            self._wait.stop()
            self._put(self._wanted, self._page)
        self._patience.stop()
        self._is_begun = False
        self._errands.send(self._page.release, lambda _: None, self._fail)
        self._errands.finish(seconds)


def usual_folder() -> Path:
    """Return the folder for journals among the user's own application data."""
    return data_folder() / "recovery"
