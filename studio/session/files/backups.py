"""Earlier versions of the files that were saved, kept among the user's own application data.

Before a file is saved over, what it held is copied into a folder of its own there. The newest
versions stay; a busy hour of saving does not push out the version of the day before. They are numbered: a
clock may be set back.
"""

import hashlib
import os
import re
import stat
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from engine.boardfile.atomic import make_private, sweep, tighten, write_atomically

KEPT = 20
"""How many versions of a file are kept."""
NEWEST = 10
"""How many of them are simply the newest; the others are the last of each day before those."""

_STAMP = "%Y%m%dT%H%M%S%fZ"
_NAME = re.compile(r"(?:(\d+)-)?(\d+T\d+Z)")
"""A version's number and time; those kept first have no number."""


@dataclass(frozen=True)
class Version:
    """What a file held before it was saved over: where that is kept, since when, and how many bytes.

    The newest has the highest number; those without one are older than all others, and go by their time.
    """

    file: Path
    kept: datetime
    size: int
    number: int = 0


class Backups:
    """Earlier versions of any files, each file's in a folder named by the file and where it is."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def keep(self, path: Path) -> None:
        """Keep what a file holds now, unless that is the newest version already or there is no file.

        A version has the mode of its file. Raises OSError or BoardFileError when it cannot be kept.
        """
        if not path.is_file():
            return
        with path.open("rb") as file:
            mode, held = stat.S_IMODE(os.fstat(file.fileno()).st_mode), file.read()
        versions = self.of(path)
        folder = self._folder_of(path)
        if versions and versions[0].size == len(held) and versions[0].file.read_bytes() == held:
            sweep(folder)
            return
        make_private(folder)
        tighten(self._folder)
        number = versions[0].number + 1 if versions else 1
        name = f"{number:06}-{datetime.now(tz=UTC).strftime(_STAMP)}{path.suffix}"
        write_atomically(folder / name, held, mode=mode)
        for version in _surplus(self.of(path)):
            version.file.unlink(missing_ok=True)

    def of(self, path: Path) -> tuple[Version, ...]:
        """Return the versions of a file, the newest first."""
        found = []
        # No folder: nothing was kept of it.
        with suppress(FileNotFoundError):
            for file in self._folder_of(path).iterdir():
                name = _NAME.fullmatch(file.stem)
                with suppress(ValueError):
                    if name is not None:
                        kept = datetime.strptime(name[2], _STAMP).replace(tzinfo=UTC)
                        found.append(Version(file, kept, file.stat().st_size, int(name[1] or 0)))
        return tuple(sorted(found, key=lambda version: (version.number, version.kept), reverse=True))

    def _folder_of(self, path: Path) -> Path:
        """Return where a file's versions are, links followed."""
        real = os.path.realpath(path)
        mark = hashlib.sha256(os.fsencode(real)).hexdigest()[:12]
        return self._folder / f"{Path(real).stem[:40]}-{mark}"


def _surplus(versions: tuple[Version, ...]) -> tuple[Version, ...]:
    """Return the versions to let go, given newest first: all but the newest and the last of each day."""
    older = versions[NEWEST:]
    last_of_day = {version.kept.date(): version for version in reversed(older)}
    days = [version for version in older if version is last_of_day[version.kept.date()]]
    staying = {version.file for version in (*versions[:NEWEST], *days[: KEPT - NEWEST])}
    return tuple(version for version in versions if version.file not in staying)
