"""Reading and writing map files off the interface's thread, and what to say when that fails."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal, TypeVar

from PySide6.QtCore import QObject, Signal

from engine.board.document import Board
from engine.boardfile.atomic import sweep
from engine.boardfile.errors import BoardFileError
from engine.boardfile.reading import BoardFile, parse_board, read_board
from engine.boardfile.saving import save_board
from engine.diagnostics.findings import Finding
from studio.language.words import reason, tr
from studio.session.ahead import Parse
from studio.session.backups import Backups
from studio.session.errands import Errands
from studio.session.journal import Page, Recoverable
from studio.session.known import Known, KnownFiles, look_at

T = TypeVar("T")

_MOMENT_S = 0.08
"""A map of 100,000 hexes is read in a fourth of it; one on a slow disk must not hold the window up."""


@dataclass(frozen=True)
class Mishap:
    """Why something could not be done, for people: what, why, and the file's faults if it has any."""

    title: str
    text: str
    path: Path | None = None
    findings: tuple[Finding, ...] = ()


@dataclass(frozen=True, eq=False)
class Order:
    """A board to be written to a file: what is known of the files, and where earlier versions go.

    With ``over_comments`` it is written even over comments that somebody wrote into the file, with
    ``over_changes`` over a file that somebody else has changed.
    """

    board: Board
    path: Path
    files: KnownFiles
    backups: Backups
    over_comments: bool
    over_changes: bool


Written = Literal["written", "comments", "changed"]
"""What came of an order: nothing was written where the file has comments to lose, or was changed."""


class Filing(QObject):
    """Reads and writes map files one after the other, and says what came of each."""

    busy_changed = Signal(bool)
    failed = Signal(object)
    """The Mishap."""
    warned = Signal(str)
    """A file was written, but what it held before could not be kept; a sentence or two for people."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_warned = False
        self._errands = Errands("files", self)
        self._writing = 0

    @property
    def is_busy(self) -> bool:
        """Whether a file is being read or written."""
        return self._errands.under_way > 0

    @property
    def is_writing(self) -> bool:
        """Whether a file is being written, or what came of that is still to be told."""
        return self._writing > 0

    def read(
        self, path: Path, then: Callable[[BoardFile, Board, Known], None], parse: Parse = parse_board
    ) -> None:
        """Read a map; ``then`` gets the file, its board and what is known of it, if a board is in it.

        What a killed program left in its folder long ago is swept away.
        """
        title = tr("{name} could not be opened", name=path.name)

        def work() -> tuple[BoardFile, Known]:
            # Stamped before it is read: what is changed in between counts as changed since.
            known = look_at(path)
            file = read_board(path, parse)
            sweep(path.resolve().parent)
            return file, replace(known, comments=file.comments, migrated=file.migrated)

        def take(result: tuple[BoardFile, Known]) -> None:
            file, known = result
            if file.board is None:
                sentence = tr("It is no map that Platelayer can read. The file is untouched.")
                self.failed.emit(Mishap(title, sentence, path, file.findings))
            else:
                then(file, file.board, known)

        self._send(work, take, lambda why: Mishap(title, why, path))

    def write(self, order: Order, then: Callable[[Written], None]) -> None:
        """Write a map in one piece; where that fails the file stays as it was.

        ``then`` gets whether it was written: a file that somebody else has changed is not, nor one with
        comments, unless the order says so. What the file held is kept as an earlier version; where that
        cannot be, the work in hand is saved all the same, and it is said once.
        """
        path = order.path
        title = tr("{name} could not be saved", name=path.name)

        def work() -> tuple[Written, str | None]:
            known = order.files.look_up(path)
            if known is not None and known.comments and not order.over_comments:
                return "comments", None
            if not order.over_changes and order.files.is_changed(path):
                return "changed", None
            unkept = _kept(order)
            save_board(order.board, path, keeps_old=known is not None and known.migrated)
            order.files.note(path, look_at(path))
            return "written", unkept

        def take(result: tuple[Written, str | None]) -> None:
            written, unkept = result
            self._writing -= 1
            if unkept is not None and not self._is_warned:
                self._is_warned = True
                self.warned.emit(unkept)
            then(written)

        def missed(why: str) -> Mishap:
            self._writing -= 1
            return Mishap(title, why, path)

        self._writing += 1
        self._send(work, take, missed)

    def claim(self, entry: Recoverable, then: Callable[[Page], None]) -> None:
        """Claim a recoverable page; ``then`` gets it only if no running studio has it."""
        title = tr("The board could not be recovered")

        def take(page: Page | None) -> None:
            if page is None:
                sentence = tr("Another running Platelayer has taken it over already.")
                self.failed.emit(Mishap(title, sentence, entry.page))
            else:
                then(page)

        def claimed() -> Page | None:
            page = Page(entry.page)
            return page if page.claim() else None

        self._send(claimed, take, lambda why: Mishap(title, why, entry.page))

    def await_briefly(self) -> None:
        """Wait for a file under way, no longer than one would notice, and tell at once what came of it."""
        self._errands.await_briefly(_MOMENT_S)

    def finish(self) -> None:
        """Wait for the files under way."""
        self._errands.finish()

    def _send(
        self, work: Callable[[], T], then: Callable[[T], None], mishap: Callable[[str], Mishap]
    ) -> None:
        """Send an errand and tell when it begins and ends, and if it fails why."""

        def done(result: T) -> None:
            self.busy_changed.emit(self.is_busy)
            then(result)

        def failed(error: Exception) -> None:
            self.busy_changed.emit(self.is_busy)
            self.failed.emit(mishap(sentence(error)))

        self._errands.send(work, done, failed)
        self.busy_changed.emit(True)


def unwritten(path: Path, written: Written) -> Mishap:
    """Return why a board that has given way to another was not written, as nobody can be asked of it."""
    if written == "comments":
        why = tr("Comments in it would have been lost, and another board was begun here.")
    else:
        why = tr("Another program changed it meanwhile, and another board was begun here.")
    return Mishap(tr("{name} was not saved", name=path.name), why, path)


def _kept(order: Order) -> str | None:
    """Keep what a file holds before it is saved over; return why that cannot be, if it cannot."""
    try:
        order.backups.keep(order.path)
    except (OSError, BoardFileError) as error:
        return tr(
            "The earlier version of {name} could not be kept ({error}). It was saved over.",
            name=order.path.name,
            error=reason(error),
        )
    return None


def sentence(error: Exception) -> str:
    """Return what an error says to people; one that was not meant for them is told with its kind."""
    if isinstance(error, BoardFileError):
        return reason(error)
    return tr(
        "Something went wrong that should not have ({name}: {error}).", name=type(error).__name__, error=error
    )
