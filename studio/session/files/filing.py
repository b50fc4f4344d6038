"""Reading and writing maps and tile sets off the interface's thread, and what to say when that fails."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Event
from typing import Any, Literal, TypeVar

from PySide6.QtCore import QObject, Signal

from engine.board.document import Board
from engine.boardfile.atomic import sweep
from engine.boardfile.errors import BoardFileError
from engine.boardfile.reading import BoardFile
from engine.boardfile.saving import save_board
from engine.diagnostics.findings import Finding
from engine.exchange.reading import read_foreign
from engine.messages import Phrase
from engine.tiles.reading import SetFile, read_document
from engine.tiles.set import TileSet
from engine.tiles.writing import save_set
from studio.language.words import reason, tr
from studio.session.background.worker_thread import WorkerThread
from studio.session.files.backups import Backups, Version
from studio.session.known_files import Absence, Known, KnownFiles, absence_of, look_at
from studio.session.recovery.pages import Page, Recoverable

T = TypeVar("T")

_MOMENT_S = 0.08
"""A map of 100,000 hexes is read in a fourth of it; one on a slow disk must not hold the window up."""

_NAMING_S = 5.0
"""A file is saved all the same if the disk of the recovery copy does not answer within this time."""


@dataclass(frozen=True)
class Mishap:
    """Why something could not be done, for people: what, why, and the file's faults if it has any.

    ``absence`` is what is not there of the file, as was looked up where it could not be had.
    """

    title: str
    text: str
    path: Path | None = None
    findings: tuple[Finding, ...] = ()
    absence: Absence | None = None


class _FailedError(Exception):
    """Why an job failed, as was found out on its own thread: the sentence, and what is not there."""

    def __init__(self, why: str, absence: Absence | None) -> None:
        super().__init__(why)
        self.why = why
        self.absence = absence


@dataclass(frozen=True, eq=False)
class Order:
    """A board to be written to a file: what is known of the files, and where earlier versions go.

    It is not written to a file whose one name is ``taken`` by another board. With ``over_comments`` it is
    written even over comments that somebody wrote into the file, with ``over_changes`` over a file that
    somebody else has changed. Nothing is written before ``is_named``, that is before the recovery copy says
    what the file is going to hold.
    """

    board: Board | TileSet
    path: Path
    files: KnownFiles
    backups: Backups
    taken: frozenset[str]
    over_comments: bool
    over_changes: bool
    is_named: Event


@dataclass(frozen=True)
class FileJob:
    """What is done with a file: its words while it is under way, those for a failure, what is written."""

    path: Path
    words: str
    title: str
    order: Order | None = None


Written = Literal["written", "taken", "comments", "changed"]
"""What came of an order: nothing is written to another board's file, over comments, or over changes."""


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
        self._worker = WorkerThread("files", self)
        self._under_way: list[FileJob] = []

    @property
    def is_busy(self) -> bool:
        """Whether a file is being read or written."""
        return bool(self._under_way)

    @property
    def is_writing(self) -> bool:
        """Whether a file is being written, or the result is not reported yet."""
        return bool(self.orders)

    @property
    def orders(self) -> tuple[Order, ...]:
        """The boards that are being written."""
        return tuple(job.order for job in self._under_way if job.order is not None)

    @property
    def words(self) -> str:
        """What is under way, as “Saving severn.yaml …”; empty if nothing is."""
        return self._under_way[0].words if self._under_way else ""

    def read(self, path: Path, then: Callable[[Any, Any, Known], None]) -> None:
        """Read a file; ``then`` gets it, its map or tile set and what is known of it, if it holds one.

        What a killed program left in its folder long ago is removed.
        """
        title = tr("{name} could not be opened", name=path.name)
        job = FileJob(path, tr("Opening {name} …", name=path.name), title)

        def work() -> tuple[BoardFile | SetFile, Known]:
            # Stamped before it is read: what is changed in between counts as changed since.
            known = look_at(path)
            file = read_document(path)
            sweep(path.resolve().parent)
            return file, replace(known, comments=bool(file.comments), migrated=file.migrated)

        def take(result: tuple[BoardFile | SetFile, Known]) -> None:
            file, known = result
            if file.document is None:
                sentence = tr("Platelayer cannot read this file. It was not changed.")
                self.failed.emit(Mishap(title, sentence, path, file.findings))
            else:
                then(file, file.document, known)

        self._send(job, work, take)

    def take_over(self, path: Path, then: Callable[[Board, Sequence[Phrase]], None]) -> None:
        """Read another program's map; ``then`` gets its board, and what could not be taken over."""
        title = tr("{name} could not be opened", name=path.name)
        job = FileJob(path, tr("Opening {name} …", name=path.name), title)
        self._send(job, lambda: read_foreign(path), lambda result: then(*result))

    def write(self, order: Order, then: Callable[[Written], None]) -> None:
        """Write a map in one piece; where that fails the file stays as it was.

        ``then`` gets whether it was written: another board's file is not, nor one that somebody else has
        changed, nor one with comments, unless the order says so. What the file held is kept as an earlier
        version; where that cannot be, the work in hand is saved all the same, and it is said once.
        """
        path = order.path
        title = tr("{name} could not be saved", name=path.name)
        job = FileJob(path, tr("Saving {name} …", name=path.name), title, order)

        def work() -> tuple[Written, str | None]:
            if order.taken and not order.taken.isdisjoint((str(path), look_at(path).name)):
                return "taken", None
            known = order.files.look_up(path)
            if known is not None and known.comments and not order.over_comments:
                return "comments", None
            if not order.over_changes and order.files.is_changed(path):
                return "changed", None
            unkept = _kept(order)
            order.is_named.wait(_NAMING_S)
            if isinstance(order.board, TileSet):
                save_set(order.board, path)
            else:
                save_board(order.board, path, keeps_old=known is not None and known.migrated)
            order.files.note(path, look_at(path))
            return "written", unkept

        def take(result: tuple[Written, str | None]) -> None:
            written, unkept = result
            if unkept is not None and not self._is_warned:
                self._is_warned = True
                self.warned.emit(unkept)
            then(written)

        self._send(job, work, take)

    def find_versions(
        self, backups: Backups, path: Path, then: Callable[[tuple[Version, ...]], None]
    ) -> None:
        """Look up the earlier versions of a file; ``then`` gets them, the newest first."""
        words = tr("Looking for earlier versions of {name} …", name=path.name)
        title = tr("The earlier versions of {name} could not be listed", name=path.name)
        self._send(FileJob(path, words, title), lambda: backups.of(path), then)

    def claim(self, entry: Recoverable, then: Callable[[Page], None]) -> None:
        """Claim a recoverable page; ``then`` gets it only if no running studio has it.

        A full disk, which has no room for the claim, keeps no board back: that its page cannot be written
        either is reported when that is tried.
        """
        title = tr("The board could not be recovered")
        job = FileJob(entry.page, tr("Recovering a board …"), title)

        def take(page: Page | None) -> None:
            if page is None:
                sentence = tr("Another running Platelayer has already recovered it.")
                self.failed.emit(Mishap(title, sentence, entry.page))
            else:
                then(page)

        def claimed() -> Page | None:
            page = Page(entry.page)
            with suppress(OSError):
                return page if page.claim() else None
            return page

        self._send(job, claimed, take)

    def await_briefly(self, seconds: float = _MOMENT_S) -> None:
        """Wait for the files under way, at most the given time, and report their results at once."""
        self._worker.await_briefly(seconds)

    def leave(self) -> None:
        """Stop reading and writing: a file being written is not waited for, and its result not reported."""
        self._worker.abandon()
        self._under_way.clear()

    def _send(self, job: FileJob, work: Callable[[], T], then: Callable[[T], None]) -> None:
        def attempted() -> T:
            try:
                return work()
            except Exception as error:
                # What is missing is looked up here: the interface's thread must not ask the disk.
                raise _FailedError(sentence(error), absence_of(job.path)) from error

        def done(result: T) -> None:
            self._end_first()
            then(result)

        def failed(error: Exception) -> None:
            self._end_first()
            if not isinstance(error, _FailedError):
                raise error
            self.failed.emit(Mishap(job.title, error.why, job.path, absence=error.absence))

        self._worker.send(attempted, done, failed)
        self._under_way.append(job)
        self.busy_changed.emit(True)

    def _end_first(self) -> None:
        """Note that the job sent first is done."""
        del self._under_way[0]
        self.busy_changed.emit(self.is_busy)


def unwritten(path: Path, written: Written) -> Mishap:
    """Return why a board that has given way to another was not written, as no one can be asked of it."""
    if written == "comments":
        why = tr("Saving would have removed its comments, and another board was opened here meanwhile.")
    else:
        why = tr("Another program changed the file, and another board was opened here meanwhile.")
    return Mishap(tr("{name} was not saved", name=path.name), why, path)


def _kept(order: Order) -> str | None:
    """Keep what a file holds before it is saved over; return why that cannot be, if it cannot."""
    try:
        order.backups.keep(order.path)
    except (OSError, BoardFileError) as error:
        return tr(
            "The earlier version of {name} could not be kept ({error}) and was overwritten.",
            name=order.path.name,
            error=reason(error),
        )
    return None


def sentence(error: Exception) -> str:
    """Return what an error says to people; for an unexpected one, its type too."""
    if isinstance(error, BoardFileError):
        return reason(error)
    return tr("Unexpected error ({name}: {error}).", name=type(error).__name__, error=error)
