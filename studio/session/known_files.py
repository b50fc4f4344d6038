"""What a document knows of the files it was read from and written to."""

import os
import stat
from dataclasses import dataclass
from pathlib import Path
from typing import Literal


@dataclass(frozen=True)
class Stamp:
    """How a file looked to the disk: its size in bytes, and when it was changed in nanoseconds."""

    size: int
    changed_ns: int


def stamp_of(path: Path) -> Stamp | None:
    """Return how a file looks now; None where there is none to be seen, or what is there is no file."""
    try:
        status = path.stat()
    except (OSError, ValueError):
        return None
    return Stamp(status.st_size, status.st_mtime_ns) if stat.S_ISREG(status.st_mode) else None


Absence = Literal["file", "folder"]
"""What is missing: a file, or also the folder it was in."""


def absence_of(path: Path) -> Absence | None:
    """Return what is missing of a file; None where it is there, and where it may not be looked at."""
    if _is_there(path):
        return None
    return "file" if _is_there(path.parent) else "folder"


def _is_there(path: Path) -> bool:
    # Path.exists raises, before Python 3.12, for what may not be looked at and for names too long.
    try:
        path.stat()
    except PermissionError:
        return True
    except (OSError, ValueError):
        return False
    return True


@dataclass(frozen=True)
class Known:
    """What is known of one file: its stamp when it was last read or written, and what saving takes from it.

    ``comments`` are lost in saving; a ``migrated`` file is of an older version, and kept as a backup.
    ``name`` is the file's one name, links followed, empty where no one has asked its disk for it.
    """

    stamp: Stamp | None = None
    comments: bool = False
    migrated: bool = False
    name: str = ""


def look_at(path: Path) -> Known:
    """Return how a file looks now and what its one name is; asks its disk."""
    return Known(stamp_of(path), name=_one_name(path))


class KnownFiles:
    """The files of one document, each document having its own; used on more than one thread.

    What is noted of a file is had again without its disk, which may be away, or sleep. Only what says that
    it looks at the disk does so: it has no place on the interface's thread.
    """

    def __init__(self) -> None:
        self._known: dict[Path, Known] = {}

    def note(self, path: Path, known: Known) -> None:
        """Note what is known of a file now, under each name that it has here."""
        names = [other for other, its in list(self._known.items()) if known.name and its.name == known.name]
        for each in (path, *names):
            self._known[each] = known

    def of(self, path: Path | None) -> Known | None:
        """Return what is noted of a file under this very name; None if nothing is."""
        return None if path is None else self._known.get(path)

    def look_up(self, path: Path) -> Known | None:
        """Return what is known of a file under any name, links followed; None if it is none of these files.

        It looks at the disk of this name alone.
        """
        known = self.of(path)
        if known is not None:
            return known
        name = _one_name(path)
        return next((its for its in list(self._known.values()) if its.name == name), None)

    def is_changed(self, path: Path) -> bool:
        """Look at the disk whether one of these files has been changed by somebody else.

        One that is gone has not.
        """
        known, now = self.look_up(path), stamp_of(path)
        return known is not None and now is not None and now != known.stamp


def _one_name(path: Path) -> str:
    """Return the one name of a file."""
    try:
        return os.path.realpath(path)
    except ValueError:
        # Signs no file can have: reading or writing it says so.
        return str(path)
