"""Special destinations on the map: a signpost with the key on each hex that leads to one (6.B1c)."""

from collections.abc import Iterator
from functools import lru_cache

from engine.board.places import Special
from engine.hexes.lattice import Hex
from studio.drawing.boxes import Box, Point
from studio.drawing.extent import Extent, frame
from studio.drawing.fonts import Face
from studio.drawing.keys import KeyBlock, KeyFace, key_block
from studio.drawing.marks import Mark, Polygon, Stroke
from studio.drawing.themes import Theme

_KEY_MM = 2.15
_PAD, _TIP = 0.7, 1.7
_NO_COLOUR = "#000000"
"""Where only its place matters."""


def exits(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield a signpost on every hex of every special destination, pointing off the map."""
    scale = extent.sheet.across_flats_mm / 10
    for special in extent.board.specials:
        for hex_ in special.hexes:
            block, box = _block(special.key, theme.special_ink, scale), badge_box(extent, special, hex_)
            if not extent.reaches(box.grown(2 * _TIP * scale)):
                continue
            post = signpost(box, _way_out(extent, hex_), _TIP * scale)
            yield Polygon(post, theme.special, Stroke(theme.halo, 0.4 * scale))
            yield from block.marks(box.centre)


def badge_box(extent: Extent, special: Special, hex_: Hex) -> Box:
    """Return the box of the key's badge on a hex, without its tip."""
    scale = extent.sheet.across_flats_mm / 10
    return _block(special.key, _NO_COLOUR, scale).box(
        extent.sheet.centre_mm(hex_), _PAD * scale, _PAD * scale
    )


def sign_box(extent: Extent, special: Special, hex_: Hex) -> Box:
    """Return the box of a whole signpost."""
    return badge_box(extent, special, hex_).grown(0.6 * _TIP * extent.sheet.across_flats_mm / 10)


@lru_cache(maxsize=64)
def _block(key: str, colour: str, scale: float) -> KeyBlock:
    """Return a special's key."""
    return key_block((key,), KeyFace(Face.BOLD, _KEY_MM * scale, colour, colour))


def _way_out(extent: Extent, hex_: Hex) -> Point:
    """Return the direction to the nearest edge of the map."""
    x, y = extent.sheet.centre_mm(hex_)
    edge = frame(extent.sheet)
    ways = (
        (edge.right - x, (1.0, 0.0)),
        (x - edge.left, (-1.0, 0.0)),
        (y - edge.top, (0.0, -1.0)),
        (edge.bottom - y, (0.0, 1.0)),
    )
    return min(ways)[1]


def signpost(box: Box, way: Point, tip: float) -> tuple[Point, ...]:
    """Return a box with a tip on the edge that lies in the way's direction."""
    left, top, right, bottom = box
    x, y = box.centre
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    after = {(0.0, -1.0): 1, (1.0, 0.0): 2, (0.0, 1.0): 3, (-1.0, 0.0): 4}[way]
    point = (x + way[0] * (box.width / 2 + tip), y + way[1] * (box.height / 2 + tip))
    return (*corners[:after], point, *corners[after:])
