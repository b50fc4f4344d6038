"""Signposts of special destinations: on hexes that lead there, in a country, at an edge (6.B1c)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from engine.board.document import Board
from engine.board.places import Edge, Special
from engine.board.terrain import CLOSED
from engine.board.ways import country_mask, edge_mask
from engine.hexes.lattice import Hex
from engine.hexes.many import Mask, axial_of, beside, masked
from engine.hexes.sheet import Sheet
from studio.drawing.boxes import Box, Point
from studio.drawing.extent import Extent, frame
from studio.drawing.fonts import Face
from studio.drawing.kept import kept_by
from studio.drawing.keys import KeyBlock, KeyFace, key_block
from studio.drawing.marks import Mark, Polygon, Stroke
from studio.drawing.signs import plate
from studio.drawing.themes import Theme

_KEY_MM = 2.15
_PAD, _TIP = 0.7, 1.7
_RADIUS = 0.9
_FIRST_LOOK: Final = 8
"""How many columns and rows off the middle a free hex is looked for at first."""
_IS_OPEN: Final = ~np.isin(np.arange(256), tuple(CLOSED))
"""Whether track may be built on each code of terrain."""
_NO_COLOUR = "#000000"
"""Where only its place matters."""
_OUTWARDS: Final[dict[Edge, Point]] = {
    "north": (0.0, -1.0),
    "south": (0.0, 1.0),
    "west": (-1.0, 0.0),
    "east": (1.0, 0.0),
}


class Signpost(NamedTuple):
    """A signpost: where it leads to, the hex it stands on, and the way it points.

    One for a whole country points nowhere, for one gets there from all around. A ``wide`` one stands for a
    country or an edge, and not for its own hex.
    """

    special: Special
    hex: Hex
    way: Point | None
    wide: bool = False


def signposts(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield the signposts of all special destinations."""
    scale = extent.sheet.across_flats_mm / 10
    rim = Stroke(theme.halo, 0.4 * scale)
    for signpost in signposts_of(extent.board):
        block, box = _block(signpost.special.key, theme.special_ink, scale), plate_box(extent.sheet, signpost)
        if not extent.reaches(box.grown(2 * _TIP * scale)):
            continue
        if signpost.way is None:
            yield plate(box, _RADIUS * scale, theme.special, rim)
        else:
            yield Polygon(_pointing(box, signpost.way, _TIP * scale), theme.special, rim)
        yield from block.marks(box.centre)


def plate_box(sheet: Sheet, signpost: Signpost) -> Box:
    """Return the box of the key on a signpost, without its tip."""
    scale = sheet.across_flats_mm / 10
    block = _block(signpost.special.key, _NO_COLOUR, scale)
    return block.box(sheet.centre_mm(signpost.hex), _PAD * scale, _PAD * scale)


def signpost_box(sheet: Sheet, signpost: Signpost) -> Box:
    """Return the box of a whole signpost."""
    return plate_box(sheet, signpost).grown(0.6 * _TIP * sheet.across_flats_mm / 10)


@kept_by("sheet", "terrain", "country", "countries", "towns", "specials")
def signposts_of(board: Board) -> tuple[Signpost, ...]:
    """Return the signposts of a board: one a hex that leads to a special, one a country, one an edge.

    On a hex with a town there is none, for it would cover the town: that has a tag. Those of countries and
    edges keep off the hexes of all others, for as long as they find room.
    """
    taken = {hex_ for special in board.specials for hex_ in special.hexes}
    return tuple(signpost for special in board.specials for signpost in _signposts_to(board, special, taken))


def _signposts_to(board: Board, special: Special, taken: set[Hex]) -> Iterator[Signpost]:
    """Yield the signposts of a special, those with a choice off the hexes ``taken``, which they add to."""
    for hex_ in special.hexes:
        if hex_ not in board.towns_by_hex:
            yield Signpost(special, hex_, _way_out(board.sheet, hex_))
    if special.country is not None:
        for hex_ in _amid(board, country_mask(board, special.country), taken):
            yield Signpost(special, hex_, None, wide=True)
    if special.edge is not None:
        for hex_ in _amid(board, edge_mask(board, special.edge), taken):
            yield Signpost(special, hex_, _OUTWARDS[special.edge], wide=True)


