"""Ways for ships: from hex to hex over sea and lake."""

from collections.abc import Iterator
from threading import Lock

import numpy as np

from engine.board.document import Board
from engine.board.terrain import WATER
from engine.hexes.hex_arrays import axial_of, on_sheet
from engine.hexes.lattice import STEPS, Hex, neighbours

_NOT_YET = -1


class Voyages:
    """The shortest ways over water alone from one hex of a board.

    Water is looked at front by front, no farther than it is asked for and never twice: a hand moves on
    over many ends. It may be asked on several threads.
    """

    def __init__(self, board: Board, start: Hex) -> None:
        self._board, self._start = board, start
        self._lock = Lock()
        self._wet = np.isin(board.terrain, list(WATER))
        self._steps = np.full(board.terrain.shape, _NOT_YET, dtype=np.int32)
        """How many steps each hex of the sheet is away, as far as is known."""
        self._front = axial_of([start])
        self._taken = 0
        column, row = board.sheet.place_of(start)
        self._steps[row, column] = 0

    def way(self, end: Hex) -> tuple[Hex, ...] | None:
        """Return the hexes between the start and an end, as few and as straight as can be.

        Returns None where no water leads there. The ends themselves may lie on land; two that touch
        have nothing between them.
        """
        if end == self._start:
            return ()
        with self._lock:
            while not any(self._reached(end)):
                if not len(self._front):
                    return None
                self._go_on()
        way, here, left = list[Hex](), end, min(steps for steps, _ in self._reached(end))
        while left:
            nearer = (hex_ for steps, hex_ in self._reached(here) if steps == left)
            here = min(nearer, key=lambda hex_: self._bend(hex_, end))
            way.append(here)
            left -= 1
        return tuple(reversed(way))

    def _reached(self, hex_: Hex) -> Iterator[tuple[int, Hex]]:
        """Yield the neighbours of a hex that are come to, after how many steps each."""
        sheet = self._board.sheet
        for near in neighbours(hex_):
            if near in sheet:
                column, row = sheet.place_of(near)
                steps = int(self._steps[row, column])
                if steps != _NOT_YET:
                    yield steps, near

    def _go_on(self) -> None:
        """Come to the water one step farther than all before."""
        sheet = self._board.sheet
        near = (self._front[:, np.newaxis] + np.array(STEPS)).reshape(-1, 2)
        columns, rows = sheet.places_of(near[on_sheet(sheet, near)])
        places = np.unique(rows * sheet.columns + columns)
        places = places[self._wet.flat[places] & (self._steps.flat[places] == _NOT_YET)]
        self._taken += 1
        self._steps.flat[places] = self._taken
        self._front = sheet.axial_at(places % sheet.columns, places // sheet.columns)

    def _bend(self, hex_: Hex, end: Hex) -> float:
        """Return how far a hex lies next to the straight way, to choose among ways of equal length."""
        (x1, y1), (x, y), (x2, y2) = map(self._board.sheet.centre_mm, (self._start, hex_, end))
        return abs((x2 - x1) * (y - y1) - (x - x1) * (y2 - y1))
