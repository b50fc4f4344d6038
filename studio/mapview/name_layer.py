"""The names on the map, placed off the interface's thread whenever the board has come to rest.

Where much of the board is out of sight, those around the hand are placed first, and all of them after that.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from engine.board.document import Board
from engine.hexes.sheet import Sheet
from engine.workers import TookTooLongError, WorkerLostError
from studio.drawing.lettering.lettering import Names, place_names
from studio.drawing.lettering.visible_names import names_in_sight, renewed
from studio.drawing.maps.themes import Theme
from studio.drawing.picture import measure_names
from studio.drawing.shapes.boxes import Box
from studio.session.background.worker_process import COUNTING, is_large
from studio.session.background.worker_thread import WorkerThread

NO_NAMES = Names((), (), (), ())
REST_MS = 120
"""How long the board must rest before its names are placed again."""
AGAIN_MS = 3000
"""How long after the process that places names was ended from outside it is tried once more."""
_SMALL_PART = 0.2
"""What is in sight comes first where it is a smaller part of the sheet: else it would be no sooner there."""
PATIENCE_MS = 700
"""How long the first painting of a board waits for its names: it would be done twice otherwise."""


class NamesUnplacedError(Exception):
    """The names of a board could not be placed; its cause is the fault."""


class NamePlacing(QObject):
    """Places the names of the newest board asked for; those of boards before it are dropped."""

    placed = Signal(object)
    """The Names."""
    waited_enough = Signal()
    """The first names of a board take long: paint without them."""

    def __init__(self, parent: QObject | None = None, sight: Callable[[], Box | None] = lambda: None) -> None:
        """``sight`` says in which box of the sheet names are looked at; None where there are none."""
        super().__init__(parent)
        self._sight = sight
        self._worker = WorkerThread("names", self)
        self._wanted: tuple[Board, Theme] | None = None
        self._last = NO_NAMES
        self._last_for: tuple[Sheet, Theme] | None = None
        self._is_tried_again = False
        self._has_failed = False
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._start)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self.waited_enough)

    @property
    def is_worth_waiting(self) -> bool:
        """Whether a board is shown for the first time and its names will be there in a moment."""
        return self._patience.isActive()

    @property
    def is_busy(self) -> bool:
        """Whether names are still to come."""
        return self._rest.isActive() or self._worker.under_way > 0

    def want(self, board: Board, theme: Theme, *, soon: bool = False) -> None:
        """Ask for the names of a board; ``soon`` is for one shown for the first time."""
        self._wanted = board, theme
        self._rest.start(0 if soon else REST_MS)
        if soon:
            self._patience.start()

    def stop(self) -> None:
        """Drop what is wanted and wait for what is under way."""
        self._rest.stop()
        self._patience.stop()
        self._wanted = None
        self._worker.finish()

    def _start(self) -> None:
        """Begin to place, unless that is under way: its end begins the next."""
        if self._worker.under_way or self._wanted is None:
            return
        board, theme = wanted = self._wanted
        seen = self._sight()
        if seen is None or not _is_small_part(board, seen):
            self._place_all(wanted)
            return
        # Names of another sheet, or in other colours, are not to be seen next to these.
        last = self._last if self._last_for == (board.sheet, theme) else NO_NAMES
        self._worker.send(
            lambda: _placed_in(board, theme, seen, last, self._is_waited_for),
            lambda names: self._finish_seen(wanted, names),
            self._break_down,
        )

    def _place_all(self, wanted: tuple[Board, Theme]) -> None:
        last = self._last
        self._worker.send(
            lambda: _placed(*wanted, last, self._is_waited_for),
            lambda names: self._finish(wanted, names),
            self._break_down,
        )

    def _is_waited_for(self) -> bool:
        """Return whether names are wanted at all any more."""
        return not self._worker.is_finished

    def _finish_seen(self, asked: tuple[Board, Theme], names: Names) -> None:
        """Hand the names in sight over if they are still wanted, and go on to all the others."""
        if asked is self._wanted:
            self._show(asked, names)
            self._place_all(asked)
        elif not self._rest.isActive():
            self._start()

    def _finish(self, asked: tuple[Board, Theme], names: Names) -> None:
        if asked is self._wanted:
            self._wanted = None
            self._show(asked, names)
        elif not self._rest.isActive():
            self._start()

    def _show(self, asked: tuple[Board, Theme], names: Names) -> None:
        """Hand names over, which are the last from now on."""
        board, theme = asked
        self._last, self._last_for = names, (board.sheet, theme)
        self._is_tried_again = self._has_failed = False
        self._patience.stop()
        self.placed.emit(names)

    def _break_down(self, error: Exception) -> None:
        """Raise the error where every error is shown; a fault of ours once, not after each edit.

        Whatever ended the process that places them may be over in a while: then it is tried once more.
        """
        if isinstance(error, WorkerLostError) and not self._is_tried_again:
            self._is_tried_again = True
            self._rest.start(AGAIN_MS)
            return
        if isinstance(error, WorkerLostError | TookTooLongError):
            raise error
        if not self._has_failed:
            self._has_failed = True
            raise NamesUnplacedError from error


def _is_small_part(board: Board, seen: Box) -> bool:
    """Return whether so little of a large board is in sight that it has its names sooner than the whole."""
    wide, high = board.sheet.size_mm
    return is_large(board) and seen.width * seen.height < _SMALL_PART * wide * high


def _placed_in(board: Board, theme: Theme, seen: Box, last: Names, is_wanted: Callable[[], bool]) -> Names:
    """Return the last names with those in sight as they are on a board; the last if no one waits."""
    found = COUNTING.do(is_wanted, names_in_sight, board, theme, seen)
    return last if found is None else _measured(renewed(last, found, seen), last)


def _placed(board: Board, theme: Theme, last: Names, is_wanted: Callable[[], bool]) -> Names:
    """Return the names of a board in their places; the very last ones if no one waits."""
    large = is_large(board)
    names = COUNTING.do(is_wanted, place_names, board, theme) if large else place_names(board, theme)
    return last if names is None else _measured(names, last)


def _measured(names: Names, last: Names) -> Names:
    """Return names measured, for which whoever paints them has no time; the last if they are these."""
    if names == last:
        return last
    measure_names(names)
    return names
