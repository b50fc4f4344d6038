"""What a trace comes to before it is accepted, worked out off the interface's thread."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from threading import Event
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal

from engine.board.document import Board
from engine.board.terrain import OFF
from engine.edits.protocol import Several
from engine.hexes.affine import Affine, Anchor
from engine.hexes.hex_arrays import Mask, axial_of, masked
from engine.hexes.lattice import Hex
from engine.tracing.pictures import Picture
from engine.tracing.proposals import HexColours, Proposal, Sample, looked_up, proposed
from studio.drawing.maps.themes import ATLAS
from studio.mapview.raster import terrain_colours
from studio.painting.progress import Progress, report
from studio.session.background.worker_thread import WorkerThread

SURE: Final = 0.4
"""Proposals less sure than this are shown as such, and stay as they are unless one asks for them."""


@dataclass(frozen=True, eq=False)
class Wish:
    """What to preview: the hexes brushed, or all if there are none, as far as they are ``sure``."""

    board: Board
    picture: Picture
    at: tuple[Anchor, ...]
    placing: Affine
    samples: tuple[Sample, ...]
    brushed: frozenset[Hex]
    sure: float


@dataclass(frozen=True, eq=False)
class Preview:
    """The edit that would paint, and what of the sheet it paints; arrays are of shape (rows, columns).

    ``colours`` are 0xffrrggbb, those of the map, and 0 where nothing is painted; ``unsure``
    says which hexes have a colour nearly as like another terrain, whether they are painted or, less sure
    than is asked for, stay as they are; ``beside`` is how many hexes the picture shows no more than half of.
    """

    edit: Several
    colours: NDArray[np.uint32]
    unsure: Mask
    beside: int = 0

    @property
    def count(self) -> int:
        """How many hexes are painted."""
        return int(np.count_nonzero(self.colours))

    @property
    def count_unsure(self) -> int:
        """How many of the hexes painted are not sure."""
        return int(np.count_nonzero(self.unsure & (self.colours != 0)))

    @property
    def count_left(self) -> int:
        """How many hexes stay as they are because they are not sure."""
        return int(np.count_nonzero(self.unsure & (self.colours == 0)))


class Previews(QObject):
    """Computes previews; a new request stops the work for the one before, whose result is dropped."""

    progressed = Signal(float)
    """The share of the colours that is looked up, from 0 to 1; those looked up before are kept."""

    def __init__(
        self, then: Callable[[Preview], None], failed: Callable[[Exception], None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._worker = WorkerThread("trace", self)
        self._then, self._failed = then, failed
        self._stop = Event()
        self._looked_up: tuple[tuple[Picture, tuple[Anchor, ...]], HexColours] | None = None
        self.is_due = False
        """Whether a preview is still to come."""

    def want(self, wish: Wish) -> None:
        """Have a wish previewed, and any before it no longer."""
        self.drop()
        stop = self._stop = Event()
        self.is_due = True
        self._worker.send(
            lambda: self._made(wish, partial(self._go_on, stop)),
            lambda preview: self._take(stop, partial(self._then, preview)),
            lambda error: self._take(stop, partial(self._failed, error)),
        )

    def drop(self) -> None:
        """Want no preview."""
        self._stop.set()
        self.is_due = False

    def abandon(self) -> None:
        """Stop for good, without waiting."""
        self.drop()
        self._worker.abandon()

    def _take(self, stop: Event, tell: Callable[[], None]) -> None:
        """Report the result of a request that is still wanted."""
        if not stop.is_set():
            self.is_due = False
            tell()

    def _go_on(self, stop: Event, done: float) -> bool:
        if stop.is_set():
            return False
        self.progressed.emit(done)
        return True

    def _made(self, wish: Wish, progress: Progress) -> Preview:
        """Return the preview of a wish; on the other thread, where the colours looked up last are kept."""
        at = wish.picture, wish.at
        if self._looked_up is None or self._looked_up[0] != at:
            self._looked_up = at, _colours(wish, progress)
        report(progress, 1.0)
        return previewed(wish, proposed(*self._looked_up[1], wish.samples))


def _colours(wish: Wish, progress: Progress) -> HexColours:
    """Return the colours of all hexes; raises Cancelled when they are no longer wanted."""
    looking = looked_up(wish.board.sheet, wish.placing, wish.picture)
    while True:
        try:
            report(progress, next(looking))
        except StopIteration as done:
            found: HexColours = done.value
            return found


def previewed(wish: Wish, proposal: Proposal) -> Preview:
    """Return what a proposal comes to as far as it is wished for."""
    board = wish.board
    wanted = masked(board.sheet, axial_of(wish.brushed)) if wish.brushed else None
    edit = proposal.paints(board, wanted, wish.sure)
    after = edit.apply(board).terrain
    is_painted = after != board.terrain
    # The samples' own colours would not be seen on the picture they were picked from.
    colours = np.where(is_painted, terrain_colours(board, ATLAS)[after], np.uint32(0))
    off_picture = ~proposal.seen & (board.terrain != OFF)
    beside = int(np.count_nonzero(off_picture if wanted is None else off_picture & wanted))
    is_left = proposal.seen & (proposal.codes != board.terrain) & (proposal.confidence < wish.sure)
    unsure = (is_left if wanted is None else is_left & wanted) | is_painted & (proposal.confidence < SURE)
    return Preview(edit, colours, unsure, beside)
