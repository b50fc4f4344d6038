"""The part of a board that a picture shows, and what the ground is like in and around it.

A sheet's rim is ragged: every other row stands half a hex back. The map fills the rectangle
around it all the same, so ground and coast go on past the rim as they are at the rim. Nothing
else looks beyond it, and only hexes of the sheet have a grid.
"""

import math
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from engine.board.document import Board
from engine.board.terrain import HILL, LAKE, OFF, WATER
from engine.hexes.lattice import Hex, neighbours
from engine.hexes.sheet import Sheet
from engine.hexes.sides import Corner, corner_of
from studio.drawing.shapes.board_cache import kept
from studio.drawing.shapes.boxes import Box, Point, around

_RING = 2
"""How many hexes beyond its box an extent looks, so that what reaches into it is drawn."""

_MOST_KNOWN = 6_000
"""Of how many hexes at most is kept what parts of a board have asked."""

_FEW = 50
"""So many hexes ask nothing that is worth keeping for others."""

_IS_WATER: Final = np.isin(np.arange(256), tuple(WATER))
"""Whether each code of terrain is water."""

T = TypeVar("T")


class Extent:
    """A box of a board in the sheet's millimetres, and the hexes in and just around it."""

    def __init__(self, board: Board, box: Box | None = None) -> None:
        """Take the whole sheet when no box is given."""
        self.board = board
        self.sheet = board.sheet
        self.box = box or frame(board.sheet)
        self.is_whole = box is None

    @cached_property
    def _known(self) -> "_Known":
        """What is known of the hexes, found out where it is asked for: many a small part asks nothing."""
        # Parts of one board ask the same again; a whole one asks everything, and is asked for but once.
        # What a handful of hexes asks is forgotten with it: to keep it would have another board's forgotten.
        is_kept = not self.is_whole and len(self.hexes) > _FEW
        return _shared(self.board) if is_kept else _Known(self.board, None)

    @cached_property
    def terrain(self) -> Callable[[Hex], int]:
        """Returns the terrain of a hex; beyond the rim, of the nearest place on the sheet."""
        return self._known.terrain

    @cached_property
    def is_water(self) -> Callable[[Hex], bool]:
        """Says whether a hex is sea or lake."""
        return self._known.is_water

    @cached_property
    def is_dry(self) -> Callable[[Hex], bool]:
        """Says whether a hex is no water: at the edge of what is cut off there is no coast."""
        return self._known.is_dry

    @cached_property
    def is_hill(self) -> Callable[[Hex], bool]:
        """Says whether a hex is hill."""
        return self._known.is_hill

    @cached_property
    def country(self) -> Callable[[Hex], int]:
        """Returns the country's number of a hex; beyond the rim, of the nearest place on the sheet."""
        return self._known.country

    @cached_property
    def is_on_map(self) -> Callable[[Hex], bool]:
        """Says whether a hex is on the sheet and not cut off from it."""
        return self._known.is_on_map

    @cached_property
    def neighbours(self) -> Callable[[Hex], tuple[Hex, ...]]:
        """Returns the six neighbours of a hex in the order of the directions."""
        return self._known.neighbours

    @cached_property
    def hexes(self) -> tuple[Hex, ...]:
        """The hexes in and around the box, row by row, with one ring beyond the sheet's rim."""
        columns, rows = self._places
        return tuple(self.sheet.hex_at(column, row) for row in rows for column in columns)

    @cached_property
    def _places(self) -> tuple[range, range]:
        """The columns and the rows of the hexes."""
        sheet = self.sheet
        wide, high = pitch(sheet)
        columns = _span(self.box.left, self.box.right, wide, sheet.columns)
        return columns, _span(self.box.top, self.box.bottom, high, sheet.rows)

    @cached_property
    def shores(self) -> tuple[Hex, ...]:
        """Those of the hexes that have water as well as other ground around them, and perhaps a few more."""
        columns, rows = self._places
        # The ring beyond the rim has a row and a column of its own.
        mixed = _mixed(_IS_WATER[self.board.terrain])[
            rows.start + 1 : rows.stop + 1, columns.start + 1 : columns.stop + 1
        ]
        places = np.argwhere(mixed) + np.array((rows.start, columns.start))
        return tuple(self.sheet.hex_at(column, row) for row, column in places.tolist())

    def near(self, reach: float) -> tuple[Hex, ...]:
        """Return those of the hexes whose marks, up to so many millimetres off their centres, reach the box.

        For a whole sheet these are all of them: who draws it does not ask what lies in its frame.
        """
        if self.is_whole:
            return self.hexes
        left, top, right, bottom = self.box.grown(reach)
        places = zip(self.hexes, self._centres, strict=True)
        return tuple(hex_ for hex_, (x, y) in places if left <= x <= right and top <= y <= bottom)

    def reaches(self, box: Box) -> bool:
        """Return whether what lies within a box is to be drawn; of a whole sheet everything is."""
        return self.is_whole or box.touches(self.box)

    @cached_property
    def _centres(self) -> tuple[Point, ...]:
        """The centres of the hexes."""
        return tuple(map(self.sheet.centre_mm, self.hexes))

    @cached_property
    def on_map(self) -> tuple[Hex, ...]:
        """The hexes of the sheet in and around the box that are not cut off."""
        return tuple(filter(self.is_on_map, self.hexes))

    def corners(self) -> Iterator[Corner]:
        """Yield every corner in and around the box once."""
        for hex_ in self.hexes:
            # Each corner is the first or second of exactly one hex.
            yield corner_of(hex_, 0)
            yield corner_of(hex_, 1)

    def is_land(self, hex_: Hex) -> bool:
        """Return whether a hex is ground of any kind."""
        code = self.terrain(hex_)
        return code not in WATER and code != OFF

    def is_lake(self, hex_: Hex) -> bool:
        """Return whether a hex is lake."""
        return self.terrain(hex_) == LAKE

    @cached_property
    def corner_offsets(self) -> tuple[Point, ...]:
        """Where the corners lie from a hex's centre, in the order of the directions."""
        x, y = self.sheet.centre_mm(Hex(0, 0))
        return tuple((cx - x, cy - y) for cx, cy in self.sheet.outline_mm(Hex(0, 0)))

    def outline(self, hex_: Hex, scale: float = 1.0) -> tuple[Point, ...]:
        """Return a hex's corners, drawn in or out from its centre by a scale."""
        x, y = self.sheet.centre_mm(hex_)
        return tuple((x + scale * dx, y + scale * dy) for dx, dy in self.corner_offsets)


