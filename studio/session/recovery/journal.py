"""The recovery journal: what is not saved yet is kept next to the settings, never over the file.

Each session writes one page, named by its process and a number no one else has, under a lock that
ends with the process. A page whose lock is free belongs to a session that did not end well.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from threading import Event, Lock
from time import monotonic

from PySide6.QtCore import QLocale, QObject, QTime, QTimer, Signal

from engine.board.document import Board
from engine.tiles.set import TileSet
from studio.language.words import reason, tr
from studio.session.background.worker_thread import WorkerThread
from studio.session.known_files import Known
from studio.session.places import data_folder
from studio.session.recovery.pages import Page, new_page
from studio.session.recovery.pending_edits import NOTHING_PENDING, Pending

WAIT_MS = 300
"""How long after a change its page is begun, at most; with the writing itself well within a second."""

FIRST_PAUSE_MS = 1000
LONGEST_PAUSE_MS = 60_000
"""How long after a page that could not be written it is tried again; each time twice as long, up to that."""

PATIENCE_MS = 5000
"""How long a disk may not respond before that is reported."""

_NOTHING_KNOWN = Known()


@dataclass(frozen=True, eq=False)
class _Wanted:
    """The content of the page: the board, its file, what is known of and saved to that, what is pending."""

    newest: Callable[[], Board]
    saved: Board | None
    origin: Path | None
    known: Known
    pending: Pending
    saving: tuple[Board | TileSet, ...]


class _Turn:
    """One writing of a page: it takes what is wanted when its time has come."""

    def __init__(self, page: Page, due: float) -> None:
        self.page = page
        self._due = due
        self.is_to_come = True
        """Whether it has neither begun nor been called off."""
        self._hurries = Event()
        self.is_over = Event()
        """Set when the page is written, could not be written or is not wanted any more."""
        self.is_done = False
        """Whether it is over and did not fail."""

    def hurry(self) -> None:
        """Have it come at once."""
        self._hurries.set()

    def await_it(self) -> None:
        """Wait on the journal's own thread until it has come."""
        self._hurries.wait(max(self._due - monotonic(), 0.0))