def _amid(board: Board, mask: Mask, taken: set[Hex]) -> Iterator[Hex]:
    """Yield the hex nearest to the middle of a mask that is open to track, and free if possible.

    It is off the towns always, off the hexes around them and off those ``taken`` while there are others.
    """
    ground = mask & _open_ground(board)
    if not ground.any():
        return
    middle, (towns, around) = _middle(board.sheet, ground), _town_ground(board)
    posted = masked(board.sheet, axial_of(taken))
    for held in (towns | around | posted, towns | posted, towns):
        hex_ = _nearest(board.sheet, ground & ~held, middle)
        if hex_ is not None:
            taken.add(hex_)
            yield hex_
            return


@kept_by("terrain")
def _open_ground(board: Board) -> Mask:
    """Return the hexes that are open to track."""
    ground: Mask = _IS_OPEN[board.terrain]
    return ground


@kept_by("sheet", "towns")
def _town_ground(board: Board) -> tuple[Mask, Mask]:
    """Return the hexes with towns, and those beside them."""
    towns = masked(board.sheet, axial_of(board.towns_by_hex))
    return towns, beside(board.sheet, towns)


def _middle(sheet: Sheet, mask: Mask) -> Point:
    """Return the mean of the centres of a mask's hexes; there must be some."""
    across, down = (np.count_nonzero(mask, axis) for axis in (0, 1))
    columns, rows = np.arange(sheet.columns), np.arange(sheet.rows)
    # The hex in a column and row is the sum of the first one of the column and the first one of the row.
    total = across @ sheet.axial_at(columns, 0 * columns) + down @ sheet.axial_at(0 * rows, rows)
    return sheet.point_mm(*(total / down.sum()).tolist())


def _nearest(sheet: Sheet, mask: Mask, point: Point) -> Hex | None:
    """Return the hex of a mask nearest to a place on the sheet; of several the first row by row."""
    column, row = sheet.place_of(sheet.hex_under(*point))
    reach = _FIRST_LOOK
    while True:
        top, left = max(0, row - reach), max(0, column - reach)
        seen = mask[top : row + reach + 1, left : column + reach + 1]
        rows, columns = np.nonzero(seen)
        axial = sheet.axial_at(columns + left, rows + top)
        off = np.square(sheet.points_mm(axial) - point).sum(axis=1)
        # What lies farther off than this may be farther than a hex beside what was looked at.
        if (len(off) and off.min() < ((reach - 1) * sheet.radius_mm) ** 2) or seen.size == mask.size:
            # Of hexes as near as each other it is the first, however the sums were rounded.
            return Hex(*axial[np.argmin(off.round(6))].tolist()) if len(off) else None
        reach *= 4


def _way_out(sheet: Sheet, hex_: Hex) -> Point:
    """Return the direction to the nearest edge of the map."""
    x, y = sheet.centre_mm(hex_)
    edge = frame(sheet)
    ways = (
        (edge.right - x, (1.0, 0.0)),
        (x - edge.left, (-1.0, 0.0)),
        (y - edge.top, (0.0, -1.0)),
        (edge.bottom - y, (0.0, 1.0)),
    )
    return min(ways)[1]


@lru_cache(maxsize=64)
def _block(key: str, colour: str, scale: float) -> KeyBlock:
    """Return a special's key."""
    return key_block((key,), KeyFace(Face.BOLD, _KEY_MM * scale, colour, colour))


def _pointing(box: Box, way: Point, tip: float) -> tuple[Point, ...]:
    """Return a box with a tip on the edge that lies in the way's direction."""
    left, top, right, bottom = box
    x, y = box.centre
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    after = {(0.0, -1.0): 1, (1.0, 0.0): 2, (0.0, 1.0): 3, (-1.0, 0.0): 4}[way]
    point = (x + way[0] * (box.width / 2 + tip), y + way[1] * (box.height / 2 + tip))
    return (*corners[:after], point, *corners[after:])
