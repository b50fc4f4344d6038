"""Boards that were kept when a studio did not end well are looked for, and offered once they are found."""

from collections.abc import Callable, Collection
from functools import partial
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from studio.language.words import reason, tr
from studio.session.background.worker_thread import WorkerThread
from studio.session.recovery.pages import Recoverable
from studio.session.recovery.recovering import discard, recoverable
from studio.windows.documents.deferred_messages import FreeHand
from studio.windows.documents.questions import Questions

_MOMENT_S = 0.1
"""Usually nothing is there, and that is known much sooner; a window is not held up longer by a slow disk."""
PATIENCE_MS = 3000
"""How long the boards of last time wait for what was kept, for that stays before them."""

Then = Callable[[bool], object]


class Restore(Protocol):
    """Opens a board from the recovery journal."""

    def __call__(self, entry: Recoverable, *, quietly: bool = False) -> None:
        """Open it, quietly behind another one."""


class RecoveryOffer(QObject):
    """Offers what was kept, and has it restored or discarded; the disk is asked on a thread of its own."""

    warned = Signal(str)
    """What was kept could not be looked up or discarded; a sentence or two for people."""
    relieved = Signal(str)
    """The warning with this text is no longer true."""

    def __init__(
        self,
        restore: Restore,
        questions: Questions,
        free_hand: FreeHand,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._restore = restore
        self._questions = questions
        self._free_hand = free_hand
        self._worker = WorkerThread("recovery", self)
        self._then: Then | None = None
        self._told = ""
        self._folder = Path()
        self._unasked: Collection[Path] = ()
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._go_on_without)

    @property
    def is_waited_for(self) -> bool:
        """Whether others wait until it is known if any board is taken."""
        return self._then is not None

    def begin(self, folder: Path, then: Then = lambda _: None, unasked: Collection[Path] = ()) -> None:
        """Offer the boards kept in a folder, then call ``then`` with whether any is taken.

        Those on ``unasked`` pages are restored without a question.

        Where its disk does not answer for some seconds, a warning says so and the start goes on without them;
        they are offered when it does answer.
        """
        self._then = then
        self._patience.start(PATIENCE_MS)
        self._folder, self._unasked = folder, unasked
        self._worker.send(partial(recoverable, folder), self._take, self._fail)
        self._worker.await_briefly(_MOMENT_S)

    def _take(self, entries: tuple[Recoverable, ...]) -> None:
        """Offer what was found: at once, or once the hand is free where it has begun with something else."""
        self._relieve()
        if self._then is None:
            self._free_hand.when_free(partial(self._offer, entries))
            return
        is_any_taken = False
        try:
            is_any_taken = self._offer(entries)
        finally:
            # Whatever becomes of these, others wait.
            self._go_on(is_any_taken=is_any_taken)

    def _offer(self, entries: tuple[Recoverable, ...]) -> bool:
        """Ask which boards to recover, and return whether any is; the others are offered again next time."""
        unasked = tuple(entry for entry in entries if entry.page in self._unasked and not entry.unread)
        for entry in unasked:
            self._restore(entry, quietly=True)
        is_any_taken = bool(unasked)
        entries = tuple(entry for entry in entries if entry not in unasked)
        while entries:
            choice = self._questions.recovery(entries)
            for entry in choice.discarded:
                self._worker.send(
                    partial(discard, entry), lambda _: None, partial(self._fail_to_discard, entry)
                )
            if not choice.restored:
                break
            for entry in choice.restored:
                self._restore(entry)
            is_any_taken = True
            settled = (*choice.restored, *choice.discarded)
            entries = tuple(entry for entry in entries if entry not in settled)
        return is_any_taken

    def _go_on(self, *, is_any_taken: bool) -> None:
        """Do what waits until it is known whether any board is taken."""
        then, self._then = self._then, None
        if then is not None:
            then(is_any_taken)

    def _go_on_without(self) -> None:
        """Say that it is not known whether anything was kept, and go on."""
        self._told = tr(
            "Platelayer cannot look for unsaved work: the disk with {folder} does not respond. Any "
            "unsaved work is offered as soon as it does.",
            folder=self._folder,
        )
        self.warned.emit(self._told)
        self._go_on(is_any_taken=False)

    def _relieve(self) -> None:
        """Remove the warning that the disk does not answer."""
        self._patience.stop()
        told, self._told = self._told, ""
        if told:
            self.relieved.emit(told)

    def _fail(self, error: Exception) -> None:
        """Say that what was kept cannot be looked up, and go on."""
        self._relieve()
        self.warned.emit(
            tr(
                "Platelayer cannot look for unsaved work in {folder} ({error}). Any unsaved work is "
                "offered at the next start.",
                folder=self._folder,
                error=reason(error),
            )
        )
        self._go_on(is_any_taken=False)

    def _fail_to_discard(self, entry: Recoverable, error: Exception) -> None:
        """Say that a board could not be discarded."""
        self.warned.emit(
            tr(
                "The unsaved work in {page} could not be discarded ({error}). It will be offered again.",
                page=entry.page,
                error=reason(error),
            )
        )
