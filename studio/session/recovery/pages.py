"""The pages of the recovery journal: boards as map files, each headed by a comment that says whose it is."""

import json
import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any
from uuid import uuid4

from PySide6.QtCore import QLockFile

from engine.board.document import Board
from engine.boardfile.atomic import make_private, write_atomically
from engine.boardfile.source import MOST_BYTES, open_file, read_file
from engine.boardfile.writing import write_board
from engine.tiles.set import TileSet
from engine.tiles.writing import write_set
from studio.language.words import tr
from studio.session.known_files import Known, Stamp
from studio.session.recovery.pending_edits import NOTHING_PENDING, Pending, pending_of

SUFFIX, LOCK = ".yaml", ".lock"

_HEAD = "# platelayer-journal: "
_LONGEST_HEAD = 1_000_000
_MOST_BYTES = MOST_BYTES + _LONGEST_HEAD
_NOTHING_KNOWN = Known()


class Page:
    """One page on disk, for one session at a time: the lock of a process that has ended is free."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = QLockFile(str(path.with_suffix(LOCK)))
        self._lock.setStaleLockTime(0)

    @property
    def is_held(self) -> bool:
        """Whether a running session has the page; looks at the disk."""
        # No session can keep a page there.
        if not os.access(self.path.parent, os.W_OK):
            return False
        try:
            is_free = self.claim()
        except OSError:
            return False
        self.release()
        return not is_free

    def claim(self) -> bool:
        """Take the page for this session; false if a running session has it.

        Raises OSError where the disk has no place for a lock.
        """
        if self._lock.isLocked() or self._lock.tryLock(0):
            return True
        if self._lock.error() == QLockFile.LockError.LockFailedError:
            return False
        raise OSError(tr("{name} cannot be locked", name=self.path.name))

    def release(self) -> None:
        """Leave the page for another session to claim."""
        self._lock.unlock()

    def write(
        self,
        board: Board | TileSet,
        origin: Path | None,
        known: Known = _NOTHING_KNOWN,
        pending: Pending = NOTHING_PENDING,
        saving: Sequence[Board | TileSet] = (),
    ) -> None:
        """Write the board down in one piece, or raise OSError and leave the page as it was.

        ``origin`` is the file it is of, ``known`` what is known of that, ``saving`` the boards just being
        saved to it, ``pending`` what the board lacks. Only the user may read the page.
        """
        make_private(self.path.parent)
        if not self.claim():
            raise OSError(tr("{name} cannot be locked", name=self.path.name))
        stamp = known.stamp
        head = {
            "origin": None if origin is None else str(origin),
            "title": board.title,
            "kind": "tiles" if isinstance(board, TileSet) else "board",
            "stamp": None if stamp is None else [stamp.size, stamp.changed_ns],
            "comments": known.comments,
            "migrated": known.migrated,
            "name": known.name,
            "saving": [digest_of(_text_of(each).encode()) for each in saving],
            **pending.plain(),
        }
        text = f"{_HEAD}{json.dumps(head)}\n{_text_of(board)}"
        write_atomically(self.path, text.encode(), mode=0o600)

    def remove(self) -> None:
        """Remove the page and leave nothing behind."""
        # There is no page either where there is no folder, or something else in its place.
        with suppress(FileNotFoundError, NotADirectoryError):
            self.path.unlink()
        self.release()


def new_page(folder: Path) -> Page:
    """Return a page in a folder that no other session has."""
    return Page(folder / f"{os.getpid()}-{uuid4().hex}{SUFFIX}")


def _text_of(board: Board | TileSet) -> str:
    return write_set(board) if isinstance(board, TileSet) else write_board(board)


def digest_of(data: bytes) -> str:
    """Return what distinguishes the contents of a file from any other's."""
    return sha256(data).hexdigest()


@dataclass(frozen=True)
class Recoverable:
    """A page left by a session that did not end well: which file it was of, and when it was written.

    ``known`` is what that session knew of the file, ``pending`` what was not on the board, ``saving`` the
    digests of what it was just saving there. ``unread`` says why the page cannot be read, if it cannot.
    """

    page: Path
    origin: Path | None
    title: str
    written: datetime
    known: Known = _NOTHING_KNOWN
    pending: Pending = NOTHING_PENDING
    saving: tuple[str, ...] = ()
    unread: str = ""
    is_tile_set: bool = False


def described(path: Path) -> Recoverable:
    """Return what is known of a page: its head says whose it is, the disk when it was written."""
    head = _head_in(_first_line(path))
    origin, title, saving = head.get("origin"), head.get("title"), head.get("saving")
    written = datetime.fromtimestamp(path.stat().st_mtime, tz=UTC)
    return Recoverable(
        path,
        Path(origin) if isinstance(origin, str) and origin else None,
        title if isinstance(title, str) else "",
        written,
        _known(head),
        pending_of(head),
        tuple(each for each in saving if isinstance(each, str)) if isinstance(saving, list) else (),
        is_tile_set=head.get("kind") == "tiles",
    )


def board_on(path: Path) -> bytes:
    """Return the map file that a page holds, without the head."""
    data = read_file(path, _MOST_BYTES)
    return data.partition(b"\n")[2] if data.startswith(_HEAD.encode()) else data


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


def _first_line(path: Path) -> str:
    """Return a page's first line."""
    with open_file(path, _MOST_BYTES) as file:
        return file.readline(_LONGEST_HEAD).decode("utf-8", "replace")


def _head_in(line: str) -> dict[str, Any]:
    """Return the content of a page's first line; nothing where it is damaged."""
    try:
        head = json.loads(line.removeprefix(_HEAD))
    except (ValueError, RecursionError):
        return {}
    return head if isinstance(head, dict) else {}
