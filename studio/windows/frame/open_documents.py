"""The documents of one window: which one is at the front, and how they are opened and closed."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from engine.exchange.formats import TAKEN_OVER
from engine.tiles.set import TileSet
from engine.tracing.files import picture_of
from studio.session.files.filing import Mishap
from studio.session.known_files import KnownFiles
from studio.session.recovery.pages import Recoverable
from studio.windows.documents.deferred_messages import FreeHand
from studio.windows.documents.document_commands import NOTHING
from studio.windows.documents.questions import Questions
from studio.windows.frame.document_tab import DocumentTab
from studio.windows.frame.recovery_offer import RecoveryOffer

Then = Callable[[], None]


class OpenDocuments(QObject):
    """Creates, opens, shows and closes boards, each in a tab of its own.

    There is always at least one tab; where no board is open it is empty, and the next board takes it.
    """

    made = Signal(object)
    """A DocumentTab that is new, still without a board."""
    asked_for = Signal()
    """A file has begun to be read."""
    opened = Signal(object)
    """A DocumentTab that has a board now, perhaps in the place of another."""
    turned_to = Signal(object)
    """The DocumentTab now at the front."""
    leaving = Signal(object)
    """A DocumentTab whose board is about to be put away."""
    cleared = Signal(object)
    """A DocumentTab that is no longer one of these; it is deleted afterwards."""
    foreign_wanted = Signal(object)
    """The path of another program's map, of which a board is wanted."""
    emptied = Signal()
    """The last board was closed."""

    def __init__(
        self,
        make: Callable[[], DocumentTab],
        make_for_set: Callable[[], DocumentTab],
        questions: Questions,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._make, self._make_for_set = make, make_for_set
        self._questions = questions
        self._desks: list[DocumentTab] = []
        self._awaited: dict[DocumentTab, Path | None] = {}
        """The files that are being opened in empty tabs; None for a board without a file."""
        self._quiet: set[DocumentTab] = set()
        """The tabs among them that stay behind the front."""
        self.free_hand = FreeHand(lambda: any(desk.editor_view.hand.is_busy for desk in self._desks), self)
        self.recovery_offer = RecoveryOffer(self.restore, questions, self.free_hand, self)
        self._front = self._add(self._make)

    @property
    def all(self) -> tuple[DocumentTab, ...]:
        """Every tab, also those without a board."""
        return tuple(self._desks)

    @property
    def open_ones(self) -> tuple[DocumentTab, ...]:
        """The tabs with a board, in the order they were opened."""
        return tuple(desk for desk in self._desks if desk.documents.is_open)

    @property
    def awaited(self) -> tuple[Path, ...]:
        """The files whose boards are on their way."""
        return tuple(path for path in self._awaited.values() if path is not None)

    @property
    def front(self) -> DocumentTab:
        """The tab at the front."""
        return self._front

    # -- what the menus ask for ------------------------------------------------------------------

    def new(self) -> None:
        """Ask for a board and begin it."""
        board = self._questions.board_to_begin()
        if board is not None:
            self.begin(board)

    def new_from_land(self) -> None:
        """Ask for a board from real land and begin it."""
        board = self._questions.land_to_begin()
        if board is not None:
            self.begin(board)

    def new_set(self) -> None:
        """Ask for a tile set and begin it."""
        tile_set = self._questions.set_to_begin()
        if tile_set is not None:
            self.begin(tile_set)

    def begin(self, board: Any) -> None:
        """Begin a board, or a tile set, without a file."""
        desk = self._add(self._make_for_set) if isinstance(board, TileSet) else self._free()
        desk.session.new(board)

    def open(
        self,
        path: Path | None = None,
        *,
        quietly: bool = False,
        is_awaited: bool = True,
        is_asked_for: bool = True,
    ) -> None:
        """Open a file, asking for it if it is not given; turn to it where it is open already.

        Another program's map becomes a board without a file.

        One opened quietly stays behind the board at the front, if there is one by then. Another is
        usually there when this returns, or the message why it is not, unless it is not ``is_awaited``.
        A missing file is reported only where somebody ``is_asked_for`` it.
        """
        path = path or self._questions.path_to_open(self._front.documents.folder)
        if path is None:
            return
        path = path.absolute()
        if path.suffix.lower() in TAKEN_OVER:
            self.foreign_wanted.emit(path)
            return
        for desk in self._desks:
            if desk.documents.is_open and desk.session.path == path:
                if not quietly:
                    self.turn_to(desk)
                return
        if path not in self._awaited.values():
            desk = self._free()
            self._awaited[desk] = path
            if quietly:
                self._quiet.add(desk)
            desk.documents.open(path, is_asked_for=is_asked_for)
            self.asked_for.emit()
            if is_awaited and not quietly:
                desk.session.filing.await_briefly()
        elif not quietly:
            self._quiet -= {desk for desk, awaited in self._awaited.items() if awaited == path}

    def turn_to(self, desk: DocumentTab) -> None:
        """Bring a tab to the front."""
        if desk is not self._front:
            self._front.session.call_in_edits()
            self._front = desk
            self.turned_to.emit(desk)

    def close(self, desk: DocumentTab | None = None) -> None:
        """Put a board away, that at the front if none is given, once it may go."""
        closing = desk or self._front
        closing.documents.leave(lambda: self._clear(closing))

    def leave(self, then: Then) -> None:
        """Do something that gives every board up, once each of them may go; or stay with them."""
        self._leave_each(self.open_ones, then)

    def restore(self, entry: Recoverable, *, quietly: bool = False) -> None:
        """Open a board from the recovery journal, quietly behind another one."""
        desk = self._add(self._make_for_set) if entry.is_tile_set else self._free()
        if quietly:
            self._quiet.add(desk)
        self._awaited[desk] = entry.origin
        desk.session.restore(entry)

    # -- what follows ----------------------------------------------------------------------------

    def _leave_each(self, desks: Sequence[DocumentTab], then: Then) -> None:
        """Leave some boards one after the other, each seen while it is asked about."""
        if not desks:
            then()
            return
        first, *rest = desks
        first.session.call_in_edits()
        if first.session.is_modified:
            self.turn_to(first)
        first.documents.leave(lambda: self._leave_each(rest, then))

    def _free(self) -> DocumentTab:
        """Return a tab for another board: an empty one, or a new one."""
        for desk in self._desks:
            if desk.is_map and not desk.documents.is_open and desk not in self._awaited:
                return desk
        return self._add(self._make)

    def _add(self, make: Callable[[], DocumentTab]) -> DocumentTab:
        desk = make()
        self._desks.append(desk)
        desk.documents.taken = partial(self._taken, desk)
        desk.documents.boards, desk.documents.pictures = self._files, self._pictures
        desk.documents.when_free = self.free_hand.when_free
        desk.editor_view.selecting.when_free = self.free_hand.when_free
        desk.editor_view.selecting.put_down.connect(lambda text: self._note_put_down(text, desk))
        desk.documents.opened.connect(lambda: self._take(desk))
        desk.documents.closed.connect(self.emptied)
        desk.session.mishap_met.connect(lambda mishap: self._give_up(desk, mishap))
        desk.session.other_kind_found.connect(lambda path: self._open_as_other(desk, path))
        self.made.emit(desk)
        return desk

    def _note_put_down(self, text: str, desk: DocumentTab) -> None:
        """Let every board know what is pasted in a tab: it may have been cut out of another."""
        for each in self._desks:
            each.session.cut.put_down(text, desk.session)

    def _taken(self, desk: DocumentTab) -> frozenset[str]:
        """Return the names of the files of other tabs, and of those their boards are being saved to.

        Links are followed in those that were read or written before.
        """
        sessions = [other.session for other in self._desks if other is not desk]
        on_their_way = [(each, order.path) for each in sessions for order in each.filing.orders]
        standing = [(each, each.path) for each in sessions if each.path is not None]
        return frozenset(_name_of(path, each.files) for each, path in (*standing, *on_their_way))

    def _files(self) -> list[Path]:
        return [desk.session.path for desk in self._desks if desk.session.path is not None]

    def _pictures(self) -> list[Path]:
        maps = (desk.session for desk in self._desks if desk.is_map)
        found = (picture_of(session.board, session.path) for session in maps)
        return [picture for picture in found if picture is not None]

    def _take(self, desk: DocumentTab) -> None:
        """Show a tab that got its board, unless that was opened quietly."""
        is_quiet = desk in self._quiet and self._front.documents.is_open
        self._awaited.pop(desk, None)
        self._quiet.discard(desk)
        if not is_quiet:
            self.turn_to(desk)
        self.opened.emit(desk)

    def _give_up(self, desk: DocumentTab, _mishap: Mishap) -> None:
        """Stop waiting for a board that cannot be opened; the tab stays for the next one."""
        self._awaited.pop(desk, None)
        self._quiet.discard(desk)

    def _open_as_other(self, desk: DocumentTab, path: Path) -> None:
        """Open a file that proved to hold a document of another kind than its tab is for."""
        is_quiet = desk in self._quiet
        self._awaited.pop(desk, None)
        self._quiet.discard(desk)
        other = self._add(self._make_for_set) if desk.is_map else self._free()
        self._awaited[other] = path
        if is_quiet:
            self._quiet.add(other)
        other.documents.open(path, is_asked_for=True)
        other.session.filing.await_briefly()

    def _clear(self, desk: DocumentTab) -> None:
        """Remove the board from a tab, and the tab unless it is the last with one."""
        self.leaving.emit(desk)
        desks = self.open_ones
        others = [other for other in desks if other is not desk]
        if not others and not desk.session.is_saving and desk.is_map:
            desk.session.new(NOTHING)
            return
        if desk is self._front:
            # A tab whose file is still being written is no place for the next board.
            self.turn_to(others[min(desks.index(desk), len(others) - 1)] if others else self._free())
        self._desks.remove(desk)
        self.cleared.emit(desk)
        desk.clear_away()
        if not others:
            self.emptied.emit()


def _name_of(path: Path, files: KnownFiles) -> str:
    """Return the one name of a file, as far as it is known."""
    known = files.of(path)
    return known.name if known is not None and known.name else str(path)