class Journal(QObject):
    """Writes the newest board it was given to its page, off the interface's thread.

    The clock of that thread decides when a page is written, however busy the interface is. It looks at no
    disk but its page's own: that of the map may be away, or sleep.
    """

    written = Signal(object)
    """The page's path, after each writing."""
    failed = Signal(str)
    """The page could not be written; the text is for people. It is said once until it works again."""
    mended = Signal(str)
    """What failed has been done since, or there is nothing to keep any more; the text is the earlier one."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._page = new_page(folder)
        self._worker = WorkerThread("journal", self)
        self._wanted: _Wanted | None = None
        self._turn: _Turn | None = None
        """The writing begun last; between two threads, as is what is wanted."""
        self._lock = Lock()
        self._took_s = 0.0
        self._is_begun = False
        self._told = ""
        self._pause_ms = FIRST_PAUSE_MS
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._begin_turn)
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._warn_of_silence)
        self._waits_since = QTime()

    def keep(
        self,
        newest: Callable[[], Board],
        saved: Board | None,
        origin: Path | None,
        known: Known | None,
        pending: Pending = NOTHING_PENDING,
        saving: tuple[Board | TileSet, ...] = (),
    ) -> None:
        """Have a board written down soon, unless it is the one that is ``saved`` and nothing is ``pending``.

        ``newest`` is called on the other thread: this costs almost nothing, and may be called at each move of
        the pointer. ``origin`` is that of its files the board will be saved to, and
        ``saving`` are the boards on their way to a file.
        """
        if self._worker.is_finished:
            return
        self._pause.stop()
        with self._lock:
            self._wanted = _Wanted(newest, saved, origin, known or _NOTHING_KNOWN, pending, saving)
            is_due = self._turn is not None and self._turn.is_to_come
        # Later changes do not postpone it: a busy user would do so for ever.
        if not is_due:
            self._begin_turn()

    def hurry(self) -> Event:
        """Have what was given last written down at once; return what is set when it is, or cannot be."""
        if self._turn is None:
            over = Event()
            over.set()
            return over
        self._turn.hurry()
        return self._turn.is_over

    def keep_now(self, seconds: float) -> bool:
        """Write at once what was given last, and return whether that is done within some seconds.

        Nothing to keep is done, too.
        """
        if self._wanted is None:
            return True
        if self._pause.isActive():
            self._pause.stop()
            self._begin_turn()
        is_over = self.hurry()
        return is_over.wait(seconds) and self._turn is not None and self._turn.is_done

    def _begin_turn(self) -> None:
        """Have the page written by the other thread when its time has come."""
        # Who comes while a page is written waits for the rest of that as well.
        turn = _Turn(self._page, monotonic() + max(WAIT_MS / 1000 - self._took_s, 0.0))

        def work() -> bool | None:
            turn.await_it()
            try:
                is_kept = self._write(turn)
                turn.is_done = True
                return is_kept
            finally:
                turn.is_over.set()

        self._turn, self._is_begun = turn, True
        self._worker.send(work, lambda is_kept: self._report_written(turn.page, is_kept=is_kept), self._fail)
        self._be_patient()

    def _write(self, turn: _Turn) -> bool | None:
        """Write on the other thread what is wanted; return whether there is a page, None if none is due."""
        began = monotonic()
        with self._lock:
            is_off, turn.is_to_come, wanted = not turn.is_to_come, False, self._wanted
        if is_off or wanted is None:
            return None
        board = wanted.newest()
        is_kept = board is not wanted.saved or wanted.pending.is_more
        if is_kept:
            turn.page.write(board, wanted.origin, wanted.known, wanted.pending, wanted.saving)
        else:
            turn.page.remove()
        self._took_s = monotonic() - began
        return is_kept

    def drop(self) -> None:
        """Remove the page: all is saved or given up."""
        self._pause.stop()
        with self._lock:
            self._wanted = None
            if self._turn is not None:
                self._turn.is_to_come = False
        self.hurry()
        self._note_mended()
        if self._is_begun:
            self._is_begun = False
            self._worker.send(self._page.remove, lambda _: None, self._fail_to_remove)

    @property
    def page(self) -> Path | None:
        """Where the page is, None if there is nothing to keep."""
        return None if self._wanted is None else self._page.path

    def take_over(self, page: Page) -> None:
        """Drop the own page and go on with one claimed from a session that did not end well."""
        self.drop()
        self._page = page
        self._is_begun = True

    def _be_patient(self) -> None:
        """Wait for what is under way, and warn if it takes too long."""
        if not self._patience.isActive():
            self._waits_since = QTime.currentTime()
            self._patience.start(PATIENCE_MS)

    def _report_written(self, page: Page, *, is_kept: bool | None) -> None:
        """Say that the page is as it is wanted."""
        if is_kept is None:
            return
        self._note_mended()
        if self._worker.under_way:
            self._be_patient()
        if is_kept:
            self.written.emit(page.path)

    def _note_mended(self) -> None:
        """Say that nothing is wrong any more, if anything was."""
        self._patience.stop()
        self._pause_ms = FIRST_PAUSE_MS
        told, self._told = self._told, ""
        if told:
            self.mended.emit(told)

    def _warn(self, text: str) -> None:
        """Say what is wrong, unless anything has been said already."""
        self._patience.stop()
        if not self._told:
            self._told = text
            self.failed.emit(text)

    def _warn_of_silence(self) -> None:
        """Say that the disk neither takes the page nor refuses it."""
        if self._worker.under_way:
            self._warn(
                tr(
                    "The recovery copy has not been written since {time}: the disk with {folder} does not "
                    "respond. Save often: if the program closes now, unsaved work is lost.",
                    time=QLocale().toString(self._waits_since, QLocale.FormatType.ShortFormat),
                    folder=self._folder,
                )
            )

    def _fail(self, error: Exception) -> None:
        """Say that the page could not be written, the first time; while there is one to write try again."""
        self._warn(
            tr(
                "The recovery copy could not be written to {folder} ({error}). Save often: if the "
                "program closes now, unsaved work is lost.",
                folder=self._folder,
                error=reason(error),
            )
        )
        if self._wanted is not None and self._turn is not None and not self._turn.is_to_come:
            self._pause.start(self._pause_ms)
            self._pause_ms = min(2 * self._pause_ms, LONGEST_PAUSE_MS)

    def _fail_to_remove(self, error: Exception) -> None:
        """Say that the page is still there, though no one needs it."""
        self._warn(
            tr(
                "The recovery copy could not be deleted from {folder} ({error}). Nothing is lost; it "
                "may be offered at the next start.",
                folder=self._folder,
                error=reason(error),
            )
        )

    def stop(self, seconds: float) -> None:
        """Drop the page, and wait some seconds until it is gone.

        Where its disk does not answer by then the end of the program waits for it, with all the others.
        """
        self.drop()
        self._worker.finish(seconds)

    def leave(self, seconds: float) -> None:
        """Leave the page, with the newest board on it, to be offered the next time; wait as ``stop`` does."""
        if self._pause.isActive():
            self._pause.stop()
            self._begin_turn()
        self.hurry()
        self._patience.stop()
        self._is_begun = False
        self._worker.send(self._page.release, lambda _: None, self._fail)
        self._worker.finish(seconds)


def usual_folder() -> Path:
    """Return the folder for journals among the user's own application data."""
    return data_folder() / "recovery"
