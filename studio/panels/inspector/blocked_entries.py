"""Which ways in to a special no track can lead to, worked out off the interface's thread."""

from typing import Final

from PySide6.QtCore import QTimer

from engine.board.document import Board
from engine.board.places import Special
from engine.checks.keys.special_entries import lost_ways
from engine.hexes.lattice import Hex
from engine.messages import listed
from studio.language.words import tr
from studio.panels.fields.fields import Note
from studio.session.background.worker_process import COUNTING, is_large
from studio.session.background.worker_thread import WorkerThread
from studio.tools.selection import Selection, followed

REST_MS: Final = 200
"""How long a board must rest before it is looked over."""
_MOST_NAMED: Final = 6


class LostWays(Note):
    """A note that names the ways in to a special that are out of reach; hidden while there are none."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.hide()
        self._worker = WorkerThread("ways in", self)
        self._wanted: tuple[Board, Special] | None = None
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._begin)

    @property
    def is_busy(self) -> bool:
        """Whether the answer to the last request is still pending."""
        return self._rest.isActive() or self._worker.under_way > 0

    def tell_of(self, board: Board, special: Special) -> None:
        """Look up a special once its board has come to rest.

        Meanwhile what was said of the same special before it was changed stays, so the form does not jump; of
        another one nothing is said.
        """
        if (
            self._wanted is None
            or followed(Selection(self._wanted[1]), self._wanted[0], board).thing != special
        ):
            self.hide()
        self._wanted = board, special
        self._rest.start()

    def stop(self) -> None:
        """Look no more."""
        self._rest.stop()
        self._worker.abandon()

    def _begin(self) -> None:
        """Begin to look, unless that is under way: its end begins the next."""
        if self._wanted is None or self._worker.under_way:
            return
        board, special = self._wanted
        self._worker.send(
            lambda: self._looked_over(board, special),
            lambda lost: self._finish(board, special, lost),
            self._break_down,
        )

    def _looked_over(self, board: Board, special: Special) -> tuple[Hex, ...] | None:
        """Return the ways out of reach, on the other thread; None once no one waits for them."""
        if is_large(board):
            return COUNTING.do(lambda: not self._worker.is_finished, lost_ways, board, special)
        return lost_ways(board, special)

    def _finish(self, board: Board, special: Special, lost: tuple[Hex, ...] | None) -> None:
        """Name what is out of reach, or look again where the board has changed meanwhile."""
        if self._wanted is None or lost is None:
            return
        if self._wanted[0] is not board or self._wanted[1] != special:
            self._rest.start()
            return
        names = listed([_called(board, way) for way in lost], _MOST_NAMED)
        self.setText(tr("No track from any start can reach {towns}.", towns=names))
        self.setVisible(bool(lost))

    def _break_down(self, error: Exception) -> None:
        """Raise the error on this thread, where every error is shown."""
        raise error


def _called(board: Board, way: Hex) -> str:
    """Return the name of the town on a hex, or its label."""
    named = (town.name for town in board.towns_by_hex.get(way, ()) if town.name)
    return next(named, board.sheet.label(way))
