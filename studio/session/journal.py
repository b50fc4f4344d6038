"""The recovery journal: what is not saved yet is kept beside the settings, never over the file.

Each session writes one page, named by its process and a number nobody else has, under a lock that
ends with the process. A page whose lock is free belongs to a session that did not end well.
"""

import json
import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from uuid import uuid4

from PySide6.QtCore import QLockFile, QObject, QTimer, Signal

from engine.board.document import Board
from engine.boardfile.atomic import sweep, write_atomically
from engine.boardfile.writing import write_board
from studio.language.words import reason, tr
from studio.session.errands import Errands
from studio.session.known import Known, Stamp
from studio.session.locks import drop_half_made
from studio.session.pending import NOTHING_PENDING, Pending, pending_of
from studio.session.places import data_folder

WAIT_MS = 300
"""How long after a change its page is written; with the writing itself well within a second."""

FIRST_PAUSE_MS = 1000
LONGEST_PAUSE_MS = 60_000
"""How long after a page that could not be written it is tried again; each time twice as long, up to that."""

_LAST_SECONDS = 5.0
"""How long the end of a session waits for the disk of the settings."""

_HEAD = "# platelayer-journal: "
_SUFFIX, _LOCK = ".yaml", ".lock"
_NOTHING_KNOWN = Known()


class Page:
    """One page on disk: the board as a map file, headed by a comment that says whose it is."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = QLockFile(str(path.with_suffix(_LOCK)))
        # A lock is stale when its process has ended, however old it is.
        self._lock.setStaleLockTime(0)

    def claim(self) -> bool:
        """Take the page for this session; false if a running session has it."""
        return self._lock.isLocked() or self._lock.tryLock(0)

    def release(self) -> None:
        """Leave the page to whoever claims it."""
        self._lock.unlock()

    def write(
        self,
        board: Board,
        origin: Path | None,
        known: Known = _NOTHING_KNOWN,
        pending: Pending = NOTHING_PENDING,
    ) -> None:
        """Write the board down in one piece, or raise OSError and leave the page as it was.

        ``origin`` is the file it is of, ``known`` what is known of that, ``pending`` what it lacks.
        """
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if not self.claim():
            raise OSError(tr("{name} cannot be locked", name=self.path.name))
        stamp = known.stamp
        head = {
            "origin": None if origin is None else str(origin),
            "title": board.title,
            "stamp": None if stamp is None else [stamp.size, stamp.changed_ns],
            "comments": known.comments,
            "migrated": known.migrated,
            "name": known.name,
            **pending.plain(),
        }
        write_atomically(self.path, f"{_HEAD}{json.dumps(head)}\n{write_board(board)}".encode())

    def remove(self) -> None:
        """Take the page away and leave nothing behind."""
        # There is no page either where there is no folder, or something else in its place.
        with suppress(FileNotFoundError, NotADirectoryError):
            self.path.unlink()
        self.release()


def new_page(folder: Path) -> Page:
    """Return a page in a folder that no other session has."""
    return Page(folder / f"{os.getpid()}-{uuid4().hex}{_SUFFIX}")


@dataclass(frozen=True, eq=False)
class _Wanted:
    """What is to be on the page: the board, its file, what is known of that, what is pending."""

    newest: Callable[[], Board]
    saved: Board | None
    origin: Path | None
    known: Known
    pending: Pending


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

    def keep(
        self,
        newest: Callable[[], Board],
        saved: Board | None,
        origin: Path | None,
        known: Known | None,
        pending: Pending = NOTHING_PENDING,
    ) -> None:
        """Have a board written down soon, unless it is the one that is ``saved`` and nothing is ``pending``.

        What ``newest`` is is worked out on the other thread: this costs as good as nothing, and may be
        called at each move of the pointer. ``origin`` is that of its files the board will be saved to.
        """
        self._wanted = _Wanted(newest, saved, origin, known or _NOTHING_KNOWN, pending)
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
            self._errands.send(self._page.remove, lambda _: None, self._fail)

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
        else:
            self._put(wanted, page)

    def _put(self, wanted: _Wanted, page: Page) -> None:
        """Send what is to be written to the other thread."""

        def work() -> bool:
            board = wanted.newest()
            is_kept = board is not wanted.saved or wanted.pending.is_more
            if is_kept:
                page.write(board, wanted.origin, wanted.known, wanted.pending)
            else:
                page.remove()
            return is_kept

        self._is_begun = True
        self._errands.send(work, lambda is_kept: self._tell(page, is_kept=is_kept), self._fail)

    def _tell(self, page: Page, *, is_kept: bool) -> None:
        """Say that the page is as it is wanted."""
        self._note_mended()
        if is_kept:
            self.written.emit(page.path)

    def _note_mended(self) -> None:
        """Say that nothing is amiss any more, if anything was."""
        self._pause_ms = FIRST_PAUSE_MS
        told, self._told = self._told, ""
        if told:
            self.mended.emit(told)

    def _fail(self, error: Exception) -> None:
        """Say that the page could not be written, the first time; while there is one to write try again."""
        if not self._told:
            self._told = tr(
                "The recovery copy could not be kept in {folder} ({error}). Save often: should "
                "the program be ended now, unsaved work would be lost.",
                folder=self._folder,
                error=reason(error),
            )
            self.failed.emit(self._told)
        if self._wanted is not None and not self._wait.isActive():
            self._is_pausing = True
            self._wait.start(self._pause_ms)
            self._pause_ms = min(2 * self._pause_ms, LONGEST_PAUSE_MS)

    def stop(self) -> None:
        """Drop the page and wait until it is gone."""
        self.drop()
        self._errands.finish(_LAST_SECONDS)

    def leave(self) -> None:
        """Leave the page, with the newest board on it, to be offered the next time."""
        if self._wanted is not None and self._wait.isActive():
            self._wait.stop()
            self._put(self._wanted, self._page)
        self._is_begun = False
        self._errands.finish(_LAST_SECONDS)
        self._page.release()


@dataclass(frozen=True)
class Recoverable:
    """A page left by a session that did not end well: which file it was of, and when it was written.

    ``known`` is what that session knew of the file, ``pending`` what was not on the board.
    """

    page: Path
    origin: Path | None
    title: str
    written: datetime
    known: Known = _NOTHING_KNOWN
    pending: Pending = NOTHING_PENDING


def recoverable(folder: Path) -> tuple[Recoverable, ...]:
    """Return the pages in a folder that no running session holds, the newest first.

    What is no page, or one that cannot be looked into, is left out: it must not keep others back.
    What a session that was killed left there beside pages is swept away.
    """
    sweep(folder)
    _sweep_locks(folder)
    found = []
    for path in folder.glob(f"*{_SUFFIX}"):
        page = Page(path)
        drop_half_made(path.with_suffix(_LOCK))
        if not page.claim():
            continue
        with suppress(OSError):
            found.append(_described(path))
        page.release()
    return tuple(sorted(found, key=lambda each: each.written, reverse=True))


def _sweep_locks(folder: Path) -> None:
    """Take away the locks without a page that no running session holds.

    A session that was killed leaves one where it had claimed its page and not written it yet, or had
    taken it away already.
    """
    for lock in folder.glob(f"*{_LOCK}"):
        page = Page(lock.with_suffix(_SUFFIX))
        if not page.path.exists():
            drop_half_made(lock)
            # Whoever can claim it is the only one; giving it back takes the lock away.
            page.claim()
            page.release()


def discard(entry: Recoverable) -> None:
    """Remove a page nobody wants back; one that a running session holds stays."""
    page = Page(entry.page)
    if page.claim():
        page.remove()


def usual_folder() -> Path:
    """Return the folder for journals among the user's own application data."""
    return data_folder() / "recovery"


