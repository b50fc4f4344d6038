"""Files written whole or not at all."""

import errno
import os
import re
import secrets
import stat
import time
from contextlib import suppress
from pathlib import Path

from engine.boardfile.disks import SILENT_DISK, is_silent
from engine.boardfile.errors import BoardFileError
from engine.sayings import Phrase, Saying, say

_LOOP: Phrase = "it is a link that leads back to itself"
_READ_ONLY: Phrase = "its disk may only be read from"
_REASONS: dict[int, Phrase] = {
    errno.EROFS: _READ_ONLY,
    errno.ENAMETOOLONG: "its name is too long",
    errno.ELOOP: _LOOP,
}
_ELSEWHERE: Phrase = "Save it under another name or in another folder."
_OTHER_DISK: Phrase = "See whether it is plugged in and the network is there, or save on another disk."
_UNFINISHED = re.compile(r"\.[0-9a-f]{16}\.platelayer")
_STALE_SECONDS = 3600
"""No writing takes this long: an unfinished file that old was left by a program that was killed."""


def write_atomically(path: Path, data: bytes) -> None:
    """Put bytes in a file so that it holds, whatever happens, either all of them or what it held before.

    A link is followed to its file; the file keeps its mode and, where that is allowed, its owner.
    Raises BoardFileError with a sentence for the user; nothing is left behind then.
    """
    try:
        target, status, new = _unfinished(path)
        try:
            _write(new, data, status)
            new.replace(target)
        except BaseException:
            with suppress(OSError):
                new.unlink()
            raise
        _settle(target.parent)
        sweep(target.parent)
    except (OSError, ValueError, RuntimeError) as error:
        raise _unsaved(path, error) from error


def demand_writable(path: Path) -> None:
    """Raise BoardFileError, as :func:`write_atomically` would, where a file cannot be written.

    It is asked before long work whose end is that file. Only a file that is begun in its folder shows that
    one can be: it is taken away again.
    """
    try:
        _, status, new = _unfinished(path)
        try:
            _write(new, b"", status)
        finally:
            with suppress(OSError):
                new.unlink()
    except (OSError, ValueError, RuntimeError) as error:
        raise _unsaved(path, error) from error


def is_same_file(one: Path, other: Path) -> bool:
    """Tell whether two names lead to one file that is there, links of either kind followed."""
    try:
        return one.samefile(other)
    except (OSError, ValueError):
        return False


def _unfinished(path: Path) -> tuple[Path, os.stat_result | None, Path]:
    """Return the file a path leads to, what it is if it is there, and where to write it until it is whole."""
    target = path.resolve()
    status = target.stat() if target.exists() else None
    _refuse(path, target, status)
    return target, status, target.with_name(f".{secrets.token_hex(8)}.platelayer")


def _refuse(path: Path, target: Path, status: os.stat_result | None) -> None:
    """Refuse what must not be replaced, which would need no right to write to it."""
    if status is None:
        return
    if stat.S_ISDIR(status.st_mode):
        raise BoardFileError(path, _not_saved(path, say("it is a folder")), _ELSEWHERE)
    if not stat.S_ISREG(status.st_mode):
        raise BoardFileError(path, _not_saved(path, say("it is a pipe or a device")), _ELSEWHERE)
    if not status.st_mode & 0o222 or not os.access(target, os.W_OK):
        reason = say(_READ_ONLY) if _is_sealed(target) else say("the file may not be changed")
        raise BoardFileError(path, _not_saved(path, reason), _ELSEWHERE)


def _is_sealed(path: Path) -> bool:
    """Tell whether the disk of a file may only be read from, where the system tells that."""
    return hasattr(os, "statvfs") and bool(os.statvfs(path).f_flag & os.ST_RDONLY)


def _write(new: Path, data: bytes, status: os.stat_result | None) -> None:
    """Write bytes to a file that does not exist yet, down to the disk."""
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666), "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    if status is not None:
        if hasattr(os, "chown"):
            # Only the superuser may give a file away; others keep what is theirs.
            with suppress(PermissionError):
                os.chown(new, status.st_uid, status.st_gid)
        new.chmod(stat.S_IMODE(status.st_mode))


def _settle(folder: Path) -> None:
    """Write the folder's own entry to the disk, where the system has a way to.

    The file is saved by now; some disks and folders know no such order, and that is no failure.
    """
    if os.name == "nt":
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def sweep(folder: Path) -> None:
    """Take away unfinished files that a program left in a folder when it was killed long ago.

    Others' files and new ones stay, and so does what cannot be taken away.
    """
    long_ago = time.time() - _STALE_SECONDS
    with suppress(OSError):
        for entry in os.scandir(folder):
            if _UNFINISHED.fullmatch(entry.name):
                with suppress(OSError):
                    _take_away(entry, long_ago)


def _take_away(entry: os.DirEntry[str], long_ago: float) -> None:
    """Take a file away that was last written before a time; raises OSError where that cannot be."""
    if entry.stat(follow_symlinks=False).st_mtime < long_ago:
        Path(entry.path).unlink(missing_ok=True)


def _unsaved(path: Path, error: OSError | ValueError | RuntimeError) -> BoardFileError:
    """Return the sentence for a file that could not be saved."""
    if is_silent(error):
        return BoardFileError(path, _not_saved(path, say(SILENT_DISK)), _OTHER_DISK)
    match getattr(error, "errno", None):
        case errno.ENOSPC | errno.EDQUOT:
            advice = say("Make room on it, or save on another disk.")
            return BoardFileError(path, _not_saved(path, say("the disk is full")), advice)
        case errno.EACCES | errno.EPERM:
            reason: str = say("nothing may be written in its folder")
        # What a system shows of itself as files, such as /proc, is refused as if it were not there.
        case errno.ENOENT if Path(os.path.realpath(path)).parent.is_dir():
            reason = say("nothing may be written in its folder")
        case errno.ENOENT | errno.ENOTDIR:
            reason = say("its folder is not there")
        case (errno.EROFS | errno.ENAMETOOLONG | errno.ELOOP) as number:
            reason = say(_REASONS[number])
        case int():
            reason = str(getattr(error, "strerror", None) or error)
        case _ if isinstance(error, ValueError):
            reason = say("its name holds signs no file can have")
        case _:
            # Python 3.11 and 3.12 have no number for it.
            reason = say(_LOOP)
    return BoardFileError(path, _not_saved(path, reason), _ELSEWHERE)


def _not_saved(path: Path, reason: str) -> Saying:
    """Return the sentence that a file was not saved, and why."""
    return say("{path} was not saved: {reason}.", path=path, reason=reason)


def backup_name(path: Path) -> Path:
    """Return a name for a copy of a file beside it that nothing bears yet: ``severn.backup.yaml``."""
    name = path.with_name(f"{path.stem}.backup{path.suffix}")
    count = 2
    # A link that leads nowhere bears the name too.
    while os.path.lexists(name):
        name = path.with_name(f"{path.stem}.backup-{count}{path.suffix}")
        count += 1
    return name
