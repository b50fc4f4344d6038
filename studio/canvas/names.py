"""The names on the map, placed off the interface's thread whenever the board has come to rest."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from engine.board.document import Board
from studio.drawing.lettering import Names, place_names
from studio.drawing.picture import measure_names
from studio.drawing.themes import Theme
from studio.session.apart import BrokenOffError, apart_while, is_large
from studio.session.errands import Errands

NO_NAMES = Names((), (), (), ())
REST_MS = 120
"""How long the board must rest before its names are placed anew."""
AGAIN_MS = 3000
"""How long after the process that places names was ended from outside it is tried once more."""
PATIENCE_MS = 700
"""How long the first painting of a board waits for its names: it would be done twice otherwise."""


class NamePlacing(QObject):
    """Places the names of the newest board asked for; those of boards before it are dropped."""

    placed = Signal(object)
    """The Names."""
    waited_enough = Signal()
    """The first names of a board take long: paint without them."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._errands = Errands("names", self)
        self._wanted: tuple[Board, Theme] | None = None
        self._last = NO_NAMES
        self._is_tried_again = False
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
        return self._rest.isActive() or self._errands.under_way > 0

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
        self._errands.finish()

    def _start(self) -> None:
        """Begin to place, unless that is under way: its end begins the next."""
        if self._errands.under_way or self._wanted is None:
            return
        wanted, last = self._wanted, self._last
        self._errands.send(
            lambda: _placed(*wanted, last, lambda: not self._errands.is_finished),
            lambda names: self._finish(wanted, names),
            self._break_down,
        )

    def _finish(self, asked: tuple[Board, Theme], names: Names) -> None:
        """Hand the names over if they are still wanted, and go on to what is."""
        if asked is self._wanted:
            self._wanted = None
            self._last = names
            self._is_tried_again = False
            self._patience.stop()
            self.placed.emit(names)
        elif not self._rest.isActive():
            self._start()

    def _break_down(self, error: Exception) -> None:
        """Let what went wrong be seen where every mishap is.

        Whatever ended the process that places them may be over in a while: then it is tried once more.
        """
        if isinstance(error, BrokenOffError) and not self._is_tried_again:
            self._is_tried_again = True
            self._rest.start(AGAIN_MS)
            return
        raise error


def _placed(board: Board, theme: Theme, last: Names, is_wanted: Callable[[], bool]) -> Names:
    """Return the names of a board in their places; the very last ones if nothing has moved, or nobody waits.

    They are measured here, too, for whoever paints with them has no time for that.
    """
    large = is_large(board)
    names = apart_while(is_wanted, place_names, board, theme) if large else place_names(board, theme)
    if names is None or names == last:
        return last
    measure_names(names)
    return names
