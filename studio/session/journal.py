"""The recovery journal: what is not saved yet is kept beside the settings, never over the file.

Each session writes one page, named by its process and a number nobody else has, under a lock that
ends with the process. A page whose lock is free belongs to a session that did not end well.
"""

import json
import os
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
from studio.session.known import Known, KnownFiles, Stamp
from studio.session.locks import drop_half_made
from studio.session.places import data_folder

WAIT_MS = 300
"""How long after a change its page is written; with the writing itself well within a second."""

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

    def write(self, board: Board, origin: Path | None, known: Known = _NOTHING_KNOWN) -> None:
        """Write the board down in one piece, or raise OSError and leave the page as it was.

        ``origin`` is the file it is of, ``known`` what is known of that.
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
        }
        write_atomically(self.path, f"{_HEAD}{json.dumps(head)}\n{write_board(board)}".encode())

    def remove(self) -> None:
        """Take the page away and leave nothing behind."""
        self.path.unlink(missing_ok=True)
        self.release()


def new_page(folder: Path) -> Page:
    """Return a page in a folder that no other session has."""
    return Page(folder / f"{os.getpid()}-{uuid4().hex}{_SUFFIX}")


class Journal(QObject):
    """Writes the newest board it was given to its page, off the interface's thread."""

    written = Signal(object)
    """The page's path, after each writing."""
    failed = Signal(str)
    """The page could not be written; the text is for people. It is said once until it works again."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._page = new_page(folder)
        self._errands = Errands("journal", self)
        self._wanted: tuple[Board, Path | None, KnownFiles] | None = None
        self._is_begun = False
        self._is_failing = False
        self._wait = QTimer(self, singleShot=True, interval=WAIT_MS)
        self._wait.timeout.connect(self._write)

    def keep(self, board: Board, origin: Path | None, files: KnownFiles) -> None:
        """Have a board written down soon; ``origin`` is that of its files it will be saved to."""
        self._wanted = (board, origin, files)
        # Not started anew by later changes: a busy hand must not put the writing off for ever.
        if not self._wait.isActive():
            self._wait.start()

    def drop(self) -> None:
        """Take the page away: all is saved or given up."""
        self._wait.stop()
        self._wanted = None
        if self._is_begun:
            self._is_begun = False
            self._errands.send(self._page.remove, lambda _: None, self._fail)

    def take_over(self, page: Page) -> None:
        """Drop the own page and go on with one claimed from a session that did not end well."""
        self.drop()
        self._page = page
        self._is_begun = True

    def _write(self) -> None:
        """Write the wanted board on the other thread."""
        if self._wanted is None:
            return
        (board, origin, files), page = self._wanted, self._page

        def work() -> None:
            page.write(board, origin, files.of(origin) or _NOTHING_KNOWN)

        self._is_begun = True
        self._errands.send(work, lambda _: self._tell(page), self._fail)

    def _tell(self, page: Page) -> None:
        """Say that the page is written."""
        self._is_failing = False
        self.written.emit(page.path)

    def _fail(self, error: Exception) -> None:
        """Say that the page could not be written, the first time."""
        if not self._is_failing:
            self._is_failing = True
            self.failed.emit(
                tr(
                    "The recovery copy could not be kept in {folder} ({error}). Save often: should "
                    "the program be ended now, unsaved work would be lost.",
                    folder=self._folder,
                    error=reason(error),
                )
            )

    def stop(self) -> None:
        """Drop the page and wait until it is gone."""
        self.drop()
        self._errands.finish()


@dataclass(frozen=True)
class Recoverable:
    """A page left by a session that did not end well: which file it was of, and when it was written.

    ``known`` is what that session knew of the file.
    """

    page: Path
    origin: Path | None
    title: str
    written: datetime
    known: Known = _NOTHING_KNOWN


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
    )


def _known(head: dict[str, Any]) -> Known:
    """Return what a head says of the page's file."""
    stamp: Stamp | None = None
    match head.get("stamp"):
        case [int(size), int(changed_ns)]:
            stamp = Stamp(size, changed_ns)
        case _:
            pass
    return Known(stamp, head.get("comments") is True, head.get("migrated") is True)


def _head_of(path: Path) -> dict[str, Any]:
    """Return what stands in a page's first line; nothing where somebody has damaged it."""
    with path.open(encoding="utf-8", errors="replace") as file:
        first = file.readline()
    try:
        head = json.loads(first.removeprefix(_HEAD))
    except (ValueError, RecursionError):
        return {}
    return head if isinstance(head, dict) else {}
