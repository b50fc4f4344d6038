"""Files written whole or not at all."""

import errno
import os
import re
import secrets
import stat
import sys
from contextlib import suppress
from pathlib import Path

from engine.boardfile.errors import BoardFileError
from engine.messages import Phrase, Saying, say

_LOOP: Phrase = "it is a link to itself"
_READ_ONLY: Phrase = "its disk is read-only"
_REASONS: dict[int, Phrase] = {
    errno.EROFS: _READ_ONLY,
    errno.ENAMETOOLONG: "its name is too long",
    errno.ELOOP: _LOOP,
}
_ELSEWHERE: Phrase = "Save it under another name or in another folder."
_UNFINISHED = re.compile(r"\.(\d+)-[0-9a-f]{16}\.platelayer")


def write_atomically(path: Path, data: bytes, *, mode: int | None = None) -> None:
    """Put bytes in a file so that it holds, whatever happens, either all of them or what it held before.

    A link is followed to its file; the file keeps its owner, where that is allowed, and its mode unless
    another ``mode`` is given. Until such a file is whole only its owner may read it. A new file without a
    mode given has the usual one. Raises BoardFileError with a sentence for the user; nothing is left behind
    then.
    """
    try:
        target, status = _target(path)
        wanted = stat.S_IMODE(status.st_mode) if mode is None and status is not None else mode
        new, handle = _begin(target, 0o666 if wanted is None else 0o600)
        try:
            _write(handle, data)
            _hand_over(new, status, wanted)
            os.fsync(handle)
            if sys.platform == "win32":
                # What is open cannot be renamed there. The number may be another file's from here on.
                os.close(handle)
                handle = -1
            new.replace(target)
        except BaseException:
            _take_back(new, handle)
            raise
        # The bytes are on the disk and have their name: what closing says changes nothing.
        with suppress(OSError):
            os.close(handle)
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
        target, _ = _target(path)
        _take_back(*_begin(target, 0o600))
    except (OSError, ValueError, RuntimeError) as error:
        raise _unsaved(path, error) from error


def is_same_file(one: Path, other: Path) -> bool:
    """Return whether two names lead to one file that is there, links of either kind followed."""
    try:
        return one.samefile(other)
    except (OSError, ValueError):
        return False


def make_private(folder: Path) -> None:
    """Make a folder, with those above it, that only the user may look into; one that is there becomes so.

    Raises OSError where it cannot be made.
    """
    for each in (*reversed(folder.parents), folder):
        if not each.is_dir():
            each.mkdir(mode=0o700, exist_ok=True)
    tighten(folder)


def tighten(folder: Path) -> None:
    """Keep others from looking into a folder, where there is one and its disk lets that be done."""
    with suppress(OSError):
        if stat.S_IMODE(folder.stat().st_mode) & 0o077:
            folder.chmod(0o700)


def _target(path: Path) -> tuple[Path, os.stat_result | None]:
    """Return the file a path leads to, and what it is if it is there; refuses what must not be replaced."""
    target = path.resolve()
    status = target.stat() if target.exists() else None
    _refuse(path, target, status)
    return target, status


def _refuse(path: Path, target: Path, status: os.stat_result | None) -> None:
    """Refuse what must not be replaced, which would need no right to write to it."""
    if status is None:
        return
    if stat.S_ISDIR(status.st_mode):
        raise BoardFileError(path, _not_saved(path, say("it is a folder")), _ELSEWHERE)
    if not stat.S_ISREG(status.st_mode):
        raise BoardFileError(path, _not_saved(path, say("it is a pipe or a device")), _ELSEWHERE)
    if not status.st_mode & 0o222 or not os.access(target, os.W_OK):
        reason = say(_READ_ONLY) if _is_sealed(target) else say("the file is read-only")
        raise BoardFileError(path, _not_saved(path, reason), _ELSEWHERE)


def _is_sealed(path: Path) -> bool:
    """Return whether the disk of a file may only be read from, where the system says that."""
    return sys.platform != "win32" and bool(os.statvfs(path).f_flag & os.ST_RDONLY)


def _begin(target: Path, mode: int) -> tuple[Path, int]:
    """Make the file that is written until it is whole, named by this process."""
    new = target.with_name(f".{os.getpid()}-{secrets.token_hex(8)}.platelayer")
    return new, os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), mode)


def _write(handle: int, data: bytes) -> None:
    """Write all of some bytes to an open file."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(handle, rest) :]


def _hand_over(new: Path, status: os.stat_result | None, mode: int | None) -> None:
    """Give a new file the owner of the one it is going to replace, and its mode."""
    if status is not None and hasattr(os, "chown"):
        # Only the superuser may give a file away; others keep what is theirs.
        with suppress(PermissionError):
            os.chown(new, status.st_uid, status.st_gid)
    if mode is not None:
        new.chmod(mode)


def _take_back(new: Path, handle: int) -> None:
    """Take an unfinished file away."""
    # It is closed already if it could not be renamed on Windows.
    with suppress(OSError):
        os.close(handle)
    with suppress(OSError):
        new.unlink()


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
    """Take away unfinished files that a program left in a folder when it was killed.

    Their names say which process wrote them. Others' files stay, and so does what cannot be taken away.
    """
    with suppress(OSError):
        for entry in os.scandir(folder):
            name = _UNFINISHED.fullmatch(entry.name)
            if name and entry.is_file(follow_symlinks=False) and not _is_running(int(name[1])):
                with suppress(OSError):
                    Path(entry.path).unlink()


def _is_running(process: int) -> bool:
    """Return whether there is a process of a number."""
    if sys.platform != "win32":
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return False
        except (OSError, OverflowError):
            return True
    # On Windows asking would end it; but what it has open cannot be taken away there.
    return sys.platform != "win32"


def _unsaved(path: Path, error: OSError | ValueError | RuntimeError) -> BoardFileError:
    """Return the sentence for a file that could not be saved."""
    match getattr(error, "errno", None):
        case errno.ENOSPC | errno.EDQUOT:
            advice = say("Free some space, or save to another disk.")
            return BoardFileError(path, _not_saved(path, say("the disk is full")), advice)
        case errno.EACCES | errno.EPERM:
            reason: str = say("its folder is not writable")
        # What a system shows of itself as files, such as /proc, is refused as if it were not there.
        case errno.ENOENT if Path(os.path.realpath(path)).parent.is_dir():
            reason = say("its folder is not writable")
        case errno.ENOENT | errno.ENOTDIR:
            reason = say("its folder does not exist")
        case (errno.EROFS | errno.ENAMETOOLONG | errno.ELOOP) as number:
            reason = say(_REASONS[number])
        case int():
            reason = str(getattr(error, "strerror", None) or error)
        case _ if isinstance(error, ValueError):
            reason = say("its name contains invalid characters")
        case _:
            # Python 3.11 and 3.12 have no number for it.
            reason = say(_LOOP)
    return BoardFileError(path, _not_saved(path, reason), _ELSEWHERE)


def _not_saved(path: Path, reason: str) -> Saying:
    """Return the sentence that a file was not saved, and why."""
    return say("{path} was not saved: {reason}.", path=path, reason=reason)


def backup_name(path: Path) -> Path:
    """Return a name for a copy of a file next to it that nothing bears yet: ``severn.backup.yaml``."""
    name = path.with_name(f"{path.stem}.backup{path.suffix}")
    count = 2
    # A link that leads nowhere bears the name too.
    while os.path.lexists(name):
        name = path.with_name(f"{path.stem}.backup-{count}{path.suffix}")
        count += 1
    return name
