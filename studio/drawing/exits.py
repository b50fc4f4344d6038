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
from engine.hexes.many import Mask, axial_of, beside, masked, unmasked
from engine.hexes.sheet import Sheet
from studio.drawing.boxes import Box, Point
from studio.drawing.extent import Extent, frame
from studio.drawing.fonts import Face
from studio.drawing.kept import kept
from studio.drawing.keys import KeyBlock, KeyFace, key_block
from studio.drawing.marks import Mark, Polygon, Stroke
from studio.drawing.signs import plate
from studio.drawing.themes import Theme

_KEY_MM = 2.15
_PAD, _TIP = 0.7, 1.7
_RADIUS = 0.9
_NO_COLOUR = "#000000"
"""Where only its place matters."""
_OUTWARDS: Final[dict[Edge, Point]] = {
    "north": (0.0, -1.0),
    "south": (0.0, 1.0),
    "west": (-1.0, 0.0),
    "east": (1.0, 0.0),
}


class Post(NamedTuple):
    """A signpost: where it leads to, the hex it stands on, and the way it points.

    One for a whole country points nowhere, for one gets there from all around. A ``wide`` one stands for a
    country or an edge, and not for its own hex.
    """

    special: Special
    hex: Hex
    way: Point | None
    wide: bool = False


def exits(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield the signposts of all special destinations."""
    scale = extent.sheet.across_flats_mm / 10
    rim = Stroke(theme.halo, 0.4 * scale)
    for post in posts(extent.board):
        block, box = _block(post.special.key, theme.special_ink, scale), post_box(extent.sheet, post)
        if not extent.reaches(box.grown(2 * _TIP * scale)):
            continue
        if post.way is None:
            yield plate(box, _RADIUS * scale, theme.special, rim)
        else:
            yield Polygon(_pointing(box, post.way, _TIP * scale), theme.special, rim)
        yield from block.marks(box.centre)


def post_box(sheet: Sheet, post: Post) -> Box:
    """Return the box of the key on a signpost, without its tip."""
    scale = sheet.across_flats_mm / 10
    block = _block(post.special.key, _NO_COLOUR, scale)
    return block.box(sheet.centre_mm(post.hex), _PAD * scale, _PAD * scale)


def sign_box(sheet: Sheet, post: Post) -> Box:
    """Return the box of a whole signpost."""
    return post_box(sheet, post).grown(0.6 * _TIP * sheet.across_flats_mm / 10)


@kept
def posts(board: Board) -> tuple[Post, ...]:
    """Return the signposts of a board: one a hex that leads to a special, one a country, one an edge.

    On a hex with a town there is none, for it would cover the town: that has a tag.
    """
    return tuple(post for special in board.specials for post in _posts_of(board, special))


def _posts_of(board: Board, special: Special) -> Iterator[Post]:
    """Yield the signposts of a special."""
    for hex_ in special.hexes:
        if hex_ not in board.towns_by_hex:
            yield Post(special, hex_, _way_out(board.sheet, hex_))
    if special.country is not None:
        ground = country_mask(board, special.country)
        yield from (Post(special, hex_, None, wide=True) for hex_ in _amid(board, ground))
    if special.edge is not None:
        rim, way = edge_mask(board, special.edge), _OUTWARDS[special.edge]
        yield from (Post(special, hex_, way, wide=True) for hex_ in _amid(board, rim))


def _amid(board: Board, mask: Mask) -> Iterator[Hex]:
    """Yield the hex nearest to the middle of a mask that is open to track, and off towns if possible."""
    sheet = board.sheet
    ground = mask & ~np.isin(board.terrain, tuple(CLOSED))
    towns = masked(sheet, axial_of(board.towns_by_hex))
    for taken in (towns | beside(sheet, towns), towns):
        free = unmasked(sheet, ground & ~taken)
        if len(free):
            middle = sheet.points_mm(unmasked(sheet, ground)).mean(axis=0)
            off = np.square(sheet.points_mm(free) - middle).sum(axis=1)
            # Of hexes as near as each other it is the first, however the sums were rounded.
            yield Hex(*free[np.argmin(off.round(6))].tolist())
            return


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
