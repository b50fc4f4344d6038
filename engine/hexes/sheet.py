"""The sheet: a rectangle of hexes with rows and columns, labels and millimetres.

This is the only module that knows offset coordinates. The origin of the millimetres is the top
left corner of the rectangle that just holds all hexes, x to the right and y down.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import repeat
from typing import Any, Literal, TypeVar

import numpy as np
from numpy.typing import NDArray

from engine.hexes.labels import LabelError, LabelScheme
from engine.hexes.lattice import DIRECTIONS, Hex, hexes_at, rounded
from engine.hexes.sides import Corner, Side, corner_of, corners_of, hexes_of, side_of, sides_of
from engine.messages import say

Top = Literal["pointy", "flat"]
Shifted = Literal["odd", "even"]
Numbers = NDArray[np.signedinteger[Any]]
Line = TypeVar("Line", int, Numbers)
Measure = TypeVar("Measure", float, NDArray[np.float64])

DIRECTION_NAMES: dict[Top, tuple[str, ...]] = {
    "pointy": ("E", "SE", "SW", "W", "NW", "NE"),
    "flat": ("SE", "S", "SW", "NW", "N", "NE"),
}
_WRITTEN: dict[Top, frozenset[int]] = {
    "pointy": frozenset({5, 0, 1}),
    "flat": frozenset({0, 1, 2}),
}
_ROOT3 = math.sqrt(3)
_USUAL_LABELS = LabelScheme()

Point = tuple[float, float]


@dataclass(frozen=True)
class Sheet:
    """A sheet of ``columns`` by ``rows`` hexes in one of the four layouts.

    ``top`` is the way the hexes point; ``shifted`` says which rows (pointy) or columns (flat),
    counted from 0, are shifted by half a hex. ``across_flats_mm`` is the distance between
    the centres of neighbours. Raises LabelError when the labels cannot name every hex.
    """

    columns: int
    rows: int
    top: Top = "pointy"
    shifted: Shifted = "odd"
    across_flats_mm: float = 10.0
    labels: LabelScheme = _USUAL_LABELS

    def __post_init__(self) -> None:
        """Refuse a sheet with more rows (or columns) than letters."""
        lettered = self.rows if self.labels.letters == "rows" else self.columns
        letters = len(self.labels.alphabet)
        if letters < lettered:
            raise LabelError(
                say(
                    "The sheet has {lettered} rows, but letters for only {letters}. Add a block to its "
                    "labels."
                    if self.labels.letters == "rows"
                    else "The sheet has {lettered} columns, but letters for only {letters}. Add a block to "
                    "its labels.",
                    lettered=lettered,
                    letters=letters,
                )
            )

    # -- places -------------------------------------------------------------------------

    def hex_at(self, column: int, row: int) -> Hex:
        """Return the hex in a column and row, counted from 0 at the top left."""
        if self.top == "pointy":
            return Hex(column - self._half(row), row)
        return Hex(column, row - self._half(column))

    def place_of(self, hex_: Hex) -> tuple[int, int]:
        """Return the column and row of a hex, which may lie off the sheet."""
        if self.top == "pointy":
            return hex_.q + self._half(hex_.r), hex_.r
        return hex_.q, hex_.r + self._half(hex_.q)

    def places_of(self, axial: Numbers) -> tuple[Numbers, Numbers]:
        """Return the columns and the rows of many hexes, an array of shape (n, 2), as ``place_of`` does."""
        first, second = axial[:, 0], axial[:, 1]
        if self.top == "pointy":
            return first + self._half(second), second
        return first, second + self._half(first)

    def axial_at(self, columns: Numbers, rows: Numbers) -> Numbers:
        """Return the hexes in many columns and rows, an array of shape (n, 2), as ``hex_at`` does."""
        if self.top == "pointy":
            return np.stack((columns - self._half(rows), rows), axis=-1)
        return np.stack((columns, rows - self._half(columns)), axis=-1)

    def _half(self, line: Line) -> Line:
        """Return how many whole hexes the axial axis leans by in a row (or column), or in many."""
        return line // 2 if self.shifted == "odd" else (line + 1) // 2

    def __contains__(self, hex_: Hex) -> bool:
        """Return whether a hex lies on the sheet's rectangle."""
        column, row = self.place_of(hex_)
        return 0 <= column < self.columns and 0 <= row < self.rows

    def hexes(self) -> Iterator[Hex]:
        """Yield every hex row by row from the top left."""
        halves = [self._half(line) for line in range(max(self.rows, self.columns))]
        columns = range(self.columns)
        for row in range(self.rows):
            if self.top == "pointy":
                yield from hexes_at(range(-halves[row], self.columns - halves[row]), repeat(row))
            else:
                yield from hexes_at(columns, (row - halves[column] for column in columns))

    # -- names --------------------------------------------------------------------------

    def label(self, hex_: Hex) -> str:
        """Return the label of a hex on the sheet, such as ``T23``."""
        if hex_ not in self:
            raise LabelError("A hex off the sheet has no label.")
        return self.labels.label(*self.place_of(hex_), self.columns, self.rows)

    def rank(self, hex_: Hex) -> tuple[int, int]:
        """Return the place of a hex among the letters and among the numbers, to sort by label."""
        return self.labels.rank(*self.place_of(hex_), self.columns, self.rows)

    def hex_named(self, label: str) -> Hex:
        """Return the hex with a label; raises LabelError when there is none."""
        return self.hex_at(*self.labels.place(label, self.columns, self.rows))

    def direction_named(self, name: str) -> int:
        """Return the number of a direction such as ``NE``; raises LabelError when there is none."""
        names = DIRECTION_NAMES[self.top]
        if name.strip().upper() not in names:
            raise LabelError(
                say("'{name}' is not a direction here. Use one of {names}.", name=name, names=names)
            )
        return names.index(name.strip().upper())

    def side_name(self, side: Side) -> str:
        """Return a side's name as the western hex's NE, E or SE (flat: the northern's SW, S, SE).

        A side on the rim, whose namesake lies off the sheet, takes the other hex's name.
        """
        names = DIRECTION_NAMES[self.top]
        first = (side.hex, side.direction)
        second = (hexes_of(side)[1], side.direction + 3)
        if side.direction not in _WRITTEN[self.top]:
            first, second = second, first
        hex_, direction = first if first[0] in self else second
        return f"{self.label(hex_)}.{names[direction]}"

    def side_named(self, name: str) -> Side:
        """Return the side with a name such as ``K31.E``, given from either of its hexes."""
        label, dot, direction = name.partition(".")
        if not dot:
            example = f"{label or 'K31'}.{DIRECTION_NAMES[self.top][0]}"
            raise LabelError(
                say(
                    "'{name}' is not a side. Write hex, dot, direction, as in {example}.",
                    name=name,
                    example=example,
                )
            )
        return side_of(self.hex_named(label), self.direction_named(direction))

    def has_side(self, side: Side) -> bool:
        """Return whether a side belongs to at least one hex of the sheet."""
        return any(hex_ in self for hex_ in hexes_of(side))

    # -- millimetres --------------------------------------------------------------------

    @property
    def radius_mm(self) -> float:
        """The distance from a centre to a corner, which is also the length of a side."""
        return self.across_flats_mm / _ROOT3

    @cached_property
    def size_mm(self) -> Point:
        """Width and height of the rectangle that just holds all hexes."""
        lines, along = (self.rows, self.columns) if self.top == "pointy" else (self.columns, self.rows)
        lean = 0.5 if lines > 1 or self.shifted == "even" else 0.0
        long, short = (along + lean) * self.across_flats_mm, (1.5 * lines + 0.5) * self.radius_mm
        return (long, short) if self.top == "pointy" else (short, long)

    @cached_property
    def _measures(self) -> tuple[float, float, float, float]:
        """The width of a hex, how far the first line leans, how far lines are apart, and the radius."""
        width, radius = self.across_flats_mm, self.radius_mm
        return width, width / 2 if self.shifted == "odd" else width, 1.5 * radius, radius

    def point_mm(self, q: float, r: float) -> Point:
        """Return the place of a fractional axial point."""
        width, lean, apart, radius = self._measures
        if self.top == "pointy":
            return width * (q + r / 2) + lean, apart * r + radius
        return apart * q + radius, width * (r + q / 2) + lean

    def centre_mm(self, hex_: Hex) -> Point:
        """Return the centre of a hex."""
        return self.point_mm(hex_.q, hex_.r)

    def points_mm(self, axial: Numbers) -> NDArray[np.float64]:
        """Return the places of axial points as ``point_mm`` does, both arrays of shape (…, 2)."""
        # Places are linear, so that three give those of all.
        origin, east, south = (np.array(self.point_mm(*at)) for at in ((0, 0), (1, 0), (0, 1)))
        return np.asarray(axial @ np.stack((east - origin, south - origin)) + origin)

    def centres_mm(self, columns: range, rows: range) -> NDArray[np.float64]:
        """Return the centres of the hexes in some columns and rows, of shape (rows, columns, 2)."""
        down, across = np.meshgrid(rows, columns, indexing="ij")
        return self.points_mm(self.axial_at(across, down))

    def corner_mm(self, corner: Corner) -> Point:
        """Return the place of a corner."""
        return self.point_mm(corner.q3 / 3, corner.r3 / 3)

    def outline_mm(self, hex_: Hex) -> tuple[Point, ...]:
        """Return the six corners of a hex, clockwise."""
        return tuple(self.corner_mm(corner_of(hex_, direction)) for direction in DIRECTIONS)

    def side_mm(self, side: Side) -> tuple[Point, Point]:
        """Return the two ends of a side."""
        first, second = corners_of(side)
        return self.corner_mm(first), self.corner_mm(second)

    def axial_under(self, x: Measure, y: Measure) -> tuple[Measure, Measure]:
        """Return the fractional axial point at a place in millimetres, or at many."""
        width = self.across_flats_mm
        lean = width / 2 if self.shifted == "odd" else width
        if self.top == "pointy":
            r = (y - self.radius_mm) / (1.5 * self.radius_mm)
            return (x - lean) / width - r / 2, r
        q = (x - self.radius_mm) / (1.5 * self.radius_mm)
        return q, (y - lean) / width - q / 2

    def hex_under(self, x: float, y: float) -> Hex:
        """Return the hex at a place in millimetres; it may lie off the sheet."""
        return rounded(*self.axial_under(x, y))

    def side_under(self, x: float, y: float) -> Side:
        """Return the side nearest to a place in millimetres."""

        def off(side: Side) -> float:
            (x1, y1), (x2, y2) = self.side_mm(side)
            return math.hypot((x1 + x2) / 2 - x, (y1 + y2) / 2 - y)

        return min(sides_of(self.hex_under(x, y)), key=off)
