"""Stamps: patches kept under a name, each a map file; some come with the program."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from engine.board.patches import Patch, board_of, patch_of
from engine.boardfile.atomic import make_private
from engine.boardfile.errors import BoardFileError
from engine.boardfile.reading import read_board
from engine.boardfile.saving import save_board
from engine.messages import Phrase, say
from engine.shipped import folder
from studio.language.words import reason, tr
from studio.session.background.worker_thread import WorkerThread
from studio.session.files.filing import Mishap

_UNSAFE = re.compile(r"[^\w -]")

SHIPPED: tuple[Phrase, ...] = (
    "Chain of lakes",
    "Estuary",
    "Island",
    "Moor with hills",
    "Mountain range",
    "River bend",
)
"""The titles of the stamps that come with the program, which are translated; the user's own are names."""


@dataclass(frozen=True)
class Stamp:
    """A patch with its middle at the origin, its name, and the file it is kept in."""

    name: str
    patch: Patch
    file: Path
    shipped: bool


class _Read(NamedTuple):
    """What is in the file of a stamp: a patch and its title, or else why there is none."""

    file: Path
    patch: Patch | None = None
    title: str = ""
    error: BoardFileError | None = None


class Stamps(QObject):
    """The stamps there are: those that come with the program, then the user's own.

    Their files are looked for, read and written on a thread of its own: a disk may be away, or asleep.
    """

    found = Signal(object)
    """The stamps, a tuple, as they have been read."""
    warned = Signal(str)
    """A file among the user's stamps cannot be read; a sentence for people."""
    failed = Signal(object)
    """A Mishap: a stamp could not be kept, or not be removed."""

    def __init__(self, own: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._own = own
        self._known: tuple[Path, ...] = ()
        self._worker = WorkerThread("stamps", self)

    def look(self, *, anew: bool = False) -> None:
        """Look whether there are other stamps than those read last, and read them; ``anew``: in any case."""
        if anew:
            self._known = ()
        if not self._worker.under_way:
            self._send(self._known)

    def _send(self, known: tuple[Path, ...]) -> None:
        self._worker.send(partial(_read_all, self._own, known), self._take, self._break_down)

    def _take(self, read: tuple[_Read, ...]) -> None:
        """Emit the stamps that were read, if any were; one that cannot be read is reported and left out."""
        if read:
            self._known = tuple(each.file for each in read)
            stamps = tuple(self._stamp(each) for each in read)
            self.found.emit(tuple(stamp for stamp in stamps if stamp is not None))

    def _break_down(self, error: Exception) -> None:
        """Raise the error on this thread, where every error is shown."""
        raise error

    def keep(self, name: str, patch: Patch) -> None:
        """Keep a patch under a name, next to others of the name."""
        self._do(partial(_keep, self._own, name, patch), tr("The stamp was not saved"))

    def remove(self, stamp: Stamp) -> None:
        """Throw one of the user's own stamps away."""
        if not stamp.shipped:
            self._do(partial(_remove, stamp.file), tr("The stamp was not removed"))

    def _do(self, work: Callable[[], None], unless: str) -> None:
        """Have a file written or deleted, and read all again; if that fails, report why."""

        def fail(error: Exception) -> None:
            if not isinstance(error, BoardFileError):
                raise error
            self.failed.emit(Mishap(unless, reason(error), error.path))

        self._worker.send(work, lambda _done: self._send(()), fail)

    def _stamp(self, read: _Read) -> Stamp | None:
        """Return the stamp in a file that was read, None if there is none in it."""
        if read.patch is None:
            said = tr("The stamp {file} is no longer a map file. Fix it or remove it.", file=read.file)
            self.warned.emit(said if read.error is None else reason(read.error))
            return None
        shipped = read.file.parent != self._own
        title = read.title or read.file.stem
        return Stamp(tr(title) if shipped and title in SHIPPED else title, read.patch, read.file, shipped)


def _keep(own: Path, name: str, patch: Patch) -> None:
    """Write a patch into a file of its own; raises BoardFileError if it cannot be."""
    try:
        make_private(own)
    except OSError as error:
        problem = say(
            "The folder {folder} cannot be created: {reason}.",
            folder=str(own),
            reason=error.strerror or str(error),
        )
        raise BoardFileError(own, problem, "Check whether its disk is full or read-only.") from error
    stem = _UNSAFE.sub("-", name).strip() or "stamp"
    tries = (stem if number == 1 else f"{stem} {number}" for number in range(1, 10_000))
    file = next(path for each in tries if not (path := own / f"{each}.yaml").exists())
    save_board(board_of(patch, name), file)


def _remove(file: Path) -> None:
    """Throw a file away; raises BoardFileError if it stays."""
    try:
        file.unlink(missing_ok=True)
    except OSError as error:
        problem = say(
            "{file} cannot be deleted: {reason}.", file=str(file), reason=error.strerror or str(error)
        )
        raise BoardFileError(file, problem, "Check whether you may write to its folder.") from error


def _read_all(own: Path, known: tuple[Path, ...]) -> tuple[_Read, ...]:
    """Read the stamps, those that come with the program first; nothing where their files are known."""
    shipped = sorted((folder("resources") / "stamps").glob("*.yaml"))
    files = (*shipped, *sorted(own.glob("*.yaml")))
    return () if files == known else tuple(map(_read, files))


def _read(file: Path) -> _Read:
    try:
        board = read_board(file).board
    except BoardFileError as error:
        return _Read(file, error=error)
    return _Read(file) if board is None else _Read(file, patch_of(board).centred(), board.title)
