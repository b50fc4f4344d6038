"""From a path to text: what is opened, how much of it, and what is said when it cannot be."""

import errno
import os
import stat
from collections.abc import Mapping
from pathlib import Path
from typing import BinaryIO, Final

from engine.boardfile.errors import BoardFileError
from engine.boardfile.yaml_text.report import UnreadableError, file_finding
from engine.messages import Phrase, say

MOST_BYTES: Final = 32_000_000


class NoFileError(OSError):
    """What is at a path is a pipe or a device: never opened, for it could wait or have no end."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, say("it is a pipe or a device"), str(path))


class TooLargeError(OSError):
    """A file with more bytes than one of its kind can have; ``size`` is how many there are at least."""

    def __init__(self, path: Path, size: int) -> None:
        super().__init__(errno.EFBIG, say("it is too large"), str(path))
        self.size = size


def open_file(path: Path, most: int) -> BinaryIO:
    """Open a file for reading, as everything does that reads a file somebody names.

    ``most`` is how many bytes it may have now. Raises OSError, NoFileError and TooLargeError among them, or
    ValueError for a name that no file can have.
    """
    status = path.stat()
    if stat.S_ISDIR(status.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(status.st_mode):
        raise NoFileError(path)
    if status.st_size > most:
        raise TooLargeError(path, status.st_size)
    return path.open("rb")


def read_file(path: Path, most: int = MOST_BYTES) -> bytes:
    """Return the bytes of a file, however it grows meanwhile; raises what ``open_file`` does."""
    with open_file(path, most) as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise TooLargeError(path, len(data))
    return data


def read_text(path: Path) -> str:
    """Return the text of a file, without a byte order mark.

    Raises BoardFileError when the file cannot be opened or read, UnreadableError when what is in it
    is too large or is no text.
    """
    try:
        data = read_file(path)
    except TooLargeError as error:
        raise _too_large(path, error.size) from error
    except (OSError, ValueError) as error:
        raise unopened(path, error) from error
    return decoded(data, path.name)


def decoded(data: bytes, name: str) -> str:
    """Return bytes as the text they hold; raises UnreadableError when they hold none."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise _no_text(
            say("{name} is text in UTF-16: save it as UTF-8 in the program that wrote it.", name=name), (1, 1)
        )
    if b"\0" in data:
        raise _no_text(say("{name} is not a text file, so it cannot be opened.", name=name), (1, 1))
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
    """Return the refusal of a file no one needs to read to the end."""
    message = say(
        "{name} has {size:,.0f} MB; files have at most {most} MB. Check that it is the right file.",
        name=path.name,
        size=size / 1e6,
        most=MOST_BYTES // 1_000_000,
    )
    return UnreadableError(file_finding("V010", message, (), (1, 1)))


_ANSWERS: Final[Mapping[int, tuple[Phrase, Phrase]]] = {
    errno.EISDIR: ("{path} is a folder, not a file.", "Choose a file in it."),
    errno.ENOENT: ("The file {path} does not exist.", "Look for it under another name or folder."),
    errno.ENOTDIR: ("The file {path} does not exist.", "Look for it under another name or folder."),
    errno.EACCES: ("You may not read {path}.", "Change its permissions, or copy it."),
    errno.EPERM: ("You may not read {path}.", "Change its permissions, or copy it."),
    errno.ELOOP: ("{path} is a link to itself.", "Choose another file."),
}
"""What the system answers when a file is opened: what is said of it, and how to go on."""


def unopened(path: Path, error: OSError | ValueError) -> BoardFileError:
    """Return the sentence for a file that does not open."""
    if not isinstance(error, OSError):
        return BoardFileError(path, "The name of the file contains invalid characters.", "Choose another.")
    if isinstance(error, NoFileError):
        problem = say("{path} is a pipe or a device, not a file.", path=path)
        return BoardFileError(path, problem, "Choose a file.")
    answer = _ANSWERS.get(error.errno or 0)
    if answer is not None:
        pattern, advice = answer
        return BoardFileError(path, say(pattern, path=path), advice)
    problem = say("{path} cannot be read ({reason}).", path=path, reason=error.strerror)
    return BoardFileError(path, problem, "Try again, or copy it to another disk.")
