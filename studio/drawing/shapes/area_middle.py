"""The free hex nearest to the middle of much ground, as of a country, sought again only where it may move.

Every stroke of the brush moves the middle of the ground open to track a little, and hardly ever so far
that another hex is the nearest. So it is remembered how much nearer it was than any other.
"""

from math import dist
from typing import Final, NamedTuple

import numpy as np

from engine.board.document import Board
from engine.board.terrain import IS_CLOSED, OFF
from engine.hexes.hex_arrays import Mask, axial_of, beside, masked
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from studio.drawing.shapes.board_cache import kept_by
from studio.drawing.shapes.boxes import Point

_FIRST_LOOK: Final = 8
"""How many columns and rows off the middle a free hex is looked for at first."""
_IS_OPEN: Final = ~IS_CLOSED
"""Whether track may be built on each code of terrain."""
_AS_FAR_MM: Final = 1e-3
"""What differs by less is as far, however the sums were rounded."""
_MOST_CHANGED: Final = 64
"""What changes more places is looked at as if it were new."""


class Lead(NamedTuple):
    """What the middle of is meant: the ground of countries by their numbers, or else that of a mask."""

    mask: Mask
    numbers: frozenset[int] | None = None

    def holds(self, board: Board, row: int, column: int) -> bool:
        """Return whether ground in a row and column is of it and open to track."""
        mine = self.mask[row, column] if self.numbers is None else board.country[row, column] in self.numbers
        return bool(mine and _IS_OPEN[board.terrain[row, column]])


class Amid(NamedTuple):
    """The hex nearest to the middle of some ground, and for how long it surely is.

    ``total`` is the sum of the ground's ``size`` hexes. When the hex was sought around a place it was
    ``slack_mm`` nearer to it than any other: no other is the nearest until the middle has moved half of that.
    """

    lead: Lead
    hex: Hex
    size: int
    total: Hex
    around: Point
    slack_mm: float

    def after(self, changes: "Changes") -> "Amid | None":
        """Return the same hex for changed ground; None where it has to be sought again."""
        sheet = changes.after.sheet
        count, (q, r), slack = self.size, self.total, self.slack_mm
        off = dist(sheet.centre_mm(self.hex), self.around)
        for row, column in changes.places:
            was, now = (self.lead.holds(board, row, column) for board in changes[:2])
            hex_ = sheet.hex_at(column, row)
            if was and not now and hex_ == self.hex:
                return None
            if now and not was:
                slack = min(slack, dist(sheet.centre_mm(hex_), self.around) - off)
            more = now - was
            count, q, r = count + more, q + more * hex_.q, r + more * hex_.r
        moved = dist(sheet.point_mm(q / count, r / count), self.around)
        if slack <= 2 * moved + _AS_FAR_MM:
            return None
        return self._replace(size=count, total=Hex(q, r), slack_mm=slack)


class Changes(NamedTuple):
    """The rows and columns in which the ground of two boards of one sheet differs."""

    before: Board
    after: Board
    places: list[tuple[int, int]]


def changes_of(before: Board, after: Board) -> Changes | None:
    """Return where the ground of two boards differs; None where that is much, or at the edge of the map."""
    layers = (before.terrain, after.terrain), (before.country, after.country)
    found = [np.flatnonzero(one != other) for one, other in layers if one is not other]
    if sum(map(len, found)) > _MOST_CHANGED:
        return None
    columns = after.sheet.columns
    places = sorted({divmod(at, columns) for each in found for at in each.tolist()})
    if any(OFF in (before.terrain[place], after.terrain[place]) for place in places):
        return None
    return Changes(before, after, places)


def amid(board: Board, lead: Lead, taken: set[Hex]) -> Amid | None:
    """Return the hex nearest to the middle of ground that is open to track, and free if possible.

    It is off the towns always, off the hexes around them and off those ``taken`` while there are others.
    """
    ground = lead.mask & _open_ground(board)
    if not ground.any():
        return None
    count, total = _summed(board.sheet, ground)
    middle, (towns, around) = board.sheet.point_mm(total.q / count, total.r / count), _town_ground(board)
    posted = masked(board.sheet, axial_of(taken))
    for rank, held in enumerate((towns | around | posted, towns | posted, towns)):
        found = _nearest(board.sheet, ground & ~held, middle)
        if found is not None:
            hex_, slack = found
            # Where it was put for want of free ground, any that becomes free is better.
            return Amid(lead, hex_, count, total, middle, 0.0 if rank else slack)
    return None


@kept_by("terrain")
def _open_ground(board: Board) -> Mask:
    """Return the hexes that are open to track."""
    ground: Mask = _IS_OPEN[board.terrain]
    return ground


@kept_by("sheet", "towns")
def _town_ground(board: Board) -> tuple[Mask, Mask]:
    """Return the hexes with towns, and those next to them."""
    towns = masked(board.sheet, axial_of(board.towns_by_hex))
    return towns, beside(board.sheet, towns)


def _summed(sheet: Sheet, mask: Mask) -> tuple[int, Hex]:
    """Return how many hexes a mask has, and their sum."""
    across, down = (np.count_nonzero(mask, axis) for axis in (0, 1))
    columns, rows = np.arange(sheet.columns), np.arange(sheet.rows)
    # The hex in a column and row is the sum of the first one of the column and the first one of the row.
    total = across @ sheet.axial_at(columns, 0 * columns) + down @ sheet.axial_at(0 * rows, rows)
    return int(down.sum()), Hex(*total.tolist())


def _nearest(sheet: Sheet, mask: Mask, point: Point) -> tuple[Hex, float] | None:
    """Return the hex of a mask nearest to a place on the sheet, and by how many millimetres it is nearer.

    Of several it is the first row by row.
    """
    column, row = sheet.place_of(sheet.hex_under(*point))
    reach = _FIRST_LOOK
    while True:
        top, left = max(0, row - reach), max(0, column - reach)
        seen = mask[top : row + reach + 1, left : column + reach + 1]
        rows, columns = np.nonzero(seen)
        axial = sheet.axial_at(columns + left, rows + top)
        off = np.sqrt(np.square(sheet.points_mm(axial) - point).sum(axis=1))
        # What lies farther off than this may be farther than a hex next to what was looked at.
        surely = (reach - 1) * sheet.radius_mm
        if (len(off) and off.min() < surely) or seen.size == mask.size:
            if not len(off):
                return None
            # Of hexes as near as each other it is the first, however the sums were rounded.
            first = int(np.argmin(off.round(6)))
            others = np.delete(off, first)
            return Hex(*axial[first].tolist()), float(min(others.min(initial=np.inf), surely) - off[first])
        reach *= 4
