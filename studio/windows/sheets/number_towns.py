"""Giving keys to all towns of a board at once, by the menu."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from engine.board.document import Board
from engine.board.free_keys import free_keys
from engine.checks.keys.numbering import numbering_of_all, numbering_of_rest
from engine.edits.protocol import Edit
from engine.messages import Phrase, Saying, count_of, say, together
from studio.language.words import tr
from studio.session.document import Session


class NumberTowns(QObject):
    """Numbers the towns that have no key yet, or all of them again; each is one step to undo."""

    said = Signal(str)
    """How many keys were assigned, or why none was."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session

    @property
    def doings(self) -> dict[str, Callable[[], object]]:
        """What each action does."""
        return {
            "number-towns": lambda: self._number(numbering_of_rest),
            "number-again": lambda: self._number(numbering_of_all),
        }

    def _number(self, numbering: Callable[[Board], Edit]) -> None:
        """Assign keys, and say to how many towns."""
        self._session.call_in_edits()
        before = self._session.board
        why_not = _why_not(before)
        if why_not:
            self.said.emit(tr(why_not))
            return
        edit = numbering(before)
        if edit.apply(before) is before:
            self.said.emit(tr(_nothing_left(before)))
        elif self._session.apply(edit):
            self.said.emit(tr(_outcome(before, self._session.board)))


def _why_not(board: Board) -> Phrase:
    """Return why no town of a board can get a key, or an empty text."""
    if not board.key_scheme.towns:
        return "The board has no keys yet. Choose a key scheme in its properties."
    return "" if board.towns else "Place towns first. Each gets keys by where it is."


def _nothing_left(board: Board) -> Saying:
    """Return that no town gets a key, and what to do for those without any."""
    done = say("Every key is assigned already.")
    keyless = sum(not town.keys for town in board.towns)
    if not keyless:
        return done
    without = count_of(
        keyless,
        "{n} town has no key. Number All Towns Again divides the keys among all of them.",
        "{n} towns have no key. Number All Towns Again divides the keys among all of them.",
    )
    return together((done, without))


def _outcome(before: Board, after: Board) -> Saying:
    """Return how many towns have other keys than before, and what is left."""
    changed = sum(old.keys != new.keys for old, new in zip(before.towns, after.towns, strict=True))
    sentences = [count_of(changed, "{n} town has new keys.", "{n} towns have new keys.")]
    keyless = sum(not town.keys for town in after.towns)
    if keyless:
        sentences.append(
            count_of(keyless, "There was no key left for {n} town.", "There was no key left for {n} towns.")
        )
    left = len(free_keys(after))
    if left:
        sentences.append(count_of(left, "{n} key is left.", "{n} keys are left."))
    return together((*sentences, say("Undo reverts this.")))
