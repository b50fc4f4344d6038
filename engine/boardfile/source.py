"""From a path to text: what is opened, how much of it, and what is said when it cannot be."""

import errno
import stat
from pathlib import Path
from typing import Final

from engine.boardfile.disks import SILENT_DISK, is_silent
from engine.boardfile.errors import BoardFileError
from engine.boardfile.report import UnreadableError, file_finding
from engine.sayings import Phrase, say

MOST_BYTES: Final = 32_000_000


def read_text(path: Path) -> str:
    """Return the text of a file, without a byte order mark.

    Raises BoardFileError when the file cannot be opened or read, UnreadableError when what is in it
    is too large or is no text. A pipe or a device is never opened: it could wait for ever.
    """
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            raise _no_file(path, status.st_mode)
        if status.st_size > MOST_BYTES:
            raise _too_large(path, status.st_size)
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise _unopened(path, error) from error
    if len(data) > MOST_BYTES:
        raise _too_large(path, len(data))
    return decoded(data, path.name)


def decoded(data: bytes, name: str) -> str:
    """Return bytes as the text they hold; raises UnreadableError when they hold none."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise _no_text(
            say("{name} is text in UTF-16: save it as UTF-8 in the program that wrote it.", name=name), (1, 1)
        )
    if b"\0" in data:
        raise _no_text(say("{name} is not a text file, so it cannot be a map file.", name=name), (1, 1))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        position = before.count(b"\n") + 1, error.start - before.rfind(b"\n")
        message = say(
            "{name} is not text in UTF-8: save it as UTF-8 in the program that wrote it.", name=name
        )
        raise _no_text(message, position) from error


def _no_text(message: Phrase, position: tuple[int, int]) -> UnreadableError:
    """Return the refusal of bytes that are no text."""
    return UnreadableError(file_finding("V001", message, (), position))


def _too_large(path: Path, size: int) -> UnreadableError:
    """Return the refusal of a file nobody needs to read to the end."""
    message = say(
        "{name} has {size:,.0f} MB; a map file has {most} MB at most. Is it the file you meant?",
        name=path.name,
        size=size / 1e6,
        most=MOST_BYTES // 1_000_000,
    )
    return UnreadableError(file_finding("V010", message, (), (1, 1)))


def _no_file(path: Path, mode: int) -> BoardFileError:
    """Return the refusal of what is there but is no file."""
    if stat.S_ISDIR(mode):
        return BoardFileError(
            path, say("{path} is a folder, not a map file.", path=path), "Choose a file in it."
        )
    return BoardFileError(
        path, say("{path} is a pipe or a device, not a file.", path=path), "Choose a map file."
    )


def _unopened(path: Path, error: OSError | ValueError) -> BoardFileError:
    """Return the sentence for a file that does not open."""
    if is_silent(error):
        return BoardFileError(
            path,
            say("{path} cannot be read: {reason}.", path=path, reason=say(SILENT_DISK)),
            "See whether it is plugged in and the network is there, then try again.",
        )
    match getattr(error, "errno", None):
        case errno.ENOENT | errno.ENOTDIR:
            return BoardFileError(
                path, say("There is no file {path}.", path=path), "Look for it under another name or folder."
            )
        case errno.EACCES | errno.EPERM:
            problem = say("{path} may not be read by you.", path=path)
            return BoardFileError(path, problem, "Give yourself the right to read it, or copy it.")
        case errno.ELOOP:
            return BoardFileError(
                path, say("{path} is a link that leads back to itself.", path=path), "Choose another file."
            )
        case None:
            return BoardFileError(
                path, "The name of the file holds signs no file can have.", "Choose another."
            )
    reason = error.strerror if isinstance(error, OSError) else str(error)
    return BoardFileError(
        path,
        say("{path} cannot be read ({reason}).", path=path, reason=reason),
        "Try again, or copy it to another disk.",
    )