def _described(path: Path) -> Recoverable:
    """Return what is known of a page: its head says whose it is, the disk when it was written."""
    head = _head_of(path)
    origin, title = head.get("origin"), head.get("title")
    written = datetime.fromtimestamp(path.stat().st_mtime, tz=UTC)
    return Recoverable(
        path,
        Path(origin) if isinstance(origin, str) and origin else None,
        title if isinstance(title, str) else "",
        written,
        _known(head),
        pending_of(head),
    )


def _known(head: dict[str, Any]) -> Known:
    """Return what a head says of the page's file."""
    stamp: Stamp | None = None
    match head.get("stamp"):
        case [int(size), int(changed_ns)]:
            stamp = Stamp(size, changed_ns)
        case _:
            pass
    name = head.get("name")
    return Known(
        stamp,
        head.get("comments") is True,
        head.get("migrated") is True,
        name if isinstance(name, str) else "",
    )


def _head_of(path: Path) -> dict[str, Any]:
    """Return what stands in a page's first line; nothing where somebody has damaged it."""
    with path.open(encoding="utf-8", errors="replace") as file:
        first = file.readline()
    try:
        head = json.loads(first.removeprefix(_HEAD))
    except (ValueError, RecursionError):
        return {}
    return head if isinstance(head, dict) else {}
