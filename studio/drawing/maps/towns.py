"""Towns: a plate with the keys on the hex's centre, a ring for a place without, anchors for ports."""

import math
from collections.abc import Iterator

from engine.board.places import Town
from engine.hexes.lattice import neighbours
from studio.drawing.maps.keys import KeyBlock, KeyFace, key_block
from studio.drawing.maps.signs import anchor, plate
from studio.drawing.maps.themes import Theme
from studio.drawing.shapes.boxes import Box, Point
from studio.drawing.shapes.extent import Extent
from studio.drawing.shapes.fonts import Face
from studio.drawing.shapes.marks import Circle, Mark, Stroke

_KEY_MM, _SMALL_KEY_MM = 2.15, 2.0
_PAD_X, _PAD_Y = 0.75, 0.68
_ROOM = 8.2
"""How wide the keys of a town may be in a hex of 10 mm."""
_RING_MM = 0.8
_ANCHOR_HALF = 1.25
_ANCHOR_OFF = 3.1
_WEST_SOUTH_WEST = (-math.cos(math.radians(35)), math.sin(math.radians(35)))


def towns(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield every town's plate or ring, and the anchors of ports."""
    for hex_ in extent.hexes:
        for town in extent.board.towns_by_hex.get(hex_, ()):
            yield from _signs(extent, theme, town)


def town_keys(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield the keys of every town, on its plate."""
    scale = extent.sheet.across_flats_mm / 10
    for hex_ in extent.hexes:
        for town in extent.board.towns_by_hex.get(hex_, ()):
            if town.keys:
                yield from _block(town, theme, scale).marks(extent.sheet.centre_mm(hex_))


def _signs(extent: Extent, theme: Theme, town: Town) -> Iterator[Mark]:
    """Yield one town's plate or ring, and its anchor if it is a port."""
    scale = extent.sheet.across_flats_mm / 10
    if town.port:
        yield from anchor(anchor_place(extent, town), _ANCHOR_HALF * scale, theme.water_ink, theme.halo)
    centre = extent.sheet.centre_mm(town.hex)
    if not town.keys:
        yield Circle(centre, _RING_MM * scale, theme.plate, Stroke(theme.ink, 0.3 * scale))
        return
    fill, width = (theme.start_plate, 0.3) if town.start else (theme.plate, 0.15 if town.small else 0.34)
    edge = Stroke(theme.plate_ink if theme.light else theme.halo, width * scale)
    radius = 9.0 if town.small else 0.55 * scale
    yield plate(symbol_box(extent, town), radius, fill, edge)


def _block(town: Town, theme: Theme | None, scale: float) -> KeyBlock:
    colour = red = "#000000"
    hollow = theme is not None and theme.lined
    if theme is not None:
        colour = theme.start_ink if town.start else theme.plate_ink
        red = theme.start_ink if town.start else theme.red_suit
    face, height = (Face.REGULAR, _SMALL_KEY_MM) if town.small else (Face.BOLD, _KEY_MM)
    return key_block(town.keys, KeyFace(face, height * scale, colour, red, hollow), _ROOM * scale)


def symbol_box(extent: Extent, town: Town) -> Box:
    """Return the box of a town's plate or ring."""
    scale = extent.sheet.across_flats_mm / 10
    centre = extent.sheet.centre_mm(town.hex)
    if not town.keys:
        return Box(*centre, *centre).grown(_RING_MM * scale)
    return _block(town, None, scale).box(centre, _PAD_X * scale, _PAD_Y * scale)


def key_height(extent: Extent, town: Town) -> float:
    """Return the height of the figures of a town's keys; many are set smaller to find room."""
    return _block(town, None, extent.sheet.across_flats_mm / 10).look.height


def anchor_box(extent: Extent, town: Town) -> Box:
    """Return the box of a port's anchor."""
    x, y = anchor_place(extent, town)
    return Box(x, y, x, y).grown(_ANCHOR_HALF * extent.sheet.across_flats_mm / 10)


def anchor_place(extent: Extent, town: Town) -> Point:
    """Return where a port's anchor lies: next to the plate, towards the water."""
    sheet = extent.sheet
    scale = sheet.across_flats_mm / 10
    x, y = sheet.centre_mm(town.hex)
    wet = [sheet.centre_mm(other) for other in neighbours(town.hex) if extent.is_water(other)]
    dx, dy = sum(wx - x for wx, _ in wet), sum(wy - y for _, wy in wet)
    length = math.hypot(dx, dy)
    ux, uy = (dx / length, dy / length) if length > 0.1 else _WEST_SOUTH_WEST
    box = symbol_box(extent, town)
    beside = (box.width / 2 + _ANCHOR_HALF * scale) / max(abs(ux), 1e-9)
    beyond = (box.height / 2 + _ANCHOR_HALF * scale) / max(abs(uy), 1e-9)
    off = max(_ANCHOR_OFF * scale, min(beside, beyond) + 0.1 * scale)
    return x + ux * off, y + uy * off
