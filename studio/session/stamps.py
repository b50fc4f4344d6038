"""Stamps: patches kept under a name, each a map file; some come with the program."""

import re
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine.board.patches import Patch, board_of, patch_of
from engine.boardfile.errors import BoardFileError
from engine.boardfile.reading import read_board
from engine.boardfile.saving import save_board
from engine.sayings import Phrase
from engine.shipped import folder
from studio.language.words import reason, tr

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


class Stamps(QObject):
    """The stamps there are: those that come with the program, then the user's own."""

    changed = Signal()
    warned = Signal(str)
    """A file among the user's stamps cannot be read; a sentence for people."""

    def __init__(self, own: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._own = own

    @property
    def files(self) -> tuple[Path, ...]:
        """The files of the stamps, those that come with the program first."""
        shipped = sorted((folder("resources") / "stamps").glob("*.yaml"))
        return (*shipped, *sorted(self._own.glob("*.yaml")))

    def all(self) -> tuple[Stamp, ...]:
        """Read the stamps; a file that cannot be read is told and passed over."""
        found = (self._read(file, shipped=file.parent != self._own) for file in self.files)
        return tuple(stamp for stamp in found if stamp is not None)

    def keep(self, name: str, patch: Patch) -> Stamp:
        """Keep a patch under a name, beside others of the name; raises BoardFileError if it cannot be."""
        try:
            self._own.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            problem = tr(
                "The folder {folder} cannot be made: {reason}.", folder=self._own, reason=reason(error)
            )
            raise BoardFileError(
                self._own, problem, tr("Look whether its disk is full or read-only.")
            ) from error
        stem = _UNSAFE.sub("-", name).strip() or "stamp"
        tries = (stem if number == 1 else f"{stem} {number}" for number in range(1, 10_000))
        file = next(path for each in tries if not (path := self._own / f"{each}.yaml").exists())
        save_board(board_of(patch, name), file)
        self.changed.emit()
        return Stamp(name, patch.centred(), file, shipped=False)

    def remove(self, stamp: Stamp) -> None:
        """Throw one of the user's own stamps away; raises BoardFileError if its file stays."""
        if stamp.shipped:
            return
        try:
            stamp.file.unlink(missing_ok=True)
        except OSError as error:
            problem = tr("{file} cannot be deleted: {reason}.", file=stamp.file, reason=error.strerror)
            raise BoardFileError(
                stamp.file, problem, tr("Look whether you may write into its folder.")
            ) from error
        self.changed.emit()

    def _read(self, file: Path, *, shipped: bool) -> Stamp | None:
        """Return the stamp in a file, None if there is none in it."""
        try:
            board = read_board(file).board
        except BoardFileError as error:
            self.warned.emit(reason(error))
            return None
        if board is None:
            self.warned.emit(tr("The stamp {file} is no map file any more: mend it or remove it.", file=file))
            return None
        title = board.title or file.stem
        name = tr(title) if shipped and title in SHIPPED else title
        return Stamp(name, patch_of(board).centred(), file, shipped)
