"""A document and its file as the menus know them: save it, and never lose a change."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from engine.board.document import new_board
from engine.boardfile.atomic import is_same_file
from engine.hexes.sheet import Sheet
from engine.messages import Phrase
from engine.shipped import is_shipped_map
from studio.language.words import tr
from studio.session.document import Session
from studio.session.files.filing import Mishap
from studio.session.places import documents_folder
from studio.windows.documents.questions import Questions

_ELSEWHERE: Phrase = (
    "Two boards cannot share one file. Save this one under another name, or close the other tab first."
)

_IN_USE: Phrase = "This file holds an open board or its tracing picture. Choose another name."

_PATIENCE_MS = 500
"""Most files are written sooner; who closes a board meanwhile is asked nothing."""

Then = Callable[[], None]

NOTHING = new_board(Sheet(1, 1))
"""The board a session has while there is no document."""


class DocumentCommands(QObject):
    """Asks what must be asked, then lets the session do it."""

    opened = Signal()
    """There is a document now, perhaps in the place of another."""
    closed = Signal()
    """There is no document now."""

    def __init__(self, session: Session, questions: Questions, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._questions = questions
        self._then: Then | None = None
        self._unasked: Path | None = None
        self._is_asking = False
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._patience.timeout.connect(self._ask_for_patience)
        self._is_open = False
        self.taken: Callable[[], frozenset[str]] = frozenset
        """Returns the names of the files of the window's other documents."""
        self.boards: Callable[[], Sequence[Path]] = tuple
        """Returns the files of all documents of the window."""
        self.pictures: Callable[[], Sequence[Path]] = tuple
        """Returns the pictures that they trace."""
        self.when_free: Callable[[Then], object] = lambda do: do()
        """Does what would startle a hand in the midst of a stroke, once the hand is free."""
        session.document_replaced.connect(self._take)
        session.saved.connect(self._go_on)
        session.mishap_met.connect(self._show_mishap)
        session.file_taken.connect(self._refuse_taken)
        session.comments_endangered.connect(self._ask_for_comments)
        session.file_changed_outside.connect(self._ask_for_changes)

    @property
    def is_open(self) -> bool:
        """Whether there is a document."""
        return self._is_open

    @property
    def name(self) -> str:
        """What to call the document."""
        path, title = self.session.path, self.session.board.title
        return path.name if path is not None else title or tr("Untitled board")

    @property
    def folder(self) -> Path:
        """Where the user's files are."""
        return folder_of(self.session)

    def proposed(self, suffix: str) -> Path:
        """Return a name for a file made of the document."""
        path = self.session.path
        return self.folder / f"{path.stem if path is not None else self.name.replace('/', '-')}{suffix}"

    def spared(self, path: Path | None) -> Path | None:
        """Return a path to write an export of the document to; None, after a message, if it is in use."""
        return self._unless_used(path, (*self.boards(), *self.pictures()))

    def _unless_used(self, path: Path | None, used: Sequence[Path]) -> Path | None:
        """Return a path, or None, after a message, if it is one of the files that are used."""
        if path is None:
            return None
        if not any(is_same_file(path, each) for each in used):
            return path
        title = tr("{name} is in use", name=path.name)
        self._questions.show_failure(title, tr(_IN_USE))
        return None

    # -- what the menus ask for ----------------------------------------------------------------

    def open(self, path: Path, *, is_asked_for: bool) -> None:
        """Open a file; a missing one is reported only where somebody ``is_asked_for`` it."""
        self._unasked = None if is_asked_for else path
        self.session.open(path)

    def save(self) -> None:
        """Save the document to its file; ask for one if it has none, or one that comes with Platelayer."""
        if self.session.path is None or is_shipped_map(self.session.path):
            self.save_as()
        else:
            self.session.save()

    def save_as(self) -> None:
        """Save the document to another file."""
        asked = self._questions.path_to_save(self.proposed(".yaml"))
        path = self._unless_used(asked, self.pictures())
        if path is None:
            self._then = None
        else:
            self.session.save_as(path, taken=self.taken())

    def reload(self) -> None:
        """Take the board from its file again, if it has one."""
        if self.session.path is None:
            text = tr("It has never been saved. Use Undo to go back.")
            self._questions.inform(tr("Reload"), tr("This board has no file yet"), text)
        else:
            self.session.call_in_edits()
            self.session.reload()

    def leave(self, then: Then) -> None:
        """Do something that gives the document up, now or when it is saved; or stay with it.

        A file that is being written is waited for: whether that succeeds may decide it. If it takes long
        one is asked whether to wait.
        """
        self.session.call_in_edits()
        if self.session.is_saving:
            self._then = then
            self._patience.start()
            return
        if not (self._is_open and self.session.is_modified):
            then()
            return
        match self._questions.parting(self.name):
            case "discard":
                then()
            case "save":
                self._then = then
                self.save()
            case "stay":
                pass

    # -- what follows ----------------------------------------------------------------------------

    def _take(self) -> None:
        """Note that there is a document, or none."""
        self._is_open = self.session.board is not NOTHING
        if self._is_open:
            self.opened.emit()
        else:
            self.closed.emit()

    def _go_on(self, _path: Path | None = None) -> None:
        """Do what waited for the document to be saved, unless it was changed meanwhile."""
        if self._is_asking or self.session.is_saving:
            return
        then, self._then = self._then, None
        if then is not None:
            self.leave(then)

    def _ask_for_patience(self) -> None:
        """Ask whether a file that is being written for long is waited for, if anything waits for it."""
        if self._then is None or not self.session.is_saving:
            return
        self._is_asking = True
        answer = self._questions.still_saving(self.name, self.session.busy_changed)
        self._is_asking = False
        match answer:
            case "wait":
                self._go_on()
            case "leave" if self._then is not None:
                then, self._then = self._then, None
                then()
            case _:
                self._then = None

    def _show_mishap(self, mishap: Mishap) -> None:
        """Say what could not be done; what waited for it is not done either."""
        self._then = None
        if mishap.absence is not None and mishap.path == self._unasked:
            return
        if mishap.path is not None and mishap.absence in {"file", "folder"}:
            self.session.recent.forget(mishap.path)
        self.when_free(lambda: self._questions.show_failure(mishap.title, mishap.text, mishap.findings))

    def _refuse_taken(self, path: Path) -> None:
        """Say that a file belongs to another document."""
        self._then = None
        title = tr("{name} is open in another tab", name=path.name)
        self.when_free(lambda: self._questions.show_failure(title, tr(_ELSEWHERE)))

    def _ask_for_comments(self, path: Path) -> None:
        """Ask whether comments may be lost, and save if so."""

        def ask() -> None:
            if self._questions.may_lose_comments(path):
                self.session.save_as(path, taken=self.taken(), losing_comments=True)
            else:
                self._then = None

        self.when_free(ask)

    def _ask_for_changes(self, path: Path) -> None:
        """Ask what is to become of a file that somebody else changed, and save accordingly."""

        def ask() -> None:
            match self._questions.overwriting(path, can_reload=path == self.session.path):
                case "save":
                    self.session.save_as(path, taken=self.taken(), losing_comments=True, losing_changes=True)
                case "save-as":
                    self.save_as()
                case "reload":
                    self._then = None
                    self.reload()
                case "stay":
                    self._then = None

        self.when_free(ask)


def folder_of(session: Session) -> Path:
    """Return where the user's files are: next to the document's, or among their documents, or at home."""
    own = (path for path in (session.path, *session.recent.paths) if path and not is_shipped_map(path))
    for path in own:
        return path.parent
    return documents_folder()
