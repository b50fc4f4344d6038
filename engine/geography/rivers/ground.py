"""The corners of hexes as a graph of sides that rivers can run along: those between two hexes of land."""

from dataclasses import dataclass, field
from functools import cached_property
from math import hypot
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.board.terrain import OFF, WATER
from engine.hexes.hex_arrays import hexes_under, on_sheet
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from engine.hexes.sides import Corner, Side, corners_of, hexes_at, hexes_of, sides_at

DRY, WET, OUTSIDE = 0, 1, 2
States = NDArray[np.uint8]
"""DRY, WET or OUTSIDE for each of many places."""
Place = tuple[float, float]
"""A place in hex widths."""


class Step(NamedTuple):
    """A side along which a river can go on: the corner it leads to and where that is, and its own middle.

    ``dryness`` is how much of the hexes on both sides is land.
    """

    corner: Corner
    place: Place
    middle: Place
    dryness: float
    side: Side


@dataclass(frozen=True, eq=False)
class RiverGround:
    """Where rivers can run on a sheet: ``terrain`` and the ``shares`` of land of each hex, row by row.

    Corners and sides are looked at when they are first asked for, so that a large sheet costs no more than
    what lies near its rivers.
    """

    sheet: Sheet
    terrain: NDArray[np.uint8]
    shares: NDArray[np.float64]
    _steps: dict[Corner, tuple[Step, ...]] = field(default_factory=dict)
    _places: dict[Corner, Place] = field(default_factory=dict)
    _ends: dict[Corner, int | None] = field(default_factory=dict)

    @cached_property
    def _all_states(self) -> States:
        is_wet = np.isin(self.terrain, list(WATER))
        return np.where(self.terrain == OFF, OUTSIDE, is_wet).astype(np.uint8)

    @cached_property
    def _known(self) -> bytes:
        # To look one hex up takes a tenth of the time it takes in an array.
        return self._all_states.tobytes()

    def state(self, hex_: Hex) -> int:
        """Return whether a hex is DRY, WET or OUTSIDE the map."""
        column, row = self.sheet.place_of(hex_)
        columns = self.sheet.columns
        is_there = 0 <= column < columns and 0 <= row < self.sheet.rows
        return self._known[row * columns + column] if is_there else OUTSIDE

    def states(self, points: NDArray[np.float64]) -> States:
        """Return whether many places, in hex widths, are DRY, WET or OUTSIDE the map."""
        axial = hexes_under(self.sheet, points * self.sheet.across_flats_mm)
        there = on_sheet(self.sheet, axial)
        columns, rows = self.sheet.places_of(axial[there])
        found = np.full(len(points), OUTSIDE, dtype=np.uint8)
        found[there] = self._all_states[rows * self.sheet.columns + columns]
        return found

    def place(self, corner: Corner) -> Place:
        """Return where a corner is."""
        found = self._places.get(corner)
        if found is None:
            x, y = self.sheet.corner_mm(corner)
            width = self.sheet.across_flats_mm
            found = self._places[corner] = x / width, y / width
        return found

    def steps(self, corner: Corner) -> tuple[Step, ...]:
        """Return the sides along which a river can go on from a corner."""
        found = self._steps.get(corner)
        if found is None:
            found = ()
            if [self.state(hex_) for hex_ in hexes_at(corner)].count(DRY) >= 2:
                found = tuple(self._step(corner, side) for side in sides_at(corner) if self._is_usable(side))
            self._steps[corner] = found
        return found

    def _is_usable(self, side: Side) -> bool:
        first, second = hexes_of(side)
        return self.state(first) == self.state(second) == DRY

    def _step(self, corner: Corner, side: Side) -> Step:
        first, second = corners_of(side)
        beyond = second if first == corner else first
        (x1, y1), (x2, y2) = self.place(corner), self.place(beyond)
        places = [self.sheet.place_of(hex_) for hex_ in hexes_of(side)]
        dryness = sum(float(self.shares[row * self.sheet.columns + column]) for column, row in places) / 2
        return Step(beyond, (x2, y2), ((x1 + x2) / 2, (y1 + y2) / 2), dryness, side)

    def end(self, corner: Corner) -> int | None:
        """Return WET for a corner at which a river reaches water, OUTSIDE for one at the map's rim."""
        if corner not in self._ends:
            first, second, last = sorted(self.state(hex_) for hex_ in hexes_at(corner))
            self._ends[corner] = last if first == second == DRY != last else None
        return self._ends[corner]


def apart(one: Place, other: Place) -> float:
    """Return how far two places are from each other."""
    return hypot(one[0] - other[0], one[1] - other[1])