class _Asked(dict[Hex, T]):
    """What is asked of hexes, found once for each; all is forgotten where that becomes too much."""

    def __init__(self, find: Callable[[Hex], T], most: int | None) -> None:
        super().__init__()
        self._find = find
        self._most = most

    def __missing__(self, hex_: Hex) -> T:
        """Find what is asked of a hex."""
        if self._most is not None and len(self) >= self._most:
            self.clear()
        found = self[hex_] = self._find(hex_)
        return found


class _Known:
    """What is known of a board's hexes: nothing is asked more often while a map is drawn."""

    def __init__(self, board: Board, most: int | None) -> None:
        sheet, ground, countries = board.sheet, board.terrain, board.country

        def place(hex_: Hex) -> tuple[int, int]:
            column, row = _nearest(sheet, hex_)
            return row, column

        terrain = self.terrain = _Asked[int](lambda hex_: ground.item(place(hex_)), most).__getitem__
        self.is_water = _Asked(lambda hex_: terrain(hex_) in WATER, most).__getitem__
        self.is_dry = _Asked(lambda hex_: terrain(hex_) not in WATER, most).__getitem__
        self.is_hill = _Asked(lambda hex_: terrain(hex_) == HILL, most).__getitem__
        self.country = _Asked[int](lambda hex_: countries.item(place(hex_)), most).__getitem__
        self.is_on_map = _Asked(board.on_map, most).__getitem__
        self.neighbours = _Asked(neighbours, most).__getitem__


