"""What a dragged pointer crossed, however few places it was seen at: hexes, or corners and sides."""

import math
from collections.abc import Iterable, Iterator
from itertools import pairwise

from engine.hexes.lattice import Hex, disc, line
from engine.hexes.sheet import Sheet
from engine.hexes.sides import Corner, Side, corner_of, corners_of, sides_at

_STEPS_PER_SIDE = 4
"""How finely a straight piece of a drag is followed from corner to corner."""


class HexTrail:
    """The hexes of a sheet within ``reach`` links of a drag, in the order it came to them.

    What it has come to may be read on another thread while it goes on.
    """

    def __init__(self, sheet: Sheet, start: Hex, reach: int = 0) -> None:
        self._sheet = sheet
        self._last = start
        self._reach = reach
        self._hexes = dict.fromkeys(self._about([start]))

    @property
    def hexes(self) -> tuple[Hex, ...]:
        """Every hex come to, once."""
        return tuple(self._hexes)

    def new_on_way(self, hex_: Hex) -> tuple[Hex, ...]:
        """Return the hexes that going straight to a hex would add."""
        about = dict.fromkeys(self._about(line(self._last, hex_)))
        return tuple(near for near in about if near not in self._hexes)

    def go(self, hex_: Hex) -> tuple[Hex, ...]:
        """Go straight to a hex, and return the hexes that adds."""
        new = self.new_on_way(hex_)
        self._hexes.update(dict.fromkeys(new))
        self._last = hex_
        return new

    def _about(self, crossed: Iterable[Hex]) -> Iterator[Hex]:
        """Yield the hexes of the sheet in reach of those crossed, some more than once."""
        return (near for hex_ in crossed for near in disc(hex_, self._reach) if near in self._sheet)


class CornerTrail:
    """The corners nearest to a dragged pointer, each joined to the last by a side.

    Going back the way it came takes the last sides off again; crossing itself is allowed. What it has come
    to may be read on another thread while it goes on.
    """

    def __init__(self, sheet: Sheet, x_mm: float, y_mm: float) -> None:
        self._sheet = sheet
        self._at = (x_mm, y_mm)
        self._corners = [corner_under(sheet, x_mm, y_mm)]

    @property
    def end(self) -> Corner:
        """The corner come to last."""
        return self._corners[-1]

    @property
    def sides(self) -> tuple[Side, ...]:
        """The sides of the trail that belong to the sheet, each once."""
        sides = dict.fromkeys(side_joining(start, end) for start, end in pairwise(tuple(self._corners)))
        return tuple(side for side in sides if self._sheet.has_side(side))

    def go(self, x_mm: float, y_mm: float) -> None:
        """Follow the pointer straight to a place."""
        (x, y), self._at = self._at, (x_mm, y_mm)
        length = math.hypot(x_mm - x, y_mm - y)
        steps = max(1, math.ceil(length * _STEPS_PER_SIDE / self._sheet.radius_mm))
        for step in range(1, steps + 1):
            part = step / steps
            self._reach(corner_under(self._sheet, x + (x_mm - x) * part, y + (y_mm - y) * part))

    def _reach(self, corner: Corner) -> None:
        """Go along sides to a corner, by those that lie nearest to it."""
        aim = self._sheet.corner_mm(corner)
        while self._corners[-1] != corner:
            # Of three sides 120 degrees apart one always leads nearer, so this comes to an end.
            step = min(
                neighbours_of(self._corners[-1]),
                key=lambda other: math.dist(self._sheet.corner_mm(other), aim),
            )
            if len(self._corners) > 1 and self._corners[-2] == step:
                self._corners.pop()
            else:
                self._corners.append(step)


def way_to(sheet: Sheet, start: Corner, end: Corner) -> tuple[Side, ...]:
    """Return the sides of the sheet that lead from a corner to another nearest to the straight way."""
    trail = CornerTrail(sheet, *sheet.corner_mm(start))
    trail.go(*sheet.corner_mm(end))
    return trail.sides


def corner_under(sheet: Sheet, x_mm: float, y_mm: float) -> Corner:
    """Return the corner nearest to a place."""
    hex_ = sheet.hex_under(x_mm, y_mm)

    def off(corner: Corner) -> float:
        return math.dist(sheet.corner_mm(corner), (x_mm, y_mm))

    return min((corner_of(hex_, direction) for direction in range(6)), key=off)


def is_corner(sheet: Sheet, corner: Corner) -> bool:
    """Return whether a point of the lattice is a corner of a hex on a sheet."""
    is_any = corner_under(sheet, *sheet.corner_mm(corner)) == corner
    return is_any and any(map(sheet.has_side, sides_at(corner)))


def neighbours_of(corner: Corner) -> tuple[Corner, ...]:
    """Return the three corners a side leads to."""
    return tuple(other for side in sides_at(corner) for other in corners_of(side) if other != corner)


def side_joining(start: Corner, end: Corner) -> Side:
    """Return the side between two corners that are neighbours."""
    return next(side for side in sides_at(start) if end in corners_of(side))
