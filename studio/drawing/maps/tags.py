"""Tags: next to each town that leads to special destinations, their keys on small plates (6.B1c)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from engine.board.document import Board
from engine.board.places import Special, Town
from engine.board.terrain import CLOSED
from engine.hexes.lattice import neighbours
from studio.drawing.maps.keys import KeyBlock, KeyFace, key_block
from studio.drawing.maps.signs import plate
from studio.drawing.maps.themes import Theme
from studio.drawing.maps.towns import anchor_box, symbol_box
from studio.drawing.shapes.boxes import Box, Point, around_boxes
from studio.drawing.shapes.extent import Extent
from studio.drawing.shapes.fonts import Face
from studio.drawing.shapes.marks import Mark, Stroke

_KEY_MM: Final = 1.5
_PAD_X, _PAD_Y, _GAP = 0.5, 0.42, 0.2
_RADIUS: Final = 0.4
_ROOM: Final = 9.0
"""How wide tags may stand next to each other at a town in a hex of 10 mm."""
_OVER, _OUT = 0.3, 0.9
"""How far tags lie over the rim of the town's plate, and out beyond its corner."""
_NO_COLOUR = "#000000"
"""Where only its place matters."""


class Tag(NamedTuple):
    """The key of a special at a town that leads there, and the box of its plate."""

    special: Special
    town: Town
    box: Box


def tags(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield the tags of every town that leads to a special."""
    scale = extent.sheet.across_flats_mm / 10
    rim = Stroke(theme.halo, 0.25 * scale)
    for hex_ in extent.hexes if extent.board.specials else ():
        for town in extent.board.towns_by_hex.get(hex_, ()):
            for tag in tags_of(extent, town):
                yield plate(tag.box, _RADIUS * scale, theme.special, rim)
                yield from _block(tag.special.key, theme.special_ink, scale).marks(tag.box.centre)


def tagged(board: Board) -> Iterator[tuple[Town, tuple[Special, ...]]]:
    """Yield the towns that lead to specials, each with these."""
    called = ((town, specials_of(board, town)) for town in board.towns)
    return ((town, specials) for town, specials in called if specials)


def specials_of(board: Board, town: Town) -> tuple[Special, ...]:
    """Return the specials a town leads to by its name, its hex or as a port; none in water, without track."""
    found = tuple(special for special in board.specials if _leads(board, town, special))
    return () if found and board.terrain_at(town.hex) in CLOSED else found


def _leads(board: Board, town: Town, special: Special) -> bool:
    """Return whether a town leads to a special."""
    return (
        leads_as_port(town, special)
        or leads_by_name(board, town, special)
        or leads_by_hex(board, town, special)
    )


def leads_as_port(town: Town, special: Special) -> bool:
    """Return whether a town leads to a special that is reached from any port."""
    return special.any == "port" and town.port


def leads_by_name(board: Board, town: Town, special: Special) -> bool:
    """Return whether a town leads to a special by its name; of several towns of a name the first does."""
    return any(board.towns_by_name.get(name) == town for name in special.towns)


def leads_by_hex(board: Board, town: Town, special: Special) -> bool:
    """Return whether a town leads to a special by its hex; of several towns on a hex the first does."""
    return town.hex in special.hexes and board.towns_by_hex[town.hex][0] == town


def tags_of(extent: Extent, town: Town) -> list[Tag]:
    """Return the tags of a town, at the corner of its plate where they cover least of what is around."""
    specials = specials_of(extent.board, town)
    if not specials:
        return []
    boxes = _rows(tuple(special.key for special in specials), extent.sheet.across_flats_mm / 10)
    whole = around_boxes(boxes)
    taken = list(_taken(extent, town))

    def covered(corner: Point) -> float:
        there = whole.moved(*corner)
        return round(sum(there.common(other) for other in taken), 6)

    corner = min(_corners(extent, town, whole), key=covered)
    placed = (box.moved(*corner) for box in boxes)
    return [Tag(special, town, box) for special, box in zip(specials, placed, strict=True)]


@lru_cache(maxsize=64)
def _rows(keys: tuple[str, ...], scale: float) -> tuple[Box, ...]:
    """Return the plates of keys in rows, from the left and the top of nothing."""
    boxes, left, top = list[Box](), 0.0, 0.0
    for key in keys:
        plain = _block(key, _NO_COLOUR, scale).box((0.0, 0.0), _PAD_X * scale, _PAD_Y * scale)
        if left + plain.width > _ROOM * scale and left:
            left, top = 0.0, top + plain.height + _GAP * scale
        boxes.append(Box(left, top, left + plain.width, top + plain.height))
        left += plain.width + _GAP * scale
    return tuple(boxes)


def _corners(extent: Extent, town: Town, whole: Box) -> tuple[Point, ...]:
    """Return where the top left corner of a town's tags may be, the best first."""
    scale = extent.sheet.across_flats_mm / 10
    sign, over, out = symbol_box(extent, town), _OVER * scale, _OUT * scale
    top = sign.top
    if not town.keys:
        # The ring of a place would not be known again with a piece cut off.
        sign, top = sign.grown(over + _GAP * scale), sign.centre[1] - whole.height / 2
    right, left = sign.right + out - whole.width, sign.left - out
    above, below = sign.top + over - whole.height, sign.bottom - over
    beside = (sign.right - over, top), (sign.left + over - whole.width, top)
    upper, lower = ((right, above), (left, above)), ((right, below), (left, below))
    # A plate of several rows leaves more room next to it than above.
    return (*beside, *upper, *lower) if sign.height > sign.width else (*upper, *beside, *lower)


def _taken(extent: Extent, town: Town) -> Iterator[Box]:
    """Yield the boxes of the anchor of a town, and of the signs of those around it."""
    if town.port:
        yield anchor_box(extent, town)
    for hex_ in neighbours(town.hex):
        for other in extent.board.towns_by_hex.get(hex_, ()):
            yield symbol_box(extent, other)
            if other.port:
                yield anchor_box(extent, other)


@lru_cache(maxsize=256)
def _block(key: str, colour: str, scale: float) -> KeyBlock:
    """Return a special's key as it stands on a tag."""
    return key_block((key,), KeyFace(Face.BOLD, _KEY_MM * scale, colour, colour))