@kept
def _shared(board: Board) -> _Known:
    """Return what is known of a board's hexes from parts of it drawn before."""
    return _Known(board, _MOST_KNOWN)


def _mixed(mask: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Tell of each place of a sheet, and of a ring beyond it, whether a mask differs in the nine around it.

    All neighbours of a hex are among those, whichever of its rows or columns are shifted.
    """
    wide = np.pad(mask, 2, mode="edge")
    high, low = wide, wide
    for axis in (0, 1):
        count = high.shape[axis] - 2
        parts = [np.take(each, np.arange(count) + at, axis) for each in (high, low) for at in range(3)]
        high, low = parts[0] | parts[1] | parts[2], parts[3] & parts[4] & parts[5]
    return high & ~low


def _nearest(sheet: Sheet, hex_: Hex) -> tuple[int, int]:
    """Return the place on the sheet nearest to a hex."""
    column, row = sheet.place_of(hex_)
    return min(max(column, 0), sheet.columns - 1), min(max(row, 0), sheet.rows - 1)


def frame(sheet: Sheet) -> Box:
    """Return the rectangle that holds the sheet, which the map fills."""
    return Box(0.0, 0.0, *sheet.size_mm)


def pitch(sheet: Sheet) -> Point:
    """Return how far columns and rows lie apart."""
    if sheet.top == "pointy":
        return sheet.across_flats_mm, 1.5 * sheet.radius_mm
    return 1.5 * sheet.radius_mm, sheet.across_flats_mm


def _span(start: float, end: float, step: float, count: int) -> range:
    """Return the columns (or rows) of a stretch, one beyond the rim at most."""
    first = max(-1, math.floor(start / step) - _RING)
    return range(first, min(count, math.ceil(end / step) + _RING - 1) + 1)


def touched_box(sheet: Sheet, hexes: Iterable[Hex]) -> Box:
    """Return the box within which the picture can change when these hexes (or their sides) do.

    Names are not counted: they are placed for the whole sheet (:mod:`studio.drawing.lettering.placing`).
    Raises ValueError when there are no hexes.
    """
    return around((sheet.centre_mm(hex_) for hex_ in hexes), 2.5 * sheet.across_flats_mm)


def chance(hex_: Hex, turn: int) -> float:
    """Return a number from 0 to 1 that looks random but is always the same for a hex and turn."""
    mixed = (hex_.q * 0x9E3779B1 ^ hex_.r * 0x85EBCA77 ^ turn * 0xC2B2AE3D) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 15)) * 0x2C1B3C6D) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 12)) * 0x297A2D39) & 0xFFFFFFFF
    return (mixed ^ (mixed >> 15)) / 0xFFFFFFFF


def chances(first: NDArray[np.int64], second: NDArray[np.int64], turn: int) -> NDArray[np.float64]:
    """Return what ``chance`` does for many hexes at once, told by their axial coordinates."""
    multiplied = first.astype(np.uint64) * np.uint64(0x9E3779B1) ^ second.astype(np.uint64) * np.uint64(
        0x85EBCA77
    )
    low = np.uint64(0xFFFFFFFF)
    mixed = (multiplied ^ np.uint64(turn * 0xC2B2AE3D)) & low
    mixed = ((mixed ^ (mixed >> np.uint64(15))) * np.uint64(0x2C1B3C6D)) & low
    mixed = ((mixed ^ (mixed >> np.uint64(12))) * np.uint64(0x297A2D39)) & low
    return np.asarray((mixed ^ (mixed >> np.uint64(15))) / float(0xFFFFFFFF))
