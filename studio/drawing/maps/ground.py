"""The ground: water, land and what tints it, from the lowest to the highest."""

from collections.abc import Iterator

from engine.board.terrain import FIRST_OWN, OFF, SWAMP
from engine.hexes.lattice import neighbours
from engine.hexes.sides import side_of
from studio.drawing.maps.themes import Theme
from studio.drawing.maps.tints import greyed, mixed
from studio.drawing.shapes.extent import Extent
from studio.drawing.shapes.marks import Cast, Line, Mark, Polygon, Stroke
from studio.drawing.shapes.shapes import Belongs, outlines

_SEAM_MM = 0.12
"""How far neighbouring pieces of one colour reach into each other, so that no seam shows."""
_EDGE_MM = 0.3


def water(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield the water's ground: sea, then lakes."""
    under, centre_mm = outlines(extent.sheet).under, extent.sheet.centre_mm
    for hex_ in extent.hexes:
        if extent.is_water(hex_) and not extent.is_lake(hex_):
            yield Cast(under, *centre_mm(hex_), theme.sea)
    for hex_ in extent.hexes:
        if extent.is_lake(hex_):
            yield Cast(under, *centre_mm(hex_), theme.lake)


def land(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield the land, all of one colour."""
    yield from area(extent, extent.is_dry, theme.land)


def land_kinds(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield the tints of swamps, the board's own kinds and hills."""
    yield from area(extent, of_kind(extent, SWAMP), theme.swamp)
    for code, kind in enumerate(extent.board.kinds, start=FIRST_OWN):
        yield from area(extent, of_kind(extent, code), toned(kind.colour, theme))
    yield from area(extent, extent.is_hill, theme.hill)


def void(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield the places cut off from the sheet, as bare paper with a line around."""
    seam, edge = Stroke(theme.paper, _SEAM_MM), Stroke(theme.faint_ink, _EDGE_MM)
    cut_off = [hex_ for hex_ in extent.hexes if extent.terrain(hex_) == OFF]
    for hex_ in cut_off:
        yield Polygon(extent.outline(hex_), fill=theme.paper, stroke=seam)
    for hex_ in cut_off:
        for direction, other in enumerate(neighbours(hex_)):
            if extent.board.on_map(other):
                yield Line(*extent.sheet.side_mm(side_of(hex_, direction)), edge)


def area(extent: Extent, belongs: Belongs, colour: str) -> Iterator[Mark]:
    """Yield an area as the rounded shapes of its hexes and the tips it takes of others."""
    seam, centre_mm, neighbours_of = Stroke(colour, _SEAM_MM), extent.sheet.centre_mm, extent.neighbours
    hexes, tips = outlines(extent.sheet).hexes, outlines(extent.sheet).tips
    for hex_ in extent.near(extent.sheet.radius_mm + _SEAM_MM):
        inside = tuple(map(belongs, neighbours_of(hex_)))
        if belongs(hex_):
            yield Cast(hexes[inside], *centre_mm(hex_), colour, seam)
        elif (form := tips[inside]) is not None:
            yield Cast(form, *centre_mm(hex_), colour, seam)


def toned(colour: str, theme: Theme) -> str:
    """Return a colour that a designer chose as it suits a theme: nearer to its land, grey where all is."""
    return mixed(greyed(colour) if theme.grey else colour, theme.land, theme.own_kept)


def of_kind(extent: Extent, code: int) -> Belongs:
    """Return the test whether a hex is of one terrain."""
    return lambda hex_: extent.terrain(hex_) == code
