"""What a session that did not end well left in the recovery journal: found, described and discarded."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from engine.boardfile.atomic import sweep, tighten
from engine.boardfile.source import read_file
from studio.language.words import reason
from studio.session.known_files import Stamp, stamp_of
from studio.session.recovery.pages import LOCK, SUFFIX, Page, Recoverable, board_on, described, digest_of

_UNKNOWN_TIME = datetime.fromtimestamp(0, tz=UTC)


def recoverable(folder: Path) -> tuple[Recoverable, ...]:
    """Return the pages in a folder that no running session holds, the newest first.

    A page whose file holds the very same board is dropped: it was saved, and the program ended before the
    page was gone. What cannot be read is among them, and says why; what is no file is left out. What a
    session that was killed left there next to pages is removed, and others may not look into the folder
    from now on. Nothing has to be written for all this, so that a full disk keeps no board back. It asks
    disks that may not answer: it has no place on the interface's thread. Raises OSError where the folder
    cannot be looked into.
    """
    tighten(folder)
    sweep(folder)
    _sweep_locks(folder)
    pages = (_left(path) for path in _files(folder, SUFFIX) if not Page(path).is_held)
    left = tuple(entry for entry in pages if entry is not None)
    found = (_as_its_file_stands(entry, _file_of(entry)) for entry in left)
    offered = (entry for entry in found if entry is not None)
    return tuple(sorted(offered, key=lambda each: each.written, reverse=True))


def discard(entry: Recoverable) -> None:
    """Remove a page no one wants back; one that a running session holds stays.

    Raises OSError where the disk does not let it be removed.
    """
    page = Page(entry.page)
    if page.claim():
        try:
            page.remove()
        finally:
            page.release()


def _files(folder: Path, suffix: str) -> Iterator[Path]:
    """Return what is in a folder with a suffix; nothing where there is no folder."""
    try:
        names = sorted(path.name for path in folder.iterdir())
    except (FileNotFoundError, NotADirectoryError):
        return
    yield from (folder / name for name in names if name.endswith(suffix))


def _sweep_locks(folder: Path) -> None:
    """Remove the locks without a page that no running session holds.

    A session that was killed leaves one where it had claimed its page and not written it yet, or had
    removed it already.
    """
    for path in _files(folder, LOCK):
        page = Page(path.with_suffix(SUFFIX))
        # One that cannot be had harms no one.
        with suppress(OSError):
            if not page.path.exists() and page.claim():
                page.release()


def _left(path: Path) -> Recoverable | None:
    """Return what is known of a page that was left; None where there is no page."""
    try:
        return described(path)
    except (FileNotFoundError, IsADirectoryError):
        return None
    except OSError as error:
        return Recoverable(path, None, path.name, _UNKNOWN_TIME, unread=reason(error))


def _as_its_file_stands(entry: Recoverable, now: tuple[Stamp, bytes] | None) -> Recoverable | None:
    """Return an entry by what its file holds now; None, and no page any more, where that is its board.

    A file that holds what the session was just saving is as that session knows it, and was changed by
    no one else. If a file cannot be read, for example because its disk does not answer, the entry stays
    as it is.
    """
    if now is None:
        return entry
    stamp, data = now
    if not entry.pending.is_more and data == _board_on(entry.page):
        # On a disk that takes no changes it stays, and is not offered the next time either.
        with suppress(OSError):
            discard(entry)
        return None
    if digest_of(data) in entry.saving:
        return replace(entry, known=replace(entry.known, stamp=stamp, comments=False, migrated=False))
    return entry


def _file_of(entry: Recoverable) -> tuple[Stamp, bytes] | None:
    """Return how an entry's file looks and what it holds; None where it has none or it cannot be read."""
    if entry.origin is None or entry.unread:
        return None
    # Stamped before it is read: what is changed in between counts as changed since.
    stamp = stamp_of(entry.origin)
    try:
        return None if stamp is None else (stamp, read_file(entry.origin))
    except (OSError, ValueError):
        return None


def _board_on(page: Path) -> bytes | None:
    """Return the map file on a page; None where it cannot be read."""
    try:
        return board_on(page)
    except OSError:
        return None
